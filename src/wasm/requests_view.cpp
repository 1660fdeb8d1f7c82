// Requests about what an observer may know of a match.

#include "protocol/scene.h"
#include "wasm/requests.h"

namespace wharf::wasm {

namespace json = boost::json;

namespace {

// The match after its first `count` moves, where that is asked for; the match itself otherwise.
struct Moment {
    const match::AnyMatch* match = nullptr;
    std::unique_ptr<match::AnyMatch> past;
};

Moment moment_of(const OpenMatch& opened, const std::optional<protocol::MoveCount>& count) {
    Moment moment{&opened.match(), nullptr};
    if (!count) return moment;
    if (count->value > opened.match().move_count()) return {};
    moment.past = opened.match().clone();
    moment.past->rewind(static_cast<int>(count->value));
    moment.match = moment.past.get();
    return moment;
}

// The seat, or nothing if nobody sits there.
std::optional<Seat> observer_of(const protocol::Observer& seat, const match::AnyMatch& match) {
    if (!seat.value) return kSpectator;
    if (seat.value->value >= match.players()) return std::nullopt;
    return static_cast<Seat>(seat.value->value);
}

text::Problem no_such_seat() { return {"seat", text::faults::kNoSeat()}; }
text::Problem not_so_many_moves(const OpenMatch& opened) {
    return {"count", text::faults::kOutOfRange(0, opened.match().move_count())};
}

// What an observer was told from the move number `from` on, each with the moves made by then.
protocol::Written<std::vector<protocol::ToldMove>> told_from(const match::AnyMatch& match, Seat observer, int from) {
    // From the end, one move at a time: going back is cheap, and each step tells whether that move was told.
    struct Line {
        match::Move move;
        int count;
    };
    std::vector<Line> lines;
    const std::unique_ptr<match::AnyMatch> past = match.clone();
    for (int made = match.move_count(); made > from; --made) {
        past->rewind(made);
        auto seen = past->seen(observer, made - 1);
        for (match::Move& move : seen) lines.push_back({std::move(move), made});
    }
    return {text::json_text([&](text::JsonText& to) {
        to.open('[');
        for (auto line = lines.rbegin(); line != lines.rend(); ++line)
            protocol::write_told(to, match.game(), line->move, line->count);
        to.close(']');
    })};
}

protocol::Written<protocol::Scene> scene_of(const match::AnyMatch& match, Seat observer) {
    return {text::json_text([&](text::JsonText& to) { protocol::write_scene(to, match, observer); })};
}

// The seats of a list that this match has.
std::vector<Seat> seats_of(const protocol::SeatNumbers& list, const match::AnyMatch& match) {
    std::vector<Seat> seats;
    for (const protocol::SeatNumber& seat : list.items)
        if (seat.value < match.players()) seats.push_back(static_cast<Seat>(seat.value));
    return seats;
}

std::optional<Seat> first_asked(const match::AnyMatch& match, const std::vector<Seat>& seats) {
    const SeatSet asked = match.to_act();
    for (const Seat seat : seats)
        if (!asked.is_chance() && asked.contains(seat)) return seat;
    return std::nullopt;
}

std::vector<protocol::ChanceOutcome> outcomes_of(const match::AnyMatch& match) {
    std::vector<protocol::ChanceOutcome> outcomes;
    for (match::LegalMove& outcome : match.legal(kChance)) {
        std::string fields = json::serialize(protocol::move_fields(match.game(), outcome.text));
        outcomes.push_back({std::move(outcome.text), {std::move(fields)}, outcome.weight});
    }
    return outcomes;
}

}  // namespace

std::optional<protocol::Seen> look_at(const OpenMatch& opened, const std::optional<protocol::Look>& look) {
    if (!look) return std::nullopt;
    const match::AnyMatch& match = opened.match();
    const std::vector<Seat> eyes = seats_of(look->eyes, match);
    const Seat first = eyes.empty() ? kSpectator : eyes.front();
    const Seat observer = first_asked(match, eyes).value_or(first);
    const std::int64_t from = observer == first && look->from ? look->from->value : 0;
    protocol::Seen seen;
    seen.count = match.move_count();
    if (!eyes.empty()) seen.seat.value = observer;
    seen.scene = scene_of(match, observer);
    seen.told = told_from(match, observer, static_cast<int>(from));
    seen.record.json = json::serialize(match::write_record(opened.record));
    if (match.to_act().is_chance()) seen.chance = outcomes_of(match);
    if (!look->computers) return seen;
    if (const auto thinks = first_asked(match, seats_of(*look->computers, match))) {
        seen.thinks.value = *thinks;
        seen.position.emplace().json = json::serialize(match::write_position(match));
    }
    return seen;
}

Answered<protocol::SceneShown> obey(EngineState& state, const protocol::ShowScene& request) {
    const OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const auto seat = observer_of(request.seat, opened->match());
    if (!seat) return no_such_seat();
    const Moment moment = moment_of(*opened, request.count);
    if (moment.match == nullptr) return not_so_many_moves(*opened);
    return protocol::SceneShown{scene_of(*moment.match, *seat)};
}

Answered<protocol::MovesTold> obey(EngineState& state, const protocol::TellMoves& request) {
    const OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const auto seat = observer_of(request.seat, opened->match());
    if (!seat) return no_such_seat();
    return protocol::MovesTold{told_from(opened->match(), *seat, static_cast<int>(request.from.value)),
                               opened->match().move_count()};
}

Answered<protocol::Why> obey(EngineState& state, const protocol::AskWhy& request) {
    const OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const auto refusal = opened->match().clone()->play(static_cast<Seat>(request.seat.value), request.move);
    protocol::Why why;
    if (refusal) why.refusal.emplace().json = json::serialize(protocol::refusal(*refusal));
    return why;
}

Answered<protocol::RecordWritten> obey(EngineState& state, const protocol::WriteRecord& request) {
    const OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    if (!request.seat) return protocol::RecordWritten{match::write_record(opened->record)};
    const auto seat = observer_of(*request.seat, opened->match());
    if (!seat) return no_such_seat();
    return protocol::RecordWritten{match::write_seen_record(opened->record, *seat)};
}

Answered<protocol::PositionWritten> obey(EngineState& state, const protocol::WritePosition& request) {
    const OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const Moment moment = moment_of(*opened, request.count);
    if (moment.match == nullptr) return not_so_many_moves(*opened);
    return protocol::PositionWritten{match::write_position(*moment.match)};
}

}  // namespace wharf::wasm
