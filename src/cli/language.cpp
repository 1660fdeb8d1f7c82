#include "cli/language.h"

#include <cstdlib>

#include "cli/command.h"
#include "cli/messages.h"

namespace wharf::cli {

namespace {

std::string& chosen() {
    static std::string language;
    return language;
}

// As the C library decides it.
std::string_view language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
            return language::language_of(value).value_or("en");
    return "en";
}

std::string_view spoken() { return chosen().empty() ? language_of_environment() : std::string_view(chosen()); }

}  // namespace

void add_language(CLI::App& app) {
    std::vector<std::string> known;
    for (const std::string_view language : language::languages()) known.emplace_back(language);
    app.add_option("--language", chosen(), "The language of boards, moves and help; else as LANG says")
        ->check(CLI::IsMember(known));
    app.fallthrough();
}

language::Speaker speaker_for(const match::Record& record) {
    const language::Speaker nameless = speaker_for(record.match->game());
    std::vector<std::string> names;
    for (Seat seat = 0; seat < record.match->players(); ++seat) {
        // Who gave no name is called by his seat.
        const std::string place = nameless.say(says::kSeat(seat));
        const std::string& name = record.names[seat];
        names.push_back(name == "seat " + std::to_string(seat) ? place : place + " (" + name + ")");
    }
    return {spoken(), record.match->game().id(), std::move(names)};
}

language::Speaker speaker_for(const match::AnyGame& game) { return {spoken(), game.id()}; }

std::string say(const text::Problem& problem) { return language::Speaker(spoken(), problem.game).say(problem); }

std::string say(const text::Message& message) { return language::Speaker(spoken(), "").say(message); }

std::string score_name(const language::Speaker& speaker, const text::ScoreLine& line) {
    return std::string(speaker.find(line.key).value_or(line.key));
}

}  // namespace wharf::cli
