// A copy of a whole database, from either kind and into either, while somebody writes.
#include "storage/backup.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "storage/migrations.h"
#include "storage/sqlite.h"
#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::HasSubstr;

namespace {

std::string reason_of(const std::function<void()>& work) {
    try {
        work();
    } catch (const Failure& failure) {
        return failure.what();
    }
    return "";
}

}  // namespace

TEST_P(StoreTest, a_copy_has_everything_and_can_be_put_back) {
    add_people();
    ASSERT_EQ(code(AddTable{table("t", {"a", "b"})}), Code::done);
    for (int i = 1; i <= 300; ++i) ASSERT_EQ(code(append("t", i)), Code::done);
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "copy").string();
    place_.copy_to(file);
    const Contents contents = contents_of(file);
    EXPECT_EQ(contents.schema, schema_version());
    EXPECT_EQ(contents.tables, 1);
    EXPECT_EQ(contents.entries, 300);
    EXPECT_GE(contents.users, 2);
    struct stat about{};
    ASSERT_EQ(stat(file.c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0600U);
    // Into an empty database of the same kind, and of the other.
    for (const Backend backend : {Backend::sqlite, Backend::postgres}) {
        const Place elsewhere(backend);
        elsewhere.fill_from(file);
        const auto copy = elsewhere.open();
        EXPECT_EQ(copy->log("t", 0), store_->log("t", 0));
        EXPECT_EQ(copy->table("t"), store_->table("t"));
        EXPECT_EQ(copy->user_named("ann"), store_->user("a"));
        EXPECT_THAT(reason_of([&] { elsewhere.fill_from(file); }), HasSubstr("already"));
    }
    // Not over what is there.
    EXPECT_THAT(reason_of([&] { place_.copy_to(file); }), HasSubstr("there already"));
    EXPECT_THAT(reason_of([&] { contents_of((folder.path() / "none").string()); }), HasSubstr("no database"));
}

TEST(Backup, KnowsEveryColumnOfTheSchema) {
    const TemporaryFolder folder;
    const auto from = sqlite_connector((folder.path() / "from").string())->connect();
    const auto to = sqlite_connector((folder.path() / "to").string())->connect();
    for (Connection* each : {from.get(), to.get()}) {
        migrate(*each);
        each->execute("PRAGMA foreign_keys = OFF");
    }
    // A row of sevens in every table: a column that was forgotten would be refused, or have its default.
    const Rows tables = from->query(
        {"SELECT m.name, group_concat(p.name, ', '), group_concat(7, ', '), group_concat(p.name, ' || ')"
         " FROM sqlite_master m, pragma_table_info(m.name) p"
         " WHERE m.type = 'table' AND m.name NOT LIKE 'fresh%' AND m.name <> 'wharf_schema' GROUP BY m.name",
         {}});
    ASSERT_GE(tables.size(), 12U);
    for (const Row& row : tables)
        from->execute("INSERT INTO " + row.text(0) + " (" + row.text(1) + ") VALUES (" + row.text(2) + ")");
    to->begin();
    copy_rows(*from, *to);
    to->commit();
    for (const Row& row : tables) {
        const std::string all = "SELECT " + row.text(3) + " FROM " + row.text(0);
        const Rows copied = to->query({all, {}});
        ASSERT_EQ(copied.size(), 1U) << row.text(0);
        EXPECT_EQ(copied.front().text(0), from->query({all, {}}).front().text(0)) << row.text(0);
    }
}

TEST(Backup, IsOfOneMomentWhileSomebodyWrites) {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "wharf.sqlite").string();
    const auto store = open_sqlite(file);
    std::atomic<bool> stop = false;
    std::atomic<int> written = 0;
    // Two tables in one commit: a copy has both entries of it or neither.
    const auto add = [&](const char* name) {
        TableRow row;
        row.id = name;
        row.game = "tortuga";
        row.players = 2;
        const Write write = AddTable{row};
        ASSERT_EQ(store->commit(std::span(&write, 1)).front().code, Code::done);
    };
    add("t");
    add("u");
    std::thread writer([&] {
        for (std::int64_t i = 1; !stop; ++i) {
            Append t;
            t.table = "t";
            t.entry = {i, 1, "{}"};
            Append u = t;
            u.table = "u";
            const std::vector<Write> writes{t, u};
            store->commit(writes);
            written += 1;
        }
    });
    for (int i = 0; i < 5; ++i) {
        const int before = written;
        while (written < before + 3) std::this_thread::yield();
        const std::string copy = (folder.path() / ("copy" + std::to_string(i))).string();
        copy_sqlite(file, copy);
        const auto opened = open_sqlite(copy);
        const std::vector<TableProgress> progress = opened->progress(std::vector<Id>{"t", "u"});
        EXPECT_GE(progress[0].sequence, before);
        EXPECT_EQ(progress[0].sequence, progress[1].sequence);
    }
    stop = true;
    writer.join();
}

TEST(Backup, RefusesAPlaceWhereAnotherDatabaseHasLeftSomething) {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "wharf.sqlite").string();
    open_sqlite(file);
    for (const char* beside : {"-wal", "-shm", "-journal"}) {
        const std::string copy = (folder.path() / "copy").string();
        std::ofstream(copy + beside) << "of somebody else";
        EXPECT_THAT(reason_of([&] { copy_sqlite(file, copy); }), HasSubstr("there already"));
        EXPECT_FALSE(std::filesystem::exists(copy));
        std::filesystem::remove(copy + beside);
    }
}

TEST(Backup, RefusesWhatIsNoneOfOurs) {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "letter").string();
    std::ofstream(file) << "Dear Bruno, this is no database, however long it goes on.\n";
    EXPECT_THAT(reason_of([&] { contents_of(file); }), HasSubstr("not a database"));
    const std::string copy = (folder.path() / "copy").string();
    EXPECT_THAT(reason_of([&] { copy_sqlite(file, copy); }), HasSubstr("not a database"));
    EXPECT_FALSE(std::filesystem::exists(copy));
    EXPECT_FALSE(std::filesystem::exists(copy + ".part"));
}

}  // namespace wharf::storage::testing
