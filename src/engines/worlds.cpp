#include "engines/worlds.h"

#include <algorithm>

#include "engines/reasons.h"
#include "match/any_game.h"
#include "match/record.h"
#include "protocol/scene.h"
#include "text/plain.h"

namespace wharf::engines {

namespace {

namespace json = boost::json;
namespace program = protocol::program;

// All decisions of any game, and more.
constexpr int kToTheEnd = 1'000'000;

json::value mover(Seat seat) { return seat == kChance ? json::value("chance") : json::value(seat); }

std::vector<Seat> members(SeatSet set) {
    if (set.is_chance()) return {kChance};
    std::vector<Seat> seats;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (set.contains(seat)) seats.push_back(seat);
    return seats;
}

template <class Numbers>
json::array first(const Numbers& numbers, int count) {
    json::array list;
    for (int i = 0; i < count; ++i) list.emplace_back(numbers[i]);
    return list;
}

void add_moves(json::object& to, const match::AnyMatch& match) {
    json::array acting;
    json::object legal;
    for (const Seat seat : members(match.to_act())) {
        acting.push_back(mover(seat));
        json::array texts;
        json::array weights;
        if (seat == kChance) {
            for (const match::LegalMove& outcome : match.legal(kChance)) {
                texts.emplace_back(outcome.text);
                weights.emplace_back(outcome.weight);
            }
            to["weights"] = std::move(weights);
        } else {
            for (const std::string& text : match.legal_texts(seat)) texts.emplace_back(text);
        }
        legal[match::seat_word(seat)] = std::move(texts);
    }
    to["to_act"] = std::move(acting);
    to["legal"] = std::move(legal);
}

// Sums over finished games, by seat.
struct Sums {
    double shares[kMaxSeats] = {};
    double scores[kMaxSeats] = {};

    void add(const Outcome& outcome, int players) {
        const auto firsts = std::count(outcome.rank, outcome.rank + players, 1);
        for (int seat = 0; seat < players; ++seat) {
            if (outcome.rank[seat] == 1) shares[seat] += 1.0 / static_cast<double>(firsts);
            scores[seat] += outcome.score[seat];
        }
    }
    json::object means(int players, int games) const {
        json::array share;
        json::array score;
        for (int seat = 0; seat < players; ++seat) {
            share.emplace_back(shares[seat] / games);
            score.emplace_back(scores[seat] / games);
        }
        return {{"games", games}, {"shares", std::move(share)}, {"scores", std::move(score)}};
    }
};

}  // namespace

void Worlds::look(std::unique_ptr<match::AnyMatch> imagined, Seat seat) {
    const std::lock_guard lock(busy_);
    worlds_.clear();
    seen_ = std::move(imagined);
    seat_ = seat;
}

std::optional<json::object> Worlds::answer(const json::object& request) {
    const std::lock_guard lock(busy_);
    json::object fields = request;
    const std::string type(fields["type"].as_string());
    fields.erase("type");
    const auto read = [&](auto wanted, auto work) -> Reply {
        protocol::Fault fault;
        protocol::read(json::value(fields), wanted, {}, fault);
        if (fault.found()) return reason_of(*fault.problem());
        return (this->*work)(wanted);
    };
    Reply reply = type == "sample"     ? read(program::Sample{}, &Worlds::sample)
                  : type == "simulate" ? read(program::Simulate{}, &Worlds::simulate)
                                       : read(program::Forget{}, &Worlds::forget);
    json::object answer;
    if (auto* done = std::get_if<json::object>(&reply)) {
        if (type == "forget") return std::nullopt;
        answer = std::move(*done);
    } else {
        answer = {{"type", "problem"}, {"reason", type + ": " + std::get<std::string>(reply)}};
    }
    for (const char* name : {"match", "ask"})
        if (const json::value* value = request.if_contains(name); value != nullptr && value->is_number())
            answer[name] = *value;
    return answer;
}

Worlds::Reply Worlds::sample(const program::Sample& wanted) {
    if (!seen_) return "nothing has been seen yet: worlds fit the scene of the last move? or ponder";
    const std::size_t count = wanted.count ? static_cast<std::size_t>(wanted.count->value) : 1;
    if (worlds_.size() + count > kMost) return "there are " + std::to_string(kMost) + " worlds at most: forget some";
    json::array numbers;
    json::array positions;
    for (std::size_t i = 0; i < count; ++i) {
        auto& world = worlds_[++last_] = seen_->imagined(seat_, rng_);
        numbers.emplace_back(last_);
        if (wanted.positions.value_or(false)) positions.push_back(match::write_position(*world));
    }
    json::object answer{{"type", "worlds"}, {"worlds", std::move(numbers)}};
    if (wanted.positions.value_or(false)) answer["positions"] = std::move(positions);
    return answer;
}

Worlds::Reply Worlds::simulate(const program::Simulate& wanted) {
    const auto found = worlds_.find(wanted.world.value);
    if (found == worlds_.end())
        return "there is no world " + std::to_string(wanted.world.value) + ": they are forgotten at the next move?";
    if (wanted.keep.value_or(false) && worlds_.size() >= kMost)
        return "there are " + std::to_string(kMost) + " worlds at most: forget some";
    auto match = found->second->clone();
    const int before = match->move_count();
    if (auto refusal = play_line(*match, wanted)) return std::move(*refusal);
    if (wanted.scene && wanted.scene->value >= match->players()) return "scene: there is no such seat";
    json::object answer{{"type", "simulated"}};
    if (wanted.legal.value_or(true)) add_moves(answer, *match);
    answer["over"] = match->is_over();
    const Outcome outcome = match->outcome();
    answer["scores"] = first(outcome.score, match->players());
    answer["ranks"] = first(outcome.rank, match->players());
    if (wanted.tell.value_or(false)) {
        json::array told;
        for (const match::Move& move : match->moves(before)) told.push_back(json::array{mover(move.seat), move.text});
        answer["told"] = std::move(told);
    }
    if (wanted.scene) answer["scene"] = protocol::scene(*match, static_cast<Seat>(wanted.scene->value));
    if (wanted.finish) {
        auto means = finished(*match, *wanted.finish);
        if (auto* reason = std::get_if<std::string>(&means)) return std::move(*reason);
        answer["means"] = std::get<json::object>(std::move(means));
    }
    if (wanted.keep.value_or(false)) {
        worlds_[++last_] = std::move(match);
        answer["world"] = last_;
    }
    return answer;
}

Worlds::Reply Worlds::forget(const program::Forget& wanted) {
    for (const auto& world : wanted.worlds.items) worlds_.erase(world.value);
    return json::object{};
}

// Chance and forced moves happen by themselves between the moves of the line, unless the line has them itself.
std::optional<std::string> Worlds::play_line(match::AnyMatch& match, const program::Simulate& wanted) {
    match::SeededChance chance(Rng{rng_.next(), 0});
    const bool waits = wanted.wait.value_or(false);
    const auto settle = [&](bool drawn) { drawn ? match.settle(chance) : match.settle_forced(); };
    std::size_t number = 0;
    for (const program::LineMove& move : wanted.moves ? wanted.moves->items : std::vector<program::LineMove>{}) {
        const Seat seat = move.seat.seat;
        if (match.play(seat, move.text)) {
            settle(seat != kChance && !waits);
            if (const auto refusal = match.play(seat, move.text))
                return "moves[" + std::to_string(number) + "] \"" + text::plain(move.text, 60) +
                       "\": " + reason_of(*refusal, match.game().id());
        }
        number += 1;
    }
    settle(!waits);
    return std::nullopt;
}

std::variant<json::object, std::string> Worlds::finished(const match::AnyMatch& match, const program::Finish& wanted) {
    const int games = wanted.games ? static_cast<int>(wanted.games->value) : 1;
    const int decisions = wanted.decisions ? static_cast<int>(wanted.decisions->value) : kToTheEnd;
    Sums sums;
    if (wanted.player.value == "random") {
        for (int game = 0; game < games; ++game) sums.add(match.played_randomly(rng_, decisions), match.players());
        return sums.means(match.players(), games);
    }
    const auto player = make_finisher_ ? make_finisher_(match.game(), wanted.player.value, rng_.next()) : nullptr;
    if (!player)
        return "finish.player \"" + text::plain(wanted.player.value, 24) +
               "\" is none: random, greedy, or one that does not search";
    for (int game = 0; game < games; ++game) {
        const auto played = match.clone();
        match::SeededChance chance(Rng{rng_.next(), 0});
        int left = decisions;
        for (played->settle(chance); !played->is_over() && left-- > 0; played->settle(chance)) {
            const Seat seat = played->to_act().first();
            played->play(seat, player->choose(*played, seat));
        }
        sums.add(played->outcome(), match.players());
    }
    return sums.means(match.players(), games);
}

}  // namespace wharf::engines
