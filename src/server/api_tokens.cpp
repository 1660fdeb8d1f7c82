#include "server/api_tokens.h"

#include "server/tokens.h"
#include "server/visible_text.h"

namespace wharf::server {

using protocol::Error;
using storage::Code;

namespace {

constexpr int kMostTokens = 20;

// What a token is called where it must not be shown.
std::string id_of(const storage::Session& token) { return hex(token.token_hash, 8); }

}  // namespace

Task<std::vector<storage::Session>> ApiTokens::tokens_of(std::string user) {
    auto tokens_read =
        node_.read([user](storage::Store& store) { return store.sessions(user, storage::SessionKind::api_token); });
    co_return co_await tokens_read;
}

Task<Response> ApiTokens::make(Request request, Person person) {
    auto read = protocol::read_body<protocol::NewToken>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const std::string token = random_token();
    storage::Session session{token_hash(token), storage::SessionKind::api_token,
                             person.id,         seen(std::get<protocol::NewToken>(read).label.value),
                             now_ms(),          0};
    storage::Write write = storage::AddToken{session, person.token_hash, kMostTokens};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == Code::too_many) co_return error_response(errors::kTooManyTokens());
    if (outcome.code == Code::missing) co_return error_response(errors::kNotSignedIn());
    if (outcome.code != Code::done) co_return error_response(errors::kTryAgain());
    co_return json_response(
        protocol::to_value(protocol::TokenInfo{id_of(session), session.label, session.created, token}), 201);
}

Task<Response> ApiTokens::list(Person person) {
    const auto tokens = co_await tokens_of(person.id);
    std::vector<protocol::TokenInfo> list;
    for (const storage::Session& token : tokens)
        list.push_back({id_of(token), token.label, token.created, std::nullopt});
    co_return json_response(boost::json::object{{"tokens", protocol::to_value(list)}});
}

Task<Response> ApiTokens::revoke(Person person, std::string id) {
    const auto tokens = co_await tokens_of(person.id);
    for (const storage::Session& token : tokens) {
        if (id_of(token) != id) continue;
        const bool closed = co_await sessions_.close(token.token_hash);
        co_return closed ? json_response(boost::json::object{}) : error_response(errors::kTryAgain());
    }
    co_return error_response(errors::kNoSuchToken());
}

}  // namespace wharf::server
