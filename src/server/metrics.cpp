#include "server/metrics.h"

namespace wharf::server {

void Metrics::answer(Request request, std::function<void(Response)> reply) {
    if (request.path != "/metrics") return reply(error_response(errors::kNoSuchPage()));
    std::string text;
    const auto line = [&](const std::string& name, const char* type, std::uint64_t value) {
        text += "# TYPE wharf_" + name + " " + type + "\nwharf_" + name + " " + std::to_string(value) + "\n";
    };
    const Counts& counts = node_.counts;
    const ConnectionCounts& network = node_.connections->counts();
    line("requests_total", "counter", counts.requests);
    line("socket_messages_total", "counter", counts.messages);
    line("moves_total", "counter", counts.moves);
    line("computer_moves_total", "counter", counts.computer_moves);
    line("refusals_total", "counter", counts.refusals);
    line("rate_limited_total", "counter", counts.rate_limited);
    line("conflicts_total", "counter", counts.conflicts);
    line("games_started_total", "counter", counts.games_started);
    line("games_finished_total", "counter", counts.games_finished);
    const storage::CommitQueue::Counts commits = node_.commit_queue.counts();
    line("commits_total", "counter", commits.commits);
    line("writes_total", "counter", commits.writes);
    line("commit_failures_total", "counter", commits.failures);
    line("writes_waiting", "gauge", commits.queued);
    line("tables_at_work", "gauge", live_tables_.tables_at_work());
    line("computers_waiting", "gauge", node_.computers_waiting());
    line("connections", "gauge", static_cast<std::uint64_t>(network.connections));
    line("sockets", "gauge", static_cast<std::uint64_t>(network.sockets));
    line("bytes_waiting", "gauge", node_.connections->waiting());
    line("connections_evicted_total", "counter", network.evicted);
    line("connections_refused_total", "counter", network.refused);
    line("faults_total", "counter", node_.loop.faults());
    line("slow_clients_total", "counter", network.cut_off);
    line("ready", "gauge", health_.is_ready() ? 1 : 0);
    line("store_up", "gauge", health_.store_works() ? 1 : 0);
    if (!messages_.is_alone()) line("bus_up", "gauge", health_.bus_works() ? 1 : 0);
    line("tables_in_lobby", "gauge", live_tables_.lobby_size());
    const NodeMessages::Counts& told = messages_.counts();
    line("node_messages_sent_total", "counter", told.sent);
    line("node_messages_heard_total", "counter", told.heard);
    line("node_messages_bad_total", "counter", told.bad);
    line("node_messages_failed_total", "counter", told.failed);
    Response response;
    response.type = "text/plain; version=0.0.4";
    response.body = std::make_shared<std::string>(std::move(text));
    reply(std::move(response));
}

}  // namespace wharf::server
