// Finds the CUDA library when somebody asks for a device; Wharf itself is built without nvcc.
#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>

#include "gpu/engine.h"

namespace wharf::gpu {

namespace {

namespace fs = std::filesystem;

// Beside the program, or where scripts/build-gpu leaves it.
fs::path find_library() {
    if (const char* named = std::getenv("WHARF_GPU"); named != nullptr && *named != '\0') return named;
    std::error_code ignored;
    const fs::path folder = fs::read_symlink("/proc/self/exe", ignored).parent_path();
    for (const fs::path& path : {folder / "libwharf_gpu.so", folder.parent_path() / "cuda" / "libwharf_gpu.so"})
        if (fs::exists(path, ignored)) return path;
    return {};
}

}  // namespace

const Engine* load_engine(std::string& problem) {
    const fs::path path = find_library();
    if (path.empty()) {
        problem = "this Wharf has no CUDA library; scripts/build-gpu makes it where nvcc is";
        return nullptr;
    }
    void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        problem = "the CUDA library cannot be loaded: " + std::string(dlerror());
        return nullptr;
    }
    const auto offer = reinterpret_cast<const Engine* (*)()>(dlsym(library, kEngineSymbol));
    const Engine* engine = offer != nullptr ? offer() : nullptr;
    if (engine == nullptr || engine->version != kEngineVersion) {
        problem = path.string() + " belongs to another version of Wharf; scripts/build-gpu renews it";
        return nullptr;
    }
    return engine;
}

}  // namespace wharf::gpu
