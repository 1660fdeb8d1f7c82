// Messages to a browser that is not here: encrypted for it alone (RFC 8291, aes128gcm of RFC 8188), and signed so that
// its push service knows who sends them (RFC 8292, VAPID).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

typedef struct evp_pkey_st EVP_PKEY;

namespace wharf::server {

// A key on the curve P-256 with its secret half.
class EcKey {
 public:
    static EcKey fresh();
    // Of a secret of 32 bytes and its point of 65, as base64url; nothing if they are no pair.
    static std::optional<EcKey> of(std::string_view secret, std::string_view point);

    // Both halves as text, to be kept; and back.
    std::string text() const;
    static std::optional<EcKey> from_text(std::string_view text);

    // The public half: 65 bytes, uncompressed.
    const std::string& point() const { return point_; }
    // What both sides of a key exchange know; nothing if the other's point is not on the curve.
    std::optional<std::string> shared_with(std::string_view point) const;
    // ES256: r and s, 64 bytes.
    std::string sign(std::string_view text) const;

 private:
    EcKey(std::shared_ptr<EVP_PKEY> key, std::string secret, std::string point)
        : key_(std::move(key)), secret_(std::move(secret)), point_(std::move(point)) {}

    std::shared_ptr<EVP_PKEY> key_;
    std::string secret_;
    std::string point_;
};

// What a browser says when it subscribes, as bytes.
struct PushKeys {
    std::string point;   // p256dh, 65 bytes
    std::string secret;  // auth, 16 bytes
};

// A browser's keys as it gives them, base64url; nothing if they are none.
std::optional<PushKeys> push_keys(std::string_view p256dh, std::string_view auth);

// No push service must take more than 4096 bytes.
inline constexpr std::size_t kLongestPush = 3000;

// The body of the request. `sender` is made for this message alone, `salt` is 16 random bytes. Nothing if the
// browser's point is not on the curve.
std::optional<std::string> encrypted_push(std::string_view text, const PushKeys& browser, const EcKey& sender,
                                          std::string_view salt);

// The value of the Authorization header for a push service ("https://push.example"). `subject` is how its people reach
// ours, a URL; may be empty. `until` in seconds since 1970, at most a day ahead.
std::string vapid(const EcKey& key, std::string_view audience, std::string_view subject, std::int64_t until);

// SHA-256 with a key, as hexadecimal digits: what signs a webhook.
std::string hmac_sha256(std::string_view key, std::string_view text);

}  // namespace wharf::server
