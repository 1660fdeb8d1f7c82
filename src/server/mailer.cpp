#include "server/mailer.h"

#include <charconv>

#include "server/base64url.h"
#include "server/destination.h"
#include "server/time.h"
#include "server/tokens.h"
#include "server/wire.h"

namespace wharf::server {

namespace {

constexpr int kMostReplyLines = 100;

// What the relay answered is wrong for good (5xx) or for now.
struct Refused {
    int code = 0;
};

struct Reply {
    int code = 0;
    std::vector<std::string> lines;

    // Of an EHLO: "AUTH PLAIN LOGIN" has AUTH, and PLAIN of it.
    bool offers(std::string_view word, std::string_view of = {}) const {
        for (const std::string& line : lines) {
            if (!line.starts_with(word)) continue;
            if (of.empty() ||
                (" " + line.substr(word.size()) + " ").find(" " + std::string(of) + " ") != std::string::npos)
                return true;
        }
        return false;
    }
};

Awaitable<Reply> read_reply(std::shared_ptr<Wire> wire) {
    Reply reply;
    for (int i = 0; i < kMostReplyLines; ++i) {
        const std::string line = co_await wire->read_line();
        if (line.size() < 3) break;
        std::from_chars(line.data(), line.data() + 3, reply.code);
        reply.lines.push_back(line.size() > 4 ? line.substr(4) : "");
        if (line.size() == 3 || line[3] == ' ') co_return reply;
    }
    throw Unreachable("the relay does not speak SMTP");
}

// The answer to a line must begin with this digit.
Awaitable<Reply> say(std::shared_ptr<Wire> wire, std::string line, int wanted) {
    co_await wire->write(line + "\r\n");
    Reply reply = co_await read_reply(wire);
    if (reply.code / 100 != wanted) throw Refused{reply.code};
    co_return reply;
}

Awaitable<void> log_in(std::shared_ptr<Wire> wire, Reply hello, std::string user, std::string password) {
    using namespace std::string_literals;
    if (hello.offers("AUTH", "PLAIN")) {
        co_await say(wire, "AUTH PLAIN " + base64("\0"s + user + "\0"s + password), 2);
    } else {
        co_await say(wire, "AUTH LOGIN", 3);
        co_await say(wire, base64(user), 3);
        co_await say(wire, base64(password), 2);
    }
}

Awaitable<void> deliver_mail(Loop& loop, Lookups& lookups, MailRelay relay, Mail mail) {
    Wire::Allows allows = [](const asio::ip::address&) { return true; };  // the operator's own
    auto connecting = Wire::connect(loop, lookups, {relay.host, relay.port}, Mailer::kLongest, std::move(allows));
    const std::shared_ptr<Wire> wire = co_await std::move(connecting);
    if (relay.security == MailRelay::Security::tls) co_await wire->secure(relay.host);
    const Reply greeting = co_await read_reply(wire);
    if (greeting.code != 220) throw Refused{greeting.code};
    const std::string hello = "EHLO " + relay.from.substr(relay.from.rfind('@') + 1);
    Reply offered = co_await say(wire, hello, 2);
    if (relay.security == MailRelay::Security::starttls) {
        if (!offered.offers("STARTTLS")) throw Unreachable("the relay offers no STARTTLS");
        co_await say(wire, "STARTTLS", 2);
        co_await wire->secure(relay.host);
        offered = co_await say(wire, hello, 2);
    }
    if (!relay.user.empty()) co_await log_in(wire, offered, relay.user, relay.password);
    co_await say(wire, "MAIL FROM:<" + relay.from + ">", 2);
    co_await say(wire, "RCPT TO:<" + mail.to + ">", 2);
    co_await say(wire, "DATA", 3);
    std::string data = smtp_data(mail_text(mail, relay.from, random_id(24), now_ms()));
    data.erase(data.size() - 2);  // its last line is ended like every other
    co_await say(wire, std::move(data), 2);
    co_await wire->write("QUIT\r\n");
}

Awaitable<Mailer::Answer> try_to_deliver(Loop& loop, Lookups& lookups, MailRelay relay, Mail mail) {
    Mailer::Answer answer;
    try {
        co_await deliver_mail(loop, lookups, std::move(relay), std::move(mail));
        answer.is_taken = true;
    } catch (const Refused& refused) {
        answer.is_final = refused.code >= 500;
        answer.detail = std::to_string(refused.code);
    } catch (const std::exception& failure) {
        answer.detail = failure.what();
    }
    co_return answer;
}

std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned value = 0;
        if (text[i] == '%' && i + 2 < text.size() &&
            std::from_chars(text.data() + i + 1, text.data() + i + 3, value, 16).ptr == text.data() + i + 3) {
            plain += static_cast<char>(value);
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

}  // namespace

MailRelay mail_relay(std::string_view url, std::string_view from) {
    MailRelay relay;
    const auto take = [&](std::string_view scheme, MailRelay::Security security, std::uint16_t port) {
        if (!url.starts_with(scheme)) return;
        relay.security = security;
        relay.port = port;
        url.remove_prefix(scheme.size());
    };
    if (url.starts_with("smtps://"))
        take("smtps://", MailRelay::Security::tls, 465);
    else if (url.starts_with("smtp+plain://"))
        take("smtp+plain://", MailRelay::Security::none, 25);
    else
        take("smtp://", MailRelay::Security::starttls, 587);
    if (relay.port == 0) throw std::runtime_error("smtp must be smtps://host, smtp://host or smtp+plain://host");
    while (url.ends_with('/')) url.remove_suffix(1);
    if (const std::size_t at = url.rfind('@'); at != std::string_view::npos) {
        const std::string_view who = url.substr(0, at);
        const std::size_t colon = who.find(':');
        relay.user = unescaped(who.substr(0, colon));
        if (colon != std::string_view::npos) relay.password = unescaped(who.substr(colon + 1));
        url.remove_prefix(at + 1);
    }
    // An address of IPv6 stands in brackets: its colons are its own.
    const std::size_t bracket = url.starts_with('[') ? url.find(']') : std::string_view::npos;
    const std::size_t colon = url.find(':', bracket == std::string_view::npos ? 0 : bracket);
    if (colon != std::string_view::npos) {
        const std::string_view port = url.substr(colon + 1);
        const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), relay.port);
        if (error != std::errc() || end != port.data() + port.size()) relay.port = 0;
        url = url.substr(0, colon);
    }
    if (bracket != std::string_view::npos && url.ends_with(']')) url = url.substr(1, url.size() - 2);
    relay.host = url;
    if (relay.host.empty() || relay.port == 0 || url.find_first_of("[]/?# ") != std::string_view::npos)
        throw std::runtime_error("smtp names no host, or a port that is none");
    if (relay.security == MailRelay::Security::none && !relay.user.empty())
        throw std::runtime_error("smtp+plain would tell a password to everybody on the way: it takes none");
    relay.from = from;
    if (!is_mail_address(relay.from)) throw std::runtime_error("mail-from must be an address, as wharf@example.org");
    return relay;
}

Mailer::Mailer(Loop& loop, MailRelay relay)
    : loop_(loop), lookups_(std::make_unique<Lookups>(loop)), relay_(std::move(relay)) {}

Mailer::~Mailer() = default;

Arrival<Mailer::Answer> Mailer::send(Mail mail) {
    return Arrival<Answer>([&loop = loop_, &lookups = *lookups_, relay = relay_, mail = std::move(mail)](auto deliver) {
        asio::co_spawn(loop.context().get_executor(), try_to_deliver(loop, lookups, relay, mail),
                       [deliver](std::exception_ptr failed, Answer answer) {
                           if (failed) answer.detail = "no memory";
                           deliver(std::move(answer));
                       });
    });
}

}  // namespace wharf::server
