// Somebody at the other end of an outbox who follows tables.
#pragma once

#include <memory>
#include <string>

namespace wharf::server {

class Listener {
 public:
    virtual ~Listener() = default;
    virtual void deliver(std::shared_ptr<const std::string> message) = 0;
    virtual const std::string& user() const = 0;
    // Whether this listener does not want to read what somebody says.
    virtual bool has_muted(const std::string& user) const = 0;
    virtual void mute(const std::string&, bool) {}
    // The server goes away: says so, and closes.
    virtual void send_off() = 0;
};

}  // namespace wharf::server
