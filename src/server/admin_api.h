// What those with a role ask: which path does what, and who may. The same for browsers, under /api/admin, and for the
// command line.
#pragma once

#include "server/house_administration.h"
#include "server/people_administration.h"
#include "server/reports.h"
#include "server/table_administration.h"

namespace wharf::server {

class AdminApi {
 public:
    AdminApi(Node& node, People& people, LiveTables& live_tables, House& house, AuditFeed& feed)
        : node_(node),
          persons(node, people, feed),
          tables(node, people, live_tables, feed),
          houses(node, people, house, feed),
          reports(node, people, live_tables, feed) {}

    using Path = std::vector<std::string>;  // behind /api/admin

    // In the name of somebody, whose role is looked up.
    Task<Response> answer(Request request, Path path, Person person);
    Task<Response> answer(Request request, Path path, Actor actor);

 private:
    Task<Response> users_api(Request request, Path path, Actor actor);
    Task<Response> tables_api(Request request, Path path, Actor actor);
    Task<Response> house_api(Request request, Path path, Actor actor);

    Node& node_;

 public:
    PeopleAdministration persons;
    TableAdministration tables;
    HouseAdministration houses;
    Reports reports;
};

}  // namespace wharf::server
