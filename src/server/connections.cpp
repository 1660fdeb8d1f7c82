#include "server/connections.h"

#include <algorithm>
#include <utility>

namespace wharf::server {

namespace {

// A request that was identified longer ago than this has been answered: what ended then need not be remembered.
constexpr std::chrono::minutes kLongestRequest{5};

}  // namespace

std::shared_ptr<Connections::Place> Connections::admit(const std::string& address, bool is_proxy) {
    const auto here = addresses_.find(address);
    if (here != addresses_.end() && !is_proxy) {
        At& at = here->second;
        const bool is_full = at.connections >= limits_.per_address;
        if (is_full && at.silent.empty()) {
            counts_.refused += 1;
            return nullptr;
        }
        if (is_full || static_cast<int>(at.silent.size()) >= limits_.silent_per_address) evict(at.silent);
    }
    if (static_cast<int>(silent_.size()) >= limits_.silent || counts_.connections >= limits_.connections) {
        const bool makes_room = !silent_.empty();
        evict(silent_);
        // The one that was evicted is gone in a moment.
        if (!makes_room) {
            counts_.refused += 1;
            return nullptr;
        }
    }
    return std::make_shared<Place>(shared_from_this(), address, is_proxy);
}

void Connections::evict(Silent& silent) {
    if (silent.empty()) return;
    Place& oldest = *silent.front();
    unsilence(oldest);
    counts_.evicted += 1;
    oldest.cut();
}

void Connections::enter(Place& place) {
    place.listed_ = idle_.insert(idle_.end(), &place);
    counts_.connections += 1;
    place.at_ = &addresses_[place.address_];
    place.at_->connections += 1;
    silence(place);
}

void Connections::leave(Place& place) {
    unsilence(place);
    place.taken(place.waiting_);
    move(place, {});
    counts_.connections -= 1;
    (place.is_writing_ ? writing_ : idle_).erase(place.listed_);
    const auto forget = [&](auto& map, const std::string& key) {
        const auto found = map.find(key);
        if (found == map.end()) return;
        found->second.erase(&place);
        if (found->second.empty()) map.erase(found);
    };
    forget(by_user_, place.owner_.user);
    forget(by_session_, place.owner_.session);
}

void Connections::silence(Place& place) {
    if (std::exchange(place.is_silent_, true)) return;
    Silent& here = place.at_->silent;
    place.in_all_ = silent_.insert(silent_.end(), &place);
    place.in_address_ = here.insert(here.end(), &place);
}

void Connections::unsilence(Place& place) {
    if (!std::exchange(place.is_silent_, false)) return;
    silent_.erase(place.in_all_);
    place.at_->silent.erase(place.in_address_);
}

// To another address; to none when it leaves.
void Connections::move(Place& place, const std::string& address) {
    place.at_->connections -= 1;
    place.at_->waiting -= place.waiting_;
    if (place.at_->connections == 0) addresses_.erase(place.address_);
    place.address_ = address;
    if (address.empty()) return;
    place.at_ = &addresses_[address];
    place.at_->connections += 1;
    place.at_->waiting += place.waiting_;
}

void Connections::remember_end(const std::string& key, const std::string& except_session) {
    const Clock::time_point now = Clock::now();
    if (ended_.size() >= forget_ended_at_) {
        std::erase_if(ended_, [&](const auto& known) { return now - known.second.at > kLongestRequest; });
        forget_ended_at_ = std::max(kManyEnded, 2 * ended_.size());
    }
    ended_[key] = {now, except_session};
}

bool Connections::has_ended(const Owner& owner, Clock::time_point asked) const {
    const auto session = ended_.find("session " + owner.session);
    if (session != ended_.end() && session->second.at >= asked) return true;
    const auto user = ended_.find("user " + owner.user);
    return user != ended_.end() && user->second.at >= asked && user->second.except_session != owner.session;
}

void Connections::end_session(const std::string& session, std::string_view reason) {
    remember_end("session " + session, {});
    const auto found = by_session_.find(session);
    if (found == by_session_.end()) return;
    // Closing may end a connection, and change the set.
    std::vector<std::shared_ptr<Outbox>> outboxes;
    for (const Place* place : found->second) outboxes.push_back(place->outbox_.lock());
    for (const auto& outbox : outboxes)
        if (outbox != nullptr) outbox->close(reason);
}

void Connections::end_person(const std::string& user, std::string_view reason, const std::string& except_session) {
    remember_end("user " + user, except_session);
    const auto found = by_user_.find(user);
    if (found == by_user_.end()) return;
    std::vector<std::shared_ptr<Outbox>> outboxes;
    for (const Place* place : found->second)
        if (except_session.empty() || place->owner_.session != except_session)
            outboxes.push_back(place->outbox_.lock());
    for (const auto& outbox : outboxes)
        if (outbox != nullptr) outbox->close(reason);
}

std::vector<std::string> Connections::users() const {
    std::vector<std::string> open;
    for (const auto& [user, places] : by_user_) open.push_back(user);
    return open;
}

std::vector<std::string> Connections::sessions() const {
    std::vector<std::string> sessions;
    sessions.reserve(by_session_.size());
    for (const auto& [session, places] : by_session_) sessions.push_back(session);
    return sessions;
}

int Connections::open_of(const std::string& user) const {
    const auto found = by_user_.find(user);
    return found == by_user_.end() ? 0 : static_cast<int>(found->second.size());
}

std::vector<std::shared_ptr<Receiver>> Connections::listening(const std::string& user) const {
    std::vector<std::shared_ptr<Receiver>> receivers;
    const auto found = by_user_.find(user);
    if (found == by_user_.end()) return receivers;
    for (const Place* place : found->second)
        if (auto receiver = place->receiver_.lock()) receivers.push_back(std::move(receiver));
    return receivers;
}

std::vector<std::shared_ptr<Receiver>> Connections::listening() const {
    std::vector<std::shared_ptr<Receiver>> receivers;
    for (const auto* places : {&idle_, &writing_})
        for (const Place* place : *places)
            if (auto receiver = place->receiver_.lock()) receivers.push_back(std::move(receiver));
    return receivers;
}

void Connections::cut_slow(Place& place) {
    counts_.cut_off += 1;
    place.writes(false);
    place.taken(place.waiting_);
    place.cut();
}

void Connections::cut_stalled(std::chrono::seconds patience) {
    const Clock::time_point since = Clock::now() - patience;
    while (!writing_.empty() && writing_.front()->writing_since_ < since) cut_slow(*writing_.front());
}

Connections::Place::Place(std::shared_ptr<Connections> all, std::string address, bool is_proxy)
    : all_(std::move(all)), address_(std::move(address)), at_(nullptr), is_proxy_(is_proxy) {
    all_->enter(*this);
}

Connections::Place::~Place() { all_->leave(*this); }

void Connections::Place::cut() {
    // It may end the connection, and with it this.
    const std::function<void()> cut = cut_;
    if (cut) cut();
}

bool Connections::Place::speaks(const std::string& address) {
    all_->unsilence(*this);
    if (address != address_) all_->move(*this, address);
    return !is_proxy_ || at_->connections <= all_->limits_.per_address;
}

void Connections::Place::rests() { all_->silence(*this); }

bool Connections::Place::open(Owner owner, Clock::time_point asked, std::weak_ptr<Outbox> outbox,
                              std::weak_ptr<Receiver> receiver) {
    all_->unsilence(*this);
    owner_ = std::move(owner);
    outbox_ = std::move(outbox);
    receiver_ = std::move(receiver);
    all_->by_user_[owner_.user].insert(this);
    all_->by_session_[owner_.session].insert(this);
    return !all_->has_ended(owner_, asked);
}

bool Connections::Place::wait(std::size_t bytes) {
    // What is larger than the bound by itself is let through alone: somebody's whole export may be.
    if (at_->waiting > 0 && at_->waiting + bytes > all_->limits_.waiting_per_address) return false;
    at_->waiting += bytes;
    waiting_ += bytes;
    all_->waiting_ += bytes;
    // Who has not taken what was written to him for longest gives back what waits for him.
    if (all_->waiting_ > all_->limits_.waiting && !all_->writing_.empty()) all_->cut_slow(*all_->writing_.front());
    return true;
}

void Connections::Place::taken(std::size_t bytes) {
    bytes = std::min(bytes, waiting_);  // who was cut off has given all back
    at_->waiting -= bytes;
    waiting_ -= bytes;
    all_->waiting_ -= bytes;
}

void Connections::Place::writes(bool on) {
    if (on) writing_since_ = Clock::now();
    if (!on && !is_writing_) return;
    auto& from = std::exchange(is_writing_, on) ? all_->writing_ : all_->idle_;
    auto& to = on ? all_->writing_ : all_->idle_;
    to.splice(to.end(), from, listed_);
}

}  // namespace wharf::server
