// Glück Auf's moves as texts, and what each observer hears of them.
#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/text.h"

namespace wharf::gluck_auf {

namespace {

std::string join(std::string_view verb, std::string_view word) { return std::string(verb) + " " + std::string(word); }

std::string place_text(Action action) {
    const std::string text = join("place", kSpaceWords[action.value]);
    if (is_factory(action.value)) return join(text, kTileWords[action.card]);
    if (is_new_order(action.value)) return join(text, kOrderWords[action.card]);
    return text;
}

// "fill truck-kk black from cage", or with one of two other cubes: "fill truck-kk black with yellow from store".
std::string fill_text(Action action, std::string_view source) {
    std::string text = join(join("fill", kOrderWords[action.card]), kColourWords[action.value]);
    if (action.cube != action.value) text = join(text + " with", kColourWords[action.cube]);
    return join(text + " from", source);
}

}  // namespace

text::MessageKinds GluckAufText::messages() { return says::kAll; }

text::MoveForms GluckAufText::forms() {
    using text::word;
    static constexpr text::Parameter kSpace = word("space", kSpaceWords);
    static constexpr text::Parameter kTile = word("tile", text::Words{kTileWords, kTileTypes});
    static constexpr text::Parameter kOrder = word("order", text::Words{kOrderWords, kOrders});
    static constexpr text::Parameter kFrom = word("from", kSourceWords);
    static constexpr text::MoveForm kForms[] = {
        {"start", "start {start}", {text::seat("start")}},
        {"tile", "tile {tile}", {kTile}},
        {"order", "order {order}", {kOrder}},
        {"look-hidden", "look {pile} ?", {word("pile", kCardWords)}},
        {"look-tile", "look tile {tile}", {kTile}},
        {"look-order", "look order {order}", {kOrder}},
        {"draft", "draft {order}", {kOrder}},
        {"place", "place {space}", {kSpace}},
        {"place-tile", "place {space} {tile}", {kSpace, kTile}},
        {"place-order", "place {space} {order}", {kSpace, kOrder}},
        {"buy-none", "buy none"},
        {"buy", "buy {tile}", {kTile}},
        {"keep-none", "keep none"},
        {"keep", "keep {order}", {kOrder}},
        {"cart-none", "cart none"},
        {"cart", "cart {cube}", {says::kCube}},
        {"return", "return {where}", {word("where", kWhereWords)}},
        {"lay-hidden", "lay {pile} ?", {word("pile", kCardWords)}},
        {"lay-tile", "lay tile {tile}", {kTile}},
        {"lay-order", "lay order {order}", {kOrder}},
        {"ride", "ride {stop}", {word("stop", kCageWords)}},
        {"load", "load {cube}", {says::kCube}},
        {"unload", "unload {cube}", {says::kCube}},
        {"fill", "fill {order} {slot} from {from}", {kOrder, says::kSlot, kFrom}},
        {"fill-with", "fill {order} {slot} with {cube} from {from}", {kOrder, says::kSlot, says::kCube, kFrom}},
        {"stop", "stop"},
    };
    return kForms;
}

std::string GluckAufText::write(Action action) {
    switch (action.kind) {
        case Kind::start: return "start " + std::to_string(action.value);
        case Kind::show_tile: return join("tile", kTileWords[action.card]);
        case Kind::show_order: return join("order", kOrderWords[action.card]);
        case Kind::look_tile: return join("look tile", kTileWords[action.card]);
        case Kind::look_order: return join("look order", kOrderWords[action.card]);
        case Kind::draft: return join("draft", kOrderWords[action.card]);
        case Kind::place: return place_text(action);
        case Kind::buy: return join("buy", kTileWords[action.card]);
        case Kind::keep: return join("keep", kOrderWords[action.card]);
        case Kind::substitute: return join("cart", action.cube == kNoCube ? "none" : kColourWords[action.cube]);
        case Kind::on_top: return "return top";
        case Kind::at_bottom: return "return bottom";
        case Kind::lay_tile: return join("lay tile", kTileWords[action.card]);
        case Kind::lay_order: return join("lay order", kOrderWords[action.card]);
        case Kind::ride: return join("ride", kCageWords[action.value]);
        case Kind::load: return join("load", kColourWords[action.cube]);
        case Kind::unload: return join("unload", kColourWords[action.cube]);
        case Kind::from_cage: return fill_text(action, "cage");
        case Kind::from_store: return fill_text(action, "store");
        case Kind::stop: return "stop";
    }
    return {};
}

// A pile has one order, whoever turns up its top or looks at it.
std::string GluckAufText::chance_label(const State&, Action action) {
    if (action.kind == Kind::start) return "start";
    return action.kind == Kind::show_tile || action.kind == Kind::look_tile ? "tile" : "order";
}

std::optional<std::string> GluckAufText::write_seen(const State& state, Seat actor, Action action, Seat observer) {
    if (seen_by(state, actor, action, observer) == Seen::everything) return write(action);
    switch (action.kind) {
        case Kind::look_tile: return "look tile ?";
        case Kind::look_order: return "look order ?";
        case Kind::lay_tile: return "lay tile ?";
        default: return "lay order ?";
    }
}

}  // namespace wharf::gluck_auf
