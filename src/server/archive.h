// Games that are over, and one's own: lists, records, chat of a table.
#pragma once

#include "server/hall.h"

namespace wharf::server {

class Archive {
 public:
    Archive(Node& node, People& people, Hall& hall) : node_(node), people_(people), hall_(hall) {}

    // Finished games, newest first: ?game=, ?player=, ?players=, ?before=, ?before_id=, ?limit=.
    Task<Response> finished(Request request, std::optional<Person> person);
    // The tables of a person: ?status=open|playing|over.
    Task<Response> mine(Request request, Person person);
    // The record of a game: whole once it is over; before, what the asker has been told.
    Task<Response> record(std::optional<Person> person, std::string table, std::string invite);
    Task<Response> chat(std::optional<Person> person, std::string table, std::string invite, Request request);

 private:
    Task<Response> list(std::vector<storage::Table> rows);

    Node& node_;
    People& people_;
    Hall& hall_;
};

}  // namespace wharf::server
