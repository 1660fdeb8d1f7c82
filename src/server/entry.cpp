#include "server/entry.h"

#include "match/any_game.h"
#include "match/record.h"

namespace wharf::server {

namespace {

namespace json = boost::json;

template <class T>
std::variant<T, text::Problem> read_document(std::string_view document) {
    boost::system::error_code error;
    const json::value value = json::parse(json::string_view(document.data(), document.size()), error);
    if (error) return text::Problem{"", "no valid JSON: " + error.message()};
    T read_into;
    protocol::Fault fault;
    protocol::read(value, read_into, {}, fault);
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
    if (!seat) return fault.set(path, "must be who moves, and the move");
    to.move = {*seat, std::string((*pair)[1].get_string())};
}

std::string to_document(const Entry& entry) { return protocol::to_text(entry); }
std::string to_document(const Setup& setup) { return protocol::to_text(setup); }
std::variant<Entry, text::Problem> read_entry(std::string_view document) { return read_document<Entry>(document); }
std::variant<Setup, text::Problem> read_setup(std::string_view document) { return read_document<Setup>(document); }

std::variant<Config, text::Problem> config_of(const match::AnyGame& game, int players, const json::object& options) {
    if (players < game.min_players() || players > game.max_players())
        return text::Problem{"seats", std::string(game.title()) + " takes " + std::to_string(game.min_players()) +
                                          " to " + std::to_string(game.max_players()) + " players"};
    Config config = game.default_config(players);
    for (const auto& option : options) {
        const json::value& value = option.value();
        std::string word;
        if (value.is_string()) word = std::string(value.get_string());
        if (value.is_bool()) word = value.get_bool() ? "true" : "false";
        if (value.is_int64()) word = std::to_string(value.get_int64());
        if (auto problem = match::set_option(game, config, option.key(), word))
            return text::Problem{"options." + problem->field, problem->reason};
    }
    return config;
}

}  // namespace wharf::server
