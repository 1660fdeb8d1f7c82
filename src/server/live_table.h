// A table at work: one request after the other is done, stored, and told to those who listen; then computer players
// think and clocks run.
#pragma once

#include <memory>
#include <string>

#include "server/audiences.h"
#include "server/commit_group.h"
#include "server/computer_turns.h"
#include "server/deadline.h"
#include "server/plan_player.h"
#include "server/presence.h"
#include "server/table_host.h"
#include "server/table_log.h"
#include "server/turnstile.h"

namespace wharf::server {

class LiveTable : public std::enable_shared_from_this<LiveTable>, private Audiences::Writer {
 public:
    LiveTable(Node& node, TableHost& host, std::string id);

    const std::string& id() const { return log_.id(); }
    Task<Loaded> load();
    // A new one, stored with its first entries: its host sits down, or all these, in this order.
    Task<bool> create(const match::AnyGame& game, Setup setup, std::vector<std::string> users = {});

    using Attempt = std::function<Done(TableState& table, Time now)>;
    // Does something and stores it; an error, or nothing when it is durable. Tried again if another node was faster.
    // `plan`: set by the attempt to what is left of the plan that it is a step of, and stored with it.
    using PlanLeft = std::shared_ptr<std::optional<storage::Plan>>;
    Task<std::optional<protocol::Error>> perform(Attempt attempt, PlanLeft plan = nullptr);

    // Sends all that is new since `since` at once, and whatever follows.
    Task<std::optional<protocol::Error>> subscribe(std::shared_ptr<Listener> listener, std::int64_t since,
                                                   std::string invite, Scenes scenes = Scenes::whole);
    void unsubscribe(const Listener& listener);
    bool has_listeners() const { return !audiences_.empty(); }
    // To all who have not muted its author.
    void send_chat(const std::string& author, const std::string& message) { audiences_.send_chat(author, message); }

    // To one person with a seat, at this node.
    void send_to(const std::string& user, const std::string& message) const;

    // Where somebody is waited for reads otherwise, though nothing has happened: a plan is over.
    void tell_turns(const std::string& user) { host_.turns_changed({user}); }

    // Waits until nothing is being stored and what other nodes have stored is read: what is read straight afterwards is
    // the newest and has happened for good. Where the store was away it is asked again; false: it still is, or the
    // table is damaged.
    Task<bool> settled();
    // Another node has written: catches up.
    Task<bool> refresh();

    // Once loaded a table stays; it is replaced where it has to be folded anew, so nobody keeps a reference to it while
    // he waits for something.
    bool is_loaded() const { return table_ != nullptr; }
    const TableState& table() const { return *table_; }
    TableState& table() { return *table_; }
    std::int64_t sequence() const { return log_.sequence(); }
    Time created() const { return log_.created(); }
    Time last_used() const { return last_used_; }
    // Whether somebody without a seat may see and join it.
    bool may_enter(const std::string& user, const std::string& invite) const;
    protocol::TableInfo info(Seat observer) const;
    // Everything an observer needs to begin, as the message it is sent.
    std::string everything(Seat observer);

    // A move that a computer player has chosen, unless moves were taken back since.
    Task<bool> play_for_computer(Seat seat, std::string move, int generation);

    // Whether somebody with a seat is there, at whichever node.
    bool is_there(const std::string& user) const;
    // Who listens at this node; and who at all others.
    Present present_here() const;
    void present_elsewhere(Present elsewhere);

    // Whether the computer player of a seat takes a moment only.
    bool is_quick(Seat seat) const;
    // Takes its computer players' turns and watches its clocks; after loading.
    void go_on();
    PlanPlayer& plans() { return plans_; }

 private:
    Task<std::optional<protocol::Error>> do_and_store(const Attempt& attempt, PlanLeft plan);
    bool join(const Attempt& attempt, CommitGroup::Member& member);
    Task<Loaded> fold();
    Task<Loaded> catch_up();
    Task<Loaded> become_current();
    Task<bool> learn_names();
    void happened(const TableEvent& entry, const CommitGroup& group, bool is_planned);
    void others_wrote();
    void tell(bool with_info);
    News write_update(text::JsonText& to, Seat observer, const Heard& known, bool with_info) override;
    void write_scene(text::JsonText& to, Seat observer) override;
    void regroup();
    void send_off_the_sent_away();
    std::size_t shown() const;
    void tell_host();

    void think();
    void think_for(Seat seat);
    void think_again(Seat seat);
    void think_later(Seat seat);
    bool is_present(Seat seat) const;
    void note_presence();
    void send_presence();
    void watch_clock();
    void time_is_up();
    void watch_start();
    void start_itself();
    void watch_absence();
    void absence_ends();
    void substitute(Seat seat);

    Node& node_;
    TableHost& host_;
    TableLog log_;
    Turnstile turnstile_;
    std::unique_ptr<TableState> table_;
    bool is_true_ = false;      // the table is what its log says; false while something is being stored
    CommitGroup commit_group_;  // of the request that is being stored
    bool is_spoilt_ = false;    // somebody who joined has failed halfway
    Audiences audiences_;
    Presence presence_;
    ComputerTurns computers_;
    PlanPlayer plans_;
    std::array<HandOuts::Ticket, kMaxSeats> handed_out_;
    Deadline start_;
    Deadline clock_;
    Deadline absence_;
    Deadline presence_news_;
    std::string last_presence_;       // as it was sent
    std::size_t shown_ = 0;           // hash of the head that the host was told of
    std::int64_t public_things_ = 0;  // told to spectators
    Present elsewhere_;               // who listens at other nodes
    Present told_others_;             // who listens here, as they were told
    Time no_sooner_ = 0;              // a server that was away gives everybody a moment to come back
    Time last_used_ = 0;
};

}  // namespace wharf::server
