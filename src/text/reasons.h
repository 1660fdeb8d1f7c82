// Reasons for one move and against another of the same decision: facts in which they differ, to the first one's good.
#pragma once

#include "text/game_text.h"

namespace wharf::text {

// A game that has reasons of its own. What they say follows from the view and both moves, and can be looked up there;
// the weightiest first.
template <class T>
concept HasReasons = requires(const typename T::Rules::View& view, typename T::Rules::Action action) {
    { T::reasons(view, action, action) } -> std::same_as<Messages>;
};

// Where the better move has more of something, a message that says how much more.
inline void add_if_more(Messages& reasons, const MessageKind& kind, int better, int worse) {
    if (better > worse) reasons.push_back(kind(better - worse));
}

}  // namespace wharf::text
