// Sends mail through a relay (SMTP, RFC 5321), one at a time; TLS from the beginning or by STARTTLS.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/loop.h"
#include "server/mail_text.h"
#include "server/task.h"

namespace wharf::server {

// smtps://user:password@host:465 (TLS), smtp://host:587 (STARTTLS), smtp+plain://localhost:25 (no TLS, and no
// password); what is special in a user or password stands as %40.
struct MailRelay {
    enum class Security { tls, starttls, none };
    std::string host;
    std::uint16_t port = 0;
    Security security = Security::tls;
    std::string user;
    std::string password;
    std::string from;  // the sender's address
};

// Throws std::runtime_error with a sentence if it is no such URL, or `from` no address.
MailRelay mail_relay(std::string_view url, std::string_view from);

class Lookups;

class Mailer {
 public:
    Mailer(Loop& loop, MailRelay relay);
    ~Mailer();
    Mailer(const Mailer&) = delete;
    Mailer& operator=(const Mailer&) = delete;

    struct Answer {
        bool is_taken = false;
        bool is_final = false;  // refused for good: it will not be taken the next time either
        std::string detail;     // for the log; never what the mail says
    };
    // When the relay has taken it, or has not.
    Arrival<Answer> send(Mail mail);
    static constexpr std::chrono::seconds kLongest{60};  // that it takes, whatever the relay does

 private:
    Loop& loop_;
    std::unique_ptr<Lookups> lookups_;  // of its own: the names that people gave do not come before the relay's
    MailRelay relay_;
};

}  // namespace wharf::server
