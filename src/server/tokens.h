// Random ids and tokens, and the hashes under which tokens are stored.
#pragma once

#include <string>
#include <string_view>

namespace wharf::server {

// Lower case letters and digits that are hard to confuse, 5 bits each.
std::string random_id(int characters = 12);
// No token of ours is longer: what is, is none.
inline constexpr std::size_t kLongestToken = 100;
// 160 random bits.
std::string random_token();
// Tokens are as random as keys, so a fast hash is enough.
std::string token_hash(std::string_view token);
// A hash as text, for ids that are shown.
std::string hex(std::string_view bytes, std::size_t most = 16);

// Argon2id; slow by purpose (tenths of a second, 64 MiB): for a bounded pool of workers.
std::string hash_password(const std::string& password);
bool is_password(const std::string& hash, const std::string& password);

// Must be called once before anything else here; throws if the system has no random numbers.
void prepare_secrets();

}  // namespace wharf::server
