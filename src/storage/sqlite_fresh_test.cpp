// Fresh entries are part of their logs, filed or not, whoever wrote them and however that ended.
#include "storage/sqlite_fresh.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <random>

#include "storage/migrations.h"
#include "storage/testing/contract.h"

namespace wharf::storage::testing {

namespace {

using ::testing::ElementsAre;

class FreshEntriesTest : public ::testing::Test {
 protected:
    static Code commit(Store& store, Write write) { return store.commit({&write, 1}).at(0).code; }
    Code commit(Write write) { return commit(*store_, std::move(write)); }
    std::int64_t count(const std::string& what) {
        return place_.bare()->query({"SELECT COUNT(*) FROM " + what, {}}).front().integer(0);
    }
    std::int64_t fresh_count() { return count("fresh_even") + count("fresh_odd"); }
    std::vector<std::int64_t> numbers(const Id& id) {
        std::vector<std::int64_t> found;
        for (const LogEntry& entry : store_->log(id, 0)) found.push_back(entry.sequence);
        return found;
    }

    Place place_{Backend::sqlite};
    std::unique_ptr<Store> store_ = place_.open();
};

TEST_F(FreshEntriesTest, a_log_is_whole_while_it_is_filed) {
    constexpr int kTables = 15;
    constexpr std::int64_t kEntries = 700;
    for (int i = 0; i < kTables; ++i) ASSERT_EQ(commit(AddTable{table("t" + std::to_string(i))}), Code::done);
    bool was_filed = false;
    std::int64_t before = 0;
    for (std::int64_t n = 1; n <= kEntries; ++n) {
        std::vector<Write> writes;
        for (int i = 0; i < kTables; ++i) writes.emplace_back(append("t" + std::to_string(i), n));
        for (const Outcome& outcome : store_->commit(writes)) ASSERT_EQ(outcome.code, Code::done);
        if (n % 50 != 0) continue;
        const std::int64_t fresh = fresh_count();
        was_filed = was_filed || fresh < before;
        before = fresh;
        ASSERT_EQ(count("entries"), n * kTables);
        const std::vector<LogEntry> last = store_->log("t3", n - 2);
        ASSERT_EQ(last.size(), 2U);
        EXPECT_EQ(last[1], append("t3", n).entry);
        EXPECT_EQ(store_->progress(std::vector<Id>{"t3"}).front().sequence, n);
    }
    EXPECT_TRUE(was_filed);
    EXPECT_GT(fresh_count(), 0);
    EXPECT_EQ(commit(append("t3", kEntries)), Code::conflict);
    store_.reset();
    EXPECT_EQ(fresh_count(), 0);
    EXPECT_EQ(count("log"), kEntries * kTables);
}

// Whoever waits for a commit does not wait for the filing of thousands.
TEST_F(FreshEntriesTest, a_commit_files_few) {
    constexpr int kTables = 100;
    std::vector<Write> tables;
    for (int i = 0; i < kTables; ++i) tables.emplace_back(AddTable{table("t" + std::to_string(i))});
    store_->commit(tables);
    std::int64_t filed = 0;
    for (std::int64_t n = 1; n <= 150; ++n) {
        std::vector<Write> writes;
        for (int i = 0; i < kTables; ++i) writes.emplace_back(append("t" + std::to_string(i), n));
        store_->commit(writes);
        const std::int64_t before = std::exchange(filed, count("log"));
        ASSERT_LE(filed - before, 2 * kTables);
        ASSERT_LE(fresh_count(), 10'000);
    }
    EXPECT_GT(filed, 0);
}

TEST_F(FreshEntriesTest, what_a_killed_server_left_is_filed) {
    ASSERT_EQ(commit(AddTable{table("t")}), Code::done);
    store_.reset();
    place_.bare()->execute("INSERT INTO fresh_even VALUES ('t', 2, 1002, '{}'), ('t', 1, 1001, '{}')");
    store_ = place_.open();
    EXPECT_EQ(fresh_count(), 0);
    EXPECT_EQ(count("log"), 2);
    EXPECT_EQ(commit(append("t", 2)), Code::conflict);
    EXPECT_EQ(commit(append("t", 3)), Code::done);
    EXPECT_THAT(numbers("t"), ElementsAre(1, 2, 3));
}

// It was killed while it filed.
TEST_F(FreshEntriesTest, what_is_filed_and_fresh_is_there_once) {
    ASSERT_EQ(commit(AddTable{table("t")}), Code::done);
    place_.bare()->execute(
        "INSERT INTO fresh_odd VALUES ('t', 1, 1001, '{}'), ('t', 2, 1002, '{}');"
        "INSERT INTO log VALUES ('t', 1, 1001, '{}');"
        "INSERT INTO fresh_even VALUES ('t', 3, 1003, '{}')");
    EXPECT_THAT(numbers("t"), ElementsAre(1, 2, 3));
    EXPECT_EQ(store_->progress(std::vector<Id>{"t"}).front().sequence, 3);
    EXPECT_EQ(commit(append("t", 3)), Code::conflict);
    EXPECT_EQ(commit(append("t", 4)), Code::done);
    EXPECT_THAT(numbers("t"), ElementsAre(1, 2, 3, 4));
    store_.reset();
    EXPECT_EQ(fresh_count(), 0);
    EXPECT_EQ(count("log"), 4);
}

TEST_F(FreshEntriesTest, what_was_fresh_before_there_were_segments_is_filed) {
    store_.reset();
    Place old{Backend::sqlite};
    const std::unique_ptr<Connection> connection = old.bare();
    migrate(*connection, 4);
    connection->execute(
        "INSERT INTO tables VALUES ('t', 'tortuga', 2, 0, 1, 0, 0, 0, 0, 0, 0, 2, '{}', '[]', '', '');"
        "INSERT INTO log VALUES ('t', 1, 1001, '{}'); INSERT INTO fresh VALUES ('t', 2, 1002, '{}')");
    EXPECT_EQ(old.open()->log("t", 0).size(), 2U);
}

TEST_F(FreshEntriesTest, what_was_rolled_back_was_never_there) {
    ASSERT_EQ(commit(AddTable{table("t")}), Code::done);
    const std::unique_ptr<Connection> connection = place_.bare();
    const std::vector<NewLogEntry> first{{"t", 1, 1001, "{}"}};
    connection->begin();
    EXPECT_THAT(connection->append(first), ElementsAre(true));
    connection->roll_back();
    connection->begin();
    EXPECT_THAT(connection->append(first), ElementsAre(true));
    connection->commit();
    connection->begin();
    EXPECT_THAT(connection->append(first), ElementsAre(false));
    connection->roll_back();
    EXPECT_THAT(numbers("t"), ElementsAre(1));
}

// Commits of all sizes, some undone, other writers in between, and servers killed at any moment: whatever was
// acknowledged is there, once and in order.
TEST_F(FreshEntriesTest, a_log_is_whole_whatever_happens) {
    constexpr std::uint64_t kTables = 100;
    std::mt19937_64 random(7);
    std::vector<std::int64_t> last(kTables, 0);
    const auto name = [](std::uint64_t i) { return "t" + std::to_string(i); };
    for (std::uint64_t i = 0; i < kTables; ++i) ASSERT_EQ(commit(AddTable{table(name(i))}), Code::done);
    int filings = 0;  // of a few with a commit, not of all at once
    for (int step = 0; step < 150; ++step) {
        std::vector<std::int64_t> next = last;
        std::vector<Write> writes;
        std::vector<Code> wanted;
        const std::uint64_t size = 1 + random() % 400;
        for (std::uint64_t i = 0; i < size; ++i) {
            const std::uint64_t t = std::min(random() % kTables, random() % kTables);  // some are busier than others
            const std::string text = "{\"n\":" + std::to_string(next[t] + 1) + "}";
            writes.emplace_back(append(name(t), ++next[t], text));
            wanted.push_back(Code::done);
        }
        const std::uint64_t what = random() % 50;
        const std::int64_t filed = count("log");
        if (what == 0) {  // one that the database does not take: none of them was ever there
            const std::unique_ptr<Connection> other = place_.bare();
            other->execute(
                "CREATE TRIGGER no BEFORE INSERT ON fresh_even BEGIN SELECT RAISE(ABORT, 'no'); END;"
                "CREATE TRIGGER no2 BEFORE INSERT ON fresh_odd BEGIN SELECT RAISE(ABORT, 'no'); END");
            EXPECT_THROW(store_->commit(writes), Failure);
            other->execute("DROP TRIGGER no; DROP TRIGGER no2");
        } else {
            const std::unique_ptr<Store> other = what == 1 ? place_.open() : nullptr;
            std::vector<Code> codes;
            for (const Outcome& outcome : (other ? *other : *store_).commit(writes)) codes.push_back(outcome.code);
            ASSERT_EQ(codes, wanted) << step;
            last = std::move(next);
        }
        if (what > 45) {  // as if it had been killed: what it leaves is the file, and the one beside it
            const TemporaryFolder left;
            const std::string file = (left.path() / "wharf.sqlite").string();
            std::filesystem::copy_file(place_.file(), file);
            std::filesystem::copy_file(place_.file() + "-wal", file + "-wal");
            const std::unique_ptr<Store> found = open_sqlite(file);
            for (std::uint64_t i = 0; i < kTables; ++i)
                ASSERT_EQ(found->progress(std::vector<Id>{name(i)}).front().sequence, last[i]) << step;
        }
        filings += what > 1 && count("log") > filed;
        const std::uint64_t t = random() % kTables;
        const std::vector<LogEntry> log = store_->log(name(t), 0);
        ASSERT_EQ(static_cast<std::int64_t>(log.size()), last[t]) << step;
        for (std::size_t i = 0; i < log.size(); ++i) {
            ASSERT_EQ(log[i].sequence, static_cast<std::int64_t>(i) + 1);
            ASSERT_EQ(log[i].entry, "{\"n\":" + std::to_string(i + 1) + "}");
        }
    }
    EXPECT_GT(filings, 0);
}

TEST_F(FreshEntriesTest, two_who_write_in_turn_see_each_other) {
    ASSERT_EQ(commit(AddTable{table("t")}), Code::done);
    const std::unique_ptr<Store> other = place_.open();
    EXPECT_EQ(commit(append("t", 1)), Code::done);
    EXPECT_EQ(commit(*other, append("t", 1)), Code::conflict);
    EXPECT_EQ(commit(*other, append("t", 2)), Code::done);
    EXPECT_EQ(commit(append("t", 2)), Code::conflict);
    EXPECT_EQ(commit(append("t", 3)), Code::done);
    EXPECT_THAT(numbers("t"), ElementsAre(1, 2, 3));
}

}  // namespace

}  // namespace wharf::storage::testing
