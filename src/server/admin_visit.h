// Somebody with the command line looks after the house: the same requests as those of browsers, without a server,
// beside one that runs or in its place.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/http.h"
#include "storage/store.h"

namespace wharf::server {

class AdminVisit {
 public:
    // `via` is whose command line it is.
    AdminVisit(storage::Store& store, std::string via);
    ~AdminVisit();
    AdminVisit(const AdminVisit&) = delete;
    AdminVisit& operator=(const AdminVisit&) = delete;

    // What is under /api/admin.
    Response ask(Request request, std::vector<std::string> path);

 private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
    std::string via_;
};

}  // namespace wharf::server
