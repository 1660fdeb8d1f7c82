#include "server/observer_logs.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace wharf::server {

using protocol::Told;
using protocol::ToldKind;

namespace {

Told told_move(match::Move move) { return {ToldKind::move, protocol::Mover{move.seat}, std::move(move.text), {}}; }

Seat seat_of(const Told& thing) { return thing.seat ? thing.seat->seat : kSpectator; }

bool says_the_same(const Told& a, const Told& b) {
    return a.kind == b.kind && seat_of(a) == seat_of(b) && a.text == b.text && a.count == b.count;
}

// Things that say the same are one.
struct ByContent {
    std::size_t operator()(const Told* thing) const {
        const auto kind = static_cast<std::size_t>(thing->kind);
        return std::hash<std::optional<std::string>>()(thing->text) + 31 * kind + seat_of(*thing);
    }
    bool operator()(const Told* a, const Told* b) const { return says_the_same(*a, *b); }
};

bool exists(const match::AnyMatch& match, Seat observer) {
    return observer == kSpectator || observer < match.players();
}

}  // namespace

std::vector<Told> ToldList::copy() const {
    std::vector<Told> all;
    all.reserve(size());
    for (std::size_t i = 0; i < size(); ++i) all.push_back((*this)[i]);
    return all;
}

ToldList ObserverLogs::to(Seat observer, const match::AnyMatch* match) {
    OneList& list = lists_[index(observer)];
    if (match != nullptr && exists(*match, observer) && list.moves < match->move_count()) {
        for (match::Move& move : match->seen(observer, list.moves)) add(list, told_move(std::move(move)));
        list.moves = match->move_count();
    }
    return {things_, list.numbers};
}

// What one observer is told, others were told already or will be, in the same order but for secrets.
void ObserverLogs::add(OneList& list, Told thing) {
    constexpr std::size_t kNear = 16;
    const std::size_t end = std::min(things_.size(), list.next + kNear);
    std::size_t number = list.next;
    while (number < end && !says_the_same(things_[number], thing)) ++number;
    if (number == end) {
        number = things_.size();
        things_.push_back(std::move(thing));
    }
    list.numbers.push_back(static_cast<std::uint32_t>(number));
    list.next = number + 1;
}

std::size_t ObserverLogs::longest() const {
    std::size_t most = 0;
    for (const OneList& list : lists_) most = std::max(most, list.numbers.size());
    return most;
}

void ObserverLogs::tell(Seat observer, ToldKind kind, std::optional<Seat> seat, const match::AnyMatch* match) {
    to(observer, match);
    add(lists_[index(observer)], {kind, seat ? std::optional(protocol::Mover{*seat}) : std::nullopt, {}, {}});
}

void ObserverLogs::announce(ToldKind kind, std::optional<Seat> seat, const match::AnyMatch* match) {
    for (std::size_t i = 0; i < lists_.size(); ++i) tell(observer_at(i), kind, seat, match);
}

void ObserverLogs::tell_owner(ToldKind kind, Seat seat, const match::AnyMatch* match) { tell(seat, kind, seat, match); }

void ObserverLogs::tell_others(ToldKind kind, Seat seat, const match::AnyMatch* match) {
    for (std::size_t i = 0; i < lists_.size(); ++i)
        if (observer_at(i) != seat) tell(observer_at(i), kind, seat, match);
}

void ObserverLogs::before_undo(const match::AnyMatch& match, int first) {
    for (std::size_t i = 0; i < lists_.size(); ++i) {
        const Seat observer = observer_at(i);
        if (!exists(match, observer)) continue;
        to(observer, &match);
        lists_[i].before = match.seen(observer, first);
    }
}

void ObserverLogs::after_undo(const match::AnyMatch& match, int first, Seat seat) {
    for (std::size_t i = 0; i < lists_.size(); ++i) {
        const Seat observer = observer_at(i);
        if (!exists(match, observer)) continue;
        OneList& list = lists_[i];
        const std::vector<match::Move> after = match.seen(observer, first);
        const auto [kept, fresh] = std::mismatch(list.before.begin(), list.before.end(), after.begin(), after.end());
        if (kept != list.before.end()) add(list, {ToldKind::undo, protocol::Mover{seat}, {}, list.before.end() - kept});
        for (auto move = fresh; move != after.end(); ++move) add(list, told_move(*move));
        list.moves = match.move_count();
        list.before.clear();
    }
}

ObserverLogs::Kept ObserverLogs::keep(const match::AnyMatch* match) {
    Kept kept;
    for (std::size_t i = 0; i < lists_.size(); ++i) to(observer_at(i), match);
    std::unordered_map<const Told*, std::int64_t, ByContent, ByContent> numbers;
    std::vector<std::optional<std::int64_t>> known(things_.size());
    for (const OneList& list : lists_) {
        std::vector<std::int64_t>& kept_list = kept.lists.emplace_back();
        kept_list.reserve(list.numbers.size());
        for (const std::uint32_t number : list.numbers) {
            if (!known[number]) {
                const auto next = static_cast<std::int64_t>(kept.things.size());
                const auto [found, is_new] = numbers.emplace(&things_[number], next);
                if (is_new) kept.things.push_back(things_[number]);
                known[number] = found->second;
            }
            kept_list.push_back(*known[number]);
        }
    }
    return kept;
}

bool ObserverLogs::restore(const Kept& kept, const match::AnyMatch* match) {
    if (kept.lists.size() != lists_.size()) return false;
    const auto is_known = [&](std::int64_t number) {
        return number >= 0 && number < static_cast<std::int64_t>(kept.things.size());
    };
    for (const auto& list : kept.lists)
        if (!std::all_of(list.begin(), list.end(), is_known)) return false;
    things_ = kept.things;
    for (std::size_t i = 0; i < lists_.size(); ++i) {
        lists_[i] = {};
        lists_[i].numbers.assign(kept.lists[i].begin(), kept.lists[i].end());
        lists_[i].next = things_.size();
        if (match != nullptr && exists(*match, observer_at(i))) lists_[i].moves = match->move_count();
    }
    return true;
}

}  // namespace wharf::server
