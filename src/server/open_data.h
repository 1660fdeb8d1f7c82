// Games for everybody: every finished game that was public, by game and month, a record a line, compressed while it is
// sent. Nothing is made before somebody asks, and no more of it at a time than fits into a few messages.
#pragma once

#include <map>
#include <mutex>

#include "server/people.h"
#include "server/rate_limit.h"

namespace wharf::server {

class OpenData {
 public:
    explicit OpenData(Node& node);

    void share_limits(SharedLimits& shared) const;

    // Which months there are, and how many games in each.
    Task<Response> index();
    // "tortuga", "2026-11.ndjson.gz".
    Task<Response> month(Request request, std::string game, std::string file);
    // Whether somebody's name stands there; and that it shall, or not.
    Task<Response> show_named(Person person);
    Task<Response> set_named(Request request, Person person);

 private:
    // Months that are on their way, by who asked: whoever takes his slowly leaves room for others. One may be let go of
    // on any thread.
    struct UnderWay {
        std::mutex mutex;
        int all = 0;
        std::map<std::string, int> of_address;
    };
    struct Download;

    Node& node_;
    Workers writers_;  // one after the other: whoever plays comes first
    std::shared_ptr<UnderWay> under_way_ = std::make_shared<UnderWay>();
    std::shared_ptr<RateLimit> downloads_ = std::make_shared<RateLimit>(20, 2);  // from one address
    std::shared_ptr<const std::string> index_;
    Time index_made_ = 0;
};

}  // namespace wharf::server
