#include "server/address.h"

#include <algorithm>

namespace wharf::server {

namespace ip = boost::asio::ip;

std::string counted_address(const ip::address& address) {
    if (address.is_v4()) return address.to_string();
    const ip::address_v6 six = address.to_v6();
    if (six.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, six).to_string();
    ip::address_v6::bytes_type bytes = six.to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6(bytes).to_string() + "/64";
}

std::optional<std::string> counted_address(std::string_view text) {
    if (text.starts_with('[')) {
        text = text.substr(1, text.find(']') - 1);
    } else if (std::count(text.begin(), text.end(), ':') == 1) {
        text = text.substr(0, text.find(':'));
    }
    boost::system::error_code error;
    const ip::address address = ip::make_address(std::string(text), error);
    if (error) return std::nullopt;
    return counted_address(address);
}

}  // namespace wharf::server
