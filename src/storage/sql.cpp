#include "storage/sql.h"

#include <cstdlib>

namespace wharf::storage {

std::int64_t Row::integer(std::size_t column) const {
    const Value& value = values_[column];
    if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
    const auto& text = std::get<std::string>(value);
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

double Row::real(std::size_t column) const {
    const Value& value = values_[column];
    if (const auto* number = std::get_if<double>(&value)) return *number;
    if (const auto* number = std::get_if<std::int64_t>(&value)) return static_cast<double>(*number);
    const auto& text = std::get<std::string>(value);
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

Param Row::param(std::size_t column) const {
    return std::visit([](const auto& value) -> Param { return value; }, values_[column]);
}

}  // namespace wharf::storage
