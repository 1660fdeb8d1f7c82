// Who listens at a table, seat by seat, and what each audience has heard. An audience hears together; one for whom
// nothing is new hears nothing, because that something happened may be the secret.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/game.h"
#include "server/listener.h"
#include "server/text_pool.h"

namespace wharf::server {

// How far an update goes: what an audience that has got it knows.
struct Heard {
    std::int64_t told = 0;  // things, by number
    std::size_t scene = 0;  // hash of what the scene shows
    std::size_t info = 0;   // hash of the table's head, where it was written
    bool is_part = false;   // a long list comes in parts: this is not the last
};

class Audiences {
 public:
    explicit Audiences(TextPool& texts) : texts_(texts) {}

    // Writes the update of an observer who knows so much, or a part of it; nothing where he knows all there is.
    using Write = std::function<Heard(std::string& text, Seat observer, const Heard& known, bool with_info)>;

    // Somebody listens from a seat (kSpectator: he watches): he is sent all since `since`. Elsewhere at this table he
    // is forgotten.
    void add(const std::shared_ptr<Listener>& listener, Seat seat, std::int64_t since, const Write& write);
    // False: he was not here.
    bool remove(const Listener& listener);
    // Seats were taken, left or drawn: everybody listens from the seat he has now.
    void regroup(const std::function<Seat(const std::string& user)>& seat_of);

    // What is new, to each audience for whom something is.
    void tell(const Write& write, bool with_info);
    // To all, whatever they see.
    void send(const std::string& message) const;
    // To all who have not muted its author.
    void send_chat(const std::string& author, const std::string& message) const;

    bool empty() const;
    bool is_here(Seat seat) const { return !audiences_[index(seat)].listeners.empty(); }
    std::size_t watchers() const { return audiences_[kMaxSeats].listeners.size(); }

 private:
    struct Audience {
        std::vector<std::shared_ptr<Listener>> listeners;
        Heard heard;
    };
    static std::size_t index(Seat observer) { return observer < kMaxSeats ? observer : kMaxSeats; }
    static Seat observer_at(std::size_t i) { return i < kMaxSeats ? static_cast<Seat>(i) : kSpectator; }
    void tell(std::size_t i, const Write& write, bool with_info);

    TextPool& texts_;
    std::array<Audience, kMaxSeats + 1> audiences_;
};

}  // namespace wharf::server
