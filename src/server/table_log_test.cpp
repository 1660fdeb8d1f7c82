#include "server/table_log.h"

#include "server/testing/house.h"
#include "server/testing/tables.h"

namespace wharf::server {

namespace {

struct TableLogTest : ::testing::Test {
    // A table that Anna has opened, and its log at one node.
    std::unique_ptr<TableState> create(TableLog& log) {
        auto setup = setup_for("nauticus", 2);
        setup.host = anna;
        auto table = std::make_unique<TableState>(*catalog::find_game("nauticus"), std::move(setup));
        const Done joined = table->join(anna, std::nullopt, 1000);
        EXPECT_TRUE(house.run(log.create(*table, {std::get<TableEvent>(joined)}, 1000)));
        return table;
    }
    storage::Code append(TableLog& log, TableState& table, const Done& done, Time at = 2000) {
        return house.run(log.append(table, std::get<TableEvent>(done), at)).code;
    }
    // What is no entry of ours, straight into the store.
    void damage(const std::string& id, std::int64_t sequence, const std::string& document) {
        storage::Append bad;
        bad.table = id;
        bad.entry = {sequence, 5000, document};
        const storage::Write write = bad;
        ASSERT_EQ(house.store->commit({&write, 1}).front().code, storage::Code::done);
    }
    Loaded how(const std::string& id) { return house.run(TableLog(node, id).fold()).how; }

    tests::House house;
    Node node{house.loop, *house.store, Log(Importance::error), {}};
    const std::string anna = house.guest("anna").id;
    const std::string bela = house.guest("bela").id;
    const std::string cili = house.guest("cili").id;
};

TEST_F(TableLogTest, WhatWasAppendedIsThereForAnotherNode) {
    TableLog here(node, "t");
    const auto table = create(here);
    EXPECT_EQ(here.sequence(), 1);
    EXPECT_EQ(append(here, *table, table->join(bela, std::nullopt, 2000)), storage::Code::done);
    EXPECT_EQ(here.sequence(), 2);
    EXPECT_EQ(here.changed(), 2000);
    TableLog there(node, "t");
    const TableLog::Folded folded = house.run(there.fold());
    ASSERT_EQ(folded.how, Loaded::there);
    EXPECT_EQ(there.sequence(), 2);
    EXPECT_EQ(there.created(), 1000);
    EXPECT_EQ(folded.table->seat_of(bela), 1);
    EXPECT_EQ(how("elsewhere"), Loaded::missing);
}

TEST_F(TableLogTest, OneOfTwoNodesIsFasterAndTheOtherReadsOn) {
    TableLog here(node, "t");
    const auto table = create(here);
    TableLog there(node, "t");
    TableLog::Folded folded = house.run(there.fold());
    EXPECT_EQ(append(here, *table, table->join(bela, std::nullopt, 2000)), storage::Code::done);
    TableState lost(folded.table->game(), folded.table->setup());
    lost.join(anna, std::nullopt, 1000);
    EXPECT_EQ(append(there, lost, lost.join(cili, std::nullopt, 2000)), storage::Code::conflict);
    EXPECT_EQ(there.sequence(), 1) << "nothing happened";
    EXPECT_EQ(house.run(there.read_on(*folded.table)), Loaded::there);
    EXPECT_EQ(there.sequence(), 2);
    EXPECT_EQ(folded.table->seat_of(bela), 1);
    EXPECT_EQ(folded.table->seat_of(cili), kSpectator);
}

// Far more people than a table may have in the store's lists.
TEST_F(TableLogTest, PeopleWhoCameAndWentDoNotFillATable) {
    TableLog log(node, "t");
    const auto table = create(log);
    for (int i = 0; i < 70; ++i) {
        const std::string guest = house.guest("guest" + std::to_string(i)).id;
        ASSERT_EQ(append(log, *table, table->join(guest, std::nullopt, 2000)), storage::Code::done) << i;
        ASSERT_EQ(append(log, *table, table->leave(guest, 2000)), storage::Code::done) << i;
    }
    EXPECT_EQ(house.store->table("t")->people, std::vector<std::string>{anna});
    ASSERT_EQ(append(log, *table, table->join(bela, std::nullopt, 2000)), storage::Code::done);
    EXPECT_EQ(house.store->table("t")->people, (std::vector<std::string>{anna, bela}));
}

// A snapshot that the store would not take is not taken; everything else is.
TEST_F(TableLogTest, ASnapshotThatIsTooLargeIsLeftOut) {
    TableLog log(node, "t");
    const auto table = create(log);
    while (log.sequence() < 94) {
        ASSERT_EQ(append(log, *table, table->join(bela, std::nullopt, 2000)), storage::Code::done);
        ASSERT_EQ(append(log, *table, table->leave(bela, 2000)), storage::Code::done);
    }
    for (int i = 0; i < 12'000; ++i) {
        const std::string guest = std::to_string(i) + std::string(80, 'x');
        table->join(guest, std::nullopt, 2000);
        table->leave(guest, 2000);
    }
    ASSERT_GT(table->snapshot().size(), std::size_t{1} << 20U);
    for (int i = 0; i < 2; ++i) {
        ASSERT_EQ(append(log, *table, table->join(bela, std::nullopt, 2000)), storage::Code::done);
        ASSERT_EQ(append(log, *table, table->leave(bela, 2000)), storage::Code::done);
    }
    EXPECT_EQ(house.store->snapshot("t"), std::nullopt);
}

TEST_F(TableLogTest, ADamagedLogIsSaidToBeDamaged) {
    TableLog log(node, "t");
    const auto table = create(log);
    append(log, *table, table->join(bela, std::nullopt, 2000));
    int number = 0;
    for (const char* document :
         {"not json", "{}", R"({"kind":"flown"})", R"({"kind":"moves","seat":0,"moves":[["0","fly"]]})",
          R"({"kind":"started","order":[7,8],"moves":[]})", R"({"kind":"started","order":[0,0],"moves":[]})",
          R"({"kind":"started","order":[-1,0],"moves":[]})", R"({"kind":"started","order":[],"moves":[]})",
          R"({"kind":"started"})", R"({"kind":"undone","seat":0})", R"({"kind":"left","seat":99})",
          R"({"kind":"started","moves":[["9","fly"]]})"}) {
        const std::string id = "t" + std::to_string(number++);
        TableLog other(node, id);
        create(other);
        damage(id, 2, document);
        EXPECT_EQ(how(id), Loaded::damaged) << document;
    }
    EXPECT_EQ(how("t"), Loaded::there) << "the others are well";
    damage("t", 3, "{}");
    EXPECT_EQ(house.run(log.read_on(*table)), Loaded::damaged);
}

}  // namespace

}  // namespace wharf::server
