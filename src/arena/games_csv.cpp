#include "arena/games_csv.h"

#include <fmt/format.h>

namespace wharf::arena {

namespace {

// As RFC 4180 wants it: what could be taken for the end of a field stands in quotes.
std::string field(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char letter : text) quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return quoted + "\"";
}

}  // namespace

std::string games_csv(const Contest& contest, const std::vector<Block>& blocks) {
    std::string table = "game,block,rotation,seat,player,rank,score,moves,seconds,longest,fault\n";
    for (const Block& block : blocks) {
        for (int rotation = 0; rotation < static_cast<int>(block.games.size()); ++rotation) {
            for (int seat = 0; seat < block.seats(); ++seat) {
                const auto place = static_cast<std::size_t>((seat - rotation + block.seats()) % block.seats());
                const Played& played = block.games[static_cast<std::size_t>(rotation)][place];
                const std::string& player = contest.players[static_cast<std::size_t>(block.line_up[place])];
                table += fmt::format("{},{},{},{},{},{},{},{},{:.6f},{:.6f},{}\n", contest.game->id(), block.number,
                                     rotation, seat, field(player), played.rank, played.score, played.moves,
                                     played.seconds, played.longest, field(played.fault));
            }
        }
    }
    return table;
}

}  // namespace wharf::arena
