// What people say at tables: stored first, then told to everybody who listens there, at every node.
#pragma once

#include <unordered_map>

#include "server/live_table.h"
#include "server/node_messages.h"
#include "server/people.h"

namespace wharf::server {

// A line as it is shown; the name of who said it must be known.
protocol::ChatLine line_of(const storage::ChatLine& line, const People& people);

class Chat {
 public:
    // The table if it is at work at this node, or null.
    using AtWork = std::function<std::shared_ptr<LiveTable>(const std::string& id)>;

    Chat(Node& node, People& people, NodeMessages& messages, AtWork at_work);

    void share_limits(SharedLimits& shared);

    Task<std::optional<protocol::Error>> say(Person person, std::shared_ptr<LiveTable> table, std::string text);
    // This line was just said at another node: it and those before it that nobody here was told are read and told.
    void heard(const std::string& table, std::int64_t number);
    // The store has lines up to this number, old or new.
    void found(const std::string& table, std::int64_t number);
    // Somebody took a line away: whoever has it is told.
    void removed(const std::string& table, std::int64_t number);
    // Now and then: forgets tables that are no longer at work.
    void tidy();

 private:
    void catch_up(const std::string& table, std::int64_t number, std::int64_t is_news_from);
    Task<bool> read(std::string table, std::int64_t is_news_from);
    void tell(LiveTable& table, const storage::ChatLine& line);
    Task<protocol::Error> silence_of(std::string user, Time now);

    Node& node_;
    People& people_;
    NodeMessages& messages_;
    AtWork at_work_;
    std::unordered_map<std::string, std::int64_t> told_;  // per table, the last line that was told here
    RateLimit rate_{10, 30};
    NodeMessages::Listening news_;
};

}  // namespace wharf::server
