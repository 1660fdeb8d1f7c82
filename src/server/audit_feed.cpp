#include "server/audit_feed.h"

#include "server/news.h"

namespace wharf::server {

namespace {

namespace actions = storage::actions;

constexpr std::chrono::milliseconds kReadEvery{1000};

bool is_of_house(const std::string& action) {
    return action == actions::kAnnounce || action == actions::kEndAnnouncement || action == actions::kRule;
}

}  // namespace

AuditFeed::AuditFeed(Node& node, People& people, LiveTables& live_tables, House& house, NodeMessages& messages)
    : node_(node),
      people_(people),
      live_tables_(live_tables),
      house_(house),
      messages_(messages),
      last_(node.store.last_audit()),
      next_look_(node.loop, [this] {
          look_now();
          start();
      }) {
    news_ = messages_.on<AuditNews>([this](const std::string&, const AuditNews&) { look_now(); });
}

void AuditFeed::start() { next_look_.set(now_ms() + kReadEvery.count()); }

void AuditFeed::look_now() {
    spawn<bool>(look(), [this](auto, std::exception_ptr failed) {
        if (failed) node_.log.warning("the audit log could not be read");
    });
}

Task<storage::Outcome> AuditFeed::commit(std::vector<storage::Write> writes) {
    auto written = node_.write(std::move(writes));
    const std::vector<storage::Outcome> outcomes = co_await written;
    messages_.send(AuditNews{});
    co_await look();
    for (const storage::Outcome& outcome : outcomes)
        if (outcome.code != storage::Code::done) co_return outcome;
    co_return outcomes.front();
}

Task<bool> AuditFeed::look() {
    const std::int64_t after = last_;
    auto entries_read = node_.read([after](storage::Store& store) { return store.audit_after(after); });
    const std::vector<storage::AuditEntry> entries = co_await entries_read;
    bool changes_house = false;
    for (const storage::AuditEntry& entry : entries) {
        changes_house = changes_house || is_of_house(entry.action);
        if (entry.number <= last_) continue;  // somebody else has read on meanwhile
        last_ = entry.number;
        apply(entry);
    }
    if (changes_house) co_await house_.read();
    co_return !entries.empty();
}

void AuditFeed::apply(const storage::AuditEntry& entry) {
    const std::string& action = entry.action;
    const bool ends_sessions = action == actions::kBan || action == actions::kPassword || action == actions::kDelete;
    if (!entry.user.empty()) people_.sessions.look_again(entry.user);
    if (ends_sessions) node_.connections->end_person(entry.user, "the session has ended");
    if (action == actions::kDelete) people_.names.change(entry.user, "");
    if (action == actions::kDelete && deleted_) deleted_(entry.user);
    if (action == actions::kDeleteChat) live_tables_.chat().removed(entry.table, std::stoll("0" + entry.subject));
    // Whoever wrote the entry closes it as well: here it may be at work.
    if (action == actions::kCloseTable && live_tables_.at_work(entry.table) != nullptr)
        spawn("closing a table", live_tables_.close(entry.table, entry.reason));
}

}  // namespace wharf::server
