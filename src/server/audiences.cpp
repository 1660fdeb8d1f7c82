#include "server/audiences.h"

#include <algorithm>

namespace wharf::server {

void Audiences::add(const std::shared_ptr<Listener>& listener, Seat seat, std::int64_t since, const Write& write) {
    remove(*listener);
    Audience& audience = audiences_[index(seat)];
    Heard heard;
    heard.told = since;
    do {
        std::string text = texts_.take();
        heard = write(text, seat, heard, true);
        listener->deliver(texts_.share(std::move(text)));
    } while (heard.is_part);
    if (audience.listeners.empty())
        audience.heard = heard;
    else if (audience.heard.told != heard.told)
        tell(index(seat), write, false);  // nobody may be told twice what the others have not heard yet
    audience.listeners.push_back(listener);
}

bool Audiences::remove(const Listener& listener) {
    bool found = false;
    for (Audience& audience : audiences_)
        found |= std::erase_if(audience.listeners, [&](const auto& other) { return other.get() == &listener; }) > 0;
    return found;
}

void Audiences::regroup(const std::function<Seat(const std::string&)>& seat_of) {
    std::array<std::vector<std::shared_ptr<Listener>>, kMaxSeats + 1> groups;
    std::array<bool, kMaxSeats + 1> has_newcomers{};
    for (std::size_t from = 0; from < audiences_.size(); ++from) {
        for (auto& listener : audiences_[from].listeners) {
            const std::size_t to = index(seat_of(listener->user()));
            has_newcomers[to] = has_newcomers[to] || to != from;
            groups[to].push_back(std::move(listener));
        }
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
        audiences_[i].listeners = std::move(groups[i]);
        // Places change before a game begins: nothing was told yet that a newcomer could have missed.
        if (has_newcomers[i]) audiences_[i].heard = {};
    }
}

void Audiences::tell(const Write& write, bool with_info) {
    for (std::size_t i = 0; i < audiences_.size(); ++i)
        if (!audiences_[i].listeners.empty()) tell(i, write, with_info);
}

void Audiences::tell(std::size_t i, const Write& write, bool with_info) {
    Audience& audience = audiences_[i];
    Heard heard = audience.heard;
    do {
        std::string text = texts_.take();
        heard = write(text, observer_at(i), heard, with_info);
        if (!with_info) heard.info = audience.heard.info;
        const bool is_new = heard.is_part || heard.told != audience.heard.told || heard.scene != audience.heard.scene ||
                            heard.info != audience.heard.info;
        if (!is_new) return texts_.give_back(std::move(text));
        const auto message = texts_.share(std::move(text));
        for (const auto& listener : audience.listeners) listener->deliver(message);
    } while (heard.is_part);
    audience.heard = heard;
}

void Audiences::send(const std::string& message) const {
    const auto text = std::make_shared<const std::string>(message);
    for (const Audience& audience : audiences_)
        for (const auto& listener : audience.listeners) listener->deliver(text);
}

void Audiences::send_chat(const std::string& author, const std::string& message) const {
    const auto text = std::make_shared<const std::string>(message);
    for (const Audience& audience : audiences_)
        for (const auto& listener : audience.listeners)
            if (!listener->has_muted(author)) listener->deliver(text);
}

bool Audiences::empty() const {
    return std::all_of(audiences_.begin(), audiences_.end(), [](const Audience& a) { return a.listeners.empty(); });
}

}  // namespace wharf::server
