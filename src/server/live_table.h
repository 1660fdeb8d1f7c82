// A table at work: requests one after the other, each stored before anybody hears of it; those who listen; computer
// players who think; clocks that run out.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "server/node.h"
#include "server/table.h"

namespace wharf::server {

// Somebody at the other end of a wire who follows a table.
class Listener {
 public:
    virtual ~Listener() = default;
    virtual void deliver(std::shared_ptr<const std::string> message) = 0;
    virtual const std::string& user() const = 0;
    // Whether this listener does not want to read what somebody says.
    virtual bool has_muted(const std::string& user) const = 0;
    virtual void mute(const std::string&, bool) {}
    // The server goes away: says so, and closes.
    virtual void send_off() = 0;
};

// The other nodes, where there are some.
class Others {
 public:
    virtual ~Others() = default;
    virtual void table_changed(const class LiveTable& table) = 0;
    virtual void said(const std::string& table, const std::string& author, const std::string& message) = 0;
    // A turn of a computer player, for whichever node has time.
    virtual void hand_out(const class LiveTable& table, Seat seat) = 0;
    // Asks whether the person of a seat listens at another node; whoever has him calls is_elsewhere().
    virtual void look_for(const class LiveTable& table, Seat seat) = 0;
};

// What a live table needs of the rest of the server.
class TableHost {
 public:
    virtual ~TableHost() = default;
    virtual std::string name_of(const std::string& user) const = 0;
    // Names of these users are known afterwards.
    virtual Task<bool> learn_names(std::vector<std::string> users) = 0;
    // Seats or status changed: lobby, ratings, archive.
    virtual void table_changed(class LiveTable& table) = 0;
    // Null: this node is alone.
    virtual Others* others() = 0;
};

class LiveTable : public std::enable_shared_from_this<LiveTable> {
 public:
    LiveTable(Node& node, TableHost& host, std::string id) : node_(node), host_(host), id_(std::move(id)) {}

    const std::string& id() const { return id_; }
    // False: there is no such table, or its log cannot be read.
    Task<bool> load();
    // A new one, stored with its first entry.
    Task<bool> create(const match::AnyGame& game, Setup setup);

    using Attempt = std::function<Done(Table& table, Time now)>;
    // Does something and stores it; an error, or nothing when it is durable. Tried again if another node was faster.
    Task<std::optional<protocol::Error>> perform(Attempt attempt);

    // Sends all that is new since `since` at once, and whatever follows.
    Task<std::optional<protocol::Error>> subscribe(std::shared_ptr<Listener> listener, std::int64_t since,
                                                   std::string invite);
    void unsubscribe(const Listener& listener);
    bool has_listeners() const;
    // To all who listen, whatever they see.
    void send_to_all(std::string message);
    // To all who have not muted its author.
    void send_chat(const std::string& author, std::string message);

    // Waits until nothing is being stored: what is read straight afterwards has happened for good.
    Task<bool> settled();

    // Another node has written: catches up.
    Task<bool> refresh();

    bool is_loaded() const { return table_ != nullptr; }
    const Table& table() const { return *table_; }
    Table& table() { return *table_; }
    std::int64_t sequence() const { return row_.sequence; }
    Time created() const { return row_.created; }
    Time changed() const { return row_.changed; }
    // Whether somebody without a seat may see and join it.
    bool may_enter(const std::string& user, const std::string& invite) const;
    protocol::TableInfo info(Seat observer) const;
    // Everything an observer needs to begin, as the message it is sent.
    std::string everything(Seat observer) {
        std::string text;
        write_update(text, observer, 0, true);
        return text;
    }
    Time last_used() const { return last_used_; }

    // A move that a computer player has chosen, unless moves were taken back since.
    Task<bool> play_for_computer(Seat seat, std::string move, int generation);

    // Whether the person of a seat listens here; and news that he listens at another node.
    bool listens(Seat seat) const { return !audiences_[index(seat)].listeners.empty(); }
    void is_elsewhere(Seat seat);

    // Takes its computer players' turns and watches its clocks; after loading.
    void go_on();

 private:
    // One request at a time.
    class Turnstile {
     public:
        Arrival<bool> enter();
        void leave(Loop& loop);

     private:
        bool busy_ = false;
        std::deque<std::function<void(bool)>> waiting_;
    };
    struct Audience {
        std::vector<std::shared_ptr<Listener>> listeners;
        std::int64_t told = 0;
        std::size_t scene = 0;  // hash of the last scene sent
    };

    struct Handed {
        std::int64_t sequence = 0;
        Time at = 0;
    };

    Task<bool> fold();
    Task<std::unique_ptr<Table>> restore(const match::AnyGame& game, const Setup& setup);
    Task<bool> catch_up();
    Task<bool> hear_others();
    Task<std::int64_t> read_on(Table& table, std::int64_t sequence);
    storage::Append append(const Entry& entry, Time now);
    storage::Table row_now(Time now) const;
    void stored(const Entry& entry);
    // What is new for an observer since `since`, and the scene, where a game goes on; returns a hash of the scene.
    std::size_t write_update(std::string& text, Seat observer, std::int64_t since, bool with_info);
    void broadcast(bool info_changed);
    void announce_presence();
    void send_presence();
    void regroup();
    void note_absence(Time now);
    Time absence_ends(Seat& who) const;
    void watch_absence();
    void replace(Seat away, Time end);
    void after(Time milliseconds, std::function<void()> work);
    void think();
    void think_for(Seat seat);
    void watch_clock();
    static std::size_t index(Seat observer) { return observer < kMaxSeats ? observer : kMaxSeats; }
    static Seat observer_at(std::size_t i) { return i < kMaxSeats ? static_cast<Seat>(i) : kSpectator; }

    Node& node_;
    TableHost& host_;
    std::string id_;
    storage::Table row_;
    std::int64_t snapshot_at_ = 0;  // the entry with the newest snapshot; 0: there is none
    std::unique_ptr<Table> table_;
    Turnstile turnstile_;
    std::array<Audience, kMaxSeats + 1> audiences_;
    bool presence_changed_ = false;
    SeatSet thinking_;
    std::array<Handed, kMaxSeats> handed_out_;  // turns given to other nodes
    Time watched_deadline_ = 0;
    std::array<Time, kMaxSeats> gone_since_{};  // since when nobody listens for a seat; 0: somebody does
    Time last_entry_ = 0;
    Time watched_absence_ = 0;
    Time last_used_ = 0;
};

}  // namespace wharf::server
