#include "storage/sqlite_checkpoints.h"

#include <sqlite3.h>

#include <memory>

namespace wharf::storage {

namespace {

// Live tables write to the same pages again and again: a checkpoint every 32 MB copies them once, where SQLite's own 4
// MB copy nearly everything that was written.
constexpr int kPages = 8192;
constexpr int kPatienceMilliseconds = 50;  // for readers, e.g. a backup: writers wait meanwhile

}  // namespace

SqliteCheckpoints::SqliteCheckpoints(std::string file) : file_(std::move(file)), thread_([this] { run(); }) {}

SqliteCheckpoints::~SqliteCheckpoints() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    work_.notify_one();
    thread_.join();
}

void SqliteCheckpoints::take_over(sqlite3* connection) {
    const auto written = [](void* self, sqlite3*, const char*, int pages) {
        if (pages < kPages) return SQLITE_OK;
        auto& checkpoints = *static_cast<SqliteCheckpoints*>(self);
        {
            const std::lock_guard lock(checkpoints.mutex_);
            checkpoints.due_ = true;
        }
        checkpoints.work_.notify_one();
        return SQLITE_OK;
    };
    sqlite3_wal_hook(connection, written, this);
}

void SqliteCheckpoints::run() {
    std::unique_lock lock(mutex_);
    for (;;) {
        work_.wait(lock, [&] { return due_ || stop_; });
        if (stop_) return;
        lock.unlock();
        copy_back();
        lock.lock();
        due_ = false;  // whatever was asked for meanwhile: the next commit asks again if the log is still long
    }
}

// First what there is, while others write on; then the little that has come meanwhile, so that the log begins anew.
// What fails is done again after the next commit.
void SqliteCheckpoints::copy_back() {
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(file_.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    const std::unique_ptr<sqlite3, decltype(&sqlite3_close_v2)> connection(opened, sqlite3_close_v2);
    if (code != SQLITE_OK) return;
    sqlite3_busy_timeout(connection.get(), kPatienceMilliseconds);
    // Before it has read something, a connection does not know that there is such a log.
    sqlite3_exec(connection.get(), "PRAGMA schema_version", nullptr, nullptr, nullptr);
    if (sqlite3_wal_checkpoint_v2(connection.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr) == SQLITE_OK)
        sqlite3_wal_checkpoint_v2(connection.get(), nullptr, SQLITE_CHECKPOINT_RESTART, nullptr, nullptr);
}

}  // namespace wharf::storage
