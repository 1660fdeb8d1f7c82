// How much of anything the store takes, checked before a transaction begins: one bad write must not undo the others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "storage/writes.h"

namespace wharf::storage {

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestName = 128;          // bytes of a name, label, game or class
constexpr std::size_t kLongestText = 4096;         // bytes of a chat line, password hash or token hash
constexpr std::size_t kLongestDocument = 1 << 20;  // bytes; the longest record of a game is about a tenth
constexpr std::size_t kLongestJudged = 64 << 10;   // bytes; the longest seen is about a tenth
constexpr std::size_t kLongestPlan = 128 << 10;    // bytes; a request for one is at most half of it
constexpr std::size_t kMostWaitedFor = 5;          // at one table, at a time
constexpr std::size_t kMostPeople = 64;            // at one table, over its whole life
constexpr std::int64_t kMostChat = 2000;           // lines at one table, over its whole life

// UTF-8 without zero bytes, surrogates and overlong forms: what both databases keep unchanged.
bool plain_utf8(std::string_view text);

bool valid(const Write& write);

}  // namespace wharf::storage
