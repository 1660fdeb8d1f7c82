// Hermagor's moves as texts, and the words around a decision.
#include "games/hermagor/text.h"
#include "games/hermagor/words.h"

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

std::span<const text::OptionText> HermagorText::options() {
    static constexpr text::OptionText kOptions[] = {
        {"tax_officer", "in every round players may show their money; who shows least names the start player", true},
        {"six_tile", "a longer game: the action tile 6 replaces a 4", true},
        {"start_money", "money at the start: 20, or 10 for a hard first market", false},
        {"hide_money", "screens do not show the other players' money; every payment stays public", true}};
    return kOptions;
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

// H9.1: everybody sees everything.
std::optional<std::string> HermagorText::write_seen(const State&, Seat, Action action, Seat) { return write(action); }

std::string HermagorText::prompt(const View& view) {
    const Table& table = view.table;
    const std::string region = table.regions == 0 ? "" : std::string(kRegionsOnMap[lowest_bit(table.regions)].name);
    switch (table.pending) {
        case Pending::show_money:
            return "The tax officer asks: show your money? Who shows least names the start player.";
        case Pending::tax_start: return "You name the start player of this round.";
        case Pending::buyer:
            return "Place buyer " + std::to_string(table.turn + 1) + " of " + std::to_string(kBuyers) +
                   " on a stall or a numbered field, or pass.";
        case Pending::common_buyer: return "You may place a common buyer on any free place, free of charge.";
        case Pending::raise:
            return "You win tile " + std::string(kTileWords[table.stalls[table.stall]]) + ": raise its price by 1?";
        case Pending::fluctuation: return "You win the price fluctuation: raise one price by 1.";
        case Pending::name_start: return "You hold the lowest tile: name the start player.";
        case Pending::action:
            return "Take an action: sell in a village, move there without selling, or pass. Depots left: " +
                   std::to_string(table.sides[table.active].depots_in_hand) + ".";
        case Pending::disc: return "You have completed region " + region + ": lay a disc for it?";
        case Pending::common_disc: return "The common colour has completed region " + region + ": choose its row.";
        case Pending::common_depot: return "You may lay a common depot in a village whose good you hold.";
        case Pending::over: return "The game is over.";
        default: return "Bag and tiles decide.";
    }
}

}  // namespace wharf::hermagor
