#include "report/game_statistics.h"

#include <algorithm>
#include <cmath>

namespace wharf::report {

double Sample::mean() const {
    double sum = 0;
    for (const double value : values_) sum += value;
    return values_.empty() ? 0 : sum / static_cast<double>(values_.size());
}

double Sample::deviation() const {
    if (values_.size() < 2) return 0;
    double sum = 0;
    const double middle = mean();
    for (const double value : values_) sum += (value - middle) * (value - middle);
    return std::sqrt(sum / static_cast<double>(values_.size() - 1));
}

double Sample::margin() const {
    return values_.size() < 2 ? 0 : 1.96 * deviation() / std::sqrt(static_cast<double>(values_.size()));
}

double Sample::quantile(double part) const {
    if (values_.empty()) return 0;
    std::vector<double> sorted = values_;
    std::sort(sorted.begin(), sorted.end());
    const double at = part * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (at - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

namespace {

double covariance(const Sample& a, const Sample& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.count(); ++i) sum += (a.values()[i] - a.mean()) * (b.values()[i] - b.mean());
    return a.count() < 2 ? 0 : sum / static_cast<double>(a.count() - 1);
}

void add_result(Results& results, double share, double score, const SeatReport* told) {
    results.shares.add(share);
    results.scores.add(score);
    if (told == nullptr) return;
    results.told.expected.add(told->expected.value());
    results.told.luck.add(told->luck.value());
    results.told.skill.add(told->skill.value());
    results.told.shares.add(told->share.value());
}

// Whoever has the start player's figure before the first decision, if a spectator sees it.
std::optional<int> start_player(const match::AnyMatch& match) {
    const auto begun = at(match, 0);
    for (const match::Move& move : match.moves()) {
        if (!begun->to_act().is_chance()) break;
        begun->play(move.seat, move.text);
    }
    const boost::json::object view = begun->view(kSpectator);
    const boost::json::value* const table = view.if_contains("table");
    const boost::json::value* const start =
        table == nullptr || !table->is_object() ? nullptr : table->get_object().if_contains("start");
    if (start == nullptr || !start->is_int64() || start->get_int64() >= match.players()) return std::nullopt;
    return static_cast<int>(start->get_int64());
}

int decisions_of(const match::AnyMatch& match) {
    int decisions = 0;
    const auto replayed = at(match, 0);
    for (const match::Move& move : match.moves()) {
        decisions += move.seat != kChance && replayed->legal(move.seat).size() > 1 ? 1 : 0;
        replayed->play(move.seat, move.text);
    }
    return decisions;
}

}  // namespace

double correlation(const Sample& a, const Sample& b) {
    const double scale = a.deviation() * b.deviation();
    return scale == 0 ? 0 : covariance(a, b) / scale;
}

void GameStatistics::add(const match::Record& record, int rounds, const Report* report) {
    const match::AnyMatch& match = *record.match;
    const auto players = static_cast<std::size_t>(match.players());
    const Outcome outcome = match.outcome();
    const SeatShares shares = shares_of(outcome, match.players());
    const std::optional<int> start = start_player(match);
    games_ += 1;
    seats_.resize(players);
    if (start) from_start_.resize(players);
    for (std::size_t seat = 0; seat < players; ++seat) {
        const SeatReport* told = report == nullptr ? nullptr : &report->seats[seat];
        const double share = shares[seat].value();
        const double score = outcome.score[seat];
        add_result(seats_[seat], share, score, told);
        add_result(players_[record.names[seat]], share, score, told);
        if (start)
            add_result(from_start_[(seat + players - static_cast<std::size_t>(*start)) % players], share, score, told);
        scores_.add(score);
        if (outcome.rank[seat] == 1) winning_scores_.add(score);
    }
    moves_.add(match.move_count());
    decisions_.add(decisions_of(match));
    rounds_.add(rounds);
    add_parts(match, shares);
}

void GameStatistics::add_parts(const match::AnyMatch& match, const SeatShares& shares) {
    std::vector<std::map<std::string, double>> sheets(static_cast<std::size_t>(match.players()));
    std::map<std::string, double> totals;
    for (Seat seat = 0; seat < match.players(); ++seat)
        for (const text::ScoreLine& line : match.score_sheet(seat, seat)) {
            sheets[seat][std::string(line.key)] += line.points;
            totals[std::string(line.key)] += line.points;
        }
    for (const auto& [key, total] : totals)
        for (std::size_t seat = 0; seat < sheets.size(); ++seat) {
            const double own = sheets[seat][key];
            ScorePart& part = parts_[key];
            part.points.add(own);
            part.lead.add(own - (total - own) / static_cast<double>(sheets.size() - 1));
            part.shares.add(shares[seat].value());
        }
}

std::optional<double> GameStatistics::explained_by_chance() const {
    Sample luck;
    Sample shares;
    for (const Results& seat : seats_) {
        for (const double value : seat.told.luck.values()) luck.add(value);
        for (const double value : seat.told.shares.values()) shares.add(value);
    }
    if (luck.count() < 2 || shares.deviation() == 0) return std::nullopt;
    return covariance(luck, shares) / (shares.deviation() * shares.deviation());
}

}  // namespace wharf::report
