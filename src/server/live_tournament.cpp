#include "server/live_tournament.h"

#include <algorithm>

#include "server/errors.h"
#include "server/own_document.h"

namespace wharf::server {

using protocol::Error;

namespace {

constexpr int kMostTries = 8;
// Changes of so long are told together: a page of the largest tournament is some tens of kilobytes.
constexpr Time kTellPause = 700;

// One that was called off, and whose tables are sealed until the last of them is over, counts among the unfinished for
// the store: somebody must see to it, also after a restart.
storage::TournamentStatus stored_status(const TournamentState& state) {
    if (state.status() == protocol::TournamentStatus::cancelled && state.has_sealed_tables())
        return storage::TournamentStatus::running;
    return static_cast<storage::TournamentStatus>(state.status());
}

}  // namespace

LiveTournament::LiveTournament(Node& node, storage::TournamentRow row, TournamentSetup setup, Page page)
    : node_(node),
      row_(std::move(row)),
      state_(std::move(setup), row_.host, row_.created, row_.starts),
      page_(std::move(page)),
      turnstile_(node.loop),
      telling_(node.loop, [this] { tell(); }) {
    row_.sequence = 0;  // nothing is read yet
}

Task<bool> LiveTournament::read_on() {
    const auto self = shared_from_this();
    const Turnstile::Inside inside = co_await turnstile_.enter();
    co_return co_await read_entries();
}

// Only inside the turnstile. False: it is damaged.
Task<bool> LiveTournament::read_entries() {
    for (;;) {
        auto entries_read = node_.read(
            [id = row_.id, after = row_.sequence](storage::Store& store) { return store.tournament_log(id, after); });
        const std::vector<storage::LogEntry> entries = co_await entries_read;
        for (const storage::LogEntry& entry : entries) {
            const auto event = read_own<TournamentEvent>(entry.entry);
            if (!event || entry.sequence != row_.sequence + 1 || !state_.apply(*event, entry.at)) {
                if (!std::exchange(is_damaged_, true))
                    node_.log.error("a tournament is damaged", {{"tournament", row_.id}, {"entry", entry.sequence}});
                co_return false;
            }
            row_.sequence = entry.sequence;
            row_.changed = entry.at;
        }
        if (!entries.empty()) changed();
        if (entries.size() < static_cast<std::size_t>(storage::kMostRows)) co_return !is_damaged_;
    }
}

Task<std::optional<Error>> LiveTournament::perform(Attempt attempt) {
    const auto self = shared_from_this();
    const Turnstile::Inside inside = co_await turnstile_.enter();
    use();
    for (int tried = 0; tried < kMostTries; ++tried) {
        if (is_damaged_) co_return errors::kDamagedTable();
        const Time now = now_ms();
        TournamentDone done = attempt(state_, now);
        if (auto* refused = std::get_if<Error>(&done)) co_return std::move(*refused);
        const TournamentEvent& entry = std::get<TournamentEvent>(done);
        TournamentState after = state_;
        if (!after.apply(entry, now)) co_return errors::kTryAgain();
        storage::AppendTournament append;
        append.tournament = row_.id;
        append.entry = {row_.sequence + 1, now, protocol::to_text(entry)};
        append.row = row_;
        append.row.status = stored_status(after);
        append.row.changed = now;
        append.row.summary = protocol::to_text(after.summary());
        if (entry.kind == TournamentEventKind::joined) append.joined = entry.user;
        storage::Write write = std::move(append);
        const storage::Outcome outcome = co_await node_.write(std::move(write));
        if (outcome.code == storage::Code::done) {
            state_ = std::move(after);
            row_.sequence += 1;
            row_.changed = now;
            changed();
            co_return std::nullopt;
        }
        // Another node was faster, or nobody knows whether it was stored: the log says so.
        try {
            co_await read_entries();
        } catch (const storage::Failure&) {
            co_return errors::kTryAgain();
        }
        if (outcome.code != storage::Code::conflict) break;
    }
    co_return errors::kTryAgain();
}

void LiveTournament::follow(const std::shared_ptr<Listener>& listener) {
    leave(*listener);
    followers_.push_back(listener);
    use();
    listener->deliver(std::make_shared<const std::string>(protocol::message(protocol::TournamentUpdate{page_(*this)})));
}

void LiveTournament::leave(const Listener& listener) {
    std::erase_if(followers_, [&](const auto& other) { return other.get() == &listener; });
}

void LiveTournament::changed() {
    use();
    if (!followers_.empty() && telling_.when() == 0) telling_.set(now_ms() + kTellPause);
}

void LiveTournament::tell() {
    if (followers_.empty()) return;
    const auto text = std::make_shared<const std::string>(protocol::message(protocol::TournamentUpdate{page_(*this)}));
    const std::vector<std::shared_ptr<Listener>> followers = followers_;  // one may leave when it is told
    for (const auto& listener : followers) listener->deliver(text);
}

}  // namespace wharf::server
