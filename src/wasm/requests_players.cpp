// Requests to the computer players.
#include <algorithm>
#include <random>

#include "catalog/catalog.h"
#include "match/faults.h"
#include "nets/net_file.h"
#include "text/plain.h"
#include "wasm/requests.h"

namespace wharf::wasm {

namespace json = boost::json;

namespace {

std::uint64_t seed_of(const std::optional<protocol::Seed>& seed) {
    if (seed) return static_cast<std::uint64_t>(seed->value);
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

// The specification is read by number parsers that stop the module at the absurd: digits only come that far.
bool is_plain(std::string_view spec) {
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ':' || c == '.' || c == '~';
    };
    const std::size_t colon = spec.find(':');
    return std::all_of(spec.begin(), spec.end(), plain) &&
           (colon == std::string_view::npos || spec.find('e', colon) == std::string_view::npos);
}

// A match, a seat that may act there, and a player for it.
struct Thinker {
    std::unique_ptr<match::AnyMatch> own;  // where a document was given
    const match::AnyMatch* match = nullptr;
    Seat seat = 0;
    std::unique_ptr<players::AnyPlayer> player;
};

std::optional<text::Problem> find_match(EngineState& state, const std::optional<protocol::MatchNumber>& number,
                                        std::optional<json::object>& document, Thinker& thinker) {
    if (document) {
        auto read = match::read_record(std::move(*document), catalog::find_game);
        if (auto* fault = std::get_if<text::Problem>(&read)) return std::move(*fault);
        thinker.own = std::move(std::get<match::Record>(read).match);
        thinker.match = thinker.own.get();
    } else if (const OpenMatch* opened = number ? state.matches.find(number->value) : nullptr) {
        thinker.match = &opened->match();
    } else {
        return no_such_match();
    }
    return std::nullopt;
}

Answered<Thinker> thinker_for(EngineState& state, protocol::Think& request) {
    Thinker thinker;
    if (auto fault = find_match(state, request.match, request.document, thinker)) return std::move(*fault);
    thinker.seat = static_cast<Seat>(request.seat.value);
    if (!thinker.match->to_act().contains(thinker.seat)) return text::Problem{"seat", faults::kNotAsked()};
    const std::string& player = request.player.value;
    auto spec = players::read_spec(is_plain(player) ? player : "");
    if (auto* fault = std::get_if<text::Problem>(&spec)) {
        fault->field = "player";
        return std::move(*fault);
    }
    const match::AnyGame& game = thinker.match->game();
    thinker.player =
        catalog::make_player(game, std::get<players::Spec>(spec), seed_of(request.seed), state.nets.find(game));
    if (!thinker.player) return text::Problem{"player", faults::kNoNetLoaded(game.title())};
    return thinker;
}

}  // namespace

Answered<protocol::Thought> obey(EngineState& state, protocol::Think& request) {
    auto found = thinker_for(state, request);
    if (auto* fault = std::get_if<text::Problem>(&found)) return std::move(*fault);
    const Thinker& thinker = std::get<Thinker>(found);
    return protocol::Thought{thinker.player->choose(*thinker.match, thinker.seat)};
}

Answered<protocol::NetLoaded> load_net(EngineState& state, std::string_view bytes) {
    auto read = nets::read_net(bytes);
    if (auto* fault = std::get_if<text::Problem>(&read)) return std::move(*fault);
    nets::Net& net = std::get<nets::Net>(read);
    const match::AnyGame* game = catalog::find_game(net.purpose.game);
    if (game == nullptr) return text::Problem{"game", match::faults::kNoSuchGame(text::plain(net.purpose.game))};
    if (auto unfit = nets::unfit_for(catalog::net_purpose(*game), net)) return std::move(*unfit);
    protocol::NetLoaded answer{std::string(game->id()), hex(net.hash)};
    state.nets.keep(*game, std::move(net));
    return answer;
}

}  // namespace wharf::wasm
