// The folder of a server's database: made if need be, readable by its owner alone, and used by one server at a time.
#pragma once

#include <string>

namespace wharf::server {

class DataFolder {
 public:
    // Throws std::runtime_error with a sentence if it cannot be made, or another server uses it.
    explicit DataFolder(const std::string& path);
    ~DataFolder();
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;

    std::string file(const std::string& name) const;
    // What root has made here belongs to whose folder it is: a server that is not root must be able to use it.
    void hand_over(const std::string& name) const;

 private:
    std::string path_;
    int lock_ = -1;  // a file that the system unlocks when the process ends, however it ends
};

}  // namespace wharf::server
