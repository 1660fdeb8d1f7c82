#include "server/tournament_state.h"

#include <algorithm>

#include "server/errors.h"

namespace wharf::server {

namespace {

TournamentEvent event_of(TournamentEventKind kind, std::optional<std::string> user = {}) {
    TournamentEvent entry;
    entry.kind = kind;
    entry.user = std::move(user);
    return entry;
}

// Arena: whether those who wait are paired now, and with computer players.
struct Gathering {
    bool pairs = false;
    bool fills = false;
};

Gathering gathering(std::size_t waiting, std::size_t active, std::size_t table_size, bool may_fill, Time waited) {
    if (waiting == 0) return {};
    if (waiting < table_size) {
        const bool fills = may_fill && waited >= TournamentState::kFillAfter;
        return {fills, fills};
    }
    const bool is_crowd = waiting >= 2 * table_size || waiting == active;
    return {is_crowd || waited >= TournamentState::kGather, false};
}

}  // namespace

Player TournamentState::find(std::string_view user) const {
    for (std::size_t i = 0; i < entrants_.size(); ++i)
        if (!user.empty() && entrants_[i].user == user) return static_cast<Player>(i);
    return -1;
}

std::size_t TournamentState::active() const {
    return static_cast<std::size_t>(
        std::count_if(entrants_.begin(), entrants_.end(), [](const Entrant& entrant) { return !entrant.away; }));
}

tournaments::Scoring TournamentState::scoring() const {
    return {static_cast<tournaments::Kind>(setup_.kind), static_cast<int>(setup_.players), setup_.duplicate};
}

// Of tables that share their luck with others nothing is told before all of them are over.
std::vector<tournaments::Standing> TournamentState::standings() const {
    if (!setup_.duplicate) return tournaments::standings(history_, scoring());
    tournaments::History told = history_;
    for (tournaments::Game& game : told.games)
        if (rounds_[index_of(game.round) - 1].over == 0) game.outcome = tournaments::Outcome::none;
    return tournaments::standings(told, scoring());
}

std::vector<std::size_t> TournamentState::tables_not_over() const {
    std::vector<std::size_t> list;
    for (std::size_t i = 0; i < tables_.size(); ++i)
        if (!tables_[i].over) list.push_back(i);
    return list;
}

std::optional<std::size_t> TournamentState::sealed_round() const {
    for (std::size_t i = 0; setup_.duplicate && i < rounds_.size(); ++i)
        if (rounds_[i].over != 0 && !rounds_[i].unsealed) return i;
    return std::nullopt;
}

bool TournamentState::has_sealed_tables() const {
    return setup_.duplicate &&
           std::any_of(rounds_.begin(), rounds_.end(), [](const Round& round) { return !round.unsealed; });
}

TournamentSummary TournamentState::summary() const {
    TournamentSummary summary;
    summary.joined = static_cast<std::int64_t>(entrants_.size());
    summary.round = static_cast<std::int64_t>(rounds_.size());
    if (status_ == TournamentStatus::over)
        for (const tournaments::Standing& standing : standings())
            if (standing.place == 1) summary.winners.push_back(entrants_[index_of(standing.player)].user);
    return summary;
}

// --- the fold -------------------------------------------------------------------------------------------------------

bool TournamentState::apply(const TournamentEvent& entry, Time time) {
    const Player known = find(entry.user.value_or(""));
    switch (entry.kind) {
        case TournamentEventKind::joined:
            if (!entry.user || entry.user->empty()) return false;
            often_[*entry.user] += 1;
            changed_ = time;
            if (known < 0) {
                entrants_.push_back({*entry.user, false, time});
                history_.players = static_cast<int>(entrants_.size());
            } else {
                entrants_[index_of(known)].away = false;
                entrants_[index_of(known)].since = time;
            }
            return true;
        case TournamentEventKind::left:
            if (known < 0) return false;
            changed_ = time;
            if (status_ == TournamentStatus::open) {
                entrants_.erase(entrants_.begin() + known);
                history_.players = static_cast<int>(entrants_.size());
            } else {
                entrants_[index_of(known)].away = true;
            }
            return true;
        case TournamentEventKind::started: return entry.order && begin(*entry.order, time);
        case TournamentEventKind::paired: return add_round(entry, time);
        case TournamentEventKind::results:
            return entry.results && std::all_of(entry.results->begin(), entry.results->end(),
                                                [&](const TableResult& result) { return take(result, time); });
        case TournamentEventKind::unsealed:
            if (!entry.round || *entry.round < 1 || index_of(static_cast<Player>(*entry.round)) > rounds_.size())
                return false;
            rounds_[static_cast<std::size_t>(*entry.round) - 1].unsealed = true;
            return true;
        case TournamentEventKind::ended: status_ = TournamentStatus::over; return true;
        case TournamentEventKind::cancelled: status_ = TournamentStatus::cancelled; return true;
    }
    return false;
}

bool TournamentState::begin(const std::vector<std::string>& order, Time time) {
    std::vector<Entrant> seeded;
    for (const std::string& user : order) {
        const Player known = find(user);
        if (known < 0) return false;
        seeded.push_back(entrants_[index_of(known)]);
        seeded.back().since = time;
    }
    if (seeded.size() != entrants_.size()) return false;
    entrants_ = std::move(seeded);
    started_ = time;
    status_ = TournamentStatus::running;
    return true;
}

bool TournamentState::add_round(const TournamentEvent& entry, Time time) {
    if (!entry.tables || status_ != TournamentStatus::running) return false;
    Round round;
    const int number = static_cast<int>(rounds_.size()) + 1;
    for (const PairedTable& paired : *entry.tables) {
        tournaments::Game game;
        game.round = number;
        for (const std::string& user : paired.seats) {
            const Player player = find(user);
            if (!user.empty() && player < 0) return false;
            game.seats.push_back(user.empty() ? kComputer : player);
        }
        if (!by_id_.emplace(paired.table, tables_.size()).second) return false;
        round.tables.push_back(tables_.size());
        tables_.push_back({paired.table, history_.games.size(), false});
        history_.games.push_back(std::move(game));
    }
    for (const std::string& user : entry.byes.value_or(std::vector<std::string>())) {
        const Player player = find(user);
        if (player < 0) return false;
        round.byes.push_back(player);
        history_.byes.push_back({number, player});
    }
    round.secret = entry.secret;
    if (round.tables.empty()) round.over = time;
    rounds_.push_back(std::move(round));
    return true;
}

bool TournamentState::take(const TableResult& result, Time time) {
    const auto known = by_id_.find(result.table);
    if (known == by_id_.end() || tables_[known->second].over) return false;
    Table& table = tables_[known->second];
    tournaments::Game& game = history_.games[table.game];
    const std::size_t seats = game.seats.size();
    if (!result.closed && (result.ranks.size() != seats || result.scores.size() != seats)) return false;
    table.over = true;
    game.outcome = result.closed ? tournaments::Outcome::void_ : tournaments::Outcome::played;
    game.ranks.assign(result.ranks.begin(), result.ranks.end());
    game.scores = result.scores;
    game.left.assign(seats, false);
    for (const std::int64_t seat : result.left)
        if (seat >= 0 && seat < static_cast<std::int64_t>(seats)) game.left[static_cast<std::size_t>(seat)] = true;
    for (const Player player : game.seats)
        if (player != kComputer) entrants_[index_of(player)].since = time;
    for (const std::string& user : result.away)
        if (const Player player = find(user); player >= 0) entrants_[index_of(player)].away = true;
    Round& round = rounds_[index_of(game.round) - 1];
    const bool is_over =
        std::all_of(round.tables.begin(), round.tables.end(), [&](std::size_t i) { return tables_[i].over; });
    if (is_over) round.over = time;
    return true;
}

// --- what people ask ------------------------------------------------------------------------------------------------

TournamentDone TournamentState::join(const std::string& user, bool is_bot) const {
    if (status_ == TournamentStatus::over || status_ == TournamentStatus::cancelled) return errors::kTournamentOver();
    if (is_bot && !setup_.bots) return errors::kTournamentNoBots();
    const Player known = find(user);
    if (known >= 0 && !entrants_[index_of(known)].away) return errors::kAlreadyJoined();
    if (const auto often = often_.find(user); often != often_.end() && often->second > kMostOften)
        return errors::kTooOften();
    if (known < 0) {
        if (static_cast<std::int64_t>(entrants_.size()) >= setup_.most) return errors::kTournamentFull();
        // Who comes late has missed the rounds before; who comes too late could win nothing any more.
        const bool runs = status_ == TournamentStatus::running;
        if (runs && setup_.kind == TournamentKind::knock_out) return errors::kTooLate();
        if (runs && setup_.kind == TournamentKind::swiss &&
            2 * static_cast<std::int64_t>(rounds_.size()) > setup_.rounds)
            return errors::kTooLate();
    }
    return event_of(TournamentEventKind::joined, user);
}

TournamentDone TournamentState::leave(const std::string& user) const {
    if (status_ == TournamentStatus::over || status_ == TournamentStatus::cancelled) return errors::kTournamentOver();
    const Player known = find(user);
    if (known < 0 || entrants_[index_of(known)].away) return errors::kNotJoined();
    return event_of(TournamentEventKind::left, user);
}

TournamentDone TournamentState::start(std::vector<std::string> order) const {
    if (status_ == TournamentStatus::running) return errors::kTournamentRunning();
    if (status_ != TournamentStatus::open) return errors::kTournamentOver();
    if (entrants_.size() < 2) return errors::kTooFewPlayers();
    // Who has come or gone since it was made: those who are there, in its order, and the others behind them.
    std::erase_if(order, [&](const std::string& user) { return find(user) < 0; });
    for (const Entrant& entrant : entrants_)
        if (std::find(order.begin(), order.end(), entrant.user) == order.end()) order.push_back(entrant.user);
    TournamentEvent entry = event_of(TournamentEventKind::started);
    entry.order = std::move(order);
    return entry;
}

TournamentDone TournamentState::cancel() const {
    if (status_ == TournamentStatus::over || status_ == TournamentStatus::cancelled) return errors::kTournamentOver();
    return event_of(TournamentEventKind::cancelled);
}

TournamentDone TournamentState::take_results(std::vector<TableResult> results) const {
    // Every one once, however often it is reported.
    std::erase_if(results, [&](const TableResult& result) {
        const auto known = by_id_.find(result.table);
        return known == by_id_.end() || tables_[known->second].over;
    });
    if (results.empty()) return errors::kAlreadyDone();
    TournamentEvent entry = event_of(TournamentEventKind::results);
    entry.results = std::move(results);
    return entry;
}

// --- what is due ----------------------------------------------------------------------------------------------------

Time TournamentState::next_round() const {
    if (status_ == TournamentStatus::open) return starts_;
    if (status_ != TournamentStatus::running || setup_.kind == TournamentKind::arena || is_last_round()) return 0;
    if (rounds_.empty()) return started_;
    return rounds_.back().over == 0 ? 0 : rounds_.back().over + setup_.pause * 1000;
}

bool TournamentState::is_last_round() const {
    if (setup_.kind == TournamentKind::swiss) return static_cast<std::int64_t>(rounds_.size()) >= setup_.rounds;
    // The final: one table, and nobody who waits for its winner.
    return !rounds_.empty() && rounds_.back().tables.size() == 1 && rounds_.back().byes.empty();
}

TournamentDue TournamentState::due(Time now) const {
    if (status_ == TournamentStatus::open) {
        if (starts_ == 0) return now - changed_ > kForgotten ? TournamentDue::cancel : TournamentDue::nothing;
        if (now < starts_) return TournamentDue::nothing;
        return entrants_.size() < 2 ? TournamentDue::cancel : TournamentDue::start;
    }
    if (sealed_round()) return TournamentDue::unseal;
    if (status_ != TournamentStatus::running) return TournamentDue::nothing;
    if (setup_.kind == TournamentKind::arena) return due_in_arena(now);
    if (!rounds_.empty() && rounds_.back().over == 0) return TournamentDue::nothing;
    if (is_last_round()) return TournamentDue::end;
    if (now < next_round()) return TournamentDue::nothing;
    // Cheap: who pairs does so once, and a large round takes a moment.
    const bool can_pair = setup_.kind == TournamentKind::knock_out
                              ? still_in().size() >= 2
                              : active() >= (setup_.fill ? 2 : index_of(scoring().table_size));
    return can_pair ? TournamentDue::pair : TournamentDue::end;
}

TournamentDue TournamentState::due_in_arena(Time now) const {
    if (now >= ends() || tables_.size() >= kMostTables)
        return tables_not_over().empty() ? TournamentDue::end : TournamentDue::nothing;
    const std::vector<Player> list = waiting();
    const Time waited = list.empty() ? 0 : now - entrants_[index_of(list.front())].since;
    const bool pairs =
        gathering(list.size(), active(), index_of(scoring().table_size), setup_.fill.has_value(), waited).pairs;
    return pairs ? TournamentDue::pair : TournamentDue::nothing;
}

std::vector<bool> TournamentState::playing() const {
    std::vector<bool> busy(entrants_.size());
    for (const std::size_t table : tables_not_over())
        for (const Player player : history_.games[tables_[table].game].seats)
            if (player != kComputer) busy[index_of(player)] = true;
    return busy;
}

// Knock-out: those who were not beaten and have not left, by seed.
std::vector<Player> TournamentState::still_in() const {
    std::vector<Player> list;
    if (rounds_.empty()) {
        for (std::size_t i = 0; i < entrants_.size(); ++i) list.push_back(static_cast<Player>(i));
    } else {
        list = rounds_.back().byes;
        for (const std::size_t table : rounds_.back().tables)
            for (const Player player : tournaments::go_on(history_.games[tables_[table].game], scoring().table_size))
                list.push_back(player);
    }
    std::erase_if(list, [&](Player player) { return entrants_[index_of(player)].away; });
    std::sort(list.begin(), list.end());
    return list;
}

std::vector<Player> TournamentState::waiting() const {
    const std::vector<bool> busy = playing();
    std::vector<Player> list;
    for (std::size_t i = 0; i < entrants_.size(); ++i)
        if (!entrants_[i].away && !busy[i]) list.push_back(static_cast<Player>(i));
    std::stable_sort(list.begin(), list.end(),
                     [&](Player a, Player b) { return entrants_[index_of(a)].since < entrants_[index_of(b)].since; });
    return list;
}

tournaments::Pairing TournamentState::pairing(Time now) const {
    const int table_size = scoring().table_size;
    const bool fill = setup_.fill.has_value();
    if (setup_.kind == TournamentKind::knock_out) {
        const std::vector<Player> order = still_in();
        if (order.size() < 2) return {};
        return tournaments::pair_knock_out(order, history_, table_size, fill);
    }
    if (setup_.kind == TournamentKind::arena) {
        const std::vector<Player> list = waiting();
        if (list.empty()) return {};
        const Time waited = now - entrants_[index_of(list.front())].since;
        const Gathering step = gathering(list.size(), active(), index_of(table_size), fill, waited);
        if (!step.pairs) return {};
        const std::vector<int> points = tournaments::points_of_all(history_, scoring());
        std::vector<tournaments::Ranked> ranked;
        for (const Player player : list) ranked.push_back({player, points[index_of(player)]});
        return tournaments::pair_arena(ranked, history_, table_size, step.fills);
    }
    std::vector<tournaments::Ranked> order;
    for (const tournaments::Standing& standing : standings())
        if (!entrants_[index_of(standing.player)].away) order.push_back({standing.player, standing.points});
    if (order.size() < 2) return {};
    return tournaments::pair_swiss(order, history_, table_size, fill);
}

std::optional<TournamentEvent> TournamentState::pair(Time now, const std::function<std::string()>& fresh_id,
                                                     const std::function<std::string()>& secret) const {
    const tournaments::Pairing made = pairing(now);
    if (made.tables.empty()) return std::nullopt;
    TournamentEvent entry = event_of(TournamentEventKind::paired);
    entry.round = static_cast<std::int64_t>(rounds_.size()) + 1;
    entry.tables.emplace();
    for (const std::vector<Player>& table : made.tables) {
        PairedTable& paired = entry.tables->emplace_back();
        paired.table = fresh_id();
        for (const Player player : table)
            paired.seats.push_back(player == kComputer ? "" : entrants_[index_of(player)].user);
    }
    entry.byes.emplace();
    for (const Player player : made.byes) entry.byes->push_back(entrants_[index_of(player)].user);
    if (setup_.duplicate) entry.secret = secret();
    return entry;
}

}  // namespace wharf::server
