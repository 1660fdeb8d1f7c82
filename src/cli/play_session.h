// A game at a terminal: who is asked, what he is shown, what he answers.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "cli/game_file.h"
#include "cli/line_editor.h"
#include "cli/net_option.h"
#include "cli/play_screen.h"
#include "match/chance.h"
#include "players/any_player.h"

namespace wharf::cli {

enum class PlayCommand { help, board, moves, undo, log, rules, hint, analyse, save, quit };

// Since 1970, UTC.
std::int64_t seconds_now();

class PlaySession {
 public:
    using Computers = std::vector<std::unique_ptr<players::AnyPlayer>>;
    // A seat without a computer player is a person's. Without a file nothing is kept, unless somebody says so.
    PlaySession(match::Record record, Computers computers, std::unique_ptr<match::ChanceSource> chance, NetOption& net,
                std::optional<GameFile> file, bool no_color);

    // To the end of the game, or until somebody leaves.
    void run();

 private:
    enum class Answer { stay, moved, left };

    match::AnyMatch& match() { return *record_.match; }
    void keep();
    void note_times();
    Seat next_seat();
    void computer_decides(Seat seat);
    Answer decide(Seat seat);
    bool hand_over(Seat seat);
    void show(Seat seat);
    Answer answer(Seat seat, const std::string& line);
    Answer obey(PlayCommand command, Seat seat, const std::string& rest);
    bool make_move(Seat seat, const std::string& line);
    bool undo(Seat seat);
    std::optional<int> decision_to_undo(Seat seat);
    void tell_hint(Seat seat, bool all_moves);
    void save_as(const std::string& name);
    void leave();
    // Broken between words, where somebody sits at a terminal.
    std::string fitted(const std::string& text) const;
    void tell(const std::string& text);
    void page(const std::string& text);
    std::vector<std::string> completions(Seat seat, std::string_view typed);

    match::Record record_;
    Computers computers_;
    std::unique_ptr<match::ChanceSource> chance_;
    NetOption& net_;
    std::optional<GameFile> file_;
    language::Speaker speaker_;
    LineEditor editor_;
    bool keeps_times_ = false;  // where those of all earlier moves are known
    PlayScreen screen_;
    std::vector<int> heard_;       // moves of which a seat was told
    Seat at_screen_ = kSpectator;  // whose secrets are on the screen
};

}  // namespace wharf::cli
