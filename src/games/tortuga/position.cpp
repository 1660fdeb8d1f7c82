// Tortuga's views and positions as JSON, from one description of their fields.
#include "games/tortuga/messages.h"
#include "games/tortuga/text.h"
#include "text/field_types.h"

namespace wharf::tortuga {

namespace {

using says::broken;
using text::Problem;

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

// Whether others can have the tiles and rolls the table shows: what imagining a state relies on.
std::optional<text::Problem> check_hidden(const View& view) {
    int left = 0;
    for (int v = 0; v < kTileValues; ++v) {
        int tiles = tiles_of(v + 1) - view.own.tiles[v] - (view.hunted_value == v + 1);
        if (tiles < 0) return Problem{"own.tiles", broken("more-tiles-than-there-are"), "T0.2"};
        left += tiles;
    }
    const bool over = view.table.pending == Pending::over;
    left -= view.table.hunted != 0 && view.hunted_value == 0 ? 1 : 0;
    for (Seat seat = 0; seat < view.table.players; ++seat) {
        if (seat == view.observer) continue;
        left -= over ? 0 : view.table.boards[seat].tiles;
        if (view.table.pending == Pending::reveal && !view.table.finished.contains(seat) &&
            free_dice(view.table.boards[seat]) == 0)
            return Problem{"table.boards[" + std::to_string(seat) + "].dice", broken("rolled-die-is-used")};
    }
    if (left < 0) return Problem{"table.boards", broken("more-tiles-on-boards"), "T0.2"};
    return std::nullopt;
}

template <class Fields>
void describe(Fields& fields, View& view) {
    fields.object("table", [&](Fields& inner) { describe(inner, view.table); });
    fields.only_if(view.observer < view.table.players, [&](Fields& seen) {
        seen.object("own", [&](Fields& inner) {
            describe(inner, view.own);
            inner.number("hunted_value", view.hunted_value, 0, kTileValues);
        });
    });
    fields.only_if(view.table.pending == Pending::over, [&](Fields& seen) {
        seen.objects("shown_tiles", view.table.players, [&](Fields& inner, int seat) {
            inner.amounts("tiles", view.shown_tiles[seat], kCoinWords, kTiles);
        });
    });
}

}  // namespace

void TortugaText::write_view(const View& view, text::JsonText& to) {
    View copy = view;
    text::write_object(to, [&](text::FieldWriter& fields) { describe(fields, copy); });
}

text::Read<View> TortugaText::read_view(const boost::json::object& object, Seat observer) {
    View view{};
    view.table = set_up({.players = 2, .start = 0, .options = {6}}).table;  // seats beyond the players' as at set-up
    view.observer = observer;
    view.own = empty_hand();
    text::FieldReader fields(object);
    describe(fields, view);
    if (auto problem = fields.problem()) return *problem;
    if (auto problem = check_hidden(view)) return *problem;
    if (auto problem = text::check_view<TortugaText>(view, observer)) return *problem;
    return view;
}

text::Types TortugaText::types() {
    text::Types types;
    types.add("Colour", "COLOURS", kColourWords);
    types.add("Action", "ACTIONS", kActionWords);
    types.add("DieFace", "DIE_FACES", kFaceWords);
    types.add("DieName", "DICE", kDieWords);
    types.add("Track", "TRACKS", kTrackWords);
    types.add("Pending", "PENDING", kPendingWords);
    types.add("View", text::FieldTypes::described(
                          [view = View{}](text::FieldTypes& fields) mutable { describe(fields, view); }));
    types.add("Position", text::FieldTypes::described(
                              [state = State{}](text::FieldTypes& fields) mutable { describe(fields, state); }));
    return types;
}

void TortugaText::write_position(const State& state, text::JsonText& to) {
    State copy = state;
    text::write_object(to, [&](text::FieldWriter& fields) { describe(fields, copy); });
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
