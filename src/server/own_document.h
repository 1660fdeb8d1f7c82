// Documents of our own making that come back from the store.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string_view>

#include "protocol/fields.h"

namespace wharf::server {

// Nothing: it is damaged, or of another version.
template <class T>
std::optional<T> read_own(std::string_view document) {
    boost::system::error_code error;
    const boost::json::value value = boost::json::parse({document.data(), document.size()}, error);
    if (error) return std::nullopt;
    T read_into;
    protocol::Fault fault;
    protocol::read(value, read_into, {}, fault);
    if (fault.found()) return std::nullopt;
    return read_into;
}

}  // namespace wharf::server
