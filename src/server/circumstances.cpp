#include "server/circumstances.h"

#include <algorithm>

#include "ratings/ratings.h"

namespace wharf::server {

namespace {

std::optional<match::Departure> departure_of(TableEventKind kind, bool has_begun) {
    switch (kind) {
        case TableEventKind::resigned: return match::Departure::resigned;
        case TableEventKind::timed_out: return match::Departure::time;
        case TableEventKind::left: return has_begun ? std::optional(match::Departure::left) : std::nullopt;
        case TableEventKind::returned: return match::Departure::returned;
        default: return std::nullopt;
    }
}

// What has happened so far, entry by entry; `begun` in milliseconds.
void note(match::Circumstances& told, const TableState& table, const TableEvent& entry, Time at, Time& begun) {
    const bool has_begun = table.match() != nullptr;
    const std::int64_t moves = has_begun ? table.match()->move_count() : 0;
    if (entry.kind == TableEventKind::started) {
        begun = at;
        told.begun = at / 1000;
    }
    // Those that were taken back are gone. Clocks of two nodes may disagree.
    const Time earliest = told.times.empty() ? 0 : told.times.back();
    told.times.resize(static_cast<std::size_t>(moves), std::max(earliest, at - begun));
    if (table.status() == protocol::Status::over && !told.ended) told.ended = at / 1000;
    // What was taken back cannot have come before a change.
    for (match::SeatChange& change : told.changes) change.move = std::min(change.move, moves);
    if (const auto what = departure_of(entry.kind, has_begun))
        told.changes.push_back({moves, static_cast<Seat>(*entry.seat), *what});
}

match::SeatFacts facts_of(const SeatState& seat, const KeptGame& kept) {
    match::SeatFacts facts;
    if (seat.kind == protocol::SeatKind::computer) {
        facts.holder = match::SeatHolder::computer;
        facts.player = boost::describe::enum_to_string(seat.level, "");
        return facts;
    }
    facts.holder = kept.bots.contains(seat.user) ? match::SeatHolder::bot : match::SeatHolder::person;
    if (const auto found = kept.ratings.find(seat.user); found != kept.ratings.end()) facts.rating = found->second;
    return facts;
}

void tell_end(match::Circumstances& told, const TableState& table) {
    told.ending = table.match()->is_over() ? match::Ending::played : match::Ending::resigned;
    if (told.ending == match::Ending::resigned) told.ranks = table.result()->ranks;
}

std::optional<match::RatingChange> change_by(const std::vector<storage::RatedGame>& newest_first,
                                             const std::string& table) {
    const auto shown = [](const storage::RatedGame& game) { return ratings::shown({game.mean, game.deviation}); };
    for (std::size_t i = 0; i < newest_first.size(); ++i) {
        if (newest_first[i].table != table) continue;
        const bool is_first = i + 1 == newest_first.size();
        return match::RatingChange{is_first ? ratings::shown({}) : shown(newest_first[i + 1]), shown(newest_first[i])};
    }
    return std::nullopt;
}

}  // namespace

KeptGame kept_game(storage::Store& store, const std::string& table, const std::vector<std::string>& users,
                   std::optional<storage::RatingKey> key) {
    KeptGame kept;
    for (std::int64_t after = 0;;) {
        auto page = store.log(table, after);
        if (page.empty()) break;
        after = page.back().sequence;
        kept.log.insert(kept.log.end(), std::make_move_iterator(page.begin()), std::make_move_iterator(page.end()));
    }
    for (const storage::User& user : store.users(users))
        if (user.kind == storage::UserKind::bot) kept.bots.insert(user.id);
    if (!key) return kept;
    if (!kept.bots.empty()) key->players = ratings::with_bots(key->players);
    for (const std::string& user : users) {
        const auto games = store.rating_history(user, *key, storage::kMostRows);
        // Further back than that the rating before is not known.
        const bool is_cut = games.size() == storage::kMostRows && games.back().table == table;
        if (const auto change = change_by(games, table); change && !is_cut) kept.ratings[user] = *change;
    }
    return kept;
}

match::Circumstances circumstances_of(const match::AnyGame& game, const Setup& setup, const KeptGame& kept) {
    match::Circumstances told;
    told.is_rated = setup.rated;
    const bool per_turn = setup.pace == protocol::Pace::turns;
    if (setup.clock) told.clock = {per_turn, setup.clock->seconds.value, setup.clock->increment.value};
    TableState table(game, setup);
    Time begun = 0;
    for (const storage::LogEntry& kept_entry : kept.log) {
        const auto read = read_event(kept_entry.entry);
        const auto* entry = std::get_if<TableEvent>(&read);
        if (entry == nullptr || !table.apply(*entry, kept_entry.at)) return told;
        note(told, table, *entry, kept_entry.at, begun);
    }
    for (const SeatState& seat : table.seats()) told.seats.push_back(facts_of(seat, kept));
    if (table.status() != protocol::Status::over) return told;
    const auto clocks = table.clocks(kSpectator, told.ended.value_or(0) * 1000);
    for (std::size_t seat = 0; clocks && !per_turn && seat < told.seats.size(); ++seat)
        if (told.seats[seat].holder != match::SeatHolder::computer)
            told.seats[seat].seconds_left = std::max<std::int64_t>(0, (*clocks)[seat].left / 1000);
    tell_end(told, table);
    return told;
}

}  // namespace wharf::server
