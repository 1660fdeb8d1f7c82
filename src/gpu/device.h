// Calls of the CUDA runtime that are checked, and memory of the device that is given back.
#pragma once

#include <cuda_runtime.h>

#include <memory>
#include <new>
#include <stdexcept>
#include <string>

namespace wharf::gpu {

inline void check(cudaError_t error) {
    if (error != cudaSuccess) throw std::runtime_error(std::string("CUDA: ") + cudaGetErrorString(error));
}

struct DeviceFree {
    void operator()(void* memory) const { cudaFree(memory); }
};
template <class T>
using DeviceMemory = std::unique_ptr<T, DeviceFree>;

// Uninitialised; std::bad_alloc if the device has no room.
template <class T>
DeviceMemory<T> allocate(std::size_t count) {
    void* memory = nullptr;
    const cudaError_t error = cudaMalloc(&memory, count * sizeof(T));
    if (error == cudaErrorMemoryAllocation) {
        cudaGetLastError();  // the fault is ours to tell, not the next call's
        throw std::bad_alloc();
    }
    check(error);
    return DeviceMemory<T>(static_cast<T*>(memory));
}

}  // namespace wharf::gpu
