// How fast a batch plays, and whether two batches play alike: for any device, through the interface alone.
#pragma once

#include <string>

#include "batch/batch.h"

namespace wharf::batch {

struct Measured {
    std::uint64_t steps = 0;      // decisions and chance events
    std::uint64_t decisions = 0;  // of seats; not counted in roll-outs
    std::uint64_t games = 0;
    double seconds = 0;

    double steps_per_second() const { return static_cast<double>(steps) / seconds; }
    double decisions_per_second() const { return static_cast<double>(decisions) / seconds; }
};

// Random play inside the batch, `steps` in every lane per call, for about this time.
Measured measure_roll_outs(Batch& batch, int steps, double seconds);

// The same by batches that know nothing of each other, each by a thread of its own: what the machine's cores can do
// together, and so what one batch with as many threads is measured by. Steps per second of all.
double measure_apart(std::span<const std::unique_ptr<Batch>> batches, int steps, double seconds);

// Random decisions from outside: actions drawn, all lanes stepped, all that `io` wants written, for about this time.
Measured measure_steps(Batch& batch, const Buffers& io, double seconds);

// What a batch is measured by, each for about this time: random play inside it; decisions from outside with nothing but
// results; the same with masks; with masks and observations for every decision.
struct Speeds {
    Measured roll_outs;
    Measured stepped;
    Measured masked;
    Measured observed;
};
Speeds measure(Batch& batch, int steps, double seconds);

// Speeds as a line of a table, in millions per second, and the line above all.
std::string heading();
std::string line(const Shape& shape, const Speeds& speeds);

// Plays both batches with the same random decisions and some that are not legal, and compares all buffers byte for byte
// after every step. Returns the first difference in one line, or nothing.
std::string compare(Batch& one, Batch& other, std::uint64_t seed, int steps);

}  // namespace wharf::batch
