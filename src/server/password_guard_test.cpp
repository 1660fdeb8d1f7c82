// How often passwords may be guessed, and who is never kept out.
#include "server/password_guard.h"

#include <gtest/gtest.h>

namespace wharf::server {
namespace {

const PasswordGuard::Clock::time_point kNow = PasswordGuard::Clock::time_point() + std::chrono::hours(1000);

Whence network(int number) { return {"network 10.0.0." + std::to_string(number), ""}; }

// How many of so many guesses are let through.
int let_through(PasswordGuard& guard, const std::string& name, const Whence& from, int guesses,
                const std::vector<std::string>& known = {}, PasswordGuard::Clock::time_point now = kNow) {
    int count = 0;
    for (int i = 0; i < guesses; ++i)
        if (guard.at_name(name, from, known, now) != nullptr) ++count;
    return count;
}

TEST(PasswordGuard, counts_a_name_in_whatever_letters) {
    PasswordGuard guard;
    int count = 0;
    for (const char* name : {"Anna", "ANNA", "aNNA", "Ａnna", "an\u200Bna"})
        count += let_through(guard, name, network(1), 9);
    EXPECT_EQ(count, PasswordGuard::kAtPlace);
    EXPECT_GT(let_through(guard, "Bert", network(1), 9), 0);
    EXPECT_EQ(let_through(guard, "anna", network(1), 9, {}, kNow + std::chrono::minutes(2)), 2);
}

TEST(PasswordGuard, counts_a_network_over_all_names) {
    PasswordGuard guard;
    int count = 0;
    for (int i = 0; i < 100; ++i) count += let_through(guard, "Name " + std::to_string(i), network(1), 1);
    EXPECT_EQ(count, PasswordGuard::kAtNetwork);
    EXPECT_EQ(let_through(guard, "Name 1", network(2), 1), 1);
}

TEST(PasswordGuard, counts_strangers_from_everywhere_together) {
    PasswordGuard guard;
    int count = 0;
    for (int i = 0; i < 100; ++i) count += let_through(guard, "Anna", network(i), 5);
    EXPECT_EQ(count, PasswordGuard::kByStrangers);
}

TEST(PasswordGuard, lets_the_owner_in_where_he_has_been_whatever_strangers_do) {
    PasswordGuard guard;
    for (int i = 0; i < 100; ++i) let_through(guard, "Anna", network(i), 20);
    EXPECT_EQ(let_through(guard, "Anna", network(200), 1), 0);
    EXPECT_EQ(let_through(guard, "Anna", network(201), 1, {"network 10.0.0.201"}), 1);
    // On his device he is himself wherever he is, also among those who try.
    const Whence travelling{"network 10.0.0.5", "device d"};
    EXPECT_EQ(let_through(guard, "Anna", travelling, 1, {"device d"}), 1);
    // A stolen device guesses no faster than anybody.
    EXPECT_EQ(let_through(guard, "Anna", travelling, 50, {"device d"}), PasswordGuard::kAtPlace - 1);
}

TEST(PasswordGuard, does_not_count_what_was_right) {
    PasswordGuard guard;
    for (int i = 0; i < 200; ++i) {
        const auto guess = guard.at_name("Anna", network(1), {}, kNow);
        ASSERT_NE(guess, nullptr) << i;
        guess->take_back();
    }
    EXPECT_EQ(let_through(guard, "Anna", network(1), 50), PasswordGuard::kAtPlace);
}

TEST(PasswordGuard, counts_in_a_session_too) {
    PasswordGuard guard;
    int count = 0;
    for (int i = 0; i < 50; ++i) count += guard.in_session("hash", network(i), kNow) != nullptr ? 1 : 0;
    EXPECT_EQ(count, PasswordGuard::kAtPlace);
    EXPECT_NE(guard.in_session("another session", network(1), kNow), nullptr);
}

TEST(PasswordGuard, lets_no_network_keep_all_workers_busy) {
    PasswordGuard guard;
    std::vector<std::unique_ptr<PasswordGuard::Guess>> under_way;
    for (int i = 0; i < PasswordGuard::kMostUnderWay; ++i)
        under_way.push_back(guard.at_name("Name " + std::to_string(i), network(1), {}, kNow));
    EXPECT_NE(under_way.back(), nullptr);
    EXPECT_EQ(guard.at_name("Another", network(1), {}, kNow), nullptr);
    EXPECT_EQ(guard.new_password(network(1), kNow), nullptr);
    EXPECT_NE(guard.new_password(network(2), kNow), nullptr);
    under_way.pop_back();
    EXPECT_NE(guard.at_name("Another", network(1), {}, kNow), nullptr);
}

TEST(PasswordGuard, can_be_told_to_count_nothing) {
    PasswordGuard guard(true);
    EXPECT_EQ(let_through(guard, "Anna", network(1), 500), 500);
}

}  // namespace
}  // namespace wharf::server
