// Tortuga's moves as texts, what each observer hears of them, and the words around a decision.
#include "games/tortuga/text.h"
#include "games/tortuga/words.h"

namespace wharf::tortuga {

namespace {

std::string dice_letters(unsigned dice) {
    std::string letters;
    for (int die = 0; die < kDice; ++die)
        if (((dice >> die) & 1U) != 0) letters += " " + std::string(kDieWords[die]);
    return letters;
}

std::string with_word(std::string_view verb, std::string_view word) {
    return std::string(verb) + " " + std::string(word);
}

std::string attack_text(std::string_view verb, Action action) {
    std::string text = std::string(verb) + " " + std::to_string(action.which);
    return action.value == kNoChest ? text : with_word(text, kColourWords[action.value]);
}

// The action a selection goes to: that of its first die which is no skull, or skull.
Symbol shown_symbol(const Symbol (&face)[kDice], unsigned selection) {
    for (int die = 0; die < kDice; ++die)
        if (((selection >> die) & 1U) != 0 && face[die] != Symbol::skull) return face[die];
    return Symbol::skull;
}

// Selected dice as they stood behind the screen: "C E-skull treasure", or "D skull".
std::string shown_dice(const Hand& hand) {
    const Symbol symbol = shown_symbol(hand.face, hand.selection);
    std::string text;
    for (int die = 0; die < kDice; ++die) {
        if (((hand.selection >> die) & 1U) == 0) continue;
        text += " " + std::string(kDieWords[die]);
        if (hand.face[die] == Symbol::skull && symbol != Symbol::skull) text += "-skull";
    }
    return text.empty() ? " none" : text + " " + std::string(word(symbol));
}

// T2.2: what the lifted screens show.
std::string reveal_text(const State& state) {
    std::string text = "reveal";
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        const Hand& hand = state.hands[seat];
        if (hand.committed == 0) continue;
        text += (text == "reveal" ? " " : ", ") + std::to_string(seat) + shown_dice(hand);
    }
    return text;
}

std::string marker_step(std::string_view whose, int from, int to) {
    return std::string(whose) + " " + std::to_string(from) + " → " + std::to_string(to);
}

std::string hint_keep(const View& view, Action action) {
    const Table& table = view.table;
    const Seat seat = view.observer;
    const auto& face = table.pending == Pending::open_selection ? table.open_face : view.own.face;
    if (action.value == 0) return "nothing can be placed: you will roll again openly";
    const Symbol symbol = shown_symbol(face, action.value);
    if (symbol == Symbol::skull) return "skulls alone: choose their action after the reveal";
    int sum = 0;
    for (int die = 0; die < kDice; ++die)
        if (((action.value >> die) & 1U) != 0) sum += die_number(die, symbol);
    std::string text = std::string(kActionNames[index_of(symbol)]) + " +" + std::to_string(sum);
    const int before = strength(table.boards[seat], symbol);
    const int advantage = before == 0 ? table.boards[seat].advantage[index_of(symbol)] : 0;
    return text + " = " + std::to_string(before + sum + advantage);
}

std::string hint_use(const View& view) {
    const Table& table = view.table;
    const bool best_of_many = table.players > 2 && table.place == 1;
    if (table.action == Symbol::treasure)
        return table.place == 2 ? "1 treasure tile"
               : best_of_many   ? "1 chest, the better of 2 treasure tiles"
                                : "1 chest, 1 treasure tile";
    const int field = table.boards[table.active].marker[index_of(track_of(table.action))];
    const int to = std::min(field + (best_of_many ? 2 : 1), kLastField);
    return marker_step(table.action == Symbol::fleet ? "ship marker" : "pirate marker", field, to);
}

std::string hint_attack(const View& view, Action action) {
    const Table& table = view.table;
    const int track = index_of(track_of(table.action));
    const int theirs = table.boards[action.which].marker[track];
    std::string text = marker_step("their marker", theirs, std::max(1, theirs - 1));
    if (is_defended(table, action.which)) {
        const int own = table.boards[table.active].marker[track];
        text += "; they defend: " + marker_step("yours", own, std::max(1, own - 1));
    }
    return text;
}

}  // namespace

std::span<const text::OptionText> TortugaText::options() {
    static constexpr text::OptionText kOptions[] = {
        {"target", "chests in Tortuga that end the game: 6, or 8 for a longer one", false}};
    return kOptions;
}

std::string TortugaText::write(Action action) {
    switch (action.kind) {
        case Kind::start: return "start " + std::to_string(action.value);
        case Kind::chest: return with_word("chest", kColourWords[action.value]);
        case Kind::die: return with_word(with_word("die", kDieWords[action.which]), kSymbolWords[action.value]);
        case Kind::reveal: return "reveal";
        case Kind::tile: return "tile " + std::to_string(action.value);
        case Kind::keep: return "keep" + dice_letters(action.value);
        case Kind::turn: return with_word("turn", kSymbolWords[action.value]);
        case Kind::advantage: return with_word("advantage", kSymbolWords[action.value]);
        case Kind::use: return "use";
        case Kind::leave: return "leave";
        case Kind::attack: return attack_text("attack", action);
        case Kind::raid: return attack_text("raid", action);
        case Kind::take: return with_word("take", kColourWords[action.value]);
        case Kind::lay: return with_word("lay", kColourWords[action.value]);
    }
    return {};
}

std::optional<std::string> TortugaText::write_seen(const State& state, Seat actor, Action action, Seat observer) {
    switch (seen_by(state, actor, action, observer)) {
        case Seen::nothing: return std::nullopt;
        case Seen::that_it_happened: return "tile ?";
        case Seen::everything: break;
    }
    return action.kind == Kind::reveal ? reveal_text(state) : write(action);
}

std::string TortugaText::hint(const View& view, Action action) {
    switch (action.kind) {
        case Kind::keep: return hint_keep(view, action);
        case Kind::turn: {
            const Board& board = view.table.boards[view.observer];
            int sum = 0;
            for (int die = 0; die < kDice; ++die)
                if (((board.lone_skulls >> die) & 1U) != 0) sum += die_number(die, static_cast<Symbol>(action.value));
            return std::string(kActionNames[action.value]) + " +" + std::to_string(sum);
        }
        case Kind::advantage: {
            const int now = view.table.boards[view.observer].advantage[action.value];
            return "advantage in " + std::string(kActionNames[action.value]) + " " + std::to_string(now) + " → " +
                   std::to_string(now + 1);
        }
        case Kind::use: return hint_use(view);
        case Kind::attack:
        case Kind::raid: return hint_attack(view, action);
        default: return {};
    }
}

std::string TortugaText::prompt(const View& view) {
    const Table& table = view.table;
    const std::string action = table.action < Symbol::skull ? std::string(kActionNames[index_of(table.action)]) : "";
    const std::string place = table.place == 2 ? "second best" : "best";
    switch (table.pending) {
        case Pending::selection:
            return "Select dice of one symbol, skulls with them if you like; the others are rolled again.";
        case Pending::open_selection: return "Select dice of one symbol from your open roll.";
        case Pending::skulls: return "Choose the action for your skulls.";
        case Pending::advantage: return "You have placed all dice: choose the action that gains an advantage.";
        case Pending::use: return "You are " + place + " in " + action + ": use it?";
        case Pending::attack:
            return "You are " + place + " in " + action +
                   (table.place == 1 ? ": whom do you rob, and of which chest?" : ": whom do you attack?");
        case Pending::centre: return "You may take a chest from the central island.";
        case Pending::lay_fleet: return "Lay the next chest from your crew into your fleet.";
        case Pending::lay_crew: return "Lay the next chest from your island into your crew.";
        case Pending::over: return "The game is over.";
        default: return "Dice and bag decide.";
    }
}

}  // namespace wharf::tortuga
