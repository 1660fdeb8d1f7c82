// The rules of Hermagor clause by clause, in our own words: help where a question arises, and what refusals cite.
#include "games/hermagor/text.h"

namespace wharf::hermagor {

std::span<const text::Clause> HermagorText::clauses() {
    // clang-format off
    static constexpr text::Clause kClauses[] = {
        {"H0.1", "Eight goods each come from a building of their own: corn from the corn field, amulets from the seer's tent, weapons from the weapon smith, dragon eggs from the dragon valley, salt from the salt mine, books from the library, blessings from the church, relics from the cemetery."},
        {"H0.2", "The map has 32 villages, each buying one good, the city of Hermagor in the middle, and roads with a cost. Roads enclose regions with one to three buildings or a noble flag. Rivers divide the land into three duchies, and the main road joins eight villages and the city."},
        {"H0.3", "The market has five rows of four stalls. Lanes H1 to H4 run between the rows, V1 to V3 between the columns. Every crossing of lanes and every stall side on a lane is a field with a cost."},
        {"H0.4", "Twenty product tiles carry numbers; a single shows one good and an arrow, a double shows two goods. There are four special tiles, and action tiles 3, 4, 4, 5, 5 and 6."},
        {"H0.5", "A price starts at 5, never falls and ends at 10. At prices 5 to 10 a row is worth 0, 1, 3, 6, 8, 9 at the end. Its building fields bring 5, 3, 1 and 0; the marker covers the last two at price 5 and the last at 6. The nobility track brings 5 5 4 4 3 3 2 2 1 1."},
        {"H0.6", "Every player owns 21 depots, 9 discs, 4 buyers and a merchant."},
        {"H1.1", "Everybody starts with 20 money (or 10, as the table likes) and the merchant in the city. The table names the start player or chance draws one."},
        {"H1.2", "Each round turns up one action tile: 3 4 4 5 5 with two or three players, 4 4 5 5 with four, 3 4 5 5 with five, in random order."},
        {"H1.3", "With two or three players the product tiles 17 to 20 stay in the box; all other tiles go into the bag."},
        {"H1.4", "Five players use all stalls, four leave out the first row, two or three the first and the last. Fields in a row left out, or on a lane beside it, are closed."},
        {"H2.1", "Empty stalls are filled from the bag, left to right and top to bottom; tiles left over stay. The action tile says how many depots everybody takes and so how many actions follow."},
        {"H2.2", "Four times round the table, each player puts a buyer on a free stall for 2 or on a free field for its cost, or lets that buyer go. You cannot pay what you do not have."},
        {"H3.1", "Each lane pays you 1, 3, 6 or 10 for one to four own buyers on its fields. A crossing counts in both its lanes; buyers on stalls earn nothing."},
        {"H3.2", "From top left, each tile goes to whoever has most buyers on the stall and the fields around it. Tied players compare: standing on the stall wins, then more buyers at its sides. If that is equal too, or nobody came, the tile stays."},
        {"H3.3", "Winning a single product lets you raise its price by 1 at once."},
        {"H3.4", "The price fluctuation raises one price of your choice, the good deal pays 5; both go back to the bag. Side road and black market are kept for selling."},
        {"H3.5", "Whoever has won no product draws one from the bag, beginning with the start player; this raises no price."},
        {"H3.6", "The holder of the lowest product number names the start player, perhaps himself."},
        {"H3.7", "Then all buyers go home."},
        {"H4.1", "Beginning with the start player, everybody takes one action in turn until the depots of the round are used: each action lays one on a village or gives it back."},
        {"H4.2", "Move and sell: the merchant takes the cheapest way to another village without your depot and sells there. The sale's price may help to pay the way, money from discs may not."},
        {"H4.3", "If your merchant already stands in a village without your depot, you may sell there without moving."},
        {"H4.4", "Moving without selling costs half the way, rounded down, to be paid from your own money. The depot goes back to the supply."},
        {"H4.5", "You may pass; a depot goes back to the supply."},
        {"H4.6", "Merchants pass through any village and the city and may share a village, but they end in a village."},
        {"H4.7", "To sell you need a tile with the village's good; the tile is not used up. You get the price and lay a depot; every other player with a depot there gets 1. You can sell in each village once in the game."},
        {"H4.8", "The side road halves the way of one move and sell, rounded down, and then goes back to the bag. You choose when."},
        {"H4.9", "While you hold the black market, your sales pay the other depots nothing."},
        {"H4.10", "Without a depot in hand you cannot act; with the 6 in play depots can run out."},
        {"H5.1", "A region is complete for you when all its villages carry your depot; the city needs none. Completing it lets you lay one disc, now or never. Several regions at once are decided in the board's order."},
        {"H5.2", "In a region with buildings the disc goes to the leftmost open free field of one of their rows, and you are paid that field's value. You may decline; without a field or a disc nothing happens."},
        {"H5.3", "In a region with a noble flag the disc goes to the next field of the nobility track, and you are paid its value. You may decline; a full track takes none."},
        {"H6.1", "At the end of a round all kept tiles go back to the bag, the market and the merchants stay. When the action tiles are used up the game ends."},
        {"H6.2", "In every row where you have a disc you get the row's end value, once."},
        {"H6.3", "The duchy with the fewest of your depots pays 3 for each of them, 4 with five players."},
        {"H6.4", "Most depots along the main road bring 5, fewest cost 5, for everybody tied. If all are equal nothing happens."},
        {"H6.5", "Most money wins; then more discs, then the disc furthest to the right on the nobility track, then the place is shared."},
        {"H7.1", "Two players share a third colour with 21 depots and 9 discs. In every round each has two of its buyers and two of its depots."},
        {"H7.2", "Two players use only the building fields 5 and 1, and the whole nobility track."},
        {"H7.3", "After placing an own buyer you may place a common one anywhere free, without paying."},
        {"H7.4", "A tile won by the common colour goes back to the bag; a single product's price then rises by 1. The colour has no income, and specials do nothing for it."},
        {"H7.5", "Before or after your action you may lay one common depot in a village whose good you hold, wherever your merchant is. One lies in a village at most; unused ones are lost with the round."},
        {"H7.6", "A region completed by common depots puts a common disc on the table; the player in turn chooses the row, and nobody is paid."},
        {"H7.7", "If you sell where your opponent and the common colour have depots, the opponent gets 2 instead of 1."},
        {"H7.8", "The common colour takes no part in the final scoring."},
        {"H8.1", "With the tax officer, after the market is filled each player in turn shows the own money or not. Who showed least, the first of equals, names the start player of this round; if nobody did, the start player does."},
        {"H8.2", "For a longer game the action tile 6 replaces a 4."},
        {"H8.3", "The table may start with 10 money instead of 20."},
        {"H9.1", "Hidden are only the next tile of the bag and the next action tile. Money is public, for every payment is; a table may hide the sums of others on the screen."},
    };
    // clang-format on
    return kClauses;
}

}  // namespace wharf::hermagor
