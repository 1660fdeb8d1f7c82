#include "text/json_changes.h"

#include <boost/json/value.hpp>
#include <charconv>
#include <cstring>

namespace wharf::text {

namespace {

using Node = Outline::Node;

// An object or a list: its nodes, and where it begins and ends.
struct Part {
    const Node* nodes;
    const char* text;
    std::uint32_t first;
    std::uint32_t last;
    std::uint32_t begin;
    std::uint32_t end;

    static Part all_of(const OutlinedText& whole) {
        const auto count = static_cast<std::uint32_t>(whole.outline.nodes().size());
        return {whole.outline.nodes().data(),
                whole.text.data(),
                0,
                count,
                0,
                static_cast<std::uint32_t>(whole.text.size())};
    }
    Part in(std::uint32_t i) const { return {nodes, text, i + 1, nodes[i].next, nodes[i].value(), nodes[i].end}; }

    // An item of a list ends where the next one with a node begins: behind numbers and texts that stand between, none
    // of which ends with a bracket.
    bool is_one(const Node& of) const {
        return of.name_size != 0 || text[of.end - 1] == ']' || text[of.end - 1] == '}';
    }
};

class Changes {
 public:
    // The first change has a comma before it too.
    explicit Changes(std::string& to) : to_(to) {
        constexpr std::size_t kUsual = 60;
        pointer_.reserve(kUsual);
        pointer_ = ",\"/";
    }

    // False, and nothing is written: they have not the same fields, or not as many items, or not all that lies in them
    // has a node, as numbers in a list have none.
    bool write(const Part& before, const Part& now) {
        if (before.first == before.last || now.first == now.last || before.text[before.begin] != now.text[now.begin])
            return false;
        const std::size_t written = to_.size();
        const std::size_t pointed = pointer_.size();
        if (write_all(before, now)) return true;
        to_.resize(written);
        pointer_.resize(pointed);
        return false;
    }

 private:
    bool write_all(const Part& before, const Part& now) {
        std::uint32_t a = before.first;
        std::uint32_t b = now.first;
        std::uint32_t behind_a = before.begin;
        std::uint32_t behind_b = now.begin;
        for (std::uint32_t item = 0; a < before.last && b < now.last; ++item) {
            const Node& old_node = before.nodes[a];
            const Node& node = now.nodes[b];
            if (old_node.begin != behind_a + 1 || node.begin != behind_b + 1) return false;
            if (!before.is_one(old_node) || !now.is_one(node)) return false;
            const char* old_text = before.text + old_node.begin;
            const char* text = now.text + node.begin;
            const std::size_t size = node.end - node.begin;
            const bool is_same = old_node.end - old_node.begin == size && std::memcmp(old_text, text, size) == 0;
            if (!is_same) {
                const std::size_t name_size = node.name_size;
                if (old_node.name_size != name_size) return false;
                if (name_size != 0 && std::memcmp(old_text + 1, text + 1, name_size) != 0) return false;
                const std::size_t pointed = pointer_.size();
                if (node.next == b + 1) {
                    put(text, size, name_size, item);
                } else {
                    point(text, name_size, item);
                    if (!write(before.in(a), now.in(b))) {
                        pointer_.resize(pointed);
                        put(text, size, name_size, item);
                    }
                    pointer_.resize(pointed);
                }
            }
            behind_a = old_node.end;
            behind_b = node.end;
            a = old_node.next;
            b = node.next;
        }
        return a == before.last && b == now.last && behind_a + 1 == before.end && behind_b + 1 == now.end;
    }

    // `text`: "name":value, or only a value.
    void point(const char* text, std::size_t name_size, std::uint32_t item) {
        if (name_size != 0)
            pointer_.append(text + 1, name_size);
        else
            number(pointer_, item);
        pointer_ += '/';
    }
    void put(const char* text, std::size_t size, std::size_t name_size, std::uint32_t item) {
        to_.append(pointer_);
        if (name_size != 0) {
            to_.append(text + 1, size - 1);
            return;
        }
        number(to_, item);
        to_.append("\":", 2);
        to_.append(text, size);
    }
    static void number(std::string& to, std::uint32_t item) {
        char digits[10];
        to.append(digits, std::to_chars(digits, digits + sizeof digits, item).ptr);
    }

    std::string& to_;
    std::string pointer_;
};

}  // namespace

bool find_changes(std::string& fields, const OutlinedText& before, const OutlinedText& now) {
    fields.clear();
    if (before.text.empty() || now.text.empty()) return false;
    if (!Changes(fields).write(Part::all_of(before), Part::all_of(now))) return false;
    if (!fields.empty()) fields.erase(0, 1);
    return true;
}

bool apply_changes(boost::json::object& object, const boost::json::object& changes) {
    for (const auto& [pointer, value] : changes) {
        boost::json::value* place = nullptr;
        std::string_view rest(pointer.data(), pointer.size());
        if (!rest.starts_with('/')) return false;
        while (!rest.empty()) {
            rest.remove_prefix(1);
            const std::string_view name = rest.substr(0, rest.find('/'));
            rest.remove_prefix(name.size());
            boost::json::object* fields = place == nullptr ? &object : place->if_object();
            boost::json::array* items = place == nullptr ? nullptr : place->if_array();
            place = nullptr;
            if (fields != nullptr) place = fields->if_contains(name);
            if (items != nullptr) {
                std::size_t i = items->size();
                const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), i);
                if (error == std::errc() && end == name.data() + name.size()) place = items->if_contains(i);
            }
            if (place == nullptr) return false;
        }
        *place = value;
    }
    return true;
}

}  // namespace wharf::text
