#include "arena/arena.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <thread>

namespace wharf::arena {

namespace {

// Streams of a game's seed: one for chance, one for each player.
constexpr std::uint64_t kChanceStream = 1;
constexpr std::uint64_t kPlayerStream = 100;

// Plays one game; the line-up's player p sits at seat (p + rotation) mod n.
Outcome play_game(const Contest& contest, int number) {
    const int seats = static_cast<int>(contest.players.size());
    const auto block = static_cast<std::uint64_t>(number / seats);
    const int rotation = number % seats;
    std::vector<std::unique_ptr<players::AnyPlayer>> at_seat(contest.players.size());
    for (int player = 0; player < seats; ++player) {
        const std::uint64_t seed =
            Rng::from(contest.seed, kPlayerStream + static_cast<std::uint64_t>(number) * kMaxSeats +
                                        static_cast<std::uint64_t>(player))
                .next();
        at_seat[static_cast<std::size_t>((player + rotation) % seats)] = contest.make_player(player, seed);
    }
    match::SeededChance chance(Rng::from(contest.seed + block, kChanceStream));
    const auto match = contest.game->create(contest.config);
    for (match->settle(chance); !match->is_over(); match->settle(chance)) {
        const Seat seat = match->to_act().first();
        match->play(seat, at_seat[seat]->choose(*match, seat));
    }
    return match->outcome();
}

void add_outcome(Report& report, const Outcome& outcome, int number) {
    const int seats = static_cast<int>(report.players.size());
    const int winners = static_cast<int>(std::count(outcome.rank, outcome.rank + seats, 1));
    for (int player = 0; player < seats; ++player) {
        const int seat = (player + number % seats) % seats;
        const double win = outcome.rank[seat] == 1 ? 1.0 / winners : 0.0;
        report.players[static_cast<std::size_t>(player)].add(win, outcome.rank[seat], outcome.score[seat]);
        report.at_seats[static_cast<std::size_t>(player)][static_cast<std::size_t>(seat)].add(win, outcome.rank[seat],
                                                                                              outcome.score[seat]);
    }
    report.games += 1;
}

}  // namespace

void Tally::add(double win, double rank, double score) {
    games += 1;
    wins += win;
    wins_squared += win * win;
    ranks += rank;
    scores += score;
}

double Tally::win_margin() const {
    if (games < 2) return 1;
    const double mean = win_share();
    const double variance = std::max(0.0, wins_squared / games - mean * mean) * games / (games - 1);
    return 1.96 * std::sqrt(variance / games);
}

Report run(const Contest& contest, const std::atomic<bool>& stop, const std::function<void(int done)>& progress) {
    const std::size_t seats = contest.players.size();
    Report report{std::vector<Tally>(seats), std::vector<std::vector<Tally>>(seats, std::vector<Tally>(seats)), 0};
    std::atomic<int> next = 0;
    std::mutex mutex;
    const auto work = [&] {
        for (int number = next++; number < contest.games && !stop; number = next++) {
            const Outcome outcome = play_game(contest, number);
            const std::lock_guard lock(mutex);
            add_outcome(report, outcome, number);
            progress(report.games);
        }
    };
    std::vector<std::thread> threads;
    for (int i = 1; i < contest.threads; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    return report;
}

}  // namespace wharf::arena
