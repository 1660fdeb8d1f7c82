// Reports: what people say of others or of their words, the queue of those who look after the house, and answers.
#pragma once

#include "server/actor.h"
#include "server/audit_feed.h"

namespace wharf::server {

class Reports {
 public:
    Reports(Node& node, People& people, LiveTables& live_tables, AuditFeed& feed)
        : node_(node), people_(people), live_tables_(live_tables), feed_(feed) {}

    void share_limits(SharedLimits& shared);

    Task<Response> make(Request request, Person person);
    // One's own, with their answers.
    Task<Response> mine(Request request, Person person);
    // All that somebody may answer: ?only=open.
    Task<Response> queue(Request request, Actor actor);
    Task<Response> answer(Request request, Actor actor, std::string id);

 private:
    Task<Response> list(std::vector<storage::Report> reports, bool for_all);

    Node& node_;
    People& people_;
    LiveTables& live_tables_;
    AuditFeed& feed_;
    RateLimit rate_{5, 5};
};

}  // namespace wharf::server
