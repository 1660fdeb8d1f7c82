// Nauticus's moves as texts, and what is asked.
#include "games/nauticus/messages.h"
#include "games/nauticus/text.h"

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

text::Message action_question(Tile action) {
    switch (action) {
        case Tile::transport: return says::kAskTransport();
        case Tile::money: return says::kAskMoney();
        case Tile::delivery: return says::kAskDelivery();
        case Tile::crowns: return says::kAskCrowns();
        default: return says::kAskBuy(action);
    }
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

text::Messages bonus_messages(int space) {
    const Bonus bonus = bonus_of(space);
    text::Messages list;
    if (bonus.workers > 0) list.push_back(says::kWorkers(bonus.workers));
    if (bonus.taler > 0) list.push_back(says::kTaler(bonus.taler));
    if (bonus.points > 0) list.push_back(says::kPoints(bonus.points));
    if ((bonus.choice & kMastBits) != 0) list.push_back(says::kOneMast());
    if ((bonus.choice & kSailBits) != 0) list.push_back(says::kOneSail());
    if ((bonus.choice & kGoodBits) != 0) list.push_back(says::kOneGood());
    return list;
}

text::MessageKinds NauticusText::messages() { return says::kAll; }

text::MoveForms NauticusText::forms() {
    using text::number;
    using text::quoted;
    static constexpr text::Parameter kPiece = text::word("piece", kPieceWords);
    static constexpr text::Parameter kTile = text::word("tile", kRealTileWords);
    static constexpr text::MoveForm kForms[] = {
        {"start", "start {start}", {text::seat("start")}},
        {"deal", "deal {tile} {space}", {kTile, number("space")}},
        {"choose", "choose {tile} {space}", {kTile, number("space")}},
        {"bonus", "bonus {piece}", {kPiece}},
        {"buy", "buy {piece} to {to}", {kPiece, quoted("to")}},
        {"free", "free {piece}", {kPiece}},
        {"lay", "lay {piece} to {to}", {kPiece, quoted("to")}},
        {"money", "money {workers}", {number("workers")}},
        {"deliver", "deliver {ship}", {quoted("ship")}},
        {"crowns", "crowns {workers}", {number("workers")}},
        {"goods", "reward goods {goods*}", {text::words("goods", kGoodWords)}},
        {"reward", "reward {reward}", {text::word("reward", kPlainRewardWords)}},
        {"extra", "extra {tile}", {kTile}},
        {"done", "done"},
        {"pass", "pass"},
        {"end", "end"},
    };
    return kForms;
}

// Every round a tile is dealt to every space, one after the other.
std::string NauticusText::chance_label(const State&, Action action) {
    return action.kind == Kind::start ? "start" : "deal on " + std::to_string(action.value);
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

text::Message NauticusText::prompt(const View& view) {
    const Table& table = view.table;
    const auto ask = [&] { return text::Messages{action_question(table.action)}; };
    switch (table.pending) {
        case Pending::start_player:
        case Pending::deal: return says::kChance();
        case Pending::choose: return says::kChoose();
        case Pending::bonus: return says::kTakeBonus();
        case Pending::turn: return says::kTurn(ask());
        case Pending::act: return says::kAct(ask());
        case Pending::extra: return says::kExtraAction(ask());
        case Pending::reward: return says::kReward(table.rewards_due);
        case Pending::free_tile: return says::kFreeTile();
        case Pending::after: return says::kAfter();
        case Pending::over: break;
    }
    return says::kOver();
}

}  // namespace wharf::nauticus
