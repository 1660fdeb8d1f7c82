// The rules of Tortuga clause by clause, in our own words: help where a question arises, and what refusals cite.
#include "games/tortuga/text.h"

namespace wharf::tortuga {

std::span<const text::Clause> TortugaText::clauses() {
    static constexpr text::Clause kClauses[] = {
        {"T0.1", "The bag starts with 40 chests: ten each of red, blue and yellow, five white, five purple."},
        {"T0.2", "Thirty treasure tiles lie face down: seventeen show one coin, nine show two, four show three."},
        {"T0.3",
         "Every action on a player board has one place for an advantage tile, worth 1 on its front and 2 on its back."},
        {"T0.4",
         "All players own the same five dice, A to E. Each die carries every action once, with the numbers 1 to 5, and "
         "one skull."},
        {"T0.5",
         "Each marker walks a track of eight fields. Field 1 gives room for one, fields 2–3 for two, 4–5 for three, "
         "6–8 for four: chests in that area, and dice on its attack. The ship marker rules fleet and ship attack, the "
         "pirate marker crew and raid. The other three actions take any number of dice."},
        {"T0.6",
         "A chest travels from your island to your crew, your fleet and at last Tortuga. Crew and fleet are rows "
         "filled from the left; gaps close. The central island holds one chest of each colour at most."},
        {"T1.1",
         "Both markers begin on field 3. Starting with the start player, each draws one chest for the island and one "
         "for the crew before the next player does."},
        {"T1.2",
         "Seats count clockwise. The table names the start player or lets chance draw one. The central island begins "
         "empty."},
        {"T2.1",
         "Everybody rolls all free dice behind the screen and secretly selects one or more that show the same symbol; "
         "skulls may go along or be taken alone. You need not take every matching die."},
        {"T2.2",
         "When all have selected, the screens go up together and the dice move to their actions. Dice you did not "
         "select stay secret."},
        {"T2.3",
         "A skull selected with other dice takes their symbol. Skulls selected alone all turn to one action of your "
         "choice after the reveal, players deciding clockwise from the start player."},
        {"T2.4", "A turned skull counts the number its die carries for that action."},
        {"T2.5",
         "A selection must fit on its action space together with the dice already there, turned skulls included."},
        {"T2.6",
         "If none of your free dice can be placed you select nothing and, after the reveal, roll them openly again "
         "until one can; you then select from that open roll. If a die can be placed, you must place one."},
        {"T2.7", "Rolling goes on until everybody has placed all five dice."},
        {"T2.8",
         "After each common roll, whoever had no dice left before it gains an advantage: a new tile showing 1 on an "
         "empty place, or a 1 turned to 2. Players choose clockwise from the start player and cannot decline; open "
         "re-rolls give nothing."},
        {"T2.9",
         "Advantage tiles stay for the whole game and add to their action whenever you have a die there. They are not "
         "dice: they neither need room nor defend."},
        {"T3.1",
         "The actions are performed in order: fleet building, crew recruiting, treasure hunt, ship attack, raid."},
        {"T3.2",
         "Your strength is the sum of your dice there plus your advantage; without a die you take no part. The "
         "strongest and the second strongest act. Ties go to whoever sits first clockwise from the start player."},
        {"T3.3",
         "You may leave an action unused, wholly, before anything is drawn. Nobody moves up. What could change nothing "
         "is not asked."},
        {"T3.4",
         "Fleet building moves the best player's ship marker two fields up, the second best's one, up to field 8."},
        {"T3.5",
         "Crew recruiting moves the best player's pirate marker two fields up, the second best's one, up to field 8."},
        {"T3.6",
         "In the treasure hunt the best draws a chest to the island and keeps the better of two treasure tiles; the "
         "second best takes one tile. Your tiles stay face down, but you may look at them."},
        {"T3.7",
         "The best in ship attack picks a player, takes a chest of choice from that fleet to the own island and pushes "
         "that ship marker down one. If the victim has a die on ship attack, the attacker's marker falls too. Where "
         "there is a chest, one must be taken."},
        {"T3.8",
         "The second best in an attack may push down the marker of anybody but the best, paying the same price against "
         "a defender, and may then take one chest from the central island."},
        {"T3.9", "A raid works like a ship attack, on crews and pirate markers."},
        {"T3.10", "A player without chests there can still be attacked: only the marker moves."},
        {"T3.11", "A marker never falls below field 1."},
        {"T3.12",
         "If a marker falls so far that chests lose their place, those at the right end leave at once: to the central "
         "island, or into the bag if that colour already lies there."},
        {"T3.13", "After the five actions all dice return to their owners."},
        {"T4.1", "Everybody draws one chest to the island, clockwise from the start player, while the bag lasts."},
        {"T4.2",
         "Then each player in turn moves all chests: fleet to Tortuga, crew to fleet, island to crew. You lay them one "
         "by one from the left in the order you like; what finds no room leaves as if lost to an attack. Moving is "
         "compulsory."},
        {"T4.3",
         "If anybody now has the target number of chests in Tortuga the game ends; otherwise the start player marker "
         "passes clockwise."},
        {"T4.4", "The game ends after round 40 at the latest."},
        {"T5.1", "A chest scores 3 in Tortuga, 2 in the fleet and 1 in the crew; purple counts double."},
        {"T5.2",
         "Every set of red, blue and yellow on your board scores 3, each chest counting once. A white chest in Tortuga "
         "stands in for any of the three."},
        {"T5.3", "Each marker scores the number of its field."},
        {"T5.4", "Each coin on your treasure tiles scores 1."},
        {"T5.5", "Most points win; players with equal points share the place."},
        {"T6.1",
         "With two players only the best acts: markers move one field, and the treasure hunt gives one chest and one "
         "tile."},
        {"T6.2", "With two players chests that would go to the central island go into the bag."},
        {"T7.1", "The game ends with six chests in Tortuga, or eight if the table wants a longer game."},
        {"T8.1",
         "Secret are a player's roll and selection until the reveal, dice never selected, and the faces of treasure "
         "tiles until the end. Nobody knows the next chest or tile."},
        {"T8.2", "Everything else is open to all."},
    };
    return kClauses;
}

}  // namespace wharf::tortuga
