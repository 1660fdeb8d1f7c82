// Nauticus's views and positions as JSON, from one description of their fields.
#include <algorithm>

#include "games/nauticus/messages.h"
#include "games/nauticus/text.h"
#include "text/field_types.h"

namespace wharf::nauticus {

namespace {

using says::broken;
using text::Problem;

constexpr int kMost = 10000;  // taler and points in a document, far beyond any game and far from an overflow

// A ship's counts one by one.
struct ShipFields {
    std::uint8_t one_ship, bow, middles, stern, crest, masts, crown_masts, sails, crown_sails, goods[kGoods];
};

ShipFields unpack(Ship ship) {
    const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
    ShipFields fields{byte(ship.is_one_ship()), byte(ship.has_bow()),
                      byte(ship.middles()),     byte(ship.has_stern()),
                      byte(ship.crest()),       byte(ship.masts()),
                      byte(ship.crown_masts()), byte(ship.sails()),
                      byte(ship.crown_sails()), {}};
    for (int kind = 0; kind < kGoods; ++kind) fields.goods[kind] = byte(ship.goods(kind));
    return fields;
}

Ship pack(const ShipFields& fields) {
    std::uint32_t bits = 0;
    const auto put = [&bits](std::uint8_t value, int shift) { bits |= std::uint32_t{value} << shift; };
    put(fields.one_ship, 31);
    put(fields.bow, 30);
    put(fields.stern, 29);
    put(fields.middles, 27);
    put(fields.crest, 24);
    put(fields.masts, 21);
    put(fields.crown_masts, 18);
    put(fields.sails, 15);
    put(fields.crown_sails, 12);
    for (int kind = 0; kind < kGoods; ++kind) put(fields.goods[kind], 3 * kind);
    return {bits};
}

// A view also shows what follows from the position, so that whoever draws it needs no rules and no table of ours.
enum class Document { position, view };

template <Document kDocument, class Fields>
void describe(Fields& fields, Ship& ship) {
    ShipFields parts = unpack(ship);
    fields.flag("one_ship", parts.one_ship);
    fields.flag("bow", parts.bow);
    fields.number("middles", parts.middles, 0, 2);
    fields.flag("stern", parts.stern);
    fields.word("crest", parts.crest, kCrestWords);
    fields.number("masts", parts.masts, 0, kMaxSize);
    fields.number("crown_masts", parts.crown_masts, 0, kMaxSize);
    fields.number("sails", parts.sails, 0, kMaxSize);
    fields.number("crown_sails", parts.crown_sails, 0, kMaxSize);
    fields.amounts("goods", parts.goods, kGoodWords, kMaxSize);
    if constexpr (kDocument == Document::view) {
        fields.text("name", name_of(ship));
        fields.count("size", ship.size());
        fields.flag("finished", ship.is_finished());
    } else {
        ship = pack(parts);
    }
}

template <Document kDocument, class Fields>
void describe(Fields& fields, Board& board) {
    fields.number("points", board.points, -kMost, kMost);
    fields.number("taler", board.taler, 0, kMost);
    fields.number("workers", board.workers, 0, kMaxWorkers);
    fields.flag("extra", board.extra);
    fields.number("turned", board.turned, 0, kPassTiles);
    fields.amounts("warehouse", board.warehouse, kPieceWords, kWarehousePlaces);
    fields.amounts("delivered", board.delivered, kGoodWords, 12);
    fields.list("ships", board.ship_count, kMaxShips,
                [&](Fields& inner, int i) { describe<kDocument>(inner, board.ships[i]); });
    if constexpr (kDocument == Document::view) {
        fields.count("stored", board.stored);
        fields.count("crowns", visible_crowns(board));
    }
}

// A space of the printed board.
template <class Fields>
void describe_space(Fields& fields, const Table& table, int space) {
    int prices[kPositions];
    for (int position = 0; position < kPositions; ++position) prices[position] = price_at(space, position);
    const Bonus bonus = bonus_of(space);
    fields.object("bonus", [&](Fields& inner) {
        inner.count("workers", bonus.workers);
        inner.count("taler", bonus.taler);
        inner.count("points", bonus.points);
        inner.flag("mast", bonus.choice & kMastBits);
        inner.flag("sail", bonus.choice & kSailBits);
        inner.flag("good", bonus.choice & kGoodBits);
    });
    fields.count("blue", blue_workers(table, space));
    fields.numbers("prices", prices, 0, kMost);
}

template <Document kDocument, class Fields>
void describe(Fields& fields, Table& table) {
    fields.number("players", table.players, Nauticus::kMinPlayers, Nauticus::kMaxPlayers);
    fields.number("round", table.round, 1, 5);
    fields.word("pending", table.pending, kPendingWords);
    fields.number("start", table.start, 0, kMaxPlayers - 1);
    fields.number("active", table.active, 0, kMaxPlayers - 1);
    fields.number("anchor", table.anchor, 0, kSpaces - 1);
    fields.number("token", table.token, 0, kSpaces - 1);
    fields.number("space", table.space, 0, kSpaces - 1);
    fields.bits("face_down", table.face_down, kSpaceWords);
    fields.words("tiles", table.tile_on, kTileWords);
    fields.word("action", table.action, kTileWords);
    fields.flag("is_extra", table.is_extra);
    fields.flag("acted", table.acted);
    fields.number("blue", table.blue, 0, 3);
    fields.bits("bought", table.bought, kPositionWords);
    fields.flag("free_due", table.free_due);
    fields.number("rewards_due", table.rewards_due, 0, kMaxSize);
    fields.amounts("rewards", table.rewards, kRewardWords, kRewardLimit);
    fields.amounts("stock", table.stock, kPieceWords, 18);
    fields.objects("boards", table.players,
                   [&](Fields& inner, int seat) { describe<kDocument>(inner, table.boards[seat]); });
    if constexpr (kDocument == Document::view)
        fields.objects("spaces", kSpaces, [&](Fields& inner, int space) { describe_space(inner, table, space); });
}

template <Document kDocument>
void write_table(Table table, text::JsonText& to) {
    text::write_object(to, [&](text::FieldWriter& fields) {
        fields.object("table", [&](text::FieldWriter& inner) { describe<kDocument>(inner, table); });
    });
}

// What follows from a board's pieces is not written.
void complete(Board& board) {
    int places = 0;
    for (int i = 0; i < kPieces; ++i) places += board.warehouse[i] * places_of(static_cast<Piece>(i));
    board.stored = static_cast<std::uint8_t>(std::min(places, 255));
    int crowns = board.warehouse[index_of(Piece::crown_mast)] + board.warehouse[index_of(Piece::crown_sail)];
    for (int i = 0; i < board.ship_count; ++i) crowns += board.ships[i].crown_masts() + board.ships[i].crown_sails();
    board.crowns = static_cast<std::uint8_t>(std::min(crowns, 255));
}

}  // namespace

text::Types NauticusText::types() {
    text::Types types;
    types.add("Piece", "PIECES", kPieceWords);
    types.add("Good", "GOODS", kGoodWords);
    types.add("Crest", "CRESTS", text::Words(kCrestWords).subspan(1));
    types.add("Tile", "TILES", kRealTileWords);
    types.add("Reward", "REWARDS", kRewardWords);
    types.add("Pending", "PENDING", kPendingWords);
    types.add("View", text::FieldTypes::described([](text::FieldTypes& fields) {
                  fields.object("table", [table = Table{}](text::FieldTypes& inner) mutable {
                      describe<Document::view>(inner, table);
                  });
              }));
    types.add("Position", text::FieldTypes::described([](text::FieldTypes& fields) {
                  fields.object("table", [table = Table{}](text::FieldTypes& inner) mutable {
                      describe<Document::position>(inner, table);
                  });
              }));
    return types;
}

void NauticusText::write_view(const View& view, text::JsonText& to) { write_table<Document::view>(view.table, to); }
void NauticusText::write_position(const State& state, text::JsonText& to) {
    write_table<Document::position>(state.table, to);
}

// The view holds a position and what follows from it; what follows is left out, and compared in the end.
text::Read<View> NauticusText::read_view(const boost::json::object& object, Seat observer) {
    boost::json::object position = object;
    const auto leave_out = [](boost::json::value* from, std::initializer_list<std::string_view> names) {
        if (from != nullptr && from->is_object())
            for (const std::string_view name : names) from->get_object().erase(name);
    };
    const auto each_of = [](boost::json::value* of, std::string_view name, const auto& visit) {
        boost::json::value* list = of != nullptr && of->is_object() ? of->get_object().if_contains(name) : nullptr;
        if (list != nullptr && list->is_array())
            for (boost::json::value& one : list->get_array()) visit(&one);
    };
    boost::json::value* table = position.if_contains("table");
    leave_out(table, {"spaces"});
    each_of(table, "boards", [&](boost::json::value* board) {
        leave_out(board, {"stored", "crowns"});
        each_of(board, "ships", [&](boost::json::value* ship) { leave_out(ship, {"name", "size", "finished"}); });
    });
    const auto read = read_position(position);
    if (const auto* problem = std::get_if<text::Problem>(&read)) return *problem;
    const View view = Nauticus::observe(std::get<State>(read), observer);
    if (auto problem = text::check_view<NauticusText>(view, observer)) return *problem;
    if (text::view_json<NauticusText>(view) != object) return Problem{"table", broken("does-not-fit-together")};
    return view;
}

text::Read<State> NauticusText::read_position(const boost::json::object& object) {
    State state{};
    text::FieldReader fields(object);
    fields.object("table", [&](text::FieldReader& inner) { describe<Document::position>(inner, state.table); });
    if (auto problem = fields.problem()) return *problem;
    for (Board& board : state.table.boards) complete(board);
    if (auto problem = check(state)) return *problem;
    return state;
}

}  // namespace wharf::nauticus
