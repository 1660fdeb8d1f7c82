// Chance that can be checked: every game's events have names, every draw is proved, every change is found, and tables
// that share a secret meet the same luck as far as the rules allow (docs/fair-chance.md).
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "catalog/catalog.h"
#include "match/verify.h"

namespace wharf::match {
namespace {

namespace json = boost::json;

Digest secret_number(int number) { return sha256("secret " + std::to_string(number)); }

Record begin(const AnyGame& game, int players, int number) {
    Record record{game.create(game.default_config(players)), default_names(players), Proof{}};
    const Digest secret = secret_number(number);
    record.proof->secret = hexadecimal(secret);
    record.proof->commitment = hexadecimal(sha256(bytes_of(secret)));
    for (int seat = 0; seat < players; ++seat)
        record.proof->numbers.push_back(seat == 1 ? "" : hexadecimal(secret_number(1000 * number + seat)));
    return record;
}

// As it is read from a file.
json::object document_of(const Record& record) {
    return json::parse(json::serialize(write_record(record))).as_object();
}

FairChance chance_of(const Record& record) {
    return {*secret_of(record.proof->commitment, record.proof->secret), record.match->game().id(),
            record.proof->numbers};
}

// Random decisions; now and then one is taken back, and with it whatever followed.
Record played(const AnyGame& game, int players, int number, bool takes_back) {
    Record record = begin(game, players, number);
    FairChance chance = chance_of(record);
    AnyMatch& match = *record.match;
    Rng rng = Rng::from(static_cast<std::uint64_t>(number));
    match.settle(chance);
    while (!match.is_over()) {
        const Seat seat = match.to_act().first();
        const auto legal = match.legal(seat);
        const int before = match.move_count();
        match.play(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))].text);
        if (takes_back && rng.below(8) == 0 && match.can_undo(seat)) match.undo(seat);
        match.settle(chance);
        if (takes_back && rng.below(16) == 0) match.rewind(before);
    }
    return record;
}

Verdict verdict_of(const json::object& document) {
    auto verified = verify(document, catalog::find_game);
    const auto* problem = std::get_if<text::Problem>(&verified);
    EXPECT_EQ(problem, nullptr) << problem->facts();
    return problem == nullptr ? std::get<Verdict>(verified) : Verdict{Proved::no_proof, 0, {}, ""};
}

json::array& moves_of(json::object& document) { return document["moves"].as_array(); }

template <class Do>
void for_every_table(Do what) {
    for (const AnyGame* game : catalog::games())
        for (int players = game->min_players(); players <= game->max_players(); ++players) what(*game, players);
}

// As docs/fair-chance.md has it, for those who write a checker.
TEST(FairChance, WorkedExample) {
    Digest secret;
    for (std::size_t i = 0; i < secret.size(); ++i) secret[i] = static_cast<std::uint8_t>(i);
    EXPECT_EQ(hexadecimal(sha256(bytes_of(secret))),
              "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    const std::vector<std::string> numbers{std::string(64, 'a'), ""};
    const FairChance chance(secret, "tortuga", numbers);
    const std::vector<Lots> odds{{"chest red", 8}, {"chest blue", 9}, {"chest white", 6}};
    EXPECT_EQ(odds[chance.draw("chest of 1", 3, odds)].outcome, "chest white");
    EXPECT_EQ(chance.draw_seats(4), (std::vector<int>{0, 1, 3, 2}));
}

TEST(FairChance, HasTheOddsOfTheWeights) {
    const FairChance chance(secret_number(1), "tortuga", {});
    const std::vector<Lots> odds{{"a", 1}, {"b", 2}, {"c", 5}, {"d", 12}};
    constexpr int kDraws = 20'000;
    std::vector<int> times(odds.size());
    for (std::uint32_t i = 1; i <= kDraws; ++i) times[chance.draw("event", i, odds)] += 1;
    for (std::size_t i = 0; i < odds.size(); ++i) {
        const double expected = kDraws * odds[i].weight / 20.0;
        EXPECT_NEAR(times[i], expected, 4 * std::sqrt(expected)) << odds[i].outcome;
    }
    std::map<std::vector<int>, int> orders;
    for (int number = 0; number < 6000; ++number)
        orders[FairChance(secret_number(number), "tortuga", {}).draw_seats(3)] += 1;
    EXPECT_EQ(orders.size(), 6U);
    for (const auto& [order, seen] : orders) EXPECT_NEAR(seen, 1000, 130);
}

TEST(FairChance, OneLotLessChangesNothingButItself) {
    const FairChance chance(secret_number(2), "tortuga", {});
    int changed = 0;
    constexpr int kDraws = 2000;
    for (std::uint32_t i = 1; i <= kDraws; ++i) {
        std::vector<Lots> odds{{"a", 10}, {"b", 10}, {"c", 10}, {"d", 10}};
        const std::size_t before = chance.draw("event", i, odds);
        odds[3].weight = 9;
        const std::size_t after = chance.draw("event", i, odds);
        EXPECT_TRUE(before == after || before == 3) << "only what has become rarer gives way";
        changed += before != after;
    }
    EXPECT_NEAR(changed, kDraws * (1.0 / 40) * (30.0 / 39), 30);
}

// Outcomes of an event are told apart by their texts, and are outcomes of the same event.
TEST(FairChance, EveryEventHasAName) {
    for_every_table([](const AnyGame& game, int players) {
        const Record record = played(game, players, 7, false);
        std::set<std::pair<std::string, std::uint32_t>> names;
        ChanceWalk walk(std::get<UnplayedRecord>(read_unplayed(document_of(record), catalog::find_game)));
        while (const auto event = walk.next()) {
            EXPECT_FALSE(event->event.label.empty());
            EXPECT_EQ(event->event.label.find('\n'), std::string::npos);
            EXPECT_EQ(event->is_draw(), event->event.ordinal > 0);
            std::set<std::string> texts;
            for (const Lots& outcome : event->odds) EXPECT_TRUE(texts.insert(outcome.outcome).second);
            if (event->is_draw())
                EXPECT_TRUE(names.insert({event->event.label, event->event.ordinal}).second) << "a name of its own";
        }
        EXPECT_GT(names.size(), 5U) << game.id();
    });
}

TEST(FairChance, EveryDrawIsProvedAlsoWhereMovesWereTakenBack) {
    for_every_table([](const AnyGame& game, int players) {
        for (const bool takes_back : {false, true}) {
            const Record record = played(game, players, 10 + players, takes_back);
            const Verdict verdict = verdict_of(document_of(record));
            EXPECT_EQ(verdict.proved, Proved::yes) << game.id() << " " << message_of(verdict).key();
            EXPECT_GT(verdict.draws, 5);
        }
    });
}

TEST(FairChance, WhatComesAgainIsTheSame) {
    for_every_table([](const AnyGame& game, int players) {
        Record record = played(game, players, 3, false);
        const std::vector<Move> once = record.match->moves();
        FairChance chance = chance_of(record);
        for (const int back : {0, static_cast<int>(once.size()) / 2}) {
            record.match->rewind(back);
            record.match->settle(chance);
            while (!record.match->is_over()) {
                const Move& next = once[static_cast<std::size_t>(record.match->move_count())];
                ASSERT_FALSE(record.match->play(next.seat, next.text)) << game.id();
                record.match->settle(chance);
            }
            EXPECT_EQ(record.match->moves(), once);
        }
    });
}

// --- every change is found -------------------------------------------------------------------------------------------

class Tampering : public ::testing::Test {
 protected:
    void SetUp() override {
        for (const AnyGame* game : catalog::games()) {
            json::object document = document_of(played(*game, game->min_players(), 5, false));
            draws_.push_back({});
            ChanceWalk walk(std::get<UnplayedRecord>(read_unplayed(document, catalog::find_game)));
            while (auto event = walk.next())
                if (event->is_draw()) draws_.back().push_back(std::move(*event));
            documents_.push_back(std::move(document));
        }
    }
    std::vector<json::object> documents_;
    std::vector<std::vector<RecordedEvent>> draws_;
};

TEST_F(Tampering, ChangedOutcome) {
    for (std::size_t i = 0; i < documents_.size(); ++i)
        for (std::size_t draw = 0; draw < draws_[i].size(); draw += 7) {
            const RecordedEvent& event = draws_[i][draw];
            json::object document = documents_[i];
            const std::string& other = event.odds[event.odds[0].outcome == event.found->text ? 1 : 0].outcome;
            moves_of(document)[event.move].as_array()[1] = other;
            const Verdict verdict = verdict_of(document);
            EXPECT_EQ(verdict.proved, Proved::other_draw);
            EXPECT_EQ(verdict.draws, static_cast<int>(draw));
            ASSERT_TRUE(verdict.wrong);
            EXPECT_EQ(verdict.wrong->move, event.move);
            EXPECT_EQ(verdict.wrong->event.label, event.event.label);
            EXPECT_EQ(verdict.wrong->found->text, other);
            EXPECT_EQ(verdict.expected, event.found->text);
        }
}

TEST_F(Tampering, MissingAndNeedlessDraw) {
    for (std::size_t i = 0; i < documents_.size(); ++i) {
        const RecordedEvent& event = draws_[i][draws_[i].size() / 2];
        json::object document = documents_[i];
        moves_of(document).erase(moves_of(document).begin() + static_cast<std::ptrdiff_t>(event.move));
        EXPECT_EQ(verdict_of(document).proved, Proved::other_draw);
        EXPECT_LE(verdict_of(document).wrong->move, event.move + 1);
        document = documents_[i];
        moves_of(document).insert(moves_of(document).begin() + static_cast<std::ptrdiff_t>(event.move),
                                  json::array{"chance", event.found->text});
        EXPECT_EQ(verdict_of(document).proved, Proved::other_draw);
        document = documents_[i];
        document.erase("result");
        moves_of(document).resize(event.move);
        EXPECT_EQ(verdict_of(document).proved, Proved::other_draw) << "it breaks off where chance should have moved";
        EXPECT_EQ(verdict_of(document).wrong->move, event.move);
        EXPECT_EQ(message_of(verdict_of(document)).key(), "proof.missing-draw");
    }
}

TEST_F(Tampering, OtherSecretNumberOrOrder) {
    for (json::object& document : documents_) {
        const auto with = [&](auto change) {
            json::object changed = document;
            change(changed["proof"].as_object());
            return verdict_of(changed);
        };
        const std::string other = hexadecimal(secret_number(99));
        EXPECT_EQ(with([&](json::object& proof) { proof["secret"] = other; }).proved, Proved::other_secret);
        EXPECT_EQ(with([&](json::object& proof) {
                      proof["secret"] = other;
                      proof["commitment"] = hexadecimal(sha256(bytes_of(secret_number(99))));
                  }).proved,
                  Proved::other_draw);
        EXPECT_EQ(with([&](json::object& proof) { proof["numbers"].as_array()[0] = other; }).proved,
                  Proved::other_draw);
        EXPECT_EQ(with([&](json::object& proof) { proof["numbers"].as_array()[0] = ""; }).proved, Proved::other_draw);
        EXPECT_EQ(with([&](json::object& proof) {
                      json::array& numbers = proof["numbers"].as_array();
                      std::swap(numbers[0], numbers[1]);
                  }).proved,
                  Proved::other_draw);
        EXPECT_EQ(with([&](json::object& proof) { proof.erase("secret"); }).proved, Proved::lost_secret);
        EXPECT_EQ(with([&](json::object&) {}).proved, Proved::yes);
        json::object bare = document;
        bare.erase("proof");
        EXPECT_EQ(verdict_of(bare).proved, Proved::no_proof);
        EXPECT_EQ(verdict_of(bare).wrong->move, 0U) << "the first draw is named";
        const auto verified = verify(document, catalog::find_game, other);
        EXPECT_EQ(std::get<Verdict>(verified).proved, Proved::other_commitment);
        int fitting = 0;
        for (const json::array& order : {json::array{0, 1}, json::array{1, 0}}) {
            const Verdict verdict = with([&](json::object& proof) { proof["order"] = order; });
            fitting += verdict.proved == Proved::yes;
            EXPECT_TRUE(verdict.proved == Proved::yes || verdict.proved == Proved::other_order);
        }
        EXPECT_EQ(fitting, 1);
    }
}

TEST_F(Tampering, WhatIsNoRecordIsRefused) {
    const auto problem_with = [&](auto change) {
        json::object changed = documents_[0];
        change(changed);
        const auto verified = verify(changed, catalog::find_game);
        const auto* problem = std::get_if<text::Problem>(&verified);
        return problem == nullptr ? "" : problem->facts();
    };
    const auto in_proof = [&](const char* name, json::value value) {
        return problem_with([&](json::object& document) { document["proof"].as_object()[name] = value; });
    };
    EXPECT_EQ(in_proof("secret", "abc"), "proof.secret: fault.no-digits");
    EXPECT_EQ(in_proof("commitment", 7), "proof.commitment: fault.no-text");
    EXPECT_EQ(in_proof("numbers", json::array{""}), "proof.numbers: fault.other-number 2 1");
    EXPECT_EQ(in_proof("numbers", json::array{"", "x"}), "proof.numbers[1]: fault.no-digits");
    EXPECT_EQ(in_proof("order", json::array{0, 0}), "proof.order: fault.no-order");
    EXPECT_EQ(in_proof("order", json::array{0}), "proof.order: fault.no-order");
    EXPECT_EQ(in_proof("method", "dice/9"), "proof.method: fault.unknown-method dice/9 wharf-chance/1");
    EXPECT_EQ(in_proof("salt", 1), "proof.salt: fault.unknown");
    EXPECT_EQ(problem_with([](json::object& document) { document["proof"] = 1; }), "proof: fault.no-object");
    EXPECT_EQ(
        problem_with([](json::object& document) { document["result"].as_object()["scores"].as_array()[0] = 999; }),
        "result: fault.other-result");
}

// --- the same luck at several tables ---------------------------------------------------------------------------------

struct Met {
    std::string outcome;
    std::map<std::string, std::uint32_t> odds;
};
using Luck = std::map<std::pair<std::string, std::uint32_t>, Met>;

Luck luck_of(const AnyGame& game, int players, const Digest& secret, std::uint64_t decisions) {
    Record record{game.create(game.default_config(players)), default_names(players)};
    FairChance chance(secret, game.id(), std::vector<std::string>(static_cast<std::size_t>(players)));
    Rng rng = Rng::from(decisions);
    record.match->settle(chance);
    while (!record.match->is_over()) {
        const Seat seat = record.match->to_act().first();
        const auto legal = record.match->legal(seat);
        record.match->play(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))].text);
        record.match->settle(chance);
    }
    Luck luck;
    ChanceWalk walk(std::get<UnplayedRecord>(read_unplayed(document_of(record), catalog::find_game)));
    while (const auto event = walk.next()) {
        if (!event->is_draw()) continue;
        Met& met = luck[{event->event.label, event->event.ordinal}];
        met.outcome = event->found->text;
        for (const Lots& lots : event->odds) met.odds[lots.outcome] = lots.weight;
    }
    return luck;
}

// The share of the weight that both have in common: no pair of honest tables can agree more often.
double common_share(const Met& a, const Met& b) {
    double total_a = 0;
    double total_b = 0;
    for (const auto& [outcome, weight] : a.odds) total_a += weight;
    for (const auto& [outcome, weight] : b.odds) total_b += weight;
    double common = 0;
    for (const auto& [outcome, weight] : a.odds)
        if (const auto found = b.odds.find(outcome); found != b.odds.end())
            common += std::min(weight / total_a, found->second / total_b);
    return common;
}

// Tables with one secret whose decisions differ: where the odds are the same, so is the outcome; where they are not,
// outcomes agree nearly as often as is possible at all.
TEST(FairChance, TablesWithOneSecretMeetTheSameLuck) {
    for (const AnyGame* game : catalog::games()) {
        int met_by_both = 0;
        int same = 0;
        double possible = 0;
        for (int number = 0; number < 6; ++number) {
            const Luck first = luck_of(*game, 2, secret_number(number), 1);
            const Luck second = luck_of(*game, 2, secret_number(number), 2);
            for (const auto& [name, met] : first) {
                const auto other = second.find(name);
                if (other == second.end()) continue;
                met_by_both += 1;
                same += met.outcome == other->second.outcome;
                possible += common_share(met, other->second);
                if (met.odds == other->second.odds)
                    EXPECT_EQ(met.outcome, other->second.outcome) << game->id() << " " << name.first;
            }
        }
        EXPECT_GT(met_by_both, 60) << game->id();
        EXPECT_GT(same, 0.85 * possible) << game->id() << ": " << same << " of " << met_by_both;
        RecordProperty(std::string(game->id()) + "_met", met_by_both);
        RecordProperty(std::string(game->id()) + "_same", same);
        RecordProperty(std::string(game->id()) + "_possible", static_cast<int>(possible));
    }
}

}  // namespace
}  // namespace wharf::match
