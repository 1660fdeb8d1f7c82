// The rules of Glück Auf clause by clause, in our own words: help where a question arises, and what refusals cite.
#include "games/gluck_auf/text.h"

namespace wharf::gluck_auf {

std::span<const text::Clause> GluckAufText::clauses() {
    static constexpr text::Clause kClauses[] = {
        {"G0.1",
         "Workers can go to nine factory spaces, four mining spaces, four transports, four money spaces and the bank, "
         "and five order spaces. With two players seven of them are closed, with three players three."},
        {"G0.2",
         "There are 48 tunnel tiles: each colour on the light and the dark side, with one cart or two, three of each. "
         "A cart costs 1 mark if yellow, 2 brown, 3 grey, 4 black."},
        {"G0.3",
         "There are 44 orders, eleven for each transport: each single colour, each pair, one with all four colours, "
         "and two triples. Triples are brown and grey for wheelbarrow and locomotive, yellow and black for horse cart "
         "and truck."},
        {"G0.4", "There are 16 cubes of each colour. Money never runs out, and everybody's marks are open."},
        {"G0.5",
         "A mine has a yellow, brown, grey and black level from top to bottom, each with a light and a dark side and "
         "one printed cart. The cage carries five cubes."},
        {"G1.0",
         "The table names the first start player or lets chance draw one. Seats count clockwise, so your right-hand "
         "neighbour has the number before yours."},
        {"G1.1",
         "With 2, 3 or 4 players everybody has 18, 15 or 13 workers and 10, 9 or 8 marks, a cube on each printed cart, "
         "and an empty cage at the surface."},
        {"G1.2", "Every open factory space begins with a tile face up."},
        {"G1.3",
         "Everybody drafts three orders one by one, counter-clockwise from the start player's right-hand neighbour, so "
         "the start player picks last in each round. The card left over opens the order spaces; the pile fills the "
         "others."},
        {"G2.1",
         "The game has three shifts. In turn, clockwise, you place workers on one space and do what it says. Without "
         "workers you are passed over; the shift ends when nobody has any."},
        {"G2.2",
         "A space takes one worker more than lie on it, no more and no less. The workers that lay there, even your "
         "own, go to the canteen."},
        {"G2.3",
         "You may only choose a space you can staff and use: there must be a tile you can pay, a card, a pile to draw "
         "from, a completed order. A mining space can always be chosen."},
        {"G2.4", "The bank takes one worker for one mark, as often as you like; nobody is ousted there."},
        {"G3.1",
         "On a factory space you must buy its tile. It goes to the level of its colour and the side it shows, and "
         "every cart receives a cube. A new tile is turned up when your turn ends, while the pile lasts."},
        {"G3.2",
         "On the draw space you look at the top five tiles and may buy one. The others go back face down, all on top "
         "or all at the bottom, in an order only you know. You need no money to look."},
        {"G3.3",
         "If a cart's colour is out of stock you load a cube of any other colour; with no cube left it stays empty. "
         "The price is the same, carts are never reloaded, and the cube keeps its own colour."},
        {"G4.1", "A mining space gives you up to as many work steps as it shows; you may stop earlier."},
        {"G4.2", "One step moves the cage up or down, however far: to a level, or up to the surface."},
        {"G4.3", "One step takes a cube from a cart on the cage's level into a free place of the cage."},
        {"G4.4",
         "At the surface one step lays a cube from the cage on a free slot of its colour on one of your orders."},
        {"G4.5", "At the surface one step moves a cube from the cage to your store, which holds any number."},
        {"G4.6", "At any time one step lays a cube from your store on a free slot of its colour."},
        {"G4.7",
         "Two cubes of other colours can fill one slot, in two steps without a stop between them, from cage or store "
         "as you like. Begin only if a second cube and a second step are there."},
        {"G4.8", "A cube on an order stays there until it is delivered. The cage keeps its place and its load."},
        {"G5.1",
         "A transport delivers all your completed orders of its kind: you score their points at once, their cubes "
         "return to the stock, and the cards count in every later scoring."},
        {"G6.1", "A money space gives the marks it shows."},
        {"G7.1",
         "An order space gives you its card for nothing, and you may hold any number. The space is refilled when your "
         "turn ends, while the pile lasts."},
        {"G7.2",
         "On the orders' draw space you look at the top five orders and keep one or none; the others go back as with "
         "tiles."},
        {"G8.1",
         "A shift ends with scoring: after the first delivered slots by colour, after the second also by transport, "
         "after the third also empty carts by colour. All deliveries so far count."},
        {"G8.2",
         "Players tied for first all score the first value and nobody the second; players tied for second all score "
         "the second. With none of an element you score nothing for it. Two players play without second values."},
        {"G8.3", "To score an element you need at least one of it. Empty carts score even without deliveries."},
        {"G9.1",
         "Whoever has most workers on factory spaces starts the next shift. A tie goes to the tied player next "
         "clockwise after the old start player, who cannot keep the start by a tie."},
        {"G9.2", "Between shifts all workers come home; everything else stays as it is."},
        {"G10.1",
         "At the end you gain 1 point for every 5 marks and for every 3 cubes you own, and lose 1 for every order not "
         "delivered and 2 for every tile by which your light and dark sides differ."},
        {"G10.2",
         "Most points win. A tie goes to whoever has more marks left after the exchange; if that is equal too, the "
         "place is shared."},
        {"G11.1",
         "Hidden are the order of the piles and the cards somebody looks at and lays back. Who laid a card back is its "
         "only knower, until another looks at it or it leaves the pile. That a place is known, and by whom, is open."},
        {"G11.2", "Everything else is open to all."},
    };
    return kClauses;
}

}  // namespace wharf::gluck_auf
