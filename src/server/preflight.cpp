#include "server/preflight.h"

#include <unistd.h>

#include <boost/asio/ssl/context.hpp>
#include <chrono>
#include <filesystem>
#include <memory>
#include <thread>
#include <type_traits>

#include "bus/nats.h"
#include "server/descriptors.h"
#include "server/listening.h"
#include "server/messenger.h"
#include "server/tls.h"
#include "server/web_files.h"
#include "storage/migrations.h"
#include "storage/postgres.h"
#include "storage/sqlite.h"

namespace wharf::server {

namespace {

namespace fs = std::filesystem;

// A NATS server that is there answers sooner.
constexpr std::chrono::seconds kBusPatience{5};
constexpr std::chrono::milliseconds kBusLook{20};

std::string listens(const Address& address) {
    Loop loop;
    try {
        const Listening listening(loop, address);
        return address.host + (listening.port() == 0 ? "" : ", port " + std::to_string(listening.port()));
    } catch (const AddressInUse&) {
        return address.host + ", port " + std::to_string(address.port) + " is in use now, by a running server perhaps";
    }
}

std::string certified(const Tls& tls) {
    const auto context = tls_context(tls);
    const X509* certificate = SSL_CTX_get0_certificate(context->native_handle());
    const ASN1_TIME* end = X509_get0_notAfter(certificate);
    const std::unique_ptr<BIO, decltype(&BIO_free)> text(BIO_new(BIO_s_mem()), BIO_free);
    ASN1_TIME_print(text.get(), end);
    char* bytes = nullptr;
    const long size = BIO_get_mem_data(text.get(), &bytes);
    const std::string until(bytes, static_cast<std::size_t>(size));
    if (X509_cmp_current_time(end) < 0) throw std::runtime_error(tls.certificate_file + " has expired on " + until);
    return tls.certificate_file + " until " + until;
}

std::string schema_of(storage::Connection& connection) {
    const std::optional<int> stored = storage::stored_version(connection);
    const int own = storage::schema_version();
    if (!stored) return "nothing in it yet";
    const std::string found = "schema " + std::to_string(*stored);
    if (*stored == own) return found;
    if (*stored < own) return found + ", to be brought to " + std::to_string(own);
    throw std::runtime_error("of a newer Wharf, " + found + "; this one knows up to " + std::to_string(own));
}

std::string kept_in_folder(const fs::path& folder) {
    if (!fs::exists(folder)) {
        const fs::path parent = fs::absolute(folder).lexically_normal().parent_path();
        if (access(parent.c_str(), W_OK | X_OK) != 0)
            throw std::runtime_error(folder.string() + " is not there and cannot be made");
        return folder.string() + " is not there yet and can be made";
    }
    if (access(folder.c_str(), R_OK | W_OK | X_OK) != 0)
        throw std::runtime_error(folder.string() + " cannot be written by this user");
    const fs::path file = folder / "wharf.sqlite";
    if (!fs::exists(file)) return folder.string() + " is there, the database is not yet";
    return folder.string() + ", " + schema_of(*storage::sqlite_connector(file.string())->connect());
}

std::string kept_in_postgres(const std::string& url) {
    return "PostgreSQL, " + schema_of(*storage::postgres_connector(url)->connect());
}

// Throws where there can be no such bus.
Finding joined(const std::string& urls) {
    const auto bus = bus::nats_bus(urls);
    for (const auto end = std::chrono::steady_clock::now() + kBusPatience; !bus->is_connected();) {
        if (std::chrono::steady_clock::now() >= end)
            return {"bus", Verdict::away, "NATS does not answer, or not to this name; nodes start without it"};
        std::this_thread::sleep_for(kBusLook);
    }
    return {"bus", Verdict::good, "NATS answers"};
}

// Not whether it answers: a relay that is away keeps nobody from playing.
std::string sent_through(const MessengerOptions& wanted) {
    const MessengerOptions options = checked(wanted);
    const MailRelay relay = mail_relay(options.smtp, options.mail_from);
    return relay.host + ", port " + std::to_string(relay.port) + ", from " + relay.from + ", with links to " +
           options.public_url;
}

std::string shown(const std::string& folder) {
    const WebFiles files(folder);
    return folder.empty() ? "inside the program" : folder;
}

std::string descriptors(const ServerOptions& options) {
    const int each = options.tls ? kDescriptorsTls : kDescriptorsPlain;
    const std::int64_t found = raise_descriptor_limit(descriptors_for(options.limits, each));
    return std::to_string(fitted(options.limits, found, each).connections) + " connections with " +
           std::to_string(found) + " file descriptors";
}

}  // namespace

std::vector<Finding> preflight(const ServerOptions& options) {
    std::vector<Finding> findings;
    const auto look = [&](const char* subject, const auto& found) {
        try {
            if constexpr (std::is_same_v<decltype(found()), Finding>)
                findings.push_back(found());
            else
                findings.push_back({subject, Verdict::good, found()});
        } catch (const std::exception& failure) {
            findings.push_back({subject, Verdict::wrong, failure.what()});
        }
    };
    look("address", [&] { return listens(options.address); });
    if (options.tls) look("certificate", [&] { return certified(*options.tls); });
    look("database",
         [&] { return options.postgres.empty() ? kept_in_folder(options.data) : kept_in_postgres(options.postgres); });
    if (!options.nats.empty()) look("bus", [&] { return joined(options.nats); });
    if (options.metrics_port != 0) look("metrics", [&] { return listens({"127.0.0.1", options.metrics_port}); });
    if (!options.messenger.smtp.empty())
        look("mail", [&] { return sent_through(options.messenger); });
    else if (!options.messenger.public_url.empty())
        look("public address", [&] { return checked(options.messenger).public_url; });
    look("web client", [&] { return shown(options.web); });
    look("connections", [&] { return descriptors(options); });
    return findings;
}

}  // namespace wharf::server
