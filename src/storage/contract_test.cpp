// The stores that must keep the contract, and what it says of transactions as such.
#include <gmock/gmock.h>

#include <atomic>
#include <thread>

#include "storage/migrations.h"
#include "storage/testing/contract.h"

namespace wharf::storage::testing {

INSTANTIATE_TEST_SUITE_P(Stores, StoreTest, ::testing::Values(Backend::sqlite, Backend::postgres),
                         [](const auto& backend) { return backend.param == Backend::sqlite ? "sqlite" : "postgres"; });

TEST_P(StoreTest, refused_writes_do_not_undo_the_others) {
    add_people();
    EXPECT_EQ(codes({AddTable{table("t1", {"a"})}, append("t1", 1), append("t1", 3), append("t1", 2),
                     append("nowhere", 1), AddTable{table("t2", {"nobody"})}, AddUser{user("d", "ANN")},
                     AddTable{table("t3", {"b"})}, append("t3", 1)}),
              (std::vector{Code::done, Code::done, Code::conflict, Code::conflict, Code::missing, Code::missing,
                           Code::name_taken, Code::done, Code::done}));
    EXPECT_EQ(store_->log("t1", 0).size(), 1U);
    EXPECT_EQ(store_->log("t3", 0).size(), 1U);
    EXPECT_FALSE(store_->table("t2"));
}

TEST_P(StoreTest, invalid_texts_are_refused_one_by_one) {
    add_people();
    EXPECT_EQ(codes({AddTable{table("t", {})}, append("t", 1, "\"\xff\""), AddUser{user("x y", "Xy")},
                     AddUser{user("z", std::string("z\0z", 3))}, AddChat{"t", "a", 5, std::string(5000, 'x')},
                     AddChat{"t", "a", 5, "\xed\xa0\x80"}, AddChat{"t", "a", 5, "żółw 🐢"}}),
              (std::vector{Code::done, Code::invalid, Code::invalid, Code::invalid, Code::invalid, Code::invalid,
                           Code::done}));
    EXPECT_EQ(store_->chat("t", 0).at(0).text, "żółw 🐢");
}

TEST_P(StoreTest, what_was_committed_is_there_after_opening_again) {
    add_people();
    ASSERT_EQ(code(AddTable{table("t", {"a", "b"})}), Code::done);
    ASSERT_EQ(code(append("t", 1)), Code::done);
    store_.reset();
    store_ = place_.open();
    EXPECT_EQ(store_->user("a"), user("a", "Ann"));
    EXPECT_EQ(store_->table("t"), table("t", {"a", "b"}));
    EXPECT_EQ(store_->log("t", 0), std::vector{append("t", 1).entry});
}

TEST_P(StoreTest, a_newer_database_is_refused_and_left_alone) {
    store_.reset();
    place_.bare()->execute("UPDATE wharf_schema SET version = " + std::to_string(schema_version() + 1));
    try {
        place_.open();
        FAIL() << "opened a newer database";
    } catch (const Failure& failure) {
        EXPECT_THAT(failure.what(), ::testing::HasSubstr("newer Wharf"));
    }
    const Rows rows = place_.bare()->query({"SELECT version FROM wharf_schema", {}});
    EXPECT_EQ(rows.at(0).integer(0), schema_version() + 1);
}

// Two nodes append to the same tables in opposite orders: every place in a log goes to exactly one of them.
TEST_P(StoreTest, two_nodes_race_and_one_wins_each_place) {
    add_people();
    constexpr int kTables = 20;
    constexpr int kRounds = 20;
    for (int i = 0; i < kTables; ++i) ASSERT_EQ(code(AddTable{table("t" + std::to_string(i))}), Code::done);
    const std::unique_ptr<Store> other = place_.open();
    std::atomic<int> won = 0;
    std::atomic<int> lost = 0;
    std::atomic<int> strange = 0;
    const auto play = [&](Store& store, const std::string& name, bool backwards) {
        for (int round = 1; round <= kRounds; ++round) {
            std::vector<Write> writes;
            for (int i = 0; i < kTables; ++i)
                writes.emplace_back(
                    append("t" + std::to_string(backwards ? kTables - 1 - i : i), round, '"' + name + '"'));
            for (const Outcome& outcome : store.commit(writes))
                ++(outcome.code == Code::done ? won : outcome.code == Code::conflict ? lost : strange);
        }
    };
    std::thread second([&] { play(*other, "second", true); });
    play(*store_, "first", false);
    second.join();
    EXPECT_EQ(won, kTables * kRounds);
    EXPECT_EQ(lost, kTables * kRounds);
    EXPECT_EQ(strange, 0);
    for (int i = 0; i < kTables; ++i)
        EXPECT_EQ(store_->log("t" + std::to_string(i), 0).size(), static_cast<std::size_t>(kRounds));
}

TEST_P(StoreTest, reads_go_on_beside_commits) {
    add_people();
    ASSERT_EQ(code(AddTable{table("t")}), Code::done);
    std::atomic<bool> stop = false;
    std::atomic<int> gaps = 0;
    std::vector<std::thread> readers;
    for (int i = 0; i < 6; ++i)
        readers.emplace_back([&] {
            while (!stop) {
                std::int64_t expected = 1;
                for (const LogEntry& entry : store_->log("t", 0))
                    if (entry.sequence != expected++) ++gaps;
            }
        });
    for (int i = 1; i <= 100; ++i) EXPECT_EQ(code(append("t", i)), Code::done);
    stop = true;
    for (std::thread& reader : readers) reader.join();
    EXPECT_EQ(gaps, 0);
}

// A node that lost its connections goes on with new ones.
TEST(Postgres, lost_connections_are_made_again) {
    const Place place(Backend::postgres);
    const std::unique_ptr<Store> store = place.open();
    Write add = AddUser{user("a", "Ann")};
    ASSERT_EQ(store->commit({&add, 1}).at(0).code, Code::done);
    ASSERT_TRUE(store->user("a"));
    const std::unique_ptr<Connection> other = place.bare();
    const std::string others = " FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    const std::string end = "SELECT pg_terminate_backend(pid)" + others;
    // They end when they get round to it: until then a commit could still meet its end half-way.
    for (int i = 0; i < 200 && !other->query({end, {}}).empty(); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_TRUE(store->user("a"));
    Write second = AddUser{user("b", "Ben")};
    EXPECT_EQ(store->commit({&second, 1}).at(0).code, Code::done);
}

TEST(Postgres, a_server_that_is_not_there_is_a_failure) {
    EXPECT_THROW(open_postgres("postgresql://127.0.0.1:1/none"), Failure);
}

TEST(Sqlite, a_file_that_cannot_be_is_a_failure) {
    EXPECT_THROW(open_sqlite("/nowhere/at/all.sqlite"), Failure);
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "not-a-database").string();
    std::FILE* stream = std::fopen(file.c_str(), "w");
    std::fputs("These are words, many of them, and not a database at all.", stream);
    std::fclose(stream);
    EXPECT_THROW(open_sqlite(file), Failure);
}

}  // namespace wharf::storage::testing
