// Tortuga's table drawn for a terminal, and the sums behind a score.
#include <algorithm>

#include "games/tortuga/messages.h"
#include "games/tortuga/text.h"

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
    return paint(ink_of(colour), "[" + paint.word("colour", kColourWords[colour]) + "]");
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
    return text + " " + paint.say(says::kHolds(capacity(board, track)));
}

std::string action_name(int action, const Paint& paint) { return paint.word("action", kActionWords[action]); }

std::string action_space(const Board& board, int action, const Paint& paint) {
    const auto symbol = static_cast<Symbol>(action);
    int longest = 0;
    for (int a = 0; a < kActions; ++a) longest = std::max(longest, text::width(action_name(a, paint)));
    std::string dice;
    for (int die = 0; die < kDice; ++die)
        if (board.die_on[die] == symbol)
            dice += " " + std::string(kDieWords[die]) + std::to_string(die_number(die, symbol));
    std::string text = pad(action_name(action, paint), longest) +
                       pad(board.advantage[action] > 0 ? " +" + std::to_string(board.advantage[action]) : "", 4);
    if (dice.empty()) return text + paint.dim("·");
    return text + dice.substr(1) + paint.bold(" = " + std::to_string(strength(board, symbol)));
}

std::string treasure(const View& view, int seat, const Paint& paint) {
    const int count = view.table.boards[seat].tiles;
    const bool known = seat == view.observer || view.table.pending == Pending::over;
    if (count == 0) return paint.say(says::kNoTiles());
    if (!known) return paint.say(says::kFaceDown(count));
    const auto& tiles = view.table.pending == Pending::over ? view.shown_tiles[seat] : view.own.tiles;
    std::string text;
    int coins = 0;
    for (int value = 1; value <= kTileValues; ++value)
        for (int i = 0; i < tiles[value - 1]; ++i) {
            text += (text.empty() ? "" : "+") + std::to_string(value);
            coins += value;
        }
    return text + " = " + paint.say(says::kCoins(coins));
}

// Lines that begin with what they are about.
std::string named_lines(std::initializer_list<std::pair<std::string, std::string>> lines) {
    int longest = 0;
    for (const auto& [name, line] : lines) longest = std::max(longest, text::width(name));
    std::string text;
    for (const auto& [name, line] : lines) text += pad(name, longest + 1) + line + "\n";
    return text;
}

std::string free_dice_line(const Board& board, const Paint& paint) {
    std::string dice;
    for (int die = 0; die < kDice; ++die)
        if (((free_dice(board) >> die) & 1U) != 0) dice += (dice.empty() ? "" : " ") + std::string(kDieWords[die]);
    return paint.dim(paint.say(dice.empty() ? says::kNoFreeDice() : says::kFreeDice(dice)));
}

std::string title(const View& view, int seat, const Paint& paint) {
    std::string text = paint.seat(seat, paint.say(says::kSeat(seat)));
    const auto add = [&](bool is_so, const text::MessageKind& kind) {
        if (is_so) text += " · " + paint.say(kind());
    };
    add(seat == view.table.start, says::kStartPlayer);
    add(seat == view.observer, says::kYou);
    add(seat == view.table.ranked[0], says::kBest);
    add(seat == view.table.ranked[1], says::kSecond);
    return text;
}

std::string player(const View& view, int seat, const Paint& paint) {
    const Board& board = view.table.boards[seat];
    const std::string lines = named_lines({{paint.word("area", "island"), chests(board.island, paint)},
                                           {paint.word("area", "crew"), row(board, Track::crew, paint)},
                                           {paint.word("area", "fleet"), row(board, Track::fleet, paint)},
                                           {paint.word("area", "tortuga"), chests(board.tortuga, paint)},
                                           {paint.say(says::kPirate()), track(board, Track::crew, paint)},
                                           {paint.say(says::kShip()), track(board, Track::fleet, paint)},
                                           {paint.say(says::kTreasure()), treasure(view, seat, paint)}});
    std::string spaces;
    for (int action = 0; action < kActions; ++action) spaces += action_space(board, action, paint) + "\n";
    spaces += free_dice_line(board, paint) + "\n";
    return text::box(title(view, seat, paint), text::beside(lines, spaces, 3), paint);
}

std::string roll(const Symbol (&face)[kDice], const Paint& paint) {
    std::string text;
    for (int die = 0; die < kDice; ++die) {
        if (face[die] == Symbol::none) continue;
        std::string shown = paint.word("face", word(face[die]));
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
    std::string text = paint.bold(title());
    for (const text::Message& part : {says::kRound(table.round), says::kTarget(table.target),
                                      says::kBag(bag_size(table)), says::kTilesLeft(tiles_left(table))})
        text += " · " + paint.say(part);
    text += "\n";
    if (table.players > 2) text += paint.say(says::kCentre()) + "  " + chests(centre, paint) + "\n";
    for (int seat = 0; seat < table.players; ++seat) text += player(view, seat, paint);
    if (const std::string own = roll(view.own.face, paint); !own.empty())
        text += paint.say(says::kYourRoll()) + "   " + own + "\n";
    if (const std::string open = roll(table.open_face, paint); !open.empty())
        text += paint.say(says::kOpenRoll(table.active)) + "   " + open + "\n";
    return text;
}

std::vector<text::ScoreLine> TortugaText::score_sheet(const View& view, Seat seat) {
    constexpr std::uint8_t unknown[kTileValues] = {};
    const bool over = view.table.pending == Pending::over;
    const auto& tiles = over ? view.shown_tiles[seat] : seat == view.observer ? view.own.tiles : unknown;
    const Score sum = score(view.table.boards[seat], tiles);
    std::vector<text::ScoreLine> lines = {
        {"T5.1", "score.inTortuga", sum.in_tortuga}, {"T5.1", "score.inFleet", sum.in_fleet},
        {"T5.1", "score.inCrew", sum.in_crew},       {"T5.2", "score.sets", sum.sets},
        {"T5.3", "score.tracks", sum.tracks},        {"T5.4", "score.treasure", sum.coins}};
    if (!over && seat != view.observer) lines.pop_back();
    return lines;
}

}  // namespace wharf::tortuga
