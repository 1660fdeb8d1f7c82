// What holds in every position of Tortuga: pieces are conserved, and the pending decision can be made.
#include "games/tortuga/messages.h"
#include "games/tortuga/text.h"

namespace wharf::tortuga {

namespace {

using says::broken;
using text::Problem;
using Fault = std::optional<Problem>;

std::string on_board(int seat, std::string_view field) { return text::field_of("table.boards", seat, field); }
std::string in_hand(int seat, std::string_view field) { return text::field_of("hands", seat, field); }

Fault check_chests(const Table& table) {
    for (int c = 0; c < kColours; ++c) {
        const auto colour = static_cast<Colour>(c);
        int chests = table.bag[c] + ((table.centre >> c) & 1);
        for (const Board& board : table.boards) chests += chests_on_board(board, colour);
        if (chests != chests_of(colour))
            return Problem{"table", text::faults::kInAll(chests_of(colour), word(colour), chests), "T0.1"};
    }
    if (table.players == 2 && table.centre != 0) return Problem{"table.centre", broken("centre-stays-empty"), "T6.2"};
    return std::nullopt;
}

Fault check_tiles(const State& state) {
    for (int value = 1; value <= kTileValues; ++value) {
        int tiles = state.pool[value - 1] + (state.hunted_value == value);
        for (const Hand& hand : state.hands) tiles += hand.tiles[value - 1];
        if (tiles != tiles_of(value))
            return Problem{"pool", text::faults::kInAll(tiles_of(value), kCoinWords[value - 1], tiles), "T0.2"};
    }
    for (int seat = 0; seat < state.table.players; ++seat) {
        const auto& tiles = state.hands[seat].tiles;
        if (tiles[0] + tiles[1] + tiles[2] != state.table.boards[seat].tiles)
            return Problem{on_board(seat, "tiles"), broken("tiles-differ-from-hand")};
    }
    return std::nullopt;
}

bool is_rolling(Pending pending) { return pending >= Pending::roll && pending <= Pending::advantage; }
bool is_acting(Pending pending) { return pending >= Pending::use && pending <= Pending::centre; }

Fault check_boards(const Table& table) {
    for (int seat = 0; seat < table.players; ++seat) {
        const Board& board = table.boards[seat];
        for (const Track track : {Track::fleet, Track::crew})
            if (board.row[index_of(track)].size() > capacity(board, track))
                return Problem{on_board(seat, track == Track::fleet ? "fleet" : "crew"),
                               broken("more-chests-than-marker"), "T0.5"};
        for (const Symbol action : board.die_on)
            if (action == Symbol::skull) return Problem{on_board(seat, "dice"), broken("laid-die-shows-skull"), "T2.3"};
        const unsigned free = free_dice(board);
        if (is_acting(table.pending) && free != 0)
            return Problem{on_board(seat, "dice"), broken("dice-lie-on-actions"), "T2.7"};
        if (!is_acting(table.pending) && !is_rolling(table.pending) && free != (1U << kDice) - 1)
            return Problem{on_board(seat, "dice"), broken("dice-are-free"), "T3.13"};
        if (is_rolling(table.pending) && (room(board, Symbol::ship_attack) < 0 || room(board, Symbol::raid) < 0))
            return Problem{on_board(seat, "dice"), broken("more-dice-than-marker"), "T2.5"};
        const bool revealed = table.pending >= Pending::skulls && table.pending <= Pending::open_selection;
        if (board.lone_skulls != 0 &&
            (table.pending != Pending::skulls || (board.lone_skulls & ~free) != 0 || board.rerolls != 0))
            return Problem{on_board(seat, "lone_skulls"), broken("skulls-wait"), "T2.3"};
        if (board.rerolls != 0 && (!revealed || free == 0))
            return Problem{on_board(seat, "rerolls"), broken("rerolls-after-reveal"), "T2.6"};
    }
    return std::nullopt;
}

// T1.1: in set-up every seat before the active one holds its two chests, and nobody anything else.
Fault check_setup(const Table& table) {
    if (table.pending > Pending::second_chest) return std::nullopt;
    if (table.round != 1) return Problem{"table.round", broken("first-round-in-setup")};
    for (int order = 0; order < table.players; ++order) {
        const Seat seat = seat_in_order(table, order);
        const Board& board = table.boards[seat];
        const int active = table.pending == Pending::start_player ? 0 : order_of(table, table.active);
        const int island = order < active || (order == active && table.pending == Pending::second_chest);
        const int crew = order < active;
        if (island_size(board) != island || board.row[index_of(Track::crew)].size() != crew ||
            !board.row[index_of(Track::fleet)].empty() || tortuga_size(board) != 0)
            return Problem{"table.boards[" + std::to_string(seat) + "]", broken("setup-order"), "T1.1"};
    }
    return std::nullopt;
}

bool is_legal_selection(const Table& table, int seat, const Hand& hand) {
    Actions list;
    list.reset();
    list_selections(table.boards[seat], hand.face, list);
    return list.find(make(Kind::keep, hand.selection)) >= 0;
}

Fault check_hands(const State& state) {
    const Table& table = state.table;
    const bool choosing = table.pending == Pending::selection || table.pending == Pending::reveal;
    for (Seat seat = 0; seat < table.players; ++seat) {
        const Hand& hand = state.hands[seat];
        for (int die = 0; die < kDice; ++die)
            if ((hand.face[die] != Symbol::none) != has_fallen(table, seat, die))
                return Problem{in_hand(seat, "roll"), broken("other-dice-fallen"), "T2.1"};
        const bool may_commit = choosing && !table.finished.contains(seat);
        if (hand.committed == 0 ? hand.selection != 0 : !may_commit || !is_legal_selection(table, seat, hand))
            return Problem{in_hand(seat, "selection"), broken("no-legal-selection"), "T2.1"};
        if (table.pending == Pending::reveal && may_commit && hand.committed == 0)
            return Problem{in_hand(seat, "committed"), broken("committed-before-reveal"), "T2.2"};
    }
    if (table.pending == Pending::selection && uncommitted_seats(state).empty())
        return Problem{"table.pending", broken("nobody-selects")};
    return std::nullopt;
}

Fault check_open_roll(const Table& table) {
    const Board& board = table.boards[table.active];
    const bool open = table.pending == Pending::open_roll || table.pending == Pending::open_selection;
    for (int die = 0; die < kDice; ++die) {
        const bool fallen =
            open && board.die_on[die] == Symbol::none && (table.pending == Pending::open_selection || die < table.die);
        if ((table.open_face[die] != Symbol::none) != fallen)
            return Problem{"table.open_roll", broken("other-dice-fallen"), "T2.6"};
    }
    if (open && board.rerolls == 0) return Problem{"table.active", broken("does-not-roll-again"), "T2.6"};
    if (table.pending == Pending::open_selection && !can_place(board, sort_roll(table.open_face)))
        return Problem{"table.open_roll", broken("no-die-to-place"), "T2.6"};
    return std::nullopt;
}

Fault check_rolling(const State& state) {
    const Table& table = state.table;
    const bool pointed = table.pending == Pending::roll || table.pending == Pending::open_roll;
    if (pointed ? table.boards[table.active].die_on[table.die] != Symbol::none : table.die != 0)
        return Problem{"table.die", broken("no-die-falls-next")};
    for (Seat seat = 0; seat < table.players; ++seat) {
        const bool done = free_dice(table.boards[seat]) == 0;
        const bool finished = table.finished.contains(seat);
        const bool before_reveal = table.pending <= Pending::reveal;
        if (is_rolling(table.pending) ? finished && !done : finished)
            return Problem{"table.finished", broken("seat-not-finished"), "T2.8"};
        if (is_rolling(table.pending) && before_reveal && done && !finished)
            return Problem{"table.finished", broken("lacks-finished-seat"), "T2.8"};
    }
    if (table.finished.bits >> table.players != 0) return Problem{"table.finished", broken("names-absent-seat")};
    if (table.pending == Pending::skulls && table.boards[table.active].lone_skulls == 0)
        return Problem{"table.active", broken("no-skulls-to-turn"), "T2.3"};
    if (table.pending == Pending::advantage) {
        Actions list;
        list.reset();
        list_advantages(table.boards[table.active], list);
        if (!table.finished.contains(table.active) || list.empty())
            return Problem{"table.active", broken("receives-no-advantage"), "T2.8"};
    }
    if (auto fault = check_open_roll(table)) return fault;
    return check_hands(state);
}

Fault check_acting(const State& state) {
    const Table& table = state.table;
    const bool hunting = table.pending == Pending::hunt_chest || table.pending == Pending::hunt_tile;
    if (table.hunted != (state.hunted_value != 0) ||
        (table.hunted != 0 && (table.pending != Pending::hunt_tile || table.place != 1 || table.players == 2)))
        return Problem{"table.hunted", broken("does-not-fit-hunt"), "T3.6"};
    if (!is_acting(table.pending)) {
        const bool idle = table.action == Symbol::none && table.place == 0 && table.ranked[0] == kSpectator &&
                          table.ranked[1] == kSpectator;
        return idle ? Fault{} : Problem{"table.action", broken("nothing-performed")};
    }
    const bool attacking = table.pending == Pending::attack || table.pending == Pending::centre;
    if (table.action >= Symbol::skull ||
        attacking != (table.action == Symbol::ship_attack || table.action == Symbol::raid) ||
        (hunting && table.action != Symbol::treasure))
        return Problem{"table.action", text::faults::kNotPending()};
    Table ranked = table;
    rank_players(ranked);
    if (ranked.ranked[0] != table.ranked[0] || ranked.ranked[1] != table.ranked[1])
        return Problem{"table.best", broken("ranks-differ-from-dice"), "T3.2"};
    if (table.place < 1 || table.active != table.ranked[table.place - 1])
        return Problem{"table.active", broken("not-of-this-place"), "T3.2"};
    if (table.pending == Pending::use && !can_use(table))
        return Problem{"table.pending", broken("nothing-could-change"), "T3.3"};
    if (table.pending == Pending::attack && !can_attack(table))
        return Problem{"table.pending", broken("nothing-could-change"), "T3.3"};
    if (table.pending == Pending::centre && (table.place != 2 || table.centre == 0))
        return Problem{"table.centre", broken("offers-no-chest"), "T3.8"};
    if (table.pending == Pending::hunt_chest && table.place != 1)
        return Problem{"table.place", broken("only-best-draws"), "T3.6"};
    if (table.pending == Pending::hunt_tile && tiles_left(table) == 0)
        return Problem{"pool", broken("no-tile-left"), "T3.6"};
    return std::nullopt;
}

Fault check_moving(const Table& table) {
    const Board& board = table.boards[table.active];
    const bool draws = table.pending == Pending::hunt_chest || table.pending == Pending::round_chest;
    if (draws && bag_size(table) == 0) return Problem{"table.bag", broken("bag-is-empty"), "T4.1"};
    if (table.pending == Pending::lay_fleet &&
        (!can_lay(board, Track::fleet) || board.row[index_of(Track::crew)].empty()))
        return Problem{"table.pending", broken("no-chest-for-fleet"), "T4.2"};
    if (table.pending == Pending::lay_crew && (!can_lay(board, Track::crew) || island_size(board) == 0))
        return Problem{"table.pending", broken("no-chest-for-crew"), "T4.2"};
    return std::nullopt;
}

}  // namespace

std::optional<text::Problem> TortugaText::check(const State& state) {
    const Table& table = state.table;
    if (table.target != 6 && table.target != 8) return Problem{"table.target", broken("target-6-or-8"), "T7.1"};
    if (auto fault = text::check_seats(table)) return fault;
    if (auto fault = check_chests(table)) return fault;
    if (auto fault = check_tiles(state)) return fault;
    if (auto fault = check_boards(table)) return fault;
    if (auto fault = check_setup(table)) return fault;
    if (auto fault = check_rolling(state)) return fault;
    if (auto fault = check_acting(state)) return fault;
    return check_moving(table);
}

}  // namespace wharf::tortuga
