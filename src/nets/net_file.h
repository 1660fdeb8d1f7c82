// Nets as files: a checked header, then the numbers; a novice may follow (README.md has the format).
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "nets/net.h"
#include "text/problem.h"

namespace wharf::nets {

// What ships is smaller; what is larger is not read.
inline constexpr std::size_t kMostFileBytes = std::size_t{16} << 20U;

// Or what is wrong with a file that is no net.
std::variant<Net, text::Problem> read_net(std::string_view bytes);

// What is wrong with a net for this purpose, or nothing.
std::optional<text::Problem> unfit_for(const Purpose& wanted, const Net& net);

// Of everything of one net but the eight bytes that hold it; changes with every bit.
std::uint64_t hash_of_net(std::string_view bytes);

// The way back, byte for byte: for tests, which make nets of their own.
std::string write_net(const Net& net);

}  // namespace wharf::nets
