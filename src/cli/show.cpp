// wharf show: a position as one observer sees it. wharf legal: what may be done. wharf export: what one observer was
// told.
#include <fmt/format.h>

#include <algorithm>

#include "cli/command.h"
#include "cli/documents.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/output.h"
#include "cli/pictures.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

json::array seats_json(SeatSet set) {
    json::array seats;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (set.contains(seat)) seats.emplace_back(seat);
    return seats;
}

// Seats, or chance, that a command about legal moves speaks of.
std::vector<Seat> acting(const match::AnyMatch& match) {
    std::vector<Seat> seats;
    if (match.to_act().is_chance()) seats.push_back(kChance);
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (match.to_act().contains(seat)) seats.push_back(seat);
    return seats;
}

json::array scores_json(const match::AnyMatch& match, Seat observer, const language::Speaker& speaker) {
    json::array sheets;
    for (Seat seat = 0; seat < match.players(); ++seat) {
        json::array lines;
        for (const text::ScoreLine& line : match.score_sheet(observer, seat))
            if (!line.is_hidden)
                lines.push_back(json::object{
                    {"clause", line.clause}, {"name", score_name(speaker, line)}, {"points", line.points}});
        sheets.push_back(std::move(lines));
    }
    return sheets;
}

void show_json(const match::Record& record, Seat observer) {
    const match::AnyMatch& match = *record.match;
    json::object document{{"game", match.game().id()}, {"players", match.players()}};
    document["observer"] = observer == kSpectator ? json::value("spectator") : json::value(observer);
    document["waiting_for"] = seats_json(match.waiting_for(observer));
    const language::Speaker speaker = speaker_for(record);
    document["prompt"] = speaker.say(match.prompt(observer));
    document["scores"] = scores_json(match, observer, speaker);
    if (match.is_over()) document["result"] = match::write_result(match);
    document["view"] = match.view(observer);
    if (const text::Messages about = match::messages_of(record.circumstances); !about.empty()) {
        json::array sentences;
        for (const text::Message& message : about) sentences.emplace_back(speaker.say(message));
        document["about"] = std::move(sentences);
    }
    print_json(document);
}

void print_scores(const match::Record& record, Seat observer, const text::Paint& paint) {
    const match::AnyMatch& match = *record.match;
    const language::Speaker speaker = speaker_for(record);
    const Outcome outcome = match.outcome();
    int columns = 12;  // of the longest name
    for (Seat seat = 0; seat < match.players(); ++seat) columns = std::max(columns, text::width(speaker.name(seat)));
    for (Seat seat = 0; seat < match.players(); ++seat) {
        std::string sum;
        int total = 0;
        bool hidden = false;  // a part of it, and so the whole
        for (const text::ScoreLine& line : match.score_sheet(observer, seat)) {
            if (line.points != 0)
                sum += fmt::format("{}{} {}", sum.empty() ? "" : ", ", score_name(speaker, line), line.points);
            total += line.points;
            hidden = hidden || line.is_hidden;
        }
        const std::string place = match.is_over() ? "  " + speaker.say(says::kPlace(outcome.rank[seat])) : "";
        print(fmt::format("{}  {:>3}{}  {}\n", paint.seat(seat, text::pad(speaker.name(seat), columns)),
                          hidden ? "?" : std::to_string(total), place, paint.dim(sum)));
    }
}

void show_text(const match::Record& record, Seat observer, const text::Paint& paint) {
    const match::AnyMatch& match = *record.match;
    print(match.draw(observer, paint));
    print("\n");
    print_scores(record, observer, paint);
    for (const text::Message& message : match::messages_of(record.circumstances))
        print(paint.dim(speaker_for(record).say(message)) + "\n");
    if (record.circumstances.ending == match::Ending::resigned) return;  // nobody is waited for any more
    const SeatSet waiting = match.waiting_for(observer);
    if (match.is_over() || waiting.is_chance()) {
        print(speaker_for(record).say(match.is_over() ? says::kOver() : says::kPending()) + "\n");
        return;
    }
    print(speaker_for(record).say(says::kWaiting(waiting)) + "\n");
}

void print_legal(const match::Record& record, const std::vector<Seat>& seats) {
    const match::AnyMatch& match = *record.match;
    const language::Speaker speaker = speaker_for(record);
    if (seats.empty()) print(speaker.say(match.is_over() ? says::kOver() : says::kNotAsked()) + "\n");
    for (const Seat seat : seats) {
        print(seat == kChance ? speaker.say(says::kChance()) + "\n"
                              : fmt::format("{}: {}\n", speaker.name(seat), speaker.say(match.prompt(seat))));
        const auto moves = match.legal(seat);
        const int columns = move_columns(moves);
        for (const match::LegalMove& move : moves) {
            const std::string remark = seat == kChance ? std::to_string(move.weight) : speaker.say(move.hint);
            print("  " + (remark.empty() ? move.text : text::pad(move.text, columns) + remark) + "\n");
        }
    }
}

json::array legal_json(const match::Record& record, const std::vector<Seat>& seats) {
    const match::AnyMatch& match = *record.match;
    const language::Speaker speaker = speaker_for(record);
    json::array moves;
    for (const Seat seat : seats)
        for (const match::LegalMove& move : match.legal(seat)) {
            json::object entry;
            entry["seat"] = seat == kChance ? json::value("chance") : json::value(seat);
            entry["move"] = move.text;
            if (seat == kChance) entry["weight"] = move.weight;
            if (!move.hint.empty()) entry["hint"] = speaker.say(move.hint);
            moves.push_back(std::move(entry));
        }
    return moves;
}

}  // namespace

void add_show(CLI::App& app) {
    CLI::App* command = app.add_subcommand("show", "Show the position of a record as a board, a picture or JSON");
    auto* file =
        command->add_option("RECORD", "A record, a position, or what replay --json prints; - is standard input")
            ->required();
    auto at = std::make_shared<int>(-1);
    command->add_option("--at", *at, "The position after so many moves, instead of the last")
        ->check(CLI::Range(0, 1'000'000));
    auto* seat = command->add_option("--seat", "Who looks: a seat, or spectator")->default_str("spectator");
    auto* full = command->add_flag("--full")->description("The whole position, secrets included")->excludes(seat);
    auto* as_json = command->add_flag("--json")->description("Machine-readable");
    auto* no_color = command->add_flag("--no-color")->description("No colours");
    auto pictures = std::make_shared<WantedPictures>();
    auto* svg = command->add_option("--svg", pictures->svg,
                                    "A file for the board as the browser draws it, or without Chromium as the "
                                    "terminal does; - is standard output");
    auto* png = command->add_option("--png", pictures->png, "The same as pixels (Chromium must be there)");
    auto* size = command->add_option("--size", "Of the picture")->default_str("1280x800");
    command->add_flag("--dark", pictures->dark, "The picture in the colours of the night");
    command->callback([=] {
        const match::Record record = load_record_at(file->as<std::string>(), *at, "--at");
        const Seat observer =
            observer_named(seat->count() > 0 ? seat->as<std::string>() : "spectator", record.match->players());
        if (size->count() > 0) read_picture_size(size->as<std::string>(), *pictures);
        if (svg->count() + png->count() > 0) return write_pictures(record, observer, *pictures);
        const json::object position = match::write_position(*record.match);
        if (full->as<bool>() && as_json->as<bool>()) return print_json(position);
        if (as_json->as<bool>()) return show_json(record, observer);
        const language::Speaker speaker = speaker_for(record);
        show_text(record, observer, paint_for_terminal(speaker, no_color->as<bool>()));
        if (full->as<bool>()) print_json(position);
    });
}

void add_legal(CLI::App& app) {
    CLI::App* command = app.add_subcommand("legal", "List the legal moves of everybody who may act");
    auto* file = command->add_option("RECORD", "A record or position; - is standard input")->required();
    auto* seat = command->add_option("--seat", "Only this seat's moves");
    auto* as_json = command->add_flag("--json")->description("Machine-readable");
    command->callback([=] {
        const match::Record record = load_record(file->as<std::string>());
        const match::AnyMatch& match = *record.match;
        std::vector<Seat> seats = acting(match);
        SeatSet to_act = match.to_act();
        if (seat->count() > 0) {
            const Seat wanted = observer_named(seat->as<std::string>(), match.players());
            std::erase_if(seats, [&](Seat other) { return other != wanted; });
            to_act = match.waiting_for(wanted);  // who has already chosen in secret is not this seat's business
        }
        if (!as_json->as<bool>()) return print_legal(record, seats);
        json::object document{{"game", match.game().id()}, {"over", match.is_over()}, {"chance", to_act.is_chance()}};
        document["to_act"] = seats_json(to_act);
        document["moves"] = legal_json(record, seats);
        print_json(document);
    });
}

void add_export(CLI::App& app) {
    CLI::App* command = app.add_subcommand("export", "Print a record as one seat saw it, without what it may not know");
    auto* file = command->add_option("RECORD", "A record; - is standard input")->required();
    auto* seat = command->add_option("--seat", "A seat, or spectator")->default_str("spectator");
    command->callback([=] {
        const match::Record record = load_record(file->as<std::string>());
        const std::string word = seat->count() > 0 ? seat->as<std::string>() : "spectator";
        print(match::print_document(match::write_seen_record(record, observer_named(word, record.match->players()))));
    });
}

}  // namespace wharf::cli
