// Whether the chance events of a record are proved: each is drawn again from secret and numbers (docs/fair-chance.md).
#pragma once

#include "match/record.h"

namespace wharf::match {

// A chance event of a record: what the rules say of it, and what the record has there.
struct RecordedEvent {
    std::size_t move = 0;         // number in the record
    NamedEvent event{};           // without a name where no chance event is due
    std::vector<Lots> odds{};     //
    std::optional<Move> found{};  // none: the record has ended
    bool is_possible = false;     // what was found is one of the outcomes

    bool is_draw() const { return odds.size() > 1; }
};

// Goes through the chance events of a record in order. It ends where the record does, or with the first event that is
// no outcome of what is due, or with a decision that is no legal move.
class ChanceWalk {
 public:
    explicit ChanceWalk(UnplayedRecord record) : record_(std::move(record)) {}

    std::optional<RecordedEvent> next();
    const Record& record() const { return record_.record; }
    // The move that cannot be made, where it ended there.
    const std::optional<text::Problem>& problem() const { return problem_; }

 private:
    UnplayedRecord record_;
    std::size_t move_ = 0;
    bool is_over_ = false;
    std::optional<text::Problem> problem_;
};

enum class Proved {
    yes,
    no_proof,          // the record says nothing of secret and numbers
    lost_secret,       // it has a commitment only
    other_secret,      // the secret is not the one of the commitment
    other_commitment,  // nor is the commitment the one that was shown before the game
    other_order,       // the seats were drawn otherwise
    computers_number,  // a computer player's seat has a number
    other_draw,        //
};

struct Verdict {
    Proved proved = Proved::yes;
    int draws = 0;  // that are proved
    // The first that is not; none where a record has no draws at all, or where seats were drawn otherwise.
    std::optional<RecordedEvent> wrong{};
    std::string expected{};  // what would have been drawn; "" where that is not known
    Seat seat = 0;           // computers_number: whose
};

// What is said of it: one sentence, and another one where it names the first draw.
text::Message message_of(const Verdict& verdict);

// `commitment`: the one that was shown before the game, where somebody has kept it. A problem: this is no record.
std::variant<Verdict, text::Problem> verify(const boost::json::value& document, const FindGame& find,
                                            const std::optional<std::string>& commitment = std::nullopt);

}  // namespace wharf::match
