// A foreign program as a player: it is told what its seat may know, and asked for moves (docs/engine-protocol.md).
#pragma once

#include "engines/process.h"
#include "players/any_player.h"

namespace wharf::engines {

inline constexpr std::string_view kProtocol = "wharf-engine/2";

struct Limits {
    double move_seconds = 60;
    double start_seconds = 20;                // until its hello: programs may have to load something
    double end_seconds = 2;                   // to end by itself
    const std::atomic<bool>* stop = nullptr;  // breaks off all waiting
};

// One game of one program. The program starts with the first move asked of it, and ends with the game. Whatever goes
// wrong with it is a players::Forfeit.
class ForeignPlayer final : public players::AnyPlayer {
 public:
    ForeignPlayer(std::vector<std::string> command, const Limits& limits, std::uint64_t seed)
        : command_(std::move(command)), limits_(limits), seed_(seed) {}

    std::string choose(const match::AnyMatch& match, Seat seat) override;
    void game_over(const match::AnyMatch& match, Seat seat) override;

 private:
    void start(const match::AnyMatch& match, Seat seat);
    void send(const boost::json::object& message, Clock::time_point deadline, double seconds);
    // The next message that is no mere information; `seconds` is what the deadline was made of.
    boost::json::object receive(Clock::time_point deadline, double seconds);
    [[noreturn]] void fail(Silence silence, double seconds);
    boost::json::object news(const match::AnyMatch& match, Seat seat, std::string_view type);

    std::vector<std::string> command_;
    Limits limits_;
    std::uint64_t seed_;
    std::optional<Process> process_;
    std::vector<match::Move> told_;
};

}  // namespace wharf::engines
