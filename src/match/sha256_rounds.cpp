#include "match/sha256_rounds.h"

#include <bit>
#ifdef __x86_64__
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace wharf::match {

namespace {

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRounds{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t read_word(const std::uint8_t* at) {
    return std::uint32_t{at[0]} << 24U | std::uint32_t{at[1]} << 16U | std::uint32_t{at[2]} << 8U | at[3];
}

}  // namespace

void compress_plainly(Sha256State& state, const std::uint8_t* block) {
    std::array<std::uint32_t, 64> w;
    for (std::size_t i = 0; i < 16; ++i) w[i] = read_word(block + 4 * i);
    for (std::size_t i = 16; i < 64; ++i) {
        const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ (w[i - 15] >> 3U);
        const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ (w[i - 2] >> 10U);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t choice = (e & f) ^ (~e & g);
        const std::uint32_t first = h + s1 + choice + kRounds[i] + w[i];
        const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + s0 + majority;
    }
    const Sha256State worked{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < 8; ++i) state[i] += worked[i];
}

#ifdef __x86_64__

namespace {

bool has_instructions() {
    constexpr unsigned kSha = 1U << 29U;
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & kSha) != 0;
}

// Four words in a register; four rounds take two instructions, each of which works on half of the state.
__attribute__((target("sha,sse4.1"))) void compress_by_instructions(Sha256State& state, const std::uint8_t* block) {
    const __m128i big_endian = _mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3);
    __m128i words[16];
    for (int i = 0; i < 4; ++i)
        words[i] = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(block + 16 * i)), big_endian);
    for (int i = 4; i < 16; ++i) {
        const __m128i seven_before = _mm_alignr_epi8(words[i - 1], words[i - 2], 4);
        words[i] = _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(words[i - 4], words[i - 3]), seven_before),
                                        words[i - 1]);
    }
    const auto [a, b, c, d, e, f, g, h] = state;
    const auto signed_word = [](std::uint32_t word) { return static_cast<int>(word); };
    __m128i abef = _mm_set_epi32(signed_word(a), signed_word(b), signed_word(e), signed_word(f));
    __m128i cdgh = _mm_set_epi32(signed_word(c), signed_word(d), signed_word(g), signed_word(h));
    for (int i = 0; i < 16; ++i) {
        const __m128i rounds = _mm_loadu_si128(reinterpret_cast<const __m128i*>(kRounds.data() + 4 * i));
        const __m128i both = _mm_add_epi32(words[i], rounds);
        cdgh = _mm_sha256rnds2_epu32(cdgh, abef, both);
        abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(both, 0x0E));
    }
    std::array<std::uint32_t, 4> fe_ba;
    std::array<std::uint32_t, 4> hg_dc;
    _mm_storeu_si128(reinterpret_cast<__m128i*>(fe_ba.data()), abef);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(hg_dc.data()), cdgh);
    const Sha256State worked{fe_ba[3], fe_ba[2], hg_dc[3], hg_dc[2], fe_ba[1], fe_ba[0], hg_dc[1], hg_dc[0]};
    for (std::size_t i = 0; i < state.size(); ++i) state[i] += worked[i];
}

}  // namespace

void compress(Sha256State& state, const std::uint8_t* block) {
    static const bool is_fast = has_instructions();
    is_fast ? compress_by_instructions(state, block) : compress_plainly(state, block);
}

#else

void compress(Sha256State& state, const std::uint8_t* block) { compress_plainly(state, block); }

#endif

}  // namespace wharf::match
