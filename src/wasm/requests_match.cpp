// Requests that begin a match, change it and end it.
#include "catalog/catalog.h"
#include "protocol/scene.h"
#include "text/plain.h"
#include "wasm/requests.h"

namespace wharf::wasm {

namespace json = boost::json;

namespace {

constexpr std::size_t kMostNameBytes = 80;

std::unique_ptr<match::RandomNumbers> chance_for(const std::optional<protocol::Seed>& seed) {
    if (!seed) return std::make_unique<match::SystemChance>();
    return std::make_unique<match::SeededChance>(Rng::from(static_cast<std::uint64_t>(seed->value)));
}

std::string option_word(const json::value& value) {
    return value.is_string() ? std::string(value.get_string()) : json::serialize(value);
}

std::optional<text::Problem> set_options(const match::AnyGame& game, Config& config,
                                         const std::optional<json::object>& options) {
    if (!options) return std::nullopt;
    for (const auto& option : *options)
        if (auto fault = match::set_option(game, config, option.key(), option_word(option.value()))) return fault;
    return std::nullopt;
}

Answered<protocol::Opened> add(EngineState& state, OpenMatch opened, const std::optional<protocol::Look>& look) {
    const int number = state.matches.add(std::move(opened));
    if (number == 0) return text::Problem{"", faults::kTooManyMatches()};
    const OpenMatch& added = *state.matches.find(number);
    std::vector<std::int64_t> computers;
    for (Seat seat = 0; seat < added.match().players(); ++seat)
        if (added.record.is_computers(seat)) computers.push_back(seat);
    return protocol::Opened{number,
                            added.record.names,
                            added.match().move_count(),
                            match::messages_of(added.record.circumstances),
                            std::move(computers),
                            look_at(added, look)};
}

// Chance and forced moves, or forced moves alone where chance waits to be told.
void settle(OpenMatch& opened, const std::optional<bool>& chance_waits) {
    chance_waits.value_or(false) ? opened.match().settle_forced() : opened.match().settle(*opened.chance);
}

// What chance does, drawn by the odds.
std::string drawn(const OpenMatch& opened) {
    const std::vector<match::LegalMove> outcomes = opened.match().legal(kChance);
    std::uint32_t total = 0;
    for (const match::LegalMove& outcome : outcomes) total += outcome.weight;
    std::uint32_t left = total == 0 ? 0 : opened.chance->below(total);
    for (const match::LegalMove& outcome : outcomes) {
        if (left < outcome.weight) return outcome.text;
        left -= outcome.weight;
    }
    return "";  // nothing is left to chance: the match refuses it
}

protocol::Changed changed(const OpenMatch& opened, const std::optional<text::Refusal>& refusal,
                          const std::optional<protocol::Look>& look) {
    if (refusal) return {{}, {}, protocol::Written<protocol::Refusal>{json::serialize(protocol::refusal(*refusal))}};
    return {opened.match().move_count(), look_at(opened, look), {}};
}

}  // namespace

Answered<protocol::Opened> obey(EngineState& state, const protocol::BeginMatch& request) {
    const int players = static_cast<int>(request.players.value);
    auto found = find_game(request.game, players);
    if (auto* fault = std::get_if<text::Problem>(&found)) return std::move(*fault);
    const match::AnyGame& game = *std::get<const match::AnyGame*>(found);
    Config config = game.default_config(players);
    if (auto fault = set_options(game, config, request.options)) return std::move(*fault);
    OpenMatch opened{{game.create(config), match::default_names(players)}, chance_for(request.seed)};
    std::vector<std::string>& names = opened.record.names;
    for (std::size_t i = 0; request.names && i < names.size() && i < request.names->size(); ++i)
        names[i] = text::plain((*request.names)[i], kMostNameBytes);
    opened.match().settle(*opened.chance);
    return add(state, std::move(opened), request.look);
}

Answered<protocol::Opened> obey(EngineState& state, protocol::OpenMatch& request) {
    auto read = match::read_record(std::move(request.document), catalog::find_game);
    if (auto* fault = std::get_if<text::Problem>(&read)) return std::move(*fault);
    OpenMatch opened{std::move(std::get<match::Record>(read)), chance_for(request.seed)};
    if (request.settle.value_or(false)) settle(opened, request.chance_waits);
    return add(state, std::move(opened), request.look);
}

Answered<protocol::Changed> obey(EngineState& state, const protocol::PlayMove& request) {
    OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const auto refusal = opened->match().play(static_cast<Seat>(request.seat.value), request.move);
    if (!refusal) settle(*opened, request.chance_waits);
    return changed(*opened, refusal, request.look);
}

Answered<protocol::Changed> obey(EngineState& state, const protocol::PlayChance& request) {
    OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const auto refusal = opened->match().play(kChance, request.outcome ? *request.outcome : drawn(*opened));
    if (!refusal) settle(*opened, request.chance_waits);
    return changed(*opened, refusal, request.look);
}

Answered<protocol::Changed> obey(EngineState& state, const protocol::UndoMove& request) {
    OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    return changed(*opened, opened->match().undo(static_cast<Seat>(request.seat.value)), request.look);
}

Answered<protocol::Closed> obey(EngineState& state, const protocol::CloseMatch& request) {
    if (!state.matches.remove(request.match.value)) return no_such_match();
    return protocol::Closed{};
}

}  // namespace wharf::wasm
