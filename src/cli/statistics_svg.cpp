#include "cli/statistics_svg.h"

#include <fmt/format.h>

#include <algorithm>

namespace wharf::cli {

namespace {

constexpr double kPanelHeight = 200;
constexpr double kPlot = 130;
constexpr int kBins = 24;

// How many results lie in each of equal ranges of points.
std::vector<int> histogram(const report::Sample& sample, double least, double width) {
    std::vector<int> bins(kBins);
    for (const double value : sample.values())
        bins[static_cast<std::size_t>(std::clamp(static_cast<int>((value - least) / width), 0, kBins - 1))] += 1;
    return bins;
}

std::string scores(const report::GameStatistics& statistics, double top) {
    const double least = statistics.scores().quantile(0);
    const double width = std::max(1.0, (statistics.scores().quantile(1) - least + 1) / kBins);
    const auto all = histogram(statistics.scores(), least, width);
    const auto winners = histogram(statistics.winning_scores(), least, width);
    const int most = std::max(1, *std::max_element(all.begin(), all.end()));
    std::string svg;
    for (std::size_t i = 0; i < kBins; ++i)
        for (const auto& [bins, colour] : {std::pair{&all, "#8889"}, std::pair{&winners, "#0072b2"}}) {
            const double height = kPlot * (*bins)[i] / most;
            svg += fmt::format("<rect x=\"{}\" y=\"{:.1f}\" width=\"15\" height=\"{:.1f}\" fill=\"{}\"/>\n",
                               20 + 16 * i, top + 30 + kPlot - height, height, colour);
        }
    return svg + fmt::format(
                     "<text x=\"20\" y=\"{0}\">{1:.0f}</text><text x=\"{2}\" y=\"{0}\" "
                     "text-anchor=\"end\">{3:.0f}</text>\n",
                     top + 46 + kPlot, least, 20 + 16 * kBins, least + width * kBins);
}

std::string seats(const report::GameStatistics& statistics, double top) {
    std::string svg;
    double x = 460;
    for (std::size_t seat = 0; seat < statistics.seats().size(); ++seat, x += 44) {
        const report::Sample& shares = statistics.seats()[seat].shares;
        const double foot = top + 30 + kPlot;
        svg += fmt::format(
            "<rect x=\"{0}\" y=\"{1:.1f}\" width=\"30\" height=\"{2:.1f}\" fill=\"#8889\"/><line x1=\"{3}\" x2=\"{3}\" "
            "y1=\"{4:.1f}\" y2=\"{5:.1f}\" stroke=\"#d55e00\" stroke-width=\"2\"/><text x=\"{3}\" y=\"{6}\" "
            "text-anchor=\"middle\">{7}: {8:.0f} %</text>\n",
            x, foot - kPlot * shares.mean(), kPlot * shares.mean(), x + 15,
            foot - kPlot * (shares.mean() - shares.margin()), foot - kPlot * (shares.mean() + shares.margin()),
            foot + 16, seat, 100 * shares.mean());
    }
    return svg;
}

}  // namespace

std::string statistics_svg(const std::vector<Drawn>& kinds) {
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {}\" font-family=\"system-ui, sans-serif\" "
        "font-size=\"11\"><style>text {{ fill: #333 }} @media (prefers-color-scheme: dark) {{ text {{ fill: #ddd }} "
        "}}</style>\n",
        kPanelHeight * static_cast<double>(kinds.size()));
    double top = 0;
    for (const Drawn& kind : kinds) {
        svg += fmt::format("<text x=\"20\" y=\"{}\" font-weight=\"bold\">{}</text>\n", top + 18, kind.title);
        svg += scores(*kind.statistics, top) + seats(*kind.statistics, top);
        top += kPanelHeight;
    }
    return svg + "</svg>\n";
}

}  // namespace wharf::cli
