// What lets one source of the rules compile for CPU, WebAssembly and CUDA.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

// Marks a function that runs on the host and on a CUDA device alike.
#if defined(__CUDACC__)
#define GAME_FN __host__ __device__
#else
#define GAME_FN
#endif

// States are compared, hashed and moved as bytes; all our targets agree on their order.
static_assert(std::endian::native == std::endian::little);
