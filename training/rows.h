// What happens in one row of a training roll-out, the same on a CUDA device and on a processor: games of several kinds
// (numbers of players, options) side by side, the draw of a move, the advantages of what was done.
#pragma once

#include "batch/lane.h"
#include "core/hash.h"

namespace wharf::training {

inline constexpr int kMostKinds = 32;

// What the games of a run may be; every lane plays one kind for ever.
struct Kinds {
    Config configs[kMostKinds];
    std::uint64_t seed = 0;
    std::uint64_t lanes = 0;

    GAME_FN batch::Setup setup(int kind) const { return {configs[kind], seed, lanes}; }
};

// Rows of one step. Observations and masks are padded to `row` and `mask_row` numbers, which suits matrix units.
template <class Number>
struct StepRows {
    const std::uint8_t* kinds;  // [lanes]
    const std::int32_t* actions;
    std::uint8_t* seats;
    std::uint8_t* masks;  // [lanes][mask_row]
    Number* seen;         // [lanes][row]
    std::uint8_t* done;
    float* results;  // [lanes][2 * most players]: share of the win by seat, then lead by seat; of finished games only
    int row;
    int mask_row;
    float points_scale;
};

// The share of the win, and the lead over the mean of the others in `points_scale`, at most 1.
template <Game G>
GAME_FN void write_results(const Outcome& outcome, int players, float points_scale, float* results) {
    int winners = 0;
    float sum = 0;
    for (int seat = 0; seat < players; ++seat) {
        winners += outcome.rank[seat] == 1 ? 1 : 0;
        sum += static_cast<float>(outcome.score[seat]);
    }
    for (int seat = 0; seat < players; ++seat) {
        const auto own = static_cast<float>(outcome.score[seat]);
        const float others = (sum - own) / static_cast<float>(players - 1);
        const float lead = (own - others) / points_scale;
        results[seat] = outcome.rank[seat] == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
        results[G::kMaxPlayers + seat] = lead < -1 ? -1.0F : lead > 1 ? 1.0F : lead;
    }
}

// One thing that happens by itself: a chance event, or the result of a finished game and the lane's next.
template <Game G, class Number>
GAME_FN batch::Done settle_row(batch::Lane<G>& lane, const Kinds& kinds, std::int64_t row, const StepRows<Number>& step,
                               ActionList<G>& list) {
    const batch::Setup setup = kinds.setup(step.kinds[row]);
    if (G::to_act(lane.state).empty()) {
        step.done[row] = 1;
        write_results<G>(G::outcome(lane.state), setup.config.players, step.points_scale,
                         step.results + row * 2 * G::kMaxPlayers);
    }
    return batch::settle_lane(lane, setup, row, {}, list);
}

// A number in (0, 1) that belongs to one move of one row of one step.
GAME_FN inline float uniform(std::uint64_t key, std::int64_t row, int move) {
    const std::uint64_t bits = mix64(key + static_cast<std::uint64_t>(row) * 0x9E3779B97F4A7C15ULL +
                                     static_cast<std::uint64_t>(move) * 0xD1B54A32D192ED03ULL);
    return (static_cast<float>(bits >> 40) + 0.5F) * (1.0F / 16777216.0F);
}

// What the draw of a step's moves reads and writes.
template <class Number>
struct DrawRows {
    const Number* logits;        // [lanes][logit_row] of the net that learns
    const Number* past_logits;   // [past_lanes][logit_row] of a past net, which decides for one seat in these lanes
    const std::uint8_t* masks;   // [lanes][mask_row]
    const std::uint8_t* seats;   // [lanes]
    const std::uint8_t* rivals;  // [past_lanes] the past net's seats, a bit each
    const unsigned long long* key;
    std::int32_t* actions;
    float* log_odds;       // of the move drawn, by the net that learns
    std::uint8_t* learns;  // whether something can be learnt: there was a choice, and it was our own
    std::int64_t past_lanes;
    int step;
    int mask_row;
    int logit_row;
};

// A batch of decisions to learn from: what the net says of them now, and the gradient of what is to be made small
// there.
template <class Number>
struct LearnRows {
    const Number* head;           // [rows][logit_row]: logits of mask_row moves, and what belongs to the values
    const float* values;          // [rows][2 * most players]
    const std::uint8_t* masks;    // [rows][mask_row]
    const std::int32_t* actions;  // [rows]
    const float* log_odds;        // [rows] of the action when it was drawn
    const float* advantages;      // [rows]
    const float* returns;         // [rows][2 * most players]
    const std::uint8_t* players;  // [rows]
    const float* entropy_weight;
    const Number* anchor;         // [rows][logit_row] logits of a net that it stays near, or nothing
    const float* anchor_weight;   // of its distance from there
    Number* head_gradient;  // [rows][logit_row]
    float* value_gradient;  // [rows][2 * most players]
    float* shown;           // sums over rows: entropy, value error, KL, clipped, distance from the anchor
    std::int64_t rows;
    int mask_row;
    int logit_row;
    float lowest_ratio;  // PPO's clip
    float highest_ratio;
    float win_weight;  // of an error in the share of the win, against one in the lead
    int anchored_from;  // players: tables of fewer have no anchor

    GAME_FN bool is_anchored(std::int64_t row) const { return anchor != nullptr && players[row] >= anchored_from; }
};

// The gradient of the values' squared error, of the mean over all rows; returns the row's error.
template <int Seats, class Number>
GAME_FN float learn_values(const LearnRows<Number>& of, std::int64_t row) {
    const int players = of.players[row];
    const float part = 0.5F / static_cast<float>(players);
    float sum = 0;
    for (int i = 0; i < 2 * Seats; ++i) {
        const std::int64_t at = row * 2 * Seats + i;
        const bool present = i % Seats < players;
        const float weight = present ? part * (i < Seats ? of.win_weight : 1.0F) : 0.0F;
        const float error = of.values[at] - of.returns[at];
        of.value_gradient[at] = 2 * weight * error / static_cast<float>(of.rows);
        sum += weight * error * error;
    }
    return sum;
}

// How the loss of PPO falls with the log odds of the action: not at all where the ratio has left its bounds.
GAME_FN inline float slope(float ratio, float advantage, float lowest, float highest) {
    const bool outside = advantage > 0 ? ratio > highest : ratio < lowest;
    return outside ? 0.0F : -advantage * ratio;
}

// What a roll-out knows of its steps: [steps + 1][lanes] …, values counted from the seat that decides.
struct RollOut {
    const float* values;          // [steps + 1][lanes][2 * most players]
    const std::uint8_t* seats;    // [steps + 1][lanes]
    const std::uint8_t* done;     // [steps][lanes]
    const float* results;         // [steps][lanes][2 * most players]
    const std::uint8_t* players;  // [lanes]
    const float* margin;          // the part of the points in what is wanted, 0 to 1
    float* advantages;            // [steps][lanes] of the seat that decided
    float* returns;               // [steps][lanes][2 * most players], counted from the seat that decided
    float trace;                  // lambda of the generalised advantage with two players
    std::int64_t lanes;
    int steps;
};

// Generalised advantages of every seat through everybody's decisions, from the last step back.
template <int Seats>
GAME_FN void look_back(const RollOut& of, std::int64_t lane) {
    const int players = of.players[lane];
    const float win_scale = static_cast<float>(players) / static_cast<float>(players - 1);
    const float margin = *of.margin;
    // Everybody's decisions count: with more players as many of one's own lie within sight as with two.
    const float trace = powf(of.trace, 2.0F / static_cast<float>(players));
    float gain[2 * Seats] = {};
    float after[2 * Seats] = {};
    const auto values_at = [&](int step, int* order) {
        const std::int64_t at = step * of.lanes + lane;
        const int decider = of.seats[at];
        for (int seat = 0; seat < players; ++seat)
            order[seat] = places_after(static_cast<Seat>(seat), static_cast<Seat>(decider), players);
        return of.values + at * 2 * Seats;
    };
    int order[Seats];
    const float* values = values_at(of.steps, order);
    for (int seat = 0; seat < players; ++seat) {
        after[seat] = values[order[seat]];
        after[Seats + seat] = values[Seats + order[seat]];
    }
    for (int step = of.steps - 1; step >= 0; --step) {
        const std::int64_t at = step * of.lanes + lane;
        const bool over = of.done[at] != 0;
        const float* const results = of.results + at * 2 * Seats;
        float* const returns = of.returns + at * 2 * Seats;
        values = values_at(step, order);
        for (int part = 0; part < 2; ++part)
            for (int seat = 0; seat < players; ++seat) {
                const int i = part * Seats + seat;
                const int place = part * Seats + order[seat];
                const float here = values[place];
                const float expected = over ? results[i] : after[i];
                gain[i] = expected - here + (over ? 0.0F : trace * gain[i]);
                after[i] = here;
                returns[place] = gain[i] + here;
            }
        const int decider = of.seats[at];
        of.advantages[at] = (1 - margin) * win_scale * gain[decider] + margin * gain[Seats + decider];
    }
}

}  // namespace wharf::training
