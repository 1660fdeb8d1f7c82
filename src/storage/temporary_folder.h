// A folder that goes away with its owner.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace wharf::storage {

class TemporaryFolder {
 public:
    TemporaryFolder() {
        const std::filesystem::path parent = std::filesystem::temp_directory_path();
        std::string name = (parent / "wharf-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder can be made in " + parent.string());
        path_ = name;
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::string file(const char* name) const { return (path_ / name).string(); }

 private:
    std::filesystem::path path_;
};

}  // namespace wharf::storage
