#include "load/party.h"

#include <algorithm>
#include <boost/json.hpp>
#include <stdexcept>
#include <utility>

namespace wharf::load {

namespace json = boost::json;

namespace {

Answer must(std::uint16_t port, const std::string& path, const std::string& token, const std::string& body) {
    Answer answer = request(port, "POST", path, token, body);
    if (answer.status / 100 != 2) throw std::runtime_error("the server refused " + path + ": " + answer.body);
    return answer;
}

}  // namespace

std::string new_guest(std::uint16_t port, const std::string& name) {
    return must(port, "/api/guest", "", R"({"name":")" + name + "\"}").cookie;
}

// --- a party --------------------------------------------------------------------------------------------------------

Party::Party(Watcher& watcher, std::uint16_t port, const std::string& game, const std::vector<std::string>& tokens,
             bool rematches)
    : watcher_(watcher), rematches_(rematches) {
    json::array seats;
    for (std::size_t i = 0; i < tokens.size(); ++i) seats.push_back(json::object{{"kind", "open"}});
    const json::object wish{{"game", game}, {"seats", std::move(seats)}};
    table_ = text_field(must(port, "/api/tables", tokens.front(), json::serialize(wish)).body, "id");
    const std::string path = "/api/tables/" + table_;
    for (std::size_t i = 1; i < tokens.size(); ++i) must(port, path + "/join", tokens[i], "{}");
    must(port, path + "/start", tokens.front(), "{}");
    for (const std::string& token : tokens) players_.push_back(std::make_unique<Player>(*this, token));
}

void Party::connect(ClientConnections& connections, std::uint16_t port) {
    for (const auto& player : players_) player->connect(connections, port);
}

void Party::over() {
    if (std::exchange(is_over_, true)) return;
    asked_again_ = 0;
    ask_for_rematch();
}

// Everybody asks, one after the other: the first opens the next table, the others find it.
void Party::ask_for_rematch() {
    if (!is_over_ || !rematches_) return;
    Player& next = *players_[asked_again_];
    if (!next.in_flight_) next.ask(Player::Asked::rematch, R"("do":"rematch","table":")" + table_ + '"');
}

void Party::next_game(const std::string& table) {
    table_ = table;
    is_over_ = false;
    for (const auto& player : players_) {
        player->told_ = 0;
        player->acknowledged_.clear();
        player->seen_own_.clear();
        player->legal_.clear();
        player->is_over_ = false;
        player->has_begun_ = false;
        player->follow();
    }
}

// --- a player -------------------------------------------------------------------------------------------------------

void Player::connect(ClientConnections& connections, std::uint16_t port) {
    is_following_ = false;
    in_flight_ = false;
    legal_.clear();
    is_over_ = false;
    has_begun_ = false;
    connection_ = std::make_unique<ClientConnection>(connections, port, token_, *this);
}

void Player::opened() { follow(); }

void Player::hung_up() {
    is_following_ = false;
    party_.watcher_.connection_lost(*this);
}

bool Player::can_move() const {
    return is_following_ && !in_flight_ && !legal_.empty() && party_.entries_ < party_.limit;
}

void Player::ask(Asked what, const std::string& fields) {
    in_flight_ = true;
    asked_ = what;
    connection_->send("{" + fields + R"(,"id":)" + std::to_string(++request_) + "}");
}

void Player::follow() {
    ask(Asked::subscribe,
        R"("do":"subscribe","table":")" + party_.table_ + R"(","changes":true,"since":)" + std::to_string(told_));
}

// Its session is secret and random already: what follows from it and from the table nobody knows before.
void Player::give_number() {
    std::string number;
    for (const char part : {'a', 'b', 'c', 'd'}) {
        const std::size_t hash = std::hash<std::string>()(token_ + party_.table_ + part);
        for (int shift = 60; shift >= 0; shift -= 4) number += "0123456789abcdef"[(hash >> shift) & 15U];
    }
    ask(Asked::number, R"("do":"number","table":")" + party_.table_ + R"(","number":")" + number + '"');
}

void Player::move(std::mt19937_64& random, Clock::time_point due, bool take_back) {
    due_ = due;
    if (take_back && can_undo_) return ask(Asked::undo, R"("do":"undo","table":")" + party_.table_ + '"');
    moving_ = {legal_[random() % legal_.size()], seen_own_.size()};
    ask(Asked::move, R"("do":"move","table":")" + party_.table_ + R"(","move":)" + json::serialize(moving_.text));
}

// A message is one text or several, a line each.
void Player::heard(std::string_view message) {
    while (!message.empty()) {
        const std::string_view line = message.substr(0, message.find('\n'));
        message.remove_prefix(std::min(line.size() + 1, message.size()));
        if (is_kind(line, "table")) heard_table(line);
        if (is_kind(line, "done")) answered(true, line);
        if (is_kind(line, "refused")) answered(false, line);
    }
}

void Player::heard_table(std::string_view message) {
    Scan scan(message);
    if (!scan.to("table") || scan.text() != party_.table_ || !scan.to("sequence")) return;
    const std::int64_t sequence = scan.number();
    const std::string_view told = scan.to("told") ? scan.value() : std::string_view();
    Scan whole(scan);
    Scan changes(scan);
    const bool has_scene = whole.to("scene");
    const bool has_changes = !has_scene && changes.to("changes");
    if (has_scene) {
        // Behind the view, where words may be the same.
        if (whole.to("view")) whole.value();
        see({whole, "seat", "legal", "can_undo", "over"});
    }
    if (has_changes) see({Scan(changes.value()), "/seat", "/legal", "/can_undo", "/over"});
    heard_told(told, sequence);
    told_ = sequence;
    if (!has_scene && !has_changes) return;
    has_begun_ = true;
    if (is_over_) return party_.over();
    if (can_move()) party_.watcher_.can_move(*this);
}

// What stays as it was is not among the changes.
void Player::see(const Seen& seen) {
    const auto find = [&](std::string_view name, auto read) {
        Scan scan = seen.in;
        if (scan.to(name)) read(scan);
    };
    find(seen.seat, [&](Scan& scan) { seat_ = scan.number(); });
    find(seen.can_undo, [&](Scan& scan) { can_undo_ = scan.flag(); });
    find(seen.over, [&](Scan& scan) { is_over_ = scan.flag(); });
    find(seen.legal, [&](Scan& scan) {
        legal_.clear();
        for (scan.enter_list(); scan.next_item();) legal_.push_back(text_field(scan.value(), "text"));
    });
}

void Player::heard_told(std::string_view list, std::int64_t sequence) {
    Scan scan(list);
    std::int64_t count = 0;
    for (scan.enter_list(); scan.next_item(); ++count) {
        Scan thing(scan.value());
        if (!thing.to("kind") || thing.value() != "\"move\"" || !thing.to("seat") || thing.number() != seat_) continue;
        if (thing.to("text")) seen_own_.push_back(thing.text());
    }
    if (sequence - count != told_)
        party_.watcher_.wrong("the list of table " + party_.table_ + " has a gap or repeats itself");
}

void Player::forget() {
    told_ = 0;
    seen_own_.clear();
}

// Forced moves stand in the list too, without having been asked for: what was acknowledged must be there in order.
void Player::compare() {
    std::size_t found = 0;
    for (std::size_t i = 0; i < seen_own_.size(); ++i) {
        if (found < acknowledged_.size() && seen_own_[i] == acknowledged_[found]) {
            ++found;
        } else if (found == acknowledged_.size() && i >= moving_.after && seen_own_[i] == moving_.text) {
            acknowledged_.push_back(std::exchange(moving_, {}).text);  // stored, though we had not heard of it
            ++found;
        }
    }
    unsure_ = std::exchange(moving_, {});
    if (found != acknowledged_.size())
        party_.watcher_.wrong("table " + party_.table_ + ", seat " + std::to_string(seat_) + ": of " +
                              std::to_string(acknowledged_.size()) + " acknowledged moves only the first " +
                              std::to_string(found) + " are there");
}

// A database goes on with what it was given by a node that was killed: the move under way then may be stored after
// another node was asked what there is. The next move is refused then, and what was stored has been told.
bool Player::came_late() {
    if (unsure_.text.empty()) return false;
    const std::size_t known = acknowledged_.size();
    moving_ = std::exchange(unsure_, {});
    compare();
    unsure_ = {};
    return acknowledged_.size() > known;
}

void Player::answered(bool done, std::string_view message) {
    if (number_field(message, "id") != request_) return;
    const Asked what = std::exchange(asked_, Asked::nothing);
    in_flight_ = false;
    // A table that did not wait for a number, or has had it from a connection that was lost, says so.
    const std::string code = done || what != Asked::number ? std::string() : text_field(message, "code");
    const bool is_no_use = code == "already_started" || code == "number_given";
    if (!done && what == Asked::move && came_late())
        party_.watcher_.came_late();
    else if (!done && !is_no_use)
        party_.watcher_.refused(message);
    if (what == Asked::subscribe) {
        is_following_ = done;
        if (done) compare();
        if (done && !has_begun_) return give_number();
    }
    if (what == Asked::move) {
        if (done) acknowledged_.push_back(moving_.text);
        moving_ = {};
        unsure_ = {};
    }
    if ((what == Asked::move || what == Asked::undo) && done) {
        party_.entries_ += 1;
        party_.watcher_.acknowledged(party_, Clock::now() - due_);
    }
    if (what == Asked::rematch && done && ++party_.asked_again_ == party_.players_.size())
        return party_.next_game(text_field(message, "table"));
    party_.ask_for_rematch();
    if (can_move()) party_.watcher_.can_move(*this);
}

}  // namespace wharf::load
