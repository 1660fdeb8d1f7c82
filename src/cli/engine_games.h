// Version 3 of the engine protocol as one of our players speaks it: games and queries of another program, thought about
// by a thread of their own while lines are read on; in its free time that thread ponders.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <thread>

#include "engines/worlds.h"
#include "players/spec.h"

namespace wharf::cli {

class EngineGames {
 public:
    EngineGames(players::Spec spec, bool tells_values);
    ~EngineGames();  // when everything that was asked is answered

    void greet();
    // What it does not know it passes over. What is wrong with a line about a game or a query is said in an error.
    void obey(const boost::json::object& message);

 private:
    struct Game {
        const match::AnyGame* rules = nullptr;
        Seat seat = 0;
        Rng rng{};
        std::unique_ptr<players::AnyPlayer> player;
        std::unique_ptr<engines::Worlds> worlds;
        std::atomic<bool> stopped = false;
    };
    using GamePointer = std::shared_ptr<Game>;
    // A position that may be thought about until the next line about the game.
    struct Pondered {
        GamePointer game;
        std::unique_ptr<match::AnyMatch> match;
        bool goes_on = false;  // it has been thought about
    };
    using Fields = boost::json::object;

    void say_line(const Fields& message);
    void begin(const Fields& message);
    void set_option(const Fields& message);
    void decide(const GamePointer& game, const match::AnyMatch& match, std::int64_t number);
    std::unique_ptr<match::AnyMatch> look(Game& game, const Fields& message);
    void ponder(const GamePointer& game, std::unique_ptr<match::AnyMatch> match);
    void cease_pondering(const GamePointer& game);
    void ponder_a_while(const std::shared_ptr<Pondered>& pondered);
    void analyse(const Fields& message);
    void stop(const Fields& message);
    void work();
    void queue(std::function<void()> job);

    players::Spec spec_;
    std::atomic<bool> tells_values_;
    std::map<std::int64_t, GamePointer> games_;
    std::map<std::int64_t, std::shared_ptr<std::atomic<bool>>> queries_;
    std::mutex output_;
    std::mutex busy_;
    std::condition_variable news_;
    std::deque<std::function<void()>> jobs_;
    std::deque<std::shared_ptr<Pondered>> pondering_;  // in turn, when there are no jobs
    std::atomic<bool> interrupted_ = false;            // what is being pondered: something else is to be done
    bool ending_ = false;
    std::thread worker_;  // last: it uses all the rest
};

// What every seat may expect after a move: shares of the win.
boost::json::array values_after(const match::AnyMatch& match, Seat seat, const std::string& move);

}  // namespace wharf::cli
