// A request, field by field: each reader answers nothing for what is missing or of another kind.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string_view>

#include "core/game.h"

namespace wharf::wasm {

class Asked {
 public:
    explicit Asked(const boost::json::object& request) : request_(request) {}

    const boost::json::value* value(std::string_view name) const { return request_.if_contains(name); }

    std::optional<std::string_view> word(std::string_view name) const {
        const boost::json::value* found = value(name);
        if (found == nullptr || !found->is_string()) return std::nullopt;
        return std::string_view(found->get_string());
    }

    std::optional<std::int64_t> number(std::string_view name, std::int64_t least, std::int64_t most) const {
        const boost::json::value* found = value(name);
        if (found == nullptr || !found->is_int64()) return std::nullopt;
        const std::int64_t number = found->get_int64();
        if (number < least || number > most) return std::nullopt;
        return number;
    }

    // A seat of the table; null means a spectator.
    std::optional<Seat> observer(int players) const {
        const boost::json::value* found = value("seat");
        if (found != nullptr && found->is_null()) return kSpectator;
        const auto seat = number("seat", 0, players - 1);
        if (!seat) return std::nullopt;
        return static_cast<Seat>(*seat);
    }

 private:
    const boost::json::object& request_;
};

}  // namespace wharf::wasm
