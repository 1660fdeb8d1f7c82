// A net as it lies in memory: what it is for, its sizes, and its numbers as they were read from a file.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace wharf::nets {

// No sum of products overflows up to this width: 512 weights of at most 127 times inputs of at most 32,767.
inline constexpr int kMostWidth = 512;
inline constexpr int kMostBlocks = 8;
inline constexpr int kMostValueWidth = 256;
inline constexpr int kLanes = 32;  // widths are multiples of it, so that no vector has a rest

// What a net is for. One that was trained for other rules, or for other numbers, plays nonsense.
struct Purpose {
    std::string game;
    int rules_version = 0;
    int features_version = 0;
    int observation = 0;  // inputs
    int actions = 0;      // rows of the policy
    int seats = 0;        // the most players of the game

    friend bool operator==(const Purpose&, const Purpose&) = default;
};

// A matrix of eight-bit weights; the weights of an output are multiples of one number, its scale.
struct Matrix {
    int outputs = 0;
    int inputs = 0;
    std::vector<std::int8_t> weights;  // row after row; of the first layer column after column
    std::vector<float> scales;         // by output
    std::vector<float> bias;           // by output
};

struct Norm {
    std::vector<float> gain;
    std::vector<float> shift;
};

struct Block {
    Norm norm;
    Matrix first;
    Matrix second;
};

struct Net {
    Purpose purpose;
    int width = 0;
    float points_scale = 0;  // points of lead that the value head calls 1
    std::uint64_t hash = 0;  // of the file: a net's name
    Matrix input;
    std::vector<Block> blocks;
    Norm last_norm;
    Matrix policy;
    Matrix value_first;
    Matrix value_second;  // for every place clockwise of the decider: the share of the win; then the leads
    std::shared_ptr<const Net> novice;  // one that has learnt little, for the lower levels; null: none came along
};

}  // namespace wharf::nets
