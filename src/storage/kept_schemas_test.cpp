// Databases of every schema that ever was, kept in testing/kept, are brought up to date: nothing is lost, and what
// comes out is what a new database is.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "storage/migrations.h"
#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

// The newest schema that is kept. Whoever makes another keeps a file of the one before, and never changes it.
constexpr int kNewestKept = 12;

std::string kept(int version) {
    const auto path = std::filesystem::path(WHARF_SOURCE_DIR) / "src/storage/testing/kept";
    std::ifstream file(path / ("schema-" + std::to_string(version) + ".sql"));
    EXPECT_TRUE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Tables, columns and indexes, without the order in which columns were added.
std::set<std::string> shape(Connection& connection, Backend backend) {
    const char* columns =
        backend == Backend::sqlite
            ? "SELECT m.name || '.' || c.name || ' ' || c.type || ' ' || c.\"notnull\" || ' ' || c.pk"
              " FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
            : "SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' ||"
              " COALESCE(collation_name, '') FROM information_schema.columns"
              " WHERE table_schema = 'public'";
    const char* indexes = backend == Backend::sqlite
                              ? "SELECT name || ' ' || COALESCE(sql, '') FROM sqlite_master WHERE type <> 'table'"
                              : "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'";
    std::set<std::string> lines;
    for (const char* sql : {columns, indexes})
        for (const Row& row : connection.query({sql, {}})) lines.insert(row.text(0));
    return lines;
}

// Of every table that a database of this version has, how many rows there are.
std::map<std::string, std::int64_t> rows_in(Connection& connection, int version) {
    std::vector<std::string> tables{"users", "sessions", "tables",      "people",
                                    "chat",  "ratings",  "rated_games", "snapshots"};
    const auto since = [&](int first, std::initializer_list<const char*> more) {
        if (version >= first) tables.insert(tables.end(), more.begin(), more.end());
    };
    since(2, {"mutes", "places"});
    since(5, {"entries"});
    since(6, {"judged"});
    since(7, {"chores"});
    since(8, {"sanctions", "audit", "announcements", "invitations", "house_rules", "reports"});
    since(9, {"turns", "ways", "quiet_hours", "letters", "secrets", "unnamed"});
    since(10, {"bonds"});
    since(11, {"tournaments", "tournament_log", "tournament_people"});
    since(12, {"plans"});
    std::map<std::string, std::int64_t> rows;
    for (const std::string& table : tables) {
        rows[table] = connection.query({"SELECT COUNT(*) FROM " + table, {}}).front().integer(0);
        EXPECT_GT(rows[table], 0) << table;
    }
    return rows;
}

}  // namespace

TEST_P(StoreTest, a_database_of_every_earlier_schema_is_brought_up_to_date) {
    ASSERT_GE(kNewestKept, schema_version() - 1) << "keep a file of the schema before";
    const std::set<std::string> newest = shape(*place_.bare(), GetParam());
    for (int version = 1; version <= kNewestKept; ++version) {
        SCOPED_TRACE("schema " + std::to_string(version));
        const Place older(GetParam());
        const std::unique_ptr<Connection> connection = older.bare();
        connection->execute(connection->translate(kept(version)));
        if (version >= 8) connection->execute(connection->append_only("audit"));
        // PostgreSQL files entries at once: there never were fresh ones.
        if (GetParam() == Backend::postgres && version >= 5)
            for (const std::string segment : {"fresh_even", "fresh_odd"})
                connection->execute("INSERT INTO log SELECT * FROM " + segment +
                                    " ON CONFLICT DO NOTHING; DELETE FROM " + segment);
        ASSERT_EQ(stored_version(*connection), version);
        const auto before = rows_in(*connection, version);
        const std::unique_ptr<Store> store = older.open();
        EXPECT_EQ(stored_version(*connection), schema_version());
        EXPECT_EQ(shape(*connection, GetParam()), newest);
        EXPECT_EQ(rows_in(*connection, version), before);

        EXPECT_EQ(store->user("a"), user("a", "Ann"));
        EXPECT_EQ(store->user_named("GUS")->id, "g");
        EXPECT_EQ(store->user("d")->deleted, 95);
        EXPECT_EQ(store->session(std::string(32, 'a'), 1)->user.id, "a");
        EXPECT_THAT(store->muted_by("a"), ElementsAre("b"));
        if (version >= 2) EXPECT_THAT(store->places_of("a"), ElementsAre("network 192.0.2.1"));
        EXPECT_EQ(store->table("over")->people, (std::vector<Id>{"a", "b", "d"}));
        EXPECT_EQ(store->log("over", 0), (std::vector{append("over", 1).entry, append("over", 2).entry}));
        EXPECT_EQ(store->log("play", 1), (std::vector{append("play", 2).entry, append("play", 3).entry}));
        EXPECT_EQ(store->snapshot("play"), (Snapshot{2, R"({"format":1})"}));
        EXPECT_THAT(store->chat("play", 0), ElementsAre(ChatLine{1, "g", 170, "żółw"}));
        EXPECT_THAT(store->ratings("a"), ElementsAre(Rating{"a", {"tortuga", "2"}, 26.5, 7.25, 1}));
        EXPECT_EQ(store->rating_history("a", {"tortuga", "2"}).size(), 1U);
        if (version >= 6) EXPECT_THAT(store->judged_games("a", {}), ElementsAre(JudgedGame{"over", "[1]"}));
        if (version >= 8) EXPECT_EQ(store->user("b")->role, Role::administrator);
        if (version >= 9) EXPECT_EQ(store->ways_of("a").at(0).address, "ann@example.org");
        if (version >= 9) EXPECT_EQ(store->quiet_hours("a")->zone, "Europe/Warsaw");
        if (version >= 9) EXPECT_EQ(store->secret("push key"), "secret.point");
        if (version >= 11) EXPECT_EQ(store->tournament("cup")->host, "b");
        if (version >= 12) EXPECT_TRUE(store->plan("play", "a")->active);

        // And it goes on.
        const std::vector<Write> more{append("play", 4), AddUser{user("e", "Eve")}, KeepJudged{"b", {"over", "[2]"}},
                                      TakeChore{"tidy", 1000, 10}, AddUser{user("f", "Ben")}};
        std::vector<Code> codes;
        for (const Outcome& outcome : store->commit(more)) codes.push_back(outcome.code);
        EXPECT_THAT(codes, ElementsAre(Code::done, Code::done, Code::done, Code::done, Code::name_taken));
    }
}

}  // namespace wharf::storage::testing
