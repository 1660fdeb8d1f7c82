// The hall: all tables that are at work in this node, the lobby where open ones are listed, and how new ones come
// about.
#pragma once

#include <unordered_map>

#include "server/live_table.h"
#include "server/people.h"

namespace wharf::server {

class Hall : public TableHost {
 public:
    Hall(Node& node, People& people) : node_(node), people_(people) {}

    // Loads it if need be; null: there is none.
    Task<std::shared_ptr<LiveTable>> find(std::string id);
    // The table if it is at work here, or null.
    std::shared_ptr<LiveTable> at_work(const std::string& id) const;
    using Opened = std::variant<std::shared_ptr<LiveTable>, protocol::Error>;
    Task<Opened> open(Person person, protocol::NewTable wanted, bool starts_itself);
    Task<Opened> quick_match(Person person, protocol::QuickMatch wanted);
    Task<Opened> rematch(Person person, std::string table);
    Task<std::optional<protocol::Error>> join(Person person, std::shared_ptr<LiveTable> table,
                                              std::optional<Seat> seat);
    Task<std::optional<protocol::Error>> say(Person person, std::shared_ptr<LiveTable> table, std::string text);

    // Open tables anybody may join, the newest first.
    std::vector<protocol::TableInfo> lobby(const std::string& game) const;
    void watch_lobby(const std::shared_ptr<Listener>& listener);
    void leave_lobby(const Listener& listener);

    // Tables where a user has a seat, as {"kind": "my_table", …}: those there are, and every change.
    void watch_user(const std::shared_ptr<Listener>& listener);
    void forget_user_listener(const Listener& listener);

    // After a start: takes up all tables where somebody plays or waits.
    Task<bool> wake();
    // Now and then: forgets tables nobody uses, wakes those whose time is up.
    void tidy();
    std::size_t tables_at_work() const { return tables_.size(); }

    std::string name_of(const std::string& user) const override { return people_.name_of(user); }
    Task<bool> learn_names(std::vector<std::string> users) override { return people_.learn_names(std::move(users)); }
    void table_changed(LiveTable& table) override;
    Others* others() override { return others_; }
    // Several nodes serve these tables.
    void join_others(Others& others) { others_ = &others; }

 private:
    void announce_lobby();
    void tell_players(const LiveTable& table, const Listener* only);
    std::variant<Setup, protocol::Error> check(const Person& person, const protocol::NewTable& wanted) const;

    Node& node_;
    People& people_;
    Others* others_ = nullptr;
    std::unordered_map<std::string, std::shared_ptr<LiveTable>> tables_;
    std::map<std::string, protocol::TableInfo> lobby_;
    std::vector<std::string> lobby_changes_;  // ids; told together after a moment
    bool announcing_ = false;
    std::vector<std::shared_ptr<Listener>> lobby_listeners_;
    std::vector<std::shared_ptr<Listener>> user_listeners_;
    RateLimit new_tables_{20, 20};
    RateLimit chat_{10, 30};
};

}  // namespace wharf::server
