// Asks a house from the command line, beside a server that runs or in its place.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cli/admin_answers.h"
#include "server/admin_visit.h"
#include "storage/sql.h"

namespace wharf::cli::administration {

struct House {
    std::string data = "data";
    std::string postgres;
    bool as_json = false;
};

class Visit {
 public:
    // Throws CommandError where there is no database, or it is not of this program's making.
    explicit Visit(const House& house);

    bool as_json() const { return as_json_; }

    // What is answered. Throws CommandError with the sentence of a refusal.
    boost::json::object get(std::vector<std::string> path, std::map<std::string, std::string> query = {});
    boost::json::object post(std::vector<std::string> path, const boost::json::object& body);
    boost::json::object ask(const std::string& method, std::vector<std::string> path,
                            std::map<std::string, std::string> query, std::string body);

    // By name, or by id.
    std::string id_of(const std::string& name);

 private:
    bool as_json_;
    std::unique_ptr<storage::Store> store_;
    std::unique_ptr<server::AdminVisit> visit_;
};

}  // namespace wharf::cli::administration
