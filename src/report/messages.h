// What is said about a game afterwards, and about the moves of a position.
#pragma once

#include "text/message.h"

namespace wharf::report::says {

using text::MessageKind;
using text::number;
using text::quoted;
using text::seat;

inline constexpr MessageKind kTitle{"report.title", {quoted("game"), number("decisions"), number("chances")}};
inline constexpr MessageKind kUnfinished{"report.unfinished"};
inline constexpr MessageKind kGivenUp{"report.given-up"};
inline constexpr MessageKind kSubstitute{"report.substitute"};
inline constexpr MessageKind kExpected{"report.expected"};
inline constexpr MessageKind kLuck{"report.luck"};
inline constexpr MessageKind kSkill{"report.skill"};
inline constexpr MessageKind kShare{"report.share"};
inline constexpr MessageKind kCosts{"report.costs"};
inline constexpr MessageKind kRound{"report.round", {number("n")}};
inline constexpr MessageKind kTurningPoints{"report.turning-points"};
inline constexpr MessageKind kMistakes{"report.mistakes"};
inline constexpr MessageKind kNoMistakes{"report.no-mistakes"};
inline constexpr MessageKind kChance{"report.chance"};
inline constexpr MessageKind kSecretChoices{"report.secret-choices"};
inline constexpr MessageKind kMistake{
    "report.mistake", {seat("seat"), quoted("move"), quoted("cost"), quoted("margin"), quoted("better")}};
inline constexpr MessageKind kLine{"report.line", {quoted("line")}};
inline constexpr MessageKind kIf{"report.if", {quoted("outcome"), quoted("move")}};
inline constexpr MessageKind kMethod{"report.method"};
inline constexpr MessageKind kDecides{
    "report.decides", {quoted("game"), seat("seat"), number("listed"), number("legal"), number("visits")}};
inline constexpr MessageKind kVisits{"report.visits", {number("n"), quoted("depth"), number("deepest")}};
inline constexpr MessageKind kExpects{"report.expects", {quoted("share"), quoted("place"), quoted("points")}};
inline constexpr MessageKind kNotSearched{"report.not-searched"};

inline constexpr MessageKind kTimed{"report.timed"};

// Many games.
inline constexpr MessageKind kManyGames{"statistics.title", {quoted("game"), number("players"), number("games")}};
inline constexpr MessageKind kSeatNumber{"statistics.seat", {number("n")}};
inline constexpr MessageKind kStartPlayer{"statistics.start"};
inline constexpr MessageKind kAfterStart{"statistics.after-start", {number("n")}};
inline constexpr MessageKind kScores{"statistics.scores"};
inline constexpr MessageKind kWinningScores{"statistics.winning-scores"};
inline constexpr MessageKind kMoves{"statistics.moves"};
inline constexpr MessageKind kDecisions{"statistics.decisions"};
inline constexpr MessageKind kRounds{"statistics.rounds"};
inline constexpr MessageKind kSpread{"statistics.spread", {quoted("mean"), quoted("deviation"), quoted("quartiles")}};
inline constexpr MessageKind kPart{"statistics.part", {quoted("points"), quoted("correlation")}};
inline constexpr MessageKind kExplained{"statistics.explained", {quoted("percent")}};

// A hint.
inline constexpr MessageKind kHint{"report.hint", {quoted("move"), quoted("share"), quoted("margin")}};
inline constexpr MessageKind kBeginners{"report.hint-beginner", {quoted("move"), quoted("cost"), quoted("margin")}};
inline constexpr MessageKind kSecond{"report.hint-second", {quoted("move"), quoted("cost"), quoted("margin")}};
inline constexpr MessageKind kClose{"report.hint-close", {quoted("move"), quoted("cost"), quoted("margin")}};
inline constexpr MessageKind kNothingElse{"report.hint-only"};
inline constexpr MessageKind kNoFacts{"report.hint-no-facts"};

inline constexpr const MessageKind* kAll[] = {
    &kHint,       &kBeginners,  &kSecond,        &kClose,         &kNothingElse,
    &kNoFacts,    &kTimed,      &kManyGames,     &kSeatNumber,    &kStartPlayer,
    &kAfterStart, &kScores,     &kWinningScores, &kMoves,         &kDecisions,
    &kRounds,     &kSpread,     &kPart,          &kExplained,     &kTitle,
    &kUnfinished, &kGivenUp,    &kSubstitute,    &kExpected,      &kLuck,
    &kSkill,      &kShare,      &kCosts,         &kRound,         &kTurningPoints,
    &kMistakes,   &kNoMistakes, &kChance,        &kSecretChoices, &kMistake,
    &kLine,       &kIf,         &kMethod,        &kDecides,       &kVisits,
    &kExpects,    &kNotSearched};

}  // namespace wharf::report::says
