#include "server/tokens.h"

#include <sodium.h>

#include <array>
#include <stdexcept>

namespace wharf::server {

void prepare_secrets() {
    if (sodium_init() < 0) throw std::runtime_error("the system gives no random numbers");
}

std::string random_id(int characters) {
    static constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz023456789";  // 32 of them
    static_assert(kLetters.size() == 32);
    std::string id(static_cast<std::size_t>(characters), ' ');
    for (char& c : id) c = kLetters[randombytes_uniform(32)];
    return id;
}

std::string random_token() { return random_id(32); }

std::string token_hash(std::string_view token) {
    std::array<unsigned char, 32> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(token.data()), token.size(),
                       nullptr, 0);
    return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

std::string hex(std::string_view bytes, std::size_t most) {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const char c : bytes.substr(0, most)) {
        text += kDigits[static_cast<unsigned char>(c) >> 4U];
        text += kDigits[static_cast<unsigned char>(c) & 15U];
    }
    return text;
}

std::string hash_password(const std::string& password) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        throw std::bad_alloc();
    return hash.data();
}

bool is_password(const std::string& hash, const std::string& password) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace wharf::server
