#include "server/deadline.h"

#include <algorithm>

namespace wharf::server {

Deadline::Deadline(Loop& loop, std::function<void()> reached)
    : state_(std::make_shared<State>(State{loop, std::move(reached)})) {}

void Deadline::set(Time when) {
    state_->wanted = when;
    if (when == 0) return;
    state_->until = Clock::now() + std::chrono::milliseconds(std::max<Time>(when - now_ms(), 0));
    if (!state_->armed || state_->until < *state_->armed) arm(state_);
}

void Deadline::arm(const std::shared_ptr<State>& state) {
    state->armed = state->until;
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(state->until - Clock::now());
    state->loop.after(wait, [weak = std::weak_ptr(state), armed = state->until] {
        if (const auto there = weak.lock()) look(there, armed);
    });
}

void Deadline::look(const std::shared_ptr<State>& state, Clock::time_point armed) {
    if (state->armed != armed) return;  // an earlier one has taken its place
    state->armed.reset();
    if (state->wanted == 0) return;
    if (state->until > Clock::now()) return arm(state);
    state->wanted = 0;
    state->reached();
}

}  // namespace wharf::server
