#include "arena/contest_json.h"

#include <stdexcept>

#include "match/record.h"

namespace wharf::arena {

namespace json = boost::json;

namespace {

Played read_played(const json::array& fields, int seats) {
    Played played{fields.at(0).to_number<int>(),    fields.at(1).to_number<int>(),
                  fields.at(2).to_number<int>(),    fields.at(3).to_number<double>(),
                  fields.at(4).to_number<double>(), std::string(fields.at(5).as_string())};
    if (played.rank < 1 || played.rank > seats) throw std::out_of_range("rank");
    return played;
}

}  // namespace

json::object contest_json(const Contest& contest) {
    json::array players;
    for (const std::string& player : contest.players) players.emplace_back(player);
    return {{"format", "wharf-arena/1"},
            {"game", contest.game->id()},
            {"rules", contest.game->rules_version()},
            {"options", match::write_options(*contest.game, contest.config)},
            {"players", std::move(players)},
            {"pool", contest.is_pool},
            {"seats", contest.seats()},
            {"seed", contest.seed}};
}

json::object block_json(const Block& block) {
    json::array games;
    for (const Game& game : block.games) {
        json::array places;
        for (const Played& played : game)
            places.push_back(
                json::array{played.rank, played.score, played.moves, played.seconds, played.longest, played.fault});
        games.push_back(std::move(places));
    }
    return {{"block", block.number}, {"line_up", json::value_from(block.line_up)}, {"games", std::move(games)}};
}

// Boost.JSON's checked access throws where a field is missing or of another kind.
std::optional<Block> read_block(const json::value& line, const Contest& contest) {
    try {
        Block block{line.at("block").to_number<int>(), json::value_to<std::vector<int>>(line.at("line_up")), {}};
        if (block.number < 0 || block.seats() != contest.seats()) return std::nullopt;
        for (const int player : block.line_up)
            if (player < 0 || static_cast<std::size_t>(player) >= contest.players.size()) return std::nullopt;
        for (const json::value& game : line.at("games").as_array()) {
            block.games.emplace_back();
            for (const json::value& played : game.as_array())
                block.games.back().push_back(read_played(played.as_array(), contest.seats()));
            if (block.games.back().size() != block.line_up.size()) return std::nullopt;
        }
        if (block.games.size() > block.line_up.size()) return std::nullopt;
        return block;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

}  // namespace wharf::arena
