// The searching player: information-set Monte Carlo tree search with a worth for every seat.
//
// Every iteration imagines a world that fits the view and walks down the tree: at a seat's decision the edge with the
// best sum of worth and curiosity (PUCT), at chance an outcome by its odds. A new node is judged by the game's
// evaluation and its worth is added to all edges on the way. A node visited a second time gets edges for its moves,
// with expectations from one look at each. Simultaneous choices of others are theirs alone: they are drawn, never
// searched, so that they cannot answer to what they do not see.
#pragma once

#include <chrono>
#include <cmath>
#include <vector>

#include "players/evaluation.h"

namespace wharf::players {

// How long to think: so many iterations, or so many seconds.
struct Budget {
    int iterations = 0;
    double seconds = 0;
};

template <Evaluation E>
class Search {
    using G = typename E::Rules;
    using State = typename G::State;
    using Action = typename G::Action;

    struct Edge {
        Action action;
        float expectation = 0;  // share of the visits one look would give it
        std::uint32_t visits = 0;
        Worth sum;
        std::uint32_t node = 0;  // 0: not yet visited
    };
    struct Node {
        std::uint32_t first_edge = 0;
        std::uint32_t edges = 0;
        std::uint32_t visits = 0;
        Worth sum;
    };

 public:
    struct Result {
        Action best;
        std::uint32_t iterations;
    };

    // Only a view goes in. The tree's memory is reserved once and used again for the next decision.
    Result choose(const typename G::View& view, Seat seat, const Budget& budget, Rng& rng) {
        me_ = seat;
        nodes_.clear();
        edges_.clear();
        reserve(budget);
        nodes_.push_back({});  // index 0 means "none"
        nodes_.push_back({});
        const auto begin = std::chrono::steady_clock::now();
        std::uint32_t done = 0;
        for (; !is_spent(budget, done, begin); ++done) {
            State state = G::determinize(view, rng);
            if (done == 0) {
                list_.reset();
                G::legal_actions(state, seat, list_);
                if (list_.size() == 1) return {list_[0], 0};
            }
            iterate(state, rng);
        }
        return {most_visited(nodes_[kRoot]), done};
    }

 private:
    static constexpr std::uint32_t kRoot = 1;
    static constexpr int kDeepest = 200;
    static constexpr float kCuriosity = 1.2F;
    static constexpr float kSharpness = 12.0F;  // how strongly one look at a move decides its share of visits
    static constexpr std::size_t kMostEdges = std::size_t{1} << 21U;

    void reserve(const Budget& budget) {
        const std::size_t iterations = budget.iterations > 0 ? static_cast<std::size_t>(budget.iterations) : 200000;
        nodes_.reserve(iterations + 2);
        const std::size_t edges = iterations * 24;
        edges_.reserve(edges < kMostEdges ? edges : kMostEdges);
    }

    static bool is_spent(const Budget& budget, std::uint32_t done, std::chrono::steady_clock::time_point begin) {
        if (budget.iterations > 0) return done >= static_cast<std::uint32_t>(budget.iterations);
        if (done % 16 != 0 || done == 0) return false;
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() >= budget.seconds;
    }

    // One walk down the tree, one judgement, and the way back.
    void iterate(State& state, Rng& rng) {
        int depth = 0;
        std::uint32_t node = kRoot;
        SeatSet blind;  // seats that choose without seeing each other
        for (;;) {
            const SeatSet acting = G::to_act(state);
            if (acting.empty() || depth == kDeepest) break;
            if (!acting.is_chance() && acting.size() > 1) blind = acting;
            const Seat seat = acting.is_chance() ? kChance : acting.contains(me_) ? me_ : acting.first();
            if (seat != kChance && seat != me_ && blind.contains(seat)) {
                blind.erase(seat);
                const Step<G> step = choose_random<G>(state, SeatSet::of(seat), list_, rng);
                G::apply(state, seat, step.action);
                continue;
            }
            // A fresh node is judged; seen again, it grows edges.
            if (node != kRoot && nodes_[node].visits == 0) break;
            list_.reset();
            G::legal_actions(state, seat, list_);
            if (list_.size() == 1) {
                G::apply(state, seat, list_[0]);
                continue;
            }
            if (!grow(node, state, seat)) break;
            const std::uint32_t edge = seat == kChance ? outcome_edge(node, state, rng) : best_edge(node, seat);
            path_[depth++] = {node, edge};
            G::apply(state, seat, edges_[edge].action);
            if (edges_[edge].node == 0) {
                if (nodes_.size() == nodes_.capacity()) break;
                edges_[edge].node = static_cast<std::uint32_t>(nodes_.size());
                nodes_.push_back({});
            }
            node = edges_[edge].node;
        }
        const Worth worth = judge<E>(state, list_, rng);
        add(nodes_[node].sum, worth);
        nodes_[node].visits += 1;
        while (depth > 0) {
            const Passed step = path_[--depth];
            Edge& edge = edges_[step.edge];
            edge.visits += 1;
            add(edge.sum, worth);
            if (step.node == node) continue;
            nodes_[step.node].visits += 1;
            add(nodes_[step.node].sum, worth);
        }
    }

    static void add(Worth& sum, const Worth& worth) {
        for (int seat = 0; seat < kMaxSeats; ++seat) sum.of[seat] += worth.of[seat];
    }

    // Whether the node's edges are exactly the moves of list_, in order: always so where nothing is hidden.
    bool is_aligned(const Node& node) const {
        if (node.edges != static_cast<std::uint32_t>(list_.size())) return false;
        for (std::uint32_t i = 0; i < node.edges; ++i)
            if (!(edges_[node.first_edge + i].action == list_[static_cast<int>(i)])) return false;
        return true;
    }

    // Edges for all moves of list_; those known from other worlds are kept. False if the memory is used up.
    bool grow(std::uint32_t index, const State& state, Seat seat) {
        Node& node = nodes_[index];
        aligned_ = is_aligned(node);
        if (aligned_) return true;
        std::uint32_t fresh = 0;
        for (const Action& action : list_) fresh += find_edge(node, action) == kNone;
        if (fresh == 0) return true;
        if (edges_.size() + node.edges + fresh > edges_.capacity()) return false;
        const auto first = static_cast<std::uint32_t>(edges_.size());
        for (std::uint32_t i = 0; i < node.edges; ++i) edges_.push_back(edges_[node.first_edge + i]);
        for (const Action& action : list_)
            if (find_edge(node, action) == kNone) edges_.push_back({action, 0, 0, {}, 0});
        node.edges = static_cast<std::uint32_t>(edges_.size()) - first;
        node.first_edge = first;
        aligned_ = is_aligned(node);
        if (seat != kChance) expect(node, state, seat);
        return true;
    }

    static constexpr std::uint32_t kNone = 0xFFFFFFFF;
    std::uint32_t find_edge(const Node& node, const Action& action) const {
        for (std::uint32_t i = 0; i < node.edges; ++i)
            if (edges_[node.first_edge + i].action == action) return node.first_edge + i;
        return kNone;
    }

    // One look at every move: its estimate, made into shares that add up to 1.
    void expect(Node& node, const State& state, Seat seat) {
        float best = 0;
        for (const Action& action : list_) {
            State after = state;
            G::apply(after, seat, action);
            const int players = G::players(after);
            Edge& edge = edges_[find_edge(node, action)];
            edge.expectation = G::to_act(after).empty() ? worth_of(G::outcome(after), players, E::kScale).of[seat]
                                                        : worth_of(E::estimate(after), players, E::kScale).of[seat];
            best = edge.expectation > best ? edge.expectation : best;
        }
        float total = 0;
        for (std::uint32_t i = 0; i < node.edges; ++i) {
            Edge& edge = edges_[node.first_edge + i];
            edge.expectation = std::exp(kSharpness * (edge.expectation - best));
            total += edge.expectation;
        }
        for (std::uint32_t i = 0; i < node.edges; ++i) edges_[node.first_edge + i].expectation /= total;
    }

    std::uint32_t outcome_edge(std::uint32_t index, const State& state, Rng& rng) const {
        const int drawn = draw_outcome<G>(state, list_, rng);
        return aligned_ ? nodes_[index].first_edge + static_cast<std::uint32_t>(drawn)
                        : find_edge(nodes_[index], list_[drawn]);
    }

    // PUCT: worth so far plus curiosity; an unvisited move is taken to be worth as much as its node.
    std::uint32_t best_edge(std::uint32_t index, Seat seat) const {
        const Node& node = nodes_[index];
        const float visits = static_cast<float>(node.visits) + 1.0F;
        const float curiosity = kCuriosity * std::sqrt(visits);
        const float unknown = node.visits == 0 ? 0.5F : node.sum.of[seat] / static_cast<float>(node.visits);
        std::uint32_t best = node.first_edge;
        float highest = -1.0F;
        for (int i = 0; i < list_.size(); ++i) {
            const std::uint32_t at =
                aligned_ ? node.first_edge + static_cast<std::uint32_t>(i) : find_edge(node, list_[i]);
            const Edge& edge = edges_[at];
            const float own = static_cast<float>(edge.visits);
            const float value = edge.visits == 0 ? unknown : edge.sum.of[seat] / own;
            const float score = value + curiosity * edge.expectation / (1.0F + own);
            if (score > highest) {
                highest = score;
                best = at;
            }
        }
        return best;
    }

    Action most_visited(const Node& node) const {
        std::uint32_t best = node.first_edge;
        for (std::uint32_t i = 1; i < node.edges; ++i) {
            const Edge& edge = edges_[node.first_edge + i];
            const Edge& leader = edges_[best];
            if (edge.visits > leader.visits || (edge.visits == leader.visits && edge.sum.of[me_] > leader.sum.of[me_]))
                best = node.first_edge + i;
        }
        return edges_[best].action;
    }

    struct Passed {
        std::uint32_t node;
        std::uint32_t edge;
    };

    Seat me_ = 0;
    bool aligned_ = false;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    ActionList<G> list_;
    Passed path_[kDeepest];
};

}  // namespace wharf::players
