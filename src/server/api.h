// The API over HTTP: which path does what, who may, and what every response carries.
#pragma once

#include <set>

#include "server/archive.h"
#include "server/client.h"
#include "server/web_files.h"

namespace wharf::server {

class Api final : public Site {
 public:
    Api(Node& node, People& people, Hall& hall, Desk& desk, Archive& archive, const WebFiles& files)
        : node_(node), people_(people), hall_(hall), desk_(desk), archive_(archive), files_(files) {}

    void answer(Request request, std::function<void(Response)> reply) override;

    // The server goes away: all clients are told.
    void send_off();

 private:
    using Path = std::vector<std::string>;

    Task<Response> route(Request request);
    Task<Response> api(Request request, Path path);
    Task<Response> people_api(Request request, Path path, std::optional<Person> person);
    Task<Response> tables_api(Request request, Path path, std::optional<Person> person);
    Task<Response> table_action(Request request, Person person, std::string table, std::string action);
    Task<Response> open_socket(Person person);
    Task<Response> open_stream(Request request, Path path, Person person);
    Task<Response> mute(Request request, Person person);
    Response games() const;

    Node& node_;
    People& people_;
    Hall& hall_;
    Desk& desk_;
    Archive& archive_;
    const WebFiles& files_;
    void remember(const std::shared_ptr<Listener>& listener);

    std::vector<std::weak_ptr<Listener>> connected_;
    std::size_t forget_at_ = 64;  // connections that are gone are forgotten when there are so many
    RateLimit requests_{300, 1200};
};

}  // namespace wharf::server
