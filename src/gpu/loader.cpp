// Finds the CUDA library when somebody asks for a device; Wharf itself is built without nvcc.
#include <dlfcn.h>
#include <link.h>

#include <cstdlib>
#include <filesystem>

#include "gpu/engine.h"

namespace wharf::gpu {

namespace {

namespace fs = std::filesystem;

// The file this code was loaded from: the program, or a module of another one (Python's).
fs::path own_file() {
    Dl_info info;
    link_map* own = nullptr;
    void** const extra = reinterpret_cast<void**>(&own);
    if (dladdr1(reinterpret_cast<const void*>(&load_engine), &info, extra, RTLD_DL_LINKMAP) == 0) return {};
    const bool is_program = own->l_name[0] == '\0';
    std::error_code ignored;
    return fs::canonical(is_program ? "/proc/self/exe" : own->l_name, ignored);
}

// Beside that file, or where scripts/build-gpu leaves it in the same clone.
fs::path find_library() {
    if (const char* named = std::getenv("WHARF_GPU"); named != nullptr && *named != '\0') return named;
    const fs::path folder = own_file().parent_path();
    if (folder.empty()) return {};
    std::error_code ignored;
    for (const char* place : {".", "../cuda", "../../build/cuda"})
        if (const fs::path path = folder / place / "libwharf_gpu.so"; fs::exists(path, ignored)) return path;
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
