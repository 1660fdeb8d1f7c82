// wharf serve: people play over the network.
#include "cli/serve.h"

#include <fmt/format.h>

#include <thread>

#include "cli/output.h"
#include "cli/settings.h"
#include "server/preflight.h"
#include "server/server.h"

namespace wharf::cli {

namespace {

struct ServeOptions {
    server::ServerOptions options;
    server::Tls tls;
    std::string log = "info";
    bool only_checks = false;
};

// As it stands in an address of the web: an IPv6 address in brackets.
std::string in_url(const std::string& host) { return host.find(':') == std::string::npos ? host : "[" + host + "]"; }

void tell_where(const server::ServerOptions& options, std::uint16_t port) {
    const char* scheme = options.tls ? "https" : "http";
    print(port == 0 ? fmt::format("Wharf listens at {}\n", options.address.host)
                    : fmt::format("Wharf is at {}://{}:{}/\n", scheme, in_url(options.address.host), port));
    flush_output();
}

std::string_view word_for(server::Verdict verdict) {
    switch (verdict) {
        case server::Verdict::good: return "ok   ";
        case server::Verdict::away: return "away ";
        case server::Verdict::wrong: break;
    }
    return "wrong";
}

void check(const server::ServerOptions& options) {
    int wrong = 0;
    for (const server::Finding& finding : server::preflight(options)) {
        print(fmt::format("{}  {}: {}\n", word_for(finding.verdict), finding.subject, finding.detail));
        wrong += finding.verdict == server::Verdict::wrong ? 1 : 0;
    }
    flush_output();
    if (wrong > 0) throw CommandError(kMachineFailed, "a server could not start like this");
}

void run_serve(ServeOptions wanted) {
    if (wanted.tls.certificate_file.empty() != wanted.tls.key_file.empty())
        throw CommandError(kBadCommandLine, "--certificate and --key go together");
    if (!wanted.options.nats.empty() && wanted.options.postgres.empty())
        throw CommandError(kBadCommandLine, "--nats joins nodes that share a database: it needs --postgres");
    if (!wanted.tls.key_file.empty()) wanted.options.tls = wanted.tls;
    if (wanted.log == "warning") wanted.options.log = server::Importance::warning;
    if (wanted.log == "error") wanted.options.log = server::Importance::error;
    try {
        if (wanted.only_checks) return check(wanted.options);
        server::serve(wanted.options, [&](std::uint16_t port) { tell_where(wanted.options, port); });
    } catch (const CommandError&) {
        throw;
    } catch (const std::runtime_error& failure) {
        throw CommandError(kMachineFailed, failure.what());
    }
}

}  // namespace

void add_serve(CLI::App& app) {
    CLI::App* command = app.add_subcommand("serve", "Serve games to browsers and programs");
    auto wanted = std::make_shared<ServeOptions>();
    server::ServerOptions& options = wanted->options;
    options.address.port = 8080;
    options.address.may_be_handed_over = true;
    options.node.thinkers = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    command
        ->add_option("--host", options.address.host,
                     "Name or address to listen at, or unix:/path; 0.0.0.0 or :: for all")
        ->capture_default_str();
    command->add_option("--port", options.address.port, "Port; 0 takes a free one")->capture_default_str();
    command->add_option("--data", options.data, "Folder for the database")->capture_default_str()->take_last();
    command->add_option("--postgres", options.postgres,
                        "URL of a PostgreSQL database that several nodes share, instead of a folder");
    command->add_option("--nats", options.nats, "URLs of the NATS that joins these nodes");
    command->add_option("--web", options.web, "Folder of the web client, instead of the one inside the program");
    command->add_option("--metrics", options.metrics_port, "Port for /metrics, on this machine only");
    command->add_option("--thinkers", options.node.thinkers, "Computer players that think at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command
        ->add_option("--patience", options.node.patience,
                     "Seconds until a computer player takes over who is away from a table without clock")
        ->capture_default_str()
        ->check(CLI::Range(1, 86'400));
    command
        ->add_option("--turn-delay", options.node.turn_delay,
                     "Seconds a turn waits before somebody who is away is told of it")
        ->capture_default_str()
        ->check(CLI::Range(0, 86'400));
    command->add_option("--public-url", options.messenger.public_url,
                        "Where people find this server, as https://wharf.example.org: letters link to it");
    command->add_option("--smtp", options.messenger.smtp,
                        "URL of a mail relay: smtps://user@host, smtp://host (STARTTLS), smtp+plain://localhost");
    command->add_option("--mail-from", options.messenger.mail_from, "The address that mail comes from");
    command->add_flag("--reach-private", options.messenger.reaches_private,
                      "Push services and webhooks may stand in private networks: for tests");
    const auto keep = [&](const char* name, std::int64_t& days, const char* what) {
        command->add_option(name, days, what)->capture_default_str()->check(CLI::Range(0, 36'500));
    };
    keep("--keep-guests", options.keep.guests,
         "Days after which a guest who cannot come back loses his name; 0: never");
    keep("--keep-abandoned", options.keep.abandoned,
         "Days after which a table that was given up before it began is deleted; 0: never");
    keep("--keep-unfinished", options.keep.unfinished,
         "Days without a move after which a game without clock is deleted; 0: never");
    keep("--keep-games", options.keep.games, "Days after which a finished game is deleted; 0: never");
    keep("--keep-cancelled", options.keep.cancelled, "Days after which a tournament that was called off is; 0: never");
    keep("--keep-tournaments", options.keep.tournaments, "Days after which one that is over is; 0: never");
    command->add_option("--certificate", wanted->tls.certificate_file, "Certificate chain (PEM): serve TLS");
    command->add_option("--key", wanted->tls.key_file, "Private key (PEM)");
    command->add_option("--log", wanted->log, "info, warning or error")
        ->check(CLI::IsMember({"info", "warning", "error"}));
    command->add_flag("--trust-proxy", options.trust_proxy,
                      "A proxy in front says who the client is (X-Forwarded-For)");
    command->add_flag("--unlimited", options.node.unlimited_rate, "No rate limits: for measuring");
    command->add_flag("--check", wanted->only_checks, "Only look whether a server could start like this");
    add_settings(*command);
    command->callback([wanted, command] {
        refuse_passwords(*command);
        read_settings(*command);
        run_serve(*wanted);
    });
}

}  // namespace wharf::cli
