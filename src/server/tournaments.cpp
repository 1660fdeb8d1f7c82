#include "server/tournaments.h"

#include <algorithm>

#include "server/actor.h"
#include "server/new_tournament.h"
#include "server/news.h"
#include "server/own_document.h"
#include "server/shared_limits.h"
#include "server/tokens.h"

namespace wharf::server {

using protocol::Error;

namespace {

// So often every node looks whether something is due; that a table is over is heard at once.
constexpr Time kLookEvery = 1'500;
// Ended ones that nobody looks at are forgotten.
constexpr Time kForgetEnded = 10 * 60'000;

}  // namespace

Tournaments::Tournaments(Node& node, People& people, LiveTables& live_tables, NodeMessages& messages)
    : node_(node),
      people_(people),
      live_tables_(live_tables),
      messages_(messages),
      driver_(
          node, live_tables, [this](const auto& tournament) { return read_on(tournament); },
          [this](const LiveTournament& tournament) { changed(tournament); }),
      next_look_(node.loop, [this] { begin(); }) {
    live_tables_.when_tournament_table_ends([this](const std::string& id) {
        if (const auto known = at_work_.find(id); known != at_work_.end()) driver_.see_to(known->second);
    });
    news_ = messages_.on<TournamentNews>([this](const std::string&, const TournamentNews& news) {
        if (const auto known = at_work_.find(news.tournament.value); known != at_work_.end()) {
            if (known->second->sequence() < news.sequence.value) driver_.see_to(known->second);
            return;
        }
        spawn<Found>(find(news.tournament.value), [this](auto, std::exception_ptr failed) {
            if (failed) node_.log.warning("a tournament could not be read");
        });
    });
}

void Tournaments::share_limits(SharedLimits& shared) { shared.share("new tournaments", new_ones_); }

// --- finding and making ---------------------------------------------------------------------------------------------

Task<std::shared_ptr<LiveTournament>> Tournaments::load(storage::TournamentRow row) {
    const std::string id = row.id;
    auto setup = read_own<TournamentSetup>(row.setup);
    if (!setup) {
        node_.log.error("a tournament is damaged", {{"tournament", id}});
        co_return nullptr;
    }
    auto tournament =
        std::make_shared<LiveTournament>(node_, std::move(row), std::move(*setup),
                                         [this](const LiveTournament& shown) { return page_of(shown, people_); });
    const bool is_whole = co_await read_on(tournament);
    if (!is_whole) co_return nullptr;
    // Whoever was faster has the one that is at work.
    const auto [known, is_new] = at_work_.emplace(id, tournament);
    if (is_new && tournament->state().tables_not_over().empty())
        tournament->called = tournament->state().rounds().size();
    co_return known->second;
}

Task<bool> Tournaments::read_on(std::shared_ptr<LiveTournament> tournament) {
    const bool is_whole = co_await tournament->read_on();
    std::vector<std::string> users{tournament->state().host()};
    for (const TournamentState::Entrant& entrant : tournament->state().entrants()) users.push_back(entrant.user);
    co_await people_.learn_names(std::move(users));
    co_return is_whole;
}

Task<Tournaments::Found> Tournaments::find(std::string id) {
    if (const auto known = at_work_.find(id); known != at_work_.end()) {
        known->second->use();
        co_return known->second;
    }
    auto row_read = node_.read([id](storage::Store& store) { return store.tournament(id); });
    std::optional<storage::TournamentRow> row = co_await row_read;
    if (!row) co_return errors::kNoSuchTournament();
    const std::shared_ptr<LiveTournament> loaded = co_await load(std::move(*row));
    if (loaded == nullptr) co_return errors::kDamagedTable();
    co_return loaded;
}

Task<Tournaments::Found> Tournaments::make(Person person, protocol::NewTournament wanted) {
    if (node_.draining) co_return errors::kRestarting();
    if (person.kind != protocol::PersonKind::account) co_return errors::kTournamentNeedsAccount();
    auto checked = setup_of(wanted);
    if (auto* refused = std::get_if<Error>(&checked)) co_return std::move(*refused);
    if (!node_.options.unlimited_rate && !new_ones_.allow(person.id)) co_return errors::kTooMany();
    // Its name is read by everybody: who is silenced gives none.
    auto sanctions_read =
        node_.read([user = person.id](storage::Store& store) { return store.sanctions(user, now_ms()); });
    const std::vector<storage::Sanction> sanctions = co_await sanctions_read;
    for (const storage::Sanction& sanction : sanctions)
        if (sanction.kind == storage::SanctionKind::silence) co_return silenced(sanction);
    storage::TournamentRow row;
    row.id = random_id();
    row.host = person.id;
    row.created = row.changed = now_ms();
    row.starts = wanted.starts ? wanted.starts->value : 0;
    row.setup = protocol::to_text(std::get<TournamentSetup>(checked));
    row.summary = protocol::to_text(TournamentSummary{});
    storage::Write write = storage::AddTournament{row, kMostOfHost, kMost};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == storage::Code::too_many) co_return errors::kTooManyTournaments();
    if (outcome.code != storage::Code::done) co_return errors::kTryAgain();
    messages_.send(TournamentNews{{row.id}, {0}});
    const std::shared_ptr<LiveTournament> made = co_await load(std::move(row));
    if (made == nullptr) co_return errors::kTryAgain();
    co_return made;
}

std::vector<std::shared_ptr<LiveTournament>> Tournaments::unfinished() const {
    std::vector<std::shared_ptr<LiveTournament>> list;
    for (const auto& [id, tournament] : at_work_)
        if (!tournament->is_over()) list.push_back(tournament);
    return list;
}

// --- what people ask ------------------------------------------------------------------------------------------------

Task<std::optional<Error>> Tournaments::join(Person person, std::shared_ptr<LiveTournament> tournament) {
    if (person.kind == protocol::PersonKind::guest) co_return errors::kTournamentNeedsAccount();
    const bool is_bot = person.kind == protocol::PersonKind::bot;
    people_.names.set(person.id, person.name, is_bot);
    LiveTournament::Attempt attempt = [user = person.id, is_bot](const TournamentState& state, Time) {
        return state.join(user, is_bot);
    };
    auto refused = co_await tournament->perform(std::move(attempt));
    if (!refused) changed(*tournament);
    co_return refused;
}

Task<std::optional<Error>> Tournaments::leave(Person person, std::shared_ptr<LiveTournament> tournament) {
    LiveTournament::Attempt attempt = [user = person.id](const TournamentState& state, Time) {
        return state.leave(user);
    };
    auto refused = co_await tournament->perform(std::move(attempt));
    if (!refused) changed(*tournament);
    co_return refused;
}

Task<std::optional<Error>> Tournaments::start(Person person, std::shared_ptr<LiveTournament> tournament) {
    if (person.id != tournament->state().host()) co_return errors::kNotYourTournament();
    co_return co_await driver_.start(std::move(tournament));
}

Task<std::optional<Error>> Tournaments::cancel(Person person, std::shared_ptr<LiveTournament> tournament) {
    const bool is_host = person.id == tournament->state().host();
    if (is_host && tournament->state().status() == TournamentStatus::running) co_return errors::kTournamentRunning();
    if (!is_host) {
        // Those who look after the house may, in person, and leave an entry of what they did.
        if (person.by_api_token) co_return errors::kTokenCannot();
        const TournamentDone done = tournament->state().cancel();
        if (const auto* refused = std::get_if<Error>(&done)) co_return *refused;
        storage::Act act;
        act.by = person.id;
        act.at = now_ms();
        act.reason = tournament->state().setup().name;
        storage::Write note =
            storage::NoteAct{std::move(act), storage::Role::moderator, storage::actions::kCancelTournament, "", ""};
        const storage::Outcome outcome = co_await node_.write(std::move(note));
        if (outcome.code != storage::Code::done) co_return errors::kNotYourTournament();
    }
    LiveTournament::Attempt attempt = [](const TournamentState& state, Time) { return state.cancel(); };
    auto refused = co_await tournament->perform(std::move(attempt));
    if (!refused) changed(*tournament);
    co_return refused;
}

Task<bool> Tournaments::say_farewell(std::string user) {
    const auto all = unfinished();
    for (const auto& tournament : all) {  // over co_await: a list of our own
        LiveTournament::Attempt attempt = [user](const TournamentState& state, Time) {
            const bool needs_him = state.host() == user && state.status() == TournamentStatus::open;
            return needs_him ? state.cancel() : state.leave(user);
        };
        const auto refused = co_await tournament->perform(std::move(attempt));
        if (!refused) changed(*tournament);
    }
    co_return co_await live_tables_.give_up_seats(std::move(user));
}

Task<bool> Tournaments::say_missed_farewells() {
    auto departed_read = node_.read([](storage::Store& store) { return store.departed(); });
    const std::vector<std::string> departed = co_await departed_read;
    if (departed.empty()) co_return true;
    co_await look();                                                       // so that all tournaments are at work
    for (const std::string& user : departed) co_await say_farewell(user);  // over co_await: a list of our own
    co_return true;
}

Task<std::optional<Error>> Tournaments::follow(std::shared_ptr<Listener> listener, std::string id) {
    Found found = co_await find(std::move(id));
    if (auto* refused = std::get_if<Error>(&found)) co_return std::move(*refused);
    std::get<std::shared_ptr<LiveTournament>>(found)->follow(listener);
    co_return std::nullopt;
}

void Tournaments::leave(const Listener& listener) {
    for (const auto& [id, tournament] : at_work_) tournament->leave(listener);
}

void Tournaments::leave(const Listener& listener, const std::string& id) {
    if (const auto known = at_work_.find(id); known != at_work_.end()) known->second->leave(listener);
}

void Tournaments::changed(const LiveTournament& tournament) {
    messages_.send(TournamentNews{{tournament.id()}, {tournament.sequence()}});
}

// --- seeing to what is due ------------------------------------------------------------------------------------------

void Tournaments::begin() {
    next_look_.set(now_ms() + kLookEvery);
    if (node_.draining || is_looking_) return;
    is_looking_ = true;
    spawn<bool>(look(), [this](auto, std::exception_ptr failed) {
        is_looking_ = false;
        if (failed) node_.log.warning("tournaments could not be looked at");
    });
}

Task<bool> Tournaments::look() {
    auto rows_read = node_.read([](storage::Store& store) { return store.unfinished_tournaments(); });
    const std::vector<storage::TournamentRow> rows = co_await rows_read;
    for (const storage::TournamentRow& row : rows) {
        if (at_work_.contains(row.id) || damaged_.contains(row.id)) continue;
        const std::shared_ptr<LiveTournament> loaded = co_await load(row);
        if (loaded == nullptr) damaged_.insert(row.id);
    }
    std::vector<std::shared_ptr<LiveTournament>> due;
    const Time now = now_ms();
    for (const auto& [id, tournament] : at_work_)
        if (!tournament->is_done_with()) due.push_back(tournament);
    for (const auto& tournament : due) driver_.see_to(tournament);
    std::erase_if(at_work_, [&](const auto& known) {
        const LiveTournament& tournament = *known.second;
        return tournament.is_done_with() && !tournament.has_followers() && !tournament.is_driven &&
               now - tournament.last_used() > kForgetEnded;
    });
    co_return true;
}

}  // namespace wharf::server
