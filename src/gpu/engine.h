// The rules on a CUDA device: what the library that nvcc makes offers to the rest of Wharf.
#pragma once

#include <string>
#include <string_view>

#include "batch/batch.h"
#include "core/signature.h"

namespace wharf::gpu {

// Raised with every change of this interface, so that a library of another version is not used.
inline constexpr int kEngineVersion = 2;

struct Engine {
    int version;
    // "NVIDIA H200", or empty if there is no device; `problem` then says why.
    std::string (*device)(std::string& problem);
    // As batch::make_batch, in the device's memory. The device's faults are std::runtime_error from then on.
    batch::Made (*make_batch)(std::string_view game, int features, const Config& config, std::int64_t lanes,
                              std::uint64_t seed);
    // As signature_of<G>, one game per thread. The game, the version of its rules and the number of players must be
    // among those offered.
    Signature (*signature)(std::string_view game, int rules, int players, std::uint64_t games);
};

// The name under which the library offers its engine.
inline constexpr const char* kEngineSymbol = "wharf_gpu_engine";

// The engine of the library beside this program (or in the file that WHARF_GPU names), or null; `problem` then says
// why, in one line.
const Engine* load_engine(std::string& problem);

}  // namespace wharf::gpu

extern "C" const wharf::gpu::Engine* wharf_gpu_engine();
