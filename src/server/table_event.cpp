#include "server/table_event.h"

#include "match/any_game.h"
#include "match/record.h"
#include "server/errors.h"

namespace wharf::server {

namespace {

namespace json = boost::json;

template <class T>
std::variant<T, text::Problem> read_document(std::string_view document) {
    auto parsed = text::parse(document);
    if (auto* problem = std::get_if<text::Problem>(&parsed)) return std::move(*problem);
    T read_into;
    protocol::Fault fault;
    protocol::read(std::get<json::value>(parsed), read_into, {}, fault);
    if (fault.found()) return *fault.problem();
    return read_into;
}

}  // namespace

void write(text::JsonText& to, const Played& played) {
    to.open('[');
    to.word(match::seat_word(played.move.seat));
    to.text(played.move.text);
    to.close(']');
}

void read(const json::value& value, Played& to, const protocol::Path& path, protocol::Fault& fault) {
    const json::array* pair = value.if_array();
    const bool is_pair = pair != nullptr && pair->size() == 2 && (*pair)[0].is_string() && (*pair)[1].is_string();
    const auto seat = is_pair ? match::read_seat(std::string_view((*pair)[0].get_string())) : std::nullopt;
    if (!seat) return fault.set(path, protocol::faults::kNoMover());
    to.move = {*seat, std::string((*pair)[1].get_string())};
}

std::string to_document(const TableEvent& entry) { return protocol::to_text(entry); }
std::string to_document(const Setup& setup) { return protocol::to_text(setup); }
std::variant<TableEvent, text::Problem> read_event(std::string_view document) {
    return read_document<TableEvent>(document);
}
std::variant<Setup, text::Problem> read_setup(std::string_view document) { return read_document<Setup>(document); }

int rules_of(const Setup& setup) { return static_cast<int>(setup.rules.value_or(1)); }

std::variant<Config, protocol::Error> config_of(const match::AnyGame& game, int rules, int players,
                                                const json::object& options) {
    if (rules < game.oldest_rules() || rules > game.rules_version()) return errors::kBadSetup();
    if (players < game.min_players() || players > game.max_players())
        return errors::kPlayers(game.title(), game.min_players(), game.max_players());
    Config config = game.default_config(players);
    config.rules = static_cast<std::uint8_t>(rules);
    for (const auto& option : options) {
        const json::value& value = option.value();
        std::string word;
        if (value.is_string()) word = std::string(value.get_string());
        if (value.is_bool()) word = value.get_bool() ? "true" : "false";
        if (value.is_int64()) word = std::to_string(value.get_int64());
        if (auto problem = match::set_option(game, config, option.key(), word)) {
            protocol::Error error = errors::kBadOption(problem->field);
            error.field = "options." + problem->field;
            return error;
        }
    }
    return config;
}

}  // namespace wharf::server
