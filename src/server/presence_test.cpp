#include "server/presence.h"

#include "server/testing/tables.h"

namespace wharf::server {

namespace {

constexpr Time kPatience = 1000;

struct Two {
    explicit Two(int clock_seconds = 0) : table(started_table(setup_for("nauticus", 2, clock_seconds), chance, 1)) {
        waited_for = table->match()->to_act().first();
        other = static_cast<Seat>(1 - waited_for);
    }
    std::optional<Presence::Substitution> next() const { return presence.next_substitution(*table, kPatience); }

    match::SeededChance chance{Rng::from(3)};
    std::unique_ptr<TableState> table;
    Presence presence;
    Seat waited_for;
    Seat other;
};

TEST(Presence, WhoIsWaitedForAndAwayIsReplacedAfterAWhile) {
    Two two;
    EXPECT_EQ(two.next(), std::nullopt) << "everybody is here";
    two.presence.note(two.other, false, 5000);
    EXPECT_EQ(two.next(), std::nullopt) << "nobody waits for him";
    two.presence.note(two.other, true, 5100);
    two.presence.note(two.waited_for, false, 6000);
    two.presence.note(two.waited_for, false, 6500);
    EXPECT_EQ(two.next(), (Presence::Substitution{two.waited_for, 7000})) << "since he went, not since it was noted";
    two.presence.went_on(6800);
    EXPECT_EQ(two.next(), (Presence::Substitution{two.waited_for, 7800})) << "he has as long as anybody for each turn";
    two.presence.note(two.waited_for, true, 8000);
    EXPECT_EQ(two.next(), std::nullopt);
}

// Tortuga: seat 0 goes away, having chosen in secret or not.
TEST(Presence, ASecretChoiceChangesNothing) {
    match::SeededChance chance(Rng::from(3));
    const auto table = started_table(setup_for("tortuga", 2), chance, 1);
    Presence presence;
    presence.went_on(1000);
    presence.note(0, false, 5000);
    const auto before = presence.next_substitution(*table, kPatience);
    EXPECT_EQ(before, (Presence::Substitution{0, 6000}));
    ASSERT_EQ(code_of(table->move(0, table->match()->legal(0).front().text, chance, 5500)), "");
    EXPECT_EQ(presence.next_substitution(*table, kPatience), before);
}

// Nor where all are there, and a rated game without a clock has stood still for too long.
TEST(Presence, ASecretChoiceChangesNothingWhereNobodyMayTakeForEver) {
    match::SeededChance chance(Rng::from(3));
    auto setup = setup_for("tortuga", 2);
    setup.rated = true;
    const auto table = started_table(setup, chance, 1);
    Presence presence;
    presence.went_on(1000);
    const auto before = presence.next_substitution(*table, kPatience);
    ASSERT_TRUE(before);
    ASSERT_EQ(code_of(table->move(0, table->match()->legal(0).front().text, chance, 5500)), "");
    EXPECT_EQ(presence.next_substitution(*table, kPatience), before);
}

TEST(Presence, InARatedGameNobodyKeepsTheOthersWaitingForEver) {
    match::SeededChance chance(Rng::from(3));
    auto setup = setup_for("nauticus", 2);
    setup.rated = true;
    const auto table = started_table(setup, chance, 1);
    Presence presence;
    presence.went_on(7000);
    const Seat mover = table->match()->to_act().first();
    EXPECT_EQ(presence.next_substitution(*table, kPatience),
              (Presence::Substitution{mover, 7000 + Presence::kLongestTurn}));
    presence.note(mover, false, 9000);
    EXPECT_EQ(presence.next_substitution(*table, kPatience), (Presence::Substitution{mover, 9000 + kPatience}));
}

TEST(Presence, NobodyIsReplacedWhereNobodyWaitsOrAClockRuns) {
    Two two;
    two.presence.note(0, false, 5000);
    two.presence.note(1, false, 5000);
    EXPECT_EQ(two.next(), std::nullopt) << "nobody is there to wait";
    Two timed(600);
    timed.presence.note(timed.waited_for, false, 5000);
    EXPECT_EQ(timed.next(), std::nullopt);
    Two left;
    left.presence.note(left.waited_for, false, 5000);
    ASSERT_EQ(code_of(left.table->leave("u" + std::to_string(left.waited_for), 6000)), "");
    EXPECT_EQ(left.next(), std::nullopt) << "a computer player plays for him already";
}

// A table of a tournament has a clock, and yet who never comes is not waited for so long; who has come has his clock.
TEST(Presence, WhoDoesNotComeToATableOfATournamentIsReplaced) {
    match::SeededChance chance(Rng::from(3));
    server::Setup setup = setup_for("tortuga", 2, 600);
    setup.tournament = TournamentPlace{"cup", 1, 60, false};
    const auto table = started_table(setup, chance, 1);
    Presence presence;
    presence.note(0, false, 5000);
    presence.note(1, true, 5000);
    presence.note(1, false, 6000);
    const auto before = presence.next_substitution(*table, kPatience);
    EXPECT_EQ(before, (Presence::Substitution{0, 65'000}));
    // That he has chosen in secret, by a program that does not listen, changes nothing.
    ASSERT_EQ(code_of(table->move(0, table->match()->legal(0).front().text, chance, 5500)), "");
    EXPECT_EQ(presence.next_substitution(*table, kPatience), before);
    presence.note(0, true, 7000);
    presence.note(0, false, 8000);
    EXPECT_EQ(presence.next_substitution(*table, kPatience), std::nullopt);
}

}  // namespace

}  // namespace wharf::server
