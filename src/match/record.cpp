#include "match/record.h"

#include <algorithm>

#include "match/faults.h"
#include "text/reading.h"

namespace wharf::match {

namespace {

namespace json = boost::json;
using text::Fault;
using text::Path;
using text::plain;
using text::Problem;

constexpr std::string_view kMatchFormat = "wharf-match/1";
constexpr std::string_view kPositionFormat = "wharf-position/1";
constexpr std::string_view kSeenFormat = "wharf-seen/1";

json::object header(std::string_view format, const AnyMatch& match) {
    return {{"format", format}, {"game", match.game().id()}, {"rules", std::to_string(match.rules_version())}};
}

json::array write_seats(const Record& record) {
    json::array seats;
    for (const std::string& name : record.names) {
        json::object seat{{"name", name}};
        if (seats.size() < record.circumstances.seats.size())
            write_seat_facts(seat, record.circumstances.seats[seats.size()]);
        seats.push_back(std::move(seat));
    }
    return seats;
}

json::array write_moves(const std::vector<Move>& moves) {
    json::array list;
    for (const Move& move : moves) list.push_back(json::array{seat_word(move.seat), move.text});
    return list;
}

using ReadUnplayed = std::variant<UnplayedRecord, Problem>;

// Where the fields of a document stand.
constexpr Path kDocument{};
constexpr Path in_document(std::string_view name) { return {&kDocument, name}; }

// The field's value, which must be there; nothing after a fault.
const json::value* field_of(const json::object& object, std::string_view name, Fault& fault) {
    const json::value* value = object.if_contains(name);
    if (value == nullptr) fault.set(in_document(name), text::faults::kMissing());
    return value;
}

std::string text_of(const json::object& object, std::string_view name, Fault& fault) {
    std::string text;
    if (const json::value* value = field_of(object, name, fault)) text::read(*value, text, in_document(name), fault);
    return text;
}

const json::array* list_of(const json::object& object, std::string_view name, Fault& fault) {
    const json::value* value = field_of(object, name, fault);
    return value == nullptr ? nullptr : text::read_list(*value, in_document(name), fault);
}

void check_fields(const json::object& object, std::initializer_list<std::string_view> known, Fault& fault) {
    text::refuse_unknown(object, kDocument, fault, [&](std::string_view name) {
        return std::find(known.begin(), known.end(), name) != known.end();
    });
}

std::optional<Problem> read_options(const json::value* options, const AnyGame& game, Config& config) {
    if (options == nullptr) return std::nullopt;
    if (!options->is_object()) return Problem{"options", text::faults::kNoObject()};
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

// Names of the seats, and what else is known of them; their number is the number of players.
std::vector<std::string> read_seats(const json::object& object, std::vector<SeatFacts>& facts, Fault& fault) {
    std::vector<std::string> names;
    const Path seats = in_document("seats");
    const json::array* list = list_of(object, "seats", fault);
    if (list == nullptr) return names;
    if (list->size() > kMaxSeats) fault.set(seats, text::faults::kTooManyItems(kMaxSeats));
    for (std::size_t i = 0; i < list->size() && !fault.found(); ++i) {
        const Path here{&seats, {}, i};
        const Path name{&here, "name"};
        const json::object* seat = text::read_object((*list)[i], here, fault);
        if (seat == nullptr) break;
        text::refuse_unknown(*seat, here, fault,
                             [](std::string_view field) { return field == "name" || is_seat_fact(field); });
        std::string& read = names.emplace_back();
        if (const json::value* value = seat->if_contains("name"))
            text::read(*value, read, name, fault);
        else
            fault.set(name, text::faults::kMissing());
        read = plain(read, 80);
        facts.push_back(read_seat_facts(*seat, here, fault));
    }
    const bool nothing =
        std::all_of(facts.begin(), facts.end(), [](const SeatFacts& one) { return one == SeatFacts{}; });
    if (nothing) facts.clear();
    return names;
}

std::vector<Move> read_moves(const json::object& object, Fault& fault) {
    std::vector<Move> read;
    const Path moves = in_document("moves");
    const json::array* list = list_of(object, "moves", fault);
    for (std::size_t i = 0; list != nullptr && i < list->size() && !fault.found(); ++i) {
        const Path here{&moves, {}, i};
        const json::array* pair = (*list)[i].if_array();
        if (pair == nullptr || pair->size() != 2 || !(*pair)[0].is_string() || !(*pair)[1].is_string()) {
            fault.set(here, faults::kNoMove());
            break;
        }
        const std::optional<Seat> seat = read_seat((*pair)[0].get_string());
        if (!seat) fault.set({&here, {}, 0}, text::faults::kNoMover());
        read.push_back({seat.value_or(kChance), std::string((*pair)[1].get_string())});
    }
    return read;
}

std::string read_digits(const json::value& value, const Path& path, Fault& fault) {
    std::string digits;
    text::read(value, digits, path, fault);
    if (!read_digest(digits)) fault.set(path, faults::kNoDigits());
    return digits;
}

std::vector<int> read_order(const json::value& value, std::size_t seats, const Path& path, Fault& fault) {
    std::vector<int> order;
    const json::array* list = text::read_list(value, path, fault);
    for (std::size_t i = 0; list != nullptr && i < list->size() && !fault.found(); ++i) {
        std::int64_t seat = 0;
        text::read_whole((*list)[i], seat, 0, kMaxSeats - 1, {&path, {}, i}, fault);
        order.push_back(static_cast<int>(seat));
    }
    std::uint32_t taken = 0;
    for (const int seat : order) taken |= 1U << static_cast<unsigned>(seat);
    if (seats > kMaxSeats || order.size() != seats || taken != (1U << seats) - 1) fault.set(path, faults::kNoOrder());
    return order;
}

std::vector<std::string> read_numbers(const json::value& value, std::size_t seats, const Path& path, Fault& fault) {
    std::vector<std::string> numbers;
    const json::array* list = text::read_list(value, path, fault);
    for (std::size_t i = 0; list != nullptr && i < list->size() && i < kMaxSeats; ++i) {
        const Path here{&path, {}, i};
        const bool is_none = (*list)[i].is_string() && (*list)[i].get_string().empty();
        numbers.push_back(is_none ? "" : read_digits((*list)[i], here, fault));
    }
    if (list != nullptr && list->size() != seats) fault.set(path, text::faults::kOtherNumber(seats, list->size()));
    return numbers;
}

std::optional<Proof> read_proof(const json::object& document, std::size_t seats, Fault& fault) {
    const json::value* value = document.if_contains("proof");
    if (value == nullptr) return std::nullopt;
    const Path here = in_document("proof");
    const json::object* object = text::read_object(*value, here, fault);
    if (object == nullptr) return std::nullopt;
    text::refuse_unknown(*object, here, fault, [](std::string_view name) {
        return name == "method" || name == "commitment" || name == "secret" || name == "numbers" || name == "order";
    });
    for (const std::string_view needed : {"method", "commitment", "numbers"})
        if (!object->contains(needed)) fault.set({&here, needed}, text::faults::kMissing());
    if (fault.found()) return std::nullopt;
    std::string method;
    text::read(object->at("method"), method, {&here, "method"}, fault);
    if (method != kFairMethod)
        fault.set({&here, "method"}, faults::kUnknownMethod(plain(method, 40), std::string(kFairMethod)));
    Proof proof;
    proof.commitment = read_digits(object->at("commitment"), {&here, "commitment"}, fault);
    if (const json::value* secret = object->if_contains("secret"))
        proof.secret = read_digits(*secret, {&here, "secret"}, fault);
    proof.numbers = read_numbers(object->at("numbers"), seats, {&here, "numbers"}, fault);
    if (const json::value* order = object->if_contains("order"))
        proof.order = read_order(*order, seats, {&here, "order"}, fault);
    return proof;
}

json::object write_proof(const Proof& proof) {
    json::object object{{"method", kFairMethod}, {"commitment", proof.commitment}};
    if (proof.secret) object["secret"] = *proof.secret;
    object["numbers"] = json::array(proof.numbers.begin(), proof.numbers.end());
    if (proof.order) object["order"] = json::array(proof.order->begin(), proof.order->end());
    return object;
}

// A position that follows these rules: those of the document that holds it.
std::variant<std::unique_ptr<AnyMatch>, Problem> read_position(const json::value& position, const AnyGame& game,
                                                               int rules) {
    if (!position.is_object()) return Problem{"", text::faults::kNoObject()};
    auto read = game.from_position(position.get_object());
    if (const auto* match = std::get_if<std::unique_ptr<AnyMatch>>(&read); match && (*match)->rules_version() != rules)
        return Problem{"table.rules", faults::kOtherRules((*match)->rules_version(), rules)};
    return read;
}

Problem in_position(Problem problem) {
    problem.field = problem.field.empty() ? "position" : "position." + problem.field;
    return problem;
}

ReadUnplayed read_position_document(const json::object& object, const AnyGame& game, int rules) {
    Fault fault;
    check_fields(object, {"format", "game", "rules", "position"}, fault);
    const json::value* position = field_of(object, "position", fault);
    if (fault.found()) return *fault.problem();
    auto read = read_position(*position, game, rules);
    if (auto* problem = std::get_if<Problem>(&read)) return in_position(std::move(*problem));
    auto match = std::get<std::unique_ptr<AnyMatch>>(std::move(read));
    std::vector<std::string> names = default_names(match->players());
    return UnplayedRecord{{std::move(match), std::move(names)}, {}};
}

// The match before its moves.
std::variant<std::unique_ptr<AnyMatch>, Problem> read_beginning(const json::object& object, const AnyGame& game,
                                                                int rules, int players) {
    if (const json::value* position = object.if_contains("position")) {
        if (object.contains("options")) return Problem{"options", faults::kOptionsInPosition()};
        auto read = read_position(*position, game, rules);
        if (auto* problem = std::get_if<Problem>(&read)) return in_position(std::move(*problem));
        const int seats = std::get<std::unique_ptr<AnyMatch>>(read)->players();
        if (seats != players) return Problem{"seats", faults::kOtherSeats(seats)};
        return read;
    }
    if (players < game.min_players() || players > game.max_players())
        return Problem{"seats", faults::kPlayers(game.title(), game.min_players(), game.max_players(), players)};
    Config config = game.default_config(players);
    config.rules = static_cast<std::uint8_t>(rules);
    if (auto problem = read_options(object.if_contains("options"), game, config)) return *problem;
    return game.create(config);
}

ReadUnplayed read_match_document(const json::object& object, const AnyGame& game, int rules) {
    Fault fault;
    check_fields(object,
                 {"format", "game", "rules", "options", "position", "seats", "moves", "result", "proof", "played",
                  "times", "changes", "ending"},
                 fault);
    Record record;
    record.names = read_seats(object, record.circumstances.seats, fault);
    if (fault.found()) return *fault.problem();
    auto begun = read_beginning(object, game, rules, static_cast<int>(record.names.size()));
    if (auto* problem = std::get_if<Problem>(&begun)) return std::move(*problem);
    record.match = std::get<std::unique_ptr<AnyMatch>>(std::move(begun));
    std::vector<Move> moves = read_moves(object, fault);
    record.proof = read_proof(object, record.names.size(), fault);
    read_circumstances(object, record.names.size(), moves.size(), record.circumstances, fault);
    if (fault.found()) return *fault.problem();
    return UnplayedRecord{std::move(record), std::move(moves)};
}

}  // namespace

ReadRecord read_record(std::string_view document, const FindGame& find) {
    if (document.size() > kMaxDocumentBytes) return Problem{"", text::faults::kTooLarge(kMaxDocumentBytes >> 20U)};
    const auto parsed = text::parse(document);
    if (const auto* problem = std::get_if<Problem>(&parsed)) return *problem;
    return read_record(std::get<json::value>(parsed), find);
}

ReadRecord read_record(const json::value& document, const FindGame& find) {
    ReadUnplayed read = read_unplayed(document, find);
    if (auto* problem = std::get_if<Problem>(&read)) return std::move(*problem);
    auto& [record, moves] = std::get<UnplayedRecord>(read);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (auto problem = play_next(*record.match, moves[i], i)) return std::move(*problem);
    if (auto problem = check_result(record, document)) return std::move(*problem);
    return std::move(record);
}

std::optional<Problem> play_next(AnyMatch& match, const Move& move, std::size_t number) {
    std::optional<text::Refusal> refusal = match.play(move.seat, move.text);
    if (!refusal) return std::nullopt;
    const Path moves = in_document("moves");
    Fault fault;
    fault.set({&moves, {}, number}, faults::kRefused(plain(move.text, 40), text::Messages{std::move(refusal->message)}),
              std::move(refusal->clause));
    Problem problem = *fault.problem();
    problem.game = match.game().id();
    return problem;
}

std::optional<Problem> check_result(const Record& record, const json::value& document) {
    const AnyMatch& match = *record.match;
    const auto refused = [&](std::string_view field, text::Message reason) {
        Problem problem{std::string(field), std::move(reason)};
        problem.game = match.game().id();
        return problem;
    };
    if (record.circumstances.ending && !ended_so(record.circumstances, match.is_over(), match.move_count()))
        return refused("ending", faults::kOtherEnding());
    const json::value* result = document.as_object().if_contains("result");
    if (result == nullptr) return std::nullopt;
    if (!match.is_over()) return refused("result", faults::kNotOver());
    if (*result == json::value(write_result(match))) return std::nullopt;
    return refused("result", faults::kOtherResult());
}

// What still holds where moves were made or taken back since it was written.
static Circumstances holding(const Record& record) {
    Circumstances told = record.circumstances;
    const int moves = record.match->move_count();
    std::erase_if(told.changes, [&](const SeatChange& change) { return change.move > moves; });
    told.times.resize(std::min(told.times.size(), static_cast<std::size_t>(moves)));
    if (told.ending && ended_so(told, record.match->is_over(), moves)) return told;
    told.ending.reset();
    told.ended.reset();
    told.ranks.clear();
    return told;
}

std::variant<UnplayedRecord, Problem> read_unplayed(const json::value& document, const FindGame& find) {
    if (!document.is_object()) return Problem{"", faults::kNoDocument()};
    const json::object& object = document.get_object();
    Fault fault;
    const std::string format = text_of(object, "format", fault);
    const std::string id = text_of(object, "game", fault);
    const std::string rules = text_of(object, "rules", fault);
    if (fault.found()) return *fault.problem();
    if (format == kSeenFormat) return Problem{"format", faults::kSeenRecord()};
    if (format != kMatchFormat && format != kPositionFormat)
        return Problem{"format", faults::kUnknownFormat(plain(format, 40), std::string(kMatchFormat) + ", " +
                                                                               std::string(kPositionFormat))};
    const AnyGame* game = find(id);
    if (game == nullptr) return Problem{"game", faults::kNoSuchGame(plain(id, 40))};
    const std::optional<int> version = read_rules(*game, rules);
    if (!version) return Problem{"rules", faults::kUnknownRules(plain(rules, 20), game->title(), known_rules(*game))};
    ReadUnplayed read = format == kPositionFormat ? read_position_document(object, *game, *version)
                                                  : read_match_document(object, *game, *version);
    if (auto* problem = std::get_if<Problem>(&read)) problem->game = game->id();
    return read;
}

std::optional<int> read_rules(const AnyGame& game, std::string_view word) {
    for (int version = game.oldest_rules(); version <= game.rules_version(); ++version)
        if (word == std::to_string(version)) return version;
    return std::nullopt;
}

std::string known_rules(const AnyGame& game) {
    const std::string newest = std::to_string(game.rules_version());
    return game.oldest_rules() == game.rules_version() ? newest : std::to_string(game.oldest_rules()) + "–" + newest;
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
    document["seats"] = write_seats(record);
    document["moves"] = write_moves(match.moves());
    if (match.is_over()) document["result"] = write_result(match);
    if (record.proof) document["proof"] = write_proof(*record.proof);
    write_circumstances(document, holding(record));
    return document;
}

json::object write_seen_record(const Record& record, Seat observer) {
    const AnyMatch& match = *record.match;
    json::object document = header(kSeenFormat, match);
    if (const Config* config = match.config()) document["options"] = write_options(match.game(), *config);
    document["seats"] = write_seats(record);
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

bool Record::is_computers(Seat seat) const {
    const bool is_told = seat < circumstances.seats.size() && circumstances.seats[seat].holder;
    if (is_told) return circumstances.seats[seat].holder == SeatHolder::computer;
    // No person of a server can have such a name.
    return names[seat].starts_with("computer (");
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
            return Problem{field, faults::kNoStart(config.players - 1)};
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
        return Problem{field, text::faults::kNoneOf(words)};
    }
    return Problem{field, faults::kNoSuchOption(game.title(), names)};
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
