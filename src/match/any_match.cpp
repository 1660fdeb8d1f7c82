#include "match/any_match.h"

namespace wharf::match {

boost::json::object AnyMatch::view(Seat observer) const {
    return text::parse_own(text::json_text([&](text::JsonText& to) { write_view(observer, to); }));
}

void AnyMatch::settle_forced() {
    for (bool going = true; going;) {
        going = false;
        const SeatSet acting = to_act();
        const auto play_only = [&](Seat seat) {
            if (!to_act().contains(seat)) return;
            const std::vector<LegalMove> moves = legal(seat);
            if (moves.size() != 1) return;
            play(seat, moves.front().text);
            going = true;
        };
        if (acting.is_chance()) play_only(kChance);
        for (Seat seat = 0; seat < kMaxSeats && !acting.is_chance(); ++seat)
            if (acting.contains(seat)) play_only(seat);
    }
}

}  // namespace wharf::match
