// wharf play: a game in the terminal, people and computer players.
#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <iostream>
#include <random>

#include "catalog/analysts.h"
#include "catalog/catalog.h"
#include "catalog/hints.h"
#include "cli/chosen_player.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/hint_text.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/net_option.h"
#include "cli/output.h"
#include "players/forfeit.h"
#include "text/plain.h"
#include "text/split.h"

namespace wharf::cli {

namespace {

struct PlayOptions {
    std::string game;
    std::vector<std::string> seats;
    std::vector<std::string> options;
    std::optional<std::uint64_t> seed;
    std::string record;
    bool no_color = false;
    NetOption net;
};

// The prompts of one person's terminal; false from ask() means the input has ended.
class Terminal {
 public:
    bool ask(const std::string& prompt, std::string& answer) {
        print(prompt);
        flush_output();
        return static_cast<bool>(std::getline(std::cin, answer));
    }
};

void save(const match::Record& record, const std::string& file) {
    // Written beside and renamed, so that a crash never leaves half a record.
    const std::string draft = file + ".new";
    std::FILE* out = std::fopen(draft.c_str(), "wb");
    if (out == nullptr) throw CommandError(kMachineFailed, "cannot write " + text::plain(draft));
    const std::string document = match::print_document(match::write_record(record));
    const bool written = std::fwrite(document.data(), 1, document.size(), out) == document.size();
    const bool closed = std::fclose(out) == 0;
    if (!written || !closed || std::rename(draft.c_str(), file.c_str()) != 0)
        throw CommandError(kMachineFailed, "cannot write " + text::plain(file));
}

class Session {
 public:
    // A seat without a computer player is a person's.
    Session(match::Record record, std::vector<std::unique_ptr<players::AnyPlayer>> computers, PlayOptions& wanted)
        : record_(std::move(record)),
          computers_(std::move(computers)),
          wanted_(wanted),
          speaker_(speaker_for(record_)),
          paint_(paint_for_terminal(speaker_, wanted.no_color)),
          chance_(chance_from(wanted.seed, 0)),
          heard_(computers_.size(), 0) {}

    void run() {
        match().settle(*chance_);
        while (!match().is_over()) {
            if (!wanted_.record.empty()) save(record_, wanted_.record);
            const Seat seat = next_seat();
            if (computers_[seat])
                computer_decides(seat);
            else if (!decide(seat))
                return;
            match().settle(*chance_);
        }
        if (!wanted_.record.empty()) save(record_, wanted_.record);
        for (Seat seat = 0; seat < match().players(); ++seat)
            if (computers_[seat]) computers_[seat]->game_over(match(), seat);
        show_end();
    }

 private:
    match::AnyMatch& match() { return *record_.match; }

    // People first: who plays alone need not wait for what computers keep secret.
    Seat next_seat() {
        const SeatSet acting = match().to_act();
        for (Seat seat = 0; seat < match().players(); ++seat)
            if (acting.contains(seat) && !computers_[seat]) return seat;
        return acting.first();
    }

    // The game cannot go on without its move; what was played is in the record.
    void computer_decides(Seat seat) {
        try {
            match().play(seat, computers_[seat]->choose(match(), seat));
        } catch (const players::Forfeit& forfeit) {
            throw CommandError(kMachineFailed, match::seat_label(record_, seat) + " lost: " + forfeit.what());
        }
    }

    // One decision of a person; false if he leaves.
    bool decide(Seat seat) {
        std::string line;
        if (std::count(computers_.begin(), computers_.end(), nullptr) > 1 && seat != screen_) {
            if (screen_ != kSpectator) print("\033[2J\033[H");
            if (!terminal_.ask("\n" + speaker_.say(says::kYourTurn(seat)) + " ", line)) return false;
        }
        screen_ = seat;
        show_news(seat);
        print("\n" + match().draw(seat, paint_) + "\n");
        list_moves(seat);
        for (;;) {
            if (!terminal_.ask(paint_.seat(seat, speaker_.name(seat)) + " (" + speaker_.say(says::kAskHelp()) + ") > ",
                               line))
                return leave();
            const auto words = text::split(line);
            if (words.empty()) continue;
            if (words[0] == "quit" || words[0] == "q") return leave();
            if (obey(seat, line, words)) continue;
            if (make_move(seat, line)) return true;
        }
    }

    bool leave() {
        print("\n" + speaker_.say(wanted_.record.empty() ? says::kNotSaved() : says::kRecordIn(wanted_.record)) + "\n");
        return false;
    }

    // Commands that are no moves.
    bool obey(Seat seat, const std::string& line, const std::vector<std::string_view>& words) {
        if (words[0] == "?" || words[0] == "help") {
            print(speaker_.say(says::kHelp()));
        } else if (words[0] == "b") {
            print("\n" + match().draw(seat, paint_) + "\n");
        } else if (words[0] == "m") {
            list_moves(seat);
        } else if (words[0] == "log") {
            heard_[seat] = 0;
            show_news(seat);
        } else if (words[0] == "rules") {
            print_rules(words.size() > 1 ? words[1] : std::string_view{});
        } else if (words[0] == "hint" || words[0] == "h") {
            tell_hint(seat);
        } else if (words[0] == "undo") {
            const auto refusal = match().undo(seat);
            print(refusal ? speaker_.say(refusal->message) + "\n" : "\n" + match().draw(seat, paint_) + "\n");
            if (!refusal) list_moves(seat);
        } else if (words[0] == "save" && words.size() == 2) {
            try {
                save(record_, line.substr(line.find(words[1])));
                print(speaker_.say(says::kSaved()) + "\n");
            } catch (const CommandError& error) {
                print(std::string(error.what()) + "\n");
            }
        } else {
            return false;
        }
        return true;
    }

    void tell_hint(Seat seat) {
        const nets::Net* const net = wanted_.net.read(match().game());
        const auto analyst = catalog::make_analyst(match().game(), net);
        print(hint_text(speaker_, catalog::hint(match(), seat, players::Inquiry{}, *analyst, net), seat));
    }

    void print_rules(std::string_view prefix) {
        for (const std::string_view clause : match().game().clauses())
            if (clause.starts_with(prefix)) print(fmt::format("{:<6} {}\n", clause, speaker_.word("clause", clause)));
    }

    bool make_move(Seat seat, const std::string& line) {
        const auto moves = match().legal(seat);
        std::string text = line;
        if (line.find_first_not_of("0123456789") == std::string::npos && line.size() < 5) {
            const std::size_t number = std::stoul(line);
            if (number == 0 || number > moves.size()) {
                print(speaker_.say(says::kNumbered(moves.size())) + "\n");
                return false;
            }
            text = moves[number - 1].text;
        }
        const auto refusal = match().play(seat, text);
        if (!refusal) return true;
        print(speaker_.say(refusal->message) + (refusal->clause.empty() ? "" : " (" + refusal->clause + ")") + "\n");
        return false;
    }

    void list_moves(Seat seat) {
        print(paint_.bold(speaker_.say(match().prompt(seat))) + "\n");
        int number = 0;
        const auto moves = match().legal(seat);
        const int columns = move_columns(moves);
        for (const match::LegalMove& move : moves)
            print(fmt::format("{:>4}  {}{}\n", ++number, text::pad(move.text, columns),
                              paint_.dim(speaker_.say(move.hint))));
    }

    // What this seat was told since its last decision.
    void show_news(Seat seat) {
        const auto news = match().seen(seat, heard_[seat]);
        heard_[seat] = match().move_count();
        if (!news.empty()) print("\n");
        for (const match::Move& move : news)
            print("  " +
                  (move.seat == kChance ? paint_.dim(speaker_.say(says::kChance()))
                                        : paint_.seat(move.seat, speaker_.name(move.seat))) +
                  "  " + move.text + "\n");
    }

    void show_end() {
        print("\n" + match().draw(kSpectator, paint_) + "\n" + paint_.bold(speaker_.say(says::kOver())) + "\n");
        const Outcome outcome = match().outcome();
        for (Seat seat = 0; seat < match().players(); ++seat) {
            std::string sum;
            for (const text::ScoreLine& line : match().score_sheet(kSpectator, seat))
                if (line.points != 0)
                    sum += fmt::format("{}{} {}", sum.empty() ? "" : ", ", score_name(speaker_, line), line.points);
            print(fmt::format("{}. {} {:>4}  {}\n", outcome.rank[seat],
                              paint_.seat(seat, text::pad(speaker_.name(seat), 12)), outcome.score[seat],
                              paint_.dim(sum)));
        }
    }

    match::Record record_;
    std::vector<std::unique_ptr<players::AnyPlayer>> computers_;
    PlayOptions& wanted_;
    language::Speaker speaker_;
    text::Paint paint_;
    std::unique_ptr<match::RandomNumbers> chance_;
    std::vector<int> heard_;
    Seat screen_ = kSpectator;  // whose secrets are on the screen
    Terminal terminal_;
};

// What to play, asked where the command line did not say.
bool ask_for_game(PlayOptions& wanted) {
    Terminal terminal;
    std::string answer;
    const auto games = catalog::games();
    const language::Speaker speaker = speaker_for(*games.front());
    while (wanted.game.empty()) {
        print(speaker.say(says::kWhatToPlay()) + "\n");
        for (std::size_t i = 0; i < games.size(); ++i)
            print(fmt::format("  {}  {} ({})\n", i + 1, games[i]->title(),
                              speaker.say(says::kPlayers(games[i]->min_players(), games[i]->max_players()))));
        if (!terminal.ask("> ", answer)) return false;
        for (std::size_t i = 0; i < games.size(); ++i)
            if (answer == std::to_string(i + 1) || answer == games[i]->id()) wanted.game = games[i]->id();
    }
    const match::AnyGame& game = game_named(wanted.game);
    while (wanted.seats.empty()) {
        if (!terminal.ask(speaker.say(says::kHowMany(game.min_players(), game.max_players())) + " ", answer))
            return false;
        const int players = answer.empty() ? game.min_players() : answer.size() == 1 ? answer[0] - '0' : 0;
        if (players < game.min_players() || players > game.max_players()) continue;
        wanted.seats.assign(static_cast<std::size_t>(players), "search:1000");
        wanted.seats[0] = "human";
    }
    return true;
}

void play(PlayOptions wanted) {
    if (wanted.game.empty()) {
        if (!ask_for_game(wanted)) return;
    } else if (wanted.seats.empty()) {
        wanted.seats = {"human", "search:1000"};
    }
    const match::AnyGame& game = game_named(wanted.game);
    const int seats = static_cast<int>(wanted.seats.size());
    match::Record record{game.create(config_from(game, seats, wanted.options)), {}};
    const std::uint64_t seed = wanted.seed ? *wanted.seed : std::random_device{}();
    std::vector<std::unique_ptr<players::AnyPlayer>> computers;
    for (std::size_t i = 0; i < wanted.seats.size(); ++i) {
        const bool human = wanted.seats[i] == "human";
        record.names.push_back(human ? "seat " + std::to_string(i) : "bot:" + wanted.seats[i]);
        computers.push_back(human ? nullptr
                                  : ChosenPlayer::read(wanted.seats[i], "--seats")
                                        .make(game, seed + i, engines::Limits{}, wanted.net.read(game)));
    }
    Session(std::move(record), std::move(computers), wanted).run();
}

}  // namespace

void add_play(CLI::App& app) {
    CLI::App* command = app.add_subcommand("play", "Play in the terminal, people and computer players");
    auto wanted = std::make_shared<PlayOptions>();
    command->add_option("GAME", wanted->game, "Id of the game; asks if it is not given");
    command
        ->add_option("--seats", wanted->seats,
                     std::string("Who sits where, as human,greedy: human, or a computer player: ") + kPlayersHelp)
        ->delimiter(',');
    command->add_option("--option", wanted->options, "key=value, any number of times");
    wanted->net.add(*command);
    command->add_option("--seed", wanted->seed, "Repeats the same chance events and opponents");
    command->add_option("--record", wanted->record, "File that always holds the record of the game so far");
    command->add_flag("--no-color", wanted->no_color, "No colours");
    command->callback([wanted] { play(*wanted); });
}

}  // namespace wharf::cli
