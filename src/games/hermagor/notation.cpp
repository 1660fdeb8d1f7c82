// Hermagor's moves as texts, and what is asked.
#include "games/hermagor/messages.h"
#include "games/hermagor/text.h"

namespace wharf::hermagor {

namespace {

std::string join(std::string_view a, std::string_view b) { return std::string(a) + " " + std::string(b); }

std::string sale_text(Action action) {
    const std::string text = join("sell", kMapWords[action.place]);
    switch (static_cast<Way>(action.value)) {
        case Way::stays: return text + " here";
        case Way::travels: return text;
        case Way::side_road: return text + " side-road";
    }
    return text;
}

std::string disc_text(std::string_view verb, Action action) {
    return join(join(verb, kBuildingWords[action.good]), kRegionWords[action.place]);
}

}  // namespace

std::span<const text::Option> HermagorText::options() {
    static constexpr text::Option kOptions[] = {
        {"tax_officer", true}, {"six_tile", true}, {"start_money", false}, {"hide_money", true}};
    return kOptions;
}

text::MessageKinds HermagorText::messages() { return says::kAll; }

text::MoveForms HermagorText::forms() {
    using text::seat;
    using text::word;
    static constexpr text::Parameter kPlace = word("place", kPlaceWords);
    static constexpr text::Parameter kTile = word("tile", kRealTileWords);
    static constexpr text::Parameter kBuilding = word("building", kBuildingWords);
    static constexpr text::Parameter kRegion = says::kOneRegion;
    static constexpr text::MoveForm kForms[] = {
        {"start", "start {start}", {seat("start")}},
        {"stall", "stall {place} {tile}", {kPlace, kTile}},
        {"actions", "actions {n}", {text::number("n")}},
        {"draw", "draw {seat} {tile}", {seat("seat"), kTile}},
        {"show", "show"},
        {"hide", "hide"},
        {"name", "name {start}", {seat("start")}},
        {"buyer", "buyer {place}", {kPlace}},
        {"no-buyer", "no buyer"},
        {"common-buyer", "common buyer {place}", {kPlace}},
        {"no-common-buyer", "no common buyer"},
        {"raise", "raise {good}", {says::kGood}},
        {"keep", "keep {good}", {says::kGood}},
        {"sell", "sell {village}", {says::kVillage}},
        {"sell-here", "sell {village} here", {says::kVillage}},
        {"sell-side-road", "sell {village} side-road", {says::kVillage}},
        {"move", "move {village}", {says::kVillage}},
        {"pass", "pass"},
        {"build", "build {building} {region}", {kBuilding, kRegion}},
        {"ennoble", "ennoble {region}", {kRegion}},
        {"decline", "decline {region}", {kRegion}},
        {"common-build", "common build {building} {region}", {kBuilding, kRegion}},
        {"common-ennoble", "common ennoble {region}", {kRegion}},
        {"common-depot", "common depot {village}", {says::kVillage}},
        {"no-common-depot", "no common depot"},
    };
    return kForms;
}

std::string HermagorText::write(Action action) {
    switch (action.kind) {
        case Kind::start: return join("start", kSeatWords[action.value]);
        case Kind::stall_tile:
            return join(join("stall", kPlaceWords[place_of_stall(action.place)]), kTileWords[action.value]);
        case Kind::action_tile: return join("actions", std::to_string(action.value));
        case Kind::draw: return join(join("draw", kSeatWords[action.place]), kTileWords[action.value]);
        case Kind::show: return "show";
        case Kind::hide: return "hide";
        case Kind::name: return join("name", kSeatWords[action.value]);
        case Kind::buyer: return join("buyer", kPlaceWords[action.place]);
        case Kind::no_buyer: return "no buyer";
        case Kind::common_buyer: return join("common buyer", kPlaceWords[action.place]);
        case Kind::no_common_buyer: return "no common buyer";
        case Kind::raise: return join("raise", kGoodWords[action.good]);
        case Kind::keep: return join("keep", kGoodWords[action.good]);
        case Kind::sell: return sale_text(action);
        case Kind::move: return join("move", kMapWords[action.place]);
        case Kind::pass: return "pass";
        case Kind::build: return disc_text("build", action);
        case Kind::ennoble: return join("ennoble", kRegionWords[action.place]);
        case Kind::decline: return join("decline", kRegionWords[action.place]);
        case Kind::common_build: return disc_text("common build", action);
        case Kind::common_ennoble: return join("common ennoble", kRegionWords[action.place]);
        case Kind::common_depot: return join("common depot", kMapWords[action.place]);
        case Kind::no_common_depot: return "no common depot";
    }
    return {};
}

// Tiles are known by where they come to lie and when: a stall that kept its tile last round changes nothing in this
// one.
std::string HermagorText::chance_label(const State& state, Action action) {
    const std::string text = write(action);
    const std::string event = text.substr(0, text.rfind(' '));
    if (action.kind != Kind::stall_tile && action.kind != Kind::draw) return event;
    return event + " in round " + std::to_string(state.table.round);
}

// H9.1: everybody sees everything.
std::optional<std::string> HermagorText::write_seen(const State&, Seat, Action action, Seat) { return write(action); }

text::Message HermagorText::prompt(const View& view) {
    const Table& table = view.table;
    switch (table.pending) {
        case Pending::show_money: return says::kAskMoney();
        case Pending::tax_start: return says::kAskTaxStart();
        case Pending::buyer: return says::kAskBuyer(table.turn + 1, kBuyers);
        case Pending::common_buyer: return says::kAskCommonBuyer();
        case Pending::raise: return says::kAskRaise(table.stalls[table.stall]);
        case Pending::fluctuation: return says::kAskFluctuation();
        case Pending::name_start: return says::kAskStart();
        case Pending::action: return says::kAskAction(table.sides[table.active].depots_in_hand);
        case Pending::disc: return says::kAskDisc(lowest_bit(table.regions));
        case Pending::common_disc:
            if (chooses_region(table) && (table.regions & (table.regions - 1)) != 0)
                return says::kAskCommonDiscs(table.regions);
            return says::kAskCommonDisc(lowest_bit(table.regions));
        case Pending::common_depot: return says::kAskCommonDepot();
        case Pending::over: return says::kOver();
        default: return says::kChance();
    }
}

}  // namespace wharf::hermagor
