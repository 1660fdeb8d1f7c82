// The tables that are at work in this node: found, kept up with what other nodes write, forgotten when nobody
// uses them.
#pragma once

#include <unordered_map>

#include "server/challenges.h"
#include "server/chat.h"
#include "server/lobby.h"
#include "server/my_tables.h"
#include "server/waiting_rooms.h"

namespace wharf::server {

class LiveTables : public TableHost {
 public:
    LiveTables(Node& node, People& people, NodeMessages& messages);

    void share_limits(SharedLimits& shared);

    using Found = std::variant<std::shared_ptr<LiveTable>, protocol::Error>;
    // Loads it if need be, or says why not: there is none, it is damaged, the store is away.
    Task<Found> find(std::string id);
    // The same as it is now: nothing is being stored, and whatever other nodes have acknowledged is read. For all that
    // is decided or shown by the table's state before something is done there.
    Task<Found> find_current(std::string id);
    // The same for those who need no reason: null.
    Task<std::shared_ptr<LiveTable>> find_table(std::string id);
    // The table if it is at work here, or null.
    std::shared_ptr<LiveTable> at_work(const std::string& id) const;
    // One that is made here, with those people at it, and at work at once; its game is known. Null: it could not be
    // stored.
    Task<std::shared_ptr<LiveTable>> make(std::string id, Setup setup, std::vector<std::string> users = {});
    // Called with the tournament of a table that is over, or was closed.
    void when_tournament_table_ends(std::function<void(const std::string&)> ended) { ended_ = std::move(ended); }
    Lobby& lobby() { return lobby_; }
    MyTables& my_tables() { return my_tables_; }
    Chat& chat() { return chat_; }
    Challenges& challenges() { return challenges_; }
    WaitingRooms& rooms() { return rooms_; }

    // Somebody has gone for good: tables that he has opened are given up, seats that were kept for him are free, and
    // in running games a computer player takes over. Nobody waits for him.
    Task<bool> give_up_seats(std::string user);

    // By those who look after the house: it was never played to its end.
    Task<std::optional<protocol::Error>> close(std::string table, std::string reason);

    // The store has entries of this table up to `sequence`: who listens here is told at once, others when they ask.
    void heard_of(const std::string& id, std::int64_t sequence);
    // What lists show of a table has changed at another node.
    void heard_of_row(const std::string& id, std::int64_t sequence);
    // Tables that somebody here listens to.
    std::vector<std::string> followed() const;

    // After a start: takes up all tables where somebody plays or waits.
    Task<bool> wake();
    // Now and then: forgets tables nobody uses, wakes those whose time is up.
    void tidy(Time now = now_ms());
    std::size_t lobby_size() const { return lobby_.size(); }
    std::size_t tables_at_work() const { return tables_.size(); }

    std::string name_of(const std::string& user) const override { return people_.name_of(user); }
    bool is_bot(const std::string& user) const override { return people_.names.is_bot(user); }
    Task<bool> learn_names(std::vector<std::string> users) override { return people_.learn_names(std::move(users)); }
    void table_changed(LiveTable& table) override;
    void turns_changed(const std::vector<std::string>& users) override;
    // Whether somebody with a seat at a table is there now, as far as this node knows.
    bool is_at(const std::string& table, const std::string& user) const;
    OtherNodes* other_nodes() override { return other_nodes_; }
    // Several nodes serve these tables; null: no longer.
    void join_nodes(OtherNodes* nodes) { other_nodes_ = nodes; }

 private:
    struct AtWork {
        std::shared_ptr<LiveTable> table;
        std::int64_t newest = 0;  // sequence that was heard of
        Time heard = 0;           // when
        bool refreshing = false;
    };

    void tell_turned(const std::string& user);
    void refresh(AtWork& entry);
    Task<bool> read_row(std::string id);
    Task<bool> take_up_due(Time now);
    Task<bool> take_up_planned();
    bool is_used_elsewhere(const std::string& id) const;

    Node& node_;
    People& people_;
    OtherNodes* other_nodes_ = nullptr;
    NodeMessages& messages_;
    std::unordered_map<std::string, AtWork> tables_;
    Lobby lobby_;
    MyTables my_tables_;
    Chat chat_;
    Challenges challenges_;
    WaitingRooms rooms_;
    std::function<void(const std::string&)> ended_;
    NodeMessages::Listening table_news_;
    NodeMessages::Listening row_news_;
    NodeMessages::Listening turn_news_;
};

}  // namespace wharf::server
