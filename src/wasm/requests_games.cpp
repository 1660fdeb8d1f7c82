// Requests about the games themselves.
#include "catalog/catalog.h"
#include "wasm/requests.h"

namespace wharf::wasm {

namespace json = boost::json;
using match::AnyGame;

namespace {

// More would keep a page waiting for minutes.
constexpr std::int64_t kMostSignatureGames = 1'000'000;

std::string hex(std::uint64_t value) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (int i = 15; i >= 0; --i, value >>= 4U) text[static_cast<std::size_t>(i)] = digits[value & 15U];
    return text;
}

json::array options_of(const AnyGame& game) {
    json::array options;
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const text::OptionText& option = game.options()[i];
        const OptionValues allowed = game.option_values(static_cast<int>(i));
        json::array values;
        for (int k = 0; k < allowed.count; ++k)
            values.push_back(option.yes_no ? json::value(allowed.values[k] != 0) : json::value(allowed.values[k]));
        options.push_back(json::object{{"name", option.name}, {"help", option.help}, {"values", std::move(values)}});
    }
    return options;
}

json::object describe(const AnyGame& game) {
    json::array clauses;
    for (const text::Clause& clause : game.clauses())
        clauses.push_back(json::object{{"clause", clause.id}, {"help", clause.help}});
    return {{"id", game.id()},
            {"title", game.title()},
            {"min_players", game.min_players()},
            {"max_players", game.max_players()},
            {"rules", game.rules_version()},
            {"options", options_of(game)},
            {"clauses", std::move(clauses)}};
}

}  // namespace

json::object problem(std::string_view what) { return {{"problem", what}}; }

json::object games() {
    json::array list;
    for (const AnyGame* game : catalog::games()) list.push_back(describe(*game));
    return {{"games", std::move(list)}};
}

json::object signature(const Asked& asked) {
    const auto id = asked.word("game");
    const auto count = asked.number("games", 1, kMostSignatureGames);
    if (!id || !count) return problem("signature wants game, players and games");
    const AnyGame* game = catalog::find_game(*id);
    if (game == nullptr) return problem("there is no such game");
    const auto players = asked.number("players", game->min_players(), game->max_players());
    if (!players) return problem("this game has no such number of players");
    const Signature sum = game->signature(static_cast<int>(*players), static_cast<std::uint64_t>(*count), 0, 1);
    return {{"signature", hex(sum.play)}, {"states", hex(sum.states)}, {"steps", sum.steps}};
}

json::object replay(const Asked& asked) {
    const json::value* document = asked.value("record");
    if (document == nullptr) return problem("replay wants a record");
    auto read = match::read_record(*document, catalog::find_game);
    if (auto* fault = std::get_if<text::Problem>(&read)) return problem(fault->sentence());
    const match::AnyMatch& match = *std::get<match::Record>(read).match;
    return {{"over", match.is_over()}, {"result", match::write_result(match)}, {"position", match.position()}};
}

}  // namespace wharf::wasm
