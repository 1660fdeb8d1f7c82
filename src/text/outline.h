// Where the fields of a JSON text stand, noted while it is written: what has changed in it since is then found without
// reading it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wharf::text {

// A field of an object, or an object or list within a list, down to a few levels. Each is followed by what lies in it.
class Outline {
 public:
    struct Node {
        std::uint32_t begin = 0;      // its name, or its value where it has none
        std::uint32_t end = 0;        // behind its value
        std::uint32_t next = 0;       // the first node that does not lie in it
        std::uint32_t name_size = 0;  // 0: an item of a list

        std::uint32_t value() const { return name_size == 0 ? begin : begin + name_size + 3; }  // "name":
    };
    // view.table.boards[0].dice of a scene lies so deep.
    static constexpr std::size_t kDeepest = 5;

    std::span<const Node> nodes() const { return nodes_; }

    // As a text is written that had `size` bytes before: something begins at a place, something is opened, or closed.
    void clear() {
        nodes_.clear();
        level_ = 0;
    }
    void begin(std::size_t size, std::size_t at, std::size_t name_size) {
        if (level_ == 0 || level_ > kDeepest) return;
        end_open(size);
        open_[level_] = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back({static_cast<std::uint32_t>(at), 0, 0, static_cast<std::uint32_t>(name_size)});
    }
    void open() {
        if (++level_ <= kDeepest) open_[level_] = kNone;
    }
    void close(std::size_t size) {
        if (level_ <= kDeepest) end_open(size);
        --level_;
    }

 private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    void end_open(std::size_t size) {
        if (open_[level_] == kNone) return;
        Node& node = nodes_[open_[level_]];
        node.end = static_cast<std::uint32_t>(size);
        node.next = static_cast<std::uint32_t>(nodes_.size());
        open_[level_] = kNone;
    }

    std::vector<Node> nodes_;
    std::array<std::uint32_t, kDeepest + 1> open_{};
    std::size_t level_ = 0;  // how many brackets are open
};

// A JSON object and its outline.
struct OutlinedText {
    std::string text;
    Outline outline;
};

}  // namespace wharf::text
