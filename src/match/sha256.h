// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) over it: the same few lines on the server, on the command line and in the
// browser, so that all of them check the same dice.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "match/sha256_rounds.h"

namespace wharf::match {

using Digest = std::array<std::uint8_t, 32>;

inline std::string_view bytes_of(const Digest& digest) {
    return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

// Texts go in piece by piece; a copy goes on from where the original is.
class Sha256 {
 public:
    Sha256& add(std::string_view bytes);
    Digest digest() const;
    // The same as eight numbers, the first bytes highest.
    Sha256State words() const;

 private:
    Sha256State state_ = kSha256Begin;
    std::array<std::uint8_t, 64> block_{};
    std::uint64_t size_ = 0;  // bytes so far
};

Digest sha256(std::string_view bytes);
// Of pieces, one after the other; for many short ones.
Sha256State sha256_words(std::initializer_list<std::string_view> pieces);

// A key that many messages are hashed with: what depends on the key alone is done once.
class Hmac {
 public:
    explicit Hmac(std::string_view key);
    Digest of(std::string_view message) const;

 private:
    Sha256 inner_;
    Sha256 outer_;
};

// 64 lower-case digits, and back; nothing where they are anything else.
std::string hexadecimal(const Digest& digest);
std::optional<Digest> read_digest(std::string_view digits);

}  // namespace wharf::match
