// The searching player with a net: tree search with the net's policy as prior and its value at every leaf.
//
// At the root the likeliest moves are candidates; all are visited equally often, in the same determinizations, and the
// worse half is dropped again and again (sequential halving). Below, every seat takes the edge that PUCT says. Chance
// is sampled by its odds; what it did tells positions apart, for they are known by what their mover sees, but in a game
// with an open loop, where one node stands for all that may follow a move. Simultaneous
// choices of others are sampled from the net's policy, never searched, so that they cannot answer to what they do not
// see.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

#include "core/random_play.h"
#include "nets/softmax.h"
#include "players/budget.h"
#include "players/idle_moves.h"
#include "players/net_tree.h"
#include "players/net_value.h"
#include "players/path.h"
#include "players/ranking.h"

namespace wharf::players {

// How a search weighs what the net says; found by play (docs/strength.md).
struct NetSettings {
    int candidates = 16;               // moves searched at the root
    float exploration = 1.25F;         // PUCT's constant
    float temperature = 1.5F;          // of the priors in the tree
    float value_weight = 60.0F;        // logits that a value of 1 weighs as much as, at the root, …
    float value_weight_per_visit = 1;  // … and more with every visit of the most visited move
    // Where chance has no nodes (E::kChanceNodes), one node for all that may follow a move, whatever chance does and
    // others hold. Good for choosing: the tree grows. Not for telling values, which promise too much to the one who
    // asks.
    bool open_loop = true;
};

template <Evaluation E, FeaturesOf<typename E::Rules> F>
class NetSearch {
    using G = typename E::Rules;
    using State = typename G::State;
    using View = typename G::View;
    using Moves = ActionList<G>;

 public:
    using Action = typename G::Action;
    // A legal move and what the search learnt about it.
    struct Option : Learnt {
        Action action;
        float logit = 0;
    };
    struct Ply {
        Seat seat;
        Action action;
    };

    explicit NetSearch(const nets::Net& net, const NetSettings& settings = {}) : net_(net), settings_(settings) {}

    // The likeliest move of the policy: one evaluation, and a few more where it would only move a piece.
    Action likeliest_move(const View& view, Seat seat, Rng& rng) {
        const State state = begin(view, seat, rng);
        const auto likeliest = std::max_element(options_.begin(), options_.end(), less_likely);
        return options_[end_of_reposition(state, static_cast<std::size_t>(likeliest - options_.begin()))].action;
    }

    // A move sampled from the policy: the higher the temperature, the more often not the likeliest.
    Action sampled_move(const View& view, Seat seat, float temperature, Rng& rng) {
        const State state = begin(view, seat, rng);
        const int count = static_cast<int>(options_.size());
        float logits[G::kMaxActions];
        float policy[G::kMaxActions];
        for (int i = 0; i < count; ++i) logits[i] = options_[static_cast<std::size_t>(i)].logit;
        nets::softmax(logits, count, temperature, policy);
        return options_[end_of_reposition(state, static_cast<std::size_t>(sample(policy, count, rng)))].action;
    }

    Action choose(const View& view, Seat seat, const Budget& budget, Rng& rng) {
        think(view, seat, budget, rng);
        return options_[best_of(options_)].action;
    }

    // All legal moves, in the order of the rules.
    const std::vector<Option>& think(const View& view, Seat seat, const Budget& budget, Rng& rng) {
        const State state = begin(view, seat, rng);
        if (options_.size() == 1) return options_;
        make_room(budget);
        Moves moves;
        moves.reset();
        G::legal_actions(state, seat, moves);
        root_ = node_of(Tree::key_of(view, seat), view, seat, moves).index;
        choose_candidates(budget);
        const std::uint64_t worlds = rng.next();
        const auto start = std::chrono::steady_clock::now();
        const int rounds = halvings(candidates_.size());
        int halved = 0;
        for (std::uint64_t world = 0; !is_spent(budget, start, 1.0);) {
            for (const std::size_t candidate : candidates_) {
                Rng common = Rng::from(worlds, world);
                iterate(view, options_[candidate], common);
            }
            world += 1;
            while (halved + 1 < rounds && is_spent(budget, start, static_cast<double>(halved + 1) / rounds)) {
                drop_half();
                halved += 1;
            }
        }
        for (Option& option : options_) average(option);
        return options_;
    }

    // While others decide: looks at what may come from a view on, and keeps it for decisions with this budget. Every
    // seat takes the edge that PUCT says. True if it has looked on for a while and may go on; false where it was
    // stopped, or has no room left but what the next decision needs.
    bool ponder(const View& view, Seat seat, const Budget& budget, bool goes_on, Rng& rng) {
        constexpr int kLooks = 64;
        const std::size_t kept_free = 2 * nodes_for(budget);
        if (!goes_on && tree_.room() < kept_free + kLooks) tree_.clear(kept_free + kMostPondered);
        me_ = seat;
        for (int looks = 0; looks < kLooks; ++looks) {
            if (budget.is_stopped() || tree_.room() < kept_free) return false;
            State state = G::determinize(view, rng);
            players_ = G::players(state);
            Path path;
            path.depth = 0;
            const std::uint32_t leaf = select(state, SeatSet(), path, rng);
            backup(path, value_of(evaluate(leaf, state), players_, net_.net().points_scale));
        }
        return true;
    }

    // For those who decide themselves which move is visited next: a decision is opened, with room for so many visits,
    // and what was learnt before is forgotten. The legal moves in the order of the rules, without visits.
    const std::vector<Option>& open(const View& view, Seat seat, std::uint32_t visits, Rng& rng) {
        const State state = begin(view, seat, rng);
        tree_.clear(static_cast<std::size_t>(visits) * kMaxSeats + 64);
        Moves moves;
        moves.reset();
        G::legal_actions(state, seat, moves);
        root_ = node_of(Tree::key_of(view, seat), view, seat, moves).index;
        return options_;
    }

    // One visit of a move of the opened decision: what is predicted at its leaf, and how many decisions lie between.
    struct Visit {
        nets::Prediction predicted;
        int depth;
    };
    Visit visit(const View& view, std::size_t option, Rng& rng) { return iterate(view, options_[option], rng); }

    const std::vector<Option>& options() const { return options_; }

    // The best of the options by policy and value, each by its weight. What was dropped early is not taken, lucky as it
    // may have been.
    std::size_t best_of(const std::vector<Option>& options) const {
        const std::uint32_t most = most_visits(options);
        const float weight = value_weight(options);
        const auto score = [&](const Option& option) { return option.logit + weight * option.value.of[me_]; };
        std::size_t best = options.size();
        for (std::size_t i = 0; i < options.size(); ++i)
            if (2 * options[i].visits >= most && (best == options.size() || score(options[i]) > score(options[best])))
                best = i;
        const std::size_t end = likeliest_end_of_turn(options);
        if (!is_reposition<E>(options[best].action) || end == options.size() || options[end].visits == 0) return best;
        return options[end].value.of[me_] >= options[best].value.of[me_] - kRepositionGain ? end : best;
    }

    // How the game would go on after a move, in a determinization where chance does what the random numbers say: its
    // outcomes are plies of kChance. Forced moves are left out; so is what is fixed already, such as a reveal.
    // Where the tree does not reach, as every determinization leads to another position, a few decisions more are the
    // likeliest ones.
    std::vector<Ply> line_through_chance(const View& view, const Action& action, Rng& rng) {
        constexpr std::size_t kMostPlies = 24;
        constexpr int kLeastDecisions = 4;
        int decisions = 1;
        std::vector<Ply> line{{me_, action}};
        State state = G::determinize(view, rng);
        G::apply(state, me_, action);
        Moves moves;
        Path::Step last{root_, tree_.edge_of(root_, action)};  // without an edge where the tree has ended
        bool is_open = false;
        std::size_t end = 1;  // after the last decision
        for (SeatSet acting = G::to_act(state); !acting.empty() && line.size() < kMostPlies;
             acting = G::to_act(state)) {
            const Seat seat = acting.is_chance() ? kChance : acting.contains(me_) ? me_ : acting.first();
            moves.reset();
            G::legal_actions(state, seat, moves);
            Ply ply{seat, moves[0]};
            is_open = is_open || opens(seat);
            if (seat == kChance) {
                ply.action = moves[draw_outcome<G>(state, moves, rng)];
            } else if (moves.size() > 1) {
                const View seen = G::observe(state, seat);
                const bool is_lost = is_open && last.edge == kNone;
                const std::uint32_t node =
                    is_lost ? kNone : tree_.find(is_open ? tree_.key_after(last, seat) : Tree::key_of(seen, seat));
                const std::uint32_t edge = node == kNone ? kNone : most_visited_edge(node, moves);
                // What others choose in secret is never visited: the likeliest.
                const bool is_known = edge != kNone && (tree_.edge(edge).visits > 0 || acting.size() > 1);
                if (!is_known && decisions >= kLeastDecisions) break;
                ply.action = is_known ? tree_.edge(edge).action : likeliest_of(seen, seat, moves);
                last = {node, edge};
                decisions += 1;
            }
            G::apply(state, seat, ply.action);
            if (moves.size() == 1) continue;
            line.push_back(ply);
            if (seat != kChance) end = line.size();
        }
        line.resize(end);
        return line;
    }

 private:
    using Tree = NetTree<Action>;
    using Node = typename Tree::Node;
    using Edge = typename Tree::Edge;
    static constexpr std::uint32_t kNone = Tree::kNone;

    static constexpr std::size_t kMostNodes = 200'000;
    static constexpr std::size_t kNodesPerSecond = 50'000;
    static constexpr std::size_t kMostPondered = 20'000;  // nodes: some 10 MB
    static constexpr float kRepositionGain =
        0.002F;                                  // what moving a piece, and no more, must gain over ending the turn
    static constexpr int kMostRepositions = 40;  // moves of a piece that are followed
    static constexpr float kFirstPlayReduction = 0.2F;  // what a move is thought to be worth less before it was tried

    // In an open loop a position is known by what its mover sees only until chance has acted, or somebody else is to
    // decide, who sees what another determinization deals otherwise; from then on by the way that led there.
    static constexpr bool kOpenLoop = !E::kChanceNodes;
    bool opens(Seat acting) const { return kOpenLoop && settings_.open_loop && acting != me_; }

    static bool less_likely(const Option& a, const Option& b) { return a.logit < b.logit; }

    [[gnu::noinline]] Action likeliest_of(const View& view, Seat seat, const Moves& moves) {  // small in the browser
        float logits[G::kMaxActions];
        net_.evaluate(view, seat, players_, moves, logits, nullptr);
        return moves[static_cast<int>(std::max_element(logits, logits + moves.size()) - logits)];
    }

    // The legal moves and their logits. Returns a state that fits the view.
    State begin(const View& view, Seat seat, Rng& rng) {
        me_ = seat;
        root_ = kNone;
        iterations_ = 0;
        const State state = G::determinize(view, rng);
        players_ = G::players(state);
        Moves moves;
        moves.reset();
        G::legal_actions(state, seat, moves);
        float logits[G::kMaxActions];
        net_.evaluate(view, seat, players_, moves, logits, nullptr);
        options_.clear();
        for (int i = 0; i < moves.size(); ++i) {
            Option& option = options_.emplace_back();
            option.action = moves[i];
            option.logit = logits[i];
        }
        return state;
    }

    // That a search may add.
    static std::size_t nodes_for(const Budget& budget) {
        const auto by_time = static_cast<std::size_t>(budget.seconds * static_cast<double>(kNodesPerSecond));
        const auto wanted =
            std::min(kMostNodes, budget.iterations > 0 ? static_cast<std::size_t>(budget.iterations) : by_time);
        // An iteration may also evaluate what others choose in secret.
        return wanted * kMaxSeats + 64;
    }

    // What earlier decisions of the game learnt is kept as long as there is room.
    void make_room(const Budget& budget) {
        const std::size_t needed = nodes_for(budget);
        if (tree_.room() < needed) tree_.clear(2 * needed);
    }

    void choose_candidates(const Budget& budget) {
        candidates_ = ranked(options_.size(), [&](std::size_t i) { return options_[i].logit; });
        constexpr int kVisitsEach = 8;  // fewer moves rather than fewer visits of each
        std::size_t most = static_cast<std::size_t>(settings_.candidates);
        if (budget.iterations > 0)
            most = std::min(most, static_cast<std::size_t>(std::max(2, budget.iterations / kVisitsEach)));
        if (candidates_.size() <= most) return;
        candidates_.resize(most);
        const std::size_t end = likeliest_end_of_turn(options_);
        if (end < options_.size() && std::find(candidates_.begin(), candidates_.end(), end) == candidates_.end())
            candidates_.back() = end;
    }

    static int halvings(std::size_t candidates) {
        int rounds = 1;
        for (std::size_t left = (candidates + 1) / 2; left > 1; left = (left + 1) / 2) rounds += 1;
        return rounds;
    }

    bool is_spent(const Budget& budget, std::chrono::steady_clock::time_point start, double part) const {
        if (budget.iterations > 0 && iterations_ >= part * budget.iterations) return true;
        if (iterations_ > 0 && budget.is_stopped()) return true;
        if (budget.seconds <= 0) return false;
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() >= part * budget.seconds;
    }

    float value_weight(const std::vector<Option>& options) const {
        return settings_.value_weight + settings_.value_weight_per_visit * static_cast<float>(most_visits(options));
    }

    static std::uint32_t most_visits(const std::vector<Option>& options) {
        std::uint32_t most = 0;
        for (const Option& option : options) most = std::max(most, option.visits);
        return most;
    }

    float mean_value(std::size_t option) const {
        return options_[option].value.of[me_] / static_cast<float>(std::max(1U, options_[option].visits));
    }

    void drop_half() {
        const float weight = value_weight(options_);
        rank(candidates_, [&](std::size_t i) { return options_[i].logit + weight * mean_value(i); });
        candidates_.resize((candidates_.size() + 1) / 2);
    }

    // From sums to means.
    static void average(Option& option) {
        if (option.visits == 0) return;
        const float share = 1.0F / static_cast<float>(option.visits);
        for (float& value : option.value.of) value *= share;
    }

    // The likeliest of the moves that end the turn, or none.
    static std::size_t likeliest_end_of_turn(const std::vector<Option>& options) {
        std::size_t end = options.size();
        for (std::size_t i = 0; i < options.size(); ++i)
            if (ends_turn<E>(options[i].action) && (end == options.size() || options[i].logit > options[end].logit))
                end = i;
        return end;
    }

    // Where a move leads that only moves a piece, if the policy would move it on and on: there at once. If that is
    // where it is already: what would be done there, or nothing.
    std::size_t end_of_reposition(State state, std::size_t chosen) {
        const std::size_t end_of_turn = likeliest_end_of_turn(options_);
        if (!is_reposition<E>(options_[chosen].action) || end_of_turn == options_.size()) return chosen;
        const auto option_of = [&](const Action& action) {
            const auto found = std::find_if(options_.begin(), options_.end(),
                                            [&](const Option& option) { return option.action == action; });
            return static_cast<std::size_t>(found - options_.begin());
        };
        Moves moves;
        Action last = options_[chosen].action;
        for (int steps = 0; steps < kMostRepositions; ++steps) {
            G::apply(state, me_, last);
            if (!(G::to_act(state) == SeatSet::of(me_))) break;
            moves.reset();
            G::legal_actions(state, me_, moves);
            const Action next = likeliest_of(G::observe(state, me_), me_, moves);
            if (!is_redundant_before<E>(last, next)) {
                if (option_of(last) == options_.size() && option_of(next) < options_.size()) return option_of(next);
                break;
            }
            last = next;
        }
        const std::size_t end = option_of(last);
        return end < options_.size() ? end : end_of_turn;
    }

    // The edge of a legal move, or kNone where the node has not met it, as may be in an open loop.
    std::uint32_t edge_at(std::uint32_t at, const Moves& moves, int i) const {
        if constexpr (kOpenLoop)
            return tree_.edge_of(at, moves[i], i);
        else
            return tree_.node(at).first_edge + static_cast<std::uint32_t>(i);
    }

    // The likeliest of those that were visited most; kNone if the node has met none of the moves.
    std::uint32_t most_visited_edge(std::uint32_t at, const Moves& moves) const {
        std::uint32_t best = kNone;
        for (int i = 0; i < moves.size(); ++i) {
            const std::uint32_t index = edge_at(at, moves, i);
            if (index == kNone) continue;
            const Edge& edge = tree_.edge(index);
            if (best == kNone || edge.visits > tree_.edge(best).visits ||
                (edge.visits == tree_.edge(best).visits && edge.prior > tree_.edge(best).prior))
                best = index;
        }
        return best;
    }

    // Index sampled by shares that add up to 1.
    static int sample(const float* shares, int count, Rng& rng) {
        constexpr std::uint32_t kParts = 1U << 24U;
        float ticket = static_cast<float>(rng.below(kParts)) * (1.0F / static_cast<float>(kParts));
        for (int i = 0; i + 1 < count; ++i)
            if ((ticket -= shares[i]) < 0) return i;
        return count - 1;
    }

    Visit iterate(const View& view, Option& candidate, Rng& rng) {
        iterations_ += 1;
        State state = G::determinize(view, rng);
        SeatSet simultaneous = G::to_act(state);  // seats that choose without seeing each other
        simultaneous.erase(me_);
        Path path;
        path.depth = 0;
        path.push(root_, tree_.edge_of(root_, candidate.action));
        G::apply(state, me_, candidate.action);
        const std::uint32_t leaf = select(state, simultaneous, path, rng);
        const nets::Prediction predicted = evaluate(leaf, state);
        const Value value = value_of(predicted, players_, net_.net().points_scale);
        candidate.visits += 1;
        candidate.value.add(value);
        backup(path, value);
        return {predicted, path.depth};
    }

    // Selection: from a candidate down to a position that is new to the tree, or where it ends; kNone if the game is
    // over there. The state goes along.
    std::uint32_t select(State& state, SeatSet simultaneous, Path& path, Rng& rng) {
        Moves moves;
        bool after_chance = false;
        bool is_open = false;
        for (SeatSet acting = G::to_act(state); !acting.empty(); acting = G::to_act(state)) {
            if (acting.is_chance()) {
                after_chance = true;
                is_open = is_open || opens(kChance);
                G::apply(state, kChance, draw_chance<G>(state, moves, rng));
                continue;
            }
            if (acting.size() > 1) simultaneous = acting;
            const Seat seat = acting.contains(me_) ? me_ : acting.first();
            moves.reset();
            G::legal_actions(state, seat, moves);
            const bool is_sampled = seat != me_ && simultaneous.contains(seat);
            if (is_sampled) simultaneous.erase(seat);
            if (moves.size() == 1) {
                G::apply(state, seat, moves[0]);
                continue;
            }
            is_open = is_open || opens(seat);
            const View seen = G::observe(state, seat);
            const bool is_after = is_open && !is_sampled && path.depth > 0;
            const Found found =
                node_of(is_after ? tree_.key_after(path.last(), seat) : Tree::key_of(seen, seat), seen, seat, moves);
            if (is_sampled) {
                G::apply(state, seat, tree_.edge(sampled_edge(found.index, rng)).action);
                continue;
            }
            if (found.is_new || path.is_full() || tree_.room() < kMaxSeats + 1) return found.index;
            const std::uint32_t edge =
                best_edge(found.index, seat, moves, after_chance || path.depth == 0 ? nullptr : &path.last());
            after_chance = false;
            path.push(found.index, edge);
            G::apply(state, seat, tree_.edge(edge).action);
        }
        return kNone;
    }

    struct Found {
        std::uint32_t index;
        bool is_new;
    };

    // Expansion: the node of a position with these moves; a new one gets the net's priors and prediction.
    Found node_of(std::uint64_t key, const View& view, Seat seat, const Moves& moves) {
        const std::uint32_t known = tree_.find(key);
        // What is legal in an open loop differs, and a node that is known may get more edges.
        if (known != kNone && (!kOpenLoop || tree_.has_edges(known, moves))) return {known, false};
        float logits[G::kMaxActions];
        float priors[G::kMaxActions];
        nets::Prediction predicted;
        net_.evaluate(view, seat, players_, moves, logits, &predicted);
        nets::softmax(logits, moves.size(), settings_.temperature, priors);
        if (known != kNone) {
            tree_.add_edges(known, moves, priors);
            return {known, false};
        }
        const std::uint32_t added = tree_.add(key, seat, moves, priors);
        tree_.node(added).predicted = predicted;
        return {added, true};
    }

    // Evaluation: what the net predicted when the leaf was new, or the result.
    nets::Prediction evaluate(std::uint32_t leaf, const State& state) const {
        return leaf == kNone ? prediction_of(G::outcome(state), players_) : tree_.node(leaf).predicted;
    }

    void backup(const Path& path, const Value& value) {
        for (const Path::Step& step : path) {
            tree_.node(step.node).visits += 1;
            Edge& edge = tree_.edge(step.edge);
            edge.visits += 1;
            edge.sum.add(value);
        }
    }

    std::uint32_t sampled_edge(std::uint32_t at, Rng& rng) const {
        const Node& node = tree_.node(at);
        float priors[G::kMaxActions];
        for (std::uint32_t i = 0; i < node.edges; ++i) priors[i] = tree_.edge(node.first_edge + i).prior;
        return node.first_edge + static_cast<std::uint32_t>(sample(priors, static_cast<int>(node.edges), rng));
    }

    // PUCT, with first-play urgency reduced by what was tried. Moves that make the last one redundant are pruned.
    std::uint32_t best_edge(std::uint32_t at, Seat seat, const Moves& moves, const Path::Step* last) const {
        const Node& node = tree_.node(at);
        const bool goes_on = last != nullptr && tree_.node(last->node).mover == seat;
        const float exploration = settings_.exploration * std::sqrt(static_cast<float>(node.visits) + 1.0F);
        float tried = 0;
        float known = value_of(node.predicted, players_, net_.net().points_scale).of[seat];
        float visits_of_all = 1;
        for (int i = 0; i < moves.size(); ++i) {
            const Edge& edge = tree_.edge(edge_at(at, moves, i));
            if (edge.visits > 0) tried += edge.prior;
            if (!kOpenLoop || !settings_.open_loop) continue;
            known += edge.sum.of[seat];  // the first determinization tells little
            visits_of_all += static_cast<float>(edge.visits);
        }
        const float first_play = known / visits_of_all - kFirstPlayReduction * std::sqrt(tried);
        std::uint32_t best = node.first_edge;
        float highest = -1000.0F;
        for (int i = 0; i < moves.size(); ++i) {
            const std::uint32_t index = edge_at(at, moves, i);
            const Edge& edge = tree_.edge(index);
            if (goes_on && is_redundant_before<E>(tree_.edge(last->edge).action, edge.action)) continue;
            const auto visits = static_cast<float>(edge.visits);
            const float value = edge.visits == 0 ? first_play : edge.sum.of[seat] / visits;
            const float score = value + exploration * edge.prior / (1.0F + visits);
            if (score > highest) {
                highest = score;
                best = index;
            }
        }
        return best;
    }

    nets::Evaluator<G, F> net_;
    NetSettings settings_;
    Tree tree_;
    Seat me_ = 0;
    int players_ = 0;
    std::uint32_t root_ = kNone;
    std::uint32_t iterations_ = 0;
    std::vector<Option> options_;
    std::vector<std::size_t> candidates_;
};

}  // namespace wharf::players
