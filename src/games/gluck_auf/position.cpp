// Glück Auf's views and positions as JSON, from one description of their fields.
#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/text.h"
#include "text/field_types.h"

namespace wharf::gluck_auf {

namespace {

using says::broken;
using text::Problem;
using text::Words;

constexpr Words kOpenOrders{kOrderWords, kOrders};
constexpr Words kAllTiles{kTileWords, kTileTypes};
constexpr Words kLevels{kColourWords};
constexpr Words kCrewedSpaces{kSpaceWords, kBank};

// An outstanding order's filled slots and cubes, unpacked for the document.
template <class Fields>
void describe_load(Fields& fields, Table& table, int order) {
    std::uint8_t filled[kColours];
    std::uint8_t cubes[kColours];
    for (int c = 0; c < kColours; ++c) {
        filled[c] = static_cast<std::uint8_t>(slots_of_colour(table.filled[order], c));
        cubes[c] = static_cast<std::uint8_t>(cubes_on_order(table, order, c));
    }
    fields.amounts("filled", filled, kLevels, 3);
    fields.amounts("cubes", cubes, kLevels, 8);
    unsigned slots = 0;
    unsigned load = 0;
    for (int c = 0; c < kColours; ++c) {
        slots |= unsigned{filled[c]} << (2 * c);
        load |= unsigned{cubes[c]} << (4 * c);
    }
    table.filled[order] = static_cast<Slots>(slots);
    table.cubes_on[order] = static_cast<std::uint16_t>(load);
}

template <class Fields>
void describe(Fields& fields, Table& table, Player& player) {
    fields.number("points", player.points, 0, 20000);
    fields.number("marks", player.marks, 0, 20000);
    fields.number("workers", player.workers, 0, 18);
    fields.number("in_canteen", player.in_canteen, 0, 18);
    fields.number("in_bank", player.in_bank, 0, 18);
    fields.word("cage_at", player.cage_at, kCageWords);
    fields.amounts("cage", player.cage, kLevels, kCagePlaces);
    fields.amounts("store", player.store, kLevels, kCubesPerColour);
    fields.by_words("carts", kLevels, [&](Fields& inner, std::string_view word, int level) {
        inner.amounts(word, player.carts[level], kLevels, kCubesPerColour);
    });
    fields.amounts("tiles", player.tiles, kAllTiles, kTilesPerType);
    fields.bits("outstanding", player.outstanding, kOpenOrders);
    const auto is_outstanding = [&](int order) { return ((player.outstanding >> order) & 1U) != 0; };
    fields.by_some_words("loads", kOpenOrders, is_outstanding, [&](Fields& inner, std::string_view word, int order) {
        inner.object(word, [&](Fields& load) { describe_load(load, table, order); });
    });
    fields.bits("delivered", player.delivered, kOpenOrders);
}

// Workers by space, and whose they are where there are some.
template <class Fields>
void describe_crews(Fields& fields, Table& table) {
    fields.by_words("workers", kCrewedSpaces, [&](Fields& inner, std::string_view word, int space) {
        inner.number(word, table.crews[space].workers, 0, 18);
    });
    const auto has_workers = [&](int space) { return table.crews[space].workers > 0; };
    fields.by_some_words("owners", kCrewedSpaces, has_workers, [&](Fields& inner, std::string_view word, int space) {
        inner.number(word, table.crews[space].owner, 0, kMaxPlayers - 1);
    });
}

bool has_hand(Pending pending) {
    return pending == Pending::look || pending == Pending::choice || pending == Pending::substitute ||
           pending == Pending::lay_where || pending == Pending::lay;
}
bool has_space(Pending pending) {
    return has_hand(pending) || pending == Pending::first_tile || pending == Pending::first_order ||
           pending == Pending::step || pending == Pending::second_cube || pending == Pending::refill;
}

// What a turn in progress needs; a document has these fields only while they mean something.
template <class Fields>
void describe_turn(Fields& fields, Table& table) {
    const Pending pending = table.pending;
    fields.only_if(has_space(pending), [&](Fields& turn) { turn.word("space", table.space, kSpaceWords); });
    fields.only_if(pending == Pending::step || pending == Pending::second_cube,
                   [&](Fields& turn) { turn.number("steps_left", table.steps_left, 1, 10); });
    fields.only_if(pending == Pending::second_cube, [&](Fields& turn) {
        turn.word("half_order", table.half_order, kOpenOrders);
        turn.word("half_slot", table.colour, kColourWords);
    });
    fields.only_if(pending == Pending::substitute, [&](Fields& turn) {
        turn.number("carts_left", table.carts_left, 1, 2);
        turn.word("cart_colour", table.colour, kColourWords);
    });
    fields.only_if(has_hand(pending), [&](Fields& turn) { turn.number("in_hand", table.in_hand, 0, kMostLooked); });
    fields.only_if(pending == Pending::lay,
                   [&](Fields& turn) { turn.number("lay_base", table.lay_base, 0, kPilePlaces - 1); });
}

template <class Fields>
void describe(Fields& fields, Table& table) {
    fields.number_unless(GluckAuf::kOldestRules, "rules", table.rules, GluckAuf::kRulesVersion);
    fields.number("players", table.players, GluckAuf::kMinPlayers, GluckAuf::kMaxPlayers);
    fields.number("start", table.start, 0, kMaxPlayers - 1);
    fields.number("shift", table.shift, 1, kShifts);
    fields.word("pending", table.pending, kPendingWords);
    fields.number("active", table.active, 0, kMaxPlayers - 1);
    describe_turn(fields, table);
    fields.bits("draft", table.draft, kOpenOrders);
    fields.amounts("stock", table.stock, kLevels, kCubesPerColour);
    fields.words("factory", table.tile_on, kTileWords);
    fields.words("new_orders", table.order_on, kOrderWords);
    describe_crews(fields, table);
    fields.objects("seats", table.players, [&](Fields& inner, int seat) { describe(inner, table, table.seats[seat]); });
}

// A pile's height and its known cards from the bottom up; a card is "none" while hidden from the observer, or not yet
// laid.
template <class Fields>
void describe(Fields& fields, Table& table, Pile pile, std::uint8_t (&face)[kPilePlaces], Seat observer,
              text::Fault& fault) {
    Backs& backs = table.piles[index_of(pile)];
    const Words words = pile == Pile::tiles ? Words{kTileWords} : Words{kOrderWords};
    const auto none = static_cast<std::uint8_t>(words.size() - 1);
    fields.number("size", backs.size, 0, pile == Pile::tiles ? kTiles : kOrders);
    int known = 0;
    for (std::uint8_t knower : backs.knower) known += knower != 0;
    fields.number("known", known, 0, backs.size);
    int place = -1;
    fields.objects("cards", known, [&](Fields& inner, int) {
        int next = place + 1;
        while (next < backs.size && backs.knower[next] == 0) ++next;
        int seat = next < backs.size ? backs.knower[next] - 1 : 0;
        const bool hidden =
            next >= backs.size || is_kept_free(table, pile, next) || (observer != kChance && observer != seat);
        std::uint8_t card = hidden ? none : face[next];
        inner.number("place", next, 0, backs.size - 1);
        inner.number("seat", seat, 0, table.players - 1);
        inner.word("card", card, words);
        if (next <= place) return fault.set({nullptr, "piles"}, broken("known-cards-ascend"));
        place = next;
        if (place >= backs.size) return;  // already faulty
        backs.knower[place] = static_cast<std::uint8_t>(seat + 1);
        const bool is_seen = !is_kept_free(table, pile, place) && (observer == kChance || observer == seat);
        if ((card != none) != is_seen) fault.set({nullptr, "piles"}, broken("known-card-has-face"), "G11.1");
        face[place] = card == none ? std::uint8_t{0} : card;
    });
}

// Piles and hand; `observer` is kChance for one who sees all.
template <class Fields, std::size_t N>
void describe_hidden(Fields& fields, Table& table, std::uint8_t (&face)[kPiles][kPilePlaces], std::uint8_t (&hand)[N],
                     Seat observer, text::Fault& fault) {
    fields.object("piles", [&](Fields& inner) {
        for (int p = 0; p < kPiles; ++p)
            inner.object(kPileWords[p],
                         [&](Fields& pile) { describe(pile, table, static_cast<Pile>(p), face[p], observer, fault); });
    });
    const bool is_seen = has_hand(table.pending) && (observer == kChance || observer == table.active);
    FixedList<std::uint8_t, kMostLooked> cards{};
    const bool tiles = pile_of(table.space) == Pile::tiles;
    if constexpr (std::is_same_v<Fields, text::FieldWriter>)
        for (int i = 0; i < table.in_hand; ++i) cards.push_back(hand[i]);
    fields.only_if(is_seen && tiles, [&](Fields& looked) { looked.words("hand", cards, kAllTiles); });
    fields.only_if(is_seen && !tiles, [&](Fields& looked) { looked.words("hand", cards, kOpenOrders); });
    if (!is_seen) return;
    if (cards.size() != table.in_hand) return fault.set({nullptr, "hand"}, broken("hand-differs"));
    for (int i = 0; i < cards.size(); ++i) {
        if (i > 0 && cards[i] < cards[i - 1]) fault.set({nullptr, "hand"}, broken("hand-in-order"));
        hand[i] = cards[i];
    }
}

// Cards neither on the table nor known to anybody; a document does not repeat them.
void set_unknown(State& state) {
    set_unseen(state);
    for (int p = 0; p < kPiles; ++p)
        for (int place = 0; place < state.table.piles[p].size; ++place)
            if (state.table.piles[p].knower[place] != 0 && !is_kept_free(state.table, static_cast<Pile>(p), place))
                remove_unknown(state, static_cast<Pile>(p), state.face[p][place]);
    for (int i = 0; i < state.table.in_hand; ++i) remove_unknown(state, pile_of(state.table.space), state.hand[i]);
}

// Whether enough cards are unseen for what others know: what imagining a state relies on.
std::optional<Problem> check_hidden(const View& view) {
    State state{};
    state.table = view.table;
    const Table& table = state.table;
    set_unseen(state);
    int needed[kPiles] = {};
    for (int p = 0; p < kPiles; ++p)
        for (int place = 0; place < table.piles[p].size; ++place) {
            const auto pile = static_cast<Pile>(p);
            if (table.piles[p].knower[place] == 0 || is_kept_free(table, pile, place)) continue;
            if (is_known_to(table, pile, place, view.observer))
                remove_unknown(state, pile, view.face[p][place]);
            else
                needed[p] += 1;
        }
    const Pile looked = pile_of(table.space);
    for (int i = 0; i < table.in_hand; ++i) {
        if (view.observer == table.active)
            remove_unknown(state, looked, view.hand[i]);
        else
            needed[index_of(looked)] += 1;
    }
    int tiles = 0;
    for (const std::uint8_t count : state.unknown_tiles) {
        if (count > kTilesPerType) return Problem{"table", broken("more-tiles-of-type"), "G0.1"};
        tiles += count;
    }
    if (needed[index_of(Pile::tiles)] > tiles || needed[index_of(Pile::orders)] > count_bits(state.unknown_orders))
        return Problem{"piles", broken("more-known-cards")};
    return std::nullopt;
}

}  // namespace

text::Types GluckAufText::types() {
    text::Types types;
    types.add("Colour", "COLOURS", kLevels);
    types.add("Stop", "STOPS", kCageWords);
    types.add("Space", "SPACES", kSpaceWords);
    types.add("CrewedSpace", "CREWED_SPACES", kCrewedSpaces);
    types.add("TileName", "TILE_NAMES", kAllTiles);
    types.add("OrderName", "ORDER_NAMES", kOpenOrders);
    types.add("Source", "SOURCES", kSourceWords);
    types.add("Pending", "PENDING", kPendingWords);
    types.add("View", text::FieldTypes::described([view = View{}](text::FieldTypes& fields) mutable {
                  text::Fault fault;
                  fields.object("table", [&](text::FieldTypes& inner) { describe(inner, view.table); });
                  describe_hidden(fields, view.table, view.face, view.hand, view.observer, fault);
              }));
    types.add("Position", text::named_type("View"));  // the cards an observer does not see are "none" there
    return types;
}

void GluckAufText::write_view(const View& view, text::JsonText& to) {
    View copy = view;
    text::Fault fault;
    text::write_object(to, [&](text::FieldWriter& fields) {
        fields.object("table", [&](text::FieldWriter& inner) { describe(inner, copy.table); });
        describe_hidden(fields, copy.table, copy.face, copy.hand, view.observer, fault);
    });
}

text::Read<View> GluckAufText::read_view(const boost::json::object& object, Seat observer) {
    View view{};
    view.observer = observer;
    text::Fault fault;
    text::FieldReader fields(object);
    fields.object("table", [&](text::FieldReader& inner) { describe(inner, view.table); });
    describe_hidden(fields, view.table, view.face, view.hand, observer, fault);
    if (auto problem = fields.problem()) return *problem;
    if (fault.found()) return *fault.problem();
    if (auto problem = check_hidden(view)) return *problem;
    if (auto problem = text::check_view<GluckAufText>(view, observer)) return *problem;
    return view;
}

void GluckAufText::write_position(const State& state, text::JsonText& to) {
    State copy = state;
    text::Fault fault;
    text::write_object(to, [&](text::FieldWriter& fields) {
        fields.object("table", [&](text::FieldWriter& inner) { describe(inner, copy.table); });
        describe_hidden(fields, copy.table, copy.face, copy.hand, kChance, fault);
    });
}

text::Read<State> GluckAufText::read_position(const boost::json::object& object) {
    State state{};
    text::Fault fault;
    text::FieldReader fields(object);
    fields.object("table", [&](text::FieldReader& inner) { describe(inner, state.table); });
    describe_hidden(fields, state.table, state.face, state.hand, kChance, fault);
    if (auto problem = fields.problem()) return *problem;
    if (fault.found()) return *fault.problem();
    set_unknown(state);
    if (auto problem = check(state)) return *problem;
    // One position, one document: what is a set is written in the order of its words.
    if (text::position_json<GluckAufText>(state) != object) return Problem{"table", broken("orders-in-order")};
    return state;
}

}  // namespace wharf::gluck_auf
