#include "arena/report.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace wharf::arena {

namespace {

namespace json = boost::json;

json::value number_or_null(const std::optional<double>& value) {
    return value && std::isfinite(*value) ? json::value(*value) : json::value(nullptr);
}

json::object tally_json(const Tally& tally) {
    const Interval wins = tally.wins.share_interval();
    return {{"games", tally.games()},
            {"win_share", tally.wins.mean()},
            {"win_share_margin", number_or_null(tally.wins.margin())},
            {"win_share_interval", json::array{wins.low, wins.high}},
            {"mean_rank", tally.ranks.mean()},
            {"mean_rank_margin", number_or_null(tally.ranks.margin())},
            {"mean_score", tally.scores.mean()},
            {"mean_score_margin", number_or_null(tally.scores.margin())},
            {"point_margin", tally.margins.mean()},
            {"point_margin_margin", number_or_null(tally.margins.margin())}};
}

json::object player_json(const Report& report, std::size_t i) {
    const Standing& standing = report.standings[i];
    json::object player{{"player", report.players[i]}};
    if (!report.ratings.empty()) {
        player["rating"] = report.ratings[i].elo;
        player["rating_margin"] = number_or_null(report.ratings[i].margin);
    }
    for (auto& field : tally_json(standing.all)) player[field.key()] = std::move(field.value());
    player["moves"] = standing.moves;
    player["seconds_per_move"] = standing.moves == 0 ? 0.0 : standing.seconds / standing.moves;
    player["slowest_move_seconds"] = standing.longest;
    player["faults"] = standing.faults;
    json::array at_seats;
    for (const Tally& tally : standing.at_seats) at_seats.push_back(tally_json(tally));
    player["at_seats"] = std::move(at_seats);
    return player;
}

json::object test_json(const SequentialTest& test) {
    const Hypotheses& asked = test.hypotheses();
    return {{"elo0", asked.elo0},          {"elo1", asked.elo1},          {"alpha", asked.alpha},
            {"beta", asked.beta},          {"blocks", test.blocks()},     {"llr", test.ratio()},
            {"lower_bound", test.lower()}, {"upper_bound", test.upper()}, {"verdict", word(test.verdict())}};
}

}  // namespace

std::string_view word(Verdict verdict) {
    switch (verdict) {
        case Verdict::elo0: return "elo0";
        case Verdict::elo1: return "elo1";
        case Verdict::undecided: break;
    }
    return "undecided";
}

std::vector<std::size_t> Report::order() const {
    std::vector<std::size_t> list(players.size());
    std::iota(list.begin(), list.end(), std::size_t{0});
    if (!ratings.empty())
        std::sort(list.begin(), list.end(), [&](std::size_t a, std::size_t b) {
            return ratings[a].elo != ratings[b].elo ? ratings[a].elo > ratings[b].elo : a < b;
        });
    return list;
}

Report make_report(const Contest& contest, const std::vector<Block>& blocks,
                   const std::optional<SequentialTest>& test) {
    const int players = static_cast<int>(contest.players.size());
    Report report;
    report.game = contest.game->id();
    report.seed = contest.seed;
    report.wanted = contest.games;
    report.seats = contest.seats();
    report.players = contest.players;
    for (const Block& block : blocks) report.games += static_cast<int>(block.games.size());
    report.standings = standings(blocks, players, contest.seats());
    report.losses = losses(blocks);
    if (contest.is_pool) report.ratings = plackett_luce(blocks, players);
    report.test = test;
    return report;
}

json::object report_json(const Report& report) {
    json::array players;
    for (const std::size_t i : report.order()) players.push_back(player_json(report, i));
    json::array losses;
    for (const Lost& lost : report.losses)
        losses.push_back(json::object{{"player", report.players[static_cast<std::size_t>(lost.player)]},
                                      {"block", lost.block},
                                      {"rotation", lost.rotation},
                                      {"cause", lost.cause}});
    json::object document{{"game", report.game},
                          {"seed", report.seed},
                          {"games", report.games},
                          {"wanted", report.wanted},
                          {"interrupted", report.interrupted},
                          {report.ratings.empty() ? "seats" : "pool", std::move(players)},
                          {"faults", std::move(losses)}};
    if (!report.ratings.empty()) document["players"] = report.seats;
    if (report.test) document["test"] = test_json(*report.test);
    return document;
}

}  // namespace wharf::arena
