#include "server/data_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <stdexcept>

namespace wharf::server {

namespace {

// Of root's; what others make is theirs anyway. No link is followed: whoever owns the folder may have put one there.
// Where root may not, nothing is lost that it had before.
void give_to_owner_of(const std::filesystem::path& folder, const std::filesystem::path& made) {
    struct stat about{};
    if (geteuid() != 0 || stat(folder.c_str(), &about) != 0 || about.st_uid == 0) return;
    [[maybe_unused]] const int done = lchown(made.c_str(), about.st_uid, about.st_gid);
}

void make(const std::filesystem::path& path) {
    if (path.empty() || std::filesystem::is_directory(path)) return;
    std::error_code error;
    std::filesystem::create_directories(path.parent_path(), error);
    if (!error && mkdir(path.c_str(), S_IRWXU) == 0) return give_to_owner_of(path.parent_path(), path);
    if (!error && errno == EEXIST && std::filesystem::is_directory(path)) return;
    throw std::runtime_error("the folder " + path.string() +
                             " cannot be made: " + (error ? error.message() : std::strerror(errno)));
}

}  // namespace

DataFolder::DataFolder(const std::string& path) : path_(path) {
    // Without a slash at its end, which would make its last part a folder above.
    const auto whole = std::filesystem::absolute(path).lexically_normal();
    make(whole.has_filename() ? whole : whole.parent_path());
    lock_ = open(file("lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (lock_ < 0) throw std::runtime_error("the folder " + path + " cannot be written: " + std::strerror(errno));
    if (flock(lock_, LOCK_EX | LOCK_NB) == 0) {
        hand_over("lock");
        return;
    }
    const bool is_taken = errno == EWOULDBLOCK;
    const std::string reason = is_taken ? "another server uses the folder " + path
                                        : "the folder " + path + " cannot be locked: " + std::strerror(errno);
    close(lock_);
    throw std::runtime_error(reason);
}

DataFolder::~DataFolder() { close(lock_); }

void DataFolder::hand_over(const std::string& name) const { give_to_owner_of(path_, file(name)); }

std::string DataFolder::file(const std::string& name) const { return (std::filesystem::path(path_) / name).string(); }

}  // namespace wharf::server
