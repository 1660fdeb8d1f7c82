// A game of the catalogue, with its type erased: what it is called, its options, and how to begin a match.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <variant>

#include "core/signature.h"
#include "match/any_match.h"

namespace wharf::match {

struct GameSizes {
    std::size_t state;
    std::size_t view;
    std::size_t action;
};

class AnyGame {
 public:
    virtual ~AnyGame() = default;

    virtual std::string_view id() const = 0;
    virtual std::string_view title() const = 0;
    virtual int min_players() const = 0;
    virtual int max_players() const = 0;
    // The newest version of the rules, which new matches follow, and the oldest that can still be played.
    virtual int rules_version() const = 0;
    virtual int oldest_rules() const = 0;
    virtual std::span<const text::Option> options() const = 0;
    virtual OptionValues option_values(int option) const = 0;
    virtual text::Words clauses() const = 0;
    // What may be said at its tables, and how its moves are written.
    virtual text::MessageKinds messages() const = 0;
    virtual text::MoveForms forms() const = 0;
    virtual GameSizes sizes() const = 0;

    // All options at their defaults.
    Config default_config(int players) const;

    // The configuration must be one this game offers.
    virtual std::unique_ptr<AnyMatch> create(const Config& config) const = 0;
    virtual std::variant<std::unique_ptr<AnyMatch>, text::Problem> from_position(
        const boost::json::object& position) const = 0;
    // A match in a position that this observer cannot tell from the one it has the view of: for those who know no more
    // than a view, such as programs that were sent one.
    virtual std::variant<std::unique_ptr<AnyMatch>, text::Problem> from_view(const boost::json::object& view,
                                                                             Seat observer, Rng& rng) const = 0;

    // The fingerprint of one version of the rules.
    virtual Signature signature(int rules, int players, std::uint64_t games, std::uint64_t first,
                                std::uint64_t stride) const = 0;
    // Plays random games from their seeds and returns the number of steps.
    virtual std::uint64_t play_random_games(int players, std::uint64_t first_seed, int games) const = 0;
};

}  // namespace wharf::match
