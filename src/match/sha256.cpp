#include "match/sha256.h"

#include <algorithm>
#include <cstring>

namespace wharf::match {

namespace {

int value_of_digit(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    return -1;
}

}  // namespace

Sha256& Sha256::add(std::string_view bytes) {
    const auto* at = reinterpret_cast<const std::uint8_t*>(bytes.data());
    for (std::size_t left = bytes.size(); left > 0;) {
        const std::size_t used = size_ % block_.size();
        const std::size_t taken = std::min(left, block_.size() - used);
        std::memcpy(block_.data() + used, at, taken);
        size_ += taken;
        at += taken;
        left -= taken;
        if (used + taken == block_.size()) compress(state_, block_.data());
    }
    return *this;
}

Digest Sha256::digest() const {
    Sha256 last = *this;
    static constexpr std::array<char, 64> kPadding{'\x80'};
    const std::size_t used = size_ % block_.size();
    last.add({kPadding.data(), used < 56 ? 56 - used : 120 - used});
    std::array<char, 8> bits;
    for (std::size_t i = 0; i < 8; ++i) bits[i] = static_cast<char>((size_ * 8) >> (56 - 8 * i));
    last.add({bits.data(), bits.size()});
    Digest digest;
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<std::uint8_t>(last.state_[i / 4] >> (24 - 8 * (i % 4)));
    return digest;
}

Digest sha256(std::string_view bytes) { return Sha256().add(bytes).digest(); }

Hmac::Hmac(std::string_view key) {
    const Digest hashed = key.size() > 64 ? sha256(key) : Digest{};
    if (key.size() > 64) key = bytes_of(hashed);
    std::string inner(64, '\x36');
    std::string outer(64, '\x5c');
    for (std::size_t i = 0; i < key.size(); ++i) {
        inner[i] = static_cast<char>(inner[i] ^ key[i]);
        outer[i] = static_cast<char>(outer[i] ^ key[i]);
    }
    inner_.add(inner);
    outer_.add(outer);
}

Digest Hmac::of(std::string_view message) const {
    Sha256 inner = inner_;
    Sha256 outer = outer_;
    return outer.add(bytes_of(inner.add(message).digest())).digest();
}

std::string hexadecimal(const Digest& digest) {
    std::string digits;
    for (const std::uint8_t byte : digest) {
        digits.push_back("0123456789abcdef"[byte >> 4U]);
        digits.push_back("0123456789abcdef"[byte & 15U]);
    }
    return digits;
}

std::optional<Digest> read_digest(std::string_view digits) {
    Digest digest;
    if (digits.size() != 2 * digest.size()) return std::nullopt;
    for (std::size_t i = 0; i < digest.size(); ++i) {
        const int high = value_of_digit(digits[2 * i]);
        const int low = value_of_digit(digits[2 * i + 1]);
        if (high < 0 || low < 0) return std::nullopt;
        digest[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return digest;
}

}  // namespace wharf::match
