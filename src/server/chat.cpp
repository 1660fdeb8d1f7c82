#include "server/chat.h"

#include <algorithm>
#include <limits>

#include "server/actor.h"
#include "server/news.h"
#include "server/shared_limits.h"
#include "server/visible_text.h"

namespace wharf::server {

using protocol::Error;

protocol::ChatLine line_of(const storage::ChatLine& line, const People& people) {
    protocol::ChatLine shown{line.number, line.user, people.name_of(line.user), line.at, line.text, {}};
    if (line.removed) shown.removed = true;
    return shown;
}

namespace {

// Of a table that was not looked at before, lines of the last moment are told: whoever has come since knows the rest.
// Somebody may get one twice; its number says so.
constexpr std::int64_t kMostUnseen = 20;
constexpr Time kMoment = 10'000;

}  // namespace

Chat::Chat(Node& node, People& people, NodeMessages& messages, AtWork at_work)
    : node_(node), people_(people), messages_(messages), at_work_(std::move(at_work)) {
    news_ = messages_.on<ChatNews>(
        [this](const std::string&, const ChatNews& news) { heard(news.table.value, news.number.value); });
}

void Chat::share_limits(SharedLimits& shared) { shared.share("chat", rate_); }

Task<std::optional<Error>> Chat::say(Person person, std::shared_ptr<LiveTable> table, std::string text) {
    if (is_blank(text)) co_return errors::kEmptyText();
    if (table->table().is_kicked(person.id)) co_return errors::kSentAway();
    const Time now = now_ms();
    const auto a_minute = static_cast<double>(node_.rules.chat_per_minute.value);
    rate_.change(std::max(1.0, a_minute / 3), a_minute);
    if (!node_.options.unlimited_rate && !rate_.allow(person.id)) co_return errors::kTooMany();
    storage::Write write = storage::AddChat{table->id(), person.id, now, text};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == storage::Code::silenced) co_return co_await silence_of(person.id, now);
    if (outcome.code == storage::Code::too_many) co_return errors::kChatFull();
    if (outcome.code != storage::Code::done) co_return errors::kTryAgain();
    messages_.send(ChatNews{{table->id()}, {outcome.number}});
    const auto known = told_.find(table->id());
    if (known != told_.end() && outcome.number == known->second + 1)
        tell(*table, {outcome.number, person.id, now, text});
    else
        heard(table->id(), outcome.number);
    co_return std::nullopt;
}

Task<Error> Chat::silence_of(std::string user, Time now) {
    auto sanctions_read = node_.read([user, now](storage::Store& store) { return store.sanctions(user, now); });
    const std::vector<storage::Sanction> sanctions = co_await sanctions_read;
    for (const storage::Sanction& sanction : sanctions)
        if (sanction.kind == storage::SanctionKind::silence) co_return silenced(sanction);
    co_return errors::kTryAgain();  // it has just been lifted
}

void Chat::removed(const std::string& table, std::int64_t number) {
    const auto live = at_work_(table);
    if (live == nullptr) return;
    protocol::Chat chat;
    chat.table = table;
    chat.lines.push_back({number, "", "", 0, "", true});
    live->send_chat("", protocol::message(chat));
}

void Chat::heard(const std::string& table, std::int64_t number) { catch_up(table, number, number); }

void Chat::found(const std::string& table, std::int64_t number) {
    catch_up(table, number, std::numeric_limits<std::int64_t>::max());
}

void Chat::catch_up(const std::string& table, std::int64_t number, std::int64_t is_news_from) {
    const auto live = at_work_(table);
    if (live == nullptr || !live->has_listeners()) return;
    const auto known = told_.find(table);
    if (known != told_.end() && known->second >= number) return;
    spawn<bool>(read(table, is_news_from), [this, table](auto, std::exception_ptr failed) {
        if (failed) node_.log.warning("what was said could not be read", {{"table", table}});
    });
}

Task<bool> Chat::read(std::string table, std::int64_t is_news_from) {
    const auto known = told_.find(table);
    const bool is_new = known == told_.end();
    const std::int64_t after = is_new ? 0 : known->second;
    auto lines_read = node_.read([table, after, is_new](storage::Store& store) {
        std::int64_t from = after;
        if (is_new) from = std::max<std::int64_t>(store.progress({&table, 1}).front().chat - kMostUnseen, 0);
        return store.chat(table, from);
    });
    const std::vector<storage::ChatLine> lines = co_await lines_read;
    co_await people_.learn_names_of(lines);
    const auto live = at_work_(table);
    if (live == nullptr) co_return false;
    const Time recent = now_ms() - kMoment;
    for (const storage::ChatLine& line : lines) {
        std::int64_t& told = told_.try_emplace(table, 0).first->second;
        if (line.number <= told) continue;
        if (is_new && line.at < recent && line.number < is_news_from)
            told = line.number;
        else
            tell(*live, line);
    }
    if (lines.empty()) told_.try_emplace(table, 0);
    co_return true;
}

void Chat::tell(LiveTable& table, const storage::ChatLine& line) {
    told_[table.id()] = line.number;
    protocol::Chat chat;
    chat.table = table.id();
    chat.lines.push_back(line_of(line, people_));
    table.send_chat(line.user, protocol::message(chat));
}

void Chat::tidy() {
    std::erase_if(told_, [&](const auto& entry) { return at_work_(entry.first) == nullptr; });
}

}  // namespace wharf::server
