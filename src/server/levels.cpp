#include "server/levels.h"

#include <algorithm>

#include "catalog/catalog.h"

namespace wharf::server {

namespace {

// Measured with the nets that ship: a move without a search takes 0.02 to 0.2 ms, a search 0.05 to 0.06 ms for each of
// its iterations, whatever the game (twelve or sixty of them 0.7 and 3 ms, eight hundred 35 to 50 ms).
constexpr double kOneLook = 0.2;
constexpr double kIteration = 0.06;
// One look at every move, where no net ships.
constexpr double kLookahead = 5;
// What takes longer than so many milliseconds keeps others waiting.
constexpr double kQuick = 10;

players::Spec spec_of(protocol::Level level) {
    return std::get<players::Spec>(players::read_spec(boost::describe::enum_to_string(level, "normal")));
}

}  // namespace

std::string choose_at_level(const match::AnyMatch& match, Seat seat, protocol::Level level) {
    match::SystemChance chance;
    const std::uint64_t seed = (std::uint64_t{chance.below(0xFFFFFFFF)} << 32U) | chance.below(0xFFFFFFFF);
    return catalog::make_player(match.game(), spec_of(level), seed)->choose(match, seat);
}

double thinking_time(const match::AnyGame& game, int players, protocol::Level level) {
    players::Spec spec = spec_of(level);
    if (catalog::shipped_net(game) != nullptr) spec = catalog::level_spec(game, players, spec.level);
    if (spec.iterations == 0 && spec.seconds == 0) return spec.method == players::Method::net ? kOneLook : kLookahead;
    const double most = spec.seconds > 0 ? spec.seconds * 1000 : spec.iterations * kIteration;
    return spec.method == players::Method::net ? std::min(most, spec.iterations * kIteration) : most;
}

bool is_quick(const match::AnyGame& game, int players, protocol::Level level) {
    return thinking_time(game, players, level) <= kQuick;
}

}  // namespace wharf::server
