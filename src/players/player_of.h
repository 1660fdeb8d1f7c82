// A computer player of one game behind the interface of any player: instantiated once per game, in catalog/.
#pragma once

#include "match/match_of.h"
#include "players/any_player.h"
#include "players/greedy.h"
#include "players/random.h"
#include "players/side_by_side.h"
#include "players/spec.h"

namespace wharf::players {

template <text::GameText T, Evaluation E>
class PlayerOf final : public AnyPlayer {
    using G = typename T::Rules;
    static_assert(std::same_as<G, typename E::Rules>);

 public:
    PlayerOf(const Spec& spec, std::uint64_t seed)
        : spec_(spec), rng_(Rng::from(seed, kStream)), search_(spec.threads) {}

    std::string choose(const match::AnyMatch& match, Seat seat) override {
        const typename G::View view = static_cast<const match::MatchOf<T>&>(match).observe(seat);
        switch (spec_.method) {
            case Method::search: return T::write(search_.choose(view, seat, {spec_.iterations, spec_.seconds}, rng_));
            case Method::easy: return T::write(choose_easy<E>(view, seat, rng_));
            case Method::greedy: return T::write(choose_greedy<E>(view, seat, rng_));
            case Method::random: break;
        }
        return T::write(choose_randomly<G>(view, seat, rng_));
    }

    Analysis analyse(const match::AnyMatch& match, Seat seat) override {
        Analysis analysis;
        if (spec_.method != Method::search) return analysis;
        const typename G::View view = static_cast<const match::MatchOf<T>&>(match).observe(seat);
        search_.gather_hopes();
        const auto& options = search_.think(view, seat, {spec_.iterations, spec_.seconds}, rng_);
        for (const auto& option : options) {
            Analysis::Option judged{T::write(option.action), option.visits, {}, {}};
            for (Seat other = 0; other < match.players(); ++other)
                judged.seats[other] = {option.hopes.rank[other], option.hopes.win_share[other],
                                       option.hopes.points[other]};
            for (const auto& ply : search_.line_after(option.action))
                judged.line.push_back({ply.seat, T::write(ply.action)});
            analysis.options.push_back(std::move(judged));
        }
        analysis.iterations = search_.iterations();
        return analysis;
    }

 private:
    static constexpr std::uint64_t kStream = 0x9A7E5;  // apart from the streams of chance

    Spec spec_;
    Rng rng_;
    SideBySide<E> search_;
};

template <text::GameText T, Evaluation E>
std::unique_ptr<AnyPlayer> make_player_of(const Spec& spec, std::uint64_t seed) {
    return std::make_unique<PlayerOf<T, E>>(spec, seed);
}

}  // namespace wharf::players
