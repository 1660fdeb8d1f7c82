// How strong players are, learnt from their games: Weng and Lin's Bayesian update of the Plackett–Luce model ("A
// Bayesian approximation method for online ranking", JMLR 12, 2011, algorithm 4), for any number of players and ties.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wharf::ratings {

// A belief about a player's strength: a normal distribution. The defaults are those of a player nobody has seen.
struct Rating {
    double mean = 25;
    double deviation = 25.0 / 3;

    friend bool operator==(const Rating&, const Rating&) = default;
};

struct Model {
    double luck = 25.0 / 6;        // the deviation of one game's performance around the strength (beta in the paper)
    double least_shrink = 0.0001;  // no game makes the variance smaller than this part of itself (kappa)
    double drift = 25.0 / 300;     // what strength may have changed since the last game; keeps old ratings movable
};

struct Participant {
    Rating rating;
    int rank = 1;        // 1 is best; equal ranks are a tie
    bool fixed = false;  // an anchor (a computer player's level): counts as an opponent and never moves
};

// Everybody's rating after the game, in order.
std::vector<Rating> update(std::span<const Participant> participants, const Model& model = {});

// Of a player's opponents, what part he was expected to leave behind him, and what part he did (a tie is half of it):
// the reason why his rating has moved.
struct Share {
    double expected = 0;
    double got = 0;
};
Share share_of(std::span<const Participant> participants, std::size_t player, const Model& model = {});

// Ranks to rate by when some have left: those who stayed keep their order, those who left share the place after them.
std::vector<int> ranks_with_leavers(std::span<const int> ranks, const std::vector<bool>& left);

// The computer levels, "beginner" to "master", are the fixed points of the scale, not estimates: a person's rating says
// where between and beyond them he stands. A step between them is a win share of about 70 % (see the test).
inline constexpr std::string_view kLevels[] = {"beginner", "easy", "normal", "hard", "expert", "master"};
std::optional<Rating> anchor(std::string_view level);

// Games of two are another skill than games of more: they are rated apart.
std::string_view player_class(int players);
// The class of a game with bots, which is rated apart; and of any class whether it is one, and of which it is.
std::string with_bots(std::string_view players);
bool has_bots(std::string_view players);
std::string_view without_bots(std::string_view players);

// The number people see: the estimate, 1000 for a newcomer and for the level "normal", 200 for a step between levels.
int shown(const Rating& rating);
// How far off it may well be, in the same points: one deviation.
int shown_doubt(const Rating& rating);

// Whoever has played fewer rated games of a kind has a provisional rating: it still looks for its place, and nobody is
// ranked by it.
inline constexpr int kProvisionalGames = 10;
constexpr bool is_provisional(long long games) { return games < kProvisionalGames; }

}  // namespace wharf::ratings
