// Facts beside a listed move: how strong it makes an action, where markers come to, what it brings.
#include "games/tortuga/messages.h"
#include "games/tortuga/text.h"

namespace wharf::tortuga {

namespace {

using text::Message;
using text::Messages;

int sum_of(unsigned dice, Symbol action) {
    int sum = 0;
    for (int die = 0; die < kDice; ++die)
        if (((dice >> die) & 1U) != 0) sum += die_number(die, action);
    return sum;
}

Message keep_fact(const View& view, Action action) {
    const Table& table = view.table;
    const Board& board = table.boards[view.observer];
    if (action.value == 0) return says::kRollsAgain();
    const Symbol symbol =
        shown_symbol(table.pending == Pending::open_selection ? table.open_face : view.own.face, action.value);
    if (symbol == Symbol::skull) return says::kSkullsAlone();
    const int more = sum_of(action.value, symbol);
    const int before = strength(board, symbol);
    const int advantage = before == 0 ? board.advantage[index_of(symbol)] : 0;
    return says::kStrength(symbol, more, before + more + advantage);
}

Messages use_facts(const Table& table) {
    const bool best_of_many = table.players > 2 && table.place == 1;
    if (table.action == Symbol::treasure) {
        if (table.place == 2) return {says::kTile()};
        return {says::kChest(), best_of_many ? says::kBetterTile() : says::kTile()};
    }
    const Track track = track_of(table.action);
    const int field = table.boards[table.active].marker[index_of(track)];
    return {says::kOwnMarker(track, field, std::min(field + (best_of_many ? 2 : 1), kLastField))};
}

Messages attack_facts(const Table& table, Seat target) {
    const Track track = track_of(table.action);
    const auto pushed = [&](const text::MessageKind& kind, Seat seat) {
        const int field = table.boards[seat].marker[index_of(track)];
        return kind(track, field, std::max(1, field - 1));
    };
    Messages facts{pushed(says::kTheirMarker, target)};
    if (is_defended(table, target)) facts.push_back(pushed(says::kDefended, table.active));
    return facts;
}

}  // namespace

Messages TortugaText::hint(const View& view, Action action) {
    const Table& table = view.table;
    switch (action.kind) {
        case Kind::keep: return {keep_fact(view, action)};
        case Kind::turn: {
            const auto symbol = static_cast<Symbol>(action.value);
            return {says::kTurned(symbol, sum_of(table.boards[view.observer].lone_skulls, symbol))};
        }
        case Kind::advantage: {
            const int now = table.boards[view.observer].advantage[action.value];
            return {says::kAdvantage(now, now + 1)};
        }
        case Kind::use: return use_facts(table);
        case Kind::attack:
        case Kind::raid: return attack_facts(table, action.which);
        default: return {};
    }
}

}  // namespace wharf::tortuga
