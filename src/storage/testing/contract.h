// What every store must do is tested once, by tests of StoreTest; contract_test.cpp names the stores.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "storage/testing/place.h"

namespace wharf::storage::testing {

inline User user(const std::string& id, const std::string& name) {
    return {.id = id, .name = name, .kind = UserKind::account, .password_hash = "$argon2id$" + id, .created = 100};
}

inline TableRow table(const std::string& id, std::vector<Id> people = {}, Time created = 1000) {
    return {.id = id,
            .game = "tortuga",
            .players = 2,
            .created = created,
            .changed = created,
            .setup = R"({"target":6})",
            .seats = R"([{"user":"ű"}])",
            .people = std::move(people)};
}

inline Append append(const std::string& table, std::int64_t sequence, const std::string& entry = R"({"move":"x"})") {
    return {.table = table, .entry = {sequence, 1000 + sequence, entry}, .row = {}, .snapshot = {}};
}

class StoreTest : public ::testing::TestWithParam<Backend> {
 protected:
    Outcome commit(Write write) { return store_->commit({&write, 1}).at(0); }
    Code code(Write write) { return commit(std::move(write)).code; }
    std::vector<Code> codes(const std::vector<Write>& writes) {
        std::vector<Code> codes;
        for (const Outcome& outcome : store_->commit(writes)) codes.push_back(outcome.code);
        return codes;
    }
    // Users a, b and c are Ann, Ben and Cyd.
    void add_people() {
        ASSERT_EQ(codes({AddUser{user("a", "Ann")}, AddUser{user("b", "Ben")}, AddUser{user("c", "Cyd")}}),
                  std::vector<Code>(3, Code::done));
    }
    static std::vector<Id> ids(const std::vector<TableRow>& tables) {
        std::vector<Id> ids;
        for (const TableRow& table : tables) ids.push_back(table.id);
        return ids;
    }

    Place place_{GetParam()};
    std::unique_ptr<Store> store_ = place_.open();
};

}  // namespace wharf::storage::testing
