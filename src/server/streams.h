// Streams of lines for programs that play: one JSON object per line, an empty line now and then as a sign of life.
#pragma once

#include <set>

#include "server/live_tables.h"

namespace wharf::server {

class LineListener final : public Receiver, public Listener, public std::enable_shared_from_this<LineListener> {
 public:
    LineListener(Node& node, LiveTables& live_tables, std::string user, std::set<std::string> muted,
                 std::shared_ptr<Outbox> outbox)
        : node_(node),
          live_tables_(live_tables),
          user_(std::move(user)),
          muted_(std::move(muted)),
          outbox_(std::move(outbox)) {}

    // Everything that happens at one table, as at a WebSocket; ends with the game.
    void follow_table(const std::shared_ptr<LiveTable>& table, std::int64_t since, const std::string& invite);
    // Tables where this user has a seat: those there are, and whenever one changes.
    void follow_user();

    std::chrono::milliseconds received(std::string_view) override { return {}; }
    void closed() override;
    void deliver(std::shared_ptr<const std::string> message) override;
    const std::string& user() const override { return user_; }
    bool has_muted(const std::string& user) const override { return muted_.contains(user); }
    void mute(const std::string& user, bool on) override;
    void send_off() override;
    void tell(const std::shared_ptr<const std::string>& message) override { deliver(message); }

 private:
    void show_life();
    void end();

    Node& node_;
    LiveTables& live_tables_;
    std::string user_;
    std::set<std::string> muted_;
    std::weak_ptr<Outbox> outbox_;    // which holds us
    std::weak_ptr<LiveTable> table_;  // which holds us too
    bool closed_ = false;
};

}  // namespace wharf::server
