// Requests about the games themselves.
#include "catalog/catalog.h"
#include "match/faults.h"
#include "match/verify.h"
#include "nets/random_net.h"
#include "text/plain.h"
#include "wasm/requests.h"

namespace wharf::wasm {

using match::AnyGame;

namespace {

std::vector<protocol::GameOption> options_of(const AnyGame& game) {
    std::vector<protocol::GameOption> options;
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const text::Option& option = game.options()[i];
        const OptionValues allowed = game.option_values(static_cast<int>(i));
        protocol::GameOption described{std::string(option.name), {}};
        for (int k = 0; k < allowed.count; ++k) described.values.push_back({option.yes_no, allowed.values[k]});
        options.push_back(std::move(described));
    }
    return options;
}

protocol::GameInfo describe(const AnyGame& game) {
    return {std::string(game.id()), std::string(game.title()),
            game.min_players(),     game.max_players(),
            game.rules_version(),   game.oldest_rules(),
            options_of(game),       {game.clauses().begin(), game.clauses().end()}};
}

}  // namespace

Answered<const AnyGame*> find_game(std::string_view id, int players) {
    const AnyGame* game = catalog::find_game(id);
    if (game == nullptr) return text::Problem{"game", match::faults::kNoSuchGame(text::plain(id, 40))};
    if (players < game->min_players() || players > game->max_players())
        return text::Problem{"players",
                             match::faults::kPlayers(game->title(), game->min_players(), game->max_players(), players)};
    return game;
}

std::string hex(std::uint64_t value) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (int i = 15; i >= 0; --i, value >>= 4U) text[static_cast<std::size_t>(i)] = digits[value & 15U];
    return text;
}

Answered<protocol::Games> obey(EngineState&, const protocol::ListGames&) {
    protocol::Games list;
    for (const AnyGame* game : catalog::games()) list.games.push_back(describe(*game));
    return list;
}

Answered<protocol::RulesSignature> obey(EngineState&, const protocol::SignRules& request) {
    const auto found = find_game(request.game, static_cast<int>(request.players.value));
    if (const auto* fault = std::get_if<text::Problem>(&found)) return *fault;
    const AnyGame& game = *std::get<const AnyGame*>(found);
    if (request.rules.value < game.oldest_rules() || request.rules.value > game.rules_version())
        return text::Problem{"rules", match::faults::kUnknownRules(std::to_string(request.rules.value), game.title(),
                                                                   match::known_rules(game))};
    const Signature sum = game.signature(static_cast<int>(request.rules.value), static_cast<int>(request.players.value),
                                         static_cast<std::uint64_t>(request.games.value), 0, 1);
    return protocol::RulesSignature{hex(sum.play), hex(sum.states), static_cast<std::int64_t>(sum.steps)};
}

Answered<protocol::NetSignature> obey(EngineState&, const protocol::SignNet& request) {
    const auto found = find_game(request.game, static_cast<int>(request.players.value));
    if (const auto* fault = std::get_if<text::Problem>(&found)) return *fault;
    const AnyGame& game = *std::get<const AnyGame*>(found);
    const nets::Net net = nets::random_net(catalog::net_purpose(game), 1);
    return protocol::NetSignature{
        hex(catalog::net_signature(game, net, nets::best_kernels(), static_cast<int>(request.players.value),
                                   static_cast<int>(request.games.value)))};
}

Answered<protocol::Replayed> obey(EngineState&, protocol::ReplayRecord& request) {
    auto read = match::read_record(std::move(request.record), catalog::find_game);
    if (auto* fault = std::get_if<text::Problem>(&read)) return std::move(*fault);
    const match::AnyMatch& match = *std::get<match::Record>(read).match;
    return protocol::Replayed{match.is_over(), {boost::json::serialize(match::write_result(match))}, match.position()};
}

Answered<protocol::Verified> obey(EngineState&, protocol::VerifyRecord& request) {
    auto verified = match::verify(std::move(request.record), catalog::find_game, request.commitment);
    if (auto* problem = std::get_if<text::Problem>(&verified)) return std::move(*problem);
    const auto& verdict = std::get<match::Verdict>(verified);
    return protocol::Verified{verdict.proved == match::Proved::yes, verdict.draws, match::message_of(verdict)};
}

}  // namespace wharf::wasm
