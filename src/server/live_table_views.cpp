// What leaves a live table: for every observer the things told to it since, and its scene.
#include <algorithm>

#include "server/errors.h"
#include "server/live_table.h"

namespace wharf::server {

using protocol::Error;

bool LiveTable::may_enter(const std::string& user, const std::string& invite) const {
    const Setup& setup = table_->setup();
    return !setup.invite_only || table_->seat_of(user) != kSpectator || invite == setup.invite;
}

protocol::TableInfo LiveTable::info(Seat observer) const {
    const Setup& setup = table_->setup();
    protocol::TableInfo info;
    info.id = id_;
    info.game = setup.game;
    info.status = table_->status();
    for (const SeatState& seat : table_->seats()) {
        protocol::SeatInfo shown;
        shown.kind = seat.kind;
        if (seat.kind == protocol::SeatKind::person) {
            shown.user = seat.user;
            shown.name = host_.name_of(seat.user);
        }
        if (seat.kind == protocol::SeatKind::computer) shown.level = seat.level;
        shown.substituted = seat.substituted;
        shown.resigned = seat.resigned;
        info.seats.push_back(std::move(shown));
    }
    info.options = setup.options;
    info.pace = setup.pace;
    info.clock = setup.clock;
    info.invite_only = setup.invite_only;
    info.rated = setup.rated;
    info.shuffle = setup.shuffle;
    info.host = setup.host;
    info.created = row_.created;
    info.changed = row_.changed;
    if (observer != kSpectator && setup.invite_only) info.invite = setup.invite;
    if (!table_->rematch().empty()) info.rematch = table_->rematch();
    info.result = table_->result();
    return info;
}

std::size_t LiveTable::write_update(std::string& text, Seat observer, std::int64_t since, bool with_info) {
    const std::vector<protocol::Told>& told = table_->told(observer);
    protocol::TableUpdate update;
    update.table = id_;
    update.sequence = static_cast<std::int64_t>(told.size());
    // Who knows more than there is comes from somewhere else: everything is told again.
    const auto from = since > update.sequence ? 0 : since;
    update.told.assign(told.begin() + from, told.end());
    if (with_info) update.info = info(observer);
    update.clocks = table_->clocks(observer, now_ms());
    if (table_->undo_asked()) update.undo_asked = *table_->undo_asked();
    text::JsonText to(text);
    protocol::open_message(to, update);
    std::size_t hash = 0;
    if (table_->match() != nullptr) {
        to.key("scene");
        const std::size_t begin = to.written().size();
        table_->write_scene(to, observer);
        hash = std::hash<std::string_view>()(to.written().substr(begin));
    }
    to.close('}');
    return hash;
}

Task<std::optional<Error>> LiveTable::subscribe(std::shared_ptr<Listener> listener, std::int64_t since,
                                                std::string invite) {
    const auto self = shared_from_this();
    co_await turnstile_.enter();
    std::optional<Error> refusal;
    // Who comes from another node may know more than we have heard of.
    if (host_.others() != nullptr) co_await hear_others();
    if (table_ == nullptr || !may_enter(listener->user(), invite)) {
        refusal = no_such_table();
    } else {
        unsubscribe(*listener);
        const Seat seat = table_->seat_of(listener->user());
        Audience& audience = audiences_[index(seat)];
        // An audience hears together: nobody may be told twice what the others have not heard yet.
        if (audience.told != static_cast<std::int64_t>(table_->told(seat).size())) broadcast(false);
        std::string text = node_.texts.take();
        const std::size_t scene = write_update(text, seat, since, true);
        if (audience.listeners.empty()) {
            audience.told = static_cast<std::int64_t>(table_->told(seat).size());
            audience.scene = scene;
        }
        listener->deliver(node_.texts.share(std::move(text)));
        audience.listeners.push_back(listener);
        announce_presence();
        last_used_ = now_ms();
    }
    turnstile_.leave(node_.loop);
    co_return refusal;
}

void LiveTable::unsubscribe(const Listener& listener) {
    bool found = false;
    for (Audience& audience : audiences_)
        found |= std::erase_if(audience.listeners, [&](const auto& other) { return other.get() == &listener; }) > 0;
    if (found) announce_presence();
    last_used_ = now_ms();
}

bool LiveTable::has_listeners() const {
    return std::any_of(audiences_.begin(), audiences_.end(), [](const Audience& a) { return !a.listeners.empty(); });
}

void LiveTable::send_to_all(std::string message) {
    const auto text = std::make_shared<const std::string>(std::move(message));
    for (const Audience& audience : audiences_)
        for (const auto& listener : audience.listeners) listener->deliver(text);
}

void LiveTable::send_chat(const std::string& author, std::string message) {
    const auto text = std::make_shared<const std::string>(std::move(message));
    for (const Audience& audience : audiences_)
        for (const auto& listener : audience.listeners)
            if (!listener->has_muted(author)) listener->deliver(text);
}

// An observer for whom nothing is new hears nothing: that something happened may be the secret.
void LiveTable::broadcast(bool info_changed) {
    for (std::size_t i = 0; i < audiences_.size(); ++i) {
        Audience& audience = audiences_[i];
        if (audience.listeners.empty()) continue;
        const Seat observer = observer_at(i);
        const auto told = static_cast<std::int64_t>(table_->told(observer).size());
        std::string text = node_.texts.take();
        const std::size_t scene = write_update(text, observer, audience.told, info_changed);
        if (!info_changed && told == audience.told && scene == audience.scene) {
            node_.texts.give_back(std::move(text));
            continue;
        }
        audience.told = told;
        audience.scene = scene;
        const auto message = node_.texts.share(std::move(text));
        for (const auto& listener : audience.listeners) listener->deliver(message);
    }
}

}  // namespace wharf::server
