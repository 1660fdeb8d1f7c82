// Computer players as they are written: a level ("beginner", "easy", "normal", "hard", "expert", "master"), or a method
// ("random", "greedy", "search:1000", "search:0.5s", "net", "net:100", "net:0.5s*4" on four threads, "net~0.5" sampled
// from the policy, and "novice", "novice~0.5" with the net that has learnt little).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "text/problem.h"

namespace wharf::players {

enum class Method { random, easy, greedy, search, net };

struct Spec {
    Method method;
    std::string text;    // as it was written
    int iterations = 0;  // search, net: how long it thinks, in iterations …
    double seconds =
        0;            // … or in seconds; if both are given, what ends first. A net without either: its likeliest move
    int threads = 1;  // search, net: root-parallel trees, whose visits are added
    float temperature = 0;  // net: above 0, a move sampled from the policy (net~0.5)
    bool novice = false;    // net: the one that has learnt little
    int level = 0;          // 1 to 6: where there is a net, what players/levels.h says; else what stands above
};

// Whether such a player cannot play without a net. A level can.
inline bool needs_net(const Spec& spec) { return spec.method == Method::net; }

inline constexpr int kLevels = 6;
inline constexpr std::string_view kLevelNames[kLevels] = {"beginner", "easy", "normal", "hard", "expert", "master"};

// What the levels mean without a net, the same on every surface. The seconds are for slow machines.
//   beginner, easy        one-ply lookahead, a good move more often than a bad one
//   normal                1,500 iterations, within 0.45 s
//   hard, expert, master  think for 1.8 s
inline constexpr int kNormalIterations = 1500;
inline constexpr double kNormalSeconds = 0.45;
inline constexpr double kHardSeconds = 1.8;

std::variant<Spec, text::Problem> read_spec(std::string_view text);

}  // namespace wharf::players
