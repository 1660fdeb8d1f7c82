// The write-ahead log of SQLite begins anew although no writer copies it back.
#include "storage/sqlite_checkpoints.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "storage/sqlite.h"
#include "storage/temporary_folder.h"

namespace wharf::storage::testing {

namespace {

using namespace std::chrono_literals;

// How often the log has begun anew: the fourth number of its header.
std::uint32_t beginnings(const std::string& log) {
    std::ifstream file(log, std::ios::binary);
    std::array<unsigned char, 16> header{};
    file.read(reinterpret_cast<char*>(header.data()), header.size());
    return std::uint32_t{header[12]} << 24U | std::uint32_t{header[13]} << 16U | std::uint32_t{header[14]} << 8U |
           header[15];
}

}  // namespace

TEST(SqliteCheckpoints, ALongLogBeginsAnewAndNothingIsLost) {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "wharf.sqlite").string();
    const auto connection = sqlite_connector(file)->connect();
    connection->execute("CREATE TABLE pages (number INTEGER PRIMARY KEY, content BLOB)");
    const std::uint32_t before = beginnings(file + "-wal");
    connection->begin();
    for (std::int64_t number = 0; number < 9000; ++number)
        connection->query({"INSERT INTO pages VALUES ($1, zeroblob(4000))", {number}});
    connection->commit();
    const auto deadline = std::chrono::steady_clock::now() + 20s;
    std::int64_t number = 9000;
    while (beginnings(file + "-wal") == before && std::chrono::steady_clock::now() < deadline) {
        connection->query({"INSERT INTO pages VALUES ($1, zeroblob(10))", {number++}});
        std::this_thread::sleep_for(2ms);
    }
    EXPECT_NE(beginnings(file + "-wal"), before);
    EXPECT_LT(std::filesystem::file_size(file + "-wal"), 64U << 20U);
    EXPECT_EQ(connection->query({"SELECT count(*) FROM pages", {}}).front().integer(0), number);
    EXPECT_EQ(connection->query({"PRAGMA integrity_check", {}}).front().text(0), "ok");
}

}  // namespace wharf::storage::testing
