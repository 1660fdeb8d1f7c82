// People at one table who play random legal moves, each over a connection of his own.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "load/client_connection.h"
#include "load/message.h"

namespace wharf::load {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

class Party;

class Player final : public Caller {
 public:
    Player(Party& party, std::string token) : party_(party), token_(std::move(token)) {}

    void connect(ClientConnections& connections, std::uint16_t port);
    void disconnect() { connection_.reset(); }
    bool is_connected() const { return connection_ != nullptr && !connection_->is_closed(); }
    const std::string& token() const { return token_; }

    bool can_move() const;
    // A random legal move, or taking back the last one where that is wished and free.
    void move(std::mt19937_64& random, Clock::time_point due, bool take_back);

    // Moves that were acknowledged in this game.
    const std::vector<std::string>& acknowledged() const { return acknowledged_; }
    // Forgets what was heard, so that the next connection is told everything again, to be compared with what was
    // acknowledged.
    void forget();
    bool is_following() const { return is_following_; }

    void opened() override;
    void heard(std::string_view message) override;
    void hung_up() override;

 private:
    friend class Party;
    enum class Asked : std::uint8_t { nothing, subscribe, number, move, undo, rematch };

    void ask(Asked what, const std::string& fields);
    void follow();
    // As every client does where a game has not begun: one that starts itself waits for it.
    void give_number();
    void heard_table(std::string_view message);
    // The fields of a scene that a player needs, and their names there: those of the whole, or of what has changed.
    struct Seen {
        Scan in;
        std::string_view seat;
        std::string_view legal;
        std::string_view can_undo;
        std::string_view over;
    };
    void see(const Seen& seen);
    void heard_told(std::string_view list, std::int64_t sequence);
    void answered(bool done, std::string_view message);
    // What the server says happened, against what it has acknowledged: the move under way when a connection was lost
    // may be there or not, nothing else may differ.
    void compare();
    bool came_late();

    Party& party_;
    std::int64_t seat_ = -1;
    std::string token_;
    std::unique_ptr<ClientConnection> connection_;
    bool is_following_ = false;
    bool has_begun_ = false;  // the game
    bool in_flight_ = false;
    Asked asked_ = Asked::nothing;
    std::int64_t request_ = 0;
    Clock::time_point due_;
    // A move that was sent. Whatever it is, it comes after the own moves that were known then: a forced one before it
    // may read the same.
    struct Sent {
        std::string text{};
        std::size_t after = 0;  // so many own moves
    };
    Sent moving_;
    Sent unsure_;  // was under way when a connection was lost, and not there afterwards
    std::vector<std::string> legal_;
    bool can_undo_ = false;
    bool is_over_ = false;
    std::int64_t told_ = 0;
    std::vector<std::string> acknowledged_;
    std::vector<std::string> seen_own_;  // own moves as the server told them
};

// What all parties report to.
class Watcher {
 public:
    virtual ~Watcher() = default;
    virtual void can_move(Player&) {}
    virtual void acknowledged(Party&, std::chrono::nanoseconds) {}
    virtual void refused(std::string_view) {}
    // A move was refused, because the one before it, whose answer was lost with a killed node, has been stored since.
    virtual void came_late() {}
    virtual void wrong(const std::string&) {}
    virtual void connection_lost(Player&) {}
};

class Party {
 public:
    // Opens a table with these people and starts it; they follow it from connect() on.
    // Where `rematches`, they begin another game when one is over.
    Party(Watcher& watcher, std::uint16_t port, const std::string& game, const std::vector<std::string>& tokens,
          bool rematches);

    void connect(ClientConnections& connections, std::uint16_t port);
    std::vector<std::unique_ptr<Player>>& players() { return players_; }
    const std::string& table() const { return table_; }
    bool is_over() const { return is_over_; }
    std::int64_t entries() const { return entries_; }  // acknowledged, in this and earlier games

    std::int64_t limit = INT64_MAX;  // nobody moves beyond so many entries

 private:
    friend class Player;
    void over();
    void ask_for_rematch();
    void next_game(const std::string& table);

    Watcher& watcher_;
    std::string table_;
    std::vector<std::unique_ptr<Player>> players_;
    std::int64_t entries_ = 0;
    std::size_t asked_again_ = 0;  // players who have asked for the next game
    bool is_over_ = false;
    bool rematches_;
};

// A new guest's session token.
std::string new_guest(std::uint16_t port, const std::string& name);

}  // namespace wharf::load
