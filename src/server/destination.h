// Where this server sends something of its own accord: addresses that people gave it. Whoever gives one must not reach
// through us what only we can reach: our own machine, and the networks it stands in.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wharf::server {

// Of an address "https://host:port/path?query".
struct Destination {
    std::string host;
    std::uint16_t port = 443;
    std::string path;  // with the query; "/" at least

    // "https://host", with the port where it is another than 443.
    std::string origin() const;
};

inline constexpr std::size_t kLongestDestination = 1000;

// Nothing if it is no such address, has a user in it, a fragment, signs that must be escaped, or a port that other
// services use (below 1024, but for 443).
std::optional<Destination> read_destination(std::string_view url);

// Whether it is an address of the world at large: no machine of a private network, no router, no crowd.
bool is_public(const boost::asio::ip::address& address);

// "somebody@example.org", of plain letters as every mail server takes it, and nothing that could end a line or begin
// another address.
bool is_mail_address(std::string_view text);

}  // namespace wharf::server
