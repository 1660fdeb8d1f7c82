// The tree of a search with a net: positions by what their mover sees, so that transpositions meet, in memory that is
// used again.
#pragma once

#include <vector>

#include "core/hash.h"
#include "nets/evaluator.h"
#include "players/path.h"
#include "players/value.h"

namespace wharf::players {

template <class Action>
class NetTree {
 public:
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    struct Edge {
        Action action;
        float prior = 0;
        std::uint32_t visits = 0;
        Value sum;
    };
    struct Node {
        std::uint64_t key = 0;
        std::uint32_t first_edge = 0;
        std::uint32_t edges = 0;
        std::uint32_t visits = 0;
        Seat mover = 0;
        nets::Prediction predicted;
    };

    // Forgets everything; room for so many nodes.
    void clear(std::size_t nodes) {
        nodes_.clear();
        edges_.clear();
        std::size_t slots = kLeastSlots;
        while (slots < 2 * nodes) slots *= 2;
        slots_.assign(slots, kNone);
        most_nodes_ = nodes;
        nodes_.reserve(nodes);
    }
    std::size_t room() const { return most_nodes_ - nodes_.size(); }

    Node& node(std::uint32_t index) { return nodes_[index]; }
    const Node& node(std::uint32_t index) const { return nodes_[index]; }
    Edge& edge(std::uint32_t index) { return edges_[index]; }
    const Edge& edge(std::uint32_t index) const { return edges_[index]; }

    // 64 bits tell positions apart: two with one key meet once in many million years.
    template <class View>
    static std::uint64_t key_of(const View& view, Seat mover) {
        return hash_next(hash_bytes(view), mover);
    }

    // What follows an edge, whatever chance does and others hold.
    std::uint64_t key_after(const Path::Step& step, Seat mover) const {
        return hash_next(hash_next(nodes_[step.node].key, hash_bytes(edges_[step.edge].action)), mover);
    }

    std::uint32_t find(std::uint64_t key) const { return slots_[slot_of(key)]; }

    // The edge of a move, or kNone; it is looked for first where it is if the node's moves are those of a list.
    [[gnu::noinline]] std::uint32_t edge_of(std::uint32_t at, const Action& action, int place_in_list = 0) const {
        const Node& node = nodes_[at];
        const auto place = static_cast<std::uint32_t>(place_in_list);
        if (place < node.edges && edges_[node.first_edge + place].action == action) return node.first_edge + place;
        for (std::uint32_t edge = node.first_edge; edge < node.first_edge + node.edges; ++edge)
            if (edges_[edge].action == action) return edge;
        return kNone;
    }

    template <class List>
    bool has_edges(std::uint32_t at, const List& list) const {
        for (int i = 0; i < list.size(); ++i)
            if (edge_of(at, list[i], i) == kNone) return false;
        return true;
    }

    // Edges for the moves of the list that the node has not met. Its edges move to a new place; indices of them do not
    // outlive this.
    template <class List>
    void add_edges(std::uint32_t at, const List& list, const float* priors) {
        Node& node = nodes_[at];
        const auto first = static_cast<std::uint32_t>(edges_.size());
        for (std::uint32_t i = 0; i < node.edges; ++i) {
            const Edge edge = edges_[node.first_edge + i];
            add_edge() = edge;
        }
        for (int i = 0; i < list.size(); ++i)
            if (edge_of(at, list[i]) == kNone) add_edge(list[i], priors[i]);
        node.first_edge = first;
        node.edges = static_cast<std::uint32_t>(edges_.size()) - first;
    }

    // A new node with edges for all moves of the list.
    template <class List>
    std::uint32_t add(std::uint64_t key, Seat mover, const List& list, const float* priors) {
        const auto index = static_cast<std::uint32_t>(nodes_.size());
        slots_[slot_of(key)] = index;
        Node& node = nodes_.emplace_back();
        node.key = key;
        node.mover = mover;
        node.first_edge = static_cast<std::uint32_t>(edges_.size());
        node.edges = static_cast<std::uint32_t>(list.size());
        for (int i = 0; i < list.size(); ++i) add_edge(list[i], priors[i]);
        return index;
    }

 private:
    static constexpr std::size_t kLeastSlots = 256;

    [[gnu::noinline]] Edge& add_edge() { return edges_.emplace_back(); }  // small in the browser
    void add_edge(const Action& action, float prior) {
        Edge& edge = add_edge();
        edge.action = action;
        edge.prior = prior;
    }

    // Where the key is, or where it would go.
    std::size_t slot_of(std::uint64_t key) const {
        std::size_t slot = key & (slots_.size() - 1);
        while (slots_[slot] != kNone && nodes_[slots_[slot]].key != key) slot = (slot + 1) & (slots_.size() - 1);
        return slot;
    }

    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<std::uint32_t> slots_;
    std::size_t most_nodes_ = 0;
};

}  // namespace wharf::players
