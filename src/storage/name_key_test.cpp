// Names that are the same, names that look alike, and what becomes of older databases.
#include "storage/name_key.h"

#include <gmock/gmock.h>

#include "storage/migrations.h"
#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;

TEST(NameKey, folds_case_in_every_alphabet) {
    EXPECT_EQ(name_key("ÁRVÍZTŰRŐ Tükörfúrógép"), "árvíztűrő tükörfúrógép");
    EXPECT_EQ(name_key("ZAŻÓŁĆ GĘŚLĄ JAŹŃ"), "zażółć gęślą jaźń");
    EXPECT_EQ(name_key("Straße"), name_key("STRASSE"));
    EXPECT_EQ(name_key("ЁЖИК Ђ"), "ёжик ђ");
    EXPECT_EQ(name_key("ΩΜΈΓΑ ΟΔΌΣ"), name_key("ωμέγα οδός"));
    EXPECT_EQ(name_key("ŸŽŇĽÐÞ×"), "ÿžňľðþ×");
    EXPECT_EQ(name_key("Ա"), "ա");
    EXPECT_EQ(name_key("船 🐢"), "船 🐢");
}

TEST(NameKey, does_not_depend_on_how_letters_are_put_together) {
    EXPECT_EQ(name_key("Zoe\u0308"), name_key("ZOË"));
    EXPECT_EQ(name_key("Ａｎｎａ"), "anna");
    EXPECT_EQ(name_key("An\u200Bna"), "anna");
}

TEST(NameSkeleton, is_the_same_for_what_looks_alike) {
    const auto alike = [](const char* a, const char* b) { return name_skeleton(a) == name_skeleton(b); };
    EXPECT_TRUE(alike("Bill", "BiIl"));
    EXPECT_TRUE(alike("paypal", "раураl"));
    EXPECT_TRUE(alike("Anna", "Аnna"));
    EXPECT_TRUE(alike("modern", "modem"));
    EXPECT_TRUE(alike("Ian", "lan"));
    EXPECT_FALSE(alike("Anna", "Anne"));
    EXPECT_FALSE(alike("Anna 2", "Anna 3"));
    EXPECT_FALSE(alike("Zoë", "Zoe"));
    // Longer than any buffer one would guess.
    EXPECT_GT(name_skeleton(std::string(100, 'm') + "\u33AE\u33AE\u33AE\u33AE").size(), 200U);
}

// A database as it was before names had skeletons and mutes had rows.
TEST_P(StoreTest, an_older_database_is_brought_up_to_date) {
    const Place older(GetParam());
    {
        const std::unique_ptr<Connection> connection = older.bare();
        migrate(*connection, 1);
        const auto add = [&](const char* id, const char* name, const char* key, int kind, const char* settings,
                             int created) {
            connection->query(
                {"INSERT INTO users (id, name, name_key, kind, password_hash, settings, created)"
                 " VALUES ($1, $2, $3, $4, 'hash', $5, $6)",
                 {std::string_view(id), std::string_view(name), std::string_view(key), std::int64_t{kind},
                  std::string_view(settings), std::int64_t{created}}});
        };
        add("a", "Straße", "straße", 1, R"({"muted":["b","gone","c"]})", 1);
        add("b", "Strasse", "strasse", 0, R"({"muted":[]})", 0);
        add("c", "Anna", "anna", 1, "{}", 2);
        add("d", "Аnna", "аnna", 1, "{}", 3);  // Cyrillic
        connection->execute("INSERT INTO users VALUES ('e', '', NULL, 1, '', '{}', 4, 5)");
    }
    const std::unique_ptr<Store> store = older.open();
    EXPECT_THAT(store->muted_by("a"), ElementsAre("b", "c"));
    EXPECT_EQ(store->user("a")->name, "Straße");
    EXPECT_EQ(store->user("b")->name, "Strasse 2");  // a guest gives way to an account
    EXPECT_EQ(store->user_named("STRASSE")->id, "a");
    EXPECT_EQ(store->user_named("ANNA")->id, "c");
    EXPECT_EQ(store->user_named("АNNA")->id, "d");  // keeps his name
    EXPECT_EQ(store->user("e")->deleted, 5);
    Write again = AddUser{user("f", "Αnna")};  // Greek
    EXPECT_EQ(store->commit({&again, 1}).at(0).code, Code::name_taken);
}

}  // namespace wharf::storage::testing
