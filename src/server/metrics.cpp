#include "server/metrics.h"

#include <fmt/format.h>

#include <filesystem>

#include "server/process_figures.h"

namespace wharf::server {

namespace {

using storage::Histogram;

// Prometheus's text format.
class Exposition {
 public:
    void counter(std::string_view name, std::string_view help, double value) { one(name, "counter", help, value); }
    void gauge(std::string_view name, std::string_view help, double value) { one(name, "gauge", help, value); }
    // One line for each value of a label.
    void counters(std::string_view name, std::string_view help, std::string_view label,
                  const std::map<std::string, std::uint64_t>& values) {
        head(name, "counter", help);
        for (const auto& [value, count] : values)
            text_ += fmt::format("{}{{{}=\"{}\"}} {}\n", name, label, value, count);
    }
    void histogram(std::string_view name, std::string_view help, const Histogram& times) {
        head(name, "histogram", help);
        std::uint64_t below = 0;
        for (std::size_t i = 0; i <= Histogram::kBounds.size(); ++i) {
            below += times.count(i);
            const std::string bound = i == Histogram::kBounds.size()
                                          ? "+Inf"
                                          : fmt::format("{}", static_cast<double>(Histogram::kBounds[i]) / 1e6);
            text_ += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, bound, below);
        }
        text_ += fmt::format("{0}_sum {1}\n{0}_count {2}\n", name, times.seconds(), below);
    }
    std::string take() { return std::move(text_); }

 private:
    void head(std::string_view name, std::string_view type, std::string_view help) {
        text_ += fmt::format("# HELP {0} {2}\n# TYPE {0} {1}\n", name, type, help);
    }
    void one(std::string_view name, std::string_view type, std::string_view help, double value) {
        head(name, type, help);
        text_ += fmt::format("{} {:.17g}\n", name, value);
    }

    std::string text_;
};

double number(std::uint64_t count) { return static_cast<double>(count); }

void tell_play(Exposition& to, const Node& node, const LiveTables& tables) {
    const Counts& counts = node.counts;
    to.counter("wharf_moves_total", "Moves of people and computer players", number(counts.moves));
    to.counter("wharf_computer_moves_total", "Moves of computer players", number(counts.computer_moves));
    to.counter("wharf_notices_total", "Notices of turns that have reached somebody", number(counts.notices));
    to.counter("wharf_notices_failed_total", "Notices of turns that have not", number(counts.notices_failed));
    to.counter("wharf_games_started_total", "Games that began", number(counts.games_started));
    to.counter("wharf_games_finished_total", "Games that came to an end", number(counts.games_finished));
    to.gauge("wharf_tables_at_work", "Tables in the memory of this node", number(tables.tables_at_work()));
    to.gauge("wharf_tables_in_lobby", "Tables that wait for players", number(tables.lobby_size()));
    to.histogram("wharf_move_seconds", "From a person's move until it is stored and told", node.times.moves);
    to.gauge("wharf_computers_waiting", "Turns of computer players that nobody thinks about yet",
             number(node.computers_waiting()));
    to.histogram("wharf_computer_wait_seconds",
                 "Until somebody thinks about a computer player's turn, where one node is alone",
                 node.times.computers_waited);
    to.histogram("wharf_computer_think_seconds", "What a computer player takes for a turn",
                 node.times.computers_thought);
}

void tell_people(Exposition& to, const Node& node) {
    const Counts& counts = node.counts;
    const ConnectionCounts& network = node.connections->counts();
    to.counter("wharf_requests_total", "Requests over HTTP", number(counts.requests));
    to.histogram("wharf_request_seconds", "From a request over HTTP to its answer", node.times.requests);
    to.counter("wharf_socket_messages_total", "Messages over WebSockets", number(counts.messages));
    to.counter("wharf_guests_total", "Guests who came", number(counts.guests));
    to.counter("wharf_sign_ups_total", "Accounts that were made", number(counts.sign_ups));
    to.counter("wharf_logins_total", "People who logged in with a password", number(counts.logins));
    to.counter("wharf_logins_refused_total", "Wrong names or passwords", number(counts.logins_refused));
    to.counter("wharf_refusals_total", "Attempts that a table refused", number(counts.refusals));
    to.counters("wharf_errors_total", "Answers that are errors, by their code", "code", node.refusals.all());
    to.counter("wharf_rate_limited_total", "Requests that came too fast", number(counts.rate_limited));
    to.gauge("wharf_connections", "Connections", static_cast<double>(network.connections));
    to.gauge("wharf_sockets", "Of these, WebSockets and streams", static_cast<double>(network.sockets));
    to.gauge("wharf_bytes_waiting", "Bytes that clients have not read yet",
             static_cast<double>(node.connections->waiting()));
    to.counter("wharf_connections_evicted_total", "Silent connections closed for others", number(network.evicted));
    to.counter("wharf_connections_refused_total", "Connections that were not let in", number(network.refused));
    to.counter("wharf_slow_clients_total", "Clients cut off because they did not read", number(network.cut_off));
    to.gauge("wharf_passwords_waiting", "Passwords that wait to be hashed", number(node.hashers.waiting()));
}

void tell_store(Exposition& to, const Node& node, const Health& health, const std::string& database) {
    const storage::CommitQueue::Counts commits = node.commit_queue.counts();
    to.gauge("wharf_store_up", "Whether the store works", health.store_works() ? 1 : 0);
    to.counter("wharf_store_losses_total", "How often the store stopped working", number(node.counts.store_losses));
    to.counter("wharf_commits_total", "Commits", number(commits.commits));
    to.counter("wharf_writes_total", "Writes in them", number(commits.writes));
    to.counter("wharf_commit_failures_total", "Commits that failed", number(commits.failures));
    to.counter("wharf_conflicts_total", "Moves that another node was faster with", number(node.counts.conflicts));
    to.histogram("wharf_commit_seconds", "What the store takes for a commit", node.commit_queue.commit_times());
    to.gauge("wharf_writes_waiting", "Writes that wait for a commit", number(commits.queued));
    to.histogram("wharf_read_seconds", "Reads of the store, with the wait for a reader", node.times.reads);
    to.counter("wharf_read_failures_total", "Reads that failed", number(node.counts.read_failures));
    to.gauge("wharf_reads_waiting", "Reads that wait for a reader", number(node.readers.waiting()));
    std::error_code unknown;
    const auto bytes = std::filesystem::file_size(database, unknown);
    if (unknown) return;
    // What was committed last is in a file beside it.
    const auto beside = std::filesystem::file_size(database + "-wal", unknown);
    to.gauge("wharf_database_bytes", "Size of the database file", number(bytes + (unknown ? 0 : beside)));
}

void tell_nodes(Exposition& to, const Node& node, const NodeMessages& messages, const Health& health) {
    if (!messages.is_alone()) to.gauge("wharf_bus_up", "Whether the other nodes are heard", health.bus_works() ? 1 : 0);
    to.counter("wharf_bus_losses_total", "How often the bus was lost", number(node.counts.bus_losses));
    const NodeMessages::Counts& told = messages.counts();
    to.counter("wharf_node_messages_sent_total", "Messages to other nodes", number(told.sent));
    to.counter("wharf_node_messages_heard_total", "Messages of other nodes", number(told.heard));
    to.counter("wharf_node_messages_bad_total", "Of these, what does not read", number(told.bad));
    to.counter("wharf_node_messages_failed_total", "Messages that the bus did not take", number(told.failed));
}

void tell_process(Exposition& to, const Node& node) {
    const ProcessFigures figures = process_figures();
    to.gauge("process_resident_memory_bytes", "Memory", number(figures.resident_bytes));
    to.counter("process_cpu_seconds_total", "Processor time", figures.processor_seconds);
    to.gauge("process_open_fds", "Open file descriptors", number(figures.open_descriptors));
    to.gauge("process_max_fds", "File descriptors that there may be", number(figures.most_descriptors));
    to.gauge("process_start_time_seconds", "When it started, since 1970", figures.started);
    to.histogram("wharf_loop_seconds", "Until the loop comes to what it is given; looked at every second",
                 node.times.loop);
    to.gauge("wharf_tasks_under_way", "Requests and other tasks that have begun and not ended",
             number(node.loop.tasks_under_way()));
    to.counter("wharf_faults_total", "Faults of the program that were caught; each is in the log",
               number(node.loop.faults()));
}

}  // namespace

std::string Metrics::text() const {
    Exposition to;
    to.gauge("wharf_ready", "What /readyz says", health_.is_ready() ? 1 : 0);
    tell_play(to, node_, live_tables_);
    tell_people(to, node_);
    tell_store(to, node_, health_, database_);
    tell_nodes(to, node_, messages_, health_);
    tell_process(to, node_);
    to.counter("wharf_forgotten_tournaments_total", "Tournaments that retention has deleted",
               number(retention_.forgotten().tournaments));
    to.counter("wharf_forgotten_tables_total", "Tables that retention has deleted",
               number(retention_.forgotten().tables));
    to.counter("wharf_forgotten_guests_total", "Guests that retention has made nameless",
               number(retention_.forgotten().guests));
    return to.take();
}

void Metrics::answer(Request request, std::function<void(Response)> reply) {
    if (request.path != "/metrics") return reply(error_response(errors::kNoSuchPage()));
    Response response;
    response.type = "text/plain; version=0.0.4";
    response.body = std::make_shared<std::string>(text());
    reply(std::move(response));
}

}  // namespace wharf::server
