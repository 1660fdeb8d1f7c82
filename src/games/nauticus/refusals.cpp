// Why a text is no legal move of Nauticus now. The legal list has decided before; this only finds the reason.
#include "text/refusals.h"

#include "games/nauticus/messages.h"
#include "games/nauticus/text.h"

namespace wharf::nauticus {

namespace {

using text::find_word;
using text::Refusal;
using text::Tokens;

constexpr auto not_now = NauticusText::not_now;

// A whole number up to 999, or -1.
int number(std::string_view text) {
    if (text.empty() || text.size() > 3 || text.find_first_not_of("0123456789") != std::string_view::npos) return -1;
    int value = 0;
    for (const char digit : text) value = 10 * value + (digit - '0');
    return value;
}

bool is_executing(Pending pending) {
    return pending == Pending::turn || pending == Pending::act || pending == Pending::extra;
}

// The ship of this name in a shipyard, or an empty one.
Ship find_ship(const Board& board, std::string_view name) {
    for (int i = 0; i < board.ship_count; ++i)
        if (name_of(board.ships[i]) == name) return board.ships[i];
    return {};
}

Refusal no_such_ship() { return illegal(says::kNoSuchShip(), "N5.5"); }
Refusal no_worker() { return illegal(says::kNoWorker(), "N4.1"); }

// N5.1–N5.3: why a ship does not take a piece.
Refusal refuse_lay(const Board& board, Piece piece, std::string_view destination) {
    const Ship ship = find_ship(board, destination);
    if (destination == "new")
        return is_hull(piece) ? illegal(says::kShipyardFull(), "N5.5") : illegal(says::kHullFirst(), "N5.1");
    if (ship.bits == 0) return no_such_ship();
    if (is_hull(piece)) return illegal(says::kHullTakesNot(piece), "N5.1");
    if (is_good(piece)) return illegal(says::kLaden(), "N5.2");
    if (is_mast(piece) && ship.masts() == ship.size()) return illegal(says::kAllMasts(), "N5.2");
    if (is_sail(piece) && ship.sails() == ship.masts()) return illegal(says::kNoFreeMast(), "N5.2");
    return illegal(says::kOtherCrest(ship.crest()), "N5.3");
}

Refusal refuse_buy(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const Board& board = table.boards[table.active];
    if (!is_executing(table.pending) || !is_blue(table.action)) return not_now(view, "N4.3");
    const int item = tokens.size() == 4 && tokens[2] == "to" ? find_word(kPieceWords, tokens[1]) : -1;
    if (item < 0) return unknown(says::kNameTileAndPlace());
    const auto piece = static_cast<Piece>(item);
    const int position = item - index_of(offered(table.action, 0));
    if (position < 0 || position >= kPositions) return illegal(says::kNotSold(), "N0.4");
    if (workers_at_hand(table) == 0) return no_worker();
    if (table.stock[item] == 0) return illegal(says::kNoneLeft(piece), "N0.1");
    const int price = price_of(table, position);
    if (price > board.taler) return illegal(says::kTooDear(price, board.taler), table.is_extra != 0 ? "N8.2" : "N4.3");
    if (tokens[3] == "warehouse") return illegal(says::kNoRoom(), "N0.6");
    if (price == 0) return illegal(says::kFreeIsStored(), "N4.2");
    return refuse_lay(board, piece, tokens[3]);
}

Refusal refuse_transport(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const Board& board = table.boards[table.active];
    if (!is_executing(table.pending) || table.action != Tile::transport) return not_now(view, "N6.1");
    const int item = tokens.size() == 4 && tokens[2] == "to" ? find_word(kPieceWords, tokens[1]) : -1;
    if (item < 0) return unknown(says::kNameTileAndShip());
    if (workers_at_hand(table) == 0) return no_worker();
    const auto piece = static_cast<Piece>(item);
    if (board.warehouse[item] == 0) return illegal(says::kNotStored(piece), "N6.1");
    return refuse_lay(board, piece, tokens[3]);
}

Refusal refuse_deliver(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (!is_executing(table.pending) || table.action != Tile::delivery) return not_now(view, "N6.3");
    if (tokens.size() != 2) return unknown(says::kNameShip());
    const Ship ship = find_ship(table.boards[table.active], tokens[1]);
    if (ship.bits == 0) return no_such_ship();
    if (!ship.is_finished()) return illegal(says::kNotFinished(), "N6.3");
    if (!is_laden(ship)) return illegal(says::kNotLaden(), "N6.3");
    return illegal(says::kCargoNeeds(ship.size()), "N6.3");
}

// Money and crowns take a number of workers.
Refusal refuse_number(const View& view, const Tokens& tokens, Tile tile) {
    const Table& table = view.table;
    const std::string clause = tile == Tile::money ? "N6.2" : "N6.4";
    if (!is_executing(table.pending) || table.action != tile) return not_now(view, clause);
    const int count = tokens.size() == 2 ? number(tokens[1]) : -1;
    if (count < 1) return unknown(says::kSayHowMany(tokens[0]));
    if (tile == Tile::crowns && visible_crowns(table.boards[table.active]) == 0)
        return illegal(says::kNoCrowns(), clause);
    if (count > workers_at_hand(table)) return illegal(says::kFewerAtHand(workers_at_hand(table)), "N4.1");
    return illegal(says::kFewerSuffice(), clause);
}

Refusal refuse_choose(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::choose) return not_now(view, "N2.3");
    const int space = tokens.size() == 3 ? find_word(kSpaceWords, tokens[2]) : -1;
    if (space < 0) return unknown(says::kNameTileAndSpace());
    if (((table.face_down >> space) & 1U) != 0) return illegal(says::kUsedUp(), "N2.3");
    return unknown(says::kOtherTileThere(space, table.tile_on[space]));
}

Refusal refuse_free_piece(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const bool bonus = tokens[0] == "bonus";
    const std::string clause = bonus ? "N3.1" : "N4.4";
    if (table.pending != (bonus ? Pending::bonus : Pending::free_tile)) return not_now(view, clause);
    const int item = tokens.size() == 2 ? find_word(kPieceWords, tokens[1]) : -1;
    if (item < 0) return unknown(says::kNameOneTile(tokens[0]));
    const std::uint32_t offer = bonus ? bonus_of(table.space).choice : 0xFU << index_of(offered(table.action, 0));
    if ((offer & bit_of(static_cast<Piece>(item))) == 0) return illegal(says::kNoChoice(), clause);
    return illegal(table.stock[item] == 0 ? says::kNoneLeftThere() : says::kDoesNotFit(), "N3.3");
}

Refusal refuse_reward(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::reward) return not_now(view, "N5.4");
    const int kind = tokens.size() >= 2 ? find_word(kRewardWords, tokens[1]) : -1;
    if (kind < 0) return unknown(says::kNameReward());
    if (table.rewards[kind] == kRewardLimit) return illegal(says::kTakenTwice(), "N5.4");
    if (static_cast<Reward>(kind) == Reward::goods) return illegal(says::kTwoGoods(), "N5.4");
    return illegal(says::kGivesNothing(), "N5.4");
}

Refusal refuse_extra(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.boards[table.active].extra == 0) return illegal(says::kExtraUsed(), "N8.1");
    if (table.pending != Pending::turn && table.pending != Pending::after) return illegal(says::kExtraInside(), "N8.1");
    const int tile = tokens.size() == 2 ? find_word(kTileWords, tokens[1]) : -1;
    if (tile < 1) return unknown(says::kNameAction());
    return illegal(says::kExtraImpossible(), "N8.1");
}

Refusal refuse_word(const View& view, std::string_view verb) {
    const Pending pending = view.table.pending;
    if (verb == "pass" && pending == Pending::act) return illegal(says::kHasActed(), "N4.7");
    if (verb == "done" && pending == Pending::turn) return illegal(says::kNothingIsPass(), "N4.7");
    if (verb != "end" && pending == Pending::extra) return illegal(says::kExtraOnce(), "N8.1");
    return not_now(view, verb == "pass" ? "N7.1" : "N4.6");
}

}  // namespace

text::Refusal NauticusText::refuse(const View& view, std::string_view move) {
    const Tokens tokens = text::split(move);
    if (!tokens.empty()) {
        const std::string_view verb = tokens[0];
        if (verb == "choose") return refuse_choose(view, tokens);
        if (verb == "bonus" || verb == "free") return refuse_free_piece(view, tokens);
        if (verb == "buy") return refuse_buy(view, tokens);
        if (verb == "lay") return refuse_transport(view, tokens);
        if (verb == "money") return refuse_number(view, tokens, Tile::money);
        if (verb == "crowns") return refuse_number(view, tokens, Tile::crowns);
        if (verb == "deliver") return refuse_deliver(view, tokens);
        if (verb == "reward") return refuse_reward(view, tokens);
        if (verb == "extra") return refuse_extra(view, tokens);
        if (tokens.size() == 1 && (verb == "pass" || verb == "done" || verb == "end")) return refuse_word(view, verb);
    }
    return unknown(says::kVerbs());
}

}  // namespace wharf::nauticus
