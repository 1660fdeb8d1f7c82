#include "server/admin_api.h"

namespace wharf::server {

namespace {

constexpr std::size_t kLongestPart = 64;

}  // namespace

Task<Response> AdminApi::answer(Request request, Path path, Person person) {
    const std::string id = person.id;
    auto user_read = node_.read([id](storage::Store& store) { return store.user(id); });
    const auto user = co_await user_read;
    const bool has_role = user && user->deleted == 0 && user->role != storage::Role::person;
    if (!has_role) co_return error_response(errors::kForbidden());
    // A token plays; who has found one shall not rule the house with it.
    if (person.by_api_token) co_return error_response(errors::kTokenCannot());
    Actor actor{user->id, "", user->role};
    co_return co_await answer(std::move(request), std::move(path), std::move(actor));
}

Task<Response> AdminApi::answer(Request request, Path path, Actor actor) {
    for (const std::string& part : path)
        if (part.empty() || part.size() > kLongestPart) co_return error_response(errors::kNoSuchPage());
    if (path.empty()) co_return error_response(errors::kNoSuchPage());
    const bool gets = request.method == "GET";
    if (path[0] == "users") co_return co_await users_api(std::move(request), std::move(path), std::move(actor));
    if (path[0] == "tables") co_return co_await tables_api(std::move(request), std::move(path), std::move(actor));
    if (path[0] == "reports" && path.size() == 1 && gets)
        co_return co_await reports.queue(std::move(request), std::move(actor));
    if (path[0] == "reports" && path.size() == 3 && path[2] == "answer" && request.method == "POST")
        co_return co_await reports.answer(std::move(request), std::move(actor), path[1]);
    if (path[0] == "statistics" && path.size() == 1 && gets) co_return co_await houses.statistics();
    if (path[0] == "audit" && path.size() == 1 && gets) co_return co_await houses.audit(std::move(request));
    co_return co_await house_api(std::move(request), std::move(path), std::move(actor));
}

Task<Response> AdminApi::users_api(Request request, Path path, Actor actor) {
    if (path.size() <= 2 && request.method != "GET") co_return error_response(errors::kWrongMethod());
    if (path.size() == 1) co_return co_await persons.list(std::move(request));
    if (path.size() == 2) co_return co_await persons.look(std::move(actor), path[1]);
    if (path.size() != 3) co_return error_response(errors::kNoSuchPage());
    if (request.method != "POST") co_return error_response(errors::kWrongMethod());
    const std::string user = path[1];
    const std::string& deed = path[2];
    if (deed == "role") co_return co_await persons.set_role(std::move(request), std::move(actor), user);
    if (deed == "ban")
        co_return co_await persons.sanction(std::move(request), std::move(actor), user, storage::SanctionKind::ban);
    if (deed == "silence")
        co_return co_await persons.sanction(std::move(request), std::move(actor), user, storage::SanctionKind::silence);
    if (deed == "password") co_return co_await persons.reset_password(std::move(request), std::move(actor), user);
    if (deed == "delete") co_return co_await persons.remove(std::move(request), std::move(actor), user);
    if (deed == "export") co_return co_await persons.export_data(std::move(request), std::move(actor), user);
    co_return error_response(errors::kNoSuchPage());
}

Task<Response> AdminApi::tables_api(Request request, Path path, Actor actor) {
    const bool gets = request.method == "GET";
    const bool posts = request.method == "POST";
    if (path.size() == 1 && gets) co_return co_await tables.list(std::move(request));
    if (path.size() == 2 && gets) co_return co_await tables.look(std::move(request), path[1]);
    if (path.size() == 3 && path[2] == "close" && posts)
        co_return co_await tables.close(std::move(request), std::move(actor), path[1]);
    if (path.size() == 5 && path[2] == "chat" && path[4] == "delete" && posts)
        co_return co_await tables.remove_line(std::move(request), std::move(actor), path[1], path[3]);
    co_return error_response(path.size() <= 2 ? errors::kWrongMethod() : errors::kNoSuchPage());
}

Task<Response> AdminApi::house_api(Request request, Path path, Actor actor) {
    const std::string part = path[0];
    if (part != "announcements" && part != "rules" && part != "invitations")
        co_return error_response(errors::kNoSuchPage());
    if (!actor.is_administrator()) co_return error_response(errors::kForbidden());
    const bool is_whole = path.size() == 1;
    const bool gets = is_whole && request.method == "GET";
    const bool posts = is_whole && request.method == "POST";
    const bool deletes = path.size() == 2 && request.method == "DELETE";
    if (part == "announcements") {
        if (gets) co_return houses.announcements();
        if (posts) co_return co_await houses.announce(std::move(request), std::move(actor));
        if (deletes) co_return co_await houses.end_announcement(std::move(actor), path[1]);
    } else if (part == "rules") {
        if (gets) co_return houses.rules();
        if (is_whole && request.method == "PUT")
            co_return co_await houses.set_rules(std::move(request), std::move(actor));
    } else {
        if (gets) co_return co_await houses.invitations();
        if (posts) co_return co_await houses.invite(std::move(request), std::move(actor));
        if (deletes) co_return co_await houses.end_invitation(std::move(actor), path[1]);
    }
    co_return error_response(errors::kWrongMethod());
}

}  // namespace wharf::server
