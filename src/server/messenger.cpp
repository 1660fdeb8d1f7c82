#include "server/messenger.h"

#include <algorithm>

#include "language/language.h"
#include "server/base64url.h"
#include "server/notice_messages.h"
#include "server/tokens.h"

namespace wharf::server {

namespace {

namespace json = boost::json;

constexpr const char* kKeyName = "push key";
constexpr Time kLongestSecondsKept = 86'400;

// All nodes have the one that was stored first.
EcKey key_of_house(storage::Store& store) {
    for (int attempt = 0; attempt < 2; ++attempt) {
        if (const auto kept = store.secret(kKeyName)) {
            if (auto key = EcKey::from_text(*kept)) return *std::move(key);
            throw std::runtime_error("the push key in the database is damaged");
        }
        const storage::Write fresh = storage::KeepSecret{kKeyName, EcKey::fresh().text()};
        store.commit({&fresh, 1});
    }
    throw std::runtime_error("the push key cannot be stored");
}

std::string said(const language::Speaker& speaker, const Notice& notice) {
    return notice.body ? speaker.say(*notice.body) : std::string();
}

}  // namespace

MessengerOptions checked(MessengerOptions options) {
    std::string& url = options.public_url;
    while (url.ends_with('/')) url.pop_back();
    const bool is_address =
        (url.starts_with("https://") && url.size() > 8) || (url.starts_with("http://") && url.size() > 7);
    const bool is_plain =
        std::all_of(url.begin(), url.end(), [](char c) { return c > ' ' && c < '\x7f' && c != '#' && c != '?'; });
    if (!url.empty() && !(is_address && is_plain))
        throw std::runtime_error("public-url must be an address as https://wharf.example.org");
    if (!options.smtp.empty() && url.empty())
        throw std::runtime_error("smtp needs public-url: letters link to this server");
    return options;
}

Messenger::Messenger(Node& node, const MessengerOptions& options)
    : node_(node),
      options_(checked(options)),
      key_(key_of_house(node.store)),
      poster_(node.loop, options.reaches_private) {
    if (!options_.smtp.empty())
        mailer_ = std::make_unique<Mailer>(node.loop, mail_relay(options_.smtp, options_.mail_from));
}

std::string Messenger::push_key() const { return base64url(key_.point()); }

Task<Messenger::Reached> Messenger::send(storage::Way way, Notice notice) {
    switch (way.kind) {
        case storage::WayKind::push: co_return co_await push(std::move(way), std::move(notice));
        case storage::WayKind::mail: co_return co_await mail(std::move(way), std::move(notice));
        case storage::WayKind::webhook: break;
    }
    co_return co_await call(std::move(way), std::move(notice));
}

Task<Messenger::Reached> Messenger::post(std::string way, Post wanted) {
    auto posting = poster_.post(std::move(wanted));
    const Poster::Answer answer = co_await posting;
    if (answer.posted == Posted::taken) co_return Reached::yes;
    node_.log.info("somebody was not reached", {{"way", way}, {"reason", answer.detail}});
    if (answer.posted == Posted::gone) co_return Reached::gone;
    co_return answer.posted == Posted::refused ? Reached::never : Reached::later;
}

// A turn replaces the message before it about the same table, which says nothing any more.
Task<Messenger::Reached> Messenger::push(storage::Way way, Notice notice) {
    const auto to = read_destination(way.address);
    const std::size_t dot = way.secret.find('.');
    const auto keys = push_keys(std::string_view(way.secret).substr(0, dot),
                                dot == std::string::npos ? "" : std::string_view(way.secret).substr(dot + 1));
    if (!to || !keys) co_return Reached::gone;
    const language::Speaker speaker(way.language, "");
    const std::string text = json::serialize(json::object{{"kind", notice.kind},
                                                          {"title", speaker.say(notice.title)},
                                                          {"body", said(speaker, notice)},
                                                          {"table", notice.table},
                                                          {"language", way.language}});
    const std::string salt = token_hash(random_token()).substr(0, 16);
    const auto body = encrypted_push(text, *keys, EcKey::fresh(), salt);
    if (!body) co_return Reached::never;
    const Time now = now_ms();
    const Time kept = notice.until == 0 ? kLongestSecondsKept
                                        : std::clamp<Time>((notice.until - now) / 1000, 60, 4 * kLongestSecondsKept);
    const std::string subject = options_.public_url.starts_with("https://") ? options_.public_url
                                : options_.mail_from.empty()                ? ""
                                                                            : "mailto:" + options_.mail_from;
    Post wanted{*to,
                {{"Authorization", vapid(key_, to->origin(), subject, now / 1000 + 12 * 3600)},
                 {"Content-Encoding", "aes128gcm"},
                 {"Content-Type", "application/octet-stream"},
                 {"TTL", std::to_string(kept)},
                 {"Urgency", "normal"}},
                *body,
                way.user};
    if (!notice.table.empty()) wanted.headers.emplace_back("Topic", notice.table);
    co_return co_await post(way.id, std::move(wanted));
}

Task<Messenger::Reached> Messenger::mail(storage::Way way, Notice notice) {
    if (mailer_ == nullptr) co_return Reached::never;
    const language::Speaker speaker(way.language, "");
    std::string text = said(speaker, notice);
    if (!text.empty()) text += "\n\n";
    const std::string leave = link("settings");
    if (!notice.table.empty()) text += speaker.say(says::kToTable(link("table/" + notice.table))) + "\n\n";
    text += speaker.say(says::kLeave(leave)) + "\n";
    auto sending = mailer_->send({way.address, speaker.say(notice.title), text, leave});
    const Mailer::Answer answer = co_await sending;
    if (answer.is_taken) co_return Reached::yes;
    node_.log.info("somebody was not reached", {{"way", way.id}, {"reason", answer.detail}});
    co_return answer.is_final ? Reached::never : Reached::later;
}

// Who has the secret can tell that it is from us, and when: the moment is signed too.
Task<Messenger::Reached> Messenger::call(storage::Way way, Notice notice) {
    const auto to = read_destination(way.address);
    if (!to) co_return Reached::gone;
    json::object event{{"kind", notice.kind}};
    if (!notice.table.empty()) {
        event["table"] = notice.table;
        event["game"] = notice.game;
        event["since"] = notice.since;
        event["until"] = notice.until;
        if (!options_.public_url.empty()) event["url"] = link("table/" + notice.table);
    }
    const std::string body = json::serialize(event);
    const std::string moment = std::to_string(now_ms() / 1000);
    Post wanted{*to,
                {{"Content-Type", "application/json"},
                 {"Wharf-Timestamp", moment},
                 {"Wharf-Signature", "sha256=" + hmac_sha256(way.secret, moment + "." + body)}},
                body,
                way.user};
    co_return co_await post(way.id, std::move(wanted));
}

Task<bool> Messenger::write(std::string to, std::string language, text::Message subject, text::Message text) {
    if (mailer_ == nullptr) co_return false;
    const language::Speaker speaker(language, "");
    auto sending = mailer_->send({std::move(to), speaker.say(subject), speaker.say(text) + "\n", ""});
    const Mailer::Answer answer = co_await sending;
    if (!answer.is_taken) node_.log.warning("a letter was not sent", {{"reason", answer.detail}});
    co_return answer.is_taken;
}

}  // namespace wharf::server
