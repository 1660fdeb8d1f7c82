// Looks for a puzzle in a record.
#pragma once

#include <functional>
#include <optional>

#include "players/any_analyst.h"
#include "report/puzzle.h"

namespace wharf::report {

struct PuzzleSettings {
    std::uint32_t visits = 400;   // of the moves of a decision, at first sight
    std::uint32_t checks = 4000;  // of those of a puzzle, by other random numbers
    float least_cost = 0.12F;     // what every other move costs at least, of an equal's share of the win
    int tries = 100;              // decisions of a record that are looked at
    int asked = 6;                // times that every level is asked
    std::uint64_t seed = 1;
};

// What a level from 1 to 6 plays. The same question has the same answer.
using AskLevel = std::function<std::string(const match::AnyMatch& match, Seat seat, int level, std::uint64_t seed)>;

// The first puzzle among the record's decisions, in an order drawn by the seed and the record's number.
std::optional<Puzzle> find_puzzle(const match::AnyMatch& record, std::uint64_t number, players::AnyAnalyst& analyst,
                                  const AskLevel& ask, const PuzzleSettings& settings);

// A file of puzzles of one game, a puzzle a line: "wharf-puzzles/1".
std::string print_puzzles(const match::AnyGame& game, const std::vector<Puzzle>& puzzles);

}  // namespace wharf::report
