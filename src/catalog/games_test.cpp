// What holds for every game of the catalogue, with nothing to write for a new one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/catalog.h"
#include "match/record.h"

namespace wharf::catalog {
namespace {

using match::AnyGame;
using match::AnyMatch;
using match::Record;

std::string folder_of(const AnyGame& game) {
    std::string folder(game.id());
    std::replace(folder.begin(), folder.end(), '-', '_');
    return std::string(WHARF_SOURCE_DIR) + "/src/games/" + folder;
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

// A match some way into the game; `choices` decide for players and chance alike.
Record play_some(const AnyGame& game, int players, const std::vector<std::uint8_t>& choices) {
    match::SeededChance chance(Rng::from(choices.size()));
    Record record{game.create(game.default_config(players)), match::default_names(players)};
    record.match->settle(chance);
    for (const std::uint8_t choice : choices) {
        if (record.match->is_over()) break;
        SeatSet acting = record.match->to_act();
        if (choice % 2 == 1 && acting.size() > 1) acting.erase(acting.first());
        const auto moves = record.match->legal(acting.first());
        record.match->play(acting.first(), moves[choice % moves.size()].text);
        record.match->settle(chance);
    }
    return record;
}

Record reread(const std::string& document) {
    auto read = match::read_record(document, find_game);
    if (auto* problem = std::get_if<text::Problem>(&read)) throw std::runtime_error(problem->facts());
    return std::get<Record>(std::move(read));
}

class EveryGame : public ::testing::TestWithParam<const AnyGame*> {};

TEST_P(EveryGame, SignatureIsTheRecordedOne) {
    const AnyGame& game = *GetParam();
    std::string lines;
    for (int rules = game.oldest_rules(); rules <= game.rules_version(); ++rules)
        for (int players = game.min_players(); players <= game.max_players(); ++players) {
            char hash[17];
            std::snprintf(hash, sizeof hash, "%016llx",
                          static_cast<unsigned long long>(game.signature(rules, players, 1000, 0, 1).play));
            lines += std::string(game.id()) + "/" + std::to_string(rules) + " " + std::to_string(players) + " " + hash +
                     "\n";
        }
    EXPECT_EQ(lines, read_file(folder_of(game) + "/signature.txt"))
        << "A change of the rules raises kRulesVersion and renews signature.txt (wharf signature --game " << game.id()
        << ")";
}

TEST_P(EveryGame, FixturesReplayToTheirResults) {
    int fixtures = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder_of(*GetParam()) + "/fixtures")) {
        if (entry.path().extension() != ".json") continue;
        SCOPED_TRACE(entry.path().filename());
        auto read = match::read_record(read_file(entry.path()), find_game);
        ASSERT_TRUE(std::holds_alternative<Record>(read)) << std::get<text::Problem>(read).facts();
        const Record& record = std::get<Record>(read);
        EXPECT_EQ(record.match->game().id(), GetParam()->id());
        EXPECT_TRUE(record.match->is_over());
        EXPECT_EQ(match::print_document(match::write_record(record)), read_file(entry.path()))
            << "written as it was read";
        fixtures += 1;
    }
    EXPECT_GT(fixtures, 0);
}

TEST_P(EveryGame, RecordsReadBackAsTheyWereWritten) {
    const AnyGame& game = *GetParam();
    rc::check([&](const std::vector<std::uint8_t>& choices) {
        const int players = *rc::gen::inRange(game.min_players(), game.max_players() + 1);
        const Record record = play_some(game, players, choices);
        const std::string document = match::print_document(match::write_record(record));
        const Record again = reread(document);
        RC_ASSERT(match::print_document(match::write_record(again)) == document);
        RC_ASSERT(again.match->position() == record.match->position());
    });
}

TEST_P(EveryGame, PositionsBeginMatchesThatGoOnAlike) {
    const AnyGame& game = *GetParam();
    rc::check([&](const std::vector<std::uint8_t>& choices) {
        const int players = *rc::gen::inRange(game.min_players(), game.max_players() + 1);
        const Record record = play_some(game, players, choices);
        Record again = reread(match::print_document(match::write_position(*record.match)));
        RC_ASSERT(again.match->position() == record.match->position());
        for (Seat seat = 0; seat < players; ++seat)
            RC_ASSERT(again.match->legal(seat).size() == record.match->legal(seat).size());
        // A record that begins with a position can be written and read like any other.
        if (!again.match->is_over()) {
            const Seat seat = again.match->to_act().first();
            again.match->play(seat, again.match->legal(seat)[0].text);
        }
        const std::string document = match::print_document(match::write_record(again));
        RC_ASSERT(match::print_document(match::write_record(reread(document))) == document);
    });
}

// All sums of all players, as they are told.
std::string sheets_of(const AnyMatch& match) {
    std::string sheets;
    for (Seat seat = 0; seat < match.players(); ++seat)
        for (const text::ScoreLine& line : match.score_sheet(kSpectator, seat))
            sheets += std::string(line.key) + " " + std::to_string(line.points) + "\n";
    return sheets;
}

TEST_P(EveryGame, RewindReturnsToEveryEarlierPosition) {
    const AnyGame& game = *GetParam();
    const Record record = play_some(game, game.max_players(), std::vector<std::uint8_t>(60, 77));
    auto walker = record.match->clone();
    const auto moves = record.match->moves();
    walker->rewind(0);
    std::vector<std::string> positions;
    for (const match::Move& move : moves) {
        positions.push_back(boost::json::serialize(walker->position()) + sheets_of(*walker));
        ASSERT_FALSE(walker->play(move.seat, move.text));
    }
    ASSERT_EQ(walker->position(), record.match->position());
    ASSERT_EQ(sheets_of(*walker), sheets_of(*record.match));
    for (std::size_t i = moves.size(); i-- > 0;) {
        walker->rewind(static_cast<int>(i));
        ASSERT_EQ(boost::json::serialize(walker->position()) + sheets_of(*walker), positions[i]);
    }
}

TEST_P(EveryGame, WhatIsSeenDoesNotDependOnTheWayThere) {
    const AnyGame& game = *GetParam();
    const int players = game.max_players();
    const Record record = play_some(game, players, std::vector<std::uint8_t>(60, 41));
    const auto moves = record.match->moves();
    auto walker = record.match->clone();
    walker->rewind(0);
    // What each move told each observer when it was made; then moves are taken back and made again, a few or many.
    std::vector<std::vector<std::vector<match::Move>>> told(static_cast<std::size_t>(players) + 1);
    const auto observer_at = [&](std::size_t i) { return i == told.size() - 1 ? kSpectator : static_cast<Seat>(i); };
    for (std::size_t made = 0; made < moves.size(); ++made) {
        ASSERT_FALSE(walker->play(moves[made].seat, moves[made].text));
        for (std::size_t i = 0; i < told.size(); ++i)
            told[i].push_back(walker->seen(observer_at(i), static_cast<int>(made)));
        const std::size_t back = made % 7 == 6 ? std::min<std::size_t>(made, made % 23) : 0;
        walker->rewind(static_cast<int>(made + 1 - back));
        for (std::size_t again = made + 1 - back; again <= made; ++again)
            ASSERT_FALSE(walker->play(moves[again].seat, moves[again].text));
        for (std::size_t i = 0; i < told.size(); ++i) {
            std::vector<match::Move> expected;
            for (std::size_t from = made + 1; from-- > 0 && made - from < 40;) {
                expected.insert(expected.begin(), told[i][from].begin(), told[i][from].end());
                ASSERT_EQ(walker->seen(observer_at(i), static_cast<int>(from)), expected);
            }
        }
    }
}

TEST_P(EveryGame, UndoTakesBackADecisionNobodyHasSeenPast) {
    const AnyGame& game = *GetParam();
    match::SeededChance chance(Rng::from(5));
    int undone = 0;
    for (std::uint8_t choice = 0; choice < 40; ++choice) {
        const Record record = play_some(game, game.max_players(), std::vector<std::uint8_t>(choice, choice));
        AnyMatch& match = *record.match;
        if (match.is_over()) continue;
        const Seat seat = match.to_act().first();
        const auto before = match.position();
        ASSERT_FALSE(match.play(seat, match.legal(seat).back().text));
        ASSERT_FALSE(match.undo(seat));
        EXPECT_EQ(match.position(), before);
        undone += 1;
        // Once chance or somebody else has spoken it is too late.
        ASSERT_FALSE(match.play(seat, match.legal(seat).back().text));
        if (!match.to_act().is_chance()) continue;
        match.settle(chance);
        if (!match.seen(seat, match.move_count() - 1).empty()) {
            EXPECT_TRUE(match.undo(seat).has_value());
        }
    }
    EXPECT_GT(undone, 10);
}

TEST_P(EveryGame, RefusalsChangeNothing) {
    const AnyGame& game = *GetParam();
    const Record record = play_some(game, game.min_players(), {1, 2, 3});
    AnyMatch& match = *record.match;
    const auto before = match.position();
    const Seat seat = match.to_act().first();
    EXPECT_EQ(match.play(seat, "no such move")->code, "unknown_move");
    EXPECT_EQ(match.play(static_cast<Seat>(game.min_players()), "x")->code, "no_such_seat");
    EXPECT_EQ(match.play(kChance, "x")->code, "not_your_turn");
    EXPECT_EQ(match.position(), before);
    EXPECT_EQ(match.play(kSpectator, "x")->code, "no_such_seat");
}

TEST_P(EveryGame, PlaysToItsEnd) {
    const AnyGame& game = *GetParam();
    for (int players = game.min_players(); players <= game.max_players(); ++players) {
        const Record record = play_some(game, players, std::vector<std::uint8_t>(5000, 99));
        ASSERT_TRUE(record.match->is_over());
        EXPECT_EQ(record.match->play(0, "x")->code, "game_over");
        for (Seat observer = 0; observer < players; ++observer) EXPECT_FALSE(record.match->seen(observer).empty());
    }
}

TEST_P(EveryGame, WhatASeatSawDoesNotDependOnWhatItMayNotKnow) {
    // Two continuations that differ only in what other seats keep secret give a seat equal documents.
    const AnyGame& game = *GetParam();
    for (std::uint8_t length = 0; length < 30; ++length) {
        const Record record = play_some(game, game.max_players(), std::vector<std::uint8_t>(length, 3));
        const SeatSet acting = record.match->to_act();
        if (acting.size() < 2) continue;
        const Seat other = acting.first();
        SeatSet rest = acting;
        rest.erase(other);
        const std::string silent = boost::json::serialize(match::write_seen_record(record, rest.first()));
        for (const match::LegalMove& move : record.match->legal(other)) {
            Record changed{record.match->clone(), record.names};
            changed.match->play(other, move.text);
            EXPECT_EQ(boost::json::serialize(match::write_seen_record(changed, rest.first())), silent);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryGame, ::testing::ValuesIn(games().begin(), games().end()), [](const auto& game) {
    std::string name(game.param->id());
    std::erase(name, '-');
    return name;
});

}  // namespace
}  // namespace wharf::catalog
