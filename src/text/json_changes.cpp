#include "text/json_changes.h"

#include <boost/json/value.hpp>
#include <charconv>

namespace wharf::text {

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
