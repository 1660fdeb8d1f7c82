// One game of a foreign program, from newgame to end, in whichever version of the protocol it speaks: whoever runs the
// game says what the seat is told, sees and may do, and gets moves. Whatever goes wrong is a players::Forfeit.
#pragma once

#include "engines/program.h"

namespace wharf::engines {

class ForeignGame {
 public:
    // `game`: {"game", "rules", "players", "seat", "options"}, as newgame and hello have them.
    ForeignGame(const std::shared_ptr<Programs>& programs, boost::json::object game, const Limits& limits,
                std::uint64_t seed);
    ~ForeignGame();  // tells it that the game is over, if nobody has
    ForeignGame(const ForeignGame&) = delete;
    ForeignGame& operator=(const ForeignGame&) = delete;

    struct Question {
        boost::json::array told;
        bool again = false;
        boost::json::object scene;
        std::unique_ptr<match::AnyMatch> imagined;  // a world that fits the scene
        double seconds = 60;
        std::optional<boost::json::object> clock{};    // {"left", "increment"}
        const std::atomic<bool>* withdrawn = nullptr;  // nobody wants to know any more
    };
    // The text of its move, not checked; empty if the question was withdrawn.
    std::string ask(Question question);
    // The move was none: the game is lost.
    void refuse(const boost::json::object& refusal);
    // It may think about this while others decide, if it wants to.
    bool ponders() const { return place_.program->version() >= 3 && place_.program->ponders() && limits_.ponders; }
    void ponder(boost::json::object scene, std::unique_ptr<match::AnyMatch> imagined);
    // `news`: {"told", "again", "scene"}
    void end(const boost::json::object& news);

 private:
    boost::json::object about(std::string_view type) const;
    [[noreturn]] void fail(Silence silence, double seconds);

    Limits limits_;
    int players_;
    Seat seat_;
    Programs::Place place_;
    bool over_ = false;
};

}  // namespace wharf::engines
