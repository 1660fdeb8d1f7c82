#include "server/sessions.h"

#include <algorithm>
#include <utility>

#include "server/cookies.h"
#include "server/news.h"
#include "server/tokens.h"
#include "storage/sql_rows.h"

namespace wharf::server {

using storage::Code;

namespace {

constexpr Time kSessionLasts = 90 * kDay;
// A node that is alone ends all sessions itself. Another node's word that one has ended may get lost, e.g. with the
// bus: so long it may be taken for living then.
constexpr Time kRememberAlone = 60'000;
constexpr Time kRememberAmongOthers = 3'000;
constexpr std::size_t kMostKnown = 20'000;
constexpr Time kForgetExpiredEvery = 60'000;
// Sessions that are looked up in one read, and named in one message.
constexpr std::size_t kAtOnce = SessionNews::kMost;

std::vector<std::vector<std::string>> parts_of(const std::vector<std::string>& list) {
    std::vector<std::vector<std::string>> parts;
    for (const std::string& one : list) {
        if (parts.empty() || parts.back().size() == kAtOnce) parts.emplace_back();
        parts.back().push_back(one);
    }
    return parts;
}

}  // namespace

// Counts a lookup for as long as it lives.
class Sessions::Looking {
 public:
    Looking(Sessions& sessions, const std::string& hash) : sessions_(sessions), hash_(hash) {
        sessions_.lookups_[hash_].under_way += 1;
    }
    ~Looking() {
        const auto found = sessions_.lookups_.find(hash_);
        if (--found->second.under_way == 0) sessions_.lookups_.erase(found);
    }
    Looking(const Looking&) = delete;
    Looking& operator=(const Looking&) = delete;
    bool has_ended() const { return sessions_.lookups_.at(hash_).ended; }

 private:
    Sessions& sessions_;
    std::string hash_;
};

Sessions::Sessions(Node& node, NodeMessages& messages, KnownNames& names)
    : node_(node), messages_(messages), names_(names) {
    news_ = messages_.on<SessionNews>([this](const std::string&, const SessionNews& news) {
        std::vector<std::string> hashes;
        for (const IdText& session : news.ended.items) hashes.push_back(storage::bytes_of(session.value));
        end_here(hashes);
    });
}

Task<std::optional<Person>> Sessions::identify(const Request& request) {
    const bool has_token = request.authorization.starts_with("Bearer ");
    const std::string token = has_token ? request.authorization.substr(7) : cookie_of(request, kSessionCookie);
    if (token.empty() || token.size() > kLongestToken) co_return std::nullopt;
    const std::string hash = token_hash(token);
    const Time now = now_ms();
    if (const auto known = known_.find(hash); known != known_.end() && known->second.until > now)
        co_return known->second.person;
    const Looking looking(*this, hash);
    auto found_read = node_.read([hash, now](storage::Store& store) { return store.session(hash, now); });
    const auto found = co_await found_read;
    if (!found || looking.has_ended()) co_return std::nullopt;
    const bool is_token = found->session.kind == storage::SessionKind::api_token;
    Person person{found->user.id, found->user.name, kind_of(found->user.kind),
                  hash,           is_token,         role_of(found->user.role),
                  found->ban};
    names_.set(person.id, person.name, person.kind == protocol::PersonKind::bot);
    if (known_.size() > kMostKnown) known_.clear();
    const Time lasts = messages_.is_alone() ? kRememberAlone : kRememberAmongOthers;
    const Time expires = found->session.expires == 0 ? now + lasts : found->session.expires;
    const Time changes = found->ban && found->ban->until != 0 ? found->ban->until : expires;
    known_[hash] = {person, std::min({now + lasts, expires, changes})};
    co_return person;
}

Task<std::optional<Response>> Sessions::open(Request request, storage::User user) {
    const std::string token = random_token();
    const Time now = now_ms();
    storage::Session session{token_hash(token), storage::SessionKind::browser, user.id, "", now, now + kSessionLasts};
    storage::Write write = storage::AddSession{session, user.password_hash};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == Code::missing || outcome.code == Code::conflict) co_return std::nullopt;
    if (outcome.code != Code::done) throw storage::Failure("a session could not be stored");
    end(outcome.ended);
    names_.set(user.id, user.name, user.kind == storage::UserKind::bot);
    Response response = json_response(
        protocol::to_value(protocol::Me{user.id, user.name, kind_of(user.kind), shown_role(role_of(user.role))}));
    set_cookie(request, response, kSessionCookie, token, kSessionLasts);
    co_return response;
}

void Sessions::end(const std::vector<std::string>& token_hashes) {
    if (token_hashes.empty()) return;
    end_here(token_hashes);
    for (const std::vector<std::string>& part : parts_of(token_hashes)) {
        SessionNews news;
        for (const std::string& hash : part) news.ended.items.push_back({storage::hexadecimal(hash)});
        messages_.send(news);
    }
}

void Sessions::end_here(const std::vector<std::string>& token_hashes) {
    for (const std::string& hash : token_hashes) {
        known_.erase(hash);
        if (const auto found = lookups_.find(hash); found != lookups_.end()) found->second.ended = true;
        node_.connections->end_session(hash, "the session has ended");
    }
}

Task<bool> Sessions::close(std::string token_hash) {
    storage::Write write = storage::DeleteSession{token_hash};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code != Code::done) {
        known_.erase(token_hash);
        is_unsure_ = true;
        co_return false;
    }
    // Also if another node was faster: its word may be on the way.
    std::vector<std::string> ended;
    ended.push_back(std::move(token_hash));
    end(ended);
    co_return true;
}

void Sessions::look_again(const std::string& user) {
    std::erase_if(known_, [&](const auto& known) { return known.second.person.id == user; });
    is_unsure_ = true;
}

Task<bool> Sessions::tidy() {
    const Time now = now_ms();
    if (now - forgot_expired_ >= kForgetExpiredEvery) {
        forgot_expired_ = now;
        storage::Write write = storage::ForgetExpired{now};
        const storage::Outcome outcome = co_await node_.write(std::move(write));
        end(outcome.ended);
    }
    if (messages_.is_alone() && !std::exchange(is_unsure_, false)) co_return true;
    try {
        co_return co_await end_those_gone(now);
    } catch (const storage::Failure& failure) {
        is_unsure_ = true;
        node_.log.warning("sessions could not be read", {{"reason", failure.what()}});
    }
    co_return false;
}

// Whoever is here with a session that the store does not know any more has to go.
Task<bool> Sessions::end_those_gone(Time now) {
    for (const std::vector<std::string>& part : parts_of(node_.connections->sessions())) {
        auto living_read = node_.read([part, now](storage::Store& store) { return store.living_sessions(part, now); });
        const auto living = co_await living_read;
        std::vector<std::string> gone = part;
        std::erase_if(gone, [&](const std::string& hash) {
            return std::find(living.begin(), living.end(), hash) != living.end();
        });
        end_here(gone);
    }
    co_return true;
}

void Sessions::take_cookie_away(const Request& request, Response& response) {
    set_cookie(request, response, kSessionCookie, "", 0);
}

}  // namespace wharf::server
