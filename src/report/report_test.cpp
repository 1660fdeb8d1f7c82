// Reports of whole games: sums are exact, chance is fair, the same seed gives the same report.
#include "report/report.h"

#include <gtest/gtest.h>

#include "catalog/analysts.h"
#include "catalog/catalog.h"
#include "report/report_json.h"

namespace wharf::report {

namespace {

std::unique_ptr<match::AnyMatch> played(const match::AnyGame& game, int players, std::uint64_t seed) {
    auto match = game.create(game.default_config(players));
    match::SeededChance chance(Rng::from(seed));
    Rng rng = Rng::from(seed, 7);
    for (match->settle(chance); !match->is_over(); match->settle(chance)) {
        const Seat seat = match->to_act().first();
        const auto moves = match->legal(seat);
        match->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text);
    }
    return match;
}

std::vector<Finding> findings_of(const match::AnyMatch& match, const std::vector<Event>& events,
                                 players::AnyAnalyst& analyst, const Settings& settings) {
    std::vector<Finding> findings;
    for (std::size_t i = 0; i <= events.size(); ++i) findings.push_back(find(match, events, i, analyst, settings));
    return findings;
}

constexpr Settings kSmall{8, 32, 64, 3};

}  // namespace

TEST(Share, SumsToAWhole) {
    const double parts[kMaxSeats] = {1, 1, 1};
    const SeatShares shares = shared_out(parts, 3);
    EXPECT_EQ((shares[0] + shares[1] + shares[2]).units(), Share::kWhole);
    EXPECT_NEAR(shares[1].value(), 1.0 / 3, 1e-11);
}

TEST(Report, EventsCoverTheRecord) {
    for (const match::AnyGame* game : catalog::games()) {
        const auto match = played(*game, 3, 5);
        const auto events = plan(*match, *catalog::make_analyst(*game));
        ASSERT_FALSE(events.empty());
        EXPECT_EQ(events.front().first, 0);
        EXPECT_EQ(events.back().end, match->move_count());
        for (std::size_t i = 1; i < events.size(); ++i) {
            EXPECT_EQ(events[i].first, events[i - 1].end);
            EXPECT_FALSE(events[i].is_chance() && events[i - 1].is_chance()) << "chance is one event between decisions";
        }
    }
}

// Exactly, also as doubles.
TEST(Report, LuckAndSkillMakeTheResult) {
    for (const match::AnyGame* game : catalog::games()) {
        for (const int players : {2, game->max_players()}) {
            const auto match = played(*game, players, static_cast<std::uint64_t>(players));
            const auto analyst = catalog::make_analyst(*game);
            const auto events = plan(*match, *analyst);
            const Report report = assemble(*match, events, findings_of(*match, events, *analyst, kSmall));
            const boost::json::value json = report_json(report, *match);
            Share sum;
            for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
                const SeatReport& told = report.seats[seat];
                EXPECT_EQ(told.expected + told.luck + told.skill, told.share);
                EXPECT_EQ(told.share, shares_of(match->outcome(), players)[seat]);
                const auto& written = json.at("seats").at(seat);
                EXPECT_EQ(written.at("expected").as_double() + written.at("luck").as_double() +
                              written.at("skill").as_double(),
                          written.at("share").to_number<double>());
                sum += told.luck;
            }
            EXPECT_EQ(sum, Share()) << "what chance gives one it takes from the others";
        }
    }
}

TEST(Report, ALossIsCountedOnceWhereItIsReal) {
    // Seat 0 decides four times, then seat 1, then seat 0 again; between its third and fourth move chance does
    // something.
    std::vector<match::Move> moves;
    for (const int seat : {0, 0, 0, int{kChance}, 0, 1, 0}) moves.push_back({static_cast<Seat>(seat), "x"});
    const auto event = [](int first, int end, Seat seat, float value, float cost) {
        ReportedEvent made;
        made.event = {first, end, 1, {{first, seat}}};
        made.decisions = {{{first, seat}, "x", "y", value, cost, 0.01F, 600, cost > 0.06F}};
        return made;
    };
    std::vector<ReportedEvent> events{
        event(0, 1, 0, 0.50F, 0.10F),  // the next decision is still worth as much: nothing was lost
        event(1, 2, 0, 0.49F, 0.12F),  // most of it is gone after it
        event(2, 4, 0, 0.40F, 0.10F),  // chance comes between: as it was judged
        event(4, 5, 0, 0.60F, 0.20F),  // the turn ends
        event(5, 6, 1, 0.50F, 0.10F), event(6, 7, 0, 0.30F, 0.00F)};
    count_losses_once(events, moves);
    std::vector<bool> mistakes;
    for (const ReportedEvent& made : events) mistakes.push_back(made.decisions.front().is_mistake);
    EXPECT_EQ(mistakes, (std::vector<bool>{false, true, true, true, true, false}));
    EXPECT_NEAR(events[0].decisions.front().cost, 0.01F, 1e-6);
    EXPECT_NEAR(events[1].decisions.front().cost, 0.12F, 1e-6);
    EXPECT_NEAR(events[2].decisions.front().cost, 0.10F, 1e-6);
    EXPECT_NEAR(events[3].decisions.front().cost, 0.20F, 1e-6);
}

TEST(Report, AFindingIsTheSameAgainAndAfterAFile) {
    for (const match::AnyGame* game : catalog::games()) {
        const auto match = played(*game, 2, 9);
        const auto one = catalog::make_analyst(*game);
        const auto other = catalog::make_analyst(*game);
        const auto events = plan(*match, *one);
        for (const std::size_t step : {std::size_t{0}, events.size() / 2, events.size()}) {
            const auto json = finding_json(find(*match, events, step, *one, kSmall), 2);
            EXPECT_EQ(json, finding_json(find(*match, events, step, *other, kSmall), 2));
            const auto read = read_finding(boost::json::parse(boost::json::serialize(json)), 2);
            ASSERT_TRUE(read);
            EXPECT_EQ(boost::json::serialize(finding_json(*read, 2)), boost::json::serialize(json));
        }
    }
}

// A chance event is worth what its outcomes are worth on the mean, by their odds.
TEST(Report, ChanceIsFair) {
    for (const match::AnyGame* game : catalog::games()) {
        const auto match = played(*game, 2, 4);
        const auto analyst = catalog::make_analyst(*game);
        int looked_at = 0;
        for (const Event& event : plan(*match, *analyst)) {
            if (!event.is_chance() || looked_at == 2) continue;
            const auto before = at(*match, event.first);
            if (!before->to_act().is_chance() || before->legal(kChance).size() > 60) continue;
            Settings all = kSmall;
            all.outcomes = 200;
            double mean = 0;
            double total = 0;
            bool is_single = true;  // nothing more is drawn after it
            for (const auto& outcome : before->legal(kChance)) {
                const auto after = before->clone();
                after->play(kChance, outcome.text);
                is_single = is_single && (after->is_over() || !deciders(*after).empty());
                mean += outcome.weight * expectation(*after, *analyst, all, 1)[0].value();
                total += outcome.weight;
            }
            if (!is_single) continue;
            looked_at += 1;
            EXPECT_NEAR(expectation(*before, *analyst, all, 2)[0].value(), mean / total, 1e-9);
        }
    }
}

}  // namespace wharf::report
