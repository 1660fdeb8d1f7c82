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

constexpr std::size_t kBlock = 64;
// Of a block that is the last one: a bit and the length come behind them.
constexpr std::size_t kMostInOne = kBlock - 9;

// `used` bytes that fill no block, and the end of a message of so many bytes in all.
Sha256State last_blocks(Sha256State state, const std::uint8_t* bytes, std::size_t used, std::uint64_t size) {
    std::array<std::uint8_t, 2 * kBlock> end{};
    std::memcpy(end.data(), bytes, used);
    end[used] = 0x80;
    const std::size_t length = used <= kMostInOne ? kBlock : 2 * kBlock;
    for (std::size_t i = 0; i < 8; ++i) end[length - 1 - i] = static_cast<std::uint8_t>((size * 8) >> (8 * i));
    compress(state, end.data());
    if (length > kBlock) compress(state, end.data() + kBlock);
    return state;
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

Sha256State Sha256::words() const { return last_blocks(state_, block_.data(), size_ % block_.size(), size_); }

Digest Sha256::digest() const {
    const Sha256State words = this->words();
    Digest digest;
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<std::uint8_t>(words[i / 4] >> (24 - 8 * (i % 4)));
    return digest;
}

Sha256State sha256_words(std::initializer_list<std::string_view> pieces) {
    std::size_t size = 0;
    for (const std::string_view piece : pieces) size += piece.size();
    if (size > kMostInOne) {
        Sha256 hash;
        for (const std::string_view piece : pieces) hash.add(piece);
        return hash.words();
    }
    std::array<std::uint8_t, kBlock> block;
    std::uint8_t* at = block.data();
    for (const std::string_view piece : pieces) {
        if (!piece.empty()) std::memcpy(at, piece.data(), piece.size());
        at += piece.size();
    }
    return last_blocks(kSha256Begin, block.data(), size, size);
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
