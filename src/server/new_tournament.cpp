#include "server/new_tournament.h"

#include "catalog/catalog.h"
#include "server/errors.h"
#include "server/names.h"
#include "server/table_event.h"

namespace wharf::server {

using protocol::Error;

namespace {

constexpr Time kFarthestStart = 90 * kDay;
constexpr std::int64_t kPauseLive = 15;
constexpr std::int64_t kAppearLive = 120;
constexpr std::int64_t kMostPlayers = 256;

}  // namespace

std::variant<TournamentSetup, Error> setup_of(const protocol::NewTournament& wanted) {
    const match::AnyGame* game = catalog::find_game(wanted.game.value);
    if (game == nullptr) return errors::kNoSuchGame();
    auto name = accepted_name(wanted.name.value);
    if (auto* refused = std::get_if<Error>(&name)) return std::move(*refused);
    TournamentSetup setup;
    setup.name = std::get<std::string>(std::move(name));
    setup.kind = wanted.kind;
    setup.game = wanted.game.value;
    setup.rules = game->rules_version();
    setup.players = wanted.players.value;
    setup.options = wanted.options.value_or(boost::json::object());
    const auto config = config_of(*game, game->rules_version(), static_cast<int>(setup.players), setup.options);
    if (const auto* refused = std::get_if<Error>(&config)) return *refused;
    setup.pace = wanted.pace.value_or(protocol::Pace::live);
    setup.clock = wanted.clock;
    const bool is_live = setup.pace == protocol::Pace::live;
    if (setup.kind == TournamentKind::swiss && !wanted.rounds) return errors::kRoundsWanted();
    if (setup.kind == TournamentKind::arena && !wanted.minutes) return errors::kMinutesWanted();
    if (wanted.rounds) setup.rounds = wanted.rounds->value;
    if (wanted.minutes) setup.minutes = wanted.minutes->value;
    setup.pause = wanted.pause ? wanted.pause->value : is_live ? kPauseLive : 0;
    setup.appear = is_live ? (wanted.appear ? wanted.appear->value : kAppearLive) : 0;
    setup.most = wanted.most ? wanted.most->value : kMostPlayers;
    setup.rated = wanted.rated.value_or(false);
    setup.bots = wanted.bots.value_or(false);
    setup.duplicate = wanted.duplicate.value_or(false);
    if (setup.duplicate && setup.kind != TournamentKind::swiss) return errors::kDuplicateNeedsRounds();
    setup.fill = wanted.fill;
    const Time starts = wanted.starts ? wanted.starts->value : 0;
    if (starts != 0 && starts < now_ms()) return errors::kStartIsPast();
    if (starts > now_ms() + kFarthestStart) return errors::kStartTooFar();
    return setup;
}

}  // namespace wharf::server
