// What one player of Glück Auf may hope for without regard to the others: points, and his part of every majority.
#pragma once

#include "core/estimate.h"
#include "games/gluck_auf/work.h"

namespace wharf::gluck_auf {

// All elements are counted side by side; sixteen of them fill whole registers.
inline constexpr int kLanes = 16;

// What a player will have of each element (G8.1).
struct Expected {
    std::int16_t of[kLanes];
};
struct Prospect {
    std::int32_t value;  // without majorities
    Expected now;        // at this shift's scoring
    Expected end;        // at the last scoring
};

// G8.1: slots of an order by colour and by transport.
struct SlotTable {
    std::int16_t of[kOrders][kColours + kTransports];
};
constexpr SlotTable slot_table() {
    SlotTable table{};
    for (int order = 0; order < kOrders; ++order)
        for (int c = 0; c < kColours; ++c) {
            const int slots = slots_of_colour(slots_of(order), c);
            table.of[order][c] = static_cast<std::int16_t>(slots);
            table.of[order][kColours + order / kOrdersPerTransport] += static_cast<std::int16_t>(slots);
        }
    return table;
}
inline constexpr SlotTable kSlots = slot_table();

// G10.1: five marks and three cubes are a point, an unbalanced tile costs two.
inline constexpr int kMarkPoints = kPoint / 5;
inline constexpr int kCubePoints = kPoint / 3;
inline constexpr int kImbalance = 2 * kPoint;

struct Prospects {
    static void add(Expected& expected, int order, int chance) {
        for (int i = 0; i < kColours + kTransports; ++i)
            expected.of[i] = static_cast<std::int16_t>(expected.of[i] + kSlots.of[order][i] * chance);
    }

    static int work_left(const Table& table, const Player& player) {
        return kWorker * (player.workers + (kShifts - table.shift) * workers_of(table.players));
    }

    // Orders with the fewest open slots come first: they are the nearest to points.
    struct OpenOrders {
        OrderSet with[4] = {};  // 0, 1, 2, more open slots
        int cubes = 0;          // lying on all of them
    };

    static OpenOrders open_orders_of(const Table& table, const Player& player) {
        OpenOrders orders;
        for (OrderSet rest = player.outstanding; rest != 0; rest &= rest - 1) {
            const int order = lowest_bit(rest);
            const int open = slots_of(order) - table.filled[order];
            const int pairs = (open & 0x33) + ((open >> 2) & 0x33);
            orders.with[at_most((pairs & 15) + (pairs >> 4), 3)] |= only(order);
            const int laid = (table.cubes_on[order] & 0x0F0F) + ((table.cubes_on[order] >> 4) & 0x0F0F);
            orders.cubes += (laid & 255) + (laid >> 8);
        }
        return orders;
    }

    // G5, G10.1: every outstanding order by its chance to be delivered; what they need is counted in `work`.
    static void serve_orders(const Table& table, int seat, const Player& player, Work& work, Prospect& prospect) {
        const Weights& weights = weights_for(table.players);
        const bool active = table.active == seat;
        const int later = kShifts - table.shift;
        const int workers = player.workers + later * workers_of(table.players);
        const OpenOrders open_orders = open_orders_of(table, player);
        for (int group = 0; group < 4; ++group)
            for (OrderSet rest = open_orders.with[group]; rest != 0; rest &= rest - 1) {
                const int order = lowest_bit(rest);
                const int transport = order / kOrdersPerTransport;
                const int queue = table.crews[kDelivery1 + transport].workers;
                int open = slots_of(order) - table.filled[order];
                int needed = 0;
                // G4.7: the first of two cubes lies there, the second follows.
                if (active && table.pending == Pending::second_cube && table.half_order == order) {
                    open -= one_slot(table.colour);
                    work.steps += 1;
                    needed = weights.step;
                }
                if (open != 0) needed += work_on_slots(player, static_cast<Slots>(open), weights, work);
                if ((work.transports >> transport & 1) == 0) needed += weights.delivery + weights.queue * queue;
                work.transports |= 1U << transport;
                work.needed += needed;
                int soon = chance_to_do(work.needed, player.workers, table.players);
                int ever = later == 0 ? soon : chance_to_do(work.needed, workers, table.players);
                if (player.workers <= queue) {
                    soon = 0;
                    ever = later == 0 ? 0 : ever;
                }
                work.expected += ever * needed / kSlot;
                work.likeliest = ever > work.likeliest ? ever : work.likeliest;
                // G5.1, G10.1: its points, or the lost one if it stays.
                prospect.value += kPoint * ever * (points_of(order) + 1) / kSlot - kPoint;
                add(prospect.now, order, soon);
                add(prospect.end, order, ever);
            }
        prospect.value += kCubePoints * open_orders.cubes;
    }

    // Work the player need not do any more, or can pay: steps in hand, marks, cubes for orders to come.
    static int work_saved(const Table& table, int seat, const Player& player, Work& work, int loaded) {
        const Weights& weights = weights_for(table.players);
        const int left = work_left(table, player);
        const int rides = rides_needed(player, work);
        int spare = 0;
        int in_the_way = 0;  // cubes in the cage that no order wants
        for (int c = 0; c < kColours; ++c) {
            spare += work.hand[c] + work.carts[c];
            in_the_way += at_most(work.hand[c], player.cage[c]);
        }
        work.expected += (rides + in_the_way) * weights.step * work.likeliest / kSlot;
        // Steps in hand save the work they can do; beyond that they lift cubes nobody ordered.
        int saved = 0;
        if (table.active == seat && table.steps_left > 0) {
            const int useful = at_most(table.steps_left, work.steps + rides + in_the_way);
            const int lifting = at_most(table.steps_left - useful, kStepsFromCart * (loaded - work.to_load));
            saved = useful * weights.step + lifting * weights.lift;
        }
        const int useful_marks = at_most(
            player.marks, at_most(left / kWorker, weights.pocket) + left * weights.purse / (kPercent * kWorker));
        saved += useful_marks * in_time(weights.mark, left, weights.time_for_marks);
        saved += spare * in_time(weights.spare, left, weights.time_for_spare);
        return saved - work.expected;
    }

    // G10.1 balance and G8.1 empty carts.
    static void evaluate_mine(const Table& table, const Player& player, Prospect& prospect) {
        const Weights& weights = weights_for(table.players);
        const int left = work_left(table, player);
        int lean = 0;
        for (int tile = 0; tile < kTileTypes; ++tile)
            lean += side_of_tile(tile) == Side::light ? player.tiles[tile] : -player.tiles[tile];
        prospect.value -=
            (lean < 0 ? -lean : lean) * (kImbalance - in_time(weights.balancing, left, weights.time_to_balance));
        const int emptied = in_time(weights.emptied, left, weights.time_for_carts);
        for (int level = 0; level < kColours; ++level) {
            const int full = sum(player.carts[level]);
            const std::uint8_t* tiles = player.tiles + 4 * level;
            const int carts = 1 + tiles[0] + 2 * tiles[1] + tiles[2] + 2 * tiles[3];
            const int element = kColours + kTransports + level;
            prospect.now.of[element] = static_cast<std::int16_t>(kSlot * (carts - full) + emptied * full);
            prospect.end.of[element] = prospect.now.of[element];
        }
    }

    static Prospect of_seat(const Table& table, int seat, const Player& player) {
        const Weights& weights = weights_for(table.players);
        Prospect prospect{};
        for (OrderSet rest = player.delivered; rest != 0; rest &= rest - 1) add(prospect.now, lowest_bit(rest), kSlot);
        prospect.end = prospect.now;
        Work work;
        int at_hand = 0;
        int loaded = 0;
        for (int c = 0; c < kColours; ++c) {
            work.hand[c] = player.cage[c] + player.store[c];
            work.carts[c] = player.carts[0][c] + player.carts[1][c] + player.carts[2][c] + player.carts[3][c];
            at_hand += work.hand[c];
            loaded += work.carts[c];
        }
        prospect.value = kPoint * player.points + kMarkPoints * player.marks + kCubePoints * (at_hand + loaded) +
                         player.workers * (table.shift == kShifts ? weights.last_worker : weights.free_worker) +
                         (kShifts - table.shift) * workers_of(table.players) * weights.later_worker;
        serve_orders(table, seat, player, work, prospect);
        prospect.value += work_saved(table, seat, player, work, loaded) * weights.work / kPercent;
        evaluate_mine(table, player, prospect);
        return prospect;
    }
};

}  // namespace wharf::gluck_auf
