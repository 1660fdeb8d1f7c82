// Messages between the nodes that serve the same tables: JSON objects on topics, told to all other nodes, never to the
// one that sent them. Whatever comes over the bus is checked here: what is no message of ours is logged, counted and
// dropped. They may get lost: the truth is in the store, they say that it is worth reading.
#pragma once

#include <atomic>
#include <boost/json.hpp>
#include <map>
#include <memory>

#include "bus/bus.h"
#include "protocol/fields.h"
#include "server/node.h"

namespace wharf::server {

class NodeMessages {
 public:
    // `bus` may be null: this node is alone, and nothing is sent.
    NodeMessages(Node& node, bus::Bus* bus);
    ~NodeMessages();

    // The name of this node.
    const std::string& self() const { return self_; }
    bool is_alone() const { return bus_ == nullptr; }

    // A message is a described struct with its topic, T::kTopic. From the loop. What cannot be told is logged and
    // counted.
    template <class T>
    void send(const T& fields) {
        if (bus_ != nullptr) publish(std::string(T::kTopic), protocol::to_text(fields));
    }

    // Who listens keeps this, as the last of its members: without it nothing is heard any more.
    using Listening = std::shared_ptr<const void>;
    // `heard(sender, fields)` runs on the loop, for every message of another node. One for each topic.
    template <class T>
    [[nodiscard]] Listening on(std::function<void(const std::string& sender, const T& fields)> heard) {
        return listen(std::string(T::kTopic),
                      [heard = std::move(heard)](const std::string& sender, const auto& fields) {
                          T read_into;
                          protocol::Fault fault;
                          protocol::read(fields, read_into, {}, fault);
                          if (fault.found()) return fault.problem()->facts();
                          heard(sender, read_into);
                          return std::string();
                      });
    }

    struct Counts {
        std::uint64_t sent = 0;
        std::uint64_t heard = 0;
        std::uint64_t bad = 0;     // heard, and no message of ours
        std::uint64_t failed = 0;  // could not be sent
    };
    const Counts& counts() const { return counts_; }
    // A message, or a job, that is none of ours.
    void refuse(const std::string& topic, const std::string& reason);

 private:
    // Returns what is wrong with the fields, or nothing.
    using Read = std::function<std::string(const std::string& sender, const boost::json::value& fields)>;

    void publish(const std::string& topic, const std::string& fields);
    Listening listen(const std::string& topic, Read read);
    void hear(const std::string& topic, const std::string& text);

    Node& node_;
    bus::Bus* bus_;
    std::string self_;
    Counts counts_;
    Time told_ = 0;  // when the log was last told of bad messages
    std::map<std::string, std::weak_ptr<Read>> readers_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    std::vector<std::unique_ptr<bus::Subscription>> subscriptions_;
};

}  // namespace wharf::server
