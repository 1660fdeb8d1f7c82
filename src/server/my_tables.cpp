#include "server/my_tables.h"

#include <algorithm>

#include "server/table_row.h"

namespace wharf::server {

void MyTables::watch(const std::shared_ptr<Listener>& listener) {
    watching_.push_back({listener, {}, {}});
    spawn<bool>(read_for(listener), [this](auto, std::exception_ptr failed) {
        if (failed) node_.log.warning("somebody's tables could not be read");
    });
}

void MyTables::leave(const Listener& listener) {
    std::erase_if(watching_, [&](const Watching& watching) { return watching.listener.get() == &listener; });
}

std::vector<std::string> MyTables::watchers() const {
    std::vector<std::string> users;
    for (const Watching& watching : watching_) users.push_back(watching.listener->user());
    return users;
}

Task<bool> MyTables::read() {
    std::vector<std::shared_ptr<Listener>> listeners;
    for (const Watching& watching : watching_) listeners.push_back(watching.listener);
    for (const auto& listener : listeners) co_await read_for(listener);
    co_return true;
}

Task<bool> MyTables::read_for(std::shared_ptr<Listener> listener) {
    const auto find = [&] {
        return std::find_if(watching_.begin(), watching_.end(),
                            [&](const Watching& watching) { return watching.listener == listener; });
    };
    const std::string user = listener->user();
    std::vector<std::string> known;
    if (const auto watching = find(); watching != watching_.end()) {
        for (const auto& [id, event] : watching->told) known.push_back(id);
        for (const auto& [id, event] : watching->challenges) known.push_back(id);
    }
    auto rows_read = node_.read([user, known](storage::Store& store) {
        std::vector<storage::TableRow> rows;
        storage::Page page;
        page.limit = storage::kMostRows;
        for (const auto status : {storage::TableStatus::open, storage::TableStatus::playing})
            for (storage::TableRow& row : store.tables_of(user, status, page)) rows.push_back(std::move(row));
        // What was told and is not among them is over by now.
        for (const std::string& id : known) {
            if (std::any_of(rows.begin(), rows.end(), [&](const storage::TableRow& row) { return row.id == id; }))
                continue;
            if (auto row = store.table(id)) rows.push_back(std::move(*row));
        }
        return rows;
    });
    const std::vector<storage::TableRow> rows = co_await rows_read;
    co_await people_.learn_names_of(rows);
    const auto watching = find();
    if (watching == watching_.end()) co_return false;
    for (const storage::TableRow& row : rows)
        if (const auto info = info_of(row, people_)) tell(*watching, *info, false);
    co_return true;
}

void MyTables::update(const protocol::TableInfo& info) {
    for (Watching& watching : watching_) tell(watching, info, true);
}

// True: it is one, and has been told of.
bool MyTables::tell_challenge(Watching& watching, const protocol::TableInfo& info) const {
    const std::string& user = watching.listener->user();
    const auto seat = std::find_if(info.seats.begin(), info.seats.end(),
                                   [&](const protocol::SeatInfo& open) { return open.challenged == user; });
    if (seat == info.seats.end() || info.status != protocol::Status::open) {
        if (watching.challenges.erase(info.id) == 0) return false;
        const bool is_taken = std::any_of(info.seats.begin(), info.seats.end(),
                                          [&](const protocol::SeatInfo& taken) { return taken.user == user; });
        watching.listener->deliver(std::make_shared<std::string>(boost::json::serialize(
            boost::json::object{{"kind", "challenge_over"}, {"table", info.id}, {"accepted", is_taken}})));
        return false;
    }
    boost::json::object event{{"kind", "challenge"},
                              {"table", info.id},
                              {"game", info.game},
                              {"players", info.seats.size()},
                              {"seat", seat - info.seats.begin()},
                              {"from", {{"id", info.host}, {"name", people_.name_of(info.host)}}},
                              {"options", info.options},
                              {"pace", protocol::to_value(info.pace)},
                              {"rated", info.rated},
                              {"created", info.created}};
    if (info.clock) event["clock"] = protocol::to_value(*info.clock);
    std::string text = boost::json::serialize(event);
    std::string& last = watching.challenges[info.id];
    if (last != text) watching.listener->deliver(std::make_shared<std::string>(text));
    last = std::move(text);
    return true;
}

// Nothing to whom it does not concern.
void MyTables::tell(Watching& watching, const protocol::TableInfo& info, bool again) const {
    if (tell_challenge(watching, info)) return;
    const auto seat = std::find_if(info.seats.begin(), info.seats.end(), [&](const protocol::SeatInfo& taken) {
        return taken.user == watching.listener->user();
    });
    if (seat == info.seats.end()) {
        watching.told.erase(info.id);
        return;
    }
    const boost::json::object event{{"kind", "my_table"},
                                    {"table", info.id},
                                    {"game", info.game},
                                    {"status", protocol::to_value(info.status)},
                                    {"seat", seat - info.seats.begin()}};
    std::string text = boost::json::serialize(event);
    std::string& last = watching.told[info.id];
    if (again || last != text) watching.listener->deliver(std::make_shared<std::string>(text));
    last = std::move(text);
    const bool goes_on = info.status == protocol::Status::open || info.status == protocol::Status::playing;
    if (!goes_on) watching.told.erase(info.id);
}

}  // namespace wharf::server
