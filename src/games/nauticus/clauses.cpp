// The rules of Nauticus clause by clause, in our own words: help where a question arises, and what refusals cite.
#include "games/nauticus/text.h"

namespace wharf::nauticus {

std::span<const text::Clause> NauticusText::clauses() {
    static constexpr text::Clause kClauses[] = {
        {"N0.1",
         "There are 18 one-ships, 18 bows, 18 sterns and 9 middles; 15 masts and 15 sails of each crest and 12 of each "
         "with a crown; 12 of each good. What has run out cannot be had any more. Workers and taler never run out."},
        {"N0.2",
         "Masts and sails carry a whale, an anchor, a steering wheel or a star; a crown stands in for any of them."},
        {"N0.3",
         "Every space of the board has a bonus for its chooser and the prices 0 to 3, one for each of the four things "
         "the tile lying there may sell."},
        {"N0.4",
         "Four blue tiles sell hulls, masts, sails and goods for taler. Four pale tiles cost none: transport, money, "
         "delivery, crowns."},
        {"N0.5", "The wheel gives every space its blue workers: none at the anchor, 1 to 3 elsewhere."},
        {"N0.6", "A warehouse has twelve places. A mast takes two, everything else one."},
        {"N1.1",
         "Everybody begins with 4 workers, 15 taler, 10 points, an extra action, the pass tiles −3, −2 and −1, and "
         "nothing built."},
        {"N1.2",
         "Whoever sits behind the start player gets a little more: the second 1 taler; of three the third 2 taler and "
         "a worker; of four the third 1 taler and a worker, the fourth 2 taler and 2 workers."},
        {"N1.3", "Two players play four rounds, three or four players five."},
        {"N1.4", "In the first round the wheel's anchor points at the space with three workers."},
        {"N2.1",
         "A round begins by shuffling the eight action tiles and dealing them to the spaces, clockwise from the "
         "anchor."},
        {"N2.2", "Seven of the eight tiles are played in a round; the last one is left."},
        {"N2.3",
         "In each phase the start player picks a tile that is still face up, takes the bonus of its space and then "
         "acts or passes; the others follow clockwise. Then the tile is turned down and the next player becomes start "
         "player."},
        {"N2.4", "The space picked first in a round is where the anchor will point in the next one."},
        {"N2.5",
         "When a round ends, pass tiles you have not turned cost you their points, below zero if need be; then all are "
         "turned back."},
        {"N3.1",
         "Only the chooser gets the bonus. A free mast, sail or good is one of your choice without a crown, and goes "
         "to the warehouse."},
        {"N3.2", "A bonus can be used in the very action it came with."},
        {"N3.3",
         "A free tile that does not fit into the warehouse, or is not in stock, is lost. If one can be taken, it must "
         "be."},
        {"N4.1",
         "You may execute an action as often as you like, with one worker each time: first the blue ones of the space, "
         "which everybody has anew, then your own. Blue ones not used are lost."},
        {"N4.2",
         "The golden rule: what you paid no taler for goes to the warehouse. What cost at least 1 taler may be built "
         "at once or stored."},
        {"N4.3", "Of each type the first tile in an action costs the price of the space, every further one 4 taler."},
        {"N4.4",
         "Whoever buys all four types in one action takes a fifth tile of the same four free, to the warehouse, once "
         "per action. Rewards of a ship finished by the fourth purchase come first."},
        {"N4.5",
         "You can only buy what you can put somewhere, and you decide where when you buy it. A tile for 0 taler needs "
         "room in the warehouse; without it that type stays closed. Nothing is thrown away."},
        {"N4.6", "Within an action you may buy, build and take rewards in any order until you are done."},
        {"N4.7", "Executing nothing is passing."},
        {"N5.1",
         "A one-ship is complete by itself. Larger ships are a bow and a stern with up to two middles between them, "
         "begun with any of these and grown without gaps; once both ends are there the size is fixed. Nothing is moved "
         "or joined later."},
        {"N5.2",
         "Each hull tile carries one mast, each mast one sail, and under each hull tile goes one good, whether the "
         "hull is complete or not."},
        {"N5.3",
         "All masts and sails of a ship show one crest, set by the first that is no crown. Crowns go with everything."},
        {"N5.4",
         "A complete hull with a mast and a sail on every tile is a finished ship. At once you take one reward per "
         "mast, no kind more than twice: a crown mast, a crown sail, 3 points, 7 taler, 3 workers or two different "
         "goods. You may use them in the running action. What would give nothing is not offered."},
        {"N5.5",
         "You may have any number of ships on the stocks. Only what a ship holds matters; ships alike are one choice."},
        {"N6.1",
         "Transport brings tiles from your warehouse to your shipyard, one per worker, to a ship or as the start of a "
         "new one."},
        {"N6.2", "Money gives 2 taler per worker."},
        {"N6.3",
         "Delivery empties a finished ship that has a good under every hull tile: all of its cargo, one worker per "
         "good. The ship may be loaded again; delivered goods stay with you for the final scoring."},
        {"N6.4",
         "Crowns give, per worker, one point for every crown you can show: crown masts and sails you own and turned "
         "pass tiles. At most 15 points per round this way, and 15 more in an extra action."},
        {"N7.1", "Passing turns your highest pass tile to its crown side."},
        {"N7.2", "With all three turned you may still pass, without effect. The chooser keeps the bonus when passing."},
        {"N8.1",
         "Once per game, before or after acting or passing in your turn, you may take 2 workers and execute any of the "
         "eight actions, whether its tile is used up or not; without bonus and blue workers, and at least once. It is "
         "no pass."},
        {"N8.2",
         "In an extra action the first tile of each type costs 2 taler, further ones 4, and the fifth tile is free as "
         "usual. The board stays as it is."},
        {"N9.1", "Delivered goods of one kind score 2, 5, 9, 14, 20 for one to five, and 5 more for each beyond."},
        {"N9.2", "Finished ships score 2, 8, 20 or 35 points for one to four hull tiles."},
        {"N9.3",
         "Every worker, every tile in the warehouse, every part of an unfinished ship and every good not delivered "
         "becomes a taler; three taler make a point."},
        {"N9.4",
         "Most points win. Among equals the taler left over by the division decide, then all taler; then the place is "
         "shared."},
        {"N10.1", "Everything lies open. Only how the tiles will be dealt in later rounds is unknown."},
    };
    return kClauses;
}

}  // namespace wharf::nauticus
