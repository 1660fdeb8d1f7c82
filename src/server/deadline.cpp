#include "server/deadline.h"

#include <algorithm>

namespace wharf::server {

Deadline::Deadline(Loop& loop, std::function<void()> reached)
    : state_(std::make_shared<State>(State{loop, std::move(reached), 0, 0})) {}

void Deadline::set(Time when) {
    state_->wanted = when;
    if (when != 0 && (state_->armed == 0 || when < state_->armed)) arm(state_);
}

void Deadline::arm(const std::shared_ptr<State>& state) {
    state->armed = state->wanted;
    const std::chrono::milliseconds wait(std::max<Time>(state->wanted - now_ms(), 0));
    state->loop.after(wait, [weak = std::weak_ptr(state), armed = state->armed] {
        if (const auto there = weak.lock()) look(there, armed);
    });
}

void Deadline::look(const std::shared_ptr<State>& state, Time armed) {
    if (state->armed != armed) return;  // an earlier one has taken its place
    state->armed = 0;
    if (state->wanted == 0) return;
    if (state->wanted > now_ms()) return arm(state);
    state->wanted = 0;
    state->reached();
}

}  // namespace wharf::server
