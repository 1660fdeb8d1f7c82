// A table as the fold of its log: who sits there, the match, the clocks, and what every observer was told. No I/O here.
//
// A request is checked, done and returned as the entry to be stored; if it cannot be stored, the table is folded anew.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "match/any_game.h"
#include "server/clocks.h"
#include "server/observer_logs.h"
#include "server/table_event.h"

namespace wharf::server {

struct SeatState {
    protocol::SeatKind kind = protocol::SeatKind::open;
    std::string user;  // persons only
    protocol::Level level = protocol::Level::normal;
    bool substituted = false;
    bool resigned = false;
};
BOOST_DESCRIBE_STRUCT(SeatState, (), (kind, user, level, substituted, resigned))

using Done = std::variant<TableEvent, protocol::Error>;

class TableState {
 public:
    // A table does not grow without end. So often somebody may take a seat, take it back, take back moves or ask for
    // it;
    static constexpr std::int64_t kMostOften = 300;
    // and when an observer was told so much, moves stand as they are. The longest games have a sixth of it.
    static constexpr std::size_t kMostTold = 5000;

    // The set-up must be one that check_setup accepts.
    TableState(const match::AnyGame& game, Setup setup);

    const match::AnyGame& game() const { return game_; }
    const Setup& setup() const { return setup_; }
    protocol::Status status() const { return status_; }
    const std::vector<SeatState>& seats() const { return seats_; }
    // The seat of a person, or kSpectator.
    Seat seat_of(std::string_view user) const;
    bool has_open_seat() const;
    // Whether an observer sees that a computer player plays for a person. Where somebody's time is up who may have
    // chosen in secret, the others see it when the choices are revealed: or else a clock that stands at nothing, and
    // nobody replaced, would say that he has chosen.
    bool is_seen_substituted(Seat seat, Seat observer) const {
        return seats_[seat].substituted && (observer == seat || !withheld_.contains(seat));
    }
    SeatSet seen_substituted() const;  // by everybody
    // The match, once started.
    const match::AnyMatch* match() const { return match_.get(); }
    const std::string& rematch() const { return rematch_; }
    std::optional<Seat> undo_asked() const { return undo_asked_; }

    // An entry of the log that was stored earlier. False: it does not fit, so the log is of another making.
    bool apply(const TableEvent& entry, Time at);

    // All of it as a document, so that a long log need not be folded from its beginning.
    std::string snapshot();
    // The table of such a document; null if it was made by another version of Wharf or of the rules, or damaged: then
    // the log is folded.
    static std::unique_ptr<TableState> restore(const match::AnyGame& game, const Setup& setup,
                                               std::string_view snapshot);

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

    // Everything one observer may know; the only way out. `view`: his view, where it is written already.
    void write_scene(text::JsonText& to, Seat observer, std::string_view view = {}) const;
    const std::vector<protocol::Told>& told(Seat observer) { return told_.to(observer, match_.get()); }
    std::optional<std::vector<protocol::ClockInfo>> clocks(Seat observer, Time now) const;
    std::optional<protocol::Result> result() const;

 private:
    // A decision and what followed from it.
    struct Batch {
        Seat by = kChance;
        int first_move = 0;
    };
    bool take_from(const struct TableSnapshot& snapshot);

    Done done(TableEvent entry, Time at);
    bool begin(const std::optional<std::vector<std::int64_t>>& order);
    void played(Seat by, int first_move, Time at);
    void substitute(Seat seat, protocol::ToldKind why, Time at);
    bool take_back(Seat seat, Time at);
    void take_back_by_consent(Time at);
    void taken_back(Seat seat, Time at);
    bool is_seen_by_all(int first_move) const;
    bool may_have_chosen_in_secret(Seat seat) const;
    void release_withheld(SeatSet ended);
    std::optional<std::size_t> last_decision(Seat seat) const;
    bool all_agreed() const;
    void ask_clocks(bool is_revealed, Time at);
    std::optional<protocol::Error> refuse_unless_playing(Seat seat) const;
    std::optional<protocol::Error> refuse_too_often(const std::string& user) const;
    std::optional<protocol::Error> refuse_undo(const std::string& user) const;
    void count(const TableEvent& entry, Seat seat);

    const match::AnyGame& game_;
    Setup setup_;
    protocol::Status status_ = protocol::Status::open;
    std::vector<SeatState> seats_;
    std::unique_ptr<match::AnyMatch> match_;
    std::vector<Batch> batches_;
    ObserverLogs told_;
    std::optional<Clocks> clocks_;
    std::optional<Seat> undo_asked_;
    std::size_t undo_batch_ = 0;  // of what is to be taken back, where an undo is asked for
    SeatSet undo_agreed_;
    SeatSet withheld_;                           // seats whose time is up, of which the others have not heard yet
    std::map<std::string, std::int64_t> often_;  // how often each person did what is no progress
    std::string rematch_;
    int generation_ = 0;
};

}  // namespace wharf::server
