// A listener for tests, who keeps what he hears.
#pragma once

#include <boost/json.hpp>
#include <set>
#include <vector>

#include "server/listener.h"

namespace wharf::server {

class Ear final : public Listener {
 public:
    explicit Ear(std::string user) : user_(std::move(user)) {}

    void deliver(std::shared_ptr<const std::string> message) override { messages.push_back(*message); }
    const std::string& user() const override { return user_; }
    bool has_muted(const std::string& user) const override { return muted.contains(user); }
    void send_off() override {}

    // What came since the last time, or since the beginning.
    std::vector<std::string> take() { return std::exchange(messages, {}); }

    std::vector<std::string> messages;
    std::set<std::string> muted;

 private:
    std::string user_;
};

}  // namespace wharf::server
