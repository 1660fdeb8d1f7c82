// What every observer of a match was told, in order: lists that only grow, so that a number says how far one has read.
//
// The numbers are each observer's own. A common number would betray that another seat has already chosen in secret.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "match/any_match.h"
#include "protocol/messages.h"

namespace wharf::server {

// What one observer was told, as long as the logs live; what is taken out of it, until they grow.
class ToldList {
 public:
    using Numbers = std::vector<std::uint32_t>;
    ToldList(const std::vector<protocol::Told>& things, const Numbers& numbers) : things_(things), numbers_(numbers) {}

    std::size_t size() const { return numbers_.size(); }
    const protocol::Told& operator[](std::size_t i) const { return things_[numbers_[i]]; }
    std::vector<protocol::Told> copy() const;

 private:
    const std::vector<protocol::Told>& things_;
    const Numbers& numbers_;
};

class ObserverLogs {
 public:
    // The list of one observer, brought up to date with the match (null: not yet started).
    ToldList to(Seat observer, const match::AnyMatch* match);

    // The length of the longest list, as it was last brought up to date.
    std::size_t longest() const;

    // Something that all observers hear.
    void announce(protocol::ToldKind kind, std::optional<Seat> seat, const match::AnyMatch* match);
    // Something about a seat that only its owner hears; and that the others hear later.
    void tell_owner(protocol::ToldKind kind, Seat seat, const match::AnyMatch* match);
    void tell_others(protocol::ToldKind kind, Seat seat, const match::AnyMatch* match);

    // Around taking back moves from number `first` on: what each observer had heard of them, and what is left of it.
    void before_undo(const match::AnyMatch& match, int first);
    void after_undo(const match::AnyMatch& match, int first, Seat seat);

    // For a snapshot: the lists of all observers, each thing once, and numbers of things per list.
    struct Kept {
        std::vector<protocol::Told> things;
        std::vector<std::vector<std::int64_t>> lists;
    };
    Kept keep(const match::AnyMatch* match);
    // False, and nothing is changed: these are no such lists.
    bool restore(const Kept& kept, const match::AnyMatch* match);

 private:
    struct OneList {
        ToldList::Numbers numbers;  // of things
        std::size_t next = 0;       // where the next thing may stand already
        int moves = 0;              // of the match that were looked at
        std::vector<match::Move> before;
    };
    void add(OneList& list, protocol::Told thing);
    void tell(Seat observer, protocol::ToldKind kind, std::optional<Seat> seat, const match::AnyMatch* match);
    static std::size_t index(Seat observer) { return observer < kMaxSeats ? observer : kMaxSeats; }
    static Seat observer_at(std::size_t i) { return i < kMaxSeats ? static_cast<Seat>(i) : kSpectator; }

    std::vector<protocol::Told> things_;  // most of them in several lists
    std::array<OneList, kMaxSeats + 1> lists_;
};
BOOST_DESCRIBE_STRUCT(ObserverLogs::Kept, (), (things, lists))

}  // namespace wharf::server
