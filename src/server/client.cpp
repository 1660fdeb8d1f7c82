#include "server/client.h"

namespace wharf::server {

using protocol::Error;

namespace {

// Messages a client may send at once, and in a second in the long run.
constexpr double kBurst = 100;
constexpr double kPerSecond = 20;
constexpr int kMostUnderWay = 64;
constexpr std::size_t kMostTables = 200;
constexpr std::string_view kVersion = "1";

}  // namespace

Client::Client(Node& node, Hall& hall, Desk& desk, Person person, std::set<std::string> muted,
               std::shared_ptr<Wire> wire)
    : node_(node),
      hall_(hall),
      desk_(desk),
      person_(std::make_shared<Person>(std::move(person))),
      muted_(std::move(muted)),
      wire_(std::move(wire)),
      allowance_(kBurst),
      counted_(now_ms()) {}

void Client::deliver(std::shared_ptr<const std::string> message) {
    if (const auto wire = wire_.lock(); wire != nullptr && !closed_) wire->send(std::move(message));
}

void Client::send(std::string message) { deliver(std::make_shared<std::string>(std::move(message))); }

void Client::greet() { send(protocol::message(protocol::Welcome{std::string(kVersion), me_of(*person_)})); }

void Client::send_off() {
    send(protocol::message(protocol::Restarting{1000}));
    if (const auto wire = wire_.lock()) wire->close("the server restarts");
}

void Client::mute(const std::string& user, bool on) {
    if (on)
        muted_.insert(user);
    else
        muted_.erase(user);
}

void Client::refuse(std::optional<std::int64_t> id, const Error& error) {
    send(protocol::message(protocol::Refused{id, error}));
}

void Client::received(std::string_view message) {
    node_.counts.messages += 1;
    const Time now = now_ms();
    allowance_ = std::min(kBurst, allowance_ + static_cast<double>(now - counted_) * kPerSecond / 1000);
    counted_ = now;
    std::optional<std::int64_t> id;
    auto read = protocol::read_request(message, id);
    if (!node_.options.unlimited_rate && (allowance_ < 1 || under_way_ >= kMostUnderWay)) {
        node_.counts.rate_limited += 1;
        return refuse(id, error("too_many", "Too many messages; please wait a little."));
    }
    allowance_ -= 1;
    if (auto* fault = std::get_if<Error>(&read)) return refuse(id, *fault);
    deal_with(id, std::get<protocol::NumberedRequest>(std::move(read)).request);
}

void Client::deal_with(std::optional<std::int64_t> id, protocol::SocketRequest request) {
    if (const auto* lobby = std::get_if<protocol::WatchLobby>(&request)) {
        if (lobby->on)
            hall_.watch_lobby(shared_from_this());
        else
            hall_.leave_lobby(*this);
        return send(protocol::message(protocol::Done{id, {}}));
    }
    under_way_ += 1;
    const auto finish = [self = shared_from_this(), id](std::optional<Answer> answer, std::exception_ptr failed) {
        self->under_way_ -= 1;
        if (failed) answer = Answer{try_again(), {}};
        if (answer->error) return self->refuse(id, *answer->error);
        self->send(protocol::message(protocol::Done{id, answer->table}));
    };
    if (auto* wanted = std::get_if<protocol::Subscribe>(&request))
        return spawn<Answer>(subscribe(std::move(*wanted)), finish);
    if (auto* wanted = std::get_if<protocol::Unsubscribe>(&request)) {
        const std::string table = wanted->table.value;
        return spawn<Answer>(
            [](std::shared_ptr<Client> self, std::string unwanted) -> Task<Answer> {
                const auto found = co_await self->hall_.find(unwanted);
                if (found != nullptr) found->unsubscribe(*self);
                self->tables_.erase(unwanted);
                co_return Answer{};
            }(shared_from_this(), table),
            finish);
    }
    spawn<Answer>(desk_.deal_with(person_, std::move(request)), finish);
}

Task<Answer> Client::subscribe(protocol::Subscribe wanted) {
    const auto self = shared_from_this();
    if (tables_.size() >= kMostTables) co_return Answer{error("too_many", "You follow too many tables."), {}};
    const std::shared_ptr<LiveTable> table = co_await hall_.find(wanted.table.value);
    if (table == nullptr) co_return Answer{no_such_table(), {}};
    const std::int64_t since = wanted.since ? wanted.since->value : 0;
    const std::string invite = wanted.invite ? wanted.invite->value : "";
    Answer answer;
    answer.error = co_await table->subscribe(self, since, invite);
    if (!answer.error) tables_.insert(table->id());
    if (closed_) table->unsubscribe(*this);
    co_return answer;
}

void Client::closed() {
    closed_ = true;
    hall_.leave_lobby(*this);
    for (const std::string& id : tables_)
        if (const auto table = hall_.at_work(id)) table->unsubscribe(*this);
    tables_.clear();
}

}  // namespace wharf::server
