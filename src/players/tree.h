// The tree a search grows: nodes with their moves as edges, in memory reserved once.
#pragma once

#include <algorithm>
#include <vector>

#include "players/value.h"

namespace wharf::players {

template <class Action>
class Tree {
 public:
    static constexpr std::uint32_t kRoot = 1;  // 0 means "none"
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    struct Edge {
        Action action;
        float one_ply = 0;  // its value to the mover by one-ply lookahead
        float prior = 0;    // the share of visits that this value would give it
        std::uint32_t visits = 0;
        std::uint32_t node = 0;  // 0: not yet visited
        Value sum;
    };
    struct Node {
        std::uint32_t first_edge = 0;
        std::uint32_t edges = 0;
        std::uint32_t visits = 0;
        Seat mover = kChance;
        bool after_chance = false;  // outcomes of chance are not told apart here
        float best_one_ply = 0;     // of its edges
        float spread = 0;  // how much better the best one-ply value is than the mean: the unit of exploration here
        Value sum;
    };

    void clear() {
        nodes_.clear();
        edges_.clear();
        nodes_.resize(kRoot + 1);
    }

    // Room for so many nodes and edges more, but no more in all than the limits.
    void make_room(std::size_t nodes, std::size_t edges, std::size_t most_nodes, std::size_t most_edges) {
        nodes_.reserve(std::min(nodes_.size() + nodes, most_nodes));
        edges_.reserve(std::min(edges_.size() + edges, most_edges));
    }
    void reserve_edges(std::size_t edges) { edges_.reserve(edges_.size() + edges); }

    Node& node(std::uint32_t index) { return nodes_[index]; }
    const Node& node(std::uint32_t index) const { return nodes_[index]; }
    Edge& edge(std::uint32_t index) { return edges_[index]; }
    const Edge& edge(std::uint32_t index) const { return edges_[index]; }

    // The node behind an edge, made if need be; 0 if the memory is used up.
    std::uint32_t child(Edge& edge) {
        if (edge.node != 0 || nodes_.size() == nodes_.capacity()) return edge.node;
        edge.node = static_cast<std::uint32_t>(nodes_.size());
        nodes_.emplace_back();
        return edge.node;
    }

    // Index of the edge of an action, or kNone.
    std::uint32_t find(const Node& node, const Action& action) const {
        for (std::uint32_t i = 0; i < node.edges; ++i)
            if (edges_[node.first_edge + i].action == action) return node.first_edge + i;
        return kNone;
    }

    // Whether the node's edges are exactly these moves, in order: always so where nothing is hidden.
    template <class List>
    bool is_aligned(const Node& node, const List& list) const {
        if (node.edges != static_cast<std::uint32_t>(list.size())) return false;
        for (std::uint32_t i = 0; i < node.edges; ++i)
            if (!(edges_[node.first_edge + i].action == list[static_cast<int>(i)])) return false;
        return true;
    }

    // Adds edges for those moves of the list that the node has not; the known ones keep what was learnt in other
    // determinizations. False if the memory is used up.
    template <class List>
    bool add_edges(Node& node, const List& list) {
        if (edges_.size() + node.edges + static_cast<std::size_t>(list.size()) > edges_.capacity()) return false;
        const auto first = static_cast<std::uint32_t>(edges_.size());
        for (std::uint32_t i = 0; i < node.edges; ++i) edges_.push_back(edges_[node.first_edge + i]);
        for (const Action& action : list)
            if (find(node, action) == kNone) edges_.emplace_back().action = action;
        node.edges = static_cast<std::uint32_t>(edges_.size()) - first;
        node.first_edge = first;
        return true;
    }

    // Keeps what lies below a node, which becomes the root.
    void reroot(std::uint32_t root) {
        old_nodes_.swap(nodes_);
        old_edges_.swap(edges_);
        clear();
        nodes_[kRoot] = old_nodes_[root];
        for (std::size_t at = kRoot; at < nodes_.size(); ++at) {
            const auto first = static_cast<std::uint32_t>(edges_.size());
            for (std::uint32_t i = 0; i < nodes_[at].edges; ++i) {
                Edge edge = old_edges_[nodes_[at].first_edge + i];
                if (edge.node != 0) {
                    nodes_.push_back(old_nodes_[edge.node]);
                    edge.node = static_cast<std::uint32_t>(nodes_.size() - 1);
                }
                edges_.push_back(edge);
            }
            nodes_[at].first_edge = first;
        }
    }

 private:
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<Node> old_nodes_;
    std::vector<Edge> old_edges_;
};

}  // namespace wharf::players
