// wharf do: makes moves in a record. wharf replay: shows every position of one.
#include <fmt/format.h>

#include "cli/command.h"
#include "cli/documents.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/output.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

// "0: keep A C", "chance: die A fleet", or without a seat, which then is the first that may make this move.
struct GivenMove {
    std::optional<Seat> seat;
    std::string text;
};

GivenMove parse_move(const std::string& word) {
    const std::size_t colon = word.find(':');
    if (colon == std::string::npos) return {std::nullopt, word};
    const std::optional<Seat> seat = match::read_seat(word.substr(0, colon));
    if (!seat)
        throw CommandError(kBadCommandLine,
                           "\"" + text::plain(word, 40) + "\": before the colon stands a seat or chance");
    const std::size_t begin = word.find_first_not_of(' ', colon + 1);
    return {seat, begin == std::string::npos ? "" : word.substr(begin)};
}

bool is_legal(const match::AnyMatch& match, Seat seat, const std::string& text) {
    for (const match::LegalMove& move : match.legal(seat))
        if (move.text == text) return true;
    return false;
}

Seat choose_seat(const match::AnyMatch& match, const GivenMove& move) {
    if (move.seat) return *move.seat;
    const SeatSet acting = match.to_act();
    if (acting.is_chance()) return kChance;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (acting.contains(seat) && is_legal(match, seat, move.text)) return seat;
    return acting.empty() ? Seat{0} : acting.first();
}

void make_move(match::AnyMatch& match, const std::string& word) {
    const GivenMove move = parse_move(word);
    const auto refusal = match.play(choose_seat(match, move), move.text);
    if (!refusal) return;
    const std::string clause = refusal->clause.empty() ? "" : " (" + refusal->clause + ")";
    throw CommandError(kMoveRefused, fmt::format("\"{}\" refused, {}{}: {}", text::plain(word, 40), refusal->code,
                                                 clause, speaker_for(match.game()).say(refusal->message)));
}

void replay_json(const match::Record& record) {
    const auto moves = record.match->moves();
    auto match = record.match->clone();
    match->rewind(0);
    json::object head{{"game", match->game().id()}, {"players", match->players()}};
    std::string text = json::serialize(head);
    text.pop_back();
    // Each is a document of its own, which other commands take.
    const auto position = [&](const json::value& move) {
        json::object document = match::write_position(*match);
        document["move"] = move;
        return json::serialize(document);
    };
    print(text + ",\"positions\":[\n" + position(nullptr));
    for (const match::Move& move : moves) {
        match->play(move.seat, move.text);
        print(",\n" + position(json::array{match::seat_word(move.seat), move.text}));
    }
    print("\n]}\n");
}

// Every move and the board after it: the whole truth, or what one observer was told.
void replay_text(const match::Record& record, std::optional<Seat> observer, bool only_moves, const text::Paint& paint) {
    const auto moves = record.match->moves();
    auto match = record.match->clone();
    match->rewind(0);
    if (!only_moves) print(match->draw(observer.value_or(kSpectator), paint));
    int number = 0;
    for (const match::Move& move : moves) {
        match->play(move.seat, move.text);
        number += 1;
        std::vector<match::Move> told = {move};
        if (observer) told = match->seen(*observer, number - 1);
        for (const match::Move& event : told) {
            const std::string who = event.seat == kChance
                                        ? paint.dim(paint.say(says::kChance()))
                                        : paint.seat(event.seat, match::seat_label(record, event.seat));
            print(fmt::format("{:>4}. {}  {}\n", number, who, event.text));
            if (!only_moves) print(match->draw(observer.value_or(kSpectator), paint));
        }
    }
}

}  // namespace

void add_do(CLI::App& app) {
    CLI::App* command = app.add_subcommand("do", "Make moves in a record or position and print the new record");
    auto* file = command->add_option("RECORD", "A record or position; - is standard input")->required();
    auto moves = std::make_shared<std::vector<std::string>>();
    command->add_option("MOVE", *moves, "\"keep A C\", or with its seat \"0: keep A C\", or \"chance: die A fleet\"")
        ->required();
    auto seed = std::make_shared<std::optional<std::uint64_t>>();
    command->add_option("--seed", *seed, "Repeats the same chance events; without it they are unpredictable");
    auto* manual =
        command->add_flag("--manual")->description("Apply nothing but these moves: no chance events, no forced moves");
    command->callback([=] {
        const match::Record record = load_record(file->as<std::string>());
        // The stream is the length of the record, so that a seed gives other events later in the game.
        const auto chance = chance_from(*seed, static_cast<std::uint64_t>(record.match->move_count()) + 1);
        for (const std::string& move : *moves) {
            make_move(*record.match, move);
            if (!manual->as<bool>()) record.match->settle(*chance);
        }
        print_record(record);
    });
}

void add_replay(CLI::App& app) {
    CLI::App* command = app.add_subcommand("replay", "Show every position of a record");
    auto* file = command->add_option("RECORD", "A record; - is standard input")->required();
    auto* seat = command->add_option("--seat", "Only what this seat (or spectator) was told; without it every move");
    auto* only_moves = command->add_flag("--moves")->description("Only the moves, no boards");
    auto* as_json = command->add_flag("--json")->description("Every full position, one a line")->excludes(seat);
    auto* no_color = command->add_flag("--no-color")->description("No colours");
    command->callback([=] {
        const match::Record record = load_record(file->as<std::string>());
        if (as_json->as<bool>()) return replay_json(record);
        std::optional<Seat> observer;
        if (seat->count() > 0) observer = observer_named(seat->as<std::string>(), record.match->players());
        const language::Speaker speaker = speaker_for(record);
        replay_text(record, observer, only_moves->as<bool>(), paint_for_terminal(speaker, no_color->as<bool>()));
    });
}

}  // namespace wharf::cli
