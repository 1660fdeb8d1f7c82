#include "server/client.h"

namespace wharf::server {

using protocol::Error;

namespace {

// Between messages of somebody who floods: as many as he may send in the long run.
constexpr std::chrono::milliseconds kSlowly{50};
constexpr std::size_t kMostTables = 200;
constexpr std::size_t kMostTournaments = 10;  // tournaments

}  // namespace

Client::Client(Node& node, LiveTables& live_tables, Tournaments& tournaments, RequestDispatcher& dispatcher,
               Person person, std::string address, std::set<std::string> muted, std::shared_ptr<Outbox> outbox)
    : node_(node),
      live_tables_(live_tables),
      tournaments_(tournaments),
      dispatcher_(dispatcher),
      person_(std::make_shared<Person>(std::move(person))),
      address_(std::move(address)),
      share_(node.traffic.share_of(person_->id)),
      muted_(std::move(muted)),
      outbox_(std::move(outbox)) {}

void Client::deliver(std::shared_ptr<const std::string> message) {
    if (const auto outbox = outbox_.lock(); outbox != nullptr && !closed_) outbox->send(std::move(message));
}

void Client::send(std::string message) { deliver(std::make_shared<std::string>(std::move(message))); }

void Client::turns_changed() {
    static const auto kMessage = std::make_shared<const std::string>(protocol::message(protocol::TurnsChanged{}));
    deliver(kMessage);
}

void Client::greet() { send(protocol::message(protocol::Welcome{std::string(protocol::kVersion), me_of(*person_)})); }

void Client::send_off() {
    send(protocol::message(protocol::Restarting{1000}));
    if (const auto outbox = outbox_.lock()) outbox->close("the server restarts");
}

void Client::mute(const std::string& user, bool on) {
    if (on)
        muted_.insert(user);
    else
        muted_.erase(user);
}

void Client::refuse(std::optional<std::int64_t> id, const Error& error) {
    node_.refusals.count(error.code);
    send(protocol::message(protocol::Refused{id, error}));
}

std::chrono::milliseconds Client::received(std::string_view message) {
    node_.counts.messages += 1;
    std::optional<std::int64_t> id;
    auto read = protocol::read_request(message, id);
    Traffic& traffic = node_.traffic;
    const bool is_limited = !node_.options.unlimited_rate;
    Traffic::UnderWay under_way;
    if (is_limited) {
        // All are asked, so that each is counted.
        const bool person_may = traffic.allow_person(person_->id);
        const bool address_may = traffic.allow_address(address_);
        if (person_may && address_may) under_way = traffic.begin(share_);
        if (under_way == nullptr) {
            node_.counts.rate_limited += 1;
            refuse(id, errors::kTooMany());
            return traffic.is_flooding(person_->id) ? kSlowly : std::chrono::milliseconds(0);
        }
    }
    if (auto* fault = std::get_if<Error>(&read))
        refuse(id, *fault);
    else
        deal_with(id, std::get<protocol::NumberedRequest>(std::move(read)).request, std::move(under_way));
    return {};
}

void Client::deal_with(std::optional<std::int64_t> id, protocol::SocketRequest request, Traffic::UnderWay under_way) {
    if (const auto* lobby = std::get_if<protocol::WatchLobby>(&request)) {
        if (lobby->on)
            live_tables_.lobby().watch(shared_from_this());
        else
            live_tables_.lobby().leave(*this);
        return send(protocol::message(protocol::Done{id, {}}));
    }
    const auto finish = [self = shared_from_this(), id, under_way = std::move(under_way)](
                            std::optional<Answer> answer, const std::exception_ptr& failed) {
        if (failed) answer = Answer{errors::kTryAgain(), {}};
        if (answer->error) return self->refuse(id, *answer->error);
        self->send(protocol::message(protocol::Done{id, answer->table}));
    };
    if (auto* wanted = std::get_if<protocol::Subscribe>(&request))
        return spawn<Answer>(subscribe(std::move(*wanted)), finish);
    if (auto* wanted = std::get_if<protocol::WatchTournament>(&request))
        return spawn<Answer>(watch(std::move(*wanted)), finish);
    if (auto* wanted = std::get_if<protocol::Unsubscribe>(&request)) {
        const std::string table = wanted->table.value;
        return spawn<Answer>(
            [](std::shared_ptr<Client> self, std::string unwanted) -> Task<Answer> {
                const auto found = self->live_tables_.at_work(unwanted);
                if (found != nullptr) found->unsubscribe(*self);
                self->tables_.erase(unwanted);
                co_return Answer{};
            }(shared_from_this(), table),
            finish);
    }
    spawn<Answer>(dispatcher_.dispatch(person_, std::move(request)), finish);
}

Task<Answer> Client::subscribe(protocol::Subscribe wanted) {
    const auto self = shared_from_this();
    if (tables_.size() >= kMostTables && !tables_.contains(wanted.table.value))
        co_return Answer{errors::kTooManyFollowed(), {}};
    LiveTables::Found found = co_await live_tables_.find(wanted.table.value);
    Answer answer;
    if (auto* refused = std::get_if<Error>(&found)) {
        answer.error = std::move(*refused);
        co_return answer;
    }
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    const std::int64_t since = wanted.since ? wanted.since->value : 0;
    const std::string invite = wanted.invite ? wanted.invite->value : "";
    const Scenes scenes = wanted.changes.value_or(false) ? Scenes::changes : Scenes::whole;
    answer.error = co_await table->subscribe(self, since, invite, scenes);
    if (!answer.error) tables_.insert(table->id());
    if (closed_) table->unsubscribe(*this);
    co_return answer;
}

Task<Answer> Client::watch(protocol::WatchTournament wanted) {
    const auto self = shared_from_this();
    const std::string id = wanted.tournament.value;
    if (!wanted.on) {
        tournaments_.leave(*this, id);
        followed_.erase(id);
        co_return Answer{};
    }
    if (followed_.size() >= kMostTournaments && !followed_.contains(id))
        co_return Answer{errors::kTooManyFollowed(), {}};
    Answer answer;
    answer.error = co_await tournaments_.follow(self, id);
    if (!answer.error) followed_.insert(id);
    if (closed_) tournaments_.leave(*this, id);
    co_return answer;
}

void Client::closed() {
    closed_ = true;
    for (const std::string& id : followed_) tournaments_.leave(*this, id);
    live_tables_.lobby().leave(*this);
    for (const std::string& id : tables_)
        if (const auto table = live_tables_.at_work(id)) table->unsubscribe(*this);
    tables_.clear();
}

}  // namespace wharf::server
