#include "server/admin_visit.h"

#include <boost/asio/io_context.hpp>
#include <optional>
#include <stdexcept>

#include "server/admin_api.h"
#include "server/tokens.h"

namespace wharf::server {

struct AdminVisit::Inside {
    explicit Inside(storage::Store& store)
        : node(loop, store, Log(Importance::error), {}),
          messages(node, nullptr),
          people(node, messages),
          live_tables(node, people, messages),
          house(node),
          feed(node, people, live_tables, house, messages),
          admin(node, people, live_tables, house, feed) {
        node.draining = true;  // tables are looked at, and not looked after
    }

    Loop loop;
    Node node;
    NodeMessages messages;
    People people;
    LiveTables live_tables;
    House house;
    AuditFeed feed;
    AdminApi admin;
};

AdminVisit::AdminVisit(storage::Store& store, std::string via) : via_(std::move(via)) {
    prepare_secrets();
    inside_ = std::make_unique<Inside>(store);
}

AdminVisit::~AdminVisit() = default;

Response AdminVisit::ask(Request request, std::vector<std::string> path) {
    std::optional<Response> answer;
    std::exception_ptr thrown;
    Loop& loop = inside_->loop;
    spawn<Response>(inside_->admin.answer(std::move(request), std::move(path), Actor{"", via_}),
                    [&](std::optional<Response> given, std::exception_ptr failed) {
                        answer = std::move(given);
                        thrown = failed;
                        loop.stop();
                    });
    if (!answer && !thrown) loop.run();
    loop.context().restart();
    if (thrown) std::rethrow_exception(thrown);
    return std::move(*answer);
}

}  // namespace wharf::server
