#include "catalog/catalog.h"

#include "catalog/analysts.h"
#include "catalog/entries.h"
#include "catalog/hints.h"
#include "catalog/shipped_nets.h"
#include "games_list.h"
#include "nets/net_file.h"
#include "players/levels.h"

namespace wharf::catalog {

namespace {

template <class... Parts>
std::vector<CatalogEntry> entries_of(GameList<Parts...>) {
    return {entry_of<Parts>()...};
}

std::span<const CatalogEntry> entries() {
    static const std::vector<CatalogEntry> kEntries = entries_of(AllGames{});
    return kEntries;
}

const CatalogEntry& find_entry(const match::AnyGame& game) {
    for (const CatalogEntry& entry : entries())
        if (entry.game == &game) return entry;
    return entries()[0];  // there are no other games
}

}  // namespace

std::span<const match::AnyGame* const> games() {
    static const std::vector<const match::AnyGame*> kGames = [] {
        std::vector<const match::AnyGame*> list;
        for (const CatalogEntry& entry : entries()) list.push_back(entry.game);
        return list;
    }();
    return kGames;
}

const match::AnyGame* find_game(std::string_view id) {
    for (const match::AnyGame* game : games())
        if (game->id() == id) return game;
    return nullptr;
}

std::unique_ptr<players::AnyPlayer> make_player(const match::AnyGame& game, const players::Spec& spec,
                                                std::uint64_t seed, const nets::Net* net) {
    const CatalogEntry& entry = find_entry(game);
    return entry.make_player(spec, seed, net != nullptr ? net : shipped_net(game), entry.levels);
}

std::unique_ptr<players::AnyAnalyst> make_analyst(const match::AnyGame& game, const nets::Net* net) {
    return find_entry(game).make_analyst(net != nullptr ? net : shipped_net(game));
}

std::unique_ptr<players::AnyAnalyst> make_plain_analyst(const match::AnyGame& game) {
    return find_entry(game).make_analyst(nullptr);
}

players::Hint hint(const match::AnyMatch& match, Seat seat, const players::Inquiry& inquiry,
                   players::AnyAnalyst& analyst, const nets::Net* net) {
    constexpr int kSlowWorlds = 6;
    const match::AnyGame& game = match.game();
    const auto player = [&](std::string_view spec) {
        return make_player(game, std::get<players::Spec>(players::read_spec(spec)), inquiry.seed, net);
    };
    const auto beginner = player(players::kLevelNames[0]);
    const auto by_net = player("net~1");  // as its policy goes: one way of many would be no average
    const auto guide = by_net ? nullptr : player("greedy");
    players::Teachers teachers{analyst, by_net ? *by_net : *guide, *beginner};
    if (!by_net) teachers.worlds = kSlowWorlds;
    return players::give_hint(match, seat, inquiry, teachers);
}

players::Spec level_spec(const match::AnyGame& game, int players, int level) {
    return players::level_spec(find_entry(game).levels, players, level);
}

const nets::Net* shipped_net(const match::AnyGame& game) {
    // Read when one is asked for first. One that does not fit is none: a test refuses to let it ship.
    static const std::vector<std::unique_ptr<const nets::Net>> kNets = [] {
        std::vector<std::unique_ptr<const nets::Net>> nets;
        for (const match::AnyGame* known : games()) {
            auto read = read_net(*known, shipped_net_bytes(known->id()));
            auto* net = std::get_if<nets::Net>(&read);
            nets.push_back(net == nullptr ? nullptr : std::make_unique<const nets::Net>(std::move(*net)));
        }
        return nets;
    }();
    for (std::size_t i = 0; i < kNets.size(); ++i)
        if (games()[i] == &game) return kNets[i].get();
    return nullptr;
}

std::variant<nets::Net, text::Problem> read_net(const match::AnyGame& game, std::string_view bytes) {
    auto read = nets::read_net(bytes);
    if (const auto* net = std::get_if<nets::Net>(&read)) {
        if (auto unfit = nets::unfit_for(net_purpose(game), *net)) return std::move(*unfit);
    }
    return read;
}

const nets::Purpose& net_purpose(const match::AnyGame& game) { return find_entry(game).purpose; }

std::uint64_t net_signature(const match::AnyGame& game, const nets::Net& net, const nets::Kernels& kernels, int players,
                            int games) {
    return find_entry(game).net_signature(net, kernels, players, games);
}

}  // namespace wharf::catalog
