// What holds in every position of Nauticus: pieces are conserved, and the pending decision can be made.
#include "games/nauticus/messages.h"
#include "games/nauticus/text.h"

namespace wharf::nauticus {

namespace {

using says::broken;
using text::Problem;
using Fault = std::optional<Problem>;

std::string on_board(int seat, std::string_view field) { return text::field_of("table.boards", seat, field); }

// N5.1–N5.3.
bool is_possible(Ship ship) {
    const bool large = ship.has_bow() || ship.has_stern() || ship.middles() > 0;
    if (ship.is_one_ship() == large || ship.middles() > 2 || ship.crest() > kCrests) return false;
    const int masts = ship.masts() - ship.crown_masts();
    const int sails = ship.sails() - ship.crown_sails();
    if (masts < 0 || sails < 0 || (ship.crest() == 0) != (masts + sails == 0)) return false;
    int cargo = 0;
    for (int kind = 0; kind < kGoods; ++kind) cargo += ship.goods(kind);
    return ship.masts() <= ship.size() && ship.sails() <= ship.masts() && cargo <= ship.size();
}

Fault check_shipyards(const Table& table) {
    for (int seat = 0; seat < table.players; ++seat) {
        const Board& board = table.boards[seat];
        for (int i = 0; i < board.ship_count; ++i) {
            const std::string field = on_board(seat, "ships[" + std::to_string(i) + "]");
            if (!is_possible(board.ships[i])) return Problem{field, broken("no-possible-ship"), "N5.1–N5.3"};
            if (i > 0 && board.ships[i].bits < board.ships[i - 1].bits)
                return Problem{field, broken("ships-out-of-order")};
        }
        for (int i = board.ship_count; i < kMaxShips; ++i)
            if (board.ships[i].bits != 0) return Problem{on_board(seat, "ships"), broken("ships-beyond-end")};
    }
    return std::nullopt;
}

Fault check_warehouses(const Table& table) {
    for (int seat = 0; seat < table.players; ++seat) {
        const Board& board = table.boards[seat];
        int places = 0;
        for (int i = 0; i < kPieces; ++i) places += board.warehouse[i] * places_of(static_cast<Piece>(i));
        if (places > kWarehousePlaces)
            return Problem{on_board(seat, "warehouse"), broken("warehouse-has-12-places"), "N0.6"};
        if (places != board.stored) return Problem{on_board(seat, "stored"), broken("differs-from-stored")};
    }
    return std::nullopt;
}

// Pieces of a kind with one player.
int owned(const Board& board, Piece piece) {
    int count = board.warehouse[index_of(piece)];
    for (int i = 0; i < board.ship_count; ++i) count += count_on(board.ships[i], piece);
    return is_good(piece) ? count + board.delivered[index_of(piece) - index_of(Piece::fish)] : count;
}

Fault check_pieces(const Table& table) {
    for (int i = 0; i < kPieces; ++i) {
        const auto piece = static_cast<Piece>(i);
        int count = table.stock[i];
        for (const Board& board : table.boards) count += owned(board, piece);
        if (count != pieces_of(piece))
            return Problem{"table.stock", text::faults::kInAll(pieces_of(piece), word(piece), count), "N0.1"};
    }
    for (int seat = 0; seat < table.players; ++seat) {
        const Board& board = table.boards[seat];
        if (board.crowns != owned(board, Piece::crown_mast) + owned(board, Piece::crown_sail))
            return Problem{on_board(seat, "crowns"), broken("differs-from-crowns")};
    }
    return std::nullopt;
}

// How often a seat will still choose, this phase included.
int choices_left(const Table& table, int seat) {
    // Once the tile of this phase is chosen its bonus is paid, and the next choice is the next seat's.
    const int chosen = table.pending > Pending::choose && table.pending != Pending::over ? 1 : 0;
    const int phases = (rounds_of(table.players) - table.round) * kPhases + kPhases -
                       count_bits(std::uint32_t{table.face_down}) - chosen;
    const int order = (order_of(table, static_cast<Seat>(seat)) + table.players - chosen) % table.players;
    return phases <= order ? 0 : (phases - order - 1) / table.players + 1;
}

// A seat can never have more workers than a byte and a move can count: those it has and those it may still get.
Fault check_workers(const Table& table) {
    int unfinished = kHullTiles;
    for (const Board& board : table.boards)
        for (int i = 0; i < board.ship_count; ++i)
            if (board.ships[i].is_finished()) unfinished -= board.ships[i].size();
    for (int seat = 0; seat < table.players; ++seat) {
        const Board& board = table.boards[seat];
        const int due = seat == table.active ? table.rewards_due : 0;
        const int compensations = table.pending == Pending::start_player ? 2 : 0;
        const int most = board.workers + kRewardWorkers * (unfinished + due) + 3 * choices_left(table, seat) +
                         (board.extra != 0 ? kExtraWorkers : 0) + compensations;
        if (most > kMaxWorkers) return Problem{on_board(seat, "workers"), broken("too-many-workers")};
    }
    return std::nullopt;
}

bool is_between(Pending pending) { return pending == Pending::bonus || pending == Pending::choose; }

// N2: tiles, spaces and the token.
Fault check_round(const Table& table) {
    const bool dealing = table.pending <= Pending::deal;
    unsigned seen = 0;
    int dealt = 0;
    for (int k = 0; k < kSpaces; ++k) {
        const Tile tile = table.tile_on[(table.anchor + k) % kSpaces];
        if (tile == Tile::none) continue;
        if (((seen >> index_of(tile)) & 1U) != 0) return Problem{"table.tiles", broken("tile-lies-twice"), "N2.1"};
        seen |= 1U << index_of(tile);
        if (dealt != k) return Problem{"table.tiles", broken("dealt-from-anchor"), "N2.1"};
        dealt += 1;
    }
    if (table.pending == Pending::start_player && (dealt != 0 || table.round != 1))
        return Problem{"table.pending", broken("start-player-first"), "N1.2"};
    if (dealing != (dealt < kSpaces)) return Problem{"table.tiles", text::faults::kNotPending(), "N2.1"};
    const int used = count_bits(std::uint32_t{table.face_down});
    const bool fits = dealing ? used == 0 : table.pending == Pending::over ? used == kPhases : used < kPhases;
    if (!fits) return Problem{"table.face_down", text::faults::kNotPending(), "N2.2"};
    if (table.pending == Pending::over && table.round != rounds_of(table.players))
        return Problem{"table.round", broken("ends-after-last-round"), "N1.3"};
    const bool in_phase = table.pending > Pending::choose && table.pending != Pending::over;
    if (!in_phase && table.space != 0) return Problem{"table.space", broken("zero-between-phases")};
    if (in_phase && ((table.face_down >> table.space) & 1U) != 0)
        return Problem{"table.space", broken("tile-is-used-up"), "N2.3"};
    const bool token = used > 0 ? ((table.face_down >> table.token) & 1U) != 0 : table.token == table.space;
    return token ? std::nullopt : Fault(Problem{"table.token", broken("marks-first-choice"), "N2.4"});
}

// N5.4, N4.4: what interrupts an action.
Fault check_interruptions(const Table& table) {
    int taken = 0;
    for (std::uint8_t count : table.rewards) taken += count;
    const bool rewarding = table.pending == Pending::reward;
    if (rewarding != (table.rewards_due > 0)) return Problem{"table.rewards_due", text::faults::kNotPending()};
    if (taken > 0 && (!rewarding || taken + table.rewards_due > kMaxSize))
        return Problem{"table.rewards", broken("more-rewards-than-ship"), "N5.4"};
    if (rewarding && table.action != Tile::sails && table.action != Tile::transport)
        return Problem{"table.action", broken("cannot-finish-ship"), "N5.4"};
    const bool free_tile = table.pending == Pending::free_tile;
    if (table.free_due != 0 ? table.bought != 0xF || (!free_tile && !rewarding) : free_tile)
        return Problem{"table.free_due", text::faults::kNotPending(), "N4.4"};
    if (free_tile && fifth_tiles(table) == 0) return Problem{"table.pending", broken("no-fifth-tile"), "N3.3"};
    return std::nullopt;
}

// N4, N8: the running action.
Fault check_action(const Table& table) {
    const Board& board = table.boards[table.active];
    const Pending pending = table.pending;
    const bool running = pending >= Pending::turn && pending <= Pending::free_tile;
    if (running != (table.action != Tile::none)) return Problem{"table.action", text::faults::kNotPending()};
    if (!running && (table.is_extra != 0 || table.blue != 0 || table.bought != 0))
        return Problem{"table.action", broken("no-action-running")};
    if ((pending == Pending::after) != (table.acted != 0) && (!running || table.is_extra == 0))
        return Problem{"table.acted", text::faults::kNotPending(), "N8.1"};
    if (pending == Pending::after && board.extra == 0)
        return Problem{on_board(table.active, "extra"), broken("extra-is-used"), "N8.1"};
    if (!running) return std::nullopt;
    if (table.is_extra != 0 ? pending == Pending::turn || board.extra != 0 : pending == Pending::extra)
        return Problem{"table.is_extra", text::faults::kNotPending(), "N8.1"};
    if (table.is_extra == 0 && table.action != table.tile_on[table.space])
        return Problem{"table.action", broken("not-the-chosen-tile"), "N2.3"};
    const int blue = table.is_extra != 0 ? 0 : blue_workers(table, table.space);
    if (pending == Pending::turn ? table.blue != blue : table.blue > blue)
        return Problem{"table.blue", broken("differs-from-wheel"), "N4.1"};
    const bool fresh = pending == Pending::turn || pending == Pending::extra;
    if (!fresh && (table.action == Tile::money || table.action == Tile::crowns))
        return Problem{"table.action", broken("over-with-one-move"), "N6.2, N6.4"};
    if ((table.bought != 0) != (is_blue(table.action) && !fresh))
        return Problem{"table.bought", text::faults::kNotPending(), "N4.3"};
    return std::nullopt;
}

Fault check_pending(const Table& table) {
    if ((is_between(table.pending) || table.pending <= Pending::deal) && table.active != table.start)
        return Problem{"table.active", broken("active-is-start-player"), "N2.3"};
    if (table.pending == Pending::bonus &&
        obtainable(table, table.boards[table.active], bonus_of(table.space).choice) == 0)
        return Problem{"table.pending", broken("no-free-tile"), "N3.3"};
    if (table.pending == Pending::extra) {
        Actions list;
        list.reset();
        list_turn(table, list);
        if (list.empty()) return Problem{"table.action", broken("cannot-be-executed"), "N8.1"};
    }
    return std::nullopt;
}

}  // namespace

std::optional<text::Problem> NauticusText::check(const State& state) {
    const Table& table = state.table;
    if (auto fault = text::check_seats(table)) return fault;
    if (table.round > rounds_of(table.players)) return Problem{"table.round", broken("beyond-last-round"), "N1.3"};
    for (const auto check : {check_shipyards, check_warehouses, check_pieces, check_round, check_workers, check_action,
                             check_interruptions, check_pending})
        if (auto fault = check(table)) return fault;
    return std::nullopt;
}

}  // namespace wharf::nauticus
