#include "server/audiences.h"

#include <algorithm>

namespace wharf::server {

void Audiences::Audience::keep(const News& news, const TextPool& texts) {
    heard.told = news.told;
    heard.info = news.info;
    heard.beside = news.beside;
    if (news.has_scene)
        heard.scene = texts.scene;
    else if (!news.is_part)
        heard.scene.clear();
}

void Audiences::add(const std::shared_ptr<Listener>& listener, Seat seat, std::int64_t since, Scenes scenes,
                    Writer& writer) {
    remove(*listener);
    Audience& audience = audiences_[index(seat)];
    // Nobody may be told twice what the others have not heard yet.
    if (!audience.members.empty()) tell(index(seat), writer, false);
    Heard known;
    known.told = since;
    News news;
    do {
        news = write_open(writer, seat, known, true);
        listener->deliver(with_scene(news, seat, writer));
        known.told = news.told;
    } while (news.is_part);
    if (audience.members.empty())
        audience.keep(news, texts_);
    else if (news.has_scene && audience.heard.scene != texts_.scene)
        audience.heard.scene.clear();  // what they were shown is not the same: the next one is whole, for all
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

bool Audiences::remove_if(const std::function<bool(const std::string&)>& goes) {
    bool found = false;
    for (Audience& audience : audiences_) {
        found |= std::erase_if(audience.members, [&](const Member& m) { return goes(m.listener->user()); }) > 0;
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

void Audiences::tell(Writer& writer, bool with_info) {
    for (std::size_t i = 0; i < audiences_.size(); ++i)
        if (!audiences_[i].members.empty()) tell(i, writer, with_info);
}

void Audiences::tell(std::size_t i, Writer& writer, bool with_info) {
    Audience& audience = audiences_[i];
    News news;
    do {
        news = write_open(writer, observer_at(i), audience.heard, with_info);
        if (!news.is_new) return;
        std::shared_ptr<const std::string> whole;
        std::shared_ptr<const std::string> changes;
        const bool can_change = news.has_scene && !audience.heard.scene.empty();
        // What is thrown half-way leaves some of them ahead of what is kept: then all are shown the whole next time.
        struct Shown {
            std::string& scene;
            bool to_all = false;
            ~Shown() {
                if (!to_all) scene.clear();
            }
        } shown{audience.heard.scene};
        for (const Member& member : audience.members) {
            if (can_change && member.scenes == Scenes::changes) {
                if (changes == nullptr) changes = with_changes();
                member.listener->deliver(changes);
            } else {
                if (whole == nullptr) whole = with_scene(news, observer_at(i), writer);
                member.listener->deliver(whole);
            }
        }
        shown.to_all = true;
        audience.keep(news, texts_);
    } while (news.is_part);
}

News Audiences::write_open(Writer& writer, Seat observer, const Heard& known, bool with_info) {
    text::JsonText to = text::JsonText::over(texts_.open);
    return writer.write_update(to, observer, known, with_info);
}

std::shared_ptr<const std::string> Audiences::with_scene(const News& news, Seat observer, Writer& writer) {
    std::string message = texts_.take();
    {
        text::JsonText to = text::JsonText::over(message);
        to.json(texts_.open);
        if (news.has_scene) {
            to.key("scene");
            writer.write_scene(to, observer);
        }
        to.close('}');
    }
    return texts_.share(std::move(message));
}

std::shared_ptr<const std::string> Audiences::with_changes() {
    std::string message = texts_.take();
    message.assign(texts_.open).append(R"(,"changes":{)").append(texts_.changes).append("}}");
    return texts_.share(std::move(message));
}

void Audiences::send(const std::string& message) const {
    const auto text = std::make_shared<const std::string>(message);
    for (const Audience& audience : audiences_)
        for (const Member& member : audience.members) member.listener->deliver(text);
}

void Audiences::send_to(Seat seat, const std::string& message) const {
    const auto text = std::make_shared<const std::string>(message);
    for (const Member& member : audiences_[index(seat)].members) member.listener->deliver(text);
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
