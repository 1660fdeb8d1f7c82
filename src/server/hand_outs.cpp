#include "server/hand_outs.h"

#include <algorithm>
#include <utility>

namespace wharf::server {

struct HandOuts::Inside {
    struct Waiting {
        std::uint64_t number;
        std::function<void()> hand_out;
    };
    struct OfPerson {
        int out = 0;
        std::deque<Waiting> waiting{};

        auto find(std::uint64_t number) {
            return std::find_if(waiting.begin(), waiting.end(),
                                [number](const Waiting& turn) { return turn.number == number; });
        }
    };

    int most_out;
    std::uint64_t numbers = 0;
    std::map<std::string, OfPerson> people{};
};

HandOuts::HandOuts(int most_out) : inside_(std::make_shared<Inside>(Inside{most_out})) {}

HandOuts::Ticket HandOuts::ask(const std::string& person, std::function<void()> hand_out) {
    Ticket ticket;
    ticket.inside_ = inside_;
    ticket.person_ = person;
    ticket.number_ = ++inside_->numbers;
    Inside::OfPerson& of = inside_->people[person];
    if (of.out < inside_->most_out) {
        of.out += 1;
        hand_out();
    } else {
        of.waiting.push_back({ticket.number_, std::move(hand_out)});
    }
    return ticket;
}

std::size_t HandOuts::waiting() const {
    std::size_t count = 0;
    for (const auto& [person, turns] : inside_->people) count += turns.waiting.size();
    return count;
}

HandOuts::Ticket::Ticket(Ticket&& other) noexcept
    : inside_(std::move(other.inside_)), person_(std::move(other.person_)), number_(std::exchange(other.number_, 0)) {}

HandOuts::Ticket& HandOuts::Ticket::operator=(Ticket&& other) noexcept {
    if (this == &other) return *this;
    release();
    inside_ = std::move(other.inside_);
    person_ = std::move(other.person_);
    number_ = std::exchange(other.number_, 0);
    return *this;
}

bool HandOuts::Ticket::is_waiting() const {
    const auto inside = inside_.lock();
    if (inside == nullptr || number_ == 0) return false;
    Inside::OfPerson& of = inside->people[person_];
    return of.find(number_) != of.waiting.end();
}

void HandOuts::Ticket::release() {
    const std::uint64_t number = std::exchange(number_, 0);
    const auto inside = inside_.lock();
    if (inside == nullptr || number == 0) return;
    Inside::OfPerson& of = inside->people[person_];
    if (const auto place = of.find(number); place != of.waiting.end()) {
        of.waiting.erase(place);
        return;
    }
    if (of.waiting.empty()) {
        of.out -= 1;
        if (of.out == 0) inside->people.erase(person_);
        return;
    }
    const std::function<void()> next = std::move(of.waiting.front().hand_out);
    of.waiting.pop_front();
    next();
}

}  // namespace wharf::server
