#include "tournaments/matching.h"

#include <algorithm>
#include <limits>

namespace wharf::tournaments {

namespace {

// The textbook form for maximum weight: vertices are numbered from 1, blossoms above them; 0 is nobody. A vertex or
// blossom is even, odd or free in the forest that grows from unmatched vertices; weights are doubled so that dual
// variables stay whole.
class Blossoms {
 public:
    explicit Blossoms(int vertices)
        : vertices_(vertices),
          all_(vertices),
          edges_(size() * size()),
          label_(size()),
          mate_(size()),
          slack_from_(size()),
          top_(size()),
          parent_(size()),
          state_(size(), kFree),
          visited_(size()),
          flower_(size()),
          flower_from_(size() * static_cast<std::size_t>(vertices + 1)) {
        for (int u = 1; u < static_cast<int>(size()); ++u)
            for (int v = 1; v < static_cast<int>(size()); ++v) edge(u, v) = {u, v, 0};
    }

    void set_weight(int u, int v, std::int64_t weight) { edge(u, v).weight = edge(v, u).weight = weight; }

    std::vector<int> solve() {
        std::int64_t heaviest = 0;
        for (int u = 0; u <= vertices_; ++u) top_[at(u)] = u;
        for (int u = 1; u <= vertices_; ++u)
            for (int v = 1; v <= vertices_; ++v) {
                from(u, v) = u == v ? u : 0;
                heaviest = std::max(heaviest, edge(u, v).weight);
            }
        for (int u = 1; u <= vertices_; ++u) label_[at(u)] = heaviest;
        while (augment_once()) {
        }
        return {mate_.begin() + 1, mate_.begin() + 1 + vertices_};
    }

 private:
    enum State : signed char { kFree = -1, kEven = 0, kOdd = 1 };
    struct Edge {
        int from = 0;
        int to = 0;
        std::int64_t weight = 0;
    };

    std::size_t size() const { return static_cast<std::size_t>(2 * vertices_ + 1); }
    static std::size_t at(int u) { return static_cast<std::size_t>(u); }
    Edge& edge(int u, int v) { return edges_[at(u) * size() + at(v)]; }
    int& from(int blossom, int vertex) { return flower_from_[at(blossom) * at(vertices_ + 1) + at(vertex)]; }
    std::int64_t slack(const Edge& e) { return label_[at(e.from)] + label_[at(e.to)] - edge(e.from, e.to).weight * 2; }

    void note_slack(int u, int x) {
        if (slack_from_[at(x)] == 0 || slack(edge(u, x)) < slack(edge(slack_from_[at(x)], x))) slack_from_[at(x)] = u;
    }
    void find_slack(int x) {
        slack_from_[at(x)] = 0;
        for (int u = 1; u <= vertices_; ++u)
            if (edge(u, x).weight > 0 && top_[at(u)] != x && state_[at(top_[at(u)])] == kEven) note_slack(u, x);
    }
    void push(int x) {
        if (x <= vertices_) return queue_.push_back(x);
        for (const int part : flower_[at(x)]) push(part);
    }
    void set_top(int x, int blossom) {
        top_[at(x)] = blossom;
        if (x > vertices_)
            for (const int part : flower_[at(x)]) set_top(part, blossom);
    }
    // How many steps along the even way round the blossom it is to one of its parts.
    int way_to(int blossom, int part) {
        std::vector<int>& flower = flower_[at(blossom)];
        const auto place = std::find(flower.begin(), flower.end(), part) - flower.begin();
        if (place % 2 == 0) return static_cast<int>(place);
        std::reverse(flower.begin() + 1, flower.end());
        return static_cast<int>(flower.size()) - static_cast<int>(place);
    }
    void set_mate(int u, int v) {
        const Edge e = edge(u, v);
        mate_[at(u)] = e.to;
        if (u <= vertices_) return;
        const int part = from(u, e.from);
        const int way = way_to(u, part);
        for (int i = 0; i < way; ++i) set_mate(flower_[at(u)][at(i)], flower_[at(u)][at(i ^ 1)]);
        set_mate(part, v);
        std::rotate(flower_[at(u)].begin(), flower_[at(u)].begin() + way, flower_[at(u)].end());
    }
    void augment(int u, int v) {
        for (;;) {
            const int next = top_[at(mate_[at(u)])];
            set_mate(u, v);
            if (next == 0) return;
            set_mate(next, top_[at(parent_[at(next)])]);
            u = top_[at(parent_[at(next)])];
            v = next;
        }
    }
    int common_ancestor(int u, int v) {
        ++visit_;
        while (u != 0 || v != 0) {
            if (u != 0) {
                if (visited_[at(u)] == visit_) return u;
                visited_[at(u)] = visit_;
                u = top_[at(mate_[at(u)])];
                if (u != 0) u = top_[at(parent_[at(u)])];
            }
            std::swap(u, v);
        }
        return 0;
    }
    void contract(int u, int ancestor, int v) {
        int blossom = vertices_ + 1;
        while (blossom <= all_ && top_[at(blossom)] != 0) ++blossom;
        all_ = std::max(all_, blossom);
        label_[at(blossom)] = 0;
        state_[at(blossom)] = kEven;
        mate_[at(blossom)] = mate_[at(ancestor)];
        std::vector<int>& flower = flower_[at(blossom)];
        flower.assign(1, ancestor);
        const auto climb = [&](int from_here) {
            for (int x = from_here, y = 0; x != ancestor; x = top_[at(parent_[at(y)])]) {
                flower.push_back(x);
                y = top_[at(mate_[at(x)])];
                flower.push_back(y);
                push(y);
            }
        };
        climb(u);
        std::reverse(flower.begin() + 1, flower.end());
        climb(v);
        set_top(blossom, blossom);
        for (int x = 1; x <= all_; ++x) edge(blossom, x).weight = edge(x, blossom).weight = 0;
        for (int x = 1; x <= vertices_; ++x) from(blossom, x) = 0;
        for (const int part : flower) {
            for (int x = 1; x <= all_; ++x)
                if (edge(blossom, x).weight == 0 || slack(edge(part, x)) < slack(edge(blossom, x))) {
                    edge(blossom, x) = edge(part, x);
                    edge(x, blossom) = edge(x, part);
                }
            for (int x = 1; x <= vertices_; ++x)
                if (from(part, x) != 0) from(blossom, x) = part;
        }
        find_slack(blossom);
    }
    void expand(int blossom) {
        std::vector<int>& flower = flower_[at(blossom)];
        for (const int part : flower) set_top(part, part);
        const int root = from(blossom, edge(blossom, parent_[at(blossom)]).from);
        const int way = way_to(blossom, root);
        for (int i = 0; i < way; i += 2) {
            const int odd = flower[at(i)];
            const int even = flower[at(i + 1)];
            parent_[at(odd)] = edge(even, odd).from;
            state_[at(odd)] = kOdd;
            state_[at(even)] = kEven;
            slack_from_[at(odd)] = 0;
            find_slack(even);
            push(even);
        }
        state_[at(root)] = kOdd;
        parent_[at(root)] = parent_[at(blossom)];
        for (std::size_t i = at(way) + 1; i < flower.size(); ++i) {
            state_[at(flower[i])] = kFree;
            find_slack(flower[i]);
        }
        top_[at(blossom)] = 0;
    }
    // True: an augmenting path was found.
    bool grow(const Edge& e) {
        const int u = top_[at(e.from)];
        const int v = top_[at(e.to)];
        if (state_[at(v)] == kFree) {
            parent_[at(v)] = e.from;
            state_[at(v)] = kOdd;
            const int next = top_[at(mate_[at(v)])];
            slack_from_[at(v)] = slack_from_[at(next)] = 0;
            state_[at(next)] = kEven;
            push(next);
        } else if (state_[at(v)] == kEven) {
            const int ancestor = common_ancestor(u, v);
            if (ancestor == 0) {
                augment(u, v);
                augment(v, u);
                return true;
            }
            contract(u, ancestor, v);
        }
        return false;
    }
    bool take_tight_edges() {
        while (!queue_.empty()) {
            const int u = queue_.front();
            queue_.erase(queue_.begin());
            if (state_[at(top_[at(u)])] == kOdd) continue;
            for (int v = 1; v <= vertices_; ++v) {
                if (edge(u, v).weight == 0 || top_[at(u)] == top_[at(v)]) continue;
                if (slack(edge(u, v)) == 0) {
                    if (grow(edge(u, v))) return true;
                } else {
                    note_slack(u, top_[at(v)]);
                }
            }
        }
        return false;
    }
    // False: no vertex is left without a mate that could have one.
    bool adjust_labels() {
        std::int64_t step = std::numeric_limits<std::int64_t>::max();
        for (int b = vertices_ + 1; b <= all_; ++b)
            if (top_[at(b)] == b && state_[at(b)] == kOdd) step = std::min(step, label_[at(b)] / 2);
        for (int x = 1; x <= all_; ++x) {
            if (top_[at(x)] != x || slack_from_[at(x)] == 0) continue;
            const std::int64_t s = slack(edge(slack_from_[at(x)], x));
            if (state_[at(x)] == kFree) step = std::min(step, s);
            if (state_[at(x)] == kEven) step = std::min(step, s / 2);
        }
        for (int u = 1; u <= vertices_; ++u) {
            if (state_[at(top_[at(u)])] == kEven) {
                if (label_[at(u)] <= step) return false;
                label_[at(u)] -= step;
            } else if (state_[at(top_[at(u)])] == kOdd) {
                label_[at(u)] += step;
            }
        }
        for (int b = vertices_ + 1; b <= all_; ++b) {
            if (top_[at(b)] != b) continue;
            if (state_[at(b)] == kEven) label_[at(b)] += step * 2;
            if (state_[at(b)] == kOdd) label_[at(b)] -= step * 2;
        }
        return true;
    }
    bool augment_once() {
        std::fill(state_.begin(), state_.end(), kFree);
        std::fill(slack_from_.begin(), slack_from_.end(), 0);
        queue_.clear();
        for (int x = 1; x <= all_; ++x) {
            if (top_[at(x)] != x || mate_[at(x)] != 0) continue;
            parent_[at(x)] = 0;
            state_[at(x)] = kEven;
            push(x);
        }
        if (queue_.empty()) return false;
        for (;;) {
            if (take_tight_edges()) return true;
            if (!adjust_labels()) return false;
            queue_.clear();
            for (int x = 1; x <= all_; ++x) {
                const int u = slack_from_[at(x)];
                if (top_[at(x)] == x && u != 0 && top_[at(u)] != x && slack(edge(u, x)) == 0 && grow(edge(u, x)))
                    return true;
            }
            for (int b = vertices_ + 1; b <= all_; ++b)
                if (top_[at(b)] == b && state_[at(b)] == kOdd && label_[at(b)] == 0) expand(b);
        }
    }

    int vertices_;
    int all_;  // vertices and the highest blossom
    int visit_ = 0;
    std::vector<Edge> edges_;
    std::vector<std::int64_t> label_;
    std::vector<int> mate_;
    std::vector<int> slack_from_;
    std::vector<int> top_;  // the outermost blossom around a vertex or blossom
    std::vector<int> parent_;
    std::vector<State> state_;
    std::vector<int> visited_;
    std::vector<std::vector<int>> flower_;
    std::vector<int> flower_from_;
    std::vector<int> queue_;
};

}  // namespace

std::vector<int> cheapest_matching(const std::vector<std::vector<std::int64_t>>& costs) {
    const int order = static_cast<int>(costs.size());
    std::int64_t dearest = 0;
    for (const auto& row : costs)
        for (const std::int64_t cost : row) dearest = std::max(dearest, cost);
    // One pair more is worth more than all costs: so everybody is matched.
    const std::int64_t worth = (dearest + 1) * (order + 1);
    Blossoms blossoms(order);
    for (int u = 0; u < order; ++u)
        for (int v = u + 1; v < order; ++v)
            blossoms.set_weight(u + 1, v + 1, worth - costs[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)]);
    std::vector<int> partners = blossoms.solve();
    for (int& partner : partners) partner -= 1;
    return partners;
}

}  // namespace wharf::tournaments
