// The tables that are at work in this node: found, opened, kept up with what other nodes write, forgotten when nobody
// uses them.
#pragma once

#include <unordered_map>

#include "server/challenges.h"
#include "server/chat.h"
#include "server/lobby.h"
#include "server/my_tables.h"

namespace wharf::server {

class LiveTables : public TableHost {
 public:
    LiveTables(Node& node, People& people, NodeMessages& messages);

    void share_limits(SharedLimits& shared);

    using Found = std::variant<std::shared_ptr<LiveTable>, protocol::Error>;
    // Loads it if need be, or says why not: there is none, it is damaged, the store is away.
    Task<Found> find(std::string id);
    // The same for those who need no reason: null.
    Task<std::shared_ptr<LiveTable>> find_table(std::string id);
    // The table if it is at work here, or null.
    std::shared_ptr<LiveTable> at_work(const std::string& id) const;
    using Opened = Found;
    Task<Opened> open(Person person, protocol::NewTable wanted, bool starts_itself);
    Task<Opened> rematch(Person person, std::string table);
    // A person's number for the chance events of the table where he sits.
    Task<std::optional<protocol::Error>> give_number(Person person, std::shared_ptr<LiveTable> table,
                                                     std::string number);
    // The host of a table asks a bot, by its name, to take a seat.
    Task<std::optional<protocol::Error>> challenge(Person person, std::shared_ptr<LiveTable> table, std::string bot,
                                                   std::optional<Seat> seat);
    Task<std::optional<protocol::Error>> join(Person person, std::shared_ptr<LiveTable> table,
                                              std::optional<Seat> seat);

    Lobby& lobby() { return lobby_; }
    MyTables& my_tables() { return my_tables_; }
    Chat& chat() { return chat_; }
    Challenges& challenges() { return challenges_; }

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

    void refresh(AtWork& entry);
    Task<bool> read_row(std::string id);
    Task<bool> take_up_due(Time now);
    bool is_used_elsewhere(const std::string& id) const;
    Task<bool> start_if_ready(std::shared_ptr<LiveTable> table);
    Task<bool> may_open(std::string host);
    std::variant<Setup, protocol::Error> check(const Person& person, const protocol::NewTable& wanted) const;

    Node& node_;
    People& people_;
    OtherNodes* other_nodes_ = nullptr;
    NodeMessages& messages_;
    std::unordered_map<std::string, AtWork> tables_;
    Lobby lobby_;
    MyTables my_tables_;
    Chat chat_;
    Challenges challenges_;
    RateLimit new_tables_{20, 20};
    NodeMessages::Listening table_news_;
    NodeMessages::Listening row_news_;
};

}  // namespace wharf::server
