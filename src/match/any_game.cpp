#include "match/any_game.h"

namespace wharf::match {

Config AnyGame::default_config(int players) const {
    Config config;
    config.players = static_cast<std::uint8_t>(players);
    for (std::size_t i = 0; i < options().size(); ++i) config.options[i] = option_values(static_cast<int>(i)).values[0];
    return config;
}

}  // namespace wharf::match
