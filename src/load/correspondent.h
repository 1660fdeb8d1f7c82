// Somebody who plays turn by turn: one connection with the lobby on, as every screen has, and now and then a visit to a
// table where a move is made.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "load/client_connection.h"

namespace wharf::load {

// What all of them have heard and done together.
struct Heard {
    std::int64_t lobby_messages = 0;
    std::int64_t lobby_bytes = 0;
    std::int64_t turn_messages = 0;
    std::int64_t refused = 0;
    std::int64_t lost = 0;          // connections
    std::vector<double> visits_ms;  // from the wish to see a table until its scene is there
    std::vector<double> moves_ms;   // from a move until it is acknowledged
    std::string last_fault;
};

class Correspondent final : public Caller {
 public:
    using Clock = std::chrono::steady_clock;

    Correspondent(std::string token, Heard& heard, std::mt19937_64& random)
        : token_(std::move(token)), heard_(heard), random_(random) {}

    void connect(ClientConnections& connections, std::uint16_t port);
    void disconnect() { connection_.reset(); }
    const std::string& token() const { return token_; }
    // Has been greeted, and seen the lobby.
    bool is_here() const { return is_here_; }
    bool is_busy() const { return doing_ != Doing::nothing; }

    // Looks at a table, moves if it is his turn, and goes away again.
    void visit(const std::string& table, Clock::time_point due);

    void opened() override;
    void heard(std::string_view message) override;
    void hung_up() override;

 private:
    enum class Doing : std::uint8_t { nothing, looking, moving, leaving };

    void ask(Doing what, const std::string& fields);
    void heard_line(std::string_view line);
    void see(std::string_view message);
    void answered(bool done, std::string_view message);

    std::string token_;
    Heard& heard_;
    std::mt19937_64& random_;
    std::unique_ptr<ClientConnection> connection_;
    bool is_here_ = false;
    Doing doing_ = Doing::nothing;
    std::int64_t request_ = 0;
    std::string table_;
    std::vector<std::string> legal_;
    Clock::time_point due_;
};

}  // namespace wharf::load
