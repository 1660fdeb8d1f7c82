// Many games of one kind played side by side, behind one interface for CPU threads and CUDA devices.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "batch/buffers.h"
#include "core/features.h"
#include "core/signature.h"

namespace wharf::batch {

// What a batch is made of. A lane is the place where one game runs, and after it the next.
struct Shape {
    std::string_view game;  // as in the catalogue
    int features;           // version of its numbers (core/features.h)
    int rules_version;
    int players;
    std::int64_t lanes;
    int actions;      // size of the index of a seat's actions
    int observation;  // floats of an observation
    std::size_t lane_bytes;
    bool on_device;  // buffers are memory of a CUDA device
};

// What a call did.
struct Report {
    std::uint64_t steps = 0;  // decisions and chance events, with those of refilled lanes
    std::uint64_t games = 0;  // finished
    std::uint64_t refused = 0;
    std::int64_t first_refused = -1;  // the lowest lane whose action was not legal
};

// Game n of a seed meets the same chance whenever it meets the same decisions: on any device, with any number of
// threads. Lane i plays the games i, i + lanes, i + 2 × lanes, …
//
// Every call returns when it is done. A batch serves one caller at a time.
class Batch {
 public:
    virtual ~Batch() = default;

    virtual const Shape& shape() const = 0;

    // Buffers of the batch's own, for all that goes in and out: made at the first call (std::bad_alloc if there is no
    // room), never moved, freed with the batch. Other buffers will do as well, if they are memory of the same device.
    virtual const Buffers& buffers() = 0;

    // Begins game i in every lane i. Writes everything that is wanted.
    virtual Report reset(std::uint64_t seed, const Buffers& out) = 0;

    // Takes io.actions, one for every lane, by the seat that decides there; plays chance until a seat decides again. A
    // finished game reports its result and the lane begins its next game. A lane whose action is not legal stays as it
    // was and is reported; the other lanes go on.
    virtual Report step(const Buffers& io) = 0;

    // Writes who decides, masks and observations once more.
    virtual void look(const Buffers& out) = 0;

    // A legal action for every lane, each as likely as any, into out.actions; asked again before the next step it
    // answers the same. Chance is not disturbed.
    virtual void draw_actions(const Buffers& out) = 0;

    // Random play of so many decisions and chance events in every lane; chance is then played until a seat decides.
    virtual Report roll_out(int steps) = 0;

    // Between a buffer of this batch and ordinary memory.
    virtual void read(void* to, const void* buffer, std::size_t bytes) const = 0;
    virtual void write(void* buffer, const void* from, std::size_t bytes) const = 0;
};

// A batch, or why there is none, in one line.
struct Made {
    std::unique_ptr<Batch> batch;
    std::string problem;
};

// More lanes than these are refused: with the largest states they would fill 16 GB.
inline constexpr std::int64_t kMostLanes = std::int64_t{1} << 24;
inline constexpr int kMostThreads = 1024;

// A batch on this machine's CPU with this version of the game's numbers, reset with `seed`. The options are numbers as
// in Config, its newest rules the newest that the numbers can tell; 0 threads means one for every core.
Made make_batch(std::string_view game, int features, const Config& config, std::int64_t lanes, std::uint64_t seed,
                int threads);

using MakeBatch = Made (*)(std::string_view game, const Config& config, std::int64_t lanes, std::uint64_t seed,
                           int threads);

// A game there are batches of.
struct Offer {
    std::string_view game;
    int min_players;
    int max_players;
    Config config;  // for the fewest players, all options at their defaults
    int rules_version;
    int oldest_rules;
    int newest_features;  // the newest version of its numbers
    // For every version of the numbers. Who asks has checked the number of threads.
    std::array<MakeBatch, kMostFeatureVersions> make;
    // As signature_of<G>.
    Signature (*signature)(int rules, int players, std::uint64_t games, std::uint64_t first, std::uint64_t stride);
};

// In the order of the catalogue.
std::span<const Offer> offers();

// The fingerprint of a version of a game's rules (core/signature.h), on threads. The game, the version and the number
// of players must be offered.
Signature sign(const Offer& offer, int rules, int players, std::uint64_t games, int threads);

}  // namespace wharf::batch
