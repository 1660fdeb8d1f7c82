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
#include "match/fair_chance.h"
#include "server/clocks.h"
#include "server/observer_logs.h"
#include "server/table_event.h"
#include "text/written_moves.h"

namespace wharf::server {

struct SeatState {
    protocol::SeatKind kind = protocol::SeatKind::open;
    std::string user;  // persons only
    protocol::Level level = protocol::Level::normal;
    bool substituted = false;
    bool resigned = false;
    std::optional<std::string> number{};      // its person's, for the chance events
    std::optional<std::string> challenged{};  // open seats only: who alone may take it
};
BOOST_DESCRIBE_STRUCT(SeatState, (), (kind, user, level, substituted, resigned, number, challenged))

using Done = std::variant<TableEvent, protocol::Error>;

// What a scene shows that does not follow from its view.
struct BesideView {
    protocol::Status status = protocol::Status::open;
    bool can_undo = false;

    friend bool operator==(const BesideView&, const BesideView&) = default;
};

class TableState {
 public:
    // A table does not grow without end. So often somebody may take a seat, take it back, take back moves or ask for
    // it;
    static constexpr std::int64_t kMostOften = 300;
    // and when an observer was told so much, moves stand as they are. The longest games have a sixth of it.
    static constexpr std::size_t kMostTold = 5000;
    // So often a game is paused, and so long at most: live, and turn by turn.
    static constexpr std::int64_t kMostPauses = 10;
    static constexpr Time kLongestPause = 3'600'000;
    static constexpr Time kLongestPauseOfTurns = Time{7} * 86'400'000;
    // So many the host may send away.
    static constexpr std::size_t kMostKicked = 50;

    // The set-up must be one that check_setup accepts.
    TableState(const match::AnyGame& game, Setup setup);

    const match::AnyGame& game() const { return game_; }
    const Setup& setup() const { return setup_; }
    protocol::Status status() const { return status_; }
    const std::vector<SeatState>& seats() const { return seats_; }
    // The seat of a person, or kSpectator.
    Seat seat_of(std::string_view user) const;
    bool has_open_seat() const;
    // The open seat that somebody is challenged to take, or kSpectator.
    Seat challenged_seat(std::string_view user) const;
    // Whether everybody who might give a number for the chance events has done so.
    bool has_all_numbers() const;
    // What proves its chance events; with the secret when there is nothing left to draw.
    std::optional<match::Proof> proof() const;
    // Whether an observer sees that a computer player plays for a person. Where somebody's time is up who may have
    // chosen in secret, the others see it when the choices are revealed: or else a clock that stands at nothing, and
    // nobody replaced, would say that he has chosen.
    bool is_seen_substituted(Seat seat, Seat observer) const {
        return seats_[seat].substituted && (observer == seat || !withheld_.contains(seat));
    }
    SeatSet seen_substituted() const;  // by everybody
    // Whether it still shares its luck with tables that are not over: its secret and its record are kept back.
    bool is_sealed() const { return setup_.tournament && setup_.tournament->sealed && !unsealed_; }
    // The match, once started.
    const match::AnyMatch* match() const { return match_.get(); }
    const std::string& rematch() const { return rematch_; }
    // Why it was closed, if it was.
    const std::optional<std::string>& closed() const { return closed_; }
    std::optional<Seat> undo_asked() const { return undo_asked_; }
    std::optional<Seat> pause_asked() const { return pause_asked_; }
    bool is_paused() const { return paused_ != 0; }
    // When a pause ends by itself; 0: there is none.
    Time pause_ends() const;
    // Somebody the host has sent away.
    bool is_kicked(const std::string& user) const;

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
    Done challenge(const std::string& user, const std::string& bot, std::optional<Seat> seat, Time at);
    Done decline(const std::string& bot, Time at);
    Done kick(const std::string& user, Seat seat, Time at);
    Done cancel(const std::string& user, Time at);
    // The settings must be such as check_setup accepts.
    Done change(const std::string& user, const protocol::Settings& settings, Time at);
    Done pause(const std::string& user, Time at);
    Done resume(const std::string& user, Time at);
    // It has lasted as long as it may.
    Done end_pause(Time at);
    Done give_number(const std::string& user, const std::string& number, Time at);
    // `chance` is for tables without a secret.
    Done start(const std::string& user, match::RandomNumbers& chance, Time at);
    Done move(Seat seat, std::string_view text, match::RandomNumbers& chance, Time at);
    Done undo(const std::string& user, bool ask, Time at);
    Done answer_undo(const std::string& user, bool agree, Time at);
    Done resign(const std::string& user, Time at);
    Done time_out(Seat seat, Time at);
    // `gone`: the one that was offered before and came to nothing; "" where there was none.
    Done play_again(const std::string& table, const std::string& gone, Time at);
    Done abandon(Time at);
    Done unseal(Time at);
    // By those who look after the house, before it is over.
    Done close(const std::string& reason, Time at);

    // Seats a person must decide for now: none in a pause. Whether somebody has chosen in secret is his own business:
    // what others may see is seen_to_act().
    SeatSet people_to_act() const;
    SeatSet seen_to_act() const;
    // Whether a turn of his had begun and was over again, because somebody took back the move before it.
    bool is_called_back(Seat seat) const { return called_back_.contains(seat); }
    // When the time of a seat that must decide is up; 0: never.
    Time deadline(Seat seat) const { return clocks_ ? clocks_->deadline(seat) : 0; }
    // Seats a computer player must decide for now.
    SeatSet computers_to_act() const;
    protocol::Level level_of(Seat seat) const;
    // Changes whenever moves were taken back: what was thought before is void.
    int generation() const { return generation_; }
    // The earliest moment at which the time of a person is up; 0: none runs.
    Time deadline() const;
    std::optional<Seat> overdue(Time now) const;

    // Everything one observer may know; the only way out. What comes after the view is the same as before where the
    // view and what is beside it are.
    void write_scene(text::JsonText& to, Seat observer) const;
    void write_scene(text::JsonText& to, Seat observer, text::WrittenMoves& moves) const;
    void end_scene(text::JsonText& to, Seat observer, const BesideView& beside, text::WrittenMoves& moves) const;
    BesideView beside_view(Seat observer) const;
    ToldList told(Seat observer) { return told_.to(observer, match_.get()); }
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
    std::vector<std::string> numbers() const;
    void fix_luck(std::vector<std::string> numbers);
    match::ChanceSource& source(match::RandomNumbers& chance);
    void played(Seat by, int first_move, Time at);
    void substitute(Seat seat, protocol::ToldKind why, Time at);
    bool take_back(Seat seat, bool keeps_time, Time at);
    void take_back_by_consent(Time at);
    void taken_back(Seat seat, Time at);
    bool is_seen_by_all(int first_move) const;
    bool may_have_chosen_in_secret(Seat seat) const;
    void release_withheld(SeatSet ended);
    std::optional<std::size_t> last_decision(Seat seat) const;
    bool all_agreed(SeatSet agreed) const;
    bool waits_for_answers(std::optional<Seat> asked, SeatSet agreed) const;
    void settle(Time at);
    TableEvent settled(TableEvent entry, SeatSet gone_before, Time at);
    bool apply_alone(const TableEvent& entry, Time at);
    void take(const protocol::Settings& settings);
    void begin_pause(Time at);
    void go_on(std::optional<Seat> seat, Time at);
    // What clocks go by: they stand still in a pause.
    Time clock_time(Time at) const { return paused_ != 0 ? paused_ : at; }
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
    // Once started: what its chance events follow from, unless there is no secret or it was damaged.
    std::optional<match::FairChance> luck_;
    std::vector<std::string> numbers_;                // of the seats before they were drawn
    std::optional<std::vector<std::int64_t>> order_;  // as they were drawn
    std::vector<Batch> batches_;
    ObserverLogs told_;
    std::optional<Clocks> clocks_;
    std::optional<Seat> undo_asked_;
    std::size_t undo_batch_ = 0;  // of what is to be taken back, where an undo is asked for
    SeatSet undo_agreed_;
    SeatSet withheld_;                           // seats whose time is up, of which the others have not heard yet
    SeatSet called_back_;                        // until they decide
    std::map<std::string, std::int64_t> often_;  // how often each person did what is no progress
    std::vector<std::string> kicked_;
    std::optional<Seat> pause_asked_;
    SeatSet pause_agreed_;
    Time paused_ = 0;  // since when
    std::int64_t pauses_ = 0;
    std::string rematch_;
    std::optional<std::string> closed_;
    bool unsealed_ = false;
    int generation_ = 0;
};

}  // namespace wharf::server
