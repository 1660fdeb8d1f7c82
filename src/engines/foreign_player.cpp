#include "engines/foreign_player.h"

#include <algorithm>

#include "engines/reasons.h"
#include "match/any_game.h"
#include "match/record.h"
#include "players/forfeit.h"
#include "protocol/scene.h"
#include "text/plain.h"

namespace wharf::engines {

namespace {

namespace json = boost::json;
using players::Forfeit;

json::object game_of(const match::AnyMatch& match, Seat seat) {
    const Config* config = match.config();
    return {{"game", match.game().id()},
            {"rules", match.rules_version()},
            {"players", match.players()},
            {"seat", seat},
            {"options", config != nullptr ? json::value(match::write_options(match.game(), *config)) : nullptr}};
}

}  // namespace

std::string ForeignPlayer::choose(const match::AnyMatch& match, Seat seat) {
    const bool has_bank = limits_.bank.seconds > 0;
    if (!game_) {
        json::object game = game_of(match, seat);
        if (has_bank) game["clock"] = clock(match.players(), seat);
        game_.emplace(programs_, std::move(game), limits_, seed_);
    }
    json::object fresh = news(match, seat);
    ForeignGame::Question question;
    question.told = std::move(fresh.at("told").get_array());
    question.again = fresh.contains("again");
    question.scene = std::move(fresh.at("scene").get_object());
    question.imagined = match.imagined(seat, rng_);
    question.seconds = limits_.move_seconds;
    if (has_bank) {
        question.clock = clock(match.players(), seat);
        question.seconds = std::min(question.seconds, std::max(0.0, limits_.bank.seconds - used_));
    }
    const auto begin = Clock::now();
    std::string move = game_->ask(std::move(question));
    used_ += std::chrono::duration<double>(Clock::now() - begin).count() - limits_.bank.increment;
    const std::vector<std::string> legal = match.legal_texts(seat);
    if (std::find(legal.begin(), legal.end(), move) != legal.end()) {
        if (game_->ponders()) let_ponder(match, seat, move);
        return move;
    }
    const auto refusal = match.clone()->play(seat, move);
    game_->refuse(protocol::refusal(*refusal));
    throw Forfeit("illegal move \"" + text::plain(move, 60) + "\": " + reason_of(*refusal, match.game().id()));
}

void ForeignPlayer::game_over(const match::AnyMatch& match, Seat seat) {
    if (!game_) return;
    game_->end(news(match, seat));
    game_.reset();
}

json::object ForeignPlayer::clock(int players, Seat seat) const {
    json::array left;
    for (Seat other = 0; other < players; ++other)
        left.push_back(other == seat ? json::value(std::max(0.0, limits_.bank.seconds - used_)) : json::value(nullptr));
    return {{"left", std::move(left)}, {"increment", limits_.bank.increment}};
}

// What it sees right after its move, before anybody else or chance has done anything.
void ForeignPlayer::let_ponder(const match::AnyMatch& match, Seat seat, const std::string& move) {
    const auto next = match.clone();
    next->play(seat, move);
    game_->ponder(protocol::scene(*next, seat), next->imagined(seat, rng_));
}

// After a move was taken back everything is told again.
json::object ForeignPlayer::news(const match::AnyMatch& match, Seat seat) {
    std::vector<match::Move> all = match.seen(seat);
    const bool goes_on = all.size() >= told_.size() && std::equal(told_.begin(), told_.end(), all.begin());
    json::array fresh;
    for (std::size_t i = goes_on ? told_.size() : 0; i < all.size(); ++i)
        fresh.push_back(protocol::told(match.game(), all[i]));
    json::object message{{"told", std::move(fresh)}};
    if (!goes_on) message["again"] = true;
    message["scene"] = protocol::scene(match, seat);
    told_ = std::move(all);
    return message;
}

}  // namespace wharf::engines
