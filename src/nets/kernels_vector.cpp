// The kernels in vectors: AVX2 where the processor has it, found out at run time; SIMD of WebAssembly.
#include "nets/kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace wharf::nets {

#if defined(__x86_64__)

namespace {

constexpr int kTile = 64;  // outputs whose sums stay in registers

__attribute__((target("avx2"))) inline __m256i broadcast_pair(std::int16_t one, std::int16_t other) {
    const auto low = static_cast<std::uint32_t>(static_cast<std::uint16_t>(one));
    const auto high = static_cast<std::uint32_t>(static_cast<std::uint16_t>(other));
    return _mm256_set1_epi32(static_cast<std::int32_t>(low | (high << 16U)));
}

// Two columns at once: their weights side by side times the two inputs, added, in one instruction.
template <int kOutputs>
__attribute__((target("avx2"))) inline void add_tile(const std::int8_t* columns, int width, int from,
                                                     const Inputs& inputs, std::int32_t* sums) {
    constexpr int kVectors = kOutputs / 8;
    __m256i total[kVectors];
    for (auto& sum : total) sum = _mm256_setzero_si256();
    for (int i = 0; i < inputs.count; i += 2) {
        const std::int8_t* const one = columns + static_cast<std::size_t>(inputs.places[i]) * width + from;
        const std::int8_t* const other = columns + static_cast<std::size_t>(inputs.places[i + 1]) * width + from;
        const __m256i pair = broadcast_pair(inputs.values[i], inputs.values[i + 1]);
        for (int v = 0; v < kVectors; v += 2) {
            const __m128i a = _mm_loadu_si128(reinterpret_cast<const __m128i*>(one + 8 * v));
            const __m128i b = _mm_loadu_si128(reinterpret_cast<const __m128i*>(other + 8 * v));
            const __m256i low = _mm256_cvtepi8_epi16(_mm_unpacklo_epi8(a, b));
            const __m256i high = _mm256_cvtepi8_epi16(_mm_unpackhi_epi8(a, b));
            total[v] = _mm256_add_epi32(total[v], _mm256_madd_epi16(low, pair));
            total[v + 1] = _mm256_add_epi32(total[v + 1], _mm256_madd_epi16(high, pair));
        }
    }
    for (int v = 0; v < kVectors; ++v) _mm256_storeu_si256(reinterpret_cast<__m256i*>(sums + from + 8 * v), total[v]);
}

__attribute__((target("avx2"))) void add_columns(const std::int8_t* columns, int width, const Inputs& inputs,
                                                 std::int32_t* sums) {
    int from = 0;
    for (; from + kTile <= width; from += kTile) add_tile<kTile>(columns, width, from, inputs, sums);
    for (; from < width; from += 32) add_tile<32>(columns, width, from, inputs, sums);
}

__attribute__((target("avx2"))) inline __m256i product(const std::int8_t* row, __m256i x) {
    return _mm256_madd_epi16(_mm256_cvtepi8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(row))), x);
}

__attribute__((target("avx2"))) inline __m256i load(const std::int16_t* from) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
}

__attribute__((target("avx2"))) inline std::int32_t sum_of(__m256i lanes) {
    __m128i half = _mm_add_epi32(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4E));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0xB1));
    return _mm_cvtsi128_si32(half);
}

__attribute__((target("avx2"))) void multiply(const std::int8_t* rows, int count, int width, const std::int16_t* x,
                                              std::int32_t* sums) {
    int r = 0;
    for (; r + 4 <= count; r += 4) {
        const std::int8_t* const row = rows + static_cast<std::size_t>(r) * width;
        __m256i a = _mm256_setzero_si256();
        __m256i b = a;
        __m256i c = a;
        __m256i d = a;
        for (int i = 0; i < width; i += 16) {
            const __m256i inputs = load(x + i);
            a = _mm256_add_epi32(a, product(row + i, inputs));
            b = _mm256_add_epi32(b, product(row + width + i, inputs));
            c = _mm256_add_epi32(c, product(row + 2 * width + i, inputs));
            d = _mm256_add_epi32(d, product(row + 3 * width + i, inputs));
        }
        const __m256i all = _mm256_hadd_epi32(_mm256_hadd_epi32(a, b), _mm256_hadd_epi32(c, d));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(sums + r),
                         _mm_add_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1)));
    }
    for (; r < count; ++r) {
        const std::int8_t* const row = rows + static_cast<std::size_t>(r) * width;
        __m256i a = _mm256_setzero_si256();
        __m256i b = a;
        for (int i = 0; i < width; i += 32) {
            a = _mm256_add_epi32(a, product(row + i, load(x + i)));
            b = _mm256_add_epi32(b, product(row + i + 16, load(x + i + 16)));
        }
        sums[r] = sum_of(_mm256_add_epi32(a, b));
    }
}

}  // namespace

const Kernels& best_kernels() {
    static constexpr Kernels kAvx2{"AVX2", add_columns, multiply};
    static const bool kHasAvx2 = __builtin_cpu_supports("avx2") != 0;
    return kHasAvx2 ? kAvx2 : plain_kernels();
}

#elif defined(__wasm_simd128__)

namespace {

template <int kOutputs>
inline void add_tile(const std::int8_t* columns, int width, int from, const Inputs& inputs, std::int32_t* sums) {
    constexpr int kVectors = kOutputs / 4;
    v128_t total[kVectors];
    for (auto& sum : total) sum = wasm_i32x4_splat(0);
    for (int i = 0; i < inputs.count; i += 2) {
        const std::int8_t* const one = columns + static_cast<std::size_t>(inputs.places[i]) * width + from;
        const std::int8_t* const other = columns + static_cast<std::size_t>(inputs.places[i + 1]) * width + from;
        const auto low_input = static_cast<std::uint32_t>(static_cast<std::uint16_t>(inputs.values[i]));
        const auto high_input = static_cast<std::uint32_t>(static_cast<std::uint16_t>(inputs.values[i + 1]));
        const v128_t pair = wasm_i32x4_splat(static_cast<std::int32_t>(low_input | (high_input << 16U)));
        for (int v = 0; v < kVectors; v += 4) {
            const v128_t a = wasm_v128_load(one + 4 * v);
            const v128_t b = wasm_v128_load(other + 4 * v);
            const v128_t low = wasm_i8x16_shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
            const v128_t high = wasm_i8x16_shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
            const v128_t parts[] = {wasm_i16x8_extend_low_i8x16(low), wasm_i16x8_extend_high_i8x16(low),
                                    wasm_i16x8_extend_low_i8x16(high), wasm_i16x8_extend_high_i8x16(high)};
            for (int k = 0; k < 4; ++k)
                total[v + k] = wasm_i32x4_add(total[v + k], wasm_i32x4_dot_i16x8(parts[k], pair));
        }
    }
    for (int v = 0; v < kVectors; ++v) wasm_v128_store(sums + from + 4 * v, total[v]);
}

void add_columns(const std::int8_t* columns, int width, const Inputs& inputs, std::int32_t* sums) {
    for (int from = 0; from < width; from += 32) add_tile<32>(columns, width, from, inputs, sums);
}

inline v128_t product(const std::int8_t* row, v128_t x) { return wasm_i32x4_dot_i16x8(wasm_i16x8_load8x8(row), x); }

inline std::int32_t sum_of(v128_t lanes) {
    return wasm_i32x4_extract_lane(lanes, 0) + wasm_i32x4_extract_lane(lanes, 1) + wasm_i32x4_extract_lane(lanes, 2) +
           wasm_i32x4_extract_lane(lanes, 3);
}

void multiply(const std::int8_t* rows, int count, int width, const std::int16_t* x, std::int32_t* sums) {
    int r = 0;
    for (; r + 4 <= count; r += 4) {
        const std::int8_t* const row = rows + static_cast<std::size_t>(r) * width;
        v128_t a = wasm_i32x4_splat(0);
        v128_t b = a;
        v128_t c = a;
        v128_t d = a;
        for (int i = 0; i < width; i += 8) {
            const v128_t inputs = wasm_v128_load(x + i);
            a = wasm_i32x4_add(a, product(row + i, inputs));
            b = wasm_i32x4_add(b, product(row + width + i, inputs));
            c = wasm_i32x4_add(c, product(row + 2 * width + i, inputs));
            d = wasm_i32x4_add(d, product(row + 3 * width + i, inputs));
        }
        sums[r] = sum_of(a);
        sums[r + 1] = sum_of(b);
        sums[r + 2] = sum_of(c);
        sums[r + 3] = sum_of(d);
    }
    for (; r < count; ++r) {
        const std::int8_t* const row = rows + static_cast<std::size_t>(r) * width;
        v128_t sum = wasm_i32x4_splat(0);
        for (int i = 0; i < width; i += 8) sum = wasm_i32x4_add(sum, product(row + i, wasm_v128_load(x + i)));
        sums[r] = sum_of(sum);
    }
}

}  // namespace

const Kernels& best_kernels() {
    static constexpr Kernels kSimd{"WebAssembly SIMD", add_columns, multiply};
    return kSimd;
}

#else

const Kernels& best_kernels() { return plain_kernels(); }

#endif

}  // namespace wharf::nets
