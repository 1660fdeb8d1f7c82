#include "cli/admin_visit.h"

#include <pwd.h>
#include <unistd.h>

#include <filesystem>

#include "cli/command.h"
#include "storage/migrations.h"
#include "storage/postgres.h"
#include "storage/sqlite.h"

namespace wharf::cli::administration {

namespace json = boost::json;

namespace {

std::string operator_name() {
    const passwd* who = getpwuid(getuid());
    return who == nullptr ? std::to_string(getuid()) : who->pw_name;
}

// A server that runs is of the same making, or this program leaves its database alone.
void check(storage::Connection& connection) {
    const auto version = storage::stored_version(connection);
    if (version == storage::schema_version()) return;
    throw CommandError(kMachineFailed,
                       "the database is of another version of Wharf; wharf serve brings an older one up to date");
}

}  // namespace

Visit::Visit(const House& house) : as_json_(house.as_json) {
    if (house.postgres.empty()) {
        const std::string file = (std::filesystem::path(house.data) / "wharf.sqlite").string();
        if (!std::filesystem::exists(file))
            throw CommandError(kMachineFailed, "there is no database at " + file + " (see --data)");
        check(*storage::sqlite_connector(file)->connect());
        store_ = storage::open_sqlite(file);
    } else {
        check(*storage::postgres_connector(house.postgres)->connect());
        store_ = storage::open_postgres(house.postgres);
    }
    visit_ = std::make_unique<server::AdminVisit>(*store_, operator_name());
}

json::object Visit::get(std::vector<std::string> path, std::map<std::string, std::string> query) {
    return ask("GET", std::move(path), std::move(query), "");
}

json::object Visit::post(std::vector<std::string> path, const json::object& body) {
    return ask("POST", std::move(path), {}, json::serialize(body));
}

json::object Visit::ask(const std::string& method, std::vector<std::string> path,
                        std::map<std::string, std::string> query, std::string body) {
    server::Request request;
    request.method = method;
    request.query = std::move(query);
    request.body = std::move(body);
    const server::Response response = visit_->ask(std::move(request), std::move(path));
    json::object answer = json::parse(*response.body).as_object();
    if (const json::value* error = answer.if_contains("error"))
        throw CommandError(kMoveRefused, sentence_of(error->as_object()));
    return answer;
}

std::string Visit::id_of(const std::string& name) {
    if (const auto user = store_->user_named(name)) return user->id;
    const auto user = store_->user(name);
    if (!user || user->deleted != 0) throw CommandError(kBadCommandLine, "there is nobody called " + name);
    return user->id;
}

}  // namespace wharf::cli::administration
