#include "arena/play_block.h"

#include <algorithm>
#include <chrono>

#include "match/record.h"
#include "players/forfeit.h"
#include "text/plain.h"

namespace wharf::arena {

namespace {

// Streams of a contest's seed, apart from each other: chance by block, players by game, stand-ins by game.
constexpr std::uint64_t kChanceStream = std::uint64_t{1} << 40U;
constexpr std::uint64_t kPlayerStream = std::uint64_t{2} << 40U;
constexpr std::uint64_t kStandInStream = std::uint64_t{4} << 40U;

using Clock = std::chrono::steady_clock;

// One game of a contest. A player that fails is out: random moves are made in its place, so that the others still get
// a whole game, and it is ranked last.
class ContestGame {
 public:
    ContestGame(const Contest& contest, const std::vector<int>& line_up, int block, int rotation)
        : game_number_(static_cast<std::uint64_t>(block) * line_up.size() + static_cast<std::uint64_t>(rotation)),
          chance_(Rng::from(contest.seed, kChanceStream + static_cast<std::uint64_t>(block))),
          stand_in_(Rng::from(contest.seed, kStandInStream + game_number_)),
          match_(contest.game->create(contest.config)),
          played_(line_up.size()),
          players_(line_up.size()),
          names_(line_up.size()),
          place_at_(line_up.size()),
          seat_of_(line_up.size()) {
        for (std::size_t place = 0; place < line_up.size(); ++place) {
            const std::size_t seat = (place + static_cast<std::size_t>(rotation)) % line_up.size();
            place_at_[seat] = place;
            seat_of_[place] = static_cast<int>(seat);
            names_[seat] = contest.players[static_cast<std::size_t>(line_up[place])];
            Rng seeds = Rng::from(contest.seed, kPlayerStream + game_number_ * kMaxSeats + place);
            players_[seat] = contest.make_player(line_up[place], seeds.next());
        }
    }

    std::optional<Game> play(const std::function<bool()>& is_stopped) {
        for (match_->settle(chance_); !match_->is_over(); match_->settle(chance_)) {
            const Seat seat = match_->to_act().first();
            if (players_[seat]) ask(seat);
            if (is_stopped()) return std::nullopt;  // a player may have failed because of it
            if (!players_[seat] && match_->to_act().contains(seat)) move_randomly(seat);
        }
        for (Seat seat = 0; seat < players_.size(); ++seat)
            if (players_[seat]) players_[seat]->game_over(*match_, seat);
        set_ranks(played_, match_->outcome(), seat_of_);
        return std::move(played_);
    }

    // With the players' names as they were written; the game is over.
    match::Record take_record() {
        match::Circumstances told;
        for (const std::string& name : names_) told.seats.push_back({match::SeatHolder::computer, name, {}, {}});
        told.changes = std::move(failures_);
        told.ending = match::Ending::played;
        return {std::move(match_), std::move(names_), {}, std::move(told)};
    }

 private:
    // One move of a player; a player that fails leaves its seat.
    void ask(Seat seat) {
        Played& played = played_[place_at_[seat]];
        const auto begin = Clock::now();
        std::string fault;
        try {
            const std::string move = players_[seat]->choose(*match_, seat);
            if (const auto refusal = match_->play(seat, move))
                fault = "illegal move \"" + text::plain(move, 60) + "\": " + std::string(refusal->message.key());
        } catch (const players::Forfeit& forfeit) {
            fault = forfeit.what();
        }
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        played.moves += 1;
        played.seconds += seconds;
        played.longest = std::max(played.longest, seconds);
        if (fault.empty()) return;
        played.fault = fault;
        failures_.push_back({match_->move_count(), seat, match::Departure::left});
        players_[seat].reset();
    }

    void move_randomly(Seat seat) {
        const auto moves = match_->legal(seat);
        match_->play(seat, moves[stand_in_.below(static_cast<std::uint32_t>(moves.size()))].text);
    }

    std::uint64_t game_number_;
    match::SeededChance chance_;
    Rng stand_in_;
    std::unique_ptr<match::AnyMatch> match_;
    Game played_;
    std::vector<std::unique_ptr<players::AnyPlayer>> players_;  // by seat; empty where one has failed
    std::vector<std::string> names_;                            // by seat
    std::vector<std::size_t> place_at_;                         // by seat
    std::vector<match::SeatChange> failures_;
    std::vector<int> seat_of_;  // by place
};

}  // namespace

void set_ranks(Game& game, const Outcome& outcome, const std::vector<int>& seat_of_place) {
    const auto failed = [&](std::size_t place) { return !game[place].fault.empty(); };
    const auto rank_of = [&](std::size_t place) { return outcome.rank[seat_of_place[place]]; };
    for (std::size_t a = 0; a < game.size(); ++a) {
        game[a].score = outcome.score[seat_of_place[a]];
        game[a].rank = 1;
        for (std::size_t b = 0; b < game.size(); ++b)
            game[a].rank += !failed(b) && (failed(a) || rank_of(b) < rank_of(a)) ? 1 : 0;
    }
}

std::optional<PlayedBlock> play_block(const Contest& contest, int number, const std::vector<int>& line_up,
                                      bool keeps_records, const BlockCalls& calls) {
    PlayedBlock result{{number, line_up, {}}};
    for (int rotation = 0; rotation < contest.games_in(number); ++rotation) {
        ContestGame played(contest, line_up, number, rotation);
        auto game = played.play(calls.is_stopped);
        if (!game) return std::nullopt;
        result.block.games.push_back(std::move(*game));
        if (keeps_records) result.records.push_back(boost::json::serialize(match::write_record(played.take_record())));
        if (calls.game_over) calls.game_over();
    }
    return result;
}

}  // namespace wharf::arena
