// The API over HTTP: which path does what, who may, and what every response carries.
#pragma once

#include <set>

#include "server/admin_api.h"
#include "server/archive.h"
#include "server/client.h"
#include "server/health.h"
#include "server/judged_games.h"
#include "server/online_bots.h"
#include "server/open_data.h"
#include "server/plans.h"
#include "server/quick_match.h"
#include "server/tournament_api.h"
#include "server/turn_teller.h"
#include "server/ways.h"
#include "server/web_files.h"

namespace wharf::server {

class Api final : public Site {
 public:
    Api(Node& node, People& people, LiveTables& live_tables, Tournaments& tournaments, QuickMatch& quick_match,
        RequestDispatcher& dispatcher, Archive& archive, JudgedGames& judged_games, OnlineBots& online_bots,
        House& house, AdminApi& admin, Ways& ways, TurnTeller& turn_teller, OpenData& open_data, const Health& health,
        const WebFiles& files)
        : node_(node),
          people_(people),
          live_tables_(live_tables),
          tournaments_(tournaments),
          tournament_api_(node, people, tournaments),
          quick_match_(quick_match),
          dispatcher_(dispatcher),
          archive_(archive),
          judged_games_(judged_games),
          plans_(node, live_tables),
          house_(house),
          admin_(admin),
          ways_(ways),
          turn_teller_(turn_teller),
          open_data_(open_data),
          online_bots_(online_bots),
          health_(health),
          files_(files) {}

    void answer(Request request, std::function<void(Response)> reply) override;

    // The server goes away: all clients are told.
    void send_off();

 private:
    using Path = std::vector<std::string>;

    Task<Response> route(Request request);
    Task<Response> api(Request request, Path path);
    Task<Response> people_api(Request request, Path path, std::optional<Person> person);
    Task<Response> notices_api(Request request, Path path, Person person);
    Task<Response> tables_api(Request request, Path path, std::optional<Person> person);
    Task<Response> table_action(Request request, Person person, std::string table, std::string action);
    Task<Response> open_socket(Person person, std::string address);
    Task<Response> open_stream(Request request, Path path, Person person);
    Response games() const;
    Response too_many_requests();
    bool has_too_many_open(const Person& person) const;

    Node& node_;
    People& people_;
    LiveTables& live_tables_;
    Tournaments& tournaments_;
    TournamentApi tournament_api_;
    QuickMatch& quick_match_;
    RequestDispatcher& dispatcher_;
    Archive& archive_;
    JudgedGames& judged_games_;
    Plans plans_;
    House& house_;
    AdminApi& admin_;
    Ways& ways_;
    TurnTeller& turn_teller_;
    OpenData& open_data_;
    OnlineBots& online_bots_;
    const Health& health_;
    const WebFiles& files_;
};

}  // namespace wharf::server
