// Tortuga's views and positions as JSON, from one description of their fields.
#include "games/tortuga/text.h"
#include "games/tortuga/words.h"
#include "text/fields.h"

namespace wharf::tortuga {

namespace {

template <class Fields>
void describe(Fields& fields, Board& board) {
    fields.number("ship", board.marker[index_of(Track::fleet)], 1, kLastField);
    fields.number("pirate", board.marker[index_of(Track::crew)], 1, kLastField);
    fields.amounts("island", board.island, kColourWords, 10);
    fields.words("crew", board.row[index_of(Track::crew)], kColourWords);
    fields.words("fleet", board.row[index_of(Track::fleet)], kColourWords);
    fields.amounts("tortuga", board.tortuga, kColourWords, 10);
    fields.numbers("advantage", board.advantage, 0, 2);
    fields.words("dice", board.die_on, kSymbolWords);
    fields.bits("lone_skulls", board.lone_skulls, kDieWords);
    fields.flag("rerolls", board.rerolls);
    fields.number("tiles", board.tiles, 0, kTiles);
}

template <class Fields>
void describe(Fields& fields, Table& table) {
    fields.number("players", table.players, Tortuga::kMinPlayers, Tortuga::kMaxPlayers);
    fields.number("target", table.target, 6, 8);
    fields.number("start", table.start, 0, kMaxPlayers - 1);
    fields.number("round", table.round, 1, kLastRound);
    fields.word("pending", table.pending, kPendingWords);
    fields.number("active", table.active, 0, kMaxPlayers - 1);
    fields.number("die", table.die, 0, kDice - 1);
    fields.bits("finished", table.finished.bits, kSeatWords);
    fields.words("open_roll", table.open_face, kSymbolWords);
    fields.word("action", table.action, kSymbolWords);
    fields.number("place", table.place, 0, 2);
    fields.seat("best", table.ranked[0]);
    fields.seat("second", table.ranked[1]);
    fields.number("hunted", table.hunted, 0, 1);
    fields.amounts("bag", table.bag, kColourWords, 10);
    fields.bits("centre", table.centre, kColourWords);
    fields.objects("boards", table.players, [&](Fields& inner, int seat) { describe(inner, table.boards[seat]); });
}

template <class Fields>
void describe(Fields& fields, Hand& hand) {
    fields.words("roll", hand.face, kSymbolWords);
    fields.bits("selection", hand.selection, kDieWords);
    fields.flag("committed", hand.committed);
    fields.amounts("tiles", hand.tiles, kCoinWords, kTiles);
}

template <class Fields>
void describe(Fields& fields, State& state) {
    fields.object("table", [&](Fields& inner) { describe(inner, state.table); });
    fields.objects("hands", state.table.players, [&](Fields& inner, int seat) { describe(inner, state.hands[seat]); });
    fields.amounts("pool", state.pool, kCoinWords, kTiles);
    fields.number("hunted_value", state.hunted_value, 0, kTileValues);
}

}  // namespace

boost::json::object TortugaText::view_json(const View& view) {
    View copy = view;
    text::FieldWriter fields;
    fields.object("table", [&](text::FieldWriter& inner) { describe(inner, copy.table); });
    if (view.observer < view.table.players)
        fields.object("own", [&](text::FieldWriter& inner) {
            describe(inner, copy.own);
            inner.number("hunted_value", copy.hunted_value, 0, kTileValues);
        });
    if (view.table.pending == Pending::over)
        fields.objects("shown_tiles", view.table.players, [&](text::FieldWriter& inner, int seat) {
            inner.amounts("tiles", copy.shown_tiles[seat], kCoinWords, kTiles);
        });
    return fields.take();
}

boost::json::object TortugaText::position_json(const State& state) {
    State copy = state;
    text::FieldWriter fields;
    describe(fields, copy);
    return fields.take();
}

text::Read<State> TortugaText::read_position(const boost::json::object& object) {
    State state =
        set_up({.players = 2, .start = 0, .options = {6}});  // seats beyond the players' are left as at set-up
    text::FieldReader fields(object);
    describe(fields, state);
    if (auto problem = fields.problem()) return *problem;
    if (auto problem = check(state)) return *problem;
    return state;
}

}  // namespace wharf::tortuga
