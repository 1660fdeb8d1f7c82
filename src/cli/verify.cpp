// wharf verify: whether every draw of a record follows from what the server had committed itself to.
#include "match/verify.h"

#include "catalog/catalog.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/language.h"
#include "cli/output.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

json::object odds_json(const match::RecordedEvent& event) {
    json::object odds;
    for (const match::Lots& outcome : event.odds) odds[outcome.outcome] = outcome.weight;
    return {{"move", event.move}, {"label", event.event.label}, {"odds", std::move(odds)}};
}

// What the rules say of every chance event, for checkers that do not know them.
void print_odds(const std::string& file, const json::value& document) {
    auto read = match::read_unplayed(document, catalog::find_game);
    if (const auto* problem = std::get_if<text::Problem>(&read)) refuse_document(file, *problem);
    match::ChanceWalk walk(std::get<match::UnplayedRecord>(std::move(read)));
    while (const auto event = walk.next()) print_json(odds_json(*event));
}

json::object verdict_json(const match::Verdict& verdict) {
    json::object object{{"proved", verdict.proved == match::Proved::yes}, {"draws", verdict.draws}};
    if (verdict.proved == match::Proved::yes) return object;
    object["reason"] = match::message_of(verdict).key();
    if (!verdict.wrong) return object;
    object["move"] = verdict.wrong->move;
    object["label"] = verdict.wrong->event.label;
    object["ordinal"] = verdict.wrong->event.ordinal;
    if (verdict.wrong->found) object["found"] = verdict.wrong->found->text;
    if (!verdict.expected.empty()) object["expected"] = verdict.expected;
    return object;
}

}  // namespace

void add_verify(CLI::App& app) {
    CLI::App* command = app.add_subcommand("verify", "Prove the dice of a game that was played at a server");
    auto* file = command->add_option("RECORD", "A record; - is standard input")->required();
    auto* commitment = command->add_option("--commitment", "What the server showed before the game (64 digits)");
    auto* odds = command->add_flag("--odds")->description("List every chance event and its odds, for other checkers");
    auto* as_json = command->add_flag("--json")->description("Machine-readable");
    command->footer(
        "Exit code 0: every draw is proved; 4: one is not, and the first is named. See docs/fair-chance.md.");
    command->callback([=] {
        const std::string name = file->as<std::string>();
        const json::value document = load_document(name);
        if (odds->as<bool>()) return print_odds(name, document);
        const auto kept = commitment->count() > 0 ? std::optional(commitment->as<std::string>()) : std::nullopt;
        const auto verified = match::verify(document, catalog::find_game, kept);
        if (const auto* problem = std::get_if<text::Problem>(&verified)) refuse_document(name, *problem);
        const auto& verdict = std::get<match::Verdict>(verified);
        if (as_json->as<bool>()) print_json(verdict_json(verdict));
        const std::string line = say(match::message_of(verdict));
        if (verdict.proved == match::Proved::yes) {
            if (!as_json->as<bool>()) print(line + "\n");
            return;
        }
        flush_output();
        throw CommandError(kMoveRefused, line);
    });
}

}  // namespace wharf::cli
