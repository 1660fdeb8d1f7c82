#include "server/base64url.h"

#include <cstdint>

namespace wharf::server {

namespace {

constexpr std::string_view kForAddresses = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view kForMail = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string written(std::string_view bytes, std::string_view alphabet) {
    std::string text;
    text.reserve((bytes.size() * 4 + 2) / 3);
    std::uint32_t bits = 0;
    int held = 0;
    for (const char byte : bytes) {
        bits = (bits << 8U) | static_cast<unsigned char>(byte);
        for (held += 8; held >= 6; held -= 6) text += alphabet[(bits >> static_cast<unsigned>(held - 6)) & 63U];
    }
    if (held > 0) text += alphabet[(bits << static_cast<unsigned>(6 - held)) & 63U];
    return text;
}

}  // namespace

std::string base64url(std::string_view bytes) { return written(bytes, kForAddresses); }

std::string base64(std::string_view bytes) {
    std::string text = written(bytes, kForMail);
    text.append((4 - text.size() % 4) % 4, '=');
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    while (!text.empty() && text.back() == '=') text.remove_suffix(1);
    if (text.size() % 4 == 1) return std::nullopt;
    std::string bytes;
    std::uint32_t bits = 0;
    int held = 0;
    for (const char sign : text) {
        const std::size_t value = kForAddresses.find(sign);
        if (value == std::string_view::npos) return std::nullopt;
        bits = (bits << 6U) | static_cast<std::uint32_t>(value);
        held += 6;
        if (held < 8) continue;
        held -= 8;
        bytes += static_cast<char>((bits >> static_cast<unsigned>(held)) & 255U);
    }
    return bytes;
}

}  // namespace wharf::server
