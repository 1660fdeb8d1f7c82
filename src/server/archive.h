// Games that are over, and one's own: lists, records, chat of a table.
#pragma once

#include "match/circumstances.h"
#include "server/live_tables.h"

namespace wharf::server {

class Archive {
 public:
    Archive(Node& node, People& people, LiveTables& live_tables)
        : node_(node), people_(people), live_tables_(live_tables) {}

    // Finished games, newest first: ?game=, ?player=, ?players=, ?before=, ?before_id=, ?limit=.
    Task<Response> finished(Request request, std::optional<Person> person);
    // The tables of a person: ?status=open|playing|over.
    Task<Response> mine(Request request, Person person);
    // The record of a game: whole once it is over; before, what the asker has been told.
    Task<Response> record(std::optional<Person> person, std::string table, std::string invite);
    // What a game has done to the ratings of those who played it, and why.
    Task<Response> ratings(std::optional<Person> person, std::string id, std::string invite);
    Task<Response> chat(std::optional<Person> person, std::string table, std::string invite, Request request);

 private:
    Task<Response> list(std::vector<storage::TableRow> rows);
    boost::json::object listed(const storage::TableRow& row) const;
    // Of a game that is over. Games of the catalogue stay.
    Task<match::Circumstances> circumstances(std::string table, const match::AnyGame& game, Setup setup,
                                             std::vector<std::string> users);

    Node& node_;
    People& people_;
    LiveTables& live_tables_;
};

}  // namespace wharf::server
