// The way of one iteration down a search tree.
#pragma once

#include <cassert>
#include <cstdint>

namespace wharf::players {

struct Path {
    static constexpr int kMaxDepth = 200;
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
    };

    Step steps[kMaxDepth];
    int depth;

    void push(std::uint32_t node, std::uint32_t edge) {
        assert(depth < kMaxDepth);
        steps[depth++] = {node, edge};
    }
    bool is_full() const { return depth == kMaxDepth; }
    const Step& last() const { return steps[depth - 1]; }
    const Step* begin() const { return steps; }
    const Step* end() const { return steps + depth; }
};

}  // namespace wharf::players
