// Counts every allocation of the test program that includes this, in one of its files.
#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

namespace wharf::testing {

inline std::atomic<std::size_t> allocations = 0;

}  // namespace wharf::testing

void* operator new(std::size_t size) {
    wharf::testing::allocations += 1;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
// What a stable sort asks for; without this it would come from the other allocator and go back to ours.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    wharf::testing::allocations += 1;
    return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
