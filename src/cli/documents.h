// Records, games and seats as named on the command line.
#pragma once

#include <string>

#include "match/record.h"

namespace wharf::cli {

// Reads and replays a record or position, or takes the last of those that `wharf replay --json` prints; "-" is standard
// input.
match::Record load_record(const std::string& file);
// The same after so many of its moves (-1: all); `option` is named in the complaint.
match::Record load_record_at(const std::string& file, int moves, const std::string& option);

// The JSON of a file, whatever it says.
boost::json::value load_document(const std::string& file);
// Ends the program: this is no record.
[[noreturn]] void refuse_document(const std::string& file, const text::Problem& problem);

// Every record of a file that has one a line, or of one that holds a single record.
std::vector<match::Record> load_records(const std::string& file);

// The game with this id; says which there are otherwise.
const match::AnyGame& game_named(const std::string& id);

// A configuration from --players and --option key=value.
Config config_from(const match::AnyGame& game, int players, const std::vector<std::string>& options);

// "0" … or "spectator"; the seat must be at the table.
Seat observer_named(const std::string& word, int players);

// Chance from a seed and a stream, or from the system without one.
std::unique_ptr<match::RandomNumbers> chance_from(const std::optional<std::uint64_t>& seed, std::uint64_t stream);

// Writes the record to standard output.
void print_record(const match::Record& record);

// Player counts to run: the one asked for, or all the game offers.
std::vector<int> player_counts(const match::AnyGame& game, int asked);

}  // namespace wharf::cli
