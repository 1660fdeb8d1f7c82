#include "report/statistics_json.h"

namespace wharf::report {

namespace json = boost::json;

namespace {

json::object distribution(const Sample& sample) {
    return {{"mean", sample.mean()},          {"deviation", sample.deviation()},
            {"least", sample.quantile(0)},    {"quarter", sample.quantile(0.25)},
            {"median", sample.quantile(0.5)}, {"three_quarters", sample.quantile(0.75)},
            {"most", sample.quantile(1)}};
}

json::object measured(const Sample& sample) { return {{"mean", sample.mean()}, {"margin", sample.margin()}}; }

json::object results_json(const Results& results) {
    json::object written{
        {"games", results.shares.count()}, {"share", measured(results.shares)}, {"score", measured(results.scores)}};
    if (results.told.luck.count() == 0) return written;
    written["expected"] = measured(results.told.expected);
    written["luck"] = measured(results.told.luck);
    written["skill"] = measured(results.told.skill);
    return written;
}

json::array results_list(const std::vector<Results>& list) {
    json::array written;
    for (const Results& results : list) written.push_back(results_json(results));
    return written;
}

}  // namespace

json::object statistics_json(const GameStatistics& statistics) {
    json::object players;
    for (const auto& [name, results] : statistics.players()) players[name] = results_json(results);
    json::array parts;
    for (const auto& [key, part] : statistics.parts())
        parts.push_back(json::object{{"part", key},
                                     {"points", measured(part.points)},
                                     {"correlation_with_winning", correlation(part.lead, part.shares)}});
    json::object written{{"games", statistics.games()},
                         {"seats", results_list(statistics.seats())},
                         {"from_start_player", results_list(statistics.from_start())},
                         {"players", std::move(players)},
                         {"scores", distribution(statistics.scores())},
                         {"winning_scores", distribution(statistics.winning_scores())},
                         {"moves", distribution(statistics.moves())},
                         {"decisions", distribution(statistics.decisions())},
                         {"rounds", distribution(statistics.rounds())},
                         {"score_parts", std::move(parts)}};
    if (const auto explained = statistics.explained_by_chance()) written["explained_by_chance"] = *explained;
    return written;
}

}  // namespace wharf::report
