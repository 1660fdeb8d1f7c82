// One transaction of the store, tried again where a race with another node undid it.
#include <string>

#include "storage/sql_store.h"
#include "storage/sql_writer.h"

namespace wharf::storage {

namespace {

// Deadlocks and clashes of unique keys need another node that does the same at the same moment; five in a row do not
// happen by chance.
constexpr int kTries = 5;

}  // namespace

std::vector<Outcome> SqlStore::commit(std::span<const Write> writes) {
    if (writes.empty()) return {};
    const std::lock_guard lock(writing_);
    for (int tried = 1;; ++tried) {
        if (!writer_ || !writer_->alive()) {
            writer_.reset();
            writer_ = connector_->connect();
        }
        bool began = false;
        bool ending = false;
        try {
            writer_->begin();
            began = true;
            std::vector<Outcome> outcomes = SqlWriter(*writer_).write(writes);
            ending = true;
            writer_->commit();
            return outcomes;
        } catch (const Failure& failure) {
            const bool race = writer_->lost_race();
            const bool alive = writer_->alive();
            if (alive) writer_->roll_back();
            if (!alive && ending) throw Failure(failure.what(), true);
            // A connection that was lost before this transaction began is made again; so is a lost race.
            if (tried == kTries || (alive ? !race : began && tried > 1)) throw;
        } catch (...) {
            writer_->roll_back();
            throw;
        }
    }
}

}  // namespace wharf::storage
