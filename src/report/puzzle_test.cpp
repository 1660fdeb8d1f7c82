// Puzzles: what makes one, how hard it is, which are chosen; the same seed finds the same; those that ship are sound.
#include "report/puzzle.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "catalog/analysts.h"
#include "catalog/catalog.h"
#include "match/record.h"
#include "report/find_puzzle.h"

namespace wharf::report {

namespace {

namespace json = boost::json;

players::AssessedMove searched(const std::string& move, float cost, float margin, std::uint32_t visits = 100) {
    players::AssessedMove assessed;
    assessed.move = move;
    assessed.visits = visits;
    assessed.cost = cost;
    assessed.cost_margin = margin;
    return assessed;
}

using Moves = std::vector<std::string>;

Moves measured(const std::vector<players::AssessedMove>& moves) {
    return solutions_in({moves, 1000}, 0.05F, Certainty::measured);
}

Puzzle puzzle_with(int players, const std::string& kind, int third, int grade) {
    Puzzle puzzle;
    puzzle.players = players;
    puzzle.kind = kind;
    puzzle.third = third;
    puzzle.grade = grade;
    return puzzle;
}

json::object shipped(const match::AnyGame& game) {
    const auto path = std::filesystem::path(WHARF_SOURCE_DIR) / "puzzles" / (std::string(game.id()) + ".json");
    std::ifstream file(path);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    return json::parse(text).as_object();
}

Moves texts_of(const json::value& list) {
    Moves texts;
    for (const json::value& text : list.as_array()) texts.emplace_back(text.as_string());
    return texts;
}

std::unique_ptr<match::AnyMatch> opened(const json::object& file, const json::object& puzzle) {
    const json::object document{{"format", "wharf-position/1"},
                                {"game", file.at("game")},
                                {"rules", file.at("rules")},
                                {"position", puzzle.at("position")}};
    auto read = match::read_record(json::value(document), catalog::find_game);
    auto* const record = std::get_if<match::Record>(&read);
    return record == nullptr ? nullptr : std::move(record->match);
}

}  // namespace

TEST(Puzzle, OneMoveIsClearlyBest) {
    EXPECT_EQ(measured({searched("a", 0, 0), searched("b", 0.1F, 0.02F), searched("c", 0.2F, 0.02F)}), Moves{"a"});
    EXPECT_EQ(measured({searched("a", 0, 0), searched("b", 0.06F, 0.02F), searched("c", 0.2F, 0.02F)}), Moves{})
        << "not even at the lower end of the interval";
    EXPECT_EQ(measured({searched("a", 0, 0), searched("b", 0.06F, 0.2F, 10), searched("c", 0.07F, 0.2F, 10)}),
              Moves{"a"})
        << "those left aside early have wide margins";
    EXPECT_EQ(measured({searched("a", 0, 0), searched("b", 0.1F, 0)}), Moves{}) << "two moves are no choice";
    EXPECT_EQ(solutions_in({{searched("a", 0, 0), searched("b", 0.06F, 0.02F), searched("c", 0.2F, 0.02F)}, 100}, 0.05F,
                           Certainty::first_sight),
              Moves{"a"});
}

TEST(Puzzle, MovesThatAreAlikeSolveItTogether) {
    std::vector<players::AssessedMove> moves = {searched("a", 0, 0), searched("b", 0.005F, 0.01F)};
    for (const char* move : {"c", "d", "e", "f"}) moves.push_back(searched(move, 0.2F, 0.01F));
    EXPECT_EQ(measured(moves), (Moves{"a", "b"}));
    moves.pop_back();
    EXPECT_EQ(measured(moves), Moves{}) << "more than a third of all";
}

TEST(Puzzle, TheGradeIsTheShareOfTheLevels) {
    EXPECT_EQ(grade_of({1, 1, 1, 1, 1, 1}), 0) << "everybody finds it";
    EXPECT_EQ(grade_of({0, 0, 1, 1, 1, 0}), 0) << "the best level does not";
    EXPECT_EQ(grade_of({0.5F, 0.5F, 1, 1, 1, 1}), 1);
    EXPECT_EQ(grade_of({0, 0, 0.5F, 1, 1, 1}), 2);
    EXPECT_EQ(grade_of({0, 0, 0, 1, 1, 1}), 3);
    EXPECT_EQ(grade_of({0, 0, 0, 0, 1, 1}), 4);
    EXPECT_EQ(grade_of({0, 0, 0, 0, 0, 1}), 5);
}

TEST(Puzzle, TheMostCommonOtherAnswerTempts) {
    EXPECT_EQ(most_tempting({"a", "a", "a", "b", "c", "c"}, {"a"}), "c");
    EXPECT_EQ(most_tempting({"c", "b"}, {"a"}), "b") << "always the same of several";
    EXPECT_EQ(most_tempting({"a", "a"}, {"a"}), "");
}

TEST(Puzzle, TheChosenOnesDiffer) {
    std::vector<Puzzle> many(20, puzzle_with(2, "buy", 1, 3));
    many.push_back(puzzle_with(3, "buy", 1, 3));
    many.push_back(puzzle_with(2, "sell", 2, 1));
    const auto chosen = most_different(many, 3);
    ASSERT_EQ(chosen.size(), 3U);
    EXPECT_EQ(chosen[0].kind, "sell") << "the easy ones first";
    EXPECT_TRUE(std::ranges::any_of(chosen, [](const Puzzle& puzzle) { return puzzle.players == 3; }));
    EXPECT_EQ(most_different(many, 100).size(), many.size());
}

TEST(Puzzle, TheSameSeedFindsTheSame) {
    const match::AnyGame& game = *catalog::find_game("tortuga");
    auto match = game.create(game.default_config(2));
    match::SeededChance chance(Rng::from(3));
    const AskLevel first_or_last = [](const match::AnyMatch& asked, Seat seat, int level, std::uint64_t seed) {
        const auto moves = asked.legal(seat);
        // Strong levels look for the engine's own choice; weak ones take what comes first or last.
        if (level > 3)
            return catalog::make_player(asked.game(), std::get<players::Spec>(players::read_spec("net")), 1)
                ->choose(asked, seat);
        return seed % 2 == 0 ? moves.front().text : moves.back().text;
    };
    Rng rng = Rng::from(3, 7);
    for (match->settle(chance); !match->is_over(); match->settle(chance)) {
        const Seat seat = match->to_act().first();
        const auto moves = match->legal(seat);
        match->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text);
    }
    PuzzleSettings settings;
    settings.visits = 64;
    settings.checks = 128;
    settings.least_cost = 0.02F;
    settings.tries = 1000;
    const auto find = [&] { return find_puzzle(*match, 1, *catalog::make_analyst(game), first_or_last, settings); };
    const auto puzzle = find();
    ASSERT_TRUE(puzzle) << "a random game has plenty of decisions";
    EXPECT_EQ(print_puzzles(game, {*puzzle}), print_puzzles(game, {*find()}));
    EXPECT_FALSE(std::ranges::count(puzzle->solutions, puzzle->tempting));
    EXPECT_EQ(puzzle->id.size(), 8U);
}

// Every shipped puzzle is a legal position that asks its seat, which may do all that the puzzle speaks of.
TEST(Puzzle, ThoseThatShipAreLegal) {
    for (const match::AnyGame* game : catalog::games()) {
        const json::object file = shipped(*game);
        EXPECT_EQ(file.at("format").as_string(), "wharf-puzzles/1");
        EXPECT_EQ(file.at("game").as_string(), game->id());
        std::set<std::string> ids;
        for (const json::value& value : file.at("puzzles").as_array()) {
            const json::object& puzzle = value.as_object();
            const std::string id(puzzle.at("id").as_string());
            EXPECT_TRUE(ids.insert(id).second) << id;
            const auto match = opened(file, puzzle);
            ASSERT_TRUE(match) << game->id() << " " << id;
            const auto seat = puzzle.at("seat").to_number<Seat>();
            ASSERT_TRUE(match->to_act().contains(seat)) << id;
            std::set<std::string> legal;
            for (const auto& move : match->legal(seat)) legal.insert(move.text);
            const Moves solutions = texts_of(puzzle.at("solutions"));
            EXPECT_FALSE(solutions.empty());
            for (const std::string& solution : solutions)
                EXPECT_TRUE(legal.contains(solution)) << id << " " << solution;
            const std::string tempting(puzzle.at("tempting").as_string());
            EXPECT_FALSE(std::ranges::count(solutions, tempting)) << id;
            bool has_tempting = false;
            for (const json::value& other : puzzle.at("others").as_array()) {
                const std::string move(other.at("move").as_string());
                EXPECT_TRUE(legal.contains(move)) << id << " " << move;
                has_tempting = has_tempting || move == tempting;
            }
            EXPECT_TRUE(has_tempting) << id;
            const auto grade = puzzle.at("grade").as_int64();
            EXPECT_TRUE(grade >= 1 && grade <= 5) << id;
        }
        EXPECT_EQ(ids.size(), 100U) << game->id();
    }
}

// A quick look at some of them, by other random numbers: what is said to tempt still costs something.
TEST(Puzzle, ThoseThatShipStillHold) {
    for (const match::AnyGame* game : catalog::games()) {
        const json::object file = shipped(*game);
        const json::array& puzzles = file.at("puzzles").as_array();
        const auto analyst = catalog::make_analyst(*game);
        for (std::size_t i = 0; i < puzzles.size(); i += 20) {
            const json::object& puzzle = puzzles[i].as_object();
            const Moves solutions = texts_of(puzzle.at("solutions"));
            const std::string tempting(puzzle.at("tempting").as_string());
            players::Inquiry inquiry;
            inquiry.visits = 600;
            inquiry.only = {solutions[0], tempting};
            inquiry.seed = 77;
            const auto again = analyst->assess(*opened(file, puzzle), puzzle.at("seat").to_number<Seat>(), inquiry);
            EXPECT_EQ(again.moves[0].move, solutions[0]) << game->id() << " " << puzzle.at("id").as_string();
        }
    }
}

}  // namespace wharf::report
