#include "server/store_watch.h"

namespace wharf::server {

namespace {

constexpr std::chrono::milliseconds kWatchEvery{2000};

}  // namespace

void StoreWatch::start() { next_look_.set(now_ms() + kWatchEvery.count()); }

void StoreWatch::look_now() {
    if (looking_) return;
    looking_ = true;
    spawn<bool>(look(), [this](auto, std::exception_ptr failed) {
        looking_ = false;
        if (failed) node_.log.warning("the store could not be looked into");
    });
}

Task<bool> StoreWatch::look() {
    const std::vector<std::string> ids = live_tables_.followed();
    auto progress_read = node_.read([ids](storage::Store& store) { return store.progress(ids); });
    const std::vector<storage::TableProgress> progress = co_await progress_read;
    for (const storage::TableProgress& table : progress) {
        live_tables_.heard_of(table.table, table.sequence);
        live_tables_.chat().found(table.table, table.chat);
    }
    co_await live_tables_.lobby().read();
    co_await live_tables_.my_tables().read();
    ++looks_;
    co_return true;
}

}  // namespace wharf::server
