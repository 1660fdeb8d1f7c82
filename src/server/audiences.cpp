#include "server/audiences.h"

#include <algorithm>

#include "text/json_changes.h"

namespace wharf::server {

void end_with_scene(text::JsonText& to, const News& news, const text::OutlinedText& scene) {
    if (news.has_scene) {
        to.key("scene");
        to.json(scene.text);
    }
    to.close('}');
}

void Audiences::Audience::keep(const News& news, const text::OutlinedText& scene) {
    heard.told = news.told;
    heard.info = news.info;
    heard.beside = news.beside;
    if (news.has_scene)
        heard.scene = scene;
    else if (!news.is_part)
        heard.scene = {};
}

void Audiences::add(const std::shared_ptr<Listener>& listener, Seat seat, std::int64_t since, Scenes scenes,
                    const Write& write) {
    remove(*listener);
    Audience& audience = audiences_[index(seat)];
    // Nobody may be told twice what the others have not heard yet.
    if (!audience.members.empty()) tell(index(seat), write, false);
    Heard known;
    known.told = since;
    News news;
    do {
        news = write_open(write, seat, known, true);
        listener->deliver(with_scene(news));
        known.told = news.told;
    } while (news.is_part);
    if (audience.members.empty())
        audience.keep(news, texts_.scene);
    else if (news.has_scene && audience.heard.scene.text != texts_.scene.text)
        audience.heard.scene = {};  // what they were shown is not the same: the next one is whole, for all
    audience.members.push_back({listener, scenes});
}

bool Audiences::remove(const Listener& listener) {
    bool found = false;
    for (Audience& audience : audiences_) {
        found |= std::erase_if(audience.members, [&](const Member& m) { return m.listener.get() == &listener; }) > 0;
        if (audience.members.empty()) audience.heard = {};
    }
    return found;
}

void Audiences::regroup(const std::function<Seat(const std::string&)>& seat_of) {
    std::array<std::vector<Member>, kMaxSeats + 1> groups;
    std::array<bool, kMaxSeats + 1> has_newcomers{};
    for (std::size_t from = 0; from < audiences_.size(); ++from) {
        for (Member& member : audiences_[from].members) {
            const std::size_t to = index(seat_of(member.listener->user()));
            has_newcomers[to] = has_newcomers[to] || to != from;
            groups[to].push_back(std::move(member));
        }
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
        audiences_[i].members = std::move(groups[i]);
        // Places change before a game begins: nothing was told yet that a newcomer could have missed.
        if (has_newcomers[i] || audiences_[i].members.empty()) audiences_[i].heard = {};
    }
}

void Audiences::tell(const Write& write, bool with_info) {
    for (std::size_t i = 0; i < audiences_.size(); ++i)
        if (!audiences_[i].members.empty()) tell(i, write, with_info);
}

void Audiences::tell(std::size_t i, const Write& write, bool with_info) {
    Audience& audience = audiences_[i];
    News news;
    do {
        news = write_open(write, observer_at(i), audience.heard, with_info);
        if (!news.is_new) return;
        std::shared_ptr<const std::string> whole;
        std::shared_ptr<const std::string> changes;
        bool can_change = news.has_scene;
        // What is thrown half-way leaves some of them ahead of what is kept: then all are shown the whole next time.
        struct Shown {
            text::OutlinedText& scene;
            bool to_all = false;
            ~Shown() {
                if (!to_all) scene = {};
            }
        } shown{audience.heard.scene};
        for (const Member& member : audience.members) {
            const bool wants_changes = can_change && member.scenes == Scenes::changes;
            if (wants_changes && changes == nullptr) {
                changes = with_changes(audience.heard.scene);
                can_change = changes != nullptr;
            }
            if (wants_changes && can_change) {
                member.listener->deliver(changes);
                continue;
            }
            if (whole == nullptr) whole = with_scene(news);
            member.listener->deliver(whole);
        }
        shown.to_all = true;
        audience.keep(news, texts_.scene);
    } while (news.is_part);
}

News Audiences::write_open(const Write& write, Seat observer, const Heard& known, bool with_info) {
    text::JsonText to = text::JsonText::over(texts_.open);
    return write(to, observer, known, with_info);
}

template <class End>
std::shared_ptr<const std::string> Audiences::ended(End end) {
    std::string message = texts_.take();
    {
        text::JsonText to = text::JsonText::over(message);
        to.json(texts_.open);
        end(to);
    }
    return texts_.share(std::move(message));
}

std::shared_ptr<const std::string> Audiences::with_scene(const News& news) {
    return ended([&](text::JsonText& to) { end_with_scene(to, news, texts_.scene); });
}

// Null: there was no scene before, or none that this one could be made of.
std::shared_ptr<const std::string> Audiences::with_changes(const text::OutlinedText& before) {
    std::string fields;
    fields.reserve(1U << 10U);
    if (!text::find_changes(fields, before, texts_.scene)) return nullptr;
    return ended([&](text::JsonText& to) {
        to.key("changes");
        to.open('{');
        if (!fields.empty()) to.json(fields);
        to.close('}');
        to.close('}');
    });
}

void Audiences::send(const std::string& message) const {
    const auto text = std::make_shared<const std::string>(message);
    for (const Audience& audience : audiences_)
        for (const Member& member : audience.members) member.listener->deliver(text);
}

void Audiences::send_chat(const std::string& author, const std::string& message) const {
    const auto text = std::make_shared<const std::string>(message);
    for (const Audience& audience : audiences_)
        for (const Member& member : audience.members)
            if (!member.listener->has_muted(author)) member.listener->deliver(text);
}

bool Audiences::empty() const {
    return std::all_of(audiences_.begin(), audiences_.end(), [](const Audience& a) { return a.members.empty(); });
}

}  // namespace wharf::server
