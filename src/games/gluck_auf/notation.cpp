// Glück Auf's moves as texts, and what each observer hears of them.
#include "games/gluck_auf/text.h"
#include "games/gluck_auf/words.h"

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
        case Kind::substitute: return join("cart", kColourWords[action.cube]);
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
