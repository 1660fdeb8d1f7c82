// The ways by which somebody wants to be told: added, tried, taken away; and when he wants to hear nothing.
#pragma once

#include "protocol/notices.h"
#include "server/messenger.h"
#include "server/people.h"

namespace wharf::server {

class Ways {
 public:
    Ways(Node& node, People& people, Messenger& messenger) : node_(node), people_(people), messenger_(messenger) {}

    void share_limits(SharedLimits& shared);

    Task<Response> list(Person person);
    Task<Response> add_push(Request request, Person person);
    Task<Response> add_mailbox(Request request, Person person);
    Task<Response> add_webhook(Request request, Person person);
    Task<Response> remove(Person person, std::string id);
    // Sends something there, so that one sees that it comes.
    Task<Response> try_out(Person person, std::string id);
    Task<Response> set_quiet_hours(Request request, Person person);
    // Of a mailbox, by the link in its letter; whoever has the letter.
    Task<Response> confirm(Request request);
    // A letter with a link to a new password, where there is an account with a mailbox; the answer is always the same.
    Task<Response> ask_recovery(Request request);

    static constexpr int kMostDevices = 10;
    static constexpr int kMostMailboxes = 1;
    static constexpr int kMostWebhooks = 3;
    // A way that failed so often, one time after the other, is gone.
    static constexpr int kMostFailures = 10;

 private:
    Task<Response> add(Person person, storage::Way way, int most);
    Task<bool> ask_to_confirm(storage::Way way, std::string name);
    Task<bool> send_recovery(std::string name, std::string language);
    bool allows(RateLimit& limit, const std::string& key);

    Node& node_;
    People& people_;
    Messenger& messenger_;
    RateLimit changes_{20, 10};   // of one person
    RateLimit letters_{3, 0.05};  // to one mailbox, that ask whose it is: three an hour
    // The same to whatever mailboxes: nobody makes this house write to the world.
    RateLimit letters_of_person_{5, 0.1};
    RateLimit letters_of_network_{20, 1};
    RateLimit trials_{5, 2};          // of one person
    RateLimit recoveries_{10, 1};     // from one address
    RateLimit letters_used_{20, 10};  // from one address
};

}  // namespace wharf::server
