// One game of a batch: all that happens in a lane, in small steps, written once for CPU threads and CUDA devices.
#pragma once

#include "batch/buffers.h"
#include "core/features.h"
#include "core/random_play.h"

namespace wharf::batch {

// What all lanes have in common.
struct Setup {
    Config config;
    std::uint64_t seed = 0;
    std::uint64_t lanes = 0;
};

// What changes with every step comes first, where a device fetches it in one piece.
template <Game G>
struct alignas(16) Lane {
    Rng rng;                  // this game's chance
    std::uint64_t game;       // its number
    std::uint64_t steps;      // decisions and chance events so far
    typename G::State state;  // between calls a seat decides here
};

template <Game G>
GAME_FN void begin_lane(Lane<G>& lane, const Setup& setup, std::uint64_t game) {
    lane.state = G::initial(setup.config);
    lane.rng = Rng::from(setup.seed, game);
    lane.game = game;
    lane.steps = 0;
}

// Whether a seat decides here: nothing is left to settle.
template <Game G>
GAME_FN bool is_settled(const Lane<G>& lane) {
    const SeatSet acting = G::to_act(lane.state);
    return !acting.empty() && !acting.is_chance();
}

// Of several seats that choose in secret the lowest that has not chosen yet is asked; its view tells it nothing of what
// the others chose.
template <Game G>
GAME_FN Seat deciding_seat(const Lane<G>& lane) {
    return G::to_act(lane.state).first();
}

// Whom a seat has beaten less who has beaten it, as a part of the others: 1 for a sole winner of two, 0 for a tie. All
// rewards of a game add up to nothing.
GAME_FN inline float reward_of(const Outcome& outcome, int seat, int players) {
    int better = 0;
    for (int other = 0; other < players; ++other)
        better += (outcome.rank[other] > outcome.rank[seat]) - (outcome.rank[other] < outcome.rank[seat]);
    return static_cast<float>(better) / static_cast<float>(players - 1);
}

// The result of a finished game, or zeros, in the lane's rows.
GAME_FN inline void write_result(const Outcome& outcome, bool done, int players, std::int64_t row, const Buffers& out) {
    if (out.done != nullptr) out.done[row] = done ? 1 : 0;
    for (int seat = 0; seat < players; ++seat) {
        const std::int64_t place = row * players + seat;
        if (out.rewards != nullptr) out.rewards[place] = done ? reward_of(outcome, seat, players) : 0.0F;
        if (out.scores != nullptr) out.scores[place] = done ? outcome.score[seat] : std::int16_t{0};
        if (out.ranks != nullptr) out.ranks[place] = done ? outcome.rank[seat] : std::uint8_t{0};
    }
}

// What was done in a lane.
struct Done {
    std::uint32_t steps = 0;
    std::uint32_t games = 0;
    std::uint32_t refused = 0;

    GAME_FN void add(const Done& other) {
        steps += other.steps;
        games += other.games;
        refused += other.refused;
    }
};

// One thing that happens by itself: a chance event, or a finished game is followed by the lane's next.
template <Game G>
GAME_FN Done settle_lane(Lane<G>& lane, const Setup& setup, std::int64_t row, const Buffers& out, ActionList<G>& list) {
    if (G::to_act(lane.state).empty()) {
        write_result(G::outcome(lane.state), true, setup.config.players, row, out);
        begin_lane(lane, setup, lane.game + setup.lanes);
        return {0, 1, 0};
    }
    list.reset();
    G::legal_actions(lane.state, kChance, list);
    G::apply(lane.state, kChance, list[draw_outcome<G>(lane.state, list, lane.rng)]);
    lane.steps += 1;
    return {1, 0, 0};
}

// The lane's first game, not settled yet.
template <Game G>
GAME_FN void reset_lane(Lane<G>& lane, const Setup& setup, std::int64_t row, const Buffers& out) {
    begin_lane(lane, setup, static_cast<std::uint64_t>(row));
    write_result(Outcome{}, false, setup.config.players, row, out);
    if (out.refused != nullptr) out.refused[row] = 0;
}

// The deciding seat's action, or its refusal; what follows by itself is not done yet.
template <Game G, FeaturesOf<G> F>
GAME_FN Done act_lane(Lane<G>& lane, const Setup& setup, std::int32_t index, std::int64_t row, const Buffers& out,
                      ActionList<G>& list) {
    bool legal = false;
    if (index >= 0 && index < F::kActions) {
        const Seat seat = deciding_seat(lane);
        const typename G::Action action = F::action(lane.state.table, index);
        list.reset();
        G::legal_actions(lane.state, seat, list);
        // Both ways, because an index of nothing may lead to some action.
        legal = list.find(action) >= 0 && F::index(lane.state.table, action) == index;
        if (legal) {
            G::apply(lane.state, seat, action);
            lane.steps += 1;
        }
    }
    write_result(Outcome{}, false, setup.config.players, row, out);
    if (out.refused != nullptr) out.refused[row] = legal ? 0 : 1;
    return legal ? Done{1, 0, 0} : Done{0, 0, 1};
}

// Sets the bytes of legal actions; the row must be zeros.
template <Game G, FeaturesOf<G> F>
GAME_FN void mark_lane(const Lane<G>& lane, std::uint8_t* mask) {
    ActionList<G> list;
    list.reset();
    G::legal_actions(lane.state, deciding_seat(lane), list);
    for (const auto& action : list) mask[F::index(lane.state.table, action)] = 1;
}

template <Game G, FeaturesOf<G> F>
GAME_FN void observe_lane(const Lane<G>& lane, float* row) {
    const Seat seat = deciding_seat(lane);
    const typename G::View view = G::observe(lane.state, seat);
    write_observation<F>(view, seat, row);
}

// A legal action, each as likely as any, from a stream of this game that chance does not use.
template <Game G, FeaturesOf<G> F>
GAME_FN std::int32_t draw_lane(const Lane<G>& lane) {
    ActionList<G> list;
    list.reset();
    G::legal_actions(lane.state, deciding_seat(lane), list);
    Rng rng = Rng::from(~lane.rng.key, lane.steps);
    return F::index(lane.state.table, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))]);
}

// One step of random play; a finished game is followed by the lane's next.
template <Game G>
GAME_FN Done random_lane(Lane<G>& lane, const Setup& setup, ActionList<G>& list) {
    const Step<G> step = choose_random<G>(lane.state, G::to_act(lane.state), list, lane.rng);
    G::apply(lane.state, step.seat, step.action);
    lane.steps += 1;
    if (!G::to_act(lane.state).empty()) return {1, 0, 0};
    begin_lane(lane, setup, lane.game + setup.lanes);
    return {1, 1, 0};
}

}  // namespace wharf::batch
