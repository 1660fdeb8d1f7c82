// Tortuga's table drawn for a terminal, and the sums behind a score.
#include "games/tortuga/text.h"
#include "games/tortuga/words.h"

namespace wharf::tortuga {

namespace {

using text::Ink;
using text::pad;
using text::Paint;

Ink ink_of(int colour) {
    constexpr Ink inks[] = {Ink::red, Ink::blue, Ink::yellow, Ink::white, Ink::purple};
    return inks[colour];
}

std::string chest(int colour, const Paint& paint) {
    return paint(ink_of(colour), "[" + std::string(kColourWords[colour]) + "]");
}

template <class Counts>
std::string chests(const Counts& counts, const Paint& paint) {
    std::string text;
    for (int c = 0; c < kColours; ++c)
        for (int i = 0; i < counts[c]; ++i) text += (text.empty() ? "" : " ") + chest(c, paint);
    return text.empty() ? paint.dim("–") : text;
}

std::string row(const Board& board, Track track, const Paint& paint) {
    std::string text;
    for (const Colour colour : board.row[index_of(track)]) text += chest(index_of(colour), paint) + " ";
    for (int i = board.row[index_of(track)].size(); i < capacity(board, track); ++i) text += paint.dim("[   ] ");
    return text;
}

std::string track(const Board& board, Track track, const Paint& paint) {
    std::string text;
    for (int field = 1; field <= kLastField; ++field)
        text += field == board.marker[index_of(track)] ? paint.bold("(" + std::to_string(field) + ")")
                                                       : paint.dim(" " + std::to_string(field) + " ");
    return text + " holds " + std::to_string(capacity(board, track));
}

std::string action_space(const Board& board, int action, const Paint& paint) {
    const auto symbol = static_cast<Symbol>(action);
    std::string dice;
    for (int die = 0; die < kDice; ++die)
        if (board.die_on[die] == symbol)
            dice += " " + std::string(kDieWords[die]) + std::to_string(die_number(die, symbol));
    std::string text = pad(kActionNames[action], 15) +
                       pad(board.advantage[action] > 0 ? " +" + std::to_string(board.advantage[action]) : "", 4);
    if (dice.empty()) return text + paint.dim("·");
    return text + dice.substr(1) + paint.bold(" = " + std::to_string(strength(board, symbol)));
}

std::string treasure(const View& view, int seat) {
    const int count = view.table.boards[seat].tiles;
    const bool known = seat == view.observer || view.table.pending == Pending::over;
    if (count == 0) return "none";
    if (!known) return std::to_string(count) + " face down";
    const auto& tiles = view.table.pending == Pending::over ? view.shown_tiles[seat] : view.own.tiles;
    std::string text;
    int coins = 0;
    for (int value = 1; value <= kTileValues; ++value)
        for (int i = 0; i < tiles[value - 1]; ++i) {
            text += (text.empty() ? "" : "+") + std::to_string(value);
            coins += value;
        }
    return text + " = " + std::to_string(coins) + " coins";
}

std::string player(const View& view, int seat, const Paint& paint) {
    const Board& board = view.table.boards[seat];
    std::string lines;
    lines += "island    " + chests(board.island, paint) + "\n";
    lines += "crew      " + row(board, Track::crew, paint) + "\n";
    lines += "fleet     " + row(board, Track::fleet, paint) + "\n";
    lines += "Tortuga   " + chests(board.tortuga, paint) + "\n";
    lines += "pirate " + track(board, Track::crew, paint) + "\n";
    lines += "ship   " + track(board, Track::fleet, paint) + "\n";
    lines += "treasure  " + treasure(view, seat) + "\n";
    std::string spaces;
    for (int action = 0; action < kActions; ++action) spaces += action_space(board, action, paint) + "\n";
    const unsigned free = free_dice(board);
    std::string dice;
    for (int die = 0; die < kDice; ++die)
        if (((free >> die) & 1U) != 0) dice += " " + std::string(kDieWords[die]);
    spaces += paint.dim(dice.empty() ? "no free dice" : "free dice" + dice) + "\n";
    std::string title = paint.seat(seat, "seat " + std::to_string(seat));
    if (seat == view.table.start) title += " · start player";
    if (seat == view.observer) title += " · you";
    if (seat == view.table.ranked[0]) title += " · best";
    if (seat == view.table.ranked[1]) title += " · second best";
    return text::box(title, text::beside(lines, spaces, 3), paint);
}

std::string roll(const Symbol (&face)[kDice], const Paint& paint) {
    std::string text;
    for (int die = 0; die < kDice; ++die) {
        if (face[die] == Symbol::none) continue;
        std::string shown(word(face[die]));
        if (face[die] != Symbol::skull) shown += " " + std::to_string(die_number(die, face[die]));
        text += (text.empty() ? "" : "  ") + paint.bold(kDieWords[die]) + " " + shown;
    }
    return text;
}

}  // namespace

std::string TortugaText::draw(const View& view, const text::Paint& paint) {
    const Table& table = view.table;
    std::uint8_t centre[kColours];
    for (int c = 0; c < kColours; ++c) centre[c] = (table.centre >> c) & 1;
    std::string text = paint.bold("Tortuga") + " · round " + std::to_string(table.round) + " · ends at " +
                       std::to_string(table.target) + " chests in Tortuga · bag " + std::to_string(bag_size(table)) +
                       " chests · " + std::to_string(tiles_left(table)) + " treasure tiles\n";
    if (table.players > 2) text += "central island  " + chests(centre, paint) + "\n";
    for (int seat = 0; seat < table.players; ++seat) text += player(view, seat, paint);
    if (const std::string own = roll(view.own.face, paint); !own.empty()) text += "your roll   " + own + "\n";
    if (const std::string open = roll(table.open_face, paint); !open.empty())
        text += "open roll of seat " + std::to_string(table.active) + "   " + open + "\n";
    return text;
}

std::vector<text::ScoreLine> TortugaText::score_sheet(const View& view, Seat seat) {
    constexpr std::uint8_t unknown[kTileValues] = {};
    const bool over = view.table.pending == Pending::over;
    const auto& tiles = over ? view.shown_tiles[seat] : seat == view.observer ? view.own.tiles : unknown;
    const Score sum = score(view.table.boards[seat], tiles);
    std::vector<text::ScoreLine> lines = {{"T5.1", "chests in Tortuga", sum.in_tortuga},
                                          {"T5.1", "chests in the fleet", sum.in_fleet},
                                          {"T5.1", "chests in the crew", sum.in_crew},
                                          {"T5.2", "sets", sum.sets},
                                          {"T5.3", "tracks", sum.tracks}};
    if (over || seat == view.observer) lines.push_back({"T5.4", "treasure", sum.coins});
    return lines;
}

}  // namespace wharf::tortuga
