#include "server/exchange.h"

#include <future>

#include "server/tokens.h"

namespace wharf::server {

namespace {

namespace json = boost::json;

constexpr std::chrono::milliseconds kTakeWait{500};
constexpr std::size_t kMostPutting = 10'000;

// A turn ready to be thought about.
struct Turn {
    std::shared_ptr<LiveTable> table;
    std::shared_ptr<match::AnyMatch> match;
    protocol::Level level;
    int generation = 0;
};

Task<std::optional<Turn>> prepare(Hall& hall, std::string id, std::int64_t sequence, Seat seat) {
    const std::shared_ptr<LiveTable> table = co_await hall.find(id);
    if (table == nullptr) co_return std::nullopt;
    if (table->sequence() < sequence) co_await table->refresh();
    const bool is_there = co_await table->settled();
    if (!is_there || !table->table().computers_to_act().contains(seat)) co_return std::nullopt;
    co_return Turn{table, table->table().match()->clone(), table->table().level_of(seat), table->table().generation()};
}

}  // namespace

Exchange::Exchange(Node& node, Hall& hall, bus::Bus& bus)
    : node_(node), hall_(hall), bus_(bus), name_(random_id(8)), putter_(1, kMostPutting) {
    tables_ = bus_.subscribe("table", [this](std::string_view news) { heard_of_table(news); });
    chat_ = bus_.subscribe("chat", [this](std::string_view news) { heard_chat(news); });
    persons_ = bus_.subscribe("person", [this](std::string_view news) { heard_of_person(news); });
    for (int i = 0; i < node_.options.thinkers; ++i) takers_.emplace_back([this] { take_turns(); });
}

Exchange::~Exchange() {
    stop_ = true;
    tables_.reset();
    chat_.reset();
    persons_.reset();
    for (std::thread& taker : takers_) taker.join();
}

void Exchange::table_changed(const LiveTable& table) {
    publish("table", {{"node", name_}, {"table", table.id()}, {"sequence", table.sequence()}});
}

void Exchange::publish(const char* topic, const json::object& news) {
    try {
        bus_.publish(topic, json::serialize(news));
    } catch (const bus::Failure& failure) {
        node_.log.warning("news could not be told", {{"of", topic}, {"reason", failure.what()}});
    }
}

void Exchange::look_for(const LiveTable& table, Seat seat) {
    publish("person", {{"node", name_}, {"table", table.id()}, {"seat", seat}, {"is_here", false}});
}

// A question whether the person of a seat is here, or the answer that he is somewhere.
void Exchange::heard_of_person(std::string_view news) {
    const json::object heard = json::parse(json::string_view(news.data(), news.size())).as_object();
    if (heard.at("node").as_string() == name_) return;
    const std::string id(heard.at("table").as_string());
    const auto seat = static_cast<Seat>(heard.at("seat").as_int64());
    const bool answer = heard.at("is_here").as_bool();
    node_.loop.post([this, id, seat, answer] {
        const auto table = hall_.at_work(id);
        if (table == nullptr) return;
        if (answer)
            table->is_elsewhere(seat);
        else if (table->listens(seat))
            publish("person", {{"node", name_}, {"table", id}, {"seat", seat}, {"is_here", true}});
    });
}

void Exchange::said(const std::string& table, const std::string& author, const std::string& message) {
    publish("chat", {{"node", name_}, {"table", table}, {"author", author}, {"message", message}});
}

void Exchange::heard_of_table(std::string_view news) {
    const json::object heard = json::parse(json::string_view(news.data(), news.size())).as_object();
    if (heard.at("node").as_string() == name_) return;
    const std::string id(heard.at("table").as_string());
    const std::int64_t sequence = heard.at("sequence").as_int64();
    node_.loop.post([this, id, sequence] {
        const auto look = [](Hall& hall, std::string wanted, std::int64_t newest) -> Task<bool> {
            const std::shared_ptr<LiveTable> table = co_await hall.find(wanted);
            if (table == nullptr) co_return false;
            if (table->sequence() < newest) co_await table->refresh();
            co_return true;
        };
        spawn<bool>(look(hall_, id, sequence), [](auto, auto) {});
    });
}

void Exchange::heard_chat(std::string_view news) {
    const json::object heard = json::parse(json::string_view(news.data(), news.size())).as_object();
    if (heard.at("node").as_string() == name_) return;
    const std::string id(heard.at("table").as_string());
    const std::string author(heard.at("author").as_string());
    const std::string message(heard.at("message").as_string());
    node_.loop.post([this, id, author, message] {
        if (const auto table = hall_.at_work(id)) table->send_chat(author, message);
    });
}

void Exchange::hand_out(const LiveTable& table, Seat seat) {
    const std::string id = table.id() + "-" + std::to_string(table.sequence()) + "-" + std::to_string(seat);
    const json::object body{{"table", table.id()}, {"sequence", table.sequence()}, {"seat", seat}};
    const bool added = putter_.add([this, id, text = json::serialize(body)] {
        try {
            bus_.put(id, text);
        } catch (const bus::Failure& failure) {
            node_.log.warning("a turn could not be handed out", {{"reason", failure.what()}});
        }
    });
    if (!added) node_.log.warning("too many turns wait to be handed out");
}

void Exchange::take_turns() {
    while (!stop_) {
        try {
            const std::unique_ptr<bus::Job> job = bus_.take(kTakeWait);
            // Not done: somebody else gets it.
            if (job != nullptr && !stop_ && take_turn(job->body())) job->done();
        } catch (const std::exception& failure) {
            node_.log.warning("no turn could be taken", {{"reason", failure.what()}});
            std::this_thread::sleep_for(kTakeWait);
        }
    }
}

// Prepared and played on the loop, thought here. False: the node ends.
bool Exchange::take_turn(const std::string& body) {
    const json::object job = json::parse(body).as_object();
    const std::string id(job.at("table").as_string());
    const std::int64_t sequence = job.at("sequence").as_int64();
    const auto seat = static_cast<Seat>(job.at("seat").as_int64());
    // Shared, because the loop may answer after this thread has given up.
    const auto prepared = std::make_shared<std::promise<std::optional<Turn>>>();
    node_.loop.post([this, id, sequence, seat, prepared] {
        spawn<std::optional<Turn>>(prepare(hall_, id, sequence, seat), [prepared](auto turn, auto) {
            prepared->set_value(turn ? std::move(*turn) : std::nullopt);
        });
    });
    std::future<std::optional<Turn>> turn_there = prepared->get_future();
    while (turn_there.wait_for(kTakeWait) != std::future_status::ready)
        if (stop_) return false;
    const std::optional<Turn> turn = turn_there.get();
    if (!turn) return true;
    const std::string move = node_.choose(*turn->match, seat, turn->level);
    const auto played = std::make_shared<std::promise<bool>>();
    node_.loop.post([table = turn->table, seat, move, generation = turn->generation, played] {
        spawn<bool>(table->play_for_computer(seat, move, generation),
                    [played](auto, auto) { played->set_value(true); });
    });
    std::future<bool> all_done = played->get_future();
    while (all_done.wait_for(kTakeWait) != std::future_status::ready)
        if (stop_) return false;
    return true;
}

}  // namespace wharf::server
