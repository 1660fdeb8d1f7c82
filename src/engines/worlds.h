// Worlds that fit a seat's view, for a program that searches without knowing the rules: it samples them, and asks what
// may be done in one and what comes of it. They are made of the view alone, so nothing that they tell is a secret.
#pragma once

#include <boost/json.hpp>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

#include "match/any_match.h"
#include "players/any_player.h"
#include "protocol/program_messages.h"

namespace wharf::engines {

// A player that finishes games, by its name; null if there is none of that name, or it would search.
using MakeFinisher = std::function<std::unique_ptr<players::AnyPlayer>(const match::AnyGame& game,
                                                                       const std::string& name, std::uint64_t seed)>;

class Worlds {
 public:
    // More at once are refused.
    static constexpr std::size_t kMost = 10'000;

    Worlds(std::uint64_t seed, MakeFinisher make_finisher)
        : rng_(Rng::from(seed, kStream)), make_finisher_(std::move(make_finisher)) {}

    // The seat sees something new: all worlds are forgotten. `imagined` is one that fits what it sees, and not the real
    // one.
    void look(std::unique_ptr<match::AnyMatch> imagined, Seat seat);

    static bool is_asked(std::string_view type) { return type == "sample" || type == "simulate" || type == "forget"; }
    // The answer to a sample or simulate, or a problem; nothing where none is due. From any thread.
    std::optional<boost::json::object> answer(const boost::json::object& request);

 private:
    using Reply = std::variant<boost::json::object, std::string>;  // or the reason why not

    Reply sample(const protocol::program::Sample& wanted);
    Reply simulate(const protocol::program::Simulate& wanted);
    Reply forget(const protocol::program::Forget& wanted);
    std::optional<std::string> play_line(match::AnyMatch& match, const protocol::program::Simulate& wanted);
    std::variant<boost::json::object, std::string> finished(const match::AnyMatch& match,
                                                            const protocol::program::Finish& wanted);

    static constexpr std::uint64_t kStream = 0x3021D5;  // apart from the streams of players and chance

    std::mutex busy_;
    Rng rng_;
    MakeFinisher make_finisher_;
    std::unique_ptr<match::AnyMatch> seen_;
    Seat seat_ = 0;
    std::map<std::int64_t, std::unique_ptr<match::AnyMatch>> worlds_;
    std::int64_t last_ = 0;
};

}  // namespace wharf::engines
