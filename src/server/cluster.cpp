#include "server/cluster.h"

#include <future>

#include "server/news.h"

namespace wharf::server {

namespace {

constexpr std::chrono::milliseconds kTakeWait{500};
constexpr std::size_t kMostPutting = 10'000;
constexpr std::size_t kMostHanded = 10'000;
// No turn takes longer to think about.
constexpr Time kMostThinking = 30'000;

// A turn ready to be thought about.
struct Turn {
    std::shared_ptr<LiveTable> table;
    std::shared_ptr<match::AnyMatch> match;
    protocol::Level level;
    int generation = 0;
};

Task<std::optional<Turn>> prepare(LiveTables& live_tables, std::string id, Seat seat) {
    const std::shared_ptr<LiveTable> table = co_await live_tables.find_table(id);
    if (table == nullptr) co_return std::nullopt;
    const bool is_there = co_await table->settled();
    if (!is_there || !table->table().computers_to_act().contains(seat)) co_return std::nullopt;
    co_return Turn{table, table->table().match()->clone(), table->table().level_of(seat), table->table().generation()};
}

}  // namespace

Cluster::Cluster(Node& node, LiveTables& live_tables, NodeMessages& messages, bus::Bus& bus)
    : node_(node),
      live_tables_(live_tables),
      messages_(messages),
      bus_(bus),
      presence_(node, live_tables, messages, bus),
      quick_here_(1, kMostPutting, [this](std::string_view reason) { failed("turns", reason); }),
      slow_here_(node.options.thinkers, kMostPutting, [this](std::string_view reason) { failed("turns", reason); }),
      putter_(1, kMostPutting, [this](std::string_view reason) { failed("handing out", reason); }) {
    // Its tables are taken up here, or nobody would look after their clocks.
    presence_.when_a_node_is_lost([this] {
        spawn<bool>(live_tables_.wake(), [&log = node_.log](auto, std::exception_ptr thrown) {
            if (thrown) log.error("tables of a lost node could not be taken up");
        });
    });
    takers_.emplace_back([this] { take_turns(bus::Lane::quick); });
    for (int i = 0; i < node_.options.thinkers; ++i) takers_.emplace_back([this] { take_turns(bus::Lane::slow); });
    live_tables_.join_nodes(this);
}

Cluster::~Cluster() {
    live_tables_.join_nodes(nullptr);
    stop_ = true;
    for (std::thread& taker : takers_) taker.join();
}

void Cluster::failed(const char* what, std::string_view reason) const {
    node_.log.error("work off the loop failed", {{"of", what}, {"reason", reason}});
}

void Cluster::table_changed(const LiveTable& table) { messages_.send(TableNews{{table.id()}, {table.sequence()}}); }

void Cluster::presence_changed(const LiveTable& table, const Present& here) {
    presence_.changed_here(table.id(), here);
}

void Cluster::bus_changed(bool is_there) {
    if (is_there) return presence_.tell_everything();
    // What was handed out a moment ago may lie in a queue that nobody reaches.
    const Time oldest = now_ms() - kMostThinking;
    for (const Handed& handed : std::exchange(handed_, {}))
        if (handed.at > oldest) do_here(handed.lane, handed.job);
}

void Cluster::hand_out(const LiveTable& table, Seat seat) {
    const std::string id = table.id() + "-" + std::to_string(table.sequence()) + "-" + std::to_string(seat);
    const bus::Lane lane = table.is_quick(seat) ? bus::Lane::quick : bus::Lane::slow;
    const std::string job = protocol::to_text(TurnJob{{table.id()}, {table.sequence()}, {seat}});
    if (!bus_.is_connected()) return do_here(lane, job);
    handed_.push_back({now_ms(), lane, job});
    while (handed_.size() > kMostHanded || handed_.front().at < now_ms() - kMostThinking) handed_.pop_front();
    const bool added = putter_.add([this, lane, id, job] {
        try {
            bus_.put(lane, id, job);
        } catch (const bus::Failure& failure) {
            node_.log.warning("a turn could not be handed out", {{"reason", failure.what()}});
            do_here(lane, job);
        }
    });
    if (!added) do_here(lane, job);
}

void Cluster::do_here(bus::Lane lane, const std::string& job) {
    const bool added = (lane == bus::Lane::quick ? quick_here_ : slow_here_).add([this, job] { take_turn(job); });
    if (!added) node_.log.warning("too many turns wait");
}

void Cluster::take_turns(bus::Lane lane) {
    while (!stop_) {
        try {
            const std::unique_ptr<bus::Job> job = bus_.take(lane, kTakeWait);
            // Not done: somebody else gets it.
            if (job != nullptr && !stop_ && take_turn(job->body())) job->done();
        } catch (const std::exception& failure) {
            node_.log.warning("no turn could be taken", {{"reason", failure.what()}});
            std::this_thread::sleep_for(kTakeWait);
        }
    }
}

// Prepared and played on the loop, thought here. False: the node ends.
bool Cluster::take_turn(const std::string& body) {
    const auto read = protocol::read_body<TurnJob>(body);
    if (const auto* fault = std::get_if<protocol::Error>(&read)) {
        node_.loop.post([this, reason = protocol::to_text(*fault)] { messages_.refuse("turns", reason); });
        return true;  // nobody can do it
    }
    const auto& job = std::get<TurnJob>(read);
    const std::string& id = job.table.value;
    const auto seat = static_cast<Seat>(job.seat.value);
    // Shared, because the loop may answer after this thread has given up.
    const auto prepared = std::make_shared<std::promise<std::optional<Turn>>>();
    node_.loop.post([this, id, seat, prepared] {
        spawn<std::optional<Turn>>("preparing a turn", prepare(live_tables_, id, seat), [prepared](auto turn) {
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
        spawn<bool>("a computer's move", table->play_for_computer(seat, move, generation),
                    [played](auto) { played->set_value(true); });
    });
    std::future<bool> all_done = played->get_future();
    while (all_done.wait_for(kTakeWait) != std::future_status::ready)
        if (stop_) return false;
    return true;
}

}  // namespace wharf::server
