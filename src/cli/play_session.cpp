#include "cli/play_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>

#include "catalog/analysts.h"
#include "catalog/hints.h"
#include "cli/command.h"
#include "cli/hint_text.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/output.h"
#include "match/messages.h"
#include "players/forfeit.h"
#include "text/split.h"

namespace wharf::cli {

namespace {

// What may be typed for a command: its letter, its English word, and the word of the language that is spoken.
struct CommandWords {
    PlayCommand command;
    std::string_view letter;
    std::string_view english;
    const text::MessageKind* spoken;
};

constexpr std::array<CommandWords, 10> kCommands = {{{PlayCommand::help, "?", "help", &says::kCommandHelp},
                                                     {PlayCommand::board, "b", "board", &says::kCommandBoard},
                                                     {PlayCommand::moves, "m", "moves", &says::kCommandMoves},
                                                     {PlayCommand::undo, "u", "undo", &says::kCommandUndo},
                                                     {PlayCommand::log, "l", "log", &says::kCommandLog},
                                                     {PlayCommand::rules, "r", "rules", &says::kCommandRules},
                                                     {PlayCommand::hint, "h", "hint", &says::kCommandHint},
                                                     {PlayCommand::analyse, "a", "analyse", &says::kCommandAnalyse},
                                                     {PlayCommand::save, "s", "save", &says::kCommandSave},
                                                     {PlayCommand::quit, "q", "quit", &says::kCommandQuit}}};

std::optional<PlayCommand> command_of(std::string_view word, const language::Speaker& speaker) {
    for (const CommandWords& words : kCommands)
        if (word == words.letter || word == words.english || word == speaker.say((*words.spoken)()))
            return words.command;
    return std::nullopt;
}

std::string trimmed(const std::string& line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    return begin == std::string::npos ? "" : line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

std::int64_t milliseconds_now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

}  // namespace

std::int64_t seconds_now() { return std::time(nullptr); }

PlaySession::PlaySession(match::Record record, Computers computers, std::unique_ptr<match::ChanceSource> chance,
                         NetOption& net, std::optional<GameFile> file, bool no_color)
    : record_(std::move(record)),
      computers_(std::move(computers)),
      chance_(std::move(chance)),
      net_(net),
      file_(std::move(file)),
      speaker_(speaker_for(record_)),
      screen_(record_, speaker_, no_color, editor_.is_interactive()),
      heard_(computers_.size(), match().move_count()) {}

// What was taken back is forgotten, what is new has happened now.
void PlaySession::note_times() {
    if (!keeps_times_) return;
    match::Circumstances& told = record_.circumstances;
    const std::int64_t earliest = told.times.empty() ? 0 : told.times.back();
    told.times.resize(static_cast<std::size_t>(match().move_count()),
                      std::max(earliest, milliseconds_now() - 1000 * *told.begun));
}

void PlaySession::run() {
    if (match().is_over()) return tell(screen_.end());
    keeps_times_ = record_.circumstances.begun &&
                   record_.circumstances.times.size() == static_cast<std::size_t>(match().move_count());
    match().settle(*chance_);
    while (!match().is_over()) {
        note_times();
        keep();
        const Seat seat = next_seat();
        if (computers_[seat])
            computer_decides(seat);
        else if (decide(seat) == Answer::left)
            return leave();
        match().settle(*chance_);
    }
    note_times();
    record_.circumstances.ending = match::Ending::played;
    record_.circumstances.ended = seconds_now();
    keep();
    for (Seat seat = 0; seat < match().players(); ++seat)
        if (computers_[seat]) computers_[seat]->game_over(match(), seat);
    tell(screen_.end());
    leave();
}

void PlaySession::keep() {
    if (file_) file_->save(record_);
}

// People first: who plays alone need not wait for what computers keep secret.
Seat PlaySession::next_seat() {
    const SeatSet acting = match().to_act();
    for (Seat seat = 0; seat < match().players(); ++seat)
        if (acting.contains(seat) && !computers_[seat]) return seat;
    return acting.first();
}

// The game cannot go on without its move; what was played is in the record.
void PlaySession::computer_decides(Seat seat) {
    try {
        show_passing(speaker_.say(says::kThinks(seat)));
        const std::string move = computers_[seat]->choose(match(), seat);
        end_progress();
        match().play(seat, move);
    } catch (const players::Forfeit& forfeit) {
        end_progress();
        throw CommandError(kMachineFailed, match::seat_label(record_, seat) + " lost: " + forfeit.what());
    }
}

// Where several people play, nobody sees another's secrets; false: the input has ended.
bool PlaySession::hand_over(Seat seat) {
    const bool is_alone = std::count(computers_.begin(), computers_.end(), nullptr) <= 1;
    if (is_alone || seat == at_screen_) return true;
    if (at_screen_ != kSpectator) print("\033[H\033[2J\033[3J");
    return editor_.read("\n" + speaker_.say(says::kYourTurn(seat)) + " ").has_value();
}

void PlaySession::show(Seat seat) {
    tell(screen_.decision(seat, std::min(heard_[seat], match().move_count())));
    heard_[seat] = match().move_count();
}

PlaySession::Answer PlaySession::decide(Seat seat) {
    if (!hand_over(seat)) return Answer::left;
    at_screen_ = seat;
    show(seat);
    for (;;) {
        const auto line =
            editor_.read(screen_.prompt(seat), [&](std::string_view typed) { return completions(seat, typed); });
        if (!line) return Answer::left;
        const std::string typed = trimmed(*line);
        if (typed.empty()) continue;
        editor_.remember(typed);
        const Answer given = answer(seat, typed);
        if (given != Answer::stay) return given;
    }
}

// A legal move is a move, whatever commands are called.
PlaySession::Answer PlaySession::answer(Seat seat, const std::string& line) {
    const auto moves = match().legal(seat);
    const bool is_move =
        std::any_of(moves.begin(), moves.end(), [&](const match::LegalMove& move) { return move.text == line; });
    const std::size_t space = std::min(line.find(' '), line.size());
    const auto command = is_move ? std::nullopt : command_of(line.substr(0, space), speaker_);
    if (command) return obey(*command, seat, trimmed(line.substr(space)));
    return make_move(seat, line) ? Answer::moved : Answer::stay;
}

PlaySession::Answer PlaySession::obey(PlayCommand command, Seat seat, const std::string& rest) {
    switch (command) {
        case PlayCommand::help: tell(speaker_.say(says::kHelp())); break;
        case PlayCommand::board: page(screen_.board(seat)); break;
        case PlayCommand::moves: page(screen_.moves(seat)); break;
        case PlayCommand::log: page(screen_.news(seat, 0)); break;
        case PlayCommand::hint: tell_hint(seat, false); break;
        case PlayCommand::analyse: tell_hint(seat, true); break;
        case PlayCommand::undo: return undo(seat) ? Answer::moved : Answer::stay;
        case PlayCommand::quit: return Answer::left;
        case PlayCommand::rules: {
            std::string text;
            for (const std::string_view clause : match().game().clauses())
                if (clause.starts_with(rest))
                    text += fmt::format("{:<6} {}\n", clause, speaker_.word("clause", clause));
            page(text);
            break;
        }
        case PlayCommand::save:
            if (rest.empty())
                tell(speaker_.say(file_ ? says::kRecordIn(file_->name()) : says::kSaveWhere()) + "\n");
            else
                save_as(rest);
            break;
    }
    return Answer::stay;
}

bool PlaySession::make_move(Seat seat, const std::string& line) {
    const auto moves = match().legal(seat);
    std::string text = line;
    if (line.find_first_not_of("0123456789") == std::string::npos && line.size() < 5) {
        const std::size_t number = std::stoul(line);
        if (number == 0 || number > moves.size()) {
            tell(speaker_.say(says::kNumbered(moves.size())) + "\n");
            return false;
        }
        text = moves[number - 1].text;
    }
    const auto refusal = match().play(seat, text);
    if (!refusal) return true;
    tell(speaker_.say(refusal->message) + (refusal->clause.empty() ? "" : " (" + refusal->clause + ")") + "\n");
    return false;
}

// The number of moves before the last real choice of a seat; none where somebody else at the table would lose one, or
// where chance has shown something since. What computer players did in between is no secret, and they do it again.
std::optional<int> PlaySession::decision_to_undo(Seat seat) {
    const std::vector<match::Move> moves = match().moves();
    const auto before = match().clone();
    for (int i = match().move_count(); i-- > 0;) {
        const match::Move& move = moves[static_cast<std::size_t>(i)];
        const bool is_seen = before->seen(seat, i).size() > 0;
        before->rewind(i);
        if (move.seat == seat && before->legal(seat).size() > 1) return i;
        const bool is_persons = move.seat != kChance && move.seat != seat && !computers_[move.seat];
        if (is_persons || (move.seat == kChance && is_seen)) return std::nullopt;
    }
    return std::nullopt;
}

bool PlaySession::undo(Seat seat) {
    if (!match().undo(seat)) return true;
    const std::optional<int> to = decision_to_undo(seat);
    if (!to) {
        tell(speaker_.say(match().undo(seat)->message) + "\n");
        return false;
    }
    match().rewind(*to);
    return true;
}

void PlaySession::tell_hint(Seat seat, bool all_moves) {
    show_passing(speaker_.say(says::kThinking()));
    const nets::Net* const net = net_.read(match().game());
    const auto analyst = catalog::make_analyst(match().game(), net);
    const players::Hint hint = catalog::hint(match(), seat, players::Inquiry{}, *analyst, net);
    end_progress();
    std::string text;
    const text::Paint paint = paint_for_terminal(speaker_, false);
    for (std::size_t i = 0; all_moves && i < std::min(hint.assessment.moves.size(), players::Inquiry{}.listed); ++i)
        text +=
            assessed_text(speaker_, hint.assessment.moves[i], static_cast<int>(i) + 1, match().players(), seat, paint);
    page(text + hint_text(speaker_, hint, seat));
}

void PlaySession::save_as(const std::string& name) {
    GameFile file = GameFile::fresh(name);
    try {
        file.save(record_);
        file_ = std::move(file);
        tell(speaker_.say(says::kRecordIn(name)) + "\n");
    } catch (const CommandError& error) {
        tell(std::string(error.what()) + "\n");
    }
}

// What is not kept is offered to be kept.
void PlaySession::leave() {
    print("\n");
    while (!file_ && editor_.is_interactive()) {
        const auto name = editor_.read(speaker_.say(says::kSaveAs()) + " ");
        if (!name || trimmed(*name).empty()) break;
        save_as(trimmed(*name));
    }
    if (match().is_over()) {
        if (file_) tell(speaker_.say(says::kRecordIn(file_->name())) + "\n");
        return;
    }
    tell(speaker_.say(file_ ? says::kGoesOn(file_->name()) : says::kNotSaved()) + "\n");
}

std::string PlaySession::fitted(const std::string& text) const {
    return editor_.is_interactive() ? text::wrapped(text, terminal_room().columns) : text;
}

void PlaySession::tell(const std::string& text) { print(fitted(text)); }

// A screen at a time, where somebody sits there.
void PlaySession::page(const std::string& text) {
    const text::Room room = terminal_room();
    const std::string lines = fitted(text);
    int used = 0;
    for (std::string_view left = lines; !left.empty();) {
        const std::size_t end = std::min(left.find('\n'), left.size());
        const std::string_view line = left.substr(0, end);
        const int rows = text::height(std::string(line) + "\n", room.columns);
        if (editor_.is_interactive() && used > 0 && used + rows > room.rows - 1) {
            const auto answer = editor_.read(speaker_.say(says::kMore()) + " ");
            if (!answer || !trimmed(*answer).empty()) return;
            used = 0;
        }
        print(std::string(line) + "\n");
        used += rows;
        left.remove_prefix(std::min(end + 1, left.size()));
    }
}

std::vector<std::string> PlaySession::completions(Seat seat, std::string_view typed) {
    std::vector<std::string> found;
    for (const match::LegalMove& move : match().legal(seat))
        if (move.text.starts_with(typed)) found.push_back(move.text);
    if (typed.empty()) return found;
    for (const CommandWords& words : kCommands)
        if (const std::string spoken = speaker_.say((*words.spoken)()); spoken.starts_with(typed))
            found.push_back(spoken);
    return found;
}

}  // namespace wharf::cli
