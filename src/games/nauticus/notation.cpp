// Nauticus's moves as texts, and the sentences around a decision.
#include "games/nauticus/text.h"
#include "games/nauticus/words.h"

namespace wharf::nauticus {

namespace {

// Joins counted words: "bow", "bow+2middle".
void add(std::string& part, int count, std::string_view word) {
    if (count == 0) return;
    if (!part.empty()) part += "+";
    if (count > 1) part += std::to_string(count);
    part += word;
}

// A complete hull by its size, another by its tiles.
std::string hull_words(Ship ship) {
    constexpr std::string_view complete[] = {"", "one-ship", "two-ship", "three-ship", "four-ship"};
    if (ship.is_complete()) return std::string(complete[ship.size()]);
    std::string part;
    add(part, ship.has_bow() ? 1 : 0, "bow");
    add(part, ship.middles(), "middle");
    add(part, ship.has_stern() ? 1 : 0, "stern");
    return part;
}

// Masts or sails of a ship: those with its crest, then crowns.
std::string rig(Ship ship, int all, int crowns) {
    std::string part;
    add(part, all - crowns, kCrestWords[ship.crest()]);
    add(part, crowns, "crown");
    return part;
}

std::string destination(Action action) {
    if (action.place == Place::warehouse) return " to warehouse";
    return action.ship.bits == 0 ? " to new" : " to " + name_of(action.ship);
}

std::string reward_text(Action action) {
    std::string text = "reward " + word(static_cast<Reward>(action.item));
    for (int kind = 0; kind < kGoods; ++kind)
        if (((action.value >> kind) & 1U) != 0) text += " " + std::string(kGoodWords[kind]);
    return text;
}

std::string action_question(const Table& table) {
    const std::string more = table.pending == Pending::act ? "another " : "a ";
    switch (table.action) {
        case Tile::hulls:
        case Tile::masts:
        case Tile::sails:
        case Tile::goods: return "make " + more + "purchase";
        case Tile::transport: return "lay " + more + "tile from your warehouse into your shipyard";
        case Tile::money: return "take 2 taler per worker";
        case Tile::delivery: return "deliver " + more + "cargo";
        case Tile::crowns: return "score your crowns";
        case Tile::none: break;
    }
    return {};
}

}  // namespace

std::string name_of(Ship ship) {
    std::string parts[4] = {hull_words(ship), {}, {}, {}};
    parts[1] = rig(ship, ship.masts(), ship.crown_masts());
    parts[2] = rig(ship, ship.sails(), ship.crown_sails());
    for (int kind = 0; kind < kGoods; ++kind) add(parts[3], ship.goods(kind), kGoodWords[kind]);
    int last = 3;
    while (last > 0 && parts[last].empty()) --last;
    std::string name = parts[0];
    for (int i = 1; i <= last; ++i) name += "/" + (parts[i].empty() ? "-" : parts[i]);
    return name;
}

std::string bonus_words(int space) {
    const Bonus bonus = bonus_of(space);
    std::string text;
    const auto join = [&text](const std::string& words) { text += (text.empty() ? "" : ", ") + words; };
    if (bonus.workers > 0) join(workers(bonus.workers));
    if (bonus.taler > 0) join(taler(bonus.taler));
    if (bonus.points > 0) join(points(bonus.points));
    if ((bonus.choice & kMastBits) != 0) join("1 mast");
    if ((bonus.choice & kSailBits) != 0) join("1 sail");
    if ((bonus.choice & kGoodBits) != 0) join("1 good");
    return text;
}

std::string NauticusText::write(Action action) {
    const std::string number = std::to_string(action.value);
    switch (action.kind) {
        case Kind::start: return "start " + number;
        case Kind::deal: return "deal " + word(static_cast<Tile>(action.item)) + " " + number;
        case Kind::choose: return "choose " + word(static_cast<Tile>(action.item)) + " " + number;
        case Kind::bonus: return "bonus " + word(static_cast<Piece>(action.item));
        case Kind::buy: return "buy " + word(static_cast<Piece>(action.item)) + destination(action);
        case Kind::free_tile: return "free " + word(static_cast<Piece>(action.item));
        case Kind::transport: return "lay " + word(static_cast<Piece>(action.item)) + destination(action);
        case Kind::money: return "money " + number;
        case Kind::deliver: return "deliver " + name_of(action.ship);
        case Kind::crowns: return "crowns " + number;
        case Kind::reward: return reward_text(action);
        case Kind::extra: return "extra " + word(static_cast<Tile>(action.item));
        case Kind::done: return "done";
        case Kind::pass: return "pass";
        case Kind::end: return "end";
    }
    return {};
}

// N10.1.
std::optional<std::string> NauticusText::write_seen(const State&, Seat, Action action, Seat) { return write(action); }

std::string NauticusText::prompt(const View& view) {
    const Table& table = view.table;
    switch (table.pending) {
        case Pending::start_player: return "Chance draws the start player.";
        case Pending::deal: return "The action tiles are dealt.";
        case Pending::choose: return "Choose the action of this phase: you get the bonus of its space.";
        case Pending::bonus: return "Take your bonus: " + bonus_words(table.space) + " of your choice.";
        case Pending::turn: return "Act or pass: you may " + action_question(table) + ".";
        case Pending::act: return "You may " + action_question(table) + ", or be done.";
        case Pending::extra: return "Your extra action: " + action_question(table) + ".";
        case Pending::reward:
            return "Your ship is finished: choose a reward (" + std::to_string(table.rewards_due) + " to take).";
        case Pending::free_tile: return "You have bought all four types: take a fifth tile, free, to your warehouse.";
        case Pending::after: return "You may still take your extra action, or end your turn.";
        case Pending::over: return "The game is over.";
    }
    return {};
}

}  // namespace wharf::nauticus
