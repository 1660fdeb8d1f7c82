// Reports of whole games: sums are exact, chance is fair, the same seed gives the same report.
#include "report/report.h"

#include <gtest/gtest.h>

#include "catalog/analysts.h"
#include "catalog/catalog.h"
#include "core/testing/conformance.h"
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

// Finds the move that was played worse than another, by as much as each further search is told to say.
class ToldAnalyst final : public players::AnyAnalyst {
 public:
    struct Cost {
        float cost;
        float margin;
    };
    explicit ToldAnalyst(std::vector<Cost> costs) : costs_(std::move(costs)) {}

    players::Assessment assess(const match::AnyMatch& /*match*/, Seat /*seat*/,
                               const players::Inquiry& inquiry) override {
        const Cost told = costs_.at(asked_.size());
        asked_.push_back(inquiry);
        players::Assessment assessment;
        assessment.visits = inquiry.visits;
        assessment.moves.resize(2);
        assessment.moves[0].move = "the better";
        assessment.moves[1].move = "the played";
        assessment.moves[1].cost = told.cost;
        assessment.moves[1].cost_margin = told.margin;
        return assessment;
    }
    players::Shares expect(const match::AnyMatch& /*match*/, Seat /*seat*/) override { return {}; }
    int round(const match::AnyMatch& /*match*/) const override { return 0; }

    const std::vector<players::Inquiry>& asked() const { return asked_; }

 private:
    std::vector<Cost> costs_;
    std::vector<players::Inquiry> asked_;
};

JudgedDecision judged_by(ToldAnalyst& analyst) {
    const match::AnyGame& game = *catalog::games().front();
    return judge(*game.create(game.default_config(2)), {0, 0}, "the played", analyst, kSmall);
}

}  // namespace

TEST(Report, ATurningPointIsChancesDoingOrLostByAMistake) {
    const auto decided = [](double before, double after, bool is_mistake) {
        ReportedEvent event;
        event.event.decisions = {{0, 0}};
        event.before = {Share::nearest(before), Share::nearest(1 - before)};
        event.after = {Share::nearest(after), Share::nearest(1 - after)};
        event.decisions.resize(1);
        event.decisions[0].is_mistake = is_mistake;
        return event;
    };
    Report report;
    report.seats.resize(2);
    report.events = {decided(0.5, 0.4, true), decided(0.4, 0.3, false), decided(0.3, 0.42, true),
                     decided(0.42, 0.38, true)};
    ReportedEvent chance = decided(0.38, 0.5, false);
    chance.event.decisions.clear();
    chance.decisions.clear();
    report.events.push_back(chance);
    EXPECT_EQ(report.turning_points(8), (std::vector<std::size_t>{0, 4}))
        << "no mistake; a mistake after which more was expected; less than a twentieth of the win";
    EXPECT_EQ(report.turning_points(1), (std::vector<std::size_t>{4})) << "the largest";
}

TEST(Share, SumsToAWhole) {
    const double parts[kMaxSeats] = {1, 1, 1};
    const SeatShares shares = shared_out(parts, 3);
    EXPECT_EQ((shares[0] + shares[1] + shares[2]).units(), Share::kWhole);
    EXPECT_NEAR(shares[1].value(), 1.0 / 3, 1e-11);
}

TEST(Judged, WhatCostsLittleIsNotAskedAgain) {
    ToldAnalyst analyst({{0.04F, 0.01F}});
    EXPECT_FALSE(judged_by(analyst).is_mistake);
    EXPECT_EQ(analyst.asked().size(), 1);
}

TEST(Judged, AMistakeStaysOneInLongerSearches) {
    ToldAnalyst analyst({{0.3F, 0.2F}, {0.3F, 0.1F}, {0.2F, 0.04F}});
    const JudgedDecision judged = judged_by(analyst);
    EXPECT_TRUE(judged.is_mistake);
    EXPECT_FLOAT_EQ(judged.cost, 0.2F) << "the longest search is the one that is told";
    ASSERT_EQ(analyst.asked().size(), 3);
    EXPECT_EQ(analyst.asked()[1].visits, kSmall.checks);
    EXPECT_GT(analyst.asked()[2].visits, analyst.asked()[1].visits);
    EXPECT_NE(analyst.asked()[2].seed, analyst.asked()[1].seed);
    EXPECT_EQ(analyst.asked()[2].only, (std::vector<std::string>{"the better", "the played"}));
}

TEST(Judged, ALongerSearchTakesAMistakeBack) {
    ToldAnalyst gone({{0.3F, 0.2F}, {0.3F, 0.1F}, {0.01F, 0.005F}});
    EXPECT_FALSE(judged_by(gone).is_mistake);
    ToldAnalyst unclear({{0.3F, 0.2F}, {0.3F, 0.1F}, {0.2F, 0.06F}});
    EXPECT_FALSE(judged_by(unclear).is_mistake) << "the cost is not clear by three margins";
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
            if (players > 2 && testing::kEveryNth > 1) continue;  // sanitizers make it many times slower
            match::Record record;
            record.match = played(*game, players, static_cast<std::uint64_t>(players));
            const match::AnyMatch* match = record.match.get();
            const auto analyst = catalog::make_analyst(*game);
            const auto events = plan(*match, *analyst);
            const Report report = assemble(record, events, findings_of(*match, events, *analyst, kSmall));
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

// A computer player went on for seat 0 from move 1 to move 3; the mistakes it made there are not seat 0's own.
TEST(Report, ASubstitutesMistakesAreNotOnesOwn) {
    const match::AnyGame& game = *catalog::games().front();
    match::Record record;
    record.match = game.create(game.default_config(2));
    record.circumstances.changes = {{1, 0, match::Departure::time}, {3, 0, match::Departure::returned}};
    std::vector<Event> events;
    std::vector<Finding> findings(5);
    for (int move = 0; move < 4; ++move) {
        events.push_back({move, move, 1, {{move, static_cast<Seat>(move == 2 ? 1 : 0)}}});
        JudgedDecision& judged = findings[static_cast<std::size_t>(move)].decisions.emplace_back();
        judged.decision = events.back().decisions.front();
        judged.cost = judged.value = 0.125F;
        judged.is_mistake = true;
    }
    findings[1].decisions.front().value = findings[3].decisions.front().value = -1;  // all of them are real losses
    const Report report = assemble(record, events, findings);
    std::vector<bool> substitutes;
    for (const ReportedEvent& event : report.events) substitutes.push_back(event.decisions.front().is_substitutes);
    EXPECT_EQ(substitutes, (std::vector<bool>{false, true, false, false}));
    EXPECT_EQ(report.seats[0].mistakes, 0.25);
    EXPECT_EQ(report.seats[1].mistakes, 0.125);
    const auto written = boost::json::value(report_json(report, *record.match));
    EXPECT_TRUE(written.at("events").at(1).at("decisions").at(0).at("substitute").as_bool());
    EXPECT_FALSE(written.at("events").at(0).at("decisions").at(0).as_object().contains("substitute"));
}

TEST(Report, AGameThatWasGivenUpSaysSo) {
    const match::AnyGame& game = *catalog::games().front();
    match::Record record;
    record.match = game.create(game.default_config(2));
    EXPECT_FALSE(assemble(record, {}, std::vector<Finding>(1)).is_given_up);
    record.circumstances.changes = {{0, 0, match::Departure::resigned}};
    record.circumstances.ending = match::Ending::resigned;
    record.circumstances.ranks = {2, 1};
    const Report report = assemble(record, {}, std::vector<Finding>(1));
    EXPECT_TRUE(report.is_given_up);
    EXPECT_FALSE(report.is_over);
    EXPECT_TRUE(boost::json::value(report_json(report, *record.match)).at("given_up").as_bool());
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
