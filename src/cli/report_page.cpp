#include "cli/report_page.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/lines.h"
#include "cli/report_text.h"
#include "report/messages.h"

namespace wharf::cli {

namespace {

constexpr double kWidth = 860;
constexpr double kHeight = 300;
constexpr double kLeft = 44;
constexpr double kTop = 14;
constexpr double kPlotWidth = kWidth - kLeft - 10;
constexpr double kPlotHeight = kHeight - kTop - 34;
constexpr double kRow = 20;  // of the legend, below the plot: a name may be as long as it likes

// Alike in brightness, told apart by most eyes on light and dark ground; lines are dashed differently besides.
constexpr const char* kColours[kMaxSeats] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b59b00"};
constexpr const char* kDashes[kMaxSeats] = {"none", "7 3", "2 3", "9 3 2 3", "4 4"};

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += c;
        }
    }
    return safe;
}

double x_of(std::size_t event, std::size_t events) {
    return kLeft + kPlotWidth * static_cast<double>(event) / static_cast<double>(std::max<std::size_t>(events, 1));
}
double y_of(double share) { return kTop + kPlotHeight * (1 - std::clamp(share, 0.0, 1.0)); }

std::string grid(const report::Report& report, const language::Speaker& speaker) {
    std::string svg;
    for (const int part : {0, 25, 50, 75, 100})
        svg += fmt::format(
            "<line class=\"grid\" x1=\"{0}\" x2=\"{1}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\"/><text x=\"{3}\" y=\"{4:.1f}\" "
            "text-anchor=\"end\">{5} %</text>\n",
            kLeft, kLeft + kPlotWidth, y_of(part / 100.0), kLeft - 6, y_of(part / 100.0) + 4, part);
    int round = 0;
    double last_label = -100;
    for (std::size_t i = 0; i < report.events.size(); ++i) {
        if (report.events[i].event.round == round) continue;
        round = report.events[i].event.round;
        const double x = x_of(i, report.events.size());
        svg += fmt::format("<line class=\"grid\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1}\" y2=\"{2}\"/>\n", x, kTop,
                           kTop + kPlotHeight);
        const bool has_room = x - last_label > 22;
        if (!has_room) continue;
        last_label = x;
        svg += fmt::format("<text x=\"{:.1f}\" y=\"{}\"><title>{}</title>{}</text>\n", x + 2, kTop + kPlotHeight + 16,
                           escaped(speaker.say(report::says::kRound(round))), round);
    }
    return svg;
}

std::string curve(const report::Report& report, Seat seat) {
    const std::size_t events = report.events.size();
    std::string points = fmt::format("{:.1f},{:.1f}", x_of(0, events), y_of(report.seats[seat].expected.value()));
    for (std::size_t i = 0; i < events; ++i)
        points += fmt::format(" {:.1f},{:.1f}", x_of(i + 1, events), y_of(report.events[i].after[seat].value()));
    return fmt::format(
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-dasharray=\"{}\"/>\n", points,
        kColours[seat], kDashes[seat]);
}

std::string legend(const report::Report& report, const language::Speaker& speaker) {
    std::string svg;
    for (Seat seat = 0; seat < report.seats.size(); ++seat) {
        const double y = kHeight + kRow * seat;
        svg += fmt::format(
            "<line x1=\"{0}\" x2=\"{1}\" y1=\"{2}\" y2=\"{2}\" stroke=\"{3}\" stroke-width=\"2\" "
            "stroke-dasharray=\"{4}\"/><text x=\"{5}\" y=\"{6}\">{7}</text>\n",
            kLeft, kLeft + 32, y, kColours[seat], kDashes[seat], kLeft + 40, y + 4, escaped(speaker.name(seat)));
    }
    return svg;
}

std::string heading(const text::Message& message, const language::Speaker& speaker) {
    return "<h2>" + escaped(speaker.say(message)) + "</h2>\n";
}

std::string cell(const std::string& text) { return "<td>" + escaped(text) + "</td>"; }

std::string seats_table(const report::Report& report, const language::Speaker& speaker) {
    std::string html = "<div class=\"wide\" tabindex=\"0\"><table><tr><th></th>";
    for (const text::Message& head : {report::says::kExpected(), report::says::kLuck(), report::says::kSkill(),
                                      report::says::kShare(), report::says::kCosts()})
        html += "<th>" + escaped(speaker.say(head)) + "</th>";
    html += "</tr>\n";
    for (Seat seat = 0; seat < report.seats.size(); ++seat) {
        const report::SeatReport& told = report.seats[seat];
        const auto [expected, luck, skill, share] = sums_text(told, speaker);
        html += "<tr><th>" + escaped(speaker.name(seat)) + "</th>" + cell(expected + " %") + cell(luck) + cell(skill) +
                cell(share + " %") + cell(percent(speaker, told.mistakes)) + "</tr>\n";
    }
    return html + "</table></div>\n";
}

// When the move of this number was made.
std::string when(const report::Report& report, int move, const language::Speaker& speaker) {
    const auto event = std::find_if(report.events.begin(), report.events.end(),
                                    [&](const report::ReportedEvent& told) { return move < told.event.end; });
    return event == report.events.end() ? std::to_string(move) : when_text(event->event, move, speaker);
}

std::string mistakes_list(const report::Report& report, const language::Speaker& speaker) {
    const auto mistakes = report.mistakes();
    if (mistakes.empty()) return "<p>" + escaped(speaker.say(report::says::kNoMistakes())) + "</p>\n";
    std::string html = "<ol>\n";
    for (const report::JudgedDecision* mistake : mistakes) {
        html +=
            "<li>" + escaped(when(report, mistake->decision.move, speaker) + ": " + mistake_text(*mistake, speaker));
        if (mistake->line.size() > 1)
            html += "<br><small>" + escaped(speaker.say(report::says::kLine(line_text(speaker, mistake->line)))) +
                    "</small>";
        html += "</li>\n";
    }
    return html + "</ol>\n";
}

std::string turning_points_list(const report::Report& report, const match::Record& record,
                                const language::Speaker& speaker) {
    const std::vector<std::size_t> turns = report.turning_points(8);
    if (turns.empty()) return "";
    const auto moves = record.match->moves();
    std::string html = heading(report::says::kTurningPoints(), speaker) + "<ol>\n";
    for (const std::size_t number : turns) {
        const report::ReportedEvent& event = report.events[number];
        html += "<li>" +
                escaped(when_text(event.event, event.event.first, speaker) + ": " +
                        event_text(event.event, moves, speaker)) +
                "<br><small>";
        for (Seat seat = 0; seat < report.seats.size(); ++seat)
            html += (seat == 0 ? "" : " · ") + escaped(speaker.name(seat)) + " " +
                    signed_percent(speaker, event.change(seat));
        html += "</small></li>\n";
    }
    return html + "</ol>\n";
}

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
svg { width: 100%; min-width: 44rem; height: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.2rem 0.8rem; text-align: right; border-bottom: 1px solid #8886; font-variant-numeric: tabular-nums; }
th:first-child { text-align: left; }
@media (max-width: 40rem) { th, td { padding: 0.2rem 0.3rem; } ol { padding-left: 1.4rem; } }
)";

}  // namespace

std::string report_svg(const report::Report& report, const language::Speaker& speaker) {
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" "
        "font-family=\"system-ui, sans-serif\" font-size=\"12\"><title>{}</title>\n<style>text {{ fill: #333 }} .grid "
        "{{ stroke: #8886; stroke-width: 1 }} @media (prefers-color-scheme: dark) {{ text {{ fill: #ddd }} "
        "}}</style>\n",
        kWidth, kHeight + kRow * static_cast<double>(report.seats.size()) - 4,
        escaped(speaker.say(report::says::kShare())));
    svg += grid(report, speaker);
    for (Seat seat = 0; seat < report.seats.size(); ++seat) svg += curve(report, seat);
    return svg + legend(report, speaker) + "</svg>\n";
}

std::string report_page(const report::Report& report, const match::Record& record, const language::Speaker& speaker) {
    std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
        "content=\"width=device-width\"><title>{}</title><style>{}</style></head><body>\n<h1>{}</h1>\n",
        speaker.language(), escaped(record.match->game().title()), kStyle, escaped(record.match->game().title()));
    if (!report.is_over) html += "<p>" + escaped(standing_text(report, speaker)) + "</p>\n";
    html += "<div class=\"wide\" tabindex=\"0\">" + report_svg(report, speaker) + "</div>\n";
    html += seats_table(report, speaker);
    html += "<p><small>" + escaped(speaker.say(report::says::kMethod())) + "</small></p>\n";
    html += turning_points_list(report, record, speaker);
    html += heading(report::says::kMistakes(), speaker) + mistakes_list(report, speaker);
    return html + "</body></html>\n";
}

}  // namespace wharf::cli
