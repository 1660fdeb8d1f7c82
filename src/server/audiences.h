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
#include "server/table_state.h"
#include "server/text_pool.h"
#include "text/json_text.h"

namespace wharf::server {

// What an audience knows.
struct Heard {
    std::int64_t told = 0;  // things, by number
    std::size_t info = 0;   // hash of the table's head
    BesideView beside;      // what the scene shows
    std::string scene;      // notes of what was shown (text::FieldNotes); empty before the first
};

// How far an update goes.
struct News {
    std::int64_t told = 0;
    std::size_t info = 0;
    BesideView beside;
    bool is_new = false;     // to an audience that knew so much
    bool is_part = false;    // a long list comes in parts: this is not the last
    bool has_scene = false;  // TextPool::scene
};

// How somebody wants to be shown what there is: each time all of it, or what has changed since he was shown it.
enum class Scenes : std::uint8_t { whole, changes };

class Audiences {
 public:
    explicit Audiences(TextPool& texts) : texts_(texts) {}

    class Writer {
     public:
        virtual ~Writer() = default;
        // The update of an observer who knows so much, or a part of it: an object that is left open; of the scene that
        // belongs into it TextPool has notes and what has changed. What is written for somebody who knows all there is,
        // is thrown away.
        virtual News write_update(text::JsonText& to, Seat observer, const Heard& known, bool with_info) = 0;
        virtual void write_scene(text::JsonText& to, Seat observer) = 0;
    };

    // Somebody listens from a seat (kSpectator: he watches): he is sent all since `since`, with the whole scene.
    // Elsewhere at this table he is forgotten.
    void add(const std::shared_ptr<Listener>& listener, Seat seat, std::int64_t since, Scenes scenes, Writer& writer);
    // False: he was not here.
    bool remove(const Listener& listener);
    // False: none of them was here.
    bool remove_if(const std::function<bool(const std::string& user)>& goes);
    // Seats were taken, left or drawn: everybody listens from the seat he has now.
    void regroup(const std::function<Seat(const std::string& user)>& seat_of);

    // What is new, to each audience for whom something is.
    void tell(Writer& writer, bool with_info);
    // To all, whatever they see.
    void send(const std::string& message) const;
    // To those who listen from one seat.
    void send_to(Seat seat, const std::string& message) const;
    // To all who have not muted its author.
    void send_chat(const std::string& author, const std::string& message) const;

    bool empty() const;
    bool is_here(Seat seat) const { return !audiences_[index(seat)].members.empty(); }
    std::size_t watchers() const { return audiences_[kMaxSeats].members.size(); }

 private:
    struct Member {
        std::shared_ptr<Listener> listener;
        Scenes scenes = Scenes::whole;
    };
    struct Audience {
        std::vector<Member> members;
        Heard heard;

        // What was sent to them, or to the first of them.
        void keep(const News& news, const TextPool& texts);
    };
    static std::size_t index(Seat observer) { return observer < kMaxSeats ? observer : kMaxSeats; }
    static Seat observer_at(std::size_t i) { return i < kMaxSeats ? static_cast<Seat>(i) : kSpectator; }
    void tell(std::size_t i, Writer& writer, bool with_info);
    // What both forms of a message have, into TextPool::open.
    News write_open(Writer& writer, Seat observer, const Heard& known, bool with_info);
    std::shared_ptr<const std::string> with_scene(const News& news, Seat observer, Writer& writer);
    std::shared_ptr<const std::string> with_changes();

    TextPool& texts_;
    std::array<Audience, kMaxSeats + 1> audiences_;
};

}  // namespace wharf::server
