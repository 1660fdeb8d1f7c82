#include "server/levels.h"

#include "catalog/catalog.h"

namespace wharf::server {

std::string choose_at_level(const match::AnyMatch& match, Seat seat, protocol::Level level) {
    match::SystemChance chance;
    const std::uint64_t seed = (std::uint64_t{chance.below(0xFFFFFFFF)} << 32U) | chance.below(0xFFFFFFFF);
    const auto spec = std::get<players::Spec>(players::read_spec(boost::describe::enum_to_string(level, "normal")));
    return catalog::make_player(match.game(), spec, seed)->choose(match, seat);
}

}  // namespace wharf::server
