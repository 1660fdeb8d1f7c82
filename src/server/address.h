// Addresses of clients as limits count them.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace wharf::server {

// An IPv4 address as it is. Of an IPv6 address the /64 it lies in: whoever has one has all of that. An IPv4 address
// that is written as an IPv6 one is the IPv4 address.
std::string counted_address(const boost::asio::ip::address& address);

// The same of what a proxy wrote: "192.0.2.1", "192.0.2.1:80", "2001:db8::1", "[2001:db8::1]:80". Nothing if it is
// none.
std::optional<std::string> counted_address(std::string_view text);

}  // namespace wharf::server
