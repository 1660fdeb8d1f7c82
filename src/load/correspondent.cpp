#include "load/correspondent.h"

#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "load/message.h"

namespace wharf::load {

namespace {

double milliseconds_since(Correspondent::Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Correspondent::Clock::now() - begin).count();
}

}  // namespace

void Correspondent::connect(ClientConnections& connections, std::uint16_t port) {
    is_here_ = false;
    doing_ = Doing::nothing;
    connection_ = std::make_unique<ClientConnection>(connections, port, token_, *this);
}

void Correspondent::opened() { connection_->send(R"({"do":"lobby","on":true,"id":0})"); }

void Correspondent::hung_up() {
    is_here_ = false;
    heard_.lost += 1;
}

void Correspondent::ask(Doing what, const std::string& fields) {
    doing_ = what;
    connection_->send("{" + fields + R"(,"table":")" + table_ + R"(","id":)" + std::to_string(++request_) + "}");
}

void Correspondent::visit(const std::string& table, Clock::time_point due) {
    table_ = table;
    due_ = due;
    legal_.clear();
    ask(Doing::looking, R"("do":"subscribe","changes":true)");
}

// A message is one text or several, a line each.
void Correspondent::heard(std::string_view message) {
    while (!message.empty()) {
        const std::string_view line = message.substr(0, message.find('\n'));
        message.remove_prefix(std::min(line.size() + 1, message.size()));
        heard_line(line);
    }
}

void Correspondent::heard_line(std::string_view line) {
    if (is_kind(line, "lobby")) {
        heard_.lobby_messages += 1;
        heard_.lobby_bytes += static_cast<std::int64_t>(line.size());
        is_here_ = true;
    } else if (is_kind(line, "turns")) {
        heard_.turn_messages += 1;
    } else if (is_kind(line, "table")) {
        see(line);
    } else if (is_kind(line, "done")) {
        answered(true, line);
    } else if (is_kind(line, "refused")) {
        answered(false, line);
    }
}

void Correspondent::see(std::string_view message) {
    Scan scan(message);
    if (doing_ != Doing::looking || !scan.to("table") || scan.text() != table_ || !scan.to("scene")) return;
    heard_.visits_ms.push_back(milliseconds_since(due_));
    // Behind the view, where words may be the same.
    if (scan.to("view")) scan.value();
    if (!scan.to("legal")) return;
    for (scan.enter_list(); scan.next_item();) legal_.push_back(text_field(scan.value(), "text"));
}

void Correspondent::answered(bool done, std::string_view message) {
    if (number_field(message, "id") != request_ || doing_ == Doing::nothing) return;
    const Doing what = std::exchange(doing_, Doing::nothing);
    if (!done) {
        heard_.refused += 1;
        heard_.last_fault = message;
    }
    if (what == Doing::moving && done) heard_.moves_ms.push_back(milliseconds_since(due_));
    if (what == Doing::leaving || (what == Doing::looking && !done)) return;
    if (what == Doing::looking && !legal_.empty()) {
        due_ = Clock::now();
        return ask(Doing::moving, R"("do":"move","move":)" +
                                      boost::json::serialize(boost::json::value(legal_[random_() % legal_.size()])));
    }
    ask(Doing::leaving, R"("do":"unsubscribe")");
}

}  // namespace wharf::load
