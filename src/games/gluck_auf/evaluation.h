// What a position of Glück Auf promises: points won, orders by the work they still need, majorities by the lead, and
// what is left to work with.
#pragma once

#include "core/estimate.h"
#include "games/gluck_auf/prospects.h"

namespace wharf::gluck_auf {

// G8.1: what the first and second place of each element will still earn in this shift, or in the later ones: this
// shift scores the first 4, 8 or 12 elements, the later ones these again and four more each.
inline constexpr int kElementsPerShift = kElements / kShifts;
struct Values {
    std::int16_t first[kLanes];
    std::int16_t second[kLanes];
};
constexpr Values values_of(int shift, bool later) {
    Values values{};
    for (int e = 0; e < kElements; ++e) {
        const int since = e / kElementsPerShift;  // shifts before its first scoring
        const int times_later = kShifts - (since >= shift ? since : shift);
        const int times = later ? times_later : e < kElementsPerShift * shift;
        values.first[e] = static_cast<std::int16_t>(times * first_value(e));
        values.second[e] = static_cast<std::int16_t>(times * second_value(e));
    }
    return values;
}

struct GluckAufEvaluation {
    using Rules = GluckAuf;

    static constexpr std::int32_t scale(int players) { return weights_for(players).scale; }
    static constexpr int kQuiescenceLimit = 20;  // a look at five cards and a refill
    static constexpr float exploration(int players) {
        const Weights& weights = weights_for(players);
        return players == 2 ? weights.exploration_of_two : weights.exploration;
    }
    static constexpr int rollout_turns(int /*players*/) { return 0; }
    // A tile or card turned up afterwards changes little for the next player; a node for each of them would leave no
    // time for what he does.
    static constexpr bool kChanceNodes = false;

    // Everything half done is counted as the work it still needs, so the estimate may be trusted everywhere.
    static bool is_quiet(const State&) { return true; }
    static bool quiesces_greedily(const State&) { return true; }
    // G4.2: one ride reaches every level, so two in a row waste a step.
    static bool is_reposition(Action action) { return action.kind == Kind::ride; }
    static bool ends_turn(Action action) { return action.kind == Kind::stop; }
    static bool is_redundant_before(Action first, Action second) {
        return is_reposition(first) && is_reposition(second);
    }
    // What lies on the spaces is not weighed, what a player looks at is.
    static bool chance_matters(const State& state) { return state.table.pending != Pending::refill; }

    static Estimate estimate(const State& state) {
        const Table& table = state.table;
        Estimate estimate;
        if (table.pending == Pending::over) {
            for (int seat = 0; seat < table.players; ++seat)
                estimate.centipoints[seat] = kPoint * total_points(table, table.seats[seat]);
            return estimate;
        }
        Tallies now{};
        Tallies end{};
        int workers = 0;
        for (int seat = 0; seat < table.players; ++seat) {
            Prospect prospect = Prospects::of_seat(table, seat, table.seats[seat]);
            if (table.pending == Pending::choice && table.active == seat) take_best(state, seat, prospect);
            estimate.centipoints[seat] = prospect.value;
            now.of[seat] = prospect.now;
            end.of[seat] = prospect.end;
            workers += table.seats[seat].workers;
        }
        static constexpr Values kNow[] = {values_of(1, false), values_of(2, false), values_of(3, false)};
        static constexpr Values kLater[] = {values_of(1, true), values_of(2, true), values_of(3, true)};
        const int later = kShifts - table.shift;
        const Weights& weights = weights_for(table.players);
        if (workers > 0 && table.pending >= Pending::placement) count_turn(table, workers, estimate);
        workers /= table.players;
        contest(now, table.players, kSlot / 2 + weights.spread_now * workers, kNow[table.shift - 1], estimate);
        workers += later * workers_of(table.players);
        if (later > 0)
            contest(end, table.players, kSlot / 2 + weights.spread_later * workers, kLater[table.shift - 1], estimate);
        return estimate;
    }

 private:
    // G2.1: who places next will have gained a turn when the others follow. Without this, lines of play that end with
    // one's own turn would look better than those that end with a rival's.
    static void count_turn(const Table& table, int workers, Estimate& estimate) {
        const int all = table.players * workers_of(table.players);
        const Weights& weights = weights_for(table.players);
        const int gain = weights.last_turn + weights.first_turn * workers * workers / (all * all);
        int ahead = table.pending == Pending::placement ? 0 : 1;
        while (table.seats[clockwise(table, table.active, ahead)].workers == 0) ++ahead;
        for (int i = 0; i < table.players; ++i)
            estimate.centipoints[clockwise(table, table.active, ahead + i)] +=
                gain * (table.players - 1 - i) / table.players;
    }

    // The quotient of a lead and the largest, in fixed point that fits sixteen bits.
    static constexpr int kLeadBits = 3;
    static constexpr int kInverseBits = 16;

    struct Tallies {
        Expected of[kMaxPlayers];
    };

    // G8.2: a lead of `spread` is a sure first place, a gap of as much none; in between as the lead goes. The second
    // place likewise, against all but the best. Nobody wins with nothing.
    static void contest(const Tallies& tallies, int players, int spread, const Values& values, Estimate& estimate) {
        const auto most = static_cast<std::int16_t>(2 * spread);
        // Tied players all get the first value; as long as there are workers, a tie will be broken.
        const std::int16_t tie = spread == kSlot / 2 ? kSlot / 2 : 0;
        const auto inverse = static_cast<std::int16_t>((kSlot << (kInverseBits - kLeadBits)) / most);
        constexpr std::int16_t kNone[kLanes] = {};
        const std::int16_t(&seconds)[kLanes] = players > 2 ? values.second : kNone;  // G8.2
        for (int seat = 0; seat < players; ++seat) {
            std::int16_t best[kLanes] = {};
            std::int16_t second[kLanes] = {};
            for (int other = 0; other < players; ++other) {
                if (other == seat) continue;
                for (int e = 0; e < kLanes; ++e) {
                    const std::int16_t theirs = tallies.of[other].of[e];
                    const std::int16_t lower = theirs < best[e] ? theirs : best[e];
                    second[e] = second[e] > lower ? second[e] : lower;
                    best[e] = best[e] > theirs ? best[e] : theirs;
                }
            }
            std::int16_t first[kLanes];
            std::int16_t behind[kLanes];
            for (int e = 0; e < kLanes; ++e) first[e] = share(tallies.of[seat].of[e], best[e], most, inverse, tie);
            for (int e = 0; e < kLanes; ++e) behind[e] = share(tallies.of[seat].of[e], second[e], most, inverse, tie);
            std::int32_t points = 0;
            for (int e = 0; e < kLanes; ++e) points += first[e] * values.first[e];
            for (int e = 0; e < kLanes; ++e) points += (behind[e] - first[e]) * seconds[e];
            estimate.centipoints[seat] += points * kPoint / kSlot;
        }
    }

    static std::int16_t share(std::int16_t own, std::int16_t theirs, std::int16_t most, std::int16_t inverse,
                              std::int16_t tie) {
        auto above = static_cast<std::int16_t>(own - theirs + most / 2 + tie);
        above = above < 0 ? std::int16_t{0} : above;
        above = above > most ? most : above;
        const auto scaled = static_cast<std::int16_t>(above << kLeadBits);
        const auto part = static_cast<std::int16_t>((scaled * inverse) >> kInverseBits);
        return part < own ? part : own;
    }

    // G3.2, G7.2: of the cards he looks at he will take the best, or none.
    static void take_best(const State& state, int seat, Prospect& prospect) {
        const Table& table = state.table;
        int most = roughly(prospect, table);
        for (int i = 0; i < table.in_hand; ++i) {
            Player player = table.seats[seat];
            const int card = state.hand[i];
            if (pile_of(table.space) == Pile::orders) {
                player.outstanding |= only(card);
            } else {
                const int level = index_of(colour_of_tile(card));
                if (player.marks < price_of_tile(card)) continue;
                player.marks = static_cast<std::int16_t>(player.marks - price_of_tile(card));
                player.tiles[card] += 1;
                player.carts[level][level] += static_cast<std::uint8_t>(carts_of_tile(card));
            }
            const Prospect with_it = Prospects::of_seat(table, seat, player);
            if (roughly(with_it, table) <= most) continue;
            most = roughly(with_it, table);
            prospect = with_it;
        }
    }

    static int roughly(const Prospect& prospect, const Table& table) {
        int slots = 0;
        for (int e = 0; e < kElements; ++e) slots += prospect.now.of[e] + (kShifts - table.shift) * prospect.end.of[e];
        return prospect.value + weights_for(table.players).slot * slots / kSlot;
    }
};

}  // namespace wharf::gluck_auf
