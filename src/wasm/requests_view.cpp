// Requests about what an observer may know of a match.
#include <algorithm>

#include "protocol/scene.h"
#include "text/plain.h"
#include "wasm/requests.h"

namespace wharf::wasm {

namespace json = boost::json;

namespace {

// The match after its first `count` moves, where that is asked for; the match itself otherwise.
struct Moment {
    const match::AnyMatch* match = nullptr;
    std::unique_ptr<match::AnyMatch> past;
};

Moment moment_of(const Open& opened, const Asked& asked) {
    Moment moment{&opened.match(), nullptr};
    if (asked.value("count") == nullptr) return moment;
    const auto count = asked.number("count", 0, opened.match().move_count());
    if (!count) return {};
    moment.past = opened.match().clone();
    moment.past->rewind(static_cast<int>(*count));
    moment.match = moment.past.get();
    return moment;
}

}  // namespace

json::object scene(Table& table, const Asked& asked) {
    const Open* opened = table.find(asked);
    if (opened == nullptr) return problem("there is no such match");
    const auto seat = asked.observer(opened->match().players());
    if (!seat) return problem("scene wants a seat, or null for a spectator");
    const Moment moment = moment_of(*opened, asked);
    if (moment.match == nullptr) return problem("the match has not so many moves");
    return {{"scene", protocol::scene(*moment.match, *seat)}};
}

json::object told(Table& table, const Asked& asked) {
    const Open* opened = table.find(asked);
    if (opened == nullptr) return problem("there is no such match");
    const auto seat = asked.observer(opened->match().players());
    const int count = opened->match().move_count();
    const auto from = asked.number("from", 0, count);
    if (!seat || !from) return problem("told wants a seat and from, a number of moves made");
    // From the end, one move at a time: going back is cheap, and each step tells whether that move was told.
    const std::unique_ptr<match::AnyMatch> past = opened->match().clone();
    json::array list;
    for (int made = count; made > *from; --made) {
        past->rewind(made);
        for (const match::Move& move : past->seen(*seat, made - 1)) {
            json::object line = protocol::told(move);
            line["count"] = made;
            list.push_back(std::move(line));
        }
    }
    std::reverse(list.begin(), list.end());
    return {{"told", std::move(list)}, {"count", count}};
}

json::object why(Table& table, const Asked& asked) {
    const Open* opened = table.find(asked);
    if (opened == nullptr) return problem("there is no such match");
    const auto seat = asked.observer(opened->match().players());
    const auto move = asked.word("move");
    if (!seat || *seat == kSpectator || !move) return problem("why wants a seat and a move");
    const auto refusal = opened->match().clone()->play(*seat, *move);
    if (!refusal) return {};
    return {{"refusal", protocol::refusal(*refusal)}};
}

json::object record(Table& table, const Asked& asked) {
    const Open* opened = table.find(asked);
    if (opened == nullptr) return problem("there is no such match");
    if (asked.value("seat") == nullptr) return {{"record", match::write_record(opened->record)}};
    const auto seat = asked.observer(opened->match().players());
    if (!seat) return problem("there is no such seat");
    return {{"record", match::write_seen_record(opened->record, *seat)}};
}

json::object position(Table& table, const Asked& asked) {
    const Open* opened = table.find(asked);
    if (opened == nullptr) return problem("there is no such match");
    const Moment moment = moment_of(*opened, asked);
    if (moment.match == nullptr) return problem("the match has not so many moves");
    return {{"position", match::write_position(*moment.match)}};
}

}  // namespace wharf::wasm
