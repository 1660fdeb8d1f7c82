#include "server/node_messages.h"

#include "server/tokens.h"

namespace wharf::server {

namespace {

namespace json = boost::json;

// The largest message of ours is far smaller.
constexpr std::size_t kMostBytes = 1U << 20U;
// A flood of bad messages is counted, and told once in so long.
constexpr Time kTellEvery = 1000;

}  // namespace

NodeMessages::NodeMessages(Node& node, bus::Bus* bus) : node_(node), bus_(bus), self_(random_id(8)) {}

NodeMessages::~NodeMessages() { subscriptions_.clear(); }

void NodeMessages::publish(const std::string& topic, const std::string& fields) {
    try {
        bus_->publish(topic, R"({"node":")" + self_ + R"(","fields":)" + fields + "}");
        ++counts_.sent;
    } catch (const bus::Failure& failure) {
        ++counts_.failed;
        const Time now = now_ms();
        if (now - told_ < kTellEvery) return;
        told_ = now;
        node_.log.warning("other nodes could not be told", {{"topic", topic}, {"reason", failure.what()}});
    }
}

NodeMessages::Listening NodeMessages::listen(const std::string& topic, Read read) {
    const auto kept = std::make_shared<Read>(std::move(read));
    readers_[topic] = kept;
    if (bus_ == nullptr) return kept;
    // On a thread of the bus: no more than a copy, so that nothing can go wrong there.
    subscriptions_.push_back(bus_->subscribe(topic, [this, topic](std::string_view text) {
        if (text.size() > kMostBytes) text = "too large";
        node_.loop.post([this, weak = std::weak_ptr<bool>(alive_), topic, copy = std::string(text)] {
            if (!weak.expired()) hear(topic, copy);
        });
    }));
    return kept;
}

void NodeMessages::hear(const std::string& topic, const std::string& text) {
    boost::system::error_code error;
    const json::value value = json::parse(text, error);
    if (error) return refuse(topic, "no valid JSON: " + error.message());
    const json::object* message = value.if_object();
    const json::value* sender = message == nullptr ? nullptr : message->if_contains("node");
    const json::value* fields = message == nullptr ? nullptr : message->if_contains("fields");
    if (sender == nullptr || fields == nullptr || !sender->is_string())
        return refuse(topic, "must be an object with node and fields");
    const std::string from(sender->get_string());
    if (from == self_) return;
    ++counts_.heard;
    const std::shared_ptr<Read> read = readers_.at(topic).lock();
    if (read == nullptr) return;
    try {
        const std::string fault = (*read)(from, *fields);
        if (!fault.empty()) refuse(topic, fault);
    } catch (const std::exception& failure) {
        refuse(topic, failure.what());
    }
}

void NodeMessages::refuse(const std::string& topic, const std::string& reason) {
    ++counts_.bad;
    const Time now = now_ms();
    if (now - told_ < kTellEvery) return;
    told_ = now;
    node_.log.warning("a message on the bus is none of ours",
                      {{"topic", topic}, {"reason", reason}, {"bad", counts_.bad}});
}

}  // namespace wharf::server
