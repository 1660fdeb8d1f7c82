// A tournament at work in this node: its log is read on, appended to, and its changes are told to those who follow it.
#pragma once

#include <memory>

#include "server/deadline.h"
#include "server/listener.h"
#include "server/node.h"
#include "server/tournament_state.h"
#include "server/turnstile.h"

namespace wharf::server {

class LiveTournament : public std::enable_shared_from_this<LiveTournament> {
 public:
    using Page = std::function<protocol::TournamentPage(const LiveTournament&)>;
    // `page` is what those who follow it are sent.
    LiveTournament(Node& node, storage::TournamentRow row, TournamentSetup setup, Page page);

    const std::string& id() const { return row_.id; }
    const storage::TournamentRow& row() const { return row_; }
    const TournamentState& state() const { return state_; }
    std::int64_t sequence() const { return row_.sequence; }
    bool is_damaged() const { return is_damaged_; }
    bool is_over() const {
        return state_.status() == protocol::TournamentStatus::over ||
               state_.status() == protocol::TournamentStatus::cancelled;
    }
    // Nothing is due there any more.
    bool is_done_with() const { return is_over() && !state_.has_sealed_tables(); }
    Time last_used() const { return last_used_; }
    void use() { last_used_ = now_ms(); }

    // What others have written since, from the beginning at first. Throws storage::Failure.
    Task<bool> read_on();

    using Attempt = std::function<TournamentDone(const TournamentState& state, Time now)>;
    // Stores what the attempt wants; an error, or nothing when it is durable. Tried again where another node was
    // faster.
    Task<std::optional<protocol::Error>> perform(Attempt attempt);

    void follow(const std::shared_ptr<Listener>& listener);
    void leave(const Listener& listener);
    bool has_followers() const { return !followers_.empty(); }

    // Rounds whose people were called to their tables by this node.
    std::size_t called = 0;
    // Somebody here is seeing to what is due; asked again meanwhile, he looks again.
    bool is_driven = false;
    bool is_wanted = false;

 private:
    Task<bool> read_entries();
    void changed();
    void tell();

    Node& node_;
    storage::TournamentRow row_;
    TournamentState state_;
    Page page_;
    Turnstile turnstile_;
    Deadline telling_;
    std::vector<std::shared_ptr<Listener>> followers_;
    bool is_damaged_ = false;
    Time last_used_ = now_ms();
};

}  // namespace wharf::server
