// Chance that can be checked afterwards: everything follows from a secret that the server committed itself to, and from
// numbers of the players. docs/fair-chance.md says how, in the words a stranger needs to check it.
#pragma once

#include <span>
#include <vector>

#include "match/chance.h"
#include "match/sha256.h"

namespace wharf::match {

inline constexpr std::string_view kFairMethod = "wharf-chance/1";

// What proves the chance events of a game.
struct Proof {
    std::string commitment;                   // SHA-256 of the secret, in hexadecimal digits, known before the game
    std::optional<std::string> secret;        // published after it; none: it was lost
    std::vector<std::string> numbers;         // of the seats before they were drawn; empty where none was given
    std::optional<std::vector<int>> order{};  // where seats were drawn: who sits there now sat on this seat

    friend bool operator==(const Proof&, const Proof&) = default;
};

// An outcome of a chance event, as it stands in a record, and its odds.
struct Lots {
    std::string outcome;
    std::uint32_t weight;
};

class FairChance final : public ChanceSource {
 public:
    // `numbers` of the players as they were given, empty where none was.
    FairChance(const Digest& secret, std::string_view game, std::span<const std::string> numbers);

    int draw(const ChanceEvent& event) override;
    // Which of these outcomes happens.
    std::size_t draw(std::string_view label, std::uint32_t ordinal, std::span<const Lots> outcomes) const;
    // Seats in the order in which they were drawn.
    std::vector<int> draw_seats(int seats) const;

 private:
    Digest event_of(std::string_view label, std::uint32_t ordinal) const;

    Hmac key_;
};

// The secret of a proof, if it is there and is what the commitment says.
std::optional<Digest> secret_of(const std::string& commitment, const std::optional<std::string>& secret);
// Unpredictable bytes for one.
Digest random_secret();

}  // namespace wharf::match
