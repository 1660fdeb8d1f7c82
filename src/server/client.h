// A client at its WebSocket: reads requests, answers each, and hears of the tables it has subscribed to.
#pragma once

#include <set>

#include "server/request_dispatcher.h"
#include "server/tournaments.h"

namespace wharf::server {

class Client final : public Receiver, public Listener, public std::enable_shared_from_this<Client> {
 public:
    Client(Node& node, LiveTables& live_tables, Tournaments& tournaments, RequestDispatcher& dispatcher, Person person,
           std::string address, std::set<std::string> muted, std::shared_ptr<Outbox> outbox);

    std::chrono::milliseconds received(std::string_view message) override;
    void closed() override;
    void deliver(std::shared_ptr<const std::string> message) override;
    const std::string& user() const override { return person_->id; }
    bool has_muted(const std::string& user) const override { return muted_.contains(user); }
    void mute(const std::string& user, bool on) override;

    void send_off() override;
    void tell(const std::shared_ptr<const std::string>& message) override { deliver(message); }

    void turns_changed() override;
    void invite(const std::shared_ptr<const std::string>& message) override { deliver(message); }

    void greet();

 private:
    void send(std::string message);
    void refuse(std::optional<std::int64_t> id, const protocol::Error& error);
    void deal_with(std::optional<std::int64_t> id, protocol::SocketRequest request, Traffic::UnderWay under_way);
    Task<Answer> subscribe(protocol::Subscribe wanted);
    Task<Answer> watch(protocol::WatchTournament wanted);

    Node& node_;
    LiveTables& live_tables_;
    Tournaments& tournaments_;
    RequestDispatcher& dispatcher_;
    std::shared_ptr<const Person> person_;
    std::string address_;
    std::shared_ptr<Traffic::Share> share_;  // of the person, with all other sockets
    std::set<std::string> muted_;
    std::weak_ptr<Outbox> outbox_;  // which holds us
    std::set<std::string> tables_;
    std::set<std::string> followed_;  // tournaments
    bool closed_ = false;
};

}  // namespace wharf::server
