#include "match/verify.h"

#include <algorithm>

#include "match/messages.h"
#include "match/record_messages.h"
#include "text/plain.h"

namespace wharf::match {

namespace {

RecordedEvent due_event(const AnyMatch& match, NamedEvent name, std::size_t number, const Move* found) {
    RecordedEvent event{number, std::move(name), {}, {}, false};
    for (LegalMove& outcome : match.legal(kChance)) event.odds.push_back({std::move(outcome.text), outcome.weight});
    if (found == nullptr) return event;
    event.found = *found;
    event.is_possible =
        found->seat == kChance && std::any_of(event.odds.begin(), event.odds.end(),
                                              [&](const Lots& outcome) { return outcome.outcome == found->text; });
    return event;
}

// A computer player is the server's: a number at its seat is one that the server could choose after all others.
std::optional<Seat> computer_with_number(const Record& record) {
    const Proof& proof = *record.proof;
    for (std::size_t seat = 0; seat < record.names.size(); ++seat) {
        const std::size_t sat_on = proof.order ? static_cast<std::size_t>((*proof.order)[seat]) : seat;
        if (record.is_computers(static_cast<Seat>(seat)) && !proof.numbers[sat_on].empty())
            return static_cast<Seat>(seat);
    }
    return std::nullopt;
}

// What is wrong with secret and seats, before anything is drawn.
Proved check_secret(const Record& record, const std::optional<std::string>& commitment) {
    if (!record.proof) return Proved::no_proof;
    const Proof& proof = *record.proof;
    if (commitment && *commitment != proof.commitment) return Proved::other_commitment;
    if (!proof.secret) return Proved::lost_secret;
    const auto secret = secret_of(proof.commitment, proof.secret);
    if (!secret) return Proved::other_secret;
    const FairChance chance(*secret, record.match->game().id(), proof.numbers);
    const bool is_drawn_so = !proof.order || *proof.order == chance.draw_seats(static_cast<int>(proof.order->size()));
    if (!is_drawn_so) return Proved::other_order;
    return computer_with_number(record) ? Proved::computers_number : Proved::yes;
}

// Nothing was drawn from it: the first draw is named.
Verdict unproved(Proved why, ChanceWalk& walk) {
    Verdict verdict{why, 0, {}, ""};
    while (auto event = walk.next()) {
        if (!event->is_draw()) continue;
        verdict.wrong = std::move(event);
        break;
    }
    return verdict;
}

Verdict draw_again(const FairChance& chance, ChanceWalk& walk) {
    Verdict verdict;
    while (auto event = walk.next()) {
        if (event->is_draw())
            verdict.expected = event->odds[chance.draw(event->event.label, event->event.ordinal, event->odds)].outcome;
        else
            verdict.expected = event->odds.empty() ? "" : event->odds.front().outcome;
        if (!event->is_possible || event->found->text != verdict.expected) {
            verdict.proved = Proved::other_draw;
            verdict.wrong = std::move(event);
            return verdict;
        }
        verdict.draws += event->is_draw() ? 1 : 0;
    }
    verdict.expected.clear();
    return verdict;
}

}  // namespace

std::optional<RecordedEvent> ChanceWalk::next() {
    AnyMatch& match = *record_.record.match;
    while (!is_over_) {
        const Move* move = move_ < record_.moves.size() ? &record_.moves[move_] : nullptr;
        auto due = match.chance_event();
        const bool is_chance = due || (move != nullptr && move->seat == kChance);
        if (is_chance) {
            RecordedEvent event =
                due ? due_event(match, std::move(*due), move_, move) : RecordedEvent{move_, {}, {}, *move, false};
            is_over_ = !event.is_possible;
            if (!is_over_) match.play(kChance, move->text);
            ++move_;
            return event;
        }
        is_over_ = move == nullptr;
        if (is_over_) break;
        problem_ = play_next(match, *move, move_);
        is_over_ = problem_.has_value();
        ++move_;
    }
    return std::nullopt;
}

text::Message message_of(const Verdict& verdict) {
    if (verdict.proved == Proved::yes) return says::kProved(verdict.draws);
    if (verdict.proved == Proved::other_draw) {
        const RecordedEvent& wrong = *verdict.wrong;
        const std::string found = wrong.found ? text::plain(wrong.found->text, 60) : "";
        if (wrong.odds.empty()) return says::kNeedlessDraw(wrong.move, found);
        if (!wrong.found || wrong.found->seat != kChance)
            return says::kMissingDraw(wrong.move, wrong.event.label, wrong.event.ordinal, verdict.expected);
        return says::kOtherDraw(wrong.move, wrong.event.label, wrong.event.ordinal, found, verdict.expected);
    }
    const text::Messages first{
        verdict.wrong ? says::kFirstDraw(verdict.wrong->move, verdict.wrong->event.label, verdict.wrong->event.ordinal)
                      : says::kNoDraws()};
    switch (verdict.proved) {
        case Proved::lost_secret: return says::kLostSecret(first);
        case Proved::other_secret: return says::kOtherSecret(first);
        case Proved::other_commitment: return says::kOtherCommitment(first);
        case Proved::other_order: return says::kOtherOrder(first);
        case Proved::computers_number: return says::kComputersNumber(verdict.seat, first);
        default: return says::kNoProof(first);
    }
}

std::variant<Verdict, text::Problem> verify(const boost::json::value& document, const FindGame& find,
                                            const std::optional<std::string>& commitment) {
    auto read = read_unplayed(document, find);
    if (auto* problem = std::get_if<text::Problem>(&read)) return std::move(*problem);
    ChanceWalk walk(std::get<UnplayedRecord>(std::move(read)));
    const Proved secret = check_secret(walk.record(), commitment);
    Verdict verdict;
    if (secret == Proved::yes) {
        const Proof& proof = *walk.record().proof;
        const FairChance chance(*secret_of(proof.commitment, proof.secret), walk.record().match->game().id(),
                                proof.numbers);
        verdict = draw_again(chance, walk);
    } else {
        verdict = unproved(secret, walk);
        if (secret == Proved::computers_number) verdict.seat = *computer_with_number(walk.record());
    }
    if (verdict.proved != Proved::yes) return verdict;
    if (walk.problem()) return *walk.problem();
    if (auto problem = check_result(walk.record(), document)) return std::move(*problem);
    return verdict;
}

}  // namespace wharf::match
