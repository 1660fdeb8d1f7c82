#include "server/streams.h"

namespace wharf::server {

void LineListener::deliver(std::shared_ptr<const std::string> message) {
    if (const auto outbox = outbox_.lock(); outbox != nullptr && !closed_) outbox->send(std::move(message));
}

void LineListener::send_off() {
    deliver(std::make_shared<std::string>(protocol::message(protocol::Restarting{1000})));
    end();
}

void LineListener::mute(const std::string& user, bool on) {
    if (on)
        muted_.insert(user);
    else
        muted_.erase(user);
}

void LineListener::end() {
    if (const auto outbox = outbox_.lock()) outbox->close("");
}

void LineListener::follow_table(const std::shared_ptr<LiveTable>& table, std::int64_t since,
                                const std::string& invite) {
    table_ = table;
    show_life();
    const auto self = shared_from_this();
    spawn<std::optional<protocol::Error>>(table->subscribe(self, since, invite),
                                          [self, table](auto refused, auto failed) {
                                              if (failed || (refused && *refused)) self->end();
                                              if (self->closed_) table->unsubscribe(*self);
                                          });
}

void LineListener::follow_user() {
    show_life();
    live_tables_.my_tables().watch(shared_from_this());
}

void LineListener::show_life() {
    constexpr std::chrono::seconds kEvery{10};
    node_.loop.after(kEvery, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (self == nullptr || self->closed_) return;
        self->deliver(std::make_shared<std::string>());
        self->show_life();
    });
}

void LineListener::closed() {
    closed_ = true;
    live_tables_.my_tables().leave(*this);
    if (const auto table = table_.lock()) table->unsubscribe(*this);
}

}  // namespace wharf::server
