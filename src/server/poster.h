// Posts to addresses that people gave: push services and webhooks. Over TLS alone, to public addresses alone, and
// nowhere else because the other side says so.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/destination.h"
#include "server/loop.h"
#include "server/task.h"

namespace wharf::server {

class Lookups;

// What came of it.
enum class Posted {
    taken,
    gone,     // there is nothing at this address any more: 404, 410
    refused,  // it will never be taken like this
    failed,   // perhaps the next time
};

struct Post {
    Destination to;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
    std::string for_whom;  // whose way it is
};

class Poster {
 public:
    // `reaches_private`: for tests, and for houses whose services stand beside them.
    Poster(Loop& loop, bool reaches_private);
    ~Poster();
    Poster(const Poster&) = delete;
    Poster& operator=(const Poster&) = delete;

    struct Answer {
        Posted posted = Posted::failed;
        std::string detail;  // for the log: a status, or what went wrong
    };
    Arrival<Answer> post(Post wanted);
    static constexpr std::chrono::seconds kLongest{15};  // that it takes, whatever the other side does

 private:
    Loop& loop_;
    std::unique_ptr<Lookups> lookups_;
    bool reaches_private_;
};

}  // namespace wharf::server
