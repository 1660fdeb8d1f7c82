#include "server/server.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>

#include "bus/nats.h"
#include "catalog/catalog.h"
#include "server/api.h"
#include "server/cluster.h"
#include "server/data_folder.h"
#include "server/descriptors.h"
#include "server/metrics.h"
#include "server/rater.h"
#include "server/shared_limits.h"
#include "server/store_watch.h"
#include "server/tokens.h"
#include "storage/postgres.h"
#include "storage/sqlite.h"

namespace wharf::server {

namespace {

constexpr std::chrono::seconds kTidyEvery{5};
// Who comes, goes, or was at a node that has died is seen so by all others within five seconds
// (OnlinePeople::kSilence).
constexpr std::chrono::milliseconds kTellWhoIsHereEvery{1200};
constexpr std::chrono::seconds kTellEvery{60};
// At the end: clients hear of it, requests under way are answered, answers go out.
constexpr std::chrono::milliseconds kGoodbye{500};
constexpr std::chrono::seconds kLastRequests{10};
constexpr std::chrono::milliseconds kLastWords{100};

// Every commit and every burst of messages takes memory for a moment: what is given back to the system each time is
// asked for again at once, page by page. A node keeps this much of it.
void keep_memory() {
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_TOP_PAD, 1 << 20);
#endif
}

// Connections as many as there are file descriptors for; says how many.
void limit_connections(const ServerOptions& options, const Node& node) {
    const int each = options.tls ? kDescriptorsTls : kDescriptorsPlain;
    ConnectionLimits limits = options.limits;
    if (options.node.unlimited_rate) {
        limits.per_address = limits.silent_per_address = limits.connections;
        limits.limits_handshakes = false;
    }
    const std::int64_t wanted = descriptors_for(limits, each);
    const std::int64_t descriptors = raise_descriptor_limit(wanted);
    limits = fitted(limits, descriptors, each);
    node.connections->set_limits(limits);
    const boost::json::object figures{{"descriptors", descriptors}, {"connections", limits.connections}};
    if (2 * descriptors < wanted)
        node.log.warning("few file descriptors", figures);
    else
        node.log.info("file descriptors", figures);
}

}  // namespace

void serve(const ServerOptions& options, const std::function<void(std::uint16_t port)>& ready) {
    keep_memory();
    prepare_secrets();
    for (const match::AnyGame* game : catalog::games())
        catalog::shipped_net(*game);  // read before anybody waits for it
    const WebFiles files(options.web);
    const auto folder = options.postgres.empty() ? std::make_unique<DataFolder>(options.data) : nullptr;
    const std::unique_ptr<storage::Store> store =
        folder ? storage::open_sqlite(folder->file("wharf.sqlite")) : storage::open_postgres(options.postgres);
    const std::unique_ptr<bus::Bus> bus = options.nats.empty() ? nullptr : bus::nats_bus(options.nats);
    Loop loop;
    Node node(loop, *store, Log(options.log), options.node);
    loop.on_fault([&](std::string_view where, std::string_view reason) {
        node.log.error("something failed", {{"where", where}, {"reason", reason}});
    });
    limit_connections(options, node);
    NodeMessages messages(node, bus.get());
    People people(node, messages);
    LiveTables live_tables(node, people, messages);
    SharedLimits shared_limits(node, messages, bus.get());
    node.traffic.share_limits(shared_limits);
    people.accounts.share_limits(shared_limits);
    live_tables.share_limits(shared_limits);
    QuickMatch quick_match(node, live_tables);
    Tournaments tournaments(node, people, live_tables, messages);
    tournaments.share_limits(shared_limits);
    RequestDispatcher dispatcher(node, live_tables);
    Archive archive(node, people, live_tables);
    JudgedGames judged_games(node, live_tables);
    OnlineBots online_bots(node, people, live_tables.my_tables(), messages);
    Health health(node, bus.get());
    House house(node);
    AuditFeed audit_feed(node, people, live_tables, house, messages);
    AdminApi admin(node, people, live_tables, house, audit_feed);
    admin.reports.share_limits(shared_limits);
    audit_feed.when_deleted([&tournaments](const std::string& user) {
        spawn("the places of somebody who has gone", tournaments.say_farewell(user));
    });
    audit_feed.start();
    Messenger messenger(node, options.messenger);
    node.options.sends_mail = messenger.sends_mail();
    Ways ways(node, people, messenger);
    ways.share_limits(shared_limits);
    TurnTeller turn_teller(node, people, live_tables, messenger);
    OpenData open_data(node);
    open_data.share_limits(shared_limits);
    Api api(node, people, live_tables, tournaments, quick_match, dispatcher, archive, judged_games, online_bots, house,
            admin, ways, turn_teller, open_data, health, files);
    Rater rater(node);
    StoreWatch store_watch(node, live_tables);
    std::unique_ptr<Cluster> cluster;
    if (bus != nullptr) {
        cluster = std::make_unique<Cluster>(node, live_tables, messages, *bus);
        cluster->start();
        store_watch.start();
        // On a thread of the bus.
        bus->when_news_were_lost([&] { loop.post([&] { store_watch.look_now(); }); });
        health.when_bus_changes([&](bool is_there) {
            cluster->bus_changed(is_there);
            store_watch.look_now();
        });
    }
    health.start();
    Network network(loop, api, node.connections, options.address, options.tls ? &*options.tls : nullptr,
                    options.trust_proxy);
    Retention retention(node, options.keep);
    retention.start();
    Metrics metrics(node, live_tables, messages, health, retention, folder ? folder->file("wharf.sqlite") : "");
    std::unique_ptr<Network> metrics_network;
    if (options.metrics_port != 0) {
        const Address here{"127.0.0.1", options.metrics_port};
        metrics_network =
            std::make_unique<Network>(loop, metrics, std::make_shared<Connections>(), here, nullptr, false);
    }

    const auto tell_refusals = [&] {
        if (boost::json::object numbers = node.refusals.take_fresh(); !numbers.empty())
            node.log.info("refused", std::move(numbers));
    };
    // Drains: no new connections, clients are told, what is under way is answered and stored.
    boost::asio::signal_set signals(loop.context(), SIGTERM, SIGINT);
    Time last_moment = 0;
    bool was_idle = false;
    std::function<void()> end_when_idle = [&] {
        const std::size_t tasks = loop.tasks_under_way();
        if (tasks > 0 && now_ms() >= last_moment) node.log.warning("ending without some answers", {{"tasks", tasks}});
        // What was finished last time has gone out meanwhile.
        if ((was_idle && tasks == 0) || now_ms() >= last_moment) return loop.stop();
        was_idle = tasks == 0;
        node.commit_queue.drain();
        // Completions of the last commits are posted by now; they come before this.
        loop.post([&] { loop.after(kLastWords, end_when_idle); });
    };
    signals.async_wait([&](const boost::system::error_code& error, int) {
        if (error) return;
        node.log.info("ending");
        node.draining = true;
        network.stop_listening();
        if (metrics_network) metrics_network->stop_listening();
        api.send_off();
        last_moment = now_ms() + std::chrono::milliseconds(kGoodbye + kLastRequests).count();
        loop.after(kGoodbye, end_when_idle);
    });
    // A renewed certificate is taken; if it cannot be used, the old one stays. Without TLS it means nothing.
    boost::asio::signal_set renewals(loop.context(), SIGHUP);
    std::function<void()> await_renewal = [&] {
        renewals.async_wait([&](const boost::system::error_code& error, int) {
            if (error) return;
            await_renewal();
            if (!options.tls) return;
            try {
                network.use_certificate(*options.tls);
                node.log.info("certificate read again");
            } catch (const std::runtime_error& failure) {
                node.log.error("the old certificate stays", {{"reason", failure.what()}});
            }
        });
    };
    await_renewal();
    std::function<void()> tidy = [&] {
        live_tables.tidy();
        spawn("rating games", rater.rate_all());
        spawn("sessions are tidied", people.sessions.tidy());
        loop.after(kTidyEvery, tidy);
    };
    loop.after(kTidyEvery, tidy);
    std::function<void()> tell_who_is_here = [&] {
        online_bots.tell();
        people.online.tell();
        loop.after(kTellWhoIsHereEvery, tell_who_is_here);
    };
    tell_who_is_here();
    std::function<void()> tell_again = [&] {
        tell_refusals();
        loop.after(kTellEvery, tell_again);
    };
    loop.after(kTellEvery, tell_again);
    const std::uint16_t port = network.port();  // which nobody can ask any more once it has stopped
    // Until the store can be read, and then once.
    std::function<void()> wake = [&] {
        spawn<bool>(live_tables.wake(), [&](auto, std::exception_ptr failed) {
            if (failed) {
                node.log.error("tables could not be taken up; trying again");
                return loop.after(kTidyEvery, wake);
            }
            health.is_awake();
            turn_teller.start();
            tournaments.begin();
            spawn("those who went while nobody was here", tournaments.say_missed_farewells());
            node.log.info("ready", {{"port", port}, {"tables", live_tables.tables_at_work()}});
        });
    };
    wake();
    ready(port);
    loop.run();
    if (bus != nullptr) bus->when_news_were_lost({});  // it outlives whom it would tell
    tell_refusals();
    node.log.info("ended");
}

}  // namespace wharf::server
