// Who is at a table, since when somebody is not, and when a computer player takes over for him. No I/O here.
#pragma once

#include <array>
#include <optional>

#include "server/table_state.h"

namespace wharf::server {

class Presence {
 public:
    static constexpr Time kLongestTurn = 86'400'000;

    // Whether somebody listens for a seat.
    void note(Seat seat, bool is_here, Time now);
    // Something happened that all could see: who is waited for is waited for anew.
    void went_on(Time now) { went_on_ = now; }

    struct Substitution {
        Seat seat = kSpectator;
        Time at = 0;

        friend bool operator==(const Substitution&, const Substitution&) = default;
    };
    // The first of those who are waited for and away, while somebody else who plays is there and waits, and when
    // `patience` with him is at its end; in a rated game also who is there and does not move for a day. Nothing where
    // clocks run: they decide; but who has never come to a table of a tournament is not waited for so long.
    std::optional<Substitution> next_substitution(const TableState& table, Time patience) const;

 private:
    std::optional<Substitution> next_absent(const TableState& table) const;

    std::array<Time, kMaxSeats> gone_since_{};  // 0: he is here
    std::array<bool, kMaxSeats> came_{};        // was here since this node knows the table
    Time went_on_ = 0;
};

}  // namespace wharf::server
