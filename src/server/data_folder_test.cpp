// The data folder, and how connections fit into file descriptors.
#include "server/data_folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "server/descriptors.h"

namespace wharf::server {
namespace {

TEST(DataFolder, IsItsOwnersAndHasOneServerAtATime) {
    const auto folder = std::filesystem::temp_directory_path() / ("wharf-folder-" + std::to_string(getpid()));
    const auto inner = (folder / "a" / "b").string();
    {
        const DataFolder first(inner);
        struct stat about{};
        ASSERT_EQ(stat(inner.c_str(), &about), 0);
        EXPECT_EQ(about.st_mode & 0777U, 0700U);
        EXPECT_THROW(DataFolder second(inner), std::runtime_error);
    }
    EXPECT_NO_THROW(DataFolder again(inner));
    std::filesystem::remove_all(folder);
}

TEST(DataFolder, WhatRootMakesBelongsToItsOwner) {
    if (geteuid() != 0) GTEST_SKIP() << "only root can make what belongs to others";
    constexpr uid_t kOther = 54321;
    const auto folder = std::filesystem::temp_directory_path() / ("wharf-owned-" + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    ASSERT_EQ(chown(folder.c_str(), kOther, kOther), 0);
    const DataFolder data((folder / "data").string());
    for (const std::string& made : {data.file(""), data.file("lock")}) {
        struct stat about{};
        ASSERT_EQ(stat(made.c_str(), &about), 0);
        EXPECT_EQ(about.st_uid, kOther) << made;
    }
    std::filesystem::remove_all(folder);
}

TEST(Descriptors, LimitsFitIntoThem) {
    const ConnectionLimits limits;
    const ConnectionLimits all = fitted(limits, descriptors_for(limits, kDescriptorsTls), kDescriptorsTls);
    EXPECT_EQ(all.connections, limits.connections);
    const ConnectionLimits few = fitted(limits, 1024, kDescriptorsTls);
    EXPECT_LE(descriptors_for(few, kDescriptorsTls), 1024);
    EXPECT_GT(few.connections, 250);
    EXPECT_LT(few.silent, few.connections / 2);
    EXPECT_LE(few.silent_per_address, few.silent);
    EXPECT_GT(fitted(limits, 10, kDescriptorsTls).connections, 0);
}

TEST(Descriptors, TheLimitIsRaisedAndNeverLowered) {
    const std::int64_t now = raise_descriptor_limit(0);
    EXPECT_GE(raise_descriptor_limit(now + 1), now);
}

}  // namespace
}  // namespace wharf::server
