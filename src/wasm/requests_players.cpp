// Requests to the computer players.
#include <algorithm>
#include <random>

#include "catalog/catalog.h"
#include "protocol/scene.h"
#include "wasm/requests.h"

namespace wharf::wasm {

namespace json = boost::json;

namespace {

constexpr std::size_t kMostSpecBytes = 24;

std::uint64_t seed_of(const Asked& asked) {
    const auto seed = asked.number("seed", 0, std::int64_t{1} << 53);
    if (seed) return static_cast<std::uint64_t>(*seed);
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

// The specification is read by number parsers that stop the module at the absurd: digits only come that far.
bool is_plain(std::string_view spec) {
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ':' || c == '.'; };
    const std::size_t colon = spec.find(':');
    return spec.size() <= kMostSpecBytes && std::all_of(spec.begin(), spec.end(), plain) &&
           (colon == std::string_view::npos || spec.find('e', colon) == std::string_view::npos);
}

// A match, a seat that may act there, and a player for it; or a problem.
struct Thinker {
    const match::AnyMatch* match = nullptr;
    Seat seat = 0;
    std::unique_ptr<players::AnyPlayer> player;
    json::object fault;
};

Thinker thinker_for(Table& table, const Asked& asked) {
    Thinker thinker;
    const Open* opened = table.find(asked);
    if (opened == nullptr) {
        thinker.fault = problem("there is no such match");
        return thinker;
    }
    thinker.match = &opened->match();
    const auto seat = asked.observer(thinker.match->players());
    const auto spec_text = asked.word("player");
    if (!seat || !thinker.match->to_act().contains(*seat)) {
        thinker.fault = problem("nothing is asked of that seat now");
        return thinker;
    }
    thinker.seat = *seat;
    if (!spec_text || !is_plain(*spec_text)) {
        thinker.fault = problem("there is no such computer player");
        return thinker;
    }
    auto spec = players::read_spec(*spec_text);
    if (auto* fault = std::get_if<text::Problem>(&spec)) {
        thinker.fault = problem(fault->sentence());
        return thinker;
    }
    thinker.player = catalog::make_player(thinker.match->game(), std::get<players::Spec>(spec), seed_of(asked));
    return thinker;
}

json::object option_json(const players::Analysis::Option& option, int players) {
    json::array seats;
    for (int seat = 0; seat < players; ++seat) {
        const players::Analysis::Expectation& expected = option.seats[seat];
        seats.push_back(
            json::object{{"rank", expected.rank}, {"win_share", expected.win_share}, {"points", expected.points}});
    }
    json::array line;
    for (const match::Move& move : option.line) line.push_back(protocol::told(move));
    return {{"move", option.move}, {"visits", option.visits}, {"seats", std::move(seats)}, {"line", std::move(line)}};
}

}  // namespace

json::object think(Table& table, const Asked& asked) {
    Thinker thinker = thinker_for(table, asked);
    if (!thinker.player) return thinker.fault;
    return {{"move", thinker.player->choose(*thinker.match, thinker.seat)}};
}

json::object analyse(Table& table, const Asked& asked) {
    Thinker thinker = thinker_for(table, asked);
    if (!thinker.player) return thinker.fault;
    const players::Analysis analysis = thinker.player->analyse(*thinker.match, thinker.seat);
    json::array options;
    for (const players::Analysis::Option& option : analysis.options)
        options.push_back(option_json(option, thinker.match->players()));
    return {{"options", std::move(options)}, {"iterations", analysis.iterations}};
}

}  // namespace wharf::wasm
