// Every message of every game and of the server has its sentence in every language, with the same arguments, and none
// is left over.
#include "language/language.h"

#include <gtest/gtest.h>

#include <set>

#include "catalog/catalog.h"
#include "cli/messages.h"
#include "language/format.h"
#include "match/faults.h"
#include "match/messages.h"
#include "match/record_messages.h"
#include "nets/faults.h"
#include "players/faults.h"
#include "players/messages.h"
#include "report/messages.h"
#include "server/errors.h"
#include "server/notice_messages.h"
#include "wasm/faults.h"

namespace wharf::language {

namespace {

using text::MessageKind;
using text::Parameter;

// The places of a sentence: "seats" and the kind of word "seat".
std::set<std::pair<std::string, std::string>> places_of(std::string_view sentence) {
    std::set<std::pair<std::string, std::string>> places;
    const auto fill = [&](std::string_view name, std::string_view kind) {
        places.emplace(name, kind);
        return std::string();
    };
    // Every form of a number, so that what stands in any of them is found.
    for (const std::int64_t number : {0, 1, 2, 5, 12})
        format(sentence, "pl", fill, [&](std::string_view name) {
            places.emplace(name, "plural");
            return number;
        });
    return places;
}

void expect_sentence(const Speaker& speaker, const MessageKind& kind) {
    const auto sentence = speaker.find(kind.key);
    ASSERT_TRUE(sentence) << speaker.language() << " lacks " << kind.key;
    for (const auto& [name, word_kind] : places_of(*sentence)) {
        const auto* end = kind.parameters + kind.count();
        const auto* parameter =
            std::find_if(kind.parameters, end, [&](const Parameter& one) { return one.name == name; });
        ASSERT_NE(parameter, end) << kind.key << " has no argument " << name;
        const bool is_seat = parameter->type == Parameter::Type::seat || parameter->type == Parameter::Type::seats;
        EXPECT_EQ(is_seat, word_kind == "seat") << kind.key << ": {" << name << ", seat} names who sits there";
        if (word_kind == "plural") EXPECT_EQ(parameter->type, Parameter::Type::number) << kind.key;
        if (parameter->type != Parameter::Type::word && parameter->type != Parameter::Type::words) continue;
        const std::string kind_of_word = word_kind.empty() ? std::string(parameter->name) : word_kind;
        for (const std::string_view word : parameter->words)
            EXPECT_TRUE(word == "none" || speaker.find(kind_of_word + "." + std::string(word)))
                << speaker.language() << ", " << kind.key << ": no word " << kind_of_word << "." << word;
    }
}

// Keys of sentences that only messages use.
bool is_message_key(std::string_view key) {
    if (text::is_told(key)) return true;
    for (const std::string_view start : {"error.", "fault.", "proof.", "terminal.", "about.", "report.", "statistics."})
        if (key.starts_with(start)) return true;
    return false;
}

// Those that no game makes.
std::vector<const MessageKind*> common_messages() {
    std::vector<const MessageKind*> all(std::begin(match::says::kAll), std::end(match::says::kAll));
    all.insert(all.end(), std::begin(match::says::kOfRecords), std::end(match::says::kOfRecords));
    all.insert(all.end(), std::begin(cli::says::kAll), std::end(cli::says::kAll));
    all.insert(all.end(), std::begin(report::says::kAll), std::end(report::says::kAll));
    all.insert(all.end(), std::begin(players::says::kAll), std::end(players::says::kAll));
    for (const text::MessageKinds faults :
         {text::MessageKinds(text::faults::kAll), text::MessageKinds(match::faults::kAll),
          text::MessageKinds(nets::faults::kAll), text::MessageKinds(players::faults::kAll),
          text::MessageKinds(wasm::faults::kAll)})
        all.insert(all.end(), faults.begin(), faults.end());
    all.insert(all.end(), std::begin(server::says::kOfNotices), std::end(server::says::kOfNotices));
    for (const protocol::ErrorKind* kind : protocol::errors::kAll) all.push_back(&kind->message);
    for (const protocol::ErrorKind* kind : server::errors::kAll) all.push_back(&kind->message);
    return all;
}

TEST(Language, EveryMessageHasItsSentence) {
    for (const std::string_view language : languages()) {
        for (const MessageKind* kind : common_messages()) expect_sentence({language, ""}, *kind);
        for (const match::AnyGame* game : catalog::games())
            for (const MessageKind* kind : game->messages()) expect_sentence({language, game->id()}, *kind);
    }
}

void expect_none_left_over(std::string_view game, std::span<const MessageKind* const> kinds) {
    std::set<std::string_view> used;
    for (const MessageKind* kind : kinds) used.insert(kind->key);
    // A game may have words of its own for what is said of all.
    for (const MessageKind* kind : report::says::kAll) used.insert(kind->key);
    for (const std::string_view language : languages())
        for (const auto& [key, sentence] : table_of(language, game))
            if (is_message_key(key)) EXPECT_TRUE(used.contains(key)) << game << ", " << language << ": " << key;
}

TEST(Language, NoSentenceIsLeftOver) {
    expect_none_left_over("", common_messages());
    for (const match::AnyGame* game : catalog::games()) expect_none_left_over(game->id(), game->messages());
}

// As the server would make it, with something for every argument.
protocol::Error error_of(const protocol::ErrorKind& kind) {
    protocol::Error error{std::string(kind.code), {&kind.message, {}}};
    for (int i = 0; i < kind.message.count(); ++i) {
        const Parameter::Type type = kind.message.parameters[i].type;
        std::vector<text::Argument>& arguments = error.message.arguments;
        if (type == Parameter::Type::number)
            arguments.emplace_back(std::int64_t{8});
        else if (type == Parameter::Type::messages)
            arguments.emplace_back(text::Messages{protocol::faults::kNoneOf("<what>")});
        else
            arguments.emplace_back("<what>");
    }
    return error;
}

TEST(Language, EveryErrorOfTheServerIsSaid) {
    std::vector<const protocol::ErrorKind*> kinds(std::begin(protocol::errors::kAll), std::end(protocol::errors::kAll));
    kinds.insert(kinds.end(), std::begin(server::errors::kAll), std::end(server::errors::kAll));
    std::set<std::string_view> keys;
    for (const protocol::ErrorKind* kind : kinds) {
        EXPECT_TRUE(keys.insert(kind->message.key).second) << kind->message.key << " stands for two";
        const protocol::Error error = error_of(*kind);
        const auto written = boost::json::parse(protocol::to_text(error)).as_object();
        EXPECT_EQ(written.at("code").as_string(), kind->code);
        EXPECT_EQ(written.at("message").at("key").as_string(), kind->message.key);
        for (const std::string_view language : languages()) {
            const std::string sentence = Speaker(language, "").say(error.message);
            EXPECT_TRUE(sentence.ends_with('.')) << language << ": " << sentence;
            EXPECT_EQ(sentence.find_first_of("{}"), std::string::npos) << language << ": " << sentence;
            for (int i = 0; i < kind->message.count(); ++i) {
                const bool is_number = kind->message.parameters[i].type == Parameter::Type::number;
                EXPECT_NE(sentence.find(is_number ? "8" : "<what>"), std::string::npos) << language << ": " << sentence;
            }
        }
    }
}

TEST(Language, ProblemsAreSaidWithTheirFieldAndClause) {
    const text::Problem range{"seats", text::faults::kOutOfRange(2, 4)};
    EXPECT_EQ(Speaker("en", "").say(range), "seats: must be a whole number from 2 to 4");
    EXPECT_EQ(Speaker("de", "").say(text::Problem{"", match::faults::kNoSuchGame("chess")}),
              "es gibt kein Spiel „chess“");
    const text::Problem refused{"moves[0]", match::faults::kRefused("keep A", text::Messages{match::says::kGameOver()}),
                                "T2.1"};
    EXPECT_EQ(Speaker("en", "").say(refused), "moves[0]: “keep A” is refused: The game is over. (T2.1)");
}

// Every game's invariants have words of their own in its tables, and no others are there.
TEST(Language, WhatAPositionBreaksIsSaid) {
    for (const match::AnyGame* game : catalog::games()) {
        const auto kinds = game->messages();
        const auto broken =
            std::find_if(kinds.begin(), kinds.end(), [](const auto* kind) { return kind->key == "fault.broken"; });
        ASSERT_NE(broken, kinds.end());
        const text::Words words = (*broken)->parameters[0].words;
        for (const std::string_view language : languages()) {
            const Speaker speaker(language, game->id());
            std::size_t found = 0;
            for (const auto& [key, sentence] : table_of(language, game->id())) found += key.starts_with("invariant.");
            EXPECT_EQ(found, words.size()) << game->id() << ", " << language;
            for (std::size_t i = 0; i < words.size(); ++i) {
                const std::string said = speaker.say((**broken)(i));
                EXPECT_NE(said, words[i]) << game->id() << ", " << language;
                EXPECT_EQ(said.find_first_of("{}"), std::string::npos) << said;
            }
        }
    }
}

TEST(Language, AllTablesHaveTheSameKeys) {
    std::vector<std::string> tables = {""};
    for (const match::AnyGame* game : catalog::games()) tables.emplace_back(game->id());
    for (const std::string& game : tables)
        for (const std::string_view language : languages()) {
            for (const auto& [key, sentence] : table_of("en", game))
                EXPECT_TRUE(table_of(language, game).contains(key)) << game << ", " << language << " lacks " << key;
            for (const auto& [key, sentence] : table_of(language, game))
                EXPECT_TRUE(table_of("en", game).contains(key)) << game << ", " << language << " has more: " << key;
        }
}

TEST(Language, ClausesOptionsAndScoresHaveWords) {
    for (const match::AnyGame* game : catalog::games())
        for (const std::string_view language : languages()) {
            const Speaker speaker(language, game->id());
            for (const std::string_view clause : game->clauses())
                EXPECT_TRUE(speaker.find("clause." + std::string(clause))) << clause;
            for (const text::Option& option : game->options())
                EXPECT_TRUE(speaker.find("option." + std::string(option.name))) << option.name;
            const auto match = game->create(game->default_config(game->min_players()));
            for (const text::ScoreLine& line : match->score_sheet(kSpectator, 0))
                EXPECT_TRUE(speaker.find(line.key)) << line.key;
        }
}

TEST(Format, FillsPlacesAndChoosesForms) {
    const auto say = [](std::string_view sentence, std::string_view language, std::int64_t n) {
        return format(
            sentence, language, [&](std::string_view name, std::string_view) { return "<" + std::string(name) + ">"; },
            [&](std::string_view) { return n; });
    };
    constexpr std::string_view chests = "{n, plural, one {# skrzynia} few {# skrzynie} many {# skrzyń} other {?}}";
    EXPECT_EQ(say(chests, "pl", 1), "1 skrzynia");
    EXPECT_EQ(say(chests, "pl", 3), "3 skrzynie");
    EXPECT_EQ(say(chests, "pl", 12), "12 skrzyń");
    EXPECT_EQ(say(chests, "pl", 22), "22 skrzynie");
    EXPECT_EQ(say("{n, plural, =0 {none} one {one} other {#}} of {name}", "en", 0), "none of <name>");
    EXPECT_EQ(say("{n, plural, one {{name} #} other {#}}", "en", 1), "<name> 1");
    EXPECT_EQ(say("a { b", "en", 1), "a { b");
}

TEST(Format, WritesNumbersAsTheLanguageDoes) {
    EXPECT_EQ(decimal("en", 3.14159, 1), "3.1");
    EXPECT_EQ(decimal("de", 3.14159, 2), "3,14");
    EXPECT_EQ(decimal("hu", -0.04, 1), "0,0");
    EXPECT_EQ(decimal("pl", 0.04, 1, true), "+0,0");
    EXPECT_EQ(decimal("pl", -12.5, 1, true), "-12,5");
    EXPECT_EQ(decimal("de", 7.2, 0, true), "+7");
}

TEST(Languages, AreFoundByLocale) {
    EXPECT_EQ(language_of("hu_HU.UTF-8"), "hu");
    EXPECT_EQ(language_of("de"), "de");
    EXPECT_EQ(language_of("pl-PL"), "pl");
    EXPECT_EQ(language_of("C.UTF-8"), std::nullopt);
    EXPECT_EQ(language_of("plx"), std::nullopt);
}

}  // namespace

}  // namespace wharf::language
