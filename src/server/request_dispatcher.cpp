#include "server/request_dispatcher.h"

namespace wharf::server {

using protocol::Error;

namespace {

template <class T>
std::optional<Seat> seat_in(const std::optional<T>& number) {
    return number ? std::optional(static_cast<Seat>(number->value)) : std::nullopt;
}

// What the simple requests do at their table.
struct AttemptFor {
    Node& node;
    const std::string user;

    LiveTable::Attempt operator()(const protocol::Leave&) const {
        return [user = user](TableState& table, Time now) { return table.leave(user, now); };
    }
    LiveTable::Attempt operator()(const protocol::Return&) const {
        return [user = user](TableState& table, Time now) { return table.come_back(user, now); };
    }
    LiveTable::Attempt operator()(const protocol::Start&) const {
        return [user = user, &n = node](TableState& table, Time now) { return table.start(user, n.chance, now); };
    }
    LiveTable::Attempt operator()(const protocol::SetComputer& wanted) const {
        return [user = user, wanted](TableState& table, Time now) {
            return table.set_computer(user, static_cast<Seat>(wanted.seat.value), wanted.level, now);
        };
    }
    LiveTable::Attempt operator()(const protocol::Decline&) const {
        return [user = user](TableState& table, Time now) { return table.decline(user, now); };
    }
    LiveTable::Attempt operator()(const protocol::Kick& wanted) const {
        return [user = user, seat = static_cast<Seat>(wanted.seat.value)](TableState& table, Time now) {
            return table.kick(user, seat, now);
        };
    }
    LiveTable::Attempt operator()(const protocol::Cancel&) const {
        return [user = user](TableState& table, Time now) { return table.cancel(user, now); };
    }
    LiveTable::Attempt operator()(const protocol::Pause&) const {
        return [user = user](TableState& table, Time now) { return table.pause(user, now); };
    }
    LiveTable::Attempt operator()(const protocol::Resume&) const {
        return [user = user](TableState& table, Time now) { return table.resume(user, now); };
    }
    LiveTable::Attempt operator()(const protocol::MakeMove& wanted) const {
        return [user = user, wanted, &n = node](TableState& table, Time now) -> Done {
            const Seat seat = table.seat_of(user);
            if (seat == kSpectator) return errors::kNotSeated();
            if (table.seats()[seat].substituted) return errors::kSubstituted();
            if (wanted.at && wanted.at->value != static_cast<std::int64_t>(table.told(seat).size()))
                return errors::kOutdated();
            return table.move(seat, wanted.move.value, n.chance, now);
        };
    }
    LiveTable::Attempt operator()(const protocol::Undo& wanted) const {
        return [user = user, ask = wanted.ask.value_or(false)](TableState& table, Time now) {
            return table.undo(user, ask, now);
        };
    }
    LiveTable::Attempt operator()(const protocol::AnswerUndo& wanted) const {
        return [user = user, agree = wanted.agree](TableState& table, Time now) {
            return table.answer_undo(user, agree, now);
        };
    }
    LiveTable::Attempt operator()(const protocol::Resign&) const {
        return [user = user](TableState& table, Time now) { return table.resign(user, now); };
    }
    template <class Other>
    LiveTable::Attempt operator()(const Other&) const {
        return nullptr;
    }
};

struct TableOf {
    std::string operator()(const protocol::WatchLobby&) const { return {}; }
    std::string operator()(const protocol::WatchTournament&) const { return {}; }
    template <class Request>
    std::string operator()(const Request& request) const {
        return request.table.value;
    }
};

}  // namespace

Task<std::optional<Error>> RequestDispatcher::at_table(std::shared_ptr<const Person> person, std::string id,
                                                       LiveTable::Attempt attempt) {
    LiveTables::Found found = co_await live_tables_.find(id);
    if (auto* refused = std::get_if<Error>(&found)) co_return std::move(*refused);
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    // Whose table it is not, and who has no invitation, learns nothing of it.
    if (!table->may_enter(person->id, "")) co_return errors::kNoSuchTable();
    co_return co_await table->perform(std::move(attempt));
}

Task<Answer> RequestDispatcher::dispatch(std::shared_ptr<const Person> person, protocol::SocketRequest request) {
    if (node_.draining) co_return Answer{errors::kRestarting(), {}};
    Answer answer;
    const std::string id = std::visit(TableOf{}, request);
    LiveTable::Attempt attempt = std::visit(AttemptFor{node_, person->id}, request);
    if (attempt) {
        const auto begin = storage::Histogram::Clock::now();
        answer.error = co_await at_table(person, id, std::move(attempt));
        if (std::holds_alternative<protocol::MakeMove>(request)) node_.times.moves.add_since(begin);
        co_return answer;
    }
    if (const auto* again = std::get_if<protocol::Rematch>(&request)) {
        const protocol::SeatOrder order = again->order.value_or(protocol::SeatOrder::drawn);
        WaitingRooms::Opened opened = co_await live_tables_.rooms().rematch(*person, id, order);
        if (auto* refused = std::get_if<Error>(&opened))
            answer.error = std::move(*refused);
        else
            answer.table = std::get<std::shared_ptr<LiveTable>>(opened)->id();
        co_return answer;
    }
    LiveTables::Found found = co_await live_tables_.find_current(id);
    if (auto* refused = std::get_if<Error>(&found)) {
        answer.error = std::move(*refused);
        co_return answer;
    }
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    if (const auto* wanted = std::get_if<protocol::Join>(&request)) {
        const std::string invite = wanted->invite ? wanted->invite->value : "";
        if (!table->may_enter(person->id, invite))
            answer.error = errors::kNoSuchTable();
        else
            answer.error = co_await live_tables_.rooms().join(*person, table, seat_in(wanted->seat));
    } else if (const auto* challenge = std::get_if<protocol::Challenge>(&request)) {
        if (!table->may_enter(person->id, ""))
            answer.error = errors::kNoSuchTable();
        else
            answer.error = co_await live_tables_.rooms().challenge(*person, table, challenge->user.value,
                                                                   seat_in(challenge->seat));
    } else if (const auto* change = std::get_if<protocol::Change>(&request)) {
        if (!table->may_enter(person->id, ""))
            answer.error = errors::kNoSuchTable();
        else
            answer.error = co_await live_tables_.rooms().change(*person, table, change->settings);
    } else if (const auto* given = std::get_if<protocol::GiveNumber>(&request)) {
        if (!table->may_enter(person->id, ""))
            answer.error = errors::kNoSuchTable();
        else
            answer.error = co_await live_tables_.rooms().give_number(*person, table, given->number.value);
    } else if (const auto* said = std::get_if<protocol::Say>(&request)) {
        if (!table->may_enter(person->id, ""))
            answer.error = errors::kNoSuchTable();
        else
            answer.error = co_await live_tables_.chat().say(*person, table, said->text.value);
    } else {
        answer.error = errors::kOnlyOverSocket();
    }
    co_return answer;
}

}  // namespace wharf::server
