#include "server/mutes.h"

#include "server/news.h"

namespace wharf::server {

using storage::Code;

namespace {

constexpr int kMostMuted = 200;

}  // namespace

Mutes::Mutes(Node& node, NodeMessages& messages) : node_(node), messages_(messages) {
    news_ = messages_.on<MuteNews>(
        [this](const std::string&, const MuteNews& news) { tell(news.user.value, news.other.value, news.on); });
}

Task<std::set<std::string>> Mutes::of(std::string user) {
    auto muted_read = node_.read([user](storage::Store& store) { return store.muted_by(user); });
    const auto muted = co_await muted_read;
    co_return std::set<std::string>(muted.begin(), muted.end());
}

Task<Response> Mutes::change(Request request, Person person) {
    auto read = protocol::read_body<protocol::Mute>(request.body);
    if (auto* fault = std::get_if<protocol::Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::Mute>(read);
    storage::Write write = storage::Unmute{person.id, wanted.user.value};
    if (wanted.on) write = storage::Mute{person.id, wanted.user.value, kMostMuted};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == Code::too_many) co_return error_response(errors::kTooManyMuted());
    if (outcome.code == Code::missing || outcome.code == Code::invalid)
        co_return error_response(errors::kNoSuchPlayer());
    if (outcome.code != Code::done) co_return error_response(errors::kTryAgain());
    tell(person.id, wanted.user.value, wanted.on);
    messages_.send(MuteNews{{person.id}, {wanted.user.value}, wanted.on});
    co_return json_response(boost::json::object{});
}

void Mutes::tell(const std::string& user, const std::string& other, bool on) {
    for (const auto& receiver : node_.connections->listening(user)) receiver->mute(other, on);
}

}  // namespace wharf::server
