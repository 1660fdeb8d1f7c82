#include "server/mutes.h"

#include "server/news.h"

namespace wharf::server {

using storage::Code;

namespace {

constexpr int kMostMuted = 200;

std::set<std::string> unheard_by(storage::Store& store, const std::string& user) {
    const std::vector<std::string> muted = store.muted_by(user);
    std::set<std::string> unheard(muted.begin(), muted.end());
    for (const storage::Bond& bond : store.bonds(user))
        if (bond.kind == storage::BondKind::block) unheard.insert(bond.other);
    return unheard;
}

}  // namespace

Mutes::Mutes(Node& node, NodeMessages& messages) : node_(node), messages_(messages) {
    news_ = messages_.on<MuteNews>(
        [this](const std::string&, const MuteNews& news) { tell(news.user.value, news.other.value, news.on); });
}

Task<std::set<std::string>> Mutes::of(std::string user) {
    auto unheard_read = node_.read([user](storage::Store& store) { return unheard_by(store, user); });
    co_return co_await unheard_read;
}

Task<Response> Mutes::change(Request request, Person person) {
    auto read = protocol::read_body<protocol::Mute>(request.body);
    if (auto* fault = std::get_if<protocol::Error>(&read)) co_return error_response(*fault);
    const protocol::Mute wanted = std::get<protocol::Mute>(std::move(read));
    storage::Write write = storage::Unmute{person.id, wanted.user.value};
    if (wanted.on) write = storage::Mute{person.id, wanted.user.value, kMostMuted};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == Code::too_many) co_return error_response(errors::kTooManyMuted());
    if (outcome.code == Code::missing || outcome.code == Code::invalid)
        co_return error_response(errors::kNoSuchPlayer());
    if (outcome.code != Code::done) co_return error_response(errors::kTryAgain());
    co_await tell_of(person.id, wanted.user.value);
    co_return json_response(boost::json::object{});
}

// Who is muted and blocked is heard again when he is neither.
Task<bool> Mutes::tell_of(std::string user, std::string other) {
    const std::set<std::string> unheard = co_await of(user);
    const bool on = unheard.contains(other);
    tell(user, other, on);
    messages_.send(MuteNews{{user}, {other}, on});
    co_return on;
}

void Mutes::tell(const std::string& user, const std::string& other, bool on) {
    for (const auto& receiver : node_.connections->listening(user)) receiver->mute(other, on);
}

}  // namespace wharf::server
