#include "cli/report_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/lines.h"
#include "report/messages.h"

namespace wharf::cli {

namespace {

constexpr std::size_t kMostTurningPoints = 8;

// Rows of cells, each column as wide as the widest of its cells.
std::vector<std::string> in_right_columns(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::string> lines(rows.size());
    for (std::size_t column = 0; column < rows.front().size(); ++column) {
        int widest = 0;
        for (const auto& row : rows) widest = std::max(widest, text::width(row[column]));
        for (std::size_t row = 0; row < rows.size(); ++row)
            lines[row] += "  " + text::pad_left(rows[row][column], widest);
    }
    return lines;
}

std::string title_text(const report::Report& report, const match::Record& record, const language::Speaker& speaker) {
    int decisions = 0;
    int chances = 0;
    for (const report::ReportedEvent& event : report.events) {
        decisions += static_cast<int>(event.decisions.size());
        chances += event.event.is_chance() ? 1 : 0;
    }
    return speaker.say(report::says::kTitle(record.match->game().title(), decisions, chances));
}

std::string turning_points_text(const report::Report& report, const match::Record& record,
                                const language::Speaker& speaker, const text::Paint& paint) {
    const std::vector<std::size_t> turns = report.turning_points(kMostTurningPoints);
    if (turns.empty()) return "";
    std::vector<std::vector<std::string>> changes;
    int widest = 0;
    for (const std::size_t number : turns) {
        const report::ReportedEvent& event = report.events[number];
        std::vector<std::string> row;
        for (Seat seat = 0; seat < report.seats.size(); ++seat)
            row.push_back(signed_percent(speaker, event.change(seat)));
        changes.push_back(std::move(row));
        widest = std::max(widest, text::width(round_text(event.event, speaker)));
    }
    const std::vector<std::string> columns = in_right_columns(changes);
    const auto moves = record.match->moves();
    std::string written = "\n" + paint.bold(speaker.say(report::says::kTurningPoints())) + "\n";
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const report::Event& event = report.events[turns[i]].event;
        written +=
            fmt::format("  {}  {}{}  {}\n", text::pad(round_text(event, speaker), widest),
                        paint.dim(fmt::format("{:>4}", event.first)), columns[i], event_text(event, moves, speaker));
    }
    return written;
}

std::string mistakes_text(const report::Report& report, const language::Speaker& speaker, const text::Paint& paint) {
    std::string written = "\n" + paint.bold(speaker.say(report::says::kMistakes())) + "\n";
    const auto mistakes = report.mistakes();
    if (mistakes.empty()) written += "  " + speaker.say(report::says::kNoMistakes()) + "\n";
    for (const report::JudgedDecision* mistake : mistakes) {
        written += fmt::format("  {} {}\n", paint.dim(fmt::format("{:>4}", mistake->decision.move)),
                               mistake_text(*mistake, speaker));
        if (mistake->line.size() > 1)
            written +=
                "       " + paint.dim(speaker.say(report::says::kLine(line_text(speaker, mistake->line)))) + "\n";
    }
    return written;
}

}  // namespace

std::string standing_text(const report::Report& report, const language::Speaker& speaker) {
    if (report.is_over) return "";
    return speaker.say(report.is_given_up ? report::says::kGivenUp() : report::says::kUnfinished());
}

std::string mistake_text(const report::JudgedDecision& mistake, const language::Speaker& speaker) {
    const std::string told =
        speaker.say(report::says::kMistake(mistake.decision.seat, mistake.played, percent(speaker, mistake.cost),
                                           percent(speaker, mistake.margin), mistake.best));
    return mistake.is_substitutes ? told + " – " + speaker.say(report::says::kSubstitute()) : told;
}

std::string event_text(const report::Event& event, const std::vector<match::Move>& moves,
                       const language::Speaker& speaker) {
    constexpr int kMost = 6;
    std::string text = event.is_chance()            ? speaker.say(report::says::kChance()) + ": "
                       : event.decisions.size() > 1 ? speaker.say(report::says::kSecretChoices()) + ": "
                                                    : "";
    int told = 0;
    for (int i = event.first; i < event.end; ++i) {
        const match::Move& move = moves[static_cast<std::size_t>(i)];
        if ((move.seat == kChance) != event.is_chance()) continue;
        if (told == kMost) return text + ", …";
        text += (told == 0 ? "" : ", ") + (event.is_chance() ? move.text : speaker.name(move.seat) + ": " + move.text);
        told += 1;
    }
    return text;
}

std::string round_text(const report::Event& event, const language::Speaker& speaker) {
    return event.round == 0 ? "" : speaker.say(report::says::kRound(event.round));
}

std::string when_text(const report::Event& event, int move, const language::Speaker& speaker) {
    const std::string round = round_text(event, speaker);
    return round.empty() ? std::to_string(move) : fmt::format("{} · {}", round, move);
}

std::array<std::string, 4> sums_text(const report::SeatReport& told, const language::Speaker& speaker) {
    const auto tenths = [](report::Share share) { return std::round(1000 * share.value()); };
    const double expected = tenths(told.expected);
    const double luck = tenths(told.luck);
    const double share = tenths(told.share);
    return {speaker.decimal(expected / 10, 1), speaker.decimal(luck / 10, 1, true),
            speaker.decimal((share - expected - luck) / 10, 1, true), speaker.decimal(share / 10, 1)};
}

std::string seats_text(const report::Report& report, const language::Speaker& speaker, const text::Paint& paint) {
    std::vector<std::vector<std::string>> rows(1);
    for (const text::Message& head : {report::says::kExpected(), report::says::kLuck(), report::says::kSkill(),
                                      report::says::kShare(), report::says::kCosts()})
        rows[0].push_back(speaker.say(head));
    for (const report::SeatReport& told : report.seats) {
        const auto sums = sums_text(told, speaker);
        rows.emplace_back(sums.begin(), sums.end()).push_back(percent(speaker, told.mistakes));
    }
    const std::vector<std::string> columns = in_right_columns(rows);
    const int names = widest_name(speaker, static_cast<int>(report.seats.size()));
    constexpr int kSign = 2;  // a seat's shape and a space
    std::string written = paint.dim(text::pad("", kSign + names) + columns[0]) + "\n";
    for (Seat seat = 0; seat < report.seats.size(); ++seat)
        written += paint.seat(seat, text::pad(speaker.name(seat), names)) + columns[seat + 1U] + "\n";
    return written;
}

std::string report_text(const report::Report& report, const match::Record& record, const language::Speaker& speaker,
                        const text::Paint& paint) {
    std::string written = paint.bold(title_text(report, record, speaker)) + "\n";
    if (!report.is_over) written += standing_text(report, speaker) + "\n";
    written += "\n" + seats_text(report, speaker, paint) + "\n" + speaker.say(report::says::kMethod()) + "\n";
    return written + turning_points_text(report, record, speaker, paint) + mistakes_text(report, speaker, paint);
}

}  // namespace wharf::cli
