#include "server/server.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <filesystem>

#include "bus/nats.h"
#include "server/api.h"
#include "server/exchange.h"
#include "server/metrics.h"
#include "server/rater.h"
#include "server/tokens.h"
#include "storage/postgres.h"
#include "storage/sqlite.h"

namespace wharf::server {

namespace {

constexpr std::chrono::seconds kTidyEvery{5};

std::unique_ptr<storage::Store> open_store(const ServerOptions& options) {
    if (!options.postgres.empty()) return storage::open_postgres(options.postgres);
    std::error_code error;
    std::filesystem::create_directories(options.data, error);
    if (error) throw std::runtime_error("the folder " + options.data + " cannot be made: " + error.message());
    return storage::open_sqlite((std::filesystem::path(options.data) / "wharf.sqlite").string());
}

}  // namespace

void serve(const ServerOptions& options, const std::function<void(std::uint16_t port)>& ready) {
    prepare_secrets();
    const WebFiles files(options.web);
    const std::unique_ptr<storage::Store> store = open_store(options);
    const std::unique_ptr<bus::Bus> bus = options.nats.empty() ? nullptr : bus::nats_bus(options.nats);
    Loop loop;
    Node node(loop, *store, Log(options.log), options.node);
    People people(node);
    Hall hall(node, people);
    Desk desk(node, hall);
    Archive archive(node, people, hall);
    Api api(node, people, hall, desk, archive, files);
    Rater rater(node);
    std::unique_ptr<Exchange> exchange;
    if (bus != nullptr) {
        exchange = std::make_unique<Exchange>(node, hall, *bus);
        hall.join_others(*exchange);
    }
    Network network(loop, api, options.address, options.tls ? &*options.tls : nullptr, options.limits);
    Metrics metrics(node, hall, network.counts());
    std::unique_ptr<Network> metrics_network;
    if (options.metrics_port != 0) {
        const Address here{"127.0.0.1", options.metrics_port};
        metrics_network = std::make_unique<Network>(loop, metrics, here, nullptr, NetworkLimits{});
    }

    // Drains: no new connections, clients are told, what is under way is stored.
    boost::asio::signal_set signals(loop.context(), SIGTERM, SIGINT);
    signals.async_wait([&](const boost::system::error_code& error, int) {
        if (error) return;
        node.log.info("ending");
        node.draining = true;
        network.stop_listening();
        if (metrics_network) metrics_network->stop_listening();
        api.send_off();
        loop.after(std::chrono::milliseconds(500), [&] {
            node.scribe.drain();
            // Completions of the last commits are posted by now; they come before this.
            loop.post([&] { loop.after(std::chrono::milliseconds(100), [&] { loop.stop(); }); });
        });
    });
    std::function<void()> tidy = [&] {
        hall.tidy();
        spawn<bool>(rater.rate_all(), [](auto, auto) {});
        loop.after(kTidyEvery, tidy);
    };
    loop.after(kTidyEvery, tidy);
    spawn<bool>(hall.wake(), [&](auto, std::exception_ptr failed) {
        if (failed) node.log.error("tables could not be taken up");
        node.log.info("ready", {{"port", network.port()}, {"tables", hall.tables_at_work()}});
    });
    ready(network.port());
    loop.run();
    node.log.info("ended");
}

}  // namespace wharf::server
