// Memory of coroutines: a request takes half a dozen frames of up to a few kilobytes for a moment, and the next one the
// same ones again.
#pragma once

#include <array>
#include <cstddef>
#include <new>

namespace wharf::server {

class Frames {
 public:
    static void* take(std::size_t bytes) {
        const std::size_t size = (bytes + kStep - 1) / kStep;
        Free* free = size < kSizes && !kChecked ? own()[size] : nullptr;
        if (free == nullptr) return ::operator new(size * kStep);
        own()[size] = free->next;
        return free;
    }
    static void give_back(void* frame, std::size_t bytes) {
        const std::size_t size = (bytes + kStep - 1) / kStep;
        if (size >= kSizes || kChecked) return ::operator delete(frame);
        own()[size] = new (frame) Free{own()[size]};
    }

 private:
    struct Free {
        Free* next;
    };
    static constexpr std::size_t kStep = 128;
    static constexpr std::size_t kSizes = 64;
    // A sanitizer is to see every frame come and go.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    static constexpr bool kChecked = true;
#elif defined(__has_feature)
    static constexpr bool kChecked = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
    static constexpr bool kChecked = false;
#endif

    static std::array<Free*, kSizes>& own() {
        thread_local std::array<Free*, kSizes> lists{};
        return lists;
    }
};

}  // namespace wharf::server
