#include "engines/foreign_player.h"

#include <algorithm>

#include "match/any_game.h"
#include "match/record.h"
#include "players/forfeit.h"
#include "protocol/scene.h"
#include "text/plain.h"

namespace wharf::engines {

namespace {

namespace json = boost::json;
using players::Forfeit;

Clock::time_point after(double seconds) {
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

std::string seconds_text(double seconds) {
    std::string text = std::to_string(seconds);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text + " s";
}

std::string text_in(const json::object& object, std::string_view name) {
    const json::value* value = object.if_contains(name);
    return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

// "values" may be left out; if there, it is a number for every seat.
bool has_good_values(const json::object& answer, int players) {
    const json::value* values = answer.if_contains("values");
    if (values == nullptr) return true;
    return values->is_array() && values->get_array().size() == static_cast<std::size_t>(players) &&
           std::all_of(values->get_array().begin(), values->get_array().end(),
                       [](const json::value& value) { return value.is_number(); });
}

json::object hello(const match::AnyMatch& match, Seat seat, std::uint64_t seed) {
    const Config* config = match.config();
    return {{"type", "hello"},
            {"protocol", kProtocol},
            {"game", match.game().id()},
            {"rules", match.rules_version()},
            {"players", match.players()},
            {"seat", seat},
            {"options", config != nullptr ? json::value(match::write_options(match.game(), *config)) : nullptr},
            {"seed", seed >> 11U}};  // 53 bits, which every JSON reader keeps
}

}  // namespace

std::string ForeignPlayer::choose(const match::AnyMatch& match, Seat seat) {
    if (!process_) start(match, seat);
    const auto deadline = after(limits_.move_seconds);
    json::object request = news(match, seat, "move?");
    request["budget"] = json::object{{"seconds", limits_.move_seconds}};
    send(request, deadline, limits_.move_seconds);
    const json::object answer = receive(deadline, limits_.move_seconds);
    if (text_in(answer, "type") != "move")
        throw Forfeit("garbage: a message of type \"" + text::plain(text_in(answer, "type"), 40) +
                      "\" instead of a move");
    if (!has_good_values(answer, match.players()))
        throw Forfeit("garbage: \"values\" must be a list with one number for each seat");
    std::string move = text_in(answer, "move");
    for (const match::LegalMove& legal : match.legal(seat))
        if (legal.text == move) return move;
    const auto refusal = match.clone()->play(seat, move);
    // It may want to write down why; whether it does is its own affair.
    process_->send(json::serialize(json::object{{"type", "refused"}, {"refusal", protocol::refusal(*refusal)}}),
                   after(0.1), limits_.stop);
    process_->end(std::chrono::milliseconds(200));
    throw Forfeit("illegal move \"" + text::plain(move, 60) + "\": " + std::string(refusal->message.key()));
}

void ForeignPlayer::game_over(const match::AnyMatch& match, Seat seat) {
    if (!process_) return;
    // The game is decided: a program that no longer listens only misses its end.
    process_->send(json::serialize(news(match, seat, "end")), after(limits_.end_seconds), limits_.stop);
    process_->end(std::chrono::milliseconds(static_cast<int>(1000 * limits_.end_seconds)));
    process_.reset();
}

void ForeignPlayer::start(const match::AnyMatch& match, Seat seat) {
    auto started = Process::start(command_);
    if (const auto* problem = std::get_if<std::string>(&started)) throw Forfeit(*problem);
    process_.emplace(std::move(std::get<Process>(started)));
    const auto deadline = after(limits_.start_seconds);
    send(hello(match, seat, seed_), deadline, limits_.start_seconds);
    const json::object answer = receive(deadline, limits_.start_seconds);
    if (text_in(answer, "type") != "hello" || text_in(answer, "protocol") != kProtocol)
        throw Forfeit("garbage: its first message must be a hello of " + std::string(kProtocol));
}

void ForeignPlayer::send(const json::object& message, Clock::time_point deadline, double seconds) {
    // One that has ended may have written something before; what that was, and then its end, is read next.
    const auto silence = process_->send(json::serialize(message), deadline, limits_.stop);
    if (silence && *silence != Silence::ended) fail(*silence, seconds);
}

json::object ForeignPlayer::receive(Clock::time_point deadline, double seconds) {
    for (;;) {
        const auto line = process_->receive(deadline, limits_.stop);
        if (const auto* silence = std::get_if<Silence>(&line)) fail(*silence, seconds);
        const std::string& text = std::get<std::string>(line);
        boost::system::error_code error;
        const json::value message = json::parse(text, error);
        if (error || !message.is_object()) throw Forfeit("garbage: \"" + text::plain(text, 60) + "\"");
        const std::string type = text_in(message.get_object(), "type");
        if (type == "error") throw Forfeit("gave up: " + text::plain(text_in(message.get_object(), "reason"), 120));
        if (type != "info") return message.get_object();
    }
}

void ForeignPlayer::fail(Silence silence, double seconds) {
    switch (silence) {
        case Silence::timed_out: throw Forfeit("time-out: no answer within " + seconds_text(seconds));
        case Silence::too_long: throw Forfeit("garbage: a line without an end");
        case Silence::stopped: throw Forfeit("stopped");
        case Silence::ended: break;
    }
    throw Forfeit("crash: it ended before it answered (" + process_->end(std::chrono::milliseconds(500)) + ")");
}

// What the seat was told since it was last asked, and what it sees now. After a move was taken back everything is told
// again.
json::object ForeignPlayer::news(const match::AnyMatch& match, Seat seat, std::string_view type) {
    std::vector<match::Move> all = match.seen(seat);
    const bool goes_on = all.size() >= told_.size() && std::equal(told_.begin(), told_.end(), all.begin());
    json::array fresh;
    for (std::size_t i = goes_on ? told_.size() : 0; i < all.size(); ++i)
        fresh.push_back(protocol::told(match.game(), all[i]));
    json::object message{{"type", type}, {"told", std::move(fresh)}};
    if (!goes_on) message["again"] = true;
    message["scene"] = protocol::scene(match, seat);
    told_ = std::move(all);
    return message;
}

}  // namespace wharf::engines
