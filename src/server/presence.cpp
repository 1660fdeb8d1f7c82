#include "server/presence.h"

#include <algorithm>

namespace wharf::server {

namespace {

void keep_earlier(std::optional<Presence::Substitution>& earliest, Presence::Substitution other) {
    if (!earliest || other.at < earliest->at) earliest = other;
}

}  // namespace

void Presence::note(Seat seat, bool is_here, Time now) {
    came_[seat] = came_[seat] || is_here;
    if (is_here)
        gone_since_[seat] = 0;
    else if (gone_since_[seat] == 0)
        gone_since_[seat] = now;
}

std::optional<Presence::Substitution> Presence::next_substitution(const TableState& table, Time patience) const {
    if (table.status() != protocol::Status::playing || table.is_paused()) return std::nullopt;
    if (table.setup().tournament && table.setup().tournament->appear > 0) return next_absent(table);
    if (table.setup().clock) return std::nullopt;
    std::optional<Substitution> away;
    std::optional<Substitution> late;
    bool somebody_waits = false;
    for (Seat seat = 0; seat < table.seats().size(); ++seat) {
        const SeatState& state = table.seats()[seat];
        if (state.kind != protocol::SeatKind::person || state.substituted) continue;
        const bool is_here = gone_since_[seat] == 0;
        somebody_waits |= is_here;
        // Whom all see deciding: that he is not replaced must not betray that he has chosen in secret.
        if (!table.match()->waiting_for(kSpectator).contains(seat)) continue;
        if (!is_here) keep_earlier(away, {seat, std::max(gone_since_[seat], went_on_) + patience});
        if (table.setup().rated) keep_earlier(late, {seat, went_on_ + kLongestTurn});
    }
    if (away && somebody_waits) keep_earlier(late, *away);
    return late;
}

std::optional<Presence::Substitution> Presence::next_absent(const TableState& table) const {
    std::optional<Substitution> absent;
    for (Seat seat = 0; seat < table.seats().size(); ++seat) {
        const SeatState& state = table.seats()[seat];
        if (state.kind != protocol::SeatKind::person || state.substituted || gone_since_[seat] == 0) continue;
        if (came_[seat] || !table.match()->waiting_for(kSpectator).contains(seat)) continue;
        keep_earlier(absent, {seat, gone_since_[seat] + table.setup().tournament->appear * 1000});
    }
    return absent;
}

}  // namespace wharf::server
