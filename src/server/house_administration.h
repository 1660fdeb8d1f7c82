// What those who look after a house do to the house itself: announcements, who may come in, invitations, limits; and
// what they see of it: figures, and the audit log.
#pragma once

#include "server/actor.h"
#include "server/audit_feed.h"

namespace wharf::server {

class HouseAdministration {
 public:
    HouseAdministration(Node& node, People& people, House& house, AuditFeed& feed)
        : node_(node), people_(people), house_(house), feed_(feed) {}

    Response announcements() const;
    Task<Response> announce(Request request, Actor actor);
    Task<Response> end_announcement(Actor actor, std::string id);
    Response rules() const;
    Task<Response> set_rules(Request request, Actor actor);
    Task<Response> invitations();
    Task<Response> invite(Request request, Actor actor);
    Task<Response> end_invitation(Actor actor, std::string code);
    Task<Response> statistics();
    // ?before= a number, ?user= an id.
    Task<Response> audit(Request request);

 private:
    Task<Response> write(std::vector<storage::Write> writes, const protocol::ErrorKind& missing,
                         const protocol::ErrorKind& too_many = errors::kTooMany, int status = 200);

    Node& node_;
    People& people_;
    House& house_;
    AuditFeed& feed_;
};

}  // namespace wharf::server
