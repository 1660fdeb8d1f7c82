// Streams of lines for programs that play: one JSON object per line, an empty line now and then as a sign of life.
#pragma once

#include "server/hall.h"

namespace wharf::server {

class LineListener final : public Receiver, public Listener, public std::enable_shared_from_this<LineListener> {
 public:
    LineListener(Node& node, Hall& hall, std::string user, std::shared_ptr<Wire> wire)
        : node_(node), hall_(hall), user_(std::move(user)), wire_(std::move(wire)) {}

    // Everything that happens at one table, as at a WebSocket; ends with the game.
    void follow_table(const std::shared_ptr<LiveTable>& table, std::int64_t since, const std::string& invite);
    // Tables where this user has a seat: those there are, and whenever one changes.
    void follow_user();

    void received(std::string_view) override {}
    void closed() override;
    void deliver(std::shared_ptr<const std::string> message) override;
    const std::string& user() const override { return user_; }
    bool has_muted(const std::string&) const override { return false; }
    void send_off() override;

 private:
    void show_life();
    void end();

    Node& node_;
    Hall& hall_;
    std::string user_;
    std::weak_ptr<Wire> wire_;        // which holds us
    std::weak_ptr<LiveTable> table_;  // which holds us too
    bool closed_ = false;
};

}  // namespace wharf::server
