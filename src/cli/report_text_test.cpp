// Reports as terminal and page show them: columns stand, and no heading stands over nothing.
#include "cli/report_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "catalog/catalog.h"
#include "cli/report_page.h"

namespace wharf::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

report::Share share(double part) { return report::Share::nearest(part); }

match::Record unplayed(int players) {
    const match::AnyGame& game = *catalog::games().front();
    match::Record record;
    record.match = game.create(game.default_config(players));
    return record;
}

// As large and as small as numbers of a report get.
report::Report report_with(const std::vector<report::Event>& events) {
    report::Report report;
    report.seats = {{share(0.5), share(0.123), share(0.377), share(1), 0},
                    {share(0.45), share(-0.02), share(-0.43), share(0), 1.234},
                    {share(0.05), share(-1), share(0.05), share(0), 0.1}};
    report.is_over = true;
    for (const report::Event& event : events) {
        report::ReportedEvent told;
        told.event = event;
        told.before = {share(0.5), share(0.45), share(0.05)};
        told.after = event.round > 9 ? report::SeatShares{share(1)} : report::SeatShares{share(0.4), share(0.6)};
        report.events.push_back(told);
    }
    return report;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

// Where the cells of a line end that stand behind two spaces at least.
std::vector<int> column_ends(const std::string& line, std::size_t from) {
    std::vector<int> ends;
    for (std::size_t i = from; i <= line.size(); ++i)
        if (line[i - 1] != ' ' && (i == line.size() || line.compare(i, 2, "  ") == 0))
            ends.push_back(text::width(line.substr(0, i)));
    return ends;
}

TEST(ReportText, ColumnsStandWhateverTheNumbers) {
    const report::Report report = report_with({});
    for (const std::string_view language : language::languages()) {
        const language::Speaker speaker(language, "tortuga", {"Anna", "Bob with a long name", "Ü"});
        const auto lines = lines_of(seats_text(report, speaker, text::Paint(speaker, false)));
        ASSERT_EQ(lines.size(), 4U);
        const auto heads = column_ends(lines[0], 1);
        ASSERT_EQ(heads.size(), 5U) << language << "\n" << lines[0];
        for (std::size_t row = 1; row < lines.size(); ++row) {
            auto cells = column_ends(lines[row], 1);
            ASSERT_EQ(cells.size(), 6U) << language << "\n" << lines[row];
            cells.erase(cells.begin());  // the name
            EXPECT_EQ(cells, heads) << language << "\n" << lines[0] << "\n" << lines[row];
        }
    }
}

TEST(ReportText, TurningPointsStandInColumnsToo) {
    const match::Record record = unplayed(3);
    const report::Report report = report_with({{0, 0, 0, {}}, {0, 0, 2, {}}, {0, 0, 12, {}}});
    for (const std::string_view language : language::languages()) {
        const language::Speaker speaker(language, record.match->game().id(), {"Anna", "Bob", "Cleo"});
        const auto lines = lines_of(report_text(report, record, speaker, text::Paint(speaker, false)));
        const auto heading = std::find(lines.begin(), lines.end(), *speaker.find("report.turning-points"));
        ASSERT_NE(heading, lines.end());
        ASSERT_GE(lines.end() - heading, 4);
        const std::string chance = speaker.say(text::MessageKind{"report.chance"}());
        std::vector<int> begin;
        for (auto line = heading + 1; line != heading + 4; ++line)
            begin.push_back(text::width(line->substr(0, line->find(chance))));
        EXPECT_EQ(begin[0], begin[1]) << language << "\n" << heading[1] << "\n" << heading[2];
        EXPECT_EQ(begin[1], begin[2]) << language << "\n" << heading[2] << "\n" << heading[3];
        EXPECT_THAT(heading[1], Not(HasSubstr(speaker.say(text::MessageKind{"report.round", {text::number("n")}}(0)))));
    }
}

// 25.72 - 0.96 - 24.76 = 0: rounded one by one, 25.7 - 1.0 - 24.8 are not.
TEST(ReportText, WhatIsShownAddsUp) {
    report::Report report = report_with({});
    const report::Share expected = share(0.2572);
    const report::Share luck = share(-0.0096);
    report.seats[0] = {expected, luck, share(0) - expected - luck, share(0), 0};
    report.seats[1] = {expected, luck, share(1) - expected - luck, share(1), 0};
    const language::Speaker speaker("en", "tortuga", {"Anna", "Bob", "Cleo"});
    const auto lines = lines_of(seats_text(report, speaker, text::Paint(speaker, false)));
    EXPECT_THAT(lines[1], HasSubstr(" 25.7    -1.0  -24.7 "));
    EXPECT_THAT(lines[2], HasSubstr(" 25.7    -1.0  +75.3 "));
    const std::string page = report_page(report, unplayed(3), speaker);
    EXPECT_THAT(page, HasSubstr("<td>25.7 %</td><td>-1.0</td><td>-24.7</td><td>0.0 %</td>"));
    EXPECT_THAT(page, HasSubstr("<td>25.7 %</td><td>-1.0</td><td>+75.3</td><td>100.0 %</td>"));
}

// As long as names of people may be, and a seat's number before them.
TEST(ReportPage, NamesHaveRoomInTheGraph) {
    const std::string name(40, 'W');
    const language::Speaker speaker("en", "tortuga", {name, name, name});
    const std::string svg = report_svg(report_with({{0, 0, 2, {}}}), speaker);
    constexpr double kWide = 12;  // of a letter of that size, the widest there is
    int names = 0;
    for (std::size_t at = svg.find(name); at != std::string::npos; at = svg.find(name, at + 1)) {
        const std::size_t x = svg.rfind("<text x=\"", at) + 9;
        EXPECT_LE(std::stod(svg.substr(x)) + kWide * static_cast<double>(name.size()), 860) << svg.substr(x, 80);
        names += 1;
    }
    EXPECT_EQ(names, 3);
}

TEST(ReportPage, FitsANarrowScreen) {
    const language::Speaker speaker("en", "tortuga", {"Anna", "Bob", "Cleo"});
    const std::string page = report_page(report_with({{0, 0, 2, {}}}), unplayed(3), speaker);
    EXPECT_THAT(page, HasSubstr("<div class=\"wide\" tabindex=\"0\"><svg"));
    EXPECT_THAT(page, HasSubstr("<div class=\"wide\" tabindex=\"0\"><table"));
}

TEST(ReportPage, SaysWhenAMistakeWasMade) {
    const language::Speaker speaker("en", "tortuga", {"Anna", "Bob", "Cleo"});
    report::Report report = report_with({{0, 0, 0, {}}, {0, 9, 3, {{8, 1}}}, {9, 11, 0, {{10, 1}}}});
    report.events[1].decisions = {{{8, 1}, "keep A", "keep B"}};
    report.events[2].decisions = {{{10, 1}, "keep C", "keep D"}};
    report.events[1].decisions.front().is_mistake = report.events[2].decisions.front().is_mistake = true;
    const std::string page = report_page(report, unplayed(3), speaker);
    EXPECT_THAT(page, HasSubstr("<li>Round 3 · 8: Bob: keep A cost"));
    EXPECT_THAT(page, HasSubstr("<li>10: Bob: keep C cost"));
}

TEST(ReportText, WhoGaveUpAndWhoStoodInIsSaid) {
    const match::Record record = unplayed(3);
    const language::Speaker speaker("en", record.match->game().id());
    const auto both = [&](const report::Report& report) {
        return report_text(report, record, speaker, text::Paint(speaker, false)) + report_page(report, record, speaker);
    };
    report::Report report = report_with({{0, 0, 2, {{0, 1}}}});
    report.events.front().decisions = {{{0, 1}, "keep A", "keep B"}};
    report.events.front().decisions.front().is_mistake = true;
    EXPECT_THAT(both(report), Not(HasSubstr("computer player")));
    EXPECT_THAT(both(report), Not(HasSubstr("given up")));
    report.is_over = false;
    EXPECT_THAT(both(report), HasSubstr("The game is not over"));
    report.is_given_up = true;
    report.events.front().decisions.front().is_substitutes = true;
    EXPECT_THAT(both(report), Not(HasSubstr("not over")));
    EXPECT_THAT(both(report), HasSubstr("The game was given up"));
    EXPECT_THAT(both(report), HasSubstr("better: keep B – A computer player made this move"));
}

TEST(ReportText, NoHeadingStandsOverNothing) {
    const match::Record record = unplayed(3);
    const language::Speaker speaker("en", record.match->game().id());
    const auto text = [&](const report::Report& report) {
        return report_text(report, record, speaker, text::Paint(speaker, false));
    };
    const report::Report without = report_with({});
    EXPECT_THAT(text(without), Not(HasSubstr("Turning points")));
    EXPECT_THAT(report_page(without, record, speaker), Not(HasSubstr("Turning points")));
    EXPECT_THAT(text(without), HasSubstr("Mistakes\n  No decision"));
    const report::Report with = report_with({{0, 0, 2, {}}});
    EXPECT_THAT(text(with), HasSubstr("Turning points\n  Round 2"));
    EXPECT_THAT(report_page(with, record, speaker), HasSubstr("Turning points</h2>\n<ol>\n<li>Round 2 · 0: chance"));
}

TEST(ReportText, AnEventTellsWhoDidWhat) {
    const language::Speaker speaker("en", "tortuga", {"Anna", "Bob"});
    const std::vector<match::Move> moves = {{0, "keep A"},           {1, "keep C"},           {kChance, "die A raid"},
                                            {kChance, "die B raid"}, {kChance, "die C raid"}, {kChance, "die D raid"},
                                            {kChance, "die E raid"}, {kChance, "die F raid"}, {kChance, "die G raid"}};
    EXPECT_EQ(event_text({0, 2, 1, {{0, 0}, {1, 1}}}, moves, speaker), "secret choices: Anna: keep A, Bob: keep C");
    EXPECT_EQ(event_text({0, 1, 1, {{0, 0}}}, moves, speaker), "Anna: keep A");
    EXPECT_EQ(event_text({2, 8, 1, {}}, moves, speaker),
              "chance: die A raid, die B raid, die C raid, die D raid, die E raid, die F raid");
    EXPECT_EQ(event_text({2, 9, 1, {}}, moves, speaker),
              "chance: die A raid, die B raid, die C raid, die D raid, die E raid, die F raid, …");
    EXPECT_EQ(event_text({0, 9, 1, {}}, moves, speaker),
              "chance: die A raid, die B raid, die C raid, die D raid, die E raid, die F raid, …")
        << "what was not chance's is not counted";
}

}  // namespace
}  // namespace wharf::cli
