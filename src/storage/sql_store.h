// The store in SQL, written once for both databases: one connection that writes, a few that read.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

#include "storage/sql.h"
#include "storage/store.h"

namespace wharf::storage {

class SqlStore final : public Store {
 public:
    explicit SqlStore(std::unique_ptr<Connector> connector);

    std::vector<Outcome> commit(std::span<const Write> writes) override;

    std::optional<User> user(std::string_view id) override;
    std::optional<User> user_named(std::string_view name) override;
    std::vector<User> users(std::span<const Id> ids) override;
    std::optional<SignedIn> session(std::string_view token_hash, Time now) override;
    std::vector<Session> sessions(std::string_view user, SessionKind kind) override;
    std::vector<std::string> living_sessions(std::span<const std::string> token_hashes, Time now) override;
    std::vector<Sanction> sanctions(std::string_view user, Time now) override;
    std::vector<User> find_users(const UserFilter& filter, Time now, const Page& page) override;
    std::vector<Id> departed(int limit) override;
    std::vector<Id> muted_by(std::string_view user) override;
    std::vector<Bond> bonds(std::string_view user) override;
    std::vector<Id> bound_to(std::string_view other, BondKind kind, std::span<const Id> users) override;
    std::vector<std::string> places_of(std::string_view user) override;
    std::vector<JudgedGame> judged_games(std::string_view user, const Page& page) override;

    std::optional<TableRow> table(std::string_view id) override;
    std::vector<LogEntry> log(std::string_view table, std::int64_t after, int limit) override;
    std::optional<Snapshot> snapshot(std::string_view table) override;
    std::vector<TableProgress> progress(std::span<const Id> tables) override;

    std::vector<TableRow> open_tables(const Page& page, std::string_view game) override;
    std::vector<TableRow> waiting_tables(std::string_view game, int players, bool rated, const After& after) override;
    std::vector<TableRow> tables_of(std::string_view user, TableStatus status, const Page& page) override;
    std::vector<TableRow> finished_games(const GameFilter& filter, const Page& page) override;
    std::vector<std::pair<std::string, Time>> first_finished() override;
    std::int64_t count_finished(std::string_view game, Time from, Time until) override;
    std::vector<TableRow> running_tables(std::string_view after_id, int limit) override;
    std::vector<TableRow> all_tables(std::string_view after_id, int limit) override;
    std::vector<TableRow> due_tables(Time now, int limit) override;
    std::vector<TableRow> unrated_tables(int limit) override;

    std::vector<TableRow> unfinished_tables(const Page& page) override;

    std::vector<TableRow> tables(std::span<const Id> ids) override;

    std::optional<TournamentRow> tournament(std::string_view id) override;
    std::vector<LogEntry> tournament_log(std::string_view tournament, std::int64_t after, int limit) override;
    std::vector<TournamentRow> unfinished_tournaments(int limit) override;
    std::vector<TournamentRow> finished_tournaments(const Page& page) override;
    std::vector<TournamentRow> tournaments_of(std::string_view user, const Page& page) override;

    std::vector<ChatLine> chat(std::string_view table, std::int64_t after, int limit) override;
    std::optional<ChatLine> chat_line(std::string_view table, std::int64_t number) override;
    std::vector<Said> said_by(std::string_view user, const Said& after, int limit) override;

    std::vector<Rating> ratings(std::string_view user) override;
    std::vector<Rating> ratings(std::span<const Id> users, const RatingKey& key) override;
    std::vector<Rating> best(const RatingKey& key, int least_games, int most_games, int limit) override;
    RatedTable rated_table(std::string_view table) override;
    std::vector<RatedGame> rating_history(std::string_view user, const RatingKey& key, int limit) override;

    std::vector<AuditEntry> audit(std::int64_t before, std::string_view user, int limit) override;
    std::vector<AuditEntry> audit_after(std::int64_t number, int limit) override;
    std::int64_t last_audit() override;
    std::vector<Announcement> announcements(Time now) override;
    std::vector<Invitation> invitations(Time now) override;
    std::vector<HouseRule> house_rules() override;
    std::optional<Report> report(std::string_view id) override;
    std::vector<Report> reports(const ReportFilter& filter, const Page& page) override;
    Figures figures(Time now, Time since) override;

    std::vector<Turn> turns_of(std::string_view user) override;
    std::vector<Turn> due_turns(Time now, int limit) override;
    std::optional<Plan> plan(std::string_view table, std::string_view user) override;
    std::vector<Plan> plans_of(std::string_view user) override;
    std::vector<Plan> plans_at(std::string_view table) override;
    std::vector<Id> planned_tables(int limit) override;
    std::vector<Way> ways_of(std::string_view user) override;
    std::vector<User> users_at(std::string_view mail, int limit) override;
    std::optional<QuietHours> quiet_hours(std::string_view user) override;
    std::vector<Id> unnamed(std::span<const Id> users) override;
    std::optional<std::string> secret(std::string_view name) override;

 private:
    // Reads share this many connections; more threads wait.
    static constexpr std::size_t kReaders = 4;

    std::unique_ptr<Connection> take_reader();
    void give_back(std::unique_ptr<Connection> reader);
    // Asked of a reading connection; once more with a fresh one if the connection was lost.
    std::vector<Rows> read_all(std::span<const Statement> statements);
    Rows read(std::string_view sql, std::vector<Param> params);
    std::vector<TableRow> read_tables(const std::string& condition, std::vector<Param> params);

    std::unique_ptr<Connector> connector_;

    std::mutex writing_;
    std::unique_ptr<Connection> writer_;

    std::mutex reading_;
    std::condition_variable reader_free_;
    std::vector<std::unique_ptr<Connection>> readers_;
    std::size_t readers_out_ = 0;
};

}  // namespace wharf::storage
