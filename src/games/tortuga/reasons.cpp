// Why one move of Tortuga is better than another: who is strongest in an action, dice laid or left, room for chests,
// defence, colours.
#include "text/reasons.h"
#include "games/tortuga/messages.h"
#include "games/tortuga/text.h"

namespace wharf::tortuga {

namespace {

using text::add_if_more;
using text::Messages;

// The dice a move lays, and on which action; none for other moves and for skulls whose action is not chosen yet.
struct Laid {
    unsigned dice = 0;
    Symbol action = Symbol::none;

    bool on_action() const { return dice != 0 && index_of(action) < kActions; }
};

Laid laid_by(const View& view, Action action) {
    const Table& table = view.table;
    if (action.kind == Kind::turn) return {table.boards[view.observer].lone_skulls, static_cast<Symbol>(action.value)};
    if (action.kind != Kind::keep || action.value == 0) return {};
    const auto& face = table.pending == Pending::open_selection ? table.open_face : view.own.face;
    return {action.value, shown_symbol(face, action.value)};
}

int strongest_rival(const View& view, Symbol action) {
    int most = 0;
    for (Seat seat = 0; seat < view.table.players; ++seat)
        if (seat != view.observer) most = std::max(most, strength(view.table.boards[seat], action));
    return most;
}

Board with(Board board, const Laid& laid) {
    for (int die = 0; die < kDice; ++die)
        if (((laid.dice >> die) & 1U) != 0) board.die_on[die] = laid.action;
    return board;
}

// How much the dice add to the strength in their action.
int strength_won(const View& view, const Laid& laid) {
    const Board& board = view.table.boards[view.observer];
    return laid.on_action() ? strength(with(board, laid), laid.action) - strength(board, laid.action) : 0;
}

// T3.7: whether the dice defend where none of one's own lay.
bool defends(const View& view, const Laid& laid) {
    const bool is_attack = laid.action == Symbol::ship_attack || laid.action == Symbol::raid;
    return laid.on_action() && is_attack && dice_on(view.table.boards[view.observer], laid.action) == 0;
}

// By how much the dice make their player the strongest of all that lies open, where he was not; 0 if they do not.
int lead_won(const View& view, const Laid& laid) {
    if (!laid.on_action()) return 0;
    const Board& board = view.table.boards[view.observer];
    const int rival = strongest_rival(view, laid.action);
    if (strength(board, laid.action) > rival) return 0;
    return std::max(0, strength(with(board, laid), laid.action) - rival);
}

int dice_of(Action action) { return action.kind == Kind::keep ? count_bits(std::uint32_t{action.value}) : 0; }

void add_dice_reasons(Messages& reasons, const View& view, Action better, Action worse) {
    const Laid laid = laid_by(view, better);
    const Laid other = laid_by(view, worse);
    const int lead = lead_won(view, laid);
    const bool leads = lead > 0 && lead_won(view, other) == 0;
    if (leads) reasons.push_back(says::kLeads(laid.action, lead));
    if (defends(view, laid) && other.on_action() && other.action != laid.action)
        reasons.push_back(says::kDefends(laid.action));
    const int won = strength_won(view, laid);
    const int other_won = strength_won(view, other);
    if (!leads && other.on_action() && won > other_won) reasons.push_back(says::kStronger(laid.action, won, other_won));
    if (better.kind != Kind::keep || worse.kind != Kind::keep) return;
    const unsigned free = free_dice(view.table.boards[view.observer]);
    if (better.value == free && worse.value != free)
        reasons.push_back(says::kAllLaid());
    else
        add_if_more(reasons, says::kMoreDice, dice_of(better), dice_of(worse));
    add_if_more(reasons, says::kMoreToRoll, dice_of(worse), dice_of(better));
}

// T0.5: the places of the row after the best's or second best's step, if there are more of them.
void add_room(Messages& reasons, const Table& table, Action better, Action worse) {
    if (better.kind != Kind::use || worse.kind == Kind::use || table.action == Symbol::treasure) return;
    const Track track = track_of(table.action);
    const int field = table.boards[table.active].marker[index_of(track)];
    const int step = table.players > 2 && table.place == 1 ? 2 : 1;
    const int places = capacity_at(std::min(field + step, kLastField));
    if (places > capacity_at(field)) reasons.push_back(says::kRoom(track, places));
}

// T2.9: an advantage counts where there is a die.
void add_advantage(Messages& reasons, const Board& board, Action better, Action worse) {
    if (better.kind != Kind::advantage || worse.kind != Kind::advantage) return;
    const auto action = static_cast<Symbol>(better.value);
    if (dice_on(board, action) > 0 && dice_on(board, static_cast<Symbol>(worse.value)) == 0)
        reasons.push_back(says::kCountsNow(action));
}

bool takes_chest(Action action) {
    return action.kind == Kind::take ||
           ((action.kind == Kind::attack || action.kind == Kind::raid) && action.value != kNoChest);
}

bool has_chest(const Board& board, int colour) {
    const auto lies_in = [&](const auto& row) {
        return std::any_of(row.begin(), row.end(), [&](Colour chest) { return index_of(chest) == colour; });
    };
    return board.island[colour] > 0 || board.tortuga[colour] > 0 || lies_in(board.row[0]) || lies_in(board.row[1]);
}

void add_colour(Messages& reasons, const Board& board, Action better, Action worse) {
    if (!takes_chest(better) || !takes_chest(worse) || has_chest(board, better.value)) return;
    if (has_chest(board, worse.value)) reasons.push_back(says::kNewColour(static_cast<Colour>(better.value)));
}

bool is_attack(Action action) { return action.kind == Kind::attack || action.kind == Kind::raid; }

}  // namespace

Messages TortugaText::reasons(const View& view, Action better, Action worse) {
    const Table& table = view.table;
    Messages reasons;
    add_dice_reasons(reasons, view, better, worse);
    add_room(reasons, table, better, worse);
    add_advantage(reasons, table.boards[view.observer], better, worse);
    add_colour(reasons, table.boards[view.observer], better, worse);
    if (is_attack(better) && is_attack(worse) && is_defended(table, worse.which) && !is_defended(table, better.which))
        reasons.push_back(says::kUndefended(better.which));
    if (better.kind == Kind::lay && worse.kind == Kind::lay && better.value == index_of(Colour::purple) &&
        worse.value != better.value)
        reasons.push_back(says::kDouble());
    return reasons;
}

}  // namespace wharf::tortuga
