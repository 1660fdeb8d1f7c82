// What those who look after a house do to people: find, look, give roles, ban, silence, new passwords, delete, export.
#pragma once

#include "server/actor.h"
#include "server/audit_feed.h"

namespace wharf::server {

class PeopleAdministration {
 public:
    PeopleAdministration(Node& node, People& people, AuditFeed& feed);

    // ?search= a part of the name, ?only=roles or sanctions.
    Task<Response> list(Request request);
    Task<Response> look(Actor actor, std::string user);
    Task<Response> set_role(Request request, Actor actor, std::string user);
    Task<Response> sanction(Request request, Actor actor, std::string user, storage::SanctionKind kind);
    // A new one that nobody has chosen, shown once.
    Task<Response> reset_password(Request request, Actor actor, std::string user);
    Task<Response> remove(Request request, Actor actor, std::string user);
    Task<Response> export_data(Request request, Actor actor, std::string user);
    // Everybody his own.
    Task<Response> export_own(Person person);

 private:
    Task<Response> write(storage::Write wanted, const protocol::ErrorKind& conflict = errors::kTryAgain);
    Task<std::vector<protocol::PersonInfo>> shown(std::vector<storage::User> users);
    Task<Response> document_of(std::string user);

    Node& node_;
    People& people_;
    AuditFeed& feed_;
    RateLimit exports_{3, 2};
    Workers exporters_;  // one after the other: who has played thousands of games keeps no reader from the others
};

}  // namespace wharf::server
