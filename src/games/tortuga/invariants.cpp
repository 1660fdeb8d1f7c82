// What holds in every position of Tortuga: pieces are conserved, and the pending decision can be made.
#include "games/tortuga/text.h"
#include "games/tortuga/words.h"

namespace wharf::tortuga {

namespace {

using text::Problem;
using Fault = std::optional<Problem>;

std::string on_board(int seat, std::string_view field) {
    return "table.boards[" + std::to_string(seat) + "]." + std::string(field);
}
std::string in_hand(int seat, std::string_view field) {
    return "hands[" + std::to_string(seat) + "]." + std::string(field);
}

Fault check_chests(const Table& table) {
    for (int c = 0; c < kColours; ++c) {
        const auto colour = static_cast<Colour>(c);
        int chests = table.bag[c] + ((table.centre >> c) & 1);
        for (const Board& board : table.boards) chests += chests_on_board(board, colour);
        if (chests != chests_of(colour))
            return Problem{"table", "there must be " + std::to_string(chests_of(colour)) + " " +
                                        std::string(word(colour)) + " chests in all (T0.1), not " +
                                        std::to_string(chests)};
    }
    if (table.players == 2 && table.centre != 0) return Problem{"table.centre", "stays empty with two players (T6.2)"};
    return std::nullopt;
}

Fault check_tiles(const State& state) {
    for (int value = 1; value <= kTileValues; ++value) {
        int tiles = state.pool[value - 1] + (state.hunted_value == value);
        for (const Hand& hand : state.hands) tiles += hand.tiles[value - 1];
        if (tiles != tiles_of(value))
            return Problem{"pool", "there must be " + std::to_string(tiles_of(value)) + " treasure tiles of " +
                                       std::to_string(value) + " in all (T0.2), not " + std::to_string(tiles)};
    }
    for (int seat = 0; seat < state.table.players; ++seat) {
        const auto& tiles = state.hands[seat].tiles;
        if (tiles[0] + tiles[1] + tiles[2] != state.table.boards[seat].tiles)
            return Problem{on_board(seat, "tiles"), "differs from the tiles in this seat's hand"};
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
                               "holds more chests than its marker allows (T0.5)"};
        for (const Symbol action : board.die_on)
            if (action == Symbol::skull)
                return Problem{on_board(seat, "dice"), "a laid die never shows a skull (T2.3)"};
        const unsigned free = free_dice(board);
        if (is_acting(table.pending) && free != 0)
            return Problem{on_board(seat, "dice"), "all dice lie on actions in this phase (T2.7)"};
        if (!is_acting(table.pending) && !is_rolling(table.pending) && free != (1U << kDice) - 1)
            return Problem{on_board(seat, "dice"), "all dice are free in this phase (T3.13)"};
        if (is_rolling(table.pending) && (room(board, Symbol::ship_attack) < 0 || room(board, Symbol::raid) < 0))
            return Problem{on_board(seat, "dice"), "more dice than the marker allows (T2.5)"};
        const bool revealed = table.pending >= Pending::skulls && table.pending <= Pending::open_selection;
        if (board.lone_skulls != 0 &&
            (table.pending != Pending::skulls || (board.lone_skulls & ~free) != 0 || board.rerolls != 0))
            return Problem{on_board(seat, "lone_skulls"), "are free dice that wait for their action (T2.3)"};
        if (board.rerolls != 0 && (!revealed || free == 0))
            return Problem{on_board(seat, "rerolls"), "is for free dice after a reveal (T2.6)"};
    }
    return std::nullopt;
}

// T1.1: in set-up every seat before the active one holds its two chests, and nobody anything else.
Fault check_setup(const Table& table) {
    if (table.pending > Pending::second_chest) return std::nullopt;
    if (table.round != 1) return Problem{"table.round", "is 1 during set-up"};
    for (int order = 0; order < table.players; ++order) {
        const Seat seat = seat_in_order(table, order);
        const Board& board = table.boards[seat];
        const int active = table.pending == Pending::start_player ? 0 : order_of(table, table.active);
        const int island = order < active || (order == active && table.pending == Pending::second_chest);
        const int crew = order < active;
        if (island_size(board) != island || board.row[index_of(Track::crew)].size() != crew ||
            !board.row[index_of(Track::fleet)].empty() || tortuga_size(board) != 0)
            return Problem{"table.boards[" + std::to_string(seat) + "]",
                           "chests differ from the order of set-up (T1.1)"};
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
                return Problem{in_hand(seat, "roll"), "shows other dice than have fallen (T2.1)"};
        const bool may_commit = choosing && !table.finished.contains(seat);
        if (hand.committed == 0 ? hand.selection != 0 : !may_commit || !is_legal_selection(table, seat, hand))
            return Problem{in_hand(seat, "selection"), "is no legal selection (T2.1)"};
        if (table.pending == Pending::reveal && may_commit && hand.committed == 0)
            return Problem{in_hand(seat, "committed"), "must be true before the reveal (T2.2)"};
    }
    if (table.pending == Pending::selection && uncommitted_seats(state).empty())
        return Problem{"table.pending", "nobody is left to select"};
    return std::nullopt;
}

Fault check_open_roll(const Table& table) {
    const Board& board = table.boards[table.active];
    const bool open = table.pending == Pending::open_roll || table.pending == Pending::open_selection;
    for (int die = 0; die < kDice; ++die) {
        const bool fallen =
            open && board.die_on[die] == Symbol::none && (table.pending == Pending::open_selection || die < table.die);
        if ((table.open_face[die] != Symbol::none) != fallen)
            return Problem{"table.open_roll", "shows other dice than have fallen (T2.6)"};
    }
    if (open && board.rerolls == 0) return Problem{"table.active", "does not roll again (T2.6)"};
    if (table.pending == Pending::open_selection && !can_place(board, sort_roll(table.open_face)))
        return Problem{"table.open_roll", "has no die that can be placed (T2.6)"};
    return std::nullopt;
}

Fault check_rolling(const State& state) {
    const Table& table = state.table;
    const bool pointed = table.pending == Pending::roll || table.pending == Pending::open_roll;
    if (pointed ? table.boards[table.active].die_on[table.die] != Symbol::none : table.die != 0)
        return Problem{"table.die", "is no die that falls next"};
    for (Seat seat = 0; seat < table.players; ++seat) {
        const bool done = free_dice(table.boards[seat]) == 0;
        const bool finished = table.finished.contains(seat);
        const bool before_reveal = table.pending <= Pending::reveal;
        if (is_rolling(table.pending) ? finished && !done : finished)
            return Problem{"table.finished", "names a seat that is not finished (T2.8)"};
        if (is_rolling(table.pending) && before_reveal && done && !finished)
            return Problem{"table.finished", "lacks a finished seat (T2.8)"};
    }
    if (table.finished.bits >> table.players != 0) return Problem{"table.finished", "names a seat that is not there"};
    if (table.pending == Pending::skulls && table.boards[table.active].lone_skulls == 0)
        return Problem{"table.active", "has no skulls to turn (T2.3)"};
    if (table.pending == Pending::advantage) {
        Actions list;
        list.reset();
        list_advantages(table.boards[table.active], list);
        if (!table.finished.contains(table.active) || list.empty())
            return Problem{"table.active", "receives no advantage tile (T2.8)"};
    }
    if (auto fault = check_open_roll(table)) return fault;
    return check_hands(state);
}

Fault check_acting(const State& state) {
    const Table& table = state.table;
    const bool hunting = table.pending == Pending::hunt_chest || table.pending == Pending::hunt_tile;
    if (table.hunted != (state.hunted_value != 0) ||
        (table.hunted != 0 && (table.pending != Pending::hunt_tile || table.place != 1 || table.players == 2)))
        return Problem{"table.hunted", "does not fit the hunt (T3.6)"};
    if (!is_acting(table.pending)) {
        const bool idle = table.action == Symbol::none && table.place == 0 && table.ranked[0] == kSpectator &&
                          table.ranked[1] == kSpectator;
        return idle ? Fault{} : Problem{"table.action", "nothing is performed in this phase"};
    }
    const bool attacking = table.pending == Pending::attack || table.pending == Pending::centre;
    if (table.action >= Symbol::skull ||
        attacking != (table.action == Symbol::ship_attack || table.action == Symbol::raid) ||
        (hunting && table.action != Symbol::treasure))
        return Problem{"table.action", "does not fit what is pending"};
    Table ranked = table;
    rank_players(ranked);
    if (ranked.ranked[0] != table.ranked[0] || ranked.ranked[1] != table.ranked[1])
        return Problem{"table.best", "best and second best differ from the dice (T3.2)"};
    if (table.place < 1 || table.active != table.ranked[table.place - 1])
        return Problem{"table.active", "is not the player of this place (T3.2)"};
    if (table.pending == Pending::use && !can_use(table))
        return Problem{"table.pending", "nothing could change, so it is not asked (T3.3)"};
    if (table.pending == Pending::attack && !can_attack(table))
        return Problem{"table.pending", "nothing could change, so it is not asked (T3.3)"};
    if (table.pending == Pending::centre && (table.place != 2 || table.centre == 0))
        return Problem{"table.centre", "offers no chest (T3.8)"};
    if (table.pending == Pending::hunt_chest && table.place != 1)
        return Problem{"table.place", "only the best draws a chest (T3.6)"};
    if (table.pending == Pending::hunt_tile && tiles_left(table) == 0)
        return Problem{"pool", "no tile is left to draw (T3.6)"};
    return std::nullopt;
}

Fault check_moving(const Table& table) {
    const Board& board = table.boards[table.active];
    const bool draws = table.pending == Pending::hunt_chest || table.pending == Pending::round_chest;
    if (draws && bag_size(table) == 0) return Problem{"table.bag", "is empty, so no chest is drawn (T4.1)"};
    if (table.pending == Pending::lay_fleet &&
        (!can_lay(board, Track::fleet) || board.row[index_of(Track::crew)].empty()))
        return Problem{"table.pending", "no chest can be laid into the fleet (T4.2)"};
    if (table.pending == Pending::lay_crew && (!can_lay(board, Track::crew) || island_size(board) == 0))
        return Problem{"table.pending", "no chest can be laid into the crew (T4.2)"};
    return std::nullopt;
}

}  // namespace

std::optional<text::Problem> TortugaText::check(const State& state) {
    const Table& table = state.table;
    if (table.target != 6 && table.target != 8) return Problem{"table.target", "is 6 or 8 (T7.1)"};
    if (table.start >= table.players) return Problem{"table.start", "is no seat of this table"};
    if (table.active >= table.players) return Problem{"table.active", "is no seat of this table"};
    if (auto fault = check_chests(table)) return fault;
    if (auto fault = check_tiles(state)) return fault;
    if (auto fault = check_boards(table)) return fault;
    if (auto fault = check_setup(table)) return fault;
    if (auto fault = check_rolling(state)) return fault;
    if (auto fault = check_acting(state)) return fault;
    return check_moving(table);
}

}  // namespace wharf::tortuga
