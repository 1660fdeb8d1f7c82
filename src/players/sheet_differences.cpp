#include "players/sheet_differences.h"

#include <cassert>
#include <cmath>
#include <map>

#include "match/any_game.h"

namespace wharf::players {

namespace {

constexpr int kMostDecisions = 160;  // a round of five players has fewer
constexpr std::uint64_t kLuck = 0x1C4;

// The mover's own lines, as he sees them.
struct Sheet {
    std::map<std::string_view, int> points;
    std::map<std::string_view, bool> hidden;

    Sheet(const match::AnyMatch& match, Seat mover) {
        for (const text::ScoreLine& line : match.score_sheet(mover, mover)) {
            points[line.key] += line.points;
            hidden[line.key] |= line.is_hidden;
        }
    }
};

// Sums of a line's differences over the worlds.
struct Sums {
    int worlds = 0;
    double sum = 0;
    double squares = 0;
    int first = 0;
    bool varies = false;
    bool hidden = false;

    void add(int difference) {
        varies = varies || (worlds > 0 && difference != first);
        first = worlds == 0 ? difference : first;
        worlds += 1;
        sum += difference;
        squares += double{1} * difference * difference;
    }
    SheetDifference difference(std::string_view line) const {
        const double mean = sum / worlds;
        const double variance = worlds > 1 ? std::max(0.0, squares - worlds * mean * mean) / (worlds - 1) : 0;
        return {line, mean, 3 * std::sqrt(variance / worlds)};
    }
};

class Account {
 public:
    void add(const Sheet& better, const Sheet& worse) {
        std::map<std::string_view, int> differences;
        for (const auto& [line, points] : better.points) differences[line] += points;
        for (const auto& [line, points] : worse.points) differences[line] -= points;
        for (const auto& [line, difference] : differences) lines_[line].add(difference);
        for (const Sheet* sheet : {&better, &worse})
            for (const auto& [line, is_hidden] : sheet->hidden) lines_[line].hidden |= is_hidden;
    }
    template <class Wanted>
    std::vector<SheetDifference> where(Wanted wanted) const {
        std::vector<SheetDifference> found;
        for (const auto& [line, sums] : lines_)
            if (!sums.hidden && sums.sum != 0 && wanted(sums)) found.push_back(sums.difference(line));
        return found;
    }

 private:
    std::map<std::string_view, Sums> lines_;
};

void play_on(match::AnyMatch& match, int round, std::uint64_t luck, const PlayingOn& how) {
    match::SeededChance chance(Rng::from(how.seed + kLuck, luck));
    match.settle(chance);
    for (int n = 0; n < kMostDecisions && !match.is_over() && how.analyst.round(match) == round; ++n) {
        const Seat seat = match.to_act().first();
        match.play(seat, how.guide.choose(match, seat));
        match.settle(chance);
    }
}

}  // namespace

SheetDifferences compare_sheets(const match::AnyMatch& match, Seat seat, std::string_view better,
                                std::string_view worse, const PlayingOn& how) {
    const int round = how.analyst.round(match);
    Account at_once;
    Account by_round;
    for (int world = 0; world < how.worlds; ++world) {
        const auto luck = static_cast<std::uint64_t>(world);
        Rng rng = Rng::from(how.seed, luck);
        const auto first = match.imagined(seat, rng);
        const auto second = first->clone();
        if (first->play(seat, better) || second->play(seat, worse)) return {};
        at_once.add(Sheet(*first, seat), Sheet(*second, seat));
        play_on(*first, round, luck, how);
        play_on(*second, round, luck, how);
        by_round.add(Sheet(*first, seat), Sheet(*second, seat));
    }
    SheetDifferences differences{at_once.where([](const Sums& sums) { return !sums.varies; }),
                                 by_round.where([](const Sums&) { return true; })};
    for (const SheetDifference& line : differences.by_round) differences.total += line.mean;
    return differences;
}

}  // namespace wharf::players
