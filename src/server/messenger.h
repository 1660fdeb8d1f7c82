// Reaches somebody who is not here by one of his ways: his browser, his mailbox, his program.
#pragma once

#include <memory>

#include "server/mailer.h"
#include "server/node.h"
#include "server/poster.h"
#include "server/web_push.h"
#include "storage/turns.h"

namespace wharf::server {

struct MessengerOptions {
    std::string smtp{};        // URL of a mail relay (mailer.h); empty: no mail is sent
    std::string mail_from{};   // the sender's address
    std::string public_url{};  // where people find this server: what letters link to
    bool reaches_private = false;
};

// As they are used. Throws std::runtime_error with a sentence if one is wrong, or lacks another.
MessengerOptions checked(MessengerOptions options);

// What somebody is told.
struct Notice {
    std::string kind;  // "turn", "test"
    text::Message title;
    std::optional<text::Message> body{};
    std::string table{};  // where; may be empty
    std::string game{};
    Time since = 0;
    Time until = 0;  // of no use afterwards; 0: for a day
};

class Messenger {
 public:
    // Reads the key of this house, or makes it; blocks. Throws std::runtime_error with a sentence if an option is
    // wrong.
    Messenger(Node& node, const MessengerOptions& options);

    enum class Reached { yes, later, never, gone };
    // One attempt. What goes wrong is logged, with the way's id and nothing of what was said.
    Task<Reached> send(storage::Way way, Notice notice);
    // A letter to a mailbox; its text ends with a link to this path.
    Task<bool> write(std::string to, std::string language, text::Message subject, text::Message text);

    bool sends_mail() const { return mailer_ != nullptr; }
    std::string link(const std::string& path) const { return options_.public_url + "/#/" + path; }
    // As a browser wants to have it: base64url.
    std::string push_key() const;

 private:
    Task<Reached> push(storage::Way way, Notice notice);
    Task<Reached> mail(storage::Way way, Notice notice);
    Task<Reached> call(storage::Way way, Notice notice);
    Task<Reached> post(std::string way, Post wanted);

    Node& node_;
    MessengerOptions options_;
    EcKey key_;
    Poster poster_;
    std::unique_ptr<Mailer> mailer_;
};

}  // namespace wharf::server
