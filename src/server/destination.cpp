#include "server/destination.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace wharf::server {

namespace {

namespace ip = boost::asio::ip;

bool is_letter_or_digit(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

// Labels of letters, digits and hyphens between dots.
bool is_host(std::string_view host) {
    if (host.empty() || host.size() > 253) return false;
    while (true) {
        const std::string_view label = host.substr(0, host.find('.'));
        if (label.empty() || label.size() > 63 || label.front() == '-' || label.back() == '-') return false;
        if (!std::all_of(label.begin(), label.end(), [](char c) { return is_letter_or_digit(c) || c == '-'; }))
            return false;
        if (label.size() == host.size()) return true;
        host.remove_prefix(label.size() + 1);
    }
}

struct Network4 {
    std::uint32_t begin;
    unsigned bits;
};

constexpr std::uint32_t four(unsigned a, unsigned b, unsigned c = 0) { return a << 24U | b << 16U | c << 8U; }

// IANA's special-purpose addresses, and those of crowds.
constexpr std::array<Network4, 15> kNotPublic{{{four(0, 0), 8},
                                               {four(10, 0), 8},
                                               {four(100, 64), 10},
                                               {four(127, 0), 8},
                                               {four(169, 254), 16},
                                               {four(172, 16), 12},
                                               {four(192, 0, 0), 24},
                                               {four(192, 0, 2), 24},
                                               {four(192, 88, 99), 24},
                                               {four(192, 168), 16},
                                               {four(198, 18), 15},
                                               {four(198, 51, 100), 24},
                                               {four(203, 0, 113), 24},
                                               {four(224, 0), 4},
                                               {four(240, 0), 4}}};

bool is_public4(std::uint32_t address) {
    return std::none_of(kNotPublic.begin(), kNotPublic.end(), [&](const Network4& network) {
        return (address >> (32U - network.bits)) == (network.begin >> (32U - network.bits));
    });
}

bool is_public6(const ip::address_v6::bytes_type& bytes) {
    const unsigned first = bytes[0] * 256U + bytes[1];
    const unsigned second = bytes[2] * 256U + bytes[3];
    if ((first & 0xE000U) != 0x2000U) return false;                 // what the world uses begins with 001
    if (first == 0x2002U) return false;                             // an IPv4 address inside: 6to4
    if (first == 0x2001U && (second & 0xFE00U) == 0) return false;  // protocols' own, Teredo among them
    if (first == 0x2001U && second == 0x0DB8U) return false;        // examples
    return !(first == 0x3FFFU && second < 0x1000U);                 // examples
}

}  // namespace

std::string Destination::origin() const { return "https://" + host + (port == 443 ? "" : ":" + std::to_string(port)); }

std::optional<Destination> read_destination(std::string_view url) {
    constexpr std::string_view kScheme = "https://";
    if (url.size() > kLongestDestination || !url.starts_with(kScheme)) return std::nullopt;
    // Of printable signs, without spaces and quotes: nothing can end the line of a request.
    if (!std::all_of(url.begin(), url.end(), [](char c) {
            return c > ' ' && c < '\x7f' && std::string_view("\"<>\\^`{|}#").find(c) == std::string_view::npos;
        }))
        return std::nullopt;
    url.remove_prefix(kScheme.size());
    const std::string_view authority = url.substr(0, url.find_first_of("/?"));
    Destination found;
    const std::size_t colon = authority.find(':');
    found.host = authority.substr(0, colon);
    if (!is_host(found.host)) return std::nullopt;
    if (colon != std::string_view::npos) {
        const std::string_view port = authority.substr(colon + 1);
        const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), found.port);
        if (error != std::errc() || end != port.data() + port.size()) return std::nullopt;
        if (found.port != 443 && found.port < 1024) return std::nullopt;
    }
    found.path = url.substr(authority.size());
    if (found.path.empty() || found.path.front() != '/') found.path.insert(0, "/");
    return found;
}

bool is_public(const ip::address& address) {
    if (address.is_v4()) return is_public4(address.to_v4().to_uint());
    const ip::address_v6 v6 = address.to_v6();
    if (v6.is_v4_mapped()) return is_public4(ip::make_address_v4(ip::v4_mapped, v6).to_uint());
    return is_public6(v6.to_bytes());
}

bool is_mail_address(std::string_view text) {
    const std::size_t at = text.rfind('@');
    if (at == std::string_view::npos || at == 0 || at > 64 || text.size() > 254) return false;
    const std::string_view local = text.substr(0, at);
    const std::string_view domain = text.substr(at + 1);
    const bool is_plain = std::all_of(local.begin(), local.end(), [](char c) {
        return is_letter_or_digit(c) || std::string_view(".!#$%&'*+/=?^_`{|}~-").find(c) != std::string_view::npos;
    });
    const bool has_good_dots =
        local.front() != '.' && local.back() != '.' && local.find("..") == std::string_view::npos;
    return is_plain && has_good_dots && is_host(domain) && domain.find('.') != std::string_view::npos;
}

}  // namespace wharf::server
