// Hints in games of all kinds: what they claim holds when it is tried again, and they know no more than their seat.
#include "catalog/hints.h"

#include <gtest/gtest.h>

#include "catalog/analysts.h"
#include "catalog/catalog.h"
#include "core/testing/conformance.h"
#include "players/messages.h"
#include "players/sheet_differences.h"
#include "text/reasons.h"

namespace wharf::catalog {
namespace {

constexpr int kEvery = 29 * testing::kEveryNth;  // decisions
constexpr int kWorlds = 40;

std::unique_ptr<players::AnyPlayer> player(const match::AnyGame& game, std::string_view spec) {
    return make_player(game, std::get<players::Spec>(players::read_spec(spec)), 3);
}

int points_of_line(const match::AnyMatch& match, Seat seat, const std::string& line) {
    int points = 0;
    for (const text::ScoreLine& one : match.score_sheet(seat, seat))
        if (one.key == "score." + line) points += one.points;
    return points;
}

class Examiner {
 public:
    Examiner(const match::AnyMatch& match, Seat seat, const players::Hint& hint, players::AnyAnalyst& analyst)
        : match_(match), seat_(seat), hint_(hint), guide_(player(match.game(), "net~1")) {
        // Other worlds, and other luck.
        again_ = players::compare_sheets(match, seat, hint.best().move, hint.compared().move,
                                         {*guide_, analyst, kWorlds, 991});
    }

    void expect_true(const text::Message& reason) const {
        if (reason.is(players::says::kByRound)) {
            EXPECT_GT(mean_of(line(reason)), 0) << line(reason);
            claims += 1;
        } else if (reason.is(players::says::kAtOnce)) {
            const auto after = match_.clone();
            const auto instead = match_.clone();
            after->play(seat_, hint_.best().move);
            instead->play(seat_, hint_.compared().move);
            EXPECT_EQ(points_of_line(*after, seat_, line(reason)) - points_of_line(*instead, seat_, line(reason)),
                      std::get<std::int64_t>(reason.arguments[0]));
            claims += 1;
        } else {
            const text::Messages own = match_.reasons(seat_, hint_.best().move, hint_.compared().move);
            EXPECT_NE(std::find(own.begin(), own.end(), reason), own.end()) << reason.key();
        }
    }

    static inline int claims = 0;

 private:
    static const std::string& line(const text::Message& reason) { return std::get<std::string>(reason.arguments[1]); }
    double mean_of(const std::string& line) const {
        for (const players::SheetDifference& one : again_.by_round)
            if (one.line == "score." + line) return one.mean;
        return 0;
    }

    const match::AnyMatch& match_;
    Seat seat_;
    const players::Hint& hint_;
    std::unique_ptr<players::AnyPlayer> guide_;
    players::SheetDifferences again_;
};

players::Inquiry small_inquiry() {
    players::Inquiry inquiry;
    inquiry.visits = 200;
    inquiry.listed = 2;
    return inquiry;
}

void examine(const match::AnyMatch& match, Seat seat) {
    const auto analyst = make_analyst(match.game());
    const players::Hint hint = catalog::hint(match, seat, small_inquiry(), *analyst);
    ASSERT_FALSE(hint.assessment.moves.empty());
    EXPECT_LE(hint.reasons.size(), players::kMostReasons);
    if (!hint.other) return;
    EXPECT_NE(hint.best().move, hint.compared().move);
    const Examiner examiner(match, seat, hint, *analyst);
    for (const text::Message& reason : hint.reasons) {
        SCOPED_TRACE(::testing::Message() << match.game().id() << " after " << match.move_count()
                                          << " moves: " << hint.best().move << " rather than " << hint.compared().move);
        examiner.expect_true(reason);
    }
    // In a position that the seat cannot tell from this one the hint is the same.
    Rng rng = Rng::from(5);
    auto other = match.game().from_view(match.view(seat), seat, rng);
    const auto& elsewhere = *std::get<std::unique_ptr<match::AnyMatch>>(other);
    const players::Hint there = catalog::hint(elsewhere, seat, small_inquiry(), *analyst);
    EXPECT_EQ(there.best().move, hint.best().move);
    EXPECT_EQ(there.reasons, hint.reasons);
}

TEST(Hints, ClaimWhatIsSo) {
    for (const match::AnyGame* game : games()) {
        Examiner::claims = 0;
        for (const int players : {2, 3}) {
            const auto match = game->create(game->default_config(players));
            match::SeededChance chance(Rng::from(static_cast<std::uint64_t>(players)));
            const auto somebody = player(*game, "net~3");
            int decisions = 0;
            for (match->settle(chance); !match->is_over(); match->settle(chance)) {
                const Seat seat = match->to_act().first();
                if (++decisions % kEvery == 0) examine(*match, seat);
                if (HasFatalFailure()) return;
                match->play(seat, somebody->choose(*match, seat));
            }
        }
        if (testing::kEveryNth == 1)
            EXPECT_GT(Examiner::claims, 0) << game->id() << ": no line of a score sheet was ever a reason";
    }
}

TEST(Hints, RepeatThemselves) {
    const match::AnyGame& game = *games().front();
    const auto match = game.create(game.default_config(2));
    match::SeededChance chance(Rng::from(1));
    match->settle(chance);
    const Seat seat = match->to_act().first();
    const auto analyst = make_analyst(game);
    const players::Hint first = catalog::hint(*match, seat, small_inquiry(), *analyst);
    const players::Hint second = catalog::hint(*match, seat, small_inquiry(), *analyst);
    EXPECT_EQ(first.best().move, second.best().move);
    EXPECT_EQ(first.reasons, second.reasons);
    EXPECT_EQ(first.compared().move, second.compared().move);
}

}  // namespace
}  // namespace wharf::catalog
