#include "cli/hint_text.h"

#include <fmt/format.h>

#include "cli/lines.h"
#include "report/messages.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

text::Message comparison(const language::Speaker& speaker, const players::Hint& hint) {
    const players::AssessedMove& other = hint.compared();
    const text::MessageKind& kind = !hint.is_clear()    ? report::says::kClose
                                    : hint.is_beginners ? report::says::kBeginners
                                                        : report::says::kSecond;
    return kind(other.move, percent(speaker, other.cost), percent(speaker, other.cost_margin));
}

}  // namespace

std::string hint_text(const language::Speaker& speaker, const players::Hint& hint, Seat seat) {
    const players::AssessedMove& best = hint.best();
    std::string text = speaker.say(report::says::kHint(best.move, percent(speaker, best.seats[seat].share),
                                                       percent(speaker, best.margin))) +
                       "\n";
    if (!hint.other) return text + speaker.say(report::says::kNothingElse()) + "\n";
    text += speaker.say(comparison(speaker, hint)) + "\n";
    for (const text::Message& reason : hint.reasons) text += "  · " + speaker.say(reason) + "\n";
    if (hint.reasons.empty() && hint.is_clear()) text += "  · " + speaker.say(report::says::kNoFacts()) + "\n";
    return text;
}

std::string assessed_text(const language::Speaker& speaker, const players::AssessedMove& move, int number, int players,
                          Seat me, const text::Paint& paint) {
    const std::string how = speaker.say(
        move.visits == 0 ? report::says::kNotSearched()
                         : report::says::kVisits(move.visits, speaker.decimal(move.depth, 1), move.deepest));
    std::string text = fmt::format("{:>3}. {}  {}\n", number, paint.bold(move.move), paint.dim(how));
    const int widest = widest_name(speaker, players);
    for (Seat seat = 0; move.visits > 0 && seat < players; ++seat) {
        const players::Expected& expected = move.seats[seat];
        const std::string share =
            percent(speaker, expected.share) + (seat == me ? " ± " + percent(speaker, move.margin) : "");
        text += fmt::format("     {} {}\n", paint.seat(seat, text::pad(speaker.name(seat), widest)),
                            speaker.say(report::says::kExpects(share, speaker.decimal(expected.place, 2),
                                                               speaker.decimal(expected.points, 1))));
    }
    if (move.line.size() > 1) text += "     " + paint.dim(line_text(speaker, move.line)) + "\n";
    return text;
}

json::value hint_json(const players::Hint& hint, const language::Speaker& speaker) {
    if (!hint.other) return nullptr;
    json::array reasons;
    for (const text::Message& reason : hint.reasons) {
        json::object written = text::parse_own(text::json_text([&](text::JsonText& to) { text::write(to, reason); }));
        written["text"] = speaker.say(reason);
        reasons.push_back(std::move(written));
    }
    return json::object{{"compared", hint.compared().move}, {"beginner", hint.is_beginners},
                        {"cost", hint.compared().cost},     {"margin", hint.compared().cost_margin},
                        {"clear", hint.is_clear()},         {"reasons", std::move(reasons)}};
}

}  // namespace wharf::cli
