#include "match/record.h"

#include <algorithm>

#include "text/plain.h"

namespace wharf::match {

namespace {

namespace json = boost::json;
using text::plain;
using text::Problem;

constexpr std::string_view kMatchFormat = "wharf-match/1";
constexpr std::string_view kPositionFormat = "wharf-position/1";
constexpr std::string_view kSeenFormat = "wharf-seen/1";

json::object header(std::string_view format, const AnyMatch& match) {
    return {{"format", format}, {"game", match.game().id()}, {"rules", std::to_string(match.rules_version())}};
}

json::array write_seats(const std::vector<std::string>& names) {
    json::array seats;
    for (const std::string& name : names) seats.push_back(json::object{{"name", name}});
    return seats;
}

json::array write_moves(const std::vector<Move>& moves) {
    json::array list;
    for (const Move& move : moves) list.push_back(json::array{seat_word(move.seat), move.text});
    return list;
}

// A field of the wanted kind, or a problem that names it.
const json::string* text_field(const json::object& object, std::string_view name, std::optional<Problem>& problem) {
    const json::value* value = object.if_contains(name);
    if (value == nullptr)
        problem = Problem{std::string(name), "is missing"};
    else if (!value->is_string())
        problem = Problem{std::string(name), "must be a text"};
    else
        return &value->get_string();
    return nullptr;
}

std::optional<Problem> check_fields(const json::object& object, std::initializer_list<std::string_view> known) {
    for (const auto& field : object)
        if (std::find(known.begin(), known.end(), std::string_view(field.key())) == known.end())
            return Problem{plain(field.key(), 40), "is not known here"};
    return std::nullopt;
}

std::optional<Problem> read_options(const json::value* options, const AnyGame& game, Config& config) {
    if (options == nullptr) return std::nullopt;
    if (!options->is_object()) return Problem{"options", "must be an object"};
    for (const auto& field : options->get_object()) {
        const json::value& value = field.value();
        std::string word;
        if (value.is_string()) word = std::string(value.get_string());
        if (value.is_bool()) word = value.get_bool() ? "true" : "false";
        if (value.is_int64()) word = std::to_string(value.get_int64());
        if (auto problem = set_option(game, config, field.key(), word)) {
            problem->field = "options." + problem->field;
            return problem;
        }
    }
    return std::nullopt;
}

// Names of the seats; their number is the number of players.
std::variant<std::vector<std::string>, Problem> read_seats(const json::value* seats) {
    if (seats == nullptr) return Problem{"seats", "is missing"};
    if (!seats->is_array()) return Problem{"seats", "must be a list"};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < seats->get_array().size(); ++i) {
        const std::string field = "seats[" + std::to_string(i) + "]";
        if (i >= kMaxSeats) return Problem{"seats", "has more than " + std::to_string(kMaxSeats) + " entries"};
        const json::object* seat = seats->get_array()[i].if_object();
        const json::value* name = seat == nullptr ? nullptr : seat->if_contains("name");
        if (name == nullptr || !name->is_string()) return Problem{field, "must be an object with a name"};
        if (seat->size() != 1) return Problem{field, "has fields that are not known here"};
        names.push_back(plain(name->get_string(), 80));
    }
    return names;
}

std::optional<Problem> replay_moves(AnyMatch& match, const json::value* moves) {
    if (moves == nullptr) return Problem{"moves", "is missing"};
    if (!moves->is_array()) return Problem{"moves", "must be a list"};
    for (std::size_t i = 0; i < moves->get_array().size(); ++i) {
        const std::string field = "moves[" + std::to_string(i) + "]";
        const json::array* pair = moves->get_array()[i].if_array();
        if (pair == nullptr || pair->size() != 2 || !(*pair)[0].is_string() || !(*pair)[1].is_string())
            return Problem{field, "must be a pair of texts: who, and the move"};
        const std::optional<Seat> seat = read_seat((*pair)[0].get_string());
        if (!seat) return Problem{field, "must begin with a seat number or \"chance\""};
        if (auto refusal = match.play(*seat, (*pair)[1].get_string())) {
            std::string reason = "\"" + plain((*pair)[1].get_string(), 40) + "\" is refused, " + refusal->code;
            if (!refusal->clause.empty()) reason += " (" + refusal->clause + ")";
            return Problem{field, reason};
        }
    }
    return std::nullopt;
}

std::optional<Problem> check_result(const AnyMatch& match, const json::value* result) {
    if (result == nullptr) return std::nullopt;
    if (!match.is_over()) return Problem{"result", "stands there, but the moves do not end the game"};
    if (*result != json::value(write_result(match))) return Problem{"result", "does not follow from the moves"};
    return std::nullopt;
}

// A position that follows these rules: those of the document that holds it.
std::variant<std::unique_ptr<AnyMatch>, Problem> read_position(const json::object& position, const AnyGame& game,
                                                               int rules) {
    auto read = game.from_position(position);
    if (const auto* match = std::get_if<std::unique_ptr<AnyMatch>>(&read); match && (*match)->rules_version() != rules)
        return Problem{"table.rules", "are " + std::to_string((*match)->rules_version()) + ", and the document says " +
                                          std::to_string(rules)};
    return read;
}

ReadRecord read_position_document(const json::object& object, const AnyGame& game, int rules) {
    if (auto problem = check_fields(object, {"format", "game", "rules", "position"})) return *problem;
    const json::value* position = object.if_contains("position");
    if (position == nullptr || !position->is_object()) return Problem{"position", "must be an object"};
    auto read = read_position(position->get_object(), game, rules);
    if (auto* problem = std::get_if<Problem>(&read)) return std::move(*problem);
    auto match = std::get<std::unique_ptr<AnyMatch>>(std::move(read));
    std::vector<std::string> names = default_names(match->players());
    return Record{std::move(match), std::move(names)};
}

ReadRecord read_match_document(const json::object& object, const AnyGame& game, int rules) {
    if (auto problem =
            check_fields(object, {"format", "game", "rules", "options", "position", "seats", "moves", "result"}))
        return *problem;
    auto seats = read_seats(object.if_contains("seats"));
    if (auto* problem = std::get_if<Problem>(&seats)) return std::move(*problem);
    Record record;
    record.names = std::get<std::vector<std::string>>(std::move(seats));
    const int players = static_cast<int>(record.names.size());
    if (const json::value* position = object.if_contains("position")) {
        if (!position->is_object()) return Problem{"position", "must be an object"};
        if (object.contains("options")) return Problem{"options", "do not go with a position, which holds them"};
        auto read = read_position(position->get_object(), game, rules);
        if (auto* problem = std::get_if<Problem>(&read)) return Problem{"position." + problem->field, problem->reason};
        record.match = std::get<std::unique_ptr<AnyMatch>>(std::move(read));
        if (record.match->players() != players) return Problem{"seats", "must be as many as the position has players"};
    } else {
        if (players < game.min_players() || players > game.max_players())
            return Problem{"seats", std::string(game.title()) + " takes " + std::to_string(game.min_players()) +
                                        " to " + std::to_string(game.max_players()) + " players, not " +
                                        std::to_string(players)};
        Config config = game.default_config(players);
        config.rules = static_cast<std::uint8_t>(rules);
        if (auto problem = read_options(object.if_contains("options"), game, config)) return *problem;
        record.match = game.create(config);
    }
    if (auto problem = replay_moves(*record.match, object.if_contains("moves"))) return *problem;
    if (auto problem = check_result(*record.match, object.if_contains("result"))) return *problem;
    return record;
}

}  // namespace

ReadRecord read_record(std::string_view document, const FindGame& find) {
    if (document.size() > kMaxDocumentBytes) return Problem{"", "the document is larger than 16 MiB"};
    json::parser parser;
    boost::system::error_code error;
    const std::size_t read = parser.write_some(document.data(), document.size(), error);
    if (error == json::error::incomplete) return Problem{"", "no valid JSON: the text ends too early"};
    if (!error && document.find_first_not_of(" \t\r\n", read) != std::string_view::npos)
        error = json::error::extra_data;
    if (error) return Problem{"", "no valid JSON: " + error.message() + " at byte " + std::to_string(read)};
    return read_record(parser.release(), find);
}

ReadRecord read_record(const json::value& document, const FindGame& find) {
    if (!document.is_object()) return Problem{"", "the document must be a JSON object"};
    const json::object& object = document.get_object();
    std::optional<Problem> problem;
    const json::string* format = text_field(object, "format", problem);
    const json::string* id = problem ? nullptr : text_field(object, "game", problem);
    const json::string* rules = problem ? nullptr : text_field(object, "rules", problem);
    if (problem) return *problem;
    if (*format == kSeenFormat) return Problem{"format", "this is what one observer saw; it cannot be replayed"};
    if (*format != kMatchFormat && *format != kPositionFormat)
        return Problem{"format", "\"" + plain(*format, 40) +
                                     "\" is not known; this program reads wharf-match/1 and wharf-position/1"};
    const AnyGame* game = find(*id);
    if (game == nullptr) return Problem{"game", "there is no game \"" + plain(*id, 40) + "\""};
    const std::optional<int> version = read_rules(*game, *rules);
    if (!version)
        return Problem{"rules", "the record follows rules " + plain(*rules, 20) + " of " + std::string(game->title()) +
                                    ", this program knows rules " + known_rules(*game)};
    return *format == kPositionFormat ? read_position_document(object, *game, *version)
                                      : read_match_document(object, *game, *version);
}

std::optional<int> read_rules(const AnyGame& game, std::string_view word) {
    for (int version = game.oldest_rules(); version <= game.rules_version(); ++version)
        if (word == std::to_string(version)) return version;
    return std::nullopt;
}

std::string known_rules(const AnyGame& game) {
    const std::string newest = std::to_string(game.rules_version());
    return game.oldest_rules() == game.rules_version() ? newest : std::to_string(game.oldest_rules()) + " to " + newest;
}

json::object write_options(const AnyGame& game, const Config& config) {
    json::object options;
    options["start"] = config.start == kDrawStart ? json::value("random") : json::value(config.start);
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const text::Option& option = game.options()[i];
        options[option.name] = option.yes_no ? json::value(config.options[i] != 0) : json::value(config.options[i]);
    }
    return options;
}

json::object write_result(const AnyMatch& match) {
    const Outcome outcome = match.outcome();
    json::array scores;
    json::array ranks;
    for (int seat = 0; seat < match.players(); ++seat) {
        scores.emplace_back(outcome.score[seat]);
        ranks.emplace_back(outcome.rank[seat]);
    }
    return {{"scores", std::move(scores)}, {"ranks", std::move(ranks)}};
}

json::object write_record(const Record& record) {
    const AnyMatch& match = *record.match;
    json::object document = header(kMatchFormat, match);
    if (const Config* config = match.config())
        document["options"] = write_options(match.game(), *config);
    else
        document["position"] = *match.first_position();
    document["seats"] = write_seats(record.names);
    document["moves"] = write_moves(match.moves());
    if (match.is_over()) document["result"] = write_result(match);
    return document;
}

json::object write_seen_record(const Record& record, Seat observer) {
    const AnyMatch& match = *record.match;
    json::object document = header(kSeenFormat, match);
    if (const Config* config = match.config()) document["options"] = write_options(match.game(), *config);
    document["seats"] = write_seats(record.names);
    document["observer"] = observer == kSpectator ? json::value("spectator") : json::value(observer);
    document["events"] = write_moves(match.seen(observer));
    document["view"] = match.view(observer);
    if (match.is_over()) document["result"] = write_result(match);
    return document;
}

json::object write_position(const AnyMatch& match) {
    json::object document = header(kPositionFormat, match);
    document["position"] = match.position();
    return document;
}

std::string seat_word(Seat seat) { return seat == kChance ? "chance" : std::to_string(seat); }

std::optional<Seat> read_seat(std::string_view word) {
    if (word == "chance") return kChance;
    if (word.size() == 1 && word[0] >= '0' && word[0] < '0' + kMaxSeats) return static_cast<Seat>(word[0] - '0');
    return std::nullopt;
}

std::string seat_label(const Record& record, Seat seat) {
    const std::string plain_label = "seat " + std::to_string(seat);
    return record.names[seat] == plain_label ? plain_label : plain_label + " (" + record.names[seat] + ")";
}

std::vector<std::string> default_names(int players) {
    std::vector<std::string> names;
    for (int seat = 0; seat < players; ++seat) names.push_back("seat " + std::to_string(seat));
    return names;
}

std::optional<Problem> set_option(const AnyGame& game, Config& config, std::string_view name, std::string_view value) {
    const std::string field = plain(name, 40);
    if (name == "start") {
        const std::optional<Seat> seat = read_seat(value);
        if (value == "random")
            config.start = kDrawStart;
        else if (seat && *seat < config.players)
            config.start = *seat;
        else
            return Problem{field, "must be \"random\" or a seat from 0 to " + std::to_string(config.players - 1)};
        return std::nullopt;
    }
    std::string names = "start";
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const text::Option& option = game.options()[i];
        names += ", " + std::string(option.name);
        if (option.name != name) continue;
        const OptionValues allowed = game.option_values(static_cast<int>(i));
        std::string words;
        for (int k = 0; k < allowed.count; ++k) {
            const std::string word =
                option.yes_no ? (allowed.values[k] != 0 ? "true" : "false") : std::to_string(allowed.values[k]);
            if (word == value) {
                config.options[i] = allowed.values[k];
                return std::nullopt;
            }
            words += (words.empty() ? "" : ", ") + word;
        }
        return Problem{field, "must be one of: " + words};
    }
    return Problem{field, std::string(game.title()) + " has no such option; it has: " + names};
}

std::string print_document(const json::object& document) {
    std::string text = "{";
    bool first = true;
    for (const auto& field : document) {
        text += (first ? "\n " : ",\n ") + json::serialize(field.key()) + ": ";
        first = false;
        const json::array* list = field.value().if_array();
        if (list == nullptr || list->size() < 6) {
            text += json::serialize(field.value());
            continue;
        }
        for (std::size_t i = 0; i < list->size(); ++i)
            text += (i == 0 ? "[\n  " : ",\n  ") + json::serialize((*list)[i]);
        text += "\n ]";
    }
    return text + "\n}\n";
}

}  // namespace wharf::match
