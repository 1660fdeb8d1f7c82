#include "server/web_push.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/param_build.h>

#include <array>
#include <boost/json.hpp>
#include <stdexcept>

#include "server/base64url.h"
#include "server/tokens.h"

namespace wharf::server {

namespace {

constexpr std::size_t kPointBytes = 65;
constexpr std::size_t kSecretBytes = 32;
constexpr std::size_t kTagBytes = 16;
constexpr std::uint32_t kRecordBytes = 4096;

template <auto Free>
struct Freed {
    template <class T>
    void operator()(T* owned) const {
        Free(owned);
    }
};
template <class T, auto Free>
using Owned = std::unique_ptr<T, Freed<Free>>;

const unsigned char* bytes(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }
unsigned char* bytes(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

// OpenSSL does not fail for reasons of ours.
void must(bool done) {
    if (!done) throw std::runtime_error("OpenSSL cannot do what it must");
}

std::shared_ptr<EVP_PKEY> key_of(std::string_view point, std::string_view secret) {
    const Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free> builder(OSSL_PARAM_BLD_new());
    const Owned<BIGNUM, BN_clear_free> number(
        secret.empty() ? nullptr : BN_bin2bn(bytes(secret), static_cast<int>(secret.size()), nullptr));
    must(builder != nullptr &&
         OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) == 1 &&
         OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()) == 1);
    if (number) must(OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()) == 1);
    const Owned<OSSL_PARAM, OSSL_PARAM_free> params(OSSL_PARAM_BLD_to_param(builder.get()));
    const Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free> context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    must(params != nullptr && context != nullptr && EVP_PKEY_fromdata_init(context.get()) == 1);
    EVP_PKEY* key = nullptr;
    const int selection = secret.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
    if (EVP_PKEY_fromdata(context.get(), &key, selection, params.get()) != 1) return nullptr;
    std::shared_ptr<EVP_PKEY> owned(key, EVP_PKEY_free);
    const Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free> check(EVP_PKEY_CTX_new(key, nullptr));
    must(check != nullptr);
    const bool is_good = secret.empty() ? EVP_PKEY_public_check(check.get()) == 1 : EVP_PKEY_check(check.get()) == 1;
    return is_good ? owned : nullptr;
}

std::string hkdf(std::string_view salt, std::string_view key, std::string_view info, std::size_t size) {
    const Owned<EVP_KDF, EVP_KDF_free> kdf(EVP_KDF_fetch(nullptr, "HKDF", nullptr));
    const Owned<EVP_KDF_CTX, EVP_KDF_CTX_free> context(EVP_KDF_CTX_new(kdf.get()));
    must(context != nullptr);
    std::string digest = "SHA256";
    const auto octets = [](const char* name, std::string_view value) {
        return OSSL_PARAM_construct_octet_string(name, const_cast<char*>(value.data()), value.size());
    };
    const std::array params{OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
                            octets(OSSL_KDF_PARAM_SALT, salt), octets(OSSL_KDF_PARAM_KEY, key),
                            octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
    std::string out(size, '\0');
    must(EVP_KDF_derive(context.get(), bytes(out), size, params.data()) == 1);
    return out;
}

std::string aes_128_gcm(std::string_view key, std::string_view nonce, std::string_view text) {
    const Owned<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free> context(EVP_CIPHER_CTX_new());
    std::string out(text.size() + kTagBytes, '\0');
    int size = 0;
    int last = 0;
    must(context != nullptr &&
         EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes(key), bytes(nonce)) == 1 &&
         EVP_EncryptUpdate(context.get(), bytes(out), &size, bytes(text), static_cast<int>(text.size())) == 1 &&
         EVP_EncryptFinal_ex(context.get(), bytes(out) + size, &last) == 1 &&
         EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTagBytes, bytes(out) + text.size()) == 1);
    return out;
}

}  // namespace

// --- keys -----------------------------------------------------------------------------------------------------------

EcKey EcKey::fresh() {
    const std::shared_ptr<EVP_PKEY> key(EVP_EC_gen("prime256v1"), EVP_PKEY_free);
    must(key != nullptr);
    std::string point(kPointBytes, '\0');
    std::size_t size = 0;
    must(EVP_PKEY_get_octet_string_param(key.get(), OSSL_PKEY_PARAM_PUB_KEY, bytes(point), point.size(), &size) == 1 &&
         size == kPointBytes);
    BIGNUM* number = nullptr;
    must(EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1);
    const Owned<BIGNUM, BN_clear_free> owned(number);
    std::string secret(kSecretBytes, '\0');
    must(BN_bn2binpad(number, bytes(secret), static_cast<int>(secret.size())) == static_cast<int>(secret.size()));
    return {key, std::move(secret), std::move(point)};
}

std::optional<EcKey> EcKey::of(std::string_view secret, std::string_view point) {
    auto secret_bytes = from_base64url(secret);
    auto point_bytes = from_base64url(point);
    if (!secret_bytes || !point_bytes || secret_bytes->size() != kSecretBytes || point_bytes->size() != kPointBytes)
        return std::nullopt;
    auto key = key_of(*point_bytes, *secret_bytes);
    if (key == nullptr) return std::nullopt;
    return EcKey(std::move(key), std::move(*secret_bytes), std::move(*point_bytes));
}

std::string EcKey::text() const { return base64url(secret_) + "." + base64url(point_); }

std::optional<EcKey> EcKey::from_text(std::string_view text) {
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos) return std::nullopt;
    return of(text.substr(0, dot), text.substr(dot + 1));
}

std::optional<std::string> EcKey::shared_with(std::string_view point) const {
    if (point.size() != kPointBytes) return std::nullopt;
    const std::shared_ptr<EVP_PKEY> other = key_of(point, {});
    if (other == nullptr) return std::nullopt;
    const Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free> context(EVP_PKEY_CTX_new(key_.get(), nullptr));
    std::string shared(kSecretBytes, '\0');
    std::size_t size = shared.size();
    must(context != nullptr && EVP_PKEY_derive_init(context.get()) == 1);
    if (EVP_PKEY_derive_set_peer(context.get(), other.get()) != 1 ||
        EVP_PKEY_derive(context.get(), bytes(shared), &size) != 1 || size != kSecretBytes)
        return std::nullopt;
    return shared;
}

std::string EcKey::sign(std::string_view text) const {
    const Owned<EVP_MD_CTX, EVP_MD_CTX_free> context(EVP_MD_CTX_new());
    std::string der(128, '\0');
    std::size_t size = der.size();
    must(context != nullptr && EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1 &&
         EVP_DigestSign(context.get(), bytes(der), &size, bytes(text), text.size()) == 1);
    const unsigned char* begin = bytes(der);
    const Owned<ECDSA_SIG, ECDSA_SIG_free> signature(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(size)));
    must(signature != nullptr);
    std::string both(2 * kSecretBytes, '\0');
    constexpr int kHalf = kSecretBytes;
    must(BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), bytes(both), kHalf) == kHalf &&
         BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), bytes(both) + kHalf, kHalf) == kHalf);
    return both;
}

// --- messages -------------------------------------------------------------------------------------------------------

std::optional<PushKeys> push_keys(std::string_view p256dh, std::string_view auth) {
    auto point = from_base64url(p256dh);
    auto secret = from_base64url(auth);
    if (!point || !secret || point->size() != kPointBytes || secret->size() != 16) return std::nullopt;
    if (key_of(*point, {}) == nullptr) return std::nullopt;
    return PushKeys{std::move(*point), std::move(*secret)};
}

std::optional<std::string> encrypted_push(std::string_view text, const PushKeys& browser, const EcKey& sender,
                                          std::string_view salt) {
    const std::optional<std::string> shared = sender.shared_with(browser.point);
    if (!shared || text.size() > kLongestPush) return std::nullopt;
    using namespace std::string_literals;
    const std::string key =
        hkdf(browser.secret, *shared, "WebPush: info\0"s + browser.point + sender.point(), kSecretBytes);
    const std::string content_key = hkdf(salt, key, "Content-Encoding: aes128gcm\0"s, 16);
    const std::string nonce = hkdf(salt, key, "Content-Encoding: nonce\0"s, 12);
    std::string body(salt);
    for (const unsigned shift : {24U, 16U, 8U, 0U}) body += static_cast<char>((kRecordBytes >> shift) & 255U);
    body += static_cast<char>(kPointBytes);
    body += sender.point();
    body += aes_128_gcm(content_key, nonce, std::string(text) + '\x02');  // the last and only record
    return body;
}

std::string vapid(const EcKey& key, std::string_view audience, std::string_view subject, std::int64_t until) {
    boost::json::object claims{{"aud", audience}, {"exp", until}};
    if (!subject.empty()) claims["sub"] = subject;
    const std::string head = base64url(R"({"typ":"JWT","alg":"ES256"})");
    const std::string signed_part = head + "." + base64url(boost::json::serialize(claims));
    return "vapid t=" + signed_part + "." + base64url(key.sign(signed_part)) + ", k=" + base64url(key.point());
}

std::string hmac_sha256(std::string_view key, std::string_view text) {
    std::array<unsigned char, 32> digest{};
    unsigned size = digest.size();
    must(HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes(text), text.size(), digest.data(), &size) !=
         nullptr);
    return hex({reinterpret_cast<const char*>(digest.data()), digest.size()}, digest.size());
}

}  // namespace wharf::server
