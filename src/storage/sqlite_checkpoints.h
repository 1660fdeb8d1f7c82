// Copies SQLite's write-ahead log back into the database beside the writer, which would else stand still for it.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

struct sqlite3;

namespace wharf::storage {

class SqliteCheckpoints {
 public:
    explicit SqliteCheckpoints(std::string file);
    ~SqliteCheckpoints();
    SqliteCheckpoints(const SqliteCheckpoints&) = delete;
    SqliteCheckpoints& operator=(const SqliteCheckpoints&) = delete;

    // From now on the connection leaves checkpoints to this. It must be closed before this ends.
    void take_over(sqlite3* connection);

 private:
    void run();
    void copy_back();

    std::string file_;
    std::mutex mutex_;
    std::condition_variable work_;
    bool due_ = false;
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace wharf::storage
