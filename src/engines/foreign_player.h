// A foreign program as a player: it is told what its seat may know, and asked for moves (docs/engine-protocol.md).
#pragma once

#include "engines/foreign_game.h"
#include "players/any_player.h"

namespace wharf::engines {

// One game of a program, which is taken or started with the first move asked of it. Whatever goes wrong with it is a
// players::Forfeit.
class ForeignPlayer final : public players::AnyPlayer {
 public:
    ForeignPlayer(std::shared_ptr<Programs> programs, const Limits& limits, std::uint64_t seed)
        : programs_(std::move(programs)), limits_(limits), seed_(seed), rng_(Rng::from(seed, kStream)) {}
    // A program of its own.
    ForeignPlayer(std::vector<std::string> command, const Limits& limits, std::uint64_t seed)
        : ForeignPlayer(std::make_shared<Programs>(std::move(command), Settings{}, nullptr), limits, seed) {}

    std::string choose(const match::AnyMatch& match, Seat seat) override;
    void game_over(const match::AnyMatch& match, Seat seat) override;

 private:
    static constexpr std::uint64_t kStream = 0xF0E1;  // apart from the streams of players and chance

    // What the seat was told since it was last asked, and what it sees now: {"told", "again", "scene"}.
    boost::json::object news(const match::AnyMatch& match, Seat seat);
    boost::json::object clock(int players, Seat seat) const;
    void let_ponder(const match::AnyMatch& match, Seat seat, const std::string& move);

    std::shared_ptr<Programs> programs_;
    Limits limits_;
    std::uint64_t seed_;
    Rng rng_;
    std::optional<ForeignGame> game_;
    double used_ = 0;  // seconds of its bank, less what moves have added
    std::vector<match::Move> told_;
};

}  // namespace wharf::engines
