#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "arena/report.h"
#include "text/plain.h"

namespace wharf::arena {

namespace {

constexpr double kLabels = 210;  // pixels for the names
constexpr double kPlot = 420;
constexpr double kRow = 32;
constexpr double kTop = 44;
constexpr double kRight = 90;  // for the values

// Colours for light and dark, with a ground of their own: not every page behind a drawing follows the reader's choice.
constexpr const char* kStyle =
    "<style>\n"
    ".ground{fill:#fff}text{font:14px system-ui,sans-serif;fill:#1d2733}.dim{fill:#5a6673;font-size:12px}\n"
    ".grid{stroke:#c9d1d9}.even{stroke:#8b96a3;stroke-dasharray:4 3}.bar{stroke:#0b62a8;stroke-width:2.5}"
    ".dot{fill:#0b62a8}\n"
    "@media(prefers-color-scheme:dark){.ground{fill:#12181f}text{fill:#e6edf3}.dim{fill:#9aa7b4}.grid{stroke:#39424d}."
    "even{stroke:#77828f}"
    ".bar{stroke:#6cb6ff}.dot{fill:#6cb6ff}}\n"
    "</style>\n";

struct Row {
    std::string name;
    double value;
    double low;
    double high;
    std::string label;
};

struct Axis {
    double from;
    double to;
    double step;
    double even;  // where players of equal strength would lie

    double at(double value) const { return kLabels + kPlot * (std::clamp(value, from, to) - from) / (to - from); }
};

std::string escaped(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '&': safe += "&amp;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::vector<Row> rows_of(const Report& report) {
    std::vector<Row> rows;
    for (const std::size_t i : report.order()) {
        const std::string name = text::plain(report.players[i], 28);
        if (!report.ratings.empty()) {
            const Rating& rating = report.ratings[i];
            const double margin = std::isfinite(rating.margin) ? rating.margin : 0;
            rows.push_back({name, rating.elo, rating.elo - margin, rating.elo + margin,
                            fmt::format("{:+.0f} ±{:.0f}", rating.elo, margin)});
        } else {
            const BlockMean& wins = report.standings[i].all.wins;
            const Interval interval = wins.share_interval();
            rows.push_back({name, 100 * wins.mean(), 100 * interval.low, 100 * interval.high,
                            fmt::format("{:.1f} %", 100 * wins.mean())});
        }
    }
    return rows;
}

// Shares from 0 to 100 %; ratings over round hundreds.
Axis axis_of(const Report& report, const std::vector<Row>& rows) {
    if (report.ratings.empty()) return {0, 100, 25, 100.0 / report.seats};
    double low = 0;
    double high = 0;
    for (const Row& row : rows) {
        low = std::min(low, row.low);
        high = std::max(high, row.high);
    }
    const double step = 100 * std::max(1.0, std::ceil((high - low) / 800));
    return {step * std::floor(low / step), std::max(step, step * std::ceil(high / step)), step, 0};
}

}  // namespace

std::string report_svg(const Report& report) {
    const std::vector<Row> rows = rows_of(report);
    const Axis axis = axis_of(report, rows);
    const double bottom = kTop + kRow * static_cast<double>(rows.size());
    const double width = kLabels + kPlot + kRight;
    const std::string title = fmt::format("{}, {} players, {} games: {} with 95 % intervals", report.game, report.seats,
                                          report.games, report.ratings.empty() ? "win share" : "rating");
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0f} {:.0f}\" width=\"{:.0f}\" role=\"img\" "
        "aria-label=\"{}\">\n",
        width, bottom + 30, width, escaped(title));
    svg += kStyle;
    svg += "<rect class=\"ground\" width=\"100%\" height=\"100%\" rx=\"8\"/>\n";
    svg += fmt::format("<text x=\"8\" y=\"22\">{}</text>\n", escaped(title));
    const int ticks = static_cast<int>(std::lround((axis.to - axis.from) / axis.step));
    for (int i = 0; i <= ticks; ++i) {
        const double tick = axis.from + axis.step * i;
        svg += fmt::format(
            "<line class=\"grid\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.0f}\" y2=\"{2:.0f}\"/>"
            "<text class=\"dim\" x=\"{0:.1f}\" y=\"{3:.0f}\" text-anchor=\"middle\">{4:.0f}</text>\n",
            axis.at(tick), kTop - 6, bottom, bottom + 18, tick);
    }
    svg += fmt::format("<line class=\"even\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.0f}\" y2=\"{2:.0f}\"/>\n",
                       axis.at(axis.even), kTop - 6, bottom);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double y = kTop + kRow * (static_cast<double>(i) + 0.5);
        svg += fmt::format("<text x=\"{:.0f}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>", kLabels - 12, y + 5,
                           escaped(rows[i].name));
        svg += fmt::format("<line class=\"bar\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>",
                           axis.at(rows[i].low), axis.at(rows[i].high), y, y);
        svg += fmt::format("<circle class=\"dot\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"/>", axis.at(rows[i].value), y);
        svg += fmt::format("<text class=\"dim\" x=\"{:.0f}\" y=\"{:.1f}\">{}</text>\n", kLabels + kPlot + 12, y + 5,
                           rows[i].label);
    }
    return svg + "</svg>\n";
}

}  // namespace wharf::arena
