// Reasons of Tortuga: what they say is what the moves do.
#include "text/testing/reasons.h"

#include "games/tortuga/messages.h"
#include "games/tortuga/testing.h"

namespace wharf::tortuga {
namespace {

using wharf::testing::check_reasons;
using wharf::testing::find_reason;
using wharf::testing::number_of;
using enum Symbol;

TEST(Reasons, DiceThatMakeOneTheStrongest) {
    State state = before_roll(2);
    lay_all(state, 1, treasure, treasure, treasure, treasure, raid);
    begin_roll(state.table);
    Play play(state);
    roll(play, {"treasure", "fleet", "fleet", "raid", "treasure"});
    const View view = Tortuga::observe(play.state, 0);
    // Nobody builds; the other hunts with 14.
    const auto given = TortugaText::reasons(view, make(Kind::keep, 0b00110), make(Kind::keep, 0b00001));
    EXPECT_EQ(*find_reason(given, says::kLeads), says::kLeads(fleet, 4));
    EXPECT_EQ(*find_reason(given, says::kMoreDice), says::kMoreDice(1));
    EXPECT_EQ(
        find_reason(TortugaText::reasons(view, make(Kind::keep, 0b10001), make(Kind::keep, 0b00110)), says::kLeads),
        nullptr);
}

// Every reason of random pairs of moves, looked up in what both moves do.
TEST(Reasons, AreTrue) {
    const auto given = check_reasons<TortugaText>(12, [](const View& view, const text::Message& reason, Action better,
                                                         Action worse, const State& after, const State& instead) {
        const Seat me = view.observer;
        const Table& before = view.table;
        if (reason.is(says::kLeads)) {
            const auto action = static_cast<Symbol>(number_of(reason));
            Board board = before.boards[me];
            const unsigned dice = better.kind == Kind::turn ? board.lone_skulls : better.value;
            int rival = 0;
            for (Seat seat = 0; seat < before.players; ++seat)
                if (seat != me) rival = std::max(rival, strength(before.boards[seat], action));
            ASSERT_LE(strength(board, action), rival) << "he was not the strongest before";
            for (int die = 0; die < kDice; ++die)
                if (((dice >> die) & 1U) != 0) board.die_on[die] = action;
            ASSERT_EQ(strength(board, action) - rival, number_of(reason, 1));
        } else if (reason.is(says::kMoreDice)) {
            ASSERT_EQ(count_bits(std::uint32_t{better.value}) - count_bits(std::uint32_t{worse.value}),
                      number_of(reason));
        } else if (reason.is(says::kMoreToRoll)) {
            ASSERT_EQ(count_bits(std::uint32_t{worse.value}) - count_bits(std::uint32_t{better.value}),
                      number_of(reason));
        } else if (reason.is(says::kStronger)) {
            const auto action = static_cast<Symbol>(number_of(reason));
            // Dice that are laid openly count at once; others when they are revealed, so the numbers are added here.
            const auto added = [&](Action move, Symbol to) {
                const unsigned dice = move.kind == Kind::turn ? before.boards[me].lone_skulls : move.value;
                int sum = dice_on(before.boards[me], to) == 0 ? before.boards[me].advantage[index_of(to)] : 0;
                for (int die = 0; die < kDice; ++die)
                    if (((dice >> die) & 1U) != 0) sum += die_number(die, to);
                return sum;
            };
            ASSERT_EQ(added(better, action), number_of(reason, 1));
            ASSERT_GT(number_of(reason, 1), number_of(reason, 2));
        } else if (reason.is(says::kDefends)) {
            const auto action = static_cast<Symbol>(number_of(reason));
            ASSERT_TRUE(action == ship_attack || action == raid);
            ASSERT_EQ(dice_on(before.boards[me], action), 0);
            if (better.kind == Kind::turn) {
                ASSERT_GT(dice_on(after.table.boards[me], action), 0);
                ASSERT_EQ(dice_on(instead.table.boards[me], action), 0);
            }
        } else if (reason.is(says::kCountsNow)) {
            const auto action = static_cast<Symbol>(number_of(reason));
            ASSERT_GT(strength(after.table.boards[me], action), strength(before.boards[me], action));
            const auto other = static_cast<Symbol>(worse.value);
            ASSERT_EQ(strength(instead.table.boards[me], other), strength(before.boards[me], other));
        } else if (reason.is(says::kNewColour)) {
            const int colour = static_cast<int>(number_of(reason));
            const auto chests = [&](const Board& board) {
                int sum = board.island[colour] + board.tortuga[colour];
                for (const auto& row : board.row)
                    for (const Colour chest : row) sum += index_of(chest) == colour ? 1 : 0;
                return sum;
            };
            ASSERT_EQ(chests(before.boards[me]), 0);
            ASSERT_EQ(chests(after.table.boards[me]), 1);
            ASSERT_EQ(chests(instead.table.boards[me]), 0);
        } else if (reason.is(says::kAllLaid)) {
            ASSERT_EQ(better.value, free_dice(before.boards[me]));
        } else if (reason.is(says::kRoom)) {
            const auto track = static_cast<Track>(number_of(reason));
            ASSERT_EQ(capacity(after.table.boards[me], track), number_of(reason, 1));
            ASSERT_GT(number_of(reason, 1), capacity(before.boards[me], track));
        } else if (reason.is(says::kUndefended)) {
            const int track = index_of(track_of(before.action));
            ASSERT_EQ(after.table.boards[me].marker[track], before.boards[me].marker[track]);
            ASSERT_EQ(instead.table.boards[me].marker[track], std::max(1, before.boards[me].marker[track] - 1));
            ASSERT_EQ(better.which, number_of(reason));
        } else if (reason.is(says::kDouble)) {
            ASSERT_EQ(better.value, index_of(Colour::purple));
        }
    });
    for (const char* key : {"reason.leads", "reason.more-dice", "reason.more-to-roll", "reason.stronger",
                            "reason.defends", "reason.counts-now", "reason.new-colour", "reason.all-laid",
                            "reason.room", "reason.undefended", "reason.double"})
        EXPECT_TRUE(given.contains(key)) << key << " never came up";
}

}  // namespace
}  // namespace wharf::tortuga
