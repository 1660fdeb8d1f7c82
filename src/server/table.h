// A table as the fold of its log: who sits there, the match, the clocks, and what every observer was told. No I/O here.
//
// A request is checked, done and returned as the entry to be stored; if it cannot be stored, the table is folded anew.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "match/any_game.h"
#include "server/clocks.h"
#include "server/entry.h"
#include "server/told.h"

namespace wharf::server {

struct SeatState {
    protocol::SeatKind kind = protocol::SeatKind::open;
    std::string user;  // persons only
    protocol::Level level = protocol::Level::normal;
    bool substituted = false;
    bool resigned = false;
};
BOOST_DESCRIBE_STRUCT(SeatState, (), (kind, user, level, substituted, resigned))

using Done = std::variant<Entry, protocol::Error>;

class Table {
 public:
    // The set-up must be one that check_setup accepts.
    Table(const match::AnyGame& game, Setup setup);

    const match::AnyGame& game() const { return game_; }
    const Setup& setup() const { return setup_; }
    protocol::Status status() const { return status_; }
    const std::vector<SeatState>& seats() const { return seats_; }
    // The seat of a person, or kSpectator.
    Seat seat_of(std::string_view user) const;
    bool has_open_seat() const;
    // The match, once started.
    const match::AnyMatch* match() const { return match_.get(); }
    const std::string& rematch() const { return rematch_; }
    std::optional<Seat> undo_asked() const { return undo_asked_; }

    // An entry of the log that was stored earlier. False: it does not fit, so the log is of another making.
    bool apply(const Entry& entry, Time at);

    // All of it as a document, so that a long log need not be folded from its beginning.
    std::string snapshot();
    // The table of such a document; null if it was made by another version of Wharf or of the rules, or damaged: then
    // the log is folded.
    static std::unique_ptr<Table> restore(const match::AnyGame& game, const Setup& setup, std::string_view snapshot);

    Done join(const std::string& user, std::optional<Seat> seat, Time at);
    Done leave(const std::string& user, Time at);
    Done come_back(const std::string& user, Time at);
    Done set_computer(const std::string& user, Seat seat, std::optional<protocol::Level> level, Time at);
    Done start(const std::string& user, match::ChanceSource& chance, Time at);
    Done move(Seat seat, std::string_view text, match::ChanceSource& chance, Time at);
    Done undo(const std::string& user, bool ask, Time at);
    Done answer_undo(const std::string& user, bool agree, Time at);
    Done resign(const std::string& user, Time at);
    Done time_out(Seat seat, Time at);
    Done play_again(const std::string& table, Time at);
    Done abandon(Time at);

    // Seats a computer player must decide for now.
    SeatSet computers_to_act() const;
    protocol::Level level_of(Seat seat) const;
    // Changes whenever moves were taken back: what was thought before is void.
    int generation() const { return generation_; }
    // The earliest moment at which the time of a person is up; 0: none runs.
    Time deadline() const;
    std::optional<Seat> overdue(Time now) const;

    // Everything one observer may know; the only way out.
    void write_scene(text::JsonText& to, Seat observer) const;
    const std::vector<protocol::Told>& told(Seat observer) { return told_.to(observer, match_.get()); }
    std::optional<std::vector<protocol::ClockInfo>> clocks(Seat observer, Time now) const;
    std::optional<protocol::Result> result() const;

 private:
    // A decision and what followed from it.
    struct Batch {
        Seat by;
        int first_move;
    };
    bool take_from(const struct TableSnapshot& snapshot);

    Done done(Entry entry, Time at);
    void begin(const Entry& entry);
    void played(Seat by, int first_move, Time at);
    void take_back(Seat seat, bool by_consent, Time at);
    std::optional<int> last_decision(Seat seat) const;
    bool all_agreed() const;
    void ask_clocks(Time at);
    std::optional<protocol::Error> refuse_unless_playing(Seat seat) const;

    const match::AnyGame& game_;
    Setup setup_;
    protocol::Status status_ = protocol::Status::open;
    std::vector<SeatState> seats_;
    std::unique_ptr<match::AnyMatch> match_;
    std::vector<Batch> batches_;
    ToldLists told_;
    std::optional<Clocks> clocks_;
    std::optional<Seat> undo_asked_;
    SeatSet undo_agreed_;
    std::string rematch_;
    int generation_ = 0;
};

}  // namespace wharf::server
