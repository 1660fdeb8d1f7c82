// Buffers of a batch in ordinary memory, zero at first.
#pragma once

#include <cstring>
#include <memory>
#include <new>
#include <vector>

#include "batch/shape.h"

namespace wharf::batch {

class OwnBuffers {
 public:
    explicit OwnBuffers(const Shape& shape) {
        buffers_ = place_buffers(shape, [this](std::size_t bytes) {
            memory_.emplace_back(static_cast<std::byte*>(::operator new(bytes, kAlignment)));
            return std::memset(memory_.back().get(), 0, bytes);
        });
    }

    const Buffers& buffers() const { return buffers_; }

 private:
    // A cache line: what others expect of memory they read by vectors.
    static constexpr std::align_val_t kAlignment{64};
    struct Release {
        void operator()(std::byte* memory) const { ::operator delete(memory, kAlignment); }
    };

    std::vector<std::unique_ptr<std::byte, Release>> memory_;
    Buffers buffers_;
};

}  // namespace wharf::batch
