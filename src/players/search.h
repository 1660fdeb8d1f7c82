// The searching player: information-set Monte Carlo tree search with a value for every seat.
//
// Every iteration determinizes the view and has four steps. Selection walks down the tree: at a seat's decision by
// PUCT, at chance by the odds of its outcomes. Expansion gives a node edges for its moves, with priors from a one-ply
// lookahead; a node is expanded on its second visit, or at once where its leaves are rolled out. Evaluation plays the
// rollout, if the game wants one, and the quiescence, and asks the game's evaluation. Backup adds the value to all
// edges on the way. Simultaneous choices of others are sampled, never searched, so that they cannot answer to what they
// do not see.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <vector>

#include "players/budget.h"
#include "players/evaluation.h"
#include "players/evaluation_cache.h"
#include "players/expected_result.h"
#include "players/path.h"
#include "players/tree.h"

namespace wharf::players {

template <Evaluation E>
class Search {
    using G = typename E::Rules;
    using State = typename G::State;
    using View = typename G::View;
    using Moves = ActionList<G>;

 public:
    using Action = typename G::Action;
    // A legal move and what the search learnt about it.
    struct Option : Learnt {
        Action action;
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
        const Action best = options_[best_of(options_)].action;
        keep_subtree(view, best, rng);
        return best;
    }

    // For those who decide themselves which move is visited next: a decision is opened, with room for so many visits.
    // The legal moves in the order of the rules, without visits.
    const std::vector<Option>& open(const View& view, Seat seat, std::uint32_t visits, Rng& rng) {
        me_ = seat;
        next_root_ = 0;
        begin(view, {static_cast<int>(visits), 0}, rng);
        return options_;
    }

    // One visit of a move of the opened decision: what is expected at its leaf, and how many decisions lie between.
    struct Visit {
        ExpectedResult expected;
        int depth;
    };
    Visit visit(const View& view, std::size_t option, Rng& rng) {
        State state = G::determinize(view, rng);
        forced_ = options_[option].action;
        const int depth = iterate(state, rng);
        forced_.reset();
        return {expected_result_of<E>(state), depth};
    }

    // The principal variation through chance, where the tree knows its outcomes: they are plies of kChance.
    std::vector<Ply> line_through_chance(const View&, const Action& action, Rng&) const {
        constexpr std::uint32_t kEnough = 4;  // visits
        std::vector<Ply> line{{me_, action}};
        std::uint32_t edge = tree_.find(tree_.node(kRoot), action);
        while (edge != kNone && tree_.edge(edge).node != 0) {
            const Node& node = tree_.node(tree_.edge(edge).node);
            if (node.edges == 0 || node.after_chance) break;
            edge = node.first_edge;
            for (std::uint32_t i = 1; i < node.edges; ++i)
                if (tree_.edge(node.first_edge + i).visits > tree_.edge(edge).visits) edge = node.first_edge + i;
            if (tree_.edge(edge).visits < kEnough) break;
            line.push_back({node.mover, tree_.edge(edge).action});
        }
        return line;
    }

    // All legal moves, in the order of the rules, with visits and value.
    const std::vector<Option>& think(const View& view, Seat seat, const Budget& budget, Rng& rng) {
        me_ = seat;
        begin(view, budget, rng);
        if (options_.size() == 1) return options_;
        const auto start = std::chrono::steady_clock::now();
        for (std::uint32_t done = 0; !is_spent(budget, done, start); ++done) {
            State state = G::determinize(view, rng);
            iterate(state, rng);
        }
        const Node& root = tree_.node(kRoot);
        for (Option& option : options_) {
            const Edge& edge = tree_.edge(tree_.find(root, option.action));
            option.visits = edge.visits;
            if (edge.visits == 0) continue;
            option.value = edge.sum;
            for (float& value : option.value.of) value /= static_cast<float>(edge.visits);
        }
        return options_;
    }

    // The most visited, of those the best.
    std::size_t best_of(const std::vector<Option>& options) const {
        const auto best =
            std::min_element(options.begin(), options.end(), [seat = me_](const Option& a, const Option& b) {
                return a.visits != b.visits ? a.visits > b.visits : a.value.of[seat] > b.value.of[seat];
            });
        return static_cast<std::size_t>(best - options.begin());
    }

    const std::vector<Option>& options() const { return options_; }

 private:
    using Node = typename Tree<Action>::Node;
    using Edge = typename Tree<Action>::Edge;
    static constexpr std::uint32_t kRoot = Tree<Action>::kRoot;
    static constexpr std::uint32_t kNone = Tree<Action>::kNone;

    static constexpr int kMostRolloutSteps = 40;
    static constexpr float kLeastSpread = 0.01F;  // moves of equal one-ply value may still differ by this much
    // Where the position is not quiet.
    static constexpr float kNoisySpread = 0.1F;
    static constexpr float kNoisyInverseTemperature = 12.0F;
    // What a tree may hold in all, kept or new; when it is full, the search goes on without growing it.
    static constexpr std::size_t kMostNodes = 400'000;
    static constexpr std::size_t kMostEdges = std::size_t{1} << 20U;
    static constexpr std::size_t kEdgesPerNode = 12;  // most nodes are never seen again and have none

    void begin(const View& view, const Budget& budget, Rng& rng) {
        if (next_root_ != 0 && same_bytes(view, expected_view_))
            tree_.reroot(next_root_);
        else
            tree_.clear();
        next_root_ = 0;
        const std::size_t wanted = budget.iterations > 0 ? static_cast<std::size_t>(budget.iterations) : kMostNodes;
        tree_.make_room(wanted + 1, wanted * kEdgesPerNode, kMostNodes, kMostEdges);
        cache_.make_room();
        tree_.reserve_edges(2 * G::kMaxActions);  // the root's, whatever was kept
        const State state = G::determinize(view, rng);
        exploration_ = E::exploration(G::players(state));
        rollout_turns_ = E::rollout_turns(G::players(state));
        Moves moves;
        moves.reset();
        G::legal_actions(state, me_, moves);
        options_.clear();
        for (const Action& action : moves) options_.emplace_back().action = action;
    }

    static bool is_spent(const Budget& budget, std::uint32_t done, std::chrono::steady_clock::time_point start) {
        if (budget.iterations > 0 && done >= static_cast<std::uint32_t>(budget.iterations)) return true;
        if (done > 0 && budget.is_stopped()) return true;
        if (budget.seconds <= 0 || done % 16 != 0 || done == 0) return false;
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() >= budget.seconds;
    }

    // If the same seat decides again at once, what lies below the chosen move is the beginning of the next search. Its
    // own decision uncovers nothing, so the next view is known now.
    void keep_subtree(const View& view, const Action& chosen, Rng& rng) {
        State state = G::determinize(view, rng);
        G::apply(state, me_, chosen);
        const SeatSet only_me = SeatSet::of(me_);
        Moves moves;
        while (G::to_act(state) == only_me) {
            moves.reset();
            G::legal_actions(state, me_, moves);
            if (moves.size() > 1) {
                next_root_ = tree_.edge(tree_.find(tree_.node(kRoot), chosen)).node;
                expected_view_ = G::observe(state, me_);
                return;
            }
            G::apply(state, me_, moves[0]);
        }
    }

    // Where it was evaluated the state stays. Returns the depth.
    int iterate(State& state, Rng& rng) {
        Path path;
        path.depth = 0;
        const Leaf leaf = select(state, path, rng);
        if (leaf.rollout) roll_out(state, *leaf.rollout, rng);
        const Value value = evaluate(state, rng);
        backup(path, leaf.node, value);
        return path.depth;
    }

    struct Leaf {
        std::uint32_t node = kRoot;
        std::optional<Ply> rollout;  // its first move, where the leaf was expanded to be rolled out
    };

    // Selection: from the root down to the end of the game, a node without visits, or where the memory ends. The state
    // goes along.
    Leaf select(State& state, Path& path, Rng& rng) {
        Leaf leaf;
        SeatSet simultaneous;  // seats that choose without seeing each other
        Moves moves;
        for (SeatSet acting = G::to_act(state); !acting.empty() && !path.is_full(); acting = G::to_act(state)) {
            if (!acting.is_chance() && acting.size() > 1) simultaneous = acting;
            const Seat seat = acting.is_chance() ? kChance : acting.contains(me_) ? me_ : acting.first();
            if (seat != kChance && seat != me_ && simultaneous.contains(seat)) {
                simultaneous.erase(seat);
                G::apply(state, seat, choose_random<G>(state, SeatSet::of(seat), moves, rng).action);
                continue;
            }
            const bool is_new = leaf.node != kRoot && tree_.node(leaf.node).visits == 0;
            if (is_new && (rollout_turns_ == 0 || (seat == kChance && E::kChanceNodes))) break;
            if (seat == kChance && !E::kChanceNodes) {
                tree_.node(leaf.node).after_chance = true;
                G::apply(state, kChance, draw_chance<G>(state, moves, rng));
                continue;
            }
            moves.reset();
            G::legal_actions(state, seat, moves);
            if (moves.size() == 1) {
                G::apply(state, seat, moves[0]);
                continue;
            }
            const Expansion expansion = expand(tree_.node(leaf.node), state, seat, moves, rng);
            if (!expansion.has_room) break;
            if (is_new) {
                leaf.rollout = Ply{seat, moves[expansion.best]};
                break;
            }
            const Node& node = tree_.node(leaf.node);
            const std::uint32_t edge =
                leaf.node == kRoot && forced_ ? tree_.find(node, *forced_)
                : seat == kChance ? edge_of(node, moves, draw_outcome<G>(state, moves, rng), expansion.is_aligned)
                                  : best_edge(node, moves, seat, expansion.is_aligned);
            path.push(leaf.node, edge);
            G::apply(state, seat, tree_.edge(edge).action);
            const std::uint32_t child = tree_.child(tree_.edge(edge));
            if (child == 0) break;
            leaf.node = child;
        }
        return leaf;
    }

    // What expansion says of a node and the moves that are legal in this determinization.
    struct Expansion {
        bool has_room = true;     // else the memory is used up, and there are no edges
        bool is_aligned = false;  // the node's edges are these moves, in order
        int best = 0;             // the move of the best one-ply value, if the node was expanded now
    };

    // Expansion: edges for all moves. A decision's edges get their priors.
    Expansion expand(Node& node, const State& state, Seat seat, const Moves& moves, Rng& rng) {
        Expansion expansion;
        expansion.is_aligned = tree_.is_aligned(node, moves);
        if (expansion.is_aligned) return expansion;
        bool knows_all = true;
        for (const Action& action : moves) knows_all = knows_all && tree_.find(node, action) != kNone;
        if (knows_all) return expansion;
        expansion.has_room = tree_.add_edges(node, moves);
        if (!expansion.has_room) return expansion;
        node.mover = seat;
        expansion.is_aligned = tree_.is_aligned(node, moves);
        if (seat != kChance) expansion.best = set_priors(node, state, seat, moves, expansion.is_aligned, rng);
        return expansion;
    }

    std::uint32_t edge_of(const Node& node, const Moves& moves, int index, bool is_aligned) const {
        return is_aligned ? node.first_edge + static_cast<std::uint32_t>(index) : tree_.find(node, moves[index]);
    }

    // The softmax of the one-ply values. Returns the index of the best.
    int set_priors(Node& node, const State& state, Seat seat, const Moves& moves, bool is_aligned, Rng& rng) {
        float best = 0;
        float mean = 0;
        int best_index = 0;
        const float* const values = cache_.one_ply_values(state, seat, moves, rng);
        for (int i = 0; i < moves.size(); ++i) {
            Edge& edge = tree_.edge(edge_of(node, moves, i, is_aligned));
            edge.one_ply = values[i];
            if (i == 0 || edge.one_ply > best) {
                best = edge.one_ply;
                best_index = i;
            }
            mean += edge.one_ply / static_cast<float>(moves.size());
        }
        // Where it is not quiet a one-ply value is a faint hint: it leans the priors a little, and stands for nothing.
        const bool is_quiet = E::is_quiet(state);
        node.best_one_ply = best;
        node.spread = !is_quiet ? kNoisySpread : best - mean > kLeastSpread ? best - mean : kLeastSpread;
        const float inverse_temperature = is_quiet ? 1.0F / node.spread : kNoisyInverseTemperature;
        float total = 0;
        for (std::uint32_t i = 0; i < node.edges; ++i) {
            Edge& edge = tree_.edge(node.first_edge + i);
            edge.prior = std::exp(inverse_temperature * (edge.one_ply - best));
            total += edge.prior;
            if (!is_quiet) edge.one_ply = best;
        }
        for (std::uint32_t i = 0; i < node.edges; ++i) tree_.edge(node.first_edge + i).prior /= total;
        return best_index;
    }

    // PUCT: the mean value so far plus exploration. The best one-ply value among the unvisited is taken to be worth as
    // much as the node, the others less by as much as theirs are lower.
    std::uint32_t best_edge(const Node& node, const Moves& moves, Seat seat, bool is_aligned) const {
        const float exploration = exploration_ * node.spread * std::sqrt(static_cast<float>(node.visits) + 1.0F);
        const float known = node.visits == 0 ? 0.5F : node.sum.of[seat] / static_cast<float>(node.visits);
        std::uint32_t best = node.first_edge;
        float highest = -1000.0F;
        for (int i = 0; i < moves.size(); ++i) {
            const std::uint32_t index = edge_of(node, moves, i, is_aligned);
            const Edge& edge = tree_.edge(index);
            const float visits = static_cast<float>(edge.visits);
            const float value =
                edge.visits == 0 ? known + edge.one_ply - node.best_one_ply : edge.sum.of[seat] / visits;
            const float score = value + exploration * edge.prior / (1.0F + visits);
            if (score > highest) {
                highest = score;
                best = index;
            }
        }
        return best;
    }

    // The rest of the mover's turn, and of the next ones', by one-ply lookahead: a half-done turn is hard to evaluate,
    // and so is a gain that the next can undo.
    void roll_out(State& state, const Ply& first, Rng& rng) {
        G::apply(state, first.seat, first.action);
        Moves moves;
        Seat seat = first.seat;
        int turns = rollout_turns_;
        for (int step = 0; turns > 0 && step < kMostRolloutSteps; ++step) {
            const SeatSet acting = G::to_act(state);
            if (acting.is_chance() || acting.size() != 1) return;
            if (acting.first() != seat && --turns == 0) return;
            seat = acting.first();
            moves.reset();
            G::legal_actions(state, seat, moves);
            G::apply(state, seat, moves[best_one_ply(state, seat, moves, rng)]);
        }
    }

    // Evaluation: quiescence, then the game's evaluation of where it has led.
    Value evaluate(State& state, Rng& rng) {
        Moves moves;
        quiesce<E>(state, moves, rng, [&](SeatSet acting) {
            const Seat seat = draw_seat(acting, rng);
            moves.reset();
            G::legal_actions(state, seat, moves);
            const int index = E::quiesces_greedily(state)
                                  ? best_one_ply(state, seat, moves, rng)
                                  : static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())));
            G::apply(state, seat, moves[index]);
        });
        return static_value<E>(state);
    }

    int best_one_ply(const State& state, Seat seat, const Moves& moves, Rng& rng) {
        if (moves.size() == 1) return 0;
        const float* const values = cache_.one_ply_values(state, seat, moves, rng);
        int best = 0;
        for (int i = 1; i < moves.size(); ++i)
            if (values[i] > values[best]) best = i;
        return best;
    }

    // Backup. The leaf is no step of the path, unless the path ended for want of memory.
    void backup(const Path& path, std::uint32_t leaf, const Value& value) {
        add(tree_.node(leaf), value);
        for (const Path::Step& step : path) {
            add(tree_.edge(step.edge), value);
            if (step.node != leaf) add(tree_.node(step.node), value);
        }
    }

    template <class Visited>
    static void add(Visited& visited, const Value& value) {
        visited.visits += 1;
        visited.sum.add(value);
    }

    EvaluationCache<E> cache_;
    Seat me_ = 0;
    float exploration_ = 0;
    int rollout_turns_ = 0;
    std::optional<Action> forced_;  // the root's move that is visited, if somebody else decides that
    std::uint32_t next_root_ = 0;   // 0: nothing to keep
    View expected_view_{};
    Tree<Action> tree_;
    std::vector<Option> options_;
};

}  // namespace wharf::players
