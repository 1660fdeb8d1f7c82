#include "players/assess.h"

#include <algorithm>

#include "players/ranking.h"
#include "players/survey.h"

namespace wharf::players {

namespace {

// VisitSums over the visits of a move.
struct VisitSums {
    double share[kMaxSeats] = {};
    double points[kMaxSeats] = {};
    double depth = 0;
    int deepest = 0;

    void add(const OpenDecision::Visited& visited, int players) {
        for (int seat = 0; seat < players; ++seat) {
            share[seat] += visited.expected.win_share[seat];
            points[seat] += visited.expected.points[seat];
        }
        depth += visited.depth;
        deepest = std::max(deepest, visited.depth);
    }
};

bool is_among(const std::vector<std::string>& texts, const std::string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// The moves in the order in which they are worth a look; only those asked for.
std::vector<std::size_t> order_of(const OpenDecision& decision, const Inquiry& inquiry) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < decision.moves.size(); ++i)
        if (inquiry.only.empty() || is_among(inquiry.only, decision.moves[i].text)) order.push_back(i);
    rank(order, [&](std::size_t i) { return decision.moves[i].likelihood; });
    return order;
}

// That a seat ends behind a rival: for certain if he wins, not if it wins itself, else as their points say.
float chance_behind(const Expected& seat, const Expected& rival, std::int32_t scale) {
    const auto lead = static_cast<std::int32_t>(100.0F * (rival.points - seat.points));
    return rival.share + std::max(0.0F, 1 - seat.share - rival.share) * chance_ahead(lead, scale);
}

// The mover's share is the measured one; the others' keep their proportions in the rest.
void set_expected(AssessedMove& move, const VisitSums& sums, const Measured& own, const OpenDecision& decision) {
    const double visits = move.visits;
    const double rest = 1 - sums.share[decision.seat] / visits;
    for (int other = 0; other < decision.players; ++other) {
        Expected& expected = move.seats[other];
        const double mean = sums.share[other] / visits;
        expected.share = other == decision.seat ? own.mean
                         : rest > 1e-9          ? static_cast<float>(mean / rest * (1 - own.mean))
                                                : (1 - own.mean) / static_cast<float>(decision.players - 1);
        expected.points = static_cast<float>(sums.points[other] / visits);
    }
    for (int other = 0; other < decision.players; ++other) {
        Expected& expected = move.seats[other];
        expected.place = 1;
        for (int rival = 0; rival < decision.players; ++rival)
            if (rival != other) expected.place += chance_behind(expected, move.seats[rival], decision.scale);
    }
    move.margin = own.margin;
    move.depth = static_cast<float>(sums.depth / visits);
    move.deepest = sums.deepest;
}

}  // namespace

Assessment assess(const OpenDecision& decision, const Inquiry& inquiry, Rng& rng) {
    const std::vector<std::size_t> order = order_of(decision, inquiry);
    if (order.empty()) return {};  // what alone was asked for is no move
    std::vector<VisitSums> sums(order.size());
    Survey survey(order.size(), {inquiry.visits, inquiry.seconds, inquiry.listed, inquiry.stop}, rng.next(),
                  [&](std::size_t i, Rng& world) {
                      const OpenDecision::Visited visited = decision.visit(order[i], world);
                      sums[i].add(visited, decision.players);
                      return visited.expected.win_share[decision.seat];
                  });
    std::vector<std::size_t> always;
    for (std::size_t i = 0; i < order.size(); ++i)
        if (is_among(inquiry.also, decision.moves[order[i]].text)) always.push_back(i);
    survey.run(always);

    Assessment assessment;
    assessment.visits = survey.done();
    const std::vector<std::size_t> ranking = ranked(
        order.size(), [&](std::size_t i) { return survey.of(i).count() == 0 ? -1 : survey.of(i).measured().mean; });
    for (const std::size_t i : ranking) {
        AssessedMove& move = assessment.moves.emplace_back();
        move.move = decision.moves[order[i]].text;
        const Visits& visits = survey.of(i);
        move.visits = static_cast<std::uint32_t>(visits.count());
        if (move.visits == 0) continue;
        set_expected(move, sums[i], visits.measured(), decision);
        const Measured cost = Visits::difference(survey.of(ranking[0]), visits);
        move.cost = i == ranking[0] ? 0 : cost.mean;
        move.cost_margin = i == ranking[0] ? 0 : cost.margin;
        const bool is_listed = assessment.moves.size() <= inquiry.listed || is_among(inquiry.also, move.move);
        if (is_listed) move.line = decision.line(order[i], rng);
    }
    return assessment;
}

}  // namespace wharf::players
