// Skeleton Game's moves as texts, what is asked, and what is said of a move.
#include "games/skeleton_game/messages.h"
#include "games/skeleton_game/text.h"
#include "text/refusals.h"

namespace wharf::skeleton_game {

std::span<const text::Option> SkeletonGameText::options() { return {}; }

text::MessageKinds SkeletonGameText::messages() { return says::kAll; }

text::MoveForms SkeletonGameText::forms() {
    static constexpr text::MoveForm kForms[] = {
        {"start", "start {start}", {text::seat("start")}},
        {"token", "token {value}", {text::number("value")}},
        {"keep", "keep"},
        {"pass", "pass"},
    };
    return kForms;
}

std::string SkeletonGameText::write(Action action) {
    switch (action.kind) {
        case Kind::start: return "start " + std::to_string(action.value);
        case Kind::token: return "token " + std::to_string(action.value);
        case Kind::keep: return "keep";
        case Kind::pass: return "pass";
    }
    return {};
}

// Everybody sees everything.
std::optional<std::string> SkeletonGameText::write_seen(const State&, Seat, Action action, Seat) {
    return write(action);
}

text::Message SkeletonGameText::prompt(const View& view) {
    switch (view.table.pending) {
        case Pending::choice: return says::kAskChoice(view.table.token);
        case Pending::over: return says::kOver();
        default: return says::kChance();
    }
}

// What it does to the points of the one who gets the token.
text::Messages SkeletonGameText::hint(const View& view, Action action) {
    const Seat active = active_seat(view.table);
    if (action.kind != Kind::keep && action.kind != Kind::pass) return {};
    const Seat taker = action.kind == Kind::keep ? active : next_seat(view.table, active);
    State after{view.table};
    SkeletonGame::apply(after, active, action);
    return {says::kPoints(taker, score(view.table.tokens[taker]), score(after.table.tokens[taker]))};
}

// Both moves are legal whenever one is asked for.
text::Refusal SkeletonGameText::refuse(const View& view, std::string_view move) {
    if (move == "keep" || move == "pass") return text::not_now(prompt(view), "S2.2");
    return text::unknown(says::kVerbs());
}

}  // namespace wharf::skeleton_game
