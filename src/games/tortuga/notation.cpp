// Tortuga's moves as texts, what each observer hears of them, and what is asked.
#include "games/tortuga/messages.h"
#include "games/tortuga/text.h"

namespace wharf::tortuga {

namespace {

std::string dice_letters(unsigned dice) {
    std::string letters;
    for (int die = 0; die < kDice; ++die)
        if (((dice >> die) & 1U) != 0) letters.append(" ").append(kDieWords[die]);
    return letters;
}

std::string with_word(std::string_view verb, std::string_view word) {
    std::string text;
    text.reserve(verb.size() + 1 + word.size());
    text.append(verb);
    text.push_back(' ');
    return text.append(word);
}

// All six faces of every die are written for each roll.
std::string die_text(Action action) {
    const std::string_view die = kDieWords[action.which];
    const std::string_view symbol = kSymbolWords[action.value];
    std::string text("die ");
    text.reserve(text.size() + die.size() + 1 + symbol.size());
    text.append(die);
    text.push_back(' ');
    return text.append(symbol);
}

std::string attack_text(std::string_view verb, Action action) {
    std::string text = std::string(verb) + " " + std::to_string(action.which);
    return action.value == kNoChest ? text : with_word(text, kColourWords[action.value]);
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

// An open roll is told as such, to tell it from the dice behind one's own screen.
std::string die_text(const Table& table, Action action) {
    return TortugaText::write(action) + (table.pending == Pending::open_roll ? " open" : "");
}

}  // namespace

Symbol shown_symbol(const Symbol (&face)[kDice], unsigned selection) {
    for (int die = 0; die < kDice; ++die)
        if (((selection >> die) & 1U) != 0 && face[die] != Symbol::skull) return face[die];
    return Symbol::skull;
}

std::span<const text::Option> TortugaText::options() {
    static constexpr text::Option kOptions[] = {{"target", false}};
    return kOptions;
}

std::string TortugaText::write(Action action) {
    switch (action.kind) {
        case Kind::start: return "start " + std::to_string(action.value);
        case Kind::chest: return with_word("chest", kColourWords[action.value]);
        case Kind::die: return die_text(action);
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

// Dice are known by who rolls them and when, chests and tiles by who draws them: what others do does not change them.
std::string TortugaText::chance_label(const State& state, Action action) {
    const std::string whose = " of " + std::to_string(state.table.active);
    switch (action.kind) {
        case Kind::die:
            return with_word("die", kDieWords[action.which]) + whose + " in round " + std::to_string(state.table.round);
        case Kind::chest: return "chest" + whose;
        case Kind::tile: return "tile" + whose;
        default: return action.kind == Kind::start ? "start" : "reveal";
    }
}

std::optional<std::string> TortugaText::write_seen(const State& state, Seat actor, Action action, Seat observer) {
    switch (seen_by(state, actor, action, observer)) {
        case Seen::nothing: return std::nullopt;
        case Seen::that_it_happened: return "tile ?";
        case Seen::everything: break;
    }
    if (action.kind == Kind::reveal) return reveal_text(state);
    return action.kind == Kind::die ? die_text(state.table, action) : write(action);
}

text::MessageKinds TortugaText::messages() { return says::kAll; }

text::MoveForms TortugaText::forms() {
    using text::number;
    using text::seat;
    using text::word;
    static constexpr text::Parameter kColour = word("colour", kColourWords);
    static constexpr text::Parameter kDie = word("die", kDieWords);
    static constexpr text::Parameter kFace = word("face", kFaceWords);
    static constexpr text::Parameter kAction = word("action", kActionWords);
    // What one screen has hidden.
    static constexpr text::MoveForm kNothingShown{"shown-none", "{seat} none", {seat("seat")}};
    static constexpr text::MoveForm kShown{"shown",
                                           "{seat} {dice*} {face}",
                                           {seat("seat"), text::words("dice", kShownDieWords), kFace},
                                           nullptr,
                                           &kNothingShown};
    static constexpr text::MoveForm kForms[] = {
        {"start", "start {start}", {seat("start")}},
        {"chest", "chest {colour}", {kColour}},
        {"die", "die {die} {face}", {kDie, kFace}},
        {"open-die", "die {die} {face} open", {kDie, kFace}},
        {"reveal", "reveal {shown,}", {text::messages("shown")}, &kShown},
        {"tile", "tile {coins?}", {number("coins")}},
        {"keep-none", "keep"},
        {"keep", "keep {dice*}", {text::words("dice", kDieWords)}},
        {"turn", "turn {action}", {kAction}},
        {"advantage", "advantage {action}", {kAction}},
        {"use", "use"},
        {"leave", "leave"},
        {"attack", "attack {target} {colour}", {seat("target"), kColour}},
        {"push-ship", "attack {target}", {seat("target")}},
        {"raid", "raid {target} {colour}", {seat("target"), kColour}},
        {"push-pirate", "raid {target}", {seat("target")}},
        {"take", "take {colour}", {kColour}},
        {"lay", "lay {colour}", {kColour}},
    };
    return kForms;
}

text::Message TortugaText::prompt(const View& view) {
    const Table& table = view.table;
    const bool is_best = table.place != 2;
    switch (table.pending) {
        case Pending::selection: return says::kSelect();
        case Pending::open_selection: return says::kSelectOpenly();
        case Pending::skulls: return says::kTurnSkulls();
        case Pending::advantage: return says::kChooseAdvantage();
        case Pending::use: return is_best ? says::kUseBest(table.action) : says::kUseSecond(table.action);
        case Pending::attack: return is_best ? says::kAttackBest(table.action) : says::kAttackSecond(table.action);
        case Pending::centre: return says::kTakeFromCentre();
        case Pending::lay_fleet: return says::kLayIntoFleet();
        case Pending::lay_crew: return says::kLayIntoCrew();
        case Pending::over: return says::kOver();
        default: return says::kChance();
    }
}

}  // namespace wharf::tortuga
