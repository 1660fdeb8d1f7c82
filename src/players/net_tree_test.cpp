// The tree of a search with a net: what a node has learnt stays when it meets other moves.
#include "players/net_tree.h"

#include <gtest/gtest.h>

#include <vector>

namespace wharf::players {
namespace {

struct Move {
    int number;
    bool operator==(const Move&) const = default;
};
using Tree = NetTree<Move>;

struct Moves {
    std::vector<Move> moves;
    int size() const { return static_cast<int>(moves.size()); }
    const Move& operator[](int i) const { return moves[static_cast<std::size_t>(i)]; }
};

constexpr float kPriors[] = {0.5F, 0.3F, 0.2F};

TEST(NetTree, ANodeKeepsWhatItHasLearntWhenItMeetsOtherMoves) {
    Tree tree;
    tree.clear(8);
    const std::uint32_t node = tree.add(7, 1, Moves{{{10}, {20}}}, kPriors);
    const std::uint32_t other = tree.add(8, 0, Moves{{{10}}}, kPriors);
    tree.edge(tree.edge_of(node, {20})).visits = 3;
    const Moves now{{{30}, {20}, {40}}};
    EXPECT_FALSE(tree.has_edges(node, now));
    tree.add_edges(node, now, kPriors);
    EXPECT_TRUE(tree.has_edges(node, now));
    EXPECT_EQ(tree.node(node).edges, 4U);
    EXPECT_EQ(tree.edge(tree.edge_of(node, {20})).visits, 3U);
    EXPECT_EQ(tree.edge(tree.edge_of(node, {20})).prior, kPriors[1]);
    EXPECT_EQ(tree.edge(tree.edge_of(node, {40})).prior, kPriors[2]);
    EXPECT_EQ(tree.edge_of(node, {50}), Tree::kNone);
    EXPECT_EQ(tree.edge_of(other, {20}), Tree::kNone);
}

TEST(NetTree, WhatFollowsIsKnownByTheWayThatLedThere) {
    Tree tree;
    tree.clear(8);
    const std::uint32_t node = tree.add(7, 1, Moves{{{10}, {20}}}, kPriors);
    const Path::Step first{node, tree.edge_of(node, {10})};
    const Path::Step second{node, tree.edge_of(node, {20})};
    EXPECT_NE(tree.key_after(first, 0), tree.key_after(second, 0));
    EXPECT_NE(tree.key_after(first, 0), tree.key_after(first, 1));
    const std::uint64_t before = tree.key_after(first, 0);
    tree.add_edges(node, Moves{{{30}}}, kPriors);
    EXPECT_EQ(tree.key_after({node, tree.edge_of(node, {10})}, 0), before);
}

}  // namespace
}  // namespace wharf::players
