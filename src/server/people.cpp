#include "server/people.h"

#include "server/news.h"

namespace wharf::server {

People::People(Node& node, NodeMessages& messages)
    : names(node),
      sessions(node, messages, names),
      places(node),
      accounts(node, messages, names, sessions, places),
      tokens(node, sessions),
      mutes(node, messages),
      online(node, messages),
      bonds(node, mutes, online),
      profiles(node, bonds) {
    name_news_ = messages.on<NameNews>(
        [this](const std::string&, const NameNews& news) { names.change(news.user.value, news.name); });
}

Task<std::optional<Person>> People::identify(const Request& request) {
    auto person = co_await sessions.identify(request);
    if (person && person->kind != protocol::PersonKind::guest) places.seen(person->id, whence(request));
    co_return person;
}

}  // namespace wharf::server
