#include "cli/hint_text.h"

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
