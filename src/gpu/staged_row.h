// Observations on their way to memory: 32 rows of a warp, gathered in shared memory and written by columns of 32, so
// that neighbouring threads write neighbouring numbers.
#pragma once

#include "core/features.h"

namespace wharf::gpu {

// A row of FeatureWriter. Every thread of the warp writes one row, and all write equally many numbers; they meet
// whenever 32 are full.
struct StagedRow {
    // Rows are a number longer than is used: threads that read a column then meet different banks.
    using Tile = float[32][33];

    Tile* tile;        // of this warp
    float* first_row;  // of this warp in memory
    int rows;          // of this warp that there are
    int length;
    int column = 0;

    GAME_FN void value(float number) {
#if defined(__CUDA_ARCH__)
        (*tile)[threadIdx.x % 32][column % 32] = number;
        column += 1;
        if (column % 32 == 0) flush();
#endif
    }
    GAME_FN void field(About, int, const char*, const char*) {}

    // The last columns, if they are fewer than 32.
    GAME_FN void end() {
        if (column % 32 != 0) flush();
    }

 private:
    GAME_FN void flush() {
#if defined(__CUDA_ARCH__)
        __syncwarp();
        const int first_column = (column - 1) / 32 * 32;
        const int own_column = first_column + static_cast<int>(threadIdx.x % 32);
        if (own_column < column) {
            float* to = first_row + own_column;
            for (int row = 0; row < rows; ++row, to += length) *to = (*tile)[row][threadIdx.x % 32];
        }
        __syncwarp();
#endif
    }
};

}  // namespace wharf::gpu
