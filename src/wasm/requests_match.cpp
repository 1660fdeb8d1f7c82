// Requests that begin a match, change it and end it.
#include "catalog/catalog.h"
#include "protocol/scene.h"
#include "text/plain.h"
#include "wasm/requests.h"

namespace wharf::wasm {

namespace json = boost::json;

namespace {

constexpr std::int64_t kMostSeed = std::int64_t{1} << 53;  // a JavaScript number is exact up to here
constexpr std::size_t kMostNameBytes = 80;

std::unique_ptr<match::ChanceSource> chance_for(const Asked& asked) {
    const auto seed = asked.number("seed", 0, kMostSeed);
    if (!seed) return std::make_unique<match::SystemChance>();
    return std::make_unique<match::SeededChance>(Rng::from(static_cast<std::uint64_t>(*seed)));
}

std::string option_word(const json::value& value) {
    return value.is_string() ? std::string(value.get_string()) : json::serialize(value);
}

std::optional<text::Problem> set_options(const match::AnyGame& game, Config& config, const json::value* options) {
    if (options == nullptr) return std::nullopt;
    if (!options->is_object()) return text::Problem{"options", "must be an object"};
    for (const auto& option : options->get_object())
        if (auto fault = match::set_option(game, config, option.key(), option_word(option.value()))) return fault;
    return std::nullopt;
}

void set_names(const Asked& asked, std::vector<std::string>& names) {
    const json::value* given = asked.value("names");
    if (given == nullptr || !given->is_array()) return;
    for (std::size_t i = 0; i < names.size() && i < given->get_array().size(); ++i)
        if (given->get_array()[i].is_string())
            names[i] = text::plain(given->get_array()[i].get_string(), kMostNameBytes);
}

json::array list_of(const std::vector<std::string>& names) { return json::array(names.begin(), names.end()); }

json::object add(Table& table, Open opened) {
    const int count = opened.match().move_count();
    const json::array names = list_of(opened.record.names);
    const int number = table.add(std::move(opened));
    if (number == 0) return problem("too many matches are open: close one first");
    return {{"match", number}, {"count", count}, {"names", names}};
}

json::object answer(const Open& opened, const std::optional<text::Refusal>& refusal) {
    if (refusal) return {{"refusal", protocol::refusal(*refusal)}};
    return {{"count", opened.match().move_count()}};
}

}  // namespace

json::object begin(Table& table, const Asked& asked) {
    const auto id = asked.word("game");
    const match::AnyGame* game = id ? catalog::find_game(*id) : nullptr;
    if (game == nullptr) return problem("there is no such game");
    const auto players = asked.number("players", game->min_players(), game->max_players());
    if (!players) return problem("this game has no such number of players");
    Config config = game->default_config(static_cast<int>(*players));
    if (const auto fault = set_options(*game, config, asked.value("options"))) return problem(fault->sentence());
    Open opened{{game->create(config), match::default_names(static_cast<int>(*players))}, chance_for(asked)};
    set_names(asked, opened.record.names);
    opened.match().settle(*opened.chance);
    return add(table, std::move(opened));
}

json::object open(Table& table, const Asked& asked) {
    const json::value* document = asked.value("document");
    if (document == nullptr) return problem("open wants a document");
    auto read = match::read_record(*document, catalog::find_game);
    if (auto* fault = std::get_if<text::Problem>(&read)) return problem(fault->sentence());
    Open opened{std::move(std::get<match::Record>(read)), chance_for(asked)};
    const json::value* settle = asked.value("settle");
    if (settle != nullptr && settle->is_bool() && settle->get_bool()) opened.match().settle(*opened.chance);
    return add(table, std::move(opened));
}

json::object play(Table& table, const Asked& asked) {
    Open* opened = table.find(asked);
    if (opened == nullptr) return problem("there is no such match");
    const auto seat = asked.observer(opened->match().players());
    const auto move = asked.word("move");
    if (!seat || !move) return problem("play wants a seat and a move");
    const auto refusal = opened->match().play(*seat, *move);
    if (!refusal) opened->match().settle(*opened->chance);
    return answer(*opened, refusal);
}

json::object undo(Table& table, const Asked& asked) {
    Open* opened = table.find(asked);
    if (opened == nullptr) return problem("there is no such match");
    const auto seat = asked.observer(opened->match().players());
    if (!seat || *seat == kSpectator) return problem("undo wants a seat");
    return answer(*opened, opened->match().undo(*seat));
}

json::object close(Table& table, const Asked& asked) {
    if (!table.remove(asked)) return problem("there is no such match");
    return {};
}

}  // namespace wharf::wasm
