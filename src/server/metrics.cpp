#include "server/metrics.h"

namespace wharf::server {

void Metrics::answer(Request request, std::function<void(Response)> reply) {
    if (request.path != "/metrics") return reply(error_response(error("no_such_page", "There is no such page.")));
    std::string text;
    const auto line = [&](const std::string& name, const char* type, std::uint64_t value) {
        text += "# TYPE wharf_" + name + " " + type + "\nwharf_" + name + " " + std::to_string(value) + "\n";
    };
    const Counts& counts = node_.counts;
    line("requests_total", "counter", counts.requests);
    line("socket_messages_total", "counter", counts.messages);
    line("moves_total", "counter", counts.moves);
    line("computer_moves_total", "counter", counts.computer_moves);
    line("refusals_total", "counter", counts.refusals);
    line("rate_limited_total", "counter", counts.rate_limited);
    line("conflicts_total", "counter", counts.conflicts);
    line("games_started_total", "counter", counts.games_started);
    line("games_finished_total", "counter", counts.games_finished);
    const storage::Scribe::Counts scribe = node_.scribe.counts();
    line("commits_total", "counter", scribe.commits);
    line("writes_total", "counter", scribe.writes);
    line("commit_failures_total", "counter", scribe.failures);
    line("writes_waiting", "gauge", scribe.queued);
    line("tables_at_work", "gauge", hall_.tables_at_work());
    line("computers_waiting", "gauge", node_.thinkers.waiting());
    line("connections", "gauge", static_cast<std::uint64_t>(network_.connections));
    line("sockets", "gauge", static_cast<std::uint64_t>(network_.sockets));
    line("connections_refused_total", "counter", network_.refused);
    line("slow_clients_total", "counter", network_.cut_off);
    Response response;
    response.type = "text/plain; version=0.0.4";
    response.body = std::make_shared<std::string>(std::move(text));
    reply(std::move(response));
}

}  // namespace wharf::server
