// Skeleton Game's views and positions as JSON, from one description of their fields.
#include "games/skeleton_game/text.h"
#include "games/skeleton_game/words.h"
#include "text/field_types.h"

namespace wharf::skeleton_game {

namespace {

template <class Fields>
void describe(Fields& fields, Table& table) {
    fields.number("players", table.players, SkeletonGame::kMinPlayers, SkeletonGame::kMaxPlayers);
    fields.word("pending", table.pending, kPendingWords);
    fields.number("start", table.start, 0, kMaxPlayers - 1);
    fields.number("turn", table.turn, 0, kMaxPlayers * kTurns);
    fields.number("token", table.token, 0, kValues);
    fields.amounts("bag", table.bag, kValueWords, kOfEach);
    fields.objects("seats", table.players,
                   [&](Fields& inner, int seat) { inner.amounts("tokens", table.tokens[seat], kValueWords, kOfEach); });
}

void write_table(Table table, text::JsonText& to) {
    text::write_object(to, [&](text::FieldWriter& fields) {
        fields.object("table", [&](text::FieldWriter& inner) { describe(inner, table); });
    });
}

}  // namespace

text::Types SkeletonGameText::types() {
    text::Types types;
    types.add("Pending", "PENDING", kPendingWords);
    types.add("View", text::FieldTypes::described([table = Table{}](text::FieldTypes& fields) mutable {
                  fields.object("table", [&](text::FieldTypes& inner) { describe(inner, table); });
              }));
    types.add("Position", text::named_type("View"));  // nothing is hidden
    return types;
}

void SkeletonGameText::write_view(const View& view, text::JsonText& to) { write_table(view.table, to); }
void SkeletonGameText::write_position(const State& state, text::JsonText& to) { write_table(state.table, to); }

text::Read<View> SkeletonGameText::read_view(const boost::json::object& object, Seat observer) {
    const auto read = read_position(object);
    if (const auto* problem = std::get_if<text::Problem>(&read)) return *problem;
    const View view = SkeletonGame::observe(std::get<State>(read), observer);
    if (auto problem = text::check_view<SkeletonGameText>(view, observer)) return *problem;
    return view;
}

text::Read<State> SkeletonGameText::read_position(const boost::json::object& object) {
    State state{};
    state.table.players = SkeletonGame::kMinPlayers;
    text::FieldReader fields(object);
    fields.object("table", [&](text::FieldReader& inner) { describe(inner, state.table); });
    if (auto problem = fields.problem()) return *problem;
    if (auto problem = check(state)) return *problem;
    return state;
}

}  // namespace wharf::skeleton_game
