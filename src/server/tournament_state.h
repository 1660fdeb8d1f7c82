// A tournament as the fold of its log: who takes part, what was paired and played, and what is due. No I/O here.
//
// A request is checked and returned as the entry to be stored; the tournament goes through it when that is durable.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "server/tournament_event.h"
#include "tournaments/pairing.h"
#include "tournaments/standings.h"

namespace wharf::server {

using protocol::TournamentKind;
using protocol::TournamentStatus;
using tournaments::index_of;
using tournaments::kComputer;
using tournaments::Player;

using TournamentDone = std::variant<TournamentEvent, protocol::Error>;

// What has to happen next, of itself.
enum class TournamentDue { nothing, start, cancel, pair, unseal, end };

class TournamentState {
 public:
    // Its log does not grow without end: so often somebody may come and go,
    static constexpr int kMostOften = 30;
    // One that waits for its host, and in which nobody comes or goes for so long, is called off: there is room for so
    // many only.
    static constexpr Time kForgotten = 7 * kDay;
    // and so many tables there are.
    static constexpr std::size_t kMostTables = 5000;
    // Arena: who waits is paired at once where many do, or after a moment with those who wait too; where computer
    // players fill tables, after a longer one.
    static constexpr Time kGather = 5'000;
    static constexpr Time kFillAfter = 20'000;

    struct Entrant {
        std::string user;
        bool away = false;
        Time since = 0;  // arena: when he began to wait
    };
    struct Table {
        std::string id;
        std::size_t game = 0;  // in the history
        bool over = false;
    };
    struct Round {
        std::vector<std::size_t> tables{};
        std::vector<tournaments::Player> byes{};
        std::optional<std::string> secret{};
        Time over = 0;  // when its last table was; 0: it is not
        bool unsealed = false;
    };

    TournamentState(TournamentSetup setup, std::string host, Time made, Time starts)
        : setup_(std::move(setup)), host_(std::move(host)), starts_(starts), changed_(made) {}

    const TournamentSetup& setup() const { return setup_; }
    const std::string& host() const { return host_; }
    Time starts() const { return starts_; }
    protocol::TournamentStatus status() const { return status_; }
    const std::vector<Entrant>& entrants() const { return entrants_; }
    // The number of an entrant, or -1.
    tournaments::Player find(std::string_view user) const;
    const tournaments::History& history() const { return history_; }
    const std::vector<Table>& tables() const { return tables_; }
    const std::vector<Round>& rounds() const { return rounds_; }
    std::vector<std::size_t> tables_not_over() const;
    tournaments::Scoring scoring() const;
    std::vector<tournaments::Standing> standings() const;
    // Arena, once it runs: no tables are made after that.
    Time ends() const { return status_ == protocol::TournamentStatus::open ? 0 : started_ + setup_.minutes * 60'000; }
    // When the next round begins, while everybody waits for it; 0: not now.
    Time next_round() const;
    TournamentSummary summary() const;

    // False: it does not fit, so the log is of another making.
    bool apply(const TournamentEvent& entry, Time at);

    TournamentDone join(const std::string& user, bool is_bot) const;
    TournamentDone leave(const std::string& user) const;
    TournamentDone start(std::vector<std::string> order) const;
    TournamentDone cancel() const;
    TournamentDone take_results(std::vector<TableResult> results) const;

    TournamentDue due(Time now) const;
    // The next round; none where no table can be made. `fresh_id` names tables, `secret` is what their luck is from.
    std::optional<TournamentEvent> pair(Time now, const std::function<std::string()>& fresh_id,
                                        const std::function<std::string()>& secret) const;
    // The first round that is over and whose tables are still sealed.
    std::optional<std::size_t> sealed_round() const;
    // Tables may still be sealed: it has to be seen to, also if it was called off.
    bool has_sealed_tables() const;

 private:
    bool take(const TableResult& result, Time at);
    bool begin(const std::vector<std::string>& order, Time at);
    bool add_round(const TournamentEvent& entry, Time at);
    std::vector<bool> playing() const;
    std::vector<tournaments::Player> still_in() const;
    std::vector<tournaments::Player> waiting() const;
    tournaments::Pairing pairing(Time now) const;
    TournamentDue due_in_arena(Time now) const;
    bool is_last_round() const;
    std::size_t active() const;

    TournamentSetup setup_;
    std::string host_;
    Time starts_;
    Time started_ = 0;
    Time changed_;  // when somebody came or went last
    protocol::TournamentStatus status_ = protocol::TournamentStatus::open;
    std::vector<Entrant> entrants_;
    std::map<std::string, int> often_;  // how often somebody has joined, whether he is here or not
    tournaments::History history_;
    std::vector<Table> tables_;
    std::map<std::string, std::size_t> by_id_;
    std::vector<Round> rounds_;
};

}  // namespace wharf::server
