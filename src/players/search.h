// The searching player: information-set Monte Carlo tree search with a worth for every seat.
//
// Every iteration imagines a world that fits the view and walks down the tree: at a seat's decision the edge with the
// best sum of worth and curiosity (PUCT), at chance an outcome by its odds. A new node is judged: as it stands, or
// after a few turns that are followed by one look at each move, as the game wants it. What comes of it is added to all
// edges on the way. The second visit opens the node: the game's evaluation takes one look at each of its moves.
// Simultaneous choices of others are theirs alone: they are drawn, never searched, so that they cannot answer to what
// they do not see.
#pragma once

#include <chrono>
#include <cmath>
#include <vector>

#include "players/evaluation.h"
#include "players/hopes.h"
#include "players/remembered_looks.h"
#include "players/tree.h"

namespace wharf::players {

// How long to think: so many iterations, so many seconds, or what ends first. 0: no limit of this kind.
struct Budget {
    int iterations = 0;
    double seconds = 0;
};

template <Evaluation E>
class Search {
    using G = typename E::Rules;
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;
    using Node = typename Tree<Action>::Node;
    using Edge = typename Tree<Action>::Edge;
    static constexpr std::uint32_t kRoot = Tree<Action>::kRoot;

 public:
    // A legal move and what the search learnt about it.
    struct Option {
        Action action;
        std::uint32_t visits = 0;
        Worth worth;  // to every seat, on the mean
        std::uint32_t gathered = 0;
        Hopes hopes;  // only if asked for
    };
    struct Ply {
        Seat seat;
        Action action;
    };

    // Only a view goes in. The tree's memory is reserved once and used again; what the last decision of the same turn
    // learnt about this one is kept.
    Action choose(const View& view, Seat seat, const Budget& budget, Rng& rng) {
        think(view, seat, budget, rng);
        if (options_.size() == 1) return options_[0].action;
        const std::size_t best = most_visited();
        look_forward(view, options_[best].action, rng);
        return options_[best].action;
    }

    // From now on options tell the shares of wins and the points to expect; it costs a little.
    void gather_hopes() { gathers_ = true; }

    // How the game would go on after a move of the last search, until chance decides or too little is known.
    std::vector<Ply> line_after(const Action& action) const {
        constexpr std::uint32_t kEnough = 4;  // visits
        std::vector<Ply> line{{me_, action}};
        std::uint32_t edge = tree_.find(tree_.node(kRoot), action);
        while (edge != Tree<Action>::kNone && tree_.edge(edge).node != 0) {
            const Node& node = tree_.node(tree_.edge(edge).node);
            if (node.edges == 0 || node.mover == kChance || node.after_luck) break;
            edge = node.first_edge;
            for (std::uint32_t i = 1; i < node.edges; ++i)
                if (tree_.edge(node.first_edge + i).visits > tree_.edge(edge).visits) edge = node.first_edge + i;
            if (tree_.edge(edge).visits < kEnough) break;
            line.push_back({node.mover, tree_.edge(edge).action});
        }
        return line;
    }

    // All legal moves, in the order of the rules, with visits and worth.
    const std::vector<Option>& think(const View& view, Seat seat, const Budget& budget, Rng& rng) {
        me_ = seat;
        iterations_ = 0;
        begin(view, budget, rng);
        if (options_.size() == 1) return options_;
        const auto start = std::chrono::steady_clock::now();
        for (; !is_spent(budget, iterations_, start); ++iterations_) {
            State state = G::determinize(view, rng);
            iterate(state, rng);
        }
        const Node& root = tree_.node(kRoot);
        for (Option& option : options_) {
            const Edge& edge = tree_.edge(tree_.find(root, option.action));
            option.visits = edge.visits;
            if (edge.visits == 0) continue;
            option.worth = edge.sum;
            for (float& worth : option.worth.of) worth /= static_cast<float>(edge.visits);
            option.hopes.divide_by(option.gathered);
        }
        return options_;
    }

    const std::vector<Option>& options() const { return options_; }
    std::uint32_t iterations() const { return iterations_; }

 private:
    static constexpr int kDeepest = 200;
    static constexpr int kFurthest = 40;          // decisions followed beyond the tree
    static constexpr float kLeastSpread = 0.01F;  // moves that look alike may still differ by this much
    static constexpr float kRoughSpread = 0.1F;
    static constexpr float kRoughSharpness = 12.0F;
    // What a tree may hold in all, kept or new; when it is full, the search goes on without growing it.
    static constexpr std::size_t kMostNodes = 400'000;
    static constexpr std::size_t kMostEdges = std::size_t{1} << 20U;
    static constexpr std::size_t kEdgesPerNode = 12;  // most nodes are never seen again and have none

    void begin(const View& view, const Budget& budget, Rng& rng) {
        if (next_root_ != 0 && same_bytes(view, expected_view_))
            tree_.keep(next_root_);
        else
            tree_.plant();
        next_root_ = 0;
        const std::size_t wanted = budget.iterations > 0 ? static_cast<std::size_t>(budget.iterations) : kMostNodes;
        tree_.make_room(wanted + 1, wanted * kEdgesPerNode, kMostNodes, kMostEdges);
        looks_.make_room();
        tree_.spare_edges(2 * G::kMaxActions);  // the root's, whatever was kept
        const State state = G::determinize(view, rng);
        curiosity_ = E::curiosity(G::players(state));
        list_.reset();
        G::legal_actions(state, me_, list_);
        options_.clear();
        for (const Action& action : list_) options_.emplace_back().action = action;
    }

    static bool is_spent(const Budget& budget, std::uint32_t done, std::chrono::steady_clock::time_point start) {
        if (budget.iterations > 0 && done >= static_cast<std::uint32_t>(budget.iterations)) return true;
        if (budget.seconds <= 0 || done % 16 != 0 || done == 0) return false;
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() >= budget.seconds;
    }

    // If the same seat decides again at once, what lies below the chosen move is the beginning of the next search. Its
    // own decision uncovers nothing, so the next view is known now.
    void look_forward(const View& view, const Action& chosen, Rng& rng) {
        State state = G::determinize(view, rng);
        G::apply(state, me_, chosen);
        const SeatSet only_me = SeatSet::of(me_);
        while (G::to_act(state) == only_me) {
            list_.reset();
            G::legal_actions(state, me_, list_);
            if (list_.size() > 1) {
                next_root_ = tree_.edge(tree_.find(tree_.node(kRoot), chosen)).node;
                expected_view_ = G::observe(state, me_);
                return;
            }
            G::apply(state, me_, list_[0]);
        }
    }

    // One walk down the tree, one judgement, and the way back.
    void iterate(State& state, Rng& rng) {
        const int turns = E::turns_followed(G::players(state));
        int depth = 0;
        std::uint32_t at = kRoot;
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
            const bool is_fresh = at != kRoot && tree_.node(at).visits == 0;
            if (is_fresh && (turns == 0 || (seat == kChance && E::kLuckDivides))) break;
            if (seat == kChance && !E::kLuckDivides) {
                tree_.node(at).after_luck = true;
                G::apply(state, kChance, draw_chance<G>(state, list_, rng));
                continue;
            }
            list_.reset();
            G::legal_actions(state, seat, list_);
            if (list_.size() == 1) {
                G::apply(state, seat, list_[0]);
                continue;
            }
            if (!grow(tree_.node(at), state, seat, rng)) break;
            if (is_fresh) {
                G::apply(state, seat, best_looking_);
                go_on(state, seat, turns, rng);
                break;
            }
            const std::uint32_t edge = seat == kChance ? outcome_edge(at, state, rng) : best_edge(at, seat);
            path_[depth++] = {at, edge};
            G::apply(state, seat, tree_.edge(edge).action);
            const std::uint32_t below = tree_.child(tree_.edge(edge));
            if (below == 0) break;
            at = below;
        }
        await_calm<E>(state, list_, rng, [&](SeatSet acting) {
            const Seat seat = draw_seat(acting, rng);
            list_.reset();
            G::legal_actions(state, seat, list_);
            const int index = E::look_tells(state)
                                  ? best_look(state, seat, rng)
                                  : static_cast<int>(rng.below(static_cast<std::uint32_t>(list_.size())));
            G::apply(state, seat, list_[index]);
        });
        const Worth worth = worth_now<E>(state);
        if (gathers_ && depth > 0) gather(tree_.edge(path_[0].edge).action, state);
        add(tree_.node(at), worth);
        while (depth > 0) {
            const Passed step = path_[--depth];
            add(tree_.edge(step.edge), worth);
            if (step.node != at) add(tree_.node(step.node), worth);
        }
    }

    // The rest of the mover's turn, and of the next ones', as one look at each move shows them: a half-done turn is
    // hard to judge, and so is a gain that the next can undo.
    void go_on(State& state, Seat seat, int turns, Rng& rng) {
        for (int step = 0; turns > 0 && step < kFurthest; ++step) {
            const SeatSet acting = G::to_act(state);
            if (acting.is_chance() || acting.size() != 1) return;
            if (acting.first() != seat && --turns == 0) return;
            seat = acting.first();
            list_.reset();
            G::legal_actions(state, seat, list_);
            G::apply(state, seat, list_[best_look(state, seat, rng)]);
        }
    }

    // Which of the moves in list_ looks best.
    int best_look(const State& state, Seat seat, Rng& rng) {
        if (list_.size() == 1) return 0;
        const float* const looks = looks_.at_all(state, seat, list_, rng);
        int best = 0;
        for (int i = 1; i < list_.size(); ++i)
            if (looks[i] > looks[best]) best = i;
        return best;
    }

    template <class Visited>
    static void add(Visited& visited, const Worth& worth) {
        visited.visits += 1;
        for (int seat = 0; seat < kMaxSeats; ++seat) visited.sum.of[seat] += worth.of[seat];
    }

    void gather(const Action& action, const State& judged) {
        for (Option& option : options_) {
            if (!(option.action == action)) continue;
            option.gathered += 1;
            option.hopes.add(hopes_of<E>(judged));
        }
    }

    // Edges for all moves of list_. False if the memory is used up.
    bool grow(Node& node, const State& state, Seat seat, Rng& rng) {
        aligned_ = tree_.is_aligned(node, list_);
        if (aligned_) return true;
        bool knows_all = true;
        for (const Action& action : list_) knows_all = knows_all && tree_.find(node, action) != Tree<Action>::kNone;
        if (knows_all) return true;
        if (!tree_.grow(node, list_)) return false;
        node.mover = seat;
        aligned_ = tree_.is_aligned(node, list_);
        if (seat != kChance) expect(node, state, seat, rng);
        return true;
    }

    std::uint32_t edge_of(const Node& node, int index) const {
        return aligned_ ? node.first_edge + static_cast<std::uint32_t>(index) : tree_.find(node, list_[index]);
    }

    // One look at every move: its estimate, made into shares that add up to 1.
    void expect(Node& node, const State& state, Seat seat, Rng& rng) {
        float best = 0;
        float mean = 0;
        const float* const looks = looks_.at_all(state, seat, list_, rng);
        for (int i = 0; i < list_.size(); ++i) {
            Edge& edge = tree_.edge(edge_of(node, i));
            edge.look = looks[i];
            if (i == 0 || edge.look > best) {
                best = edge.look;
                best_looking_ = list_[i];
            }
            mean += edge.look / static_cast<float>(list_.size());
        }
        // In rough water a look is a faint hint: it leans the shares a little, and stands for nothing.
        const bool is_calm = E::is_calm(state);
        node.best_look = best;
        node.spread = !is_calm ? kRoughSpread : best - mean > kLeastSpread ? best - mean : kLeastSpread;
        const float sharpness = is_calm ? 1.0F / node.spread : kRoughSharpness;
        float total = 0;
        for (std::uint32_t i = 0; i < node.edges; ++i) {
            Edge& edge = tree_.edge(node.first_edge + i);
            edge.expectation = std::exp(sharpness * (edge.look - best));
            total += edge.expectation;
            if (!is_calm) edge.look = best;
        }
        for (std::uint32_t i = 0; i < node.edges; ++i) tree_.edge(node.first_edge + i).expectation /= total;
    }

    std::uint32_t outcome_edge(std::uint32_t at, const State& state, Rng& rng) const {
        return edge_of(tree_.node(at), draw_outcome<G>(state, list_, rng));
    }

    // PUCT: worth so far plus curiosity. The best look among the unvisited is taken to be worth as much as the node,
    // the others as much less as they looked.
    std::uint32_t best_edge(std::uint32_t at, Seat seat) const {
        const Node& node = tree_.node(at);
        const float curiosity = curiosity_ * node.spread * std::sqrt(static_cast<float>(node.visits) + 1.0F);
        const float known = node.visits == 0 ? 0.5F : node.sum.of[seat] / static_cast<float>(node.visits);
        std::uint32_t best = node.first_edge;
        float highest = -1000.0F;
        for (int i = 0; i < list_.size(); ++i) {
            const std::uint32_t index = edge_of(node, i);
            const Edge& edge = tree_.edge(index);
            const float own = static_cast<float>(edge.visits);
            const float value = edge.visits == 0 ? known + edge.look - node.best_look : edge.sum.of[seat] / own;
            const float score = value + curiosity * edge.expectation / (1.0F + own);
            if (score > highest) {
                highest = score;
                best = index;
            }
        }
        return best;
    }

    std::size_t most_visited() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < options_.size(); ++i) {
            const Option& option = options_[i];
            const Option& leader = options_[best];
            if (option.visits > leader.visits ||
                (option.visits == leader.visits && option.worth.of[me_] > leader.worth.of[me_]))
                best = i;
        }
        return best;
    }

    struct Passed {
        std::uint32_t node;
        std::uint32_t edge;
    };

    RememberedLooks<E> looks_;
    Seat me_ = 0;
    float curiosity_ = 0;
    bool aligned_ = false;
    bool gathers_ = false;
    std::uint32_t iterations_ = 0;
    std::uint32_t next_root_ = 0;  // 0: nothing to keep
    View expected_view_{};
    Tree<Action> tree_;
    std::vector<Option> options_;
    ActionList<G> list_;
    Action best_looking_{};  // of the node opened last
    Passed path_[kDeepest];
};

}  // namespace wharf::players
