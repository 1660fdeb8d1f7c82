// Positions and views with a few fields changed: what is accepted must be safe to play to its end, and stay a position;
// of an accepted view, whoever has it must see just this.
//
// The input is a recipe: which game, how far to play, and which fields to set to what. So nearly every input is a
// position that is almost right, where bytes of JSON would nearly all be refused by the parser.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "catalog/catalog.h"
#include "match/record.h"

namespace {

namespace json = boost::json;
using namespace wharf;

class Recipe {
 public:
    Recipe(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
    bool ended() const { return at_ >= size_; }
    unsigned next() { return ended() ? 0 : data_[at_++]; }

 private:
    const std::uint8_t* data_;
    std::size_t size_;
    std::size_t at_ = 0;
};

// Every value in the document that holds no others, in order.
void collect(json::value& value, std::vector<json::value*>& leaves) {
    if (value.is_object()) {
        for (auto& field : value.get_object()) collect(field.value(), leaves);
    } else if (value.is_array() && !value.get_array().empty()) {
        for (auto& item : value.get_array()) collect(item, leaves);
    } else {
        leaves.push_back(&value);
    }
}

void change(json::value& leaf, const std::vector<json::value*>& leaves, Recipe& recipe) {
    const unsigned how = recipe.next();
    if (how % 3 == 0 && leaf.is_int64())
        leaf = leaf.get_int64() + static_cast<int>(how / 3 % 7) - 3;
    else if (how % 3 == 1)
        leaf = json::value(*leaves[(recipe.next() * 256U + recipe.next()) % leaves.size()]);  // a value from elsewhere
    else if (leaf.is_bool())
        leaf = !leaf.get_bool();
    else
        leaf = static_cast<int>(recipe.next());
}

void play_on(match::AnyMatch& match, std::uint64_t seed) {
    match::SeededChance chance(Rng::from(seed));
    for (int i = 0; i < 200; ++i) {
        match.settle(chance);
        if (match.is_over()) return;
        const Seat seat = match.to_act().first();
        const auto moves = match.legal(seat);
        if (moves.empty() || match.play(seat, moves[chance.below(static_cast<std::uint32_t>(moves.size()))].text))
            std::abort();
    }
}

// Sets a few values of a document as the recipe says.
void damage(json::value& document, Recipe& recipe) {
    std::vector<json::value*> leaves;
    collect(document, leaves);
    for (int i = 0; i < 4 && !recipe.ended(); ++i)
        change(*leaves[(recipe.next() * 256U + recipe.next()) % leaves.size()], leaves, recipe);
}

void try_view(const match::AnyMatch& match, Recipe& recipe) {
    const auto seat = static_cast<Seat>(recipe.next() % static_cast<unsigned>(match.players() + 1));
    const Seat observer = seat == match.players() ? kSpectator : seat;
    json::value view = match.view(observer);
    damage(view, recipe);
    Rng rng = Rng::from(7);
    auto read = match.game().from_view(view.as_object(), observer, rng);
    if (std::holds_alternative<text::Problem>(read)) return;
    match::AnyMatch& accepted = *std::get<std::unique_ptr<match::AnyMatch>>(read);
    if (accepted.view(observer) != view.as_object()) std::abort();
    play_on(accepted, 7);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Recipe recipe(data, size);
    const match::AnyGame& game = *catalog::games()[recipe.next() % catalog::games().size()];
    const int range = game.max_players() - game.min_players() + 1;
    auto match = game.create(game.default_config(game.min_players() + static_cast<int>(recipe.next()) % range));
    match::SeededChance chance(Rng::from(recipe.next()));
    for (unsigned steps = recipe.next(); steps > 0 && !match->is_over(); --steps) {
        match->settle(chance);
        if (match->is_over()) break;
        const Seat seat = match->to_act().first();
        const auto moves = match->legal(seat);
        match->play(seat, moves[steps % moves.size()].text);
    }
    if (recipe.next() % 2 != 0) {
        try_view(*match, recipe);
        return 0;
    }
    json::value position = match->position();
    damage(position, recipe);
    auto read = game.from_position(position.as_object());
    if (std::holds_alternative<text::Problem>(read)) return 0;
    match::AnyMatch& accepted = *std::get<std::unique_ptr<match::AnyMatch>>(read);
    if (accepted.position() != position.as_object()) std::abort();
    play_on(accepted, size);
    auto end = game.from_position(accepted.position());
    if (auto* problem = std::get_if<text::Problem>(&end)) {
        std::fputs((problem->facts() + "\nfrom " + json::serialize(position) + "\nto " +
                    json::serialize(accepted.position()) + "\n")
                       .c_str(),
                   stderr);
        std::abort();
    }
    return 0;
}
