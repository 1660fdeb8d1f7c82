#include "server/rater.h"

#include <algorithm>

#include "ratings/ratings.h"
#include "server/finished_table.h"
#include "server/rating_reason.h"
#include "server/table_event.h"

namespace wharf::server {

namespace {

// Among people of one place: shorter games are nobody's real game, and so many a day are enough.
constexpr Time kShortGame = 5 * 60'000;
constexpr std::ptrdiff_t kMostAmongOnePlace = 3;

// What all lists hold.
template <class T>
std::vector<T> common(std::vector<std::vector<T>> lists) {
    std::vector<T> shared = lists.empty() ? std::vector<T>() : std::move(lists.front());
    for (const std::vector<T>& list : lists)
        if (&list != &lists.front())
            std::erase_if(shared, [&](const T& one) { return std::find(list.begin(), list.end(), one) == list.end(); });
    return shared;
}

Standing look_up(storage::Store& store, const std::vector<std::string>& users, const storage::RatingKey& key) {
    Standing found;
    found.ratings = store.ratings(users, key);
    if (users.size() < 2) return found;
    std::vector<std::vector<std::string>> places;
    std::vector<std::vector<std::pair<std::string, Time>>> games;
    for (const std::string& user : users) {
        places.push_back(store.places_of(user));
        auto& list = games.emplace_back();
        for (const storage::RatedGame& game : store.rating_history(user, key)) list.emplace_back(game.table, game.at);
    }
    found.share_a_place = !common(std::move(places)).empty();
    for (const auto& [table, at] : common(std::move(games))) found.together.push_back(at);
    return found;
}

}  // namespace

bool counts(const storage::TableRow& table, const Standing& standing) {
    if (!standing.share_a_place) return true;
    const std::vector<Seated> seats = seated_at(table);
    if (std::any_of(seats.begin(), seats.end(), [](const Seated& seat) { return seat.left(); })) return false;
    if (table.finished - table.created < kShortGame) return false;
    const auto recent = std::count_if(standing.together.begin(), standing.together.end(),
                                      [&](Time at) { return table.finished - at < kDay; });
    return recent < kMostAmongOnePlace;
}

Task<Standing> Rater::standing(std::vector<std::string> users, storage::RatingKey key) {
    auto found_read = node_.read([users, key](storage::Store& store) { return look_up(store, users, key); });
    co_return co_await found_read;
}

Task<bool> Rater::rate_all() {
    if (at_work_) co_return true;
    at_work_ = true;
    try {
        auto tables_read = node_.read([](storage::Store& store) { return store.unrated_tables(100); });
        const auto tables = co_await tables_read;
        for (const storage::TableRow& table : tables) {  // over co_await: a list of our own
            try {
                co_await rate(table);
            } catch (const storage::Failure&) {
                throw;
            } catch (const std::exception& fault) {  // the others are rated all the same
                node_.log.error("a game cannot be rated", {{"table", table.id}, {"reason", fault.what()}});
            }
        }
    } catch (const std::exception& failure) {
        node_.log.error("games could not be rated", {{"reason", failure.what()}});
    }
    at_work_ = false;
    co_return true;
}

Task<bool> Rater::rate(storage::TableRow table) {
    const std::vector<Seated> seats = seated_at(table);
    const std::vector<int> ranks = ranks_of(table, seats);
    std::vector<std::string> users;
    for (const Seated& seat : seats)
        if (!seat.user.empty()) users.push_back(seat.user);
    auto bots_read = node_.read([users](storage::Store& store) {
        const std::vector<storage::User> all = store.users(users);
        return std::any_of(all.begin(), all.end(),
                           [](const storage::User& user) { return user.kind == storage::UserKind::bot; });
    });
    // What is won against programs is no measure among people: such games have a rating of their own.
    const bool has_bots = co_await bots_read;
    const std::string_view players = ratings::player_class(table.players);
    const storage::RatingKey key{table.game, has_bots ? ratings::with_bots(players) : std::string(players)};
    // Somebody's other game may be rated at the same time: then everything is computed again.
    for (int attempt = 0; attempt < 5; ++attempt) {
        const Standing known = co_await standing(users, key);
        std::vector<ratings::Participant> participants;
        storage::Rate rate{table.id, now_ms(), key, {}};
        if (!counts(table, known)) {
            // It moves nothing, and is not looked at again.
            const storage::Outcome outcome = co_await node_.write(storage::Write(std::move(rate)));
            co_return outcome.code == storage::Code::done;
        }
        std::vector<RatedSeat> rated;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            RatedSeat seat;
            seat.participant.rank = ranks[i];
            seat.participant.fixed = seats[i].user.empty();
            if (seat.participant.fixed) {
                seat.level = seats[i].level;
                seat.participant.rating = ratings::anchor(seats[i].level).value_or(ratings::Rating{});
            }
            for (const storage::Rating& rating : known.ratings) {
                if (rating.user != seats[i].user) continue;
                seat.participant.rating = {rating.mean, rating.deviation};
                seat.games = rating.games;
            }
            participants.push_back(seat.participant);
            rated.push_back(std::move(seat));
        }
        const std::vector<ratings::Rating> after = ratings::update(participants);
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (!participants[i].fixed)
                rate.changes.push_back(
                    {seats[i].user, rated[i].games, ranks[i], after[i].mean, after[i].deviation, reason_for(rated, i)});
        const storage::Outcome outcome = co_await node_.write(storage::Write(std::move(rate)));
        if (outcome.code != storage::Code::conflict) co_return outcome.code == storage::Code::done;
    }
    co_return false;
}

}  // namespace wharf::server
