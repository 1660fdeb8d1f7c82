#include "server/house.h"

#include "protocol/messages.h"
#include "server/time.h"

namespace wharf::server {

namespace {

namespace json = boost::json;

std::vector<protocol::Announcement> shown_of(const std::vector<storage::Announcement>& stored) {
    std::vector<protocol::Announcement> list;
    for (const storage::Announcement& one : stored) list.push_back({one.id, one.at, one.until, one.text});
    return list;
}

}  // namespace

House::House(Node& node) : node_(node), announcements_(shown_of(node.store.announcements(now_ms()))) {
    node_.rules = rules_of(node_.store.house_rules());
}

std::vector<protocol::Announcement> House::current() const {
    std::vector<protocol::Announcement> list = announcements_;
    const Time now = now_ms();
    std::erase_if(list, [&](const protocol::Announcement& one) { return one.until != 0 && one.until <= now; });
    return list;
}

protocol::House House::shown() const {
    return {node_.rules.sign_up, node_.rules.guests, current(), node_.options.sends_mail};
}

std::string House::message() const { return protocol::message(protocol::Announcements{current()}); }

std::shared_ptr<const std::string> House::greeting() const {
    return current().empty() ? nullptr : std::make_shared<const std::string>(message());
}

Task<bool> House::read() {
    struct Read {
        std::vector<storage::HouseRule> rules;
        std::vector<storage::Announcement> announcements;
    };
    auto house_read =
        node_.read([](storage::Store& store) { return Read{store.house_rules(), store.announcements(now_ms())}; });
    const Read found = co_await house_read;
    node_.rules = rules_of(found.rules);
    const std::string before = message();
    announcements_ = shown_of(found.announcements);
    const auto after = std::make_shared<const std::string>(message());
    if (*after == before) co_return false;
    for (const auto& receiver : node_.connections->listening()) receiver->tell(after);
    co_return true;
}

protocol::HouseRules House::rules_of(const std::vector<storage::HouseRule>& stored) {
    protocol::HouseRules rules;
    for (const storage::HouseRule& rule : stored) {
        json::object fields = protocol::to_value(rules).get_object();
        boost::system::error_code error;
        json::value value = json::parse(rule.value, error);
        if (error || !fields.contains(rule.name)) continue;
        fields[rule.name] = std::move(value);
        protocol::HouseRules with;
        protocol::Fault fault;
        protocol::read(json::value(std::move(fields)), with, {}, fault);
        if (!fault.found()) rules = with;
    }
    return rules;
}

std::vector<storage::HouseRule> House::changes(const protocol::HouseRules& from, const protocol::HouseRules& to) {
    const json::object before = protocol::to_value(from).get_object();
    const json::object after = protocol::to_value(to).get_object();
    std::vector<storage::HouseRule> changed;
    for (const auto& field : after)
        if (before.at(field.key()) != field.value())
            changed.push_back({std::string(field.key()), json::serialize(field.value())});
    return changed;
}

}  // namespace wharf::server
