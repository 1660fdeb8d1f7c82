#include <fmt/format.h>

#include <cmath>

#include "arena/report.h"

namespace wharf::arena {

namespace {

// So many single faults are listed; the rest is counted.
constexpr std::size_t kMostFaults = 10;

std::string with_margin(double value, const std::optional<double>& margin, int digits) {
    if (!margin || !std::isfinite(*margin)) return fmt::format("{:.{}f}", value, digits);
    return fmt::format("{:.{}f} ±{:.{}f}", value, digits, *margin, digits);
}

std::string share(const BlockMean& wins) {
    const Interval interval = wins.share_interval();
    return fmt::format("{:.1f} % | {:.1f}–{:.1f}", 100 * wins.mean(), 100 * interval.low, 100 * interval.high);
}

// A name in a table must not end its cell.
std::string cell(std::string text) {
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2) text.insert(at, 1, '\\');
    return text;
}

std::string milliseconds(const Standing& standing) {
    const double mean = standing.moves == 0 ? 0 : 1000 * standing.seconds / standing.moves;
    return fmt::format("{:.{}f} ms", mean, mean < 10 ? 2 : 0);
}

std::string main_table(const Report& report) {
    const bool rated = !report.ratings.empty();
    std::string text =
        fmt::format("| player |{} win share | 95 % | mean rank | mean score | point margin | time/move |\n",
                    rated ? " rating | games |" : "");
    text += rated ? "|---|---|---|---|---|---|---|---|---|\n" : "|---|---|---|---|---|---|---|\n";
    for (const std::size_t i : report.order()) {
        const Tally& tally = report.standings[i].all;
        text += "| " + cell(report.players[i]) + " | ";
        if (rated)
            text += fmt::format("{} | {} | ", with_margin(report.ratings[i].elo, report.ratings[i].margin, 0),
                                tally.games());
        text += fmt::format(
            "{} | {} | {} | {} | {} |\n", share(tally.wins), with_margin(tally.ranks.mean(), tally.ranks.margin(), 2),
            with_margin(tally.scores.mean(), tally.scores.margin(), 1),
            with_margin(tally.margins.mean(), tally.margins.margin(), 1), milliseconds(report.standings[i]));
    }
    return text;
}

std::string seat_table(const Report& report) {
    std::string text =
        "\n| player | seat | games | win share | 95 % | mean rank | mean score | point margin |\n"
        "|---|---|---|---|---|---|---|---|\n";
    for (const std::size_t i : report.order())
        for (std::size_t seat = 0; seat < report.standings[i].at_seats.size(); ++seat) {
            const Tally& tally = report.standings[i].at_seats[seat];
            text += fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", cell(report.players[i]), seat, tally.games(),
                                share(tally.wins), with_margin(tally.ranks.mean(), tally.ranks.margin(), 2),
                                with_margin(tally.scores.mean(), tally.scores.margin(), 1),
                                with_margin(tally.margins.mean(), tally.margins.margin(), 1));
        }
    return text;
}

std::string test_lines(const SequentialTest& test) {
    const Hypotheses& asked = test.hypotheses();
    const char* verdict = test.verdict() == Verdict::undecided
                              ? "undecided"
                              : (test.verdict() == Verdict::elo1 ? "elo1 accepted" : "elo0 accepted");
    return fmt::format(
        "\nSequential test of the first player: elo0 {:g}, elo1 {:g}, alpha {:g}, beta {:g}\n"
        "LLR {:.2f} in ({:.2f}, {:.2f}) after {} blocks: {}\n",
        asked.elo0, asked.elo1, asked.alpha, asked.beta, test.ratio(), test.lower(), test.upper(), test.blocks(),
        verdict);
}

std::string fault_lines(const Report& report) {
    if (report.losses.empty()) return "";
    std::string text = fmt::format("\nLost by a fault: {}\n\n", report.losses.size());
    for (std::size_t i = 0; i < report.losses.size() && i < kMostFaults; ++i) {
        const Lost& lost = report.losses[i];
        text += fmt::format("- {}, block {}, rotation {}: {}\n", report.players[static_cast<std::size_t>(lost.player)],
                            lost.block, lost.rotation, lost.cause);
    }
    if (report.losses.size() > kMostFaults) text += fmt::format("- and {} more\n", report.losses.size() - kMostFaults);
    return text;
}

}  // namespace

std::string report_markdown(const Report& report, bool seats) {
    std::string games = fmt::format("{} games", report.games);
    if (report.interrupted) games += fmt::format(" of {}, interrupted", report.wanted);
    std::string text = fmt::format("{}, {} players: {}\n\n", report.game, report.seats, games) + main_table(report);
    if (seats) text += seat_table(report);
    if (report.test) text += test_lines(*report.test);
    return text + fault_lines(report);
}

}  // namespace wharf::arena
