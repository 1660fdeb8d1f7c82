// What is said of records: who played them, when and how they ended (circumstances.h), and whose number proves nothing.
#pragma once

#include "text/message.h"

namespace wharf::match::says {

using text::MessageKind;

inline constexpr MessageKind kComputersNumber{"proof.computers-number", {text::seat("seat"), text::messages("first")}};

// What a record tells beside its moves (circumstances.h). Moments are texts, in UTC.
inline constexpr MessageKind kPlayedFrom{"about.played", {text::quoted("begun"), text::quoted("ended")}};
inline constexpr MessageKind kBegunAt{"about.begun", {text::quoted("begun")}};
inline constexpr MessageKind kWasRated{"about.rated"};
inline constexpr MessageKind kClockOfBank{
    "about.clock-bank", {text::number("minutes"), text::number("seconds"), text::number("increment")}};
inline constexpr MessageKind kClockPerTurn{"about.clock-turn", {text::number("hours"), text::number("minutes")}};
inline constexpr MessageKind kComputerSat{"about.computer", {text::seat("seat")}};
inline constexpr MessageKind kPlayerSat{"about.computer-player", {text::seat("seat"), text::quoted("player")}};
inline constexpr MessageKind kBotSat{"about.bot", {text::seat("seat")}};
inline constexpr MessageKind kRatingChanged{"about.rating",
                                            {text::seat("seat"), text::number("before"), text::number("after")}};
inline constexpr MessageKind kTimeLeft{"about.time-left",
                                       {text::seat("seat"), text::number("minutes"), text::number("seconds")}};
inline constexpr MessageKind kResigned{"about.resigned", {text::seat("seat"), text::number("move")}};
inline constexpr MessageKind kTimeWasUp{"about.time", {text::seat("seat"), text::number("move")}};
inline constexpr MessageKind kLeft{"about.left", {text::seat("seat"), text::number("move")}};
inline constexpr MessageKind kReturned{"about.returned", {text::seat("seat"), text::number("move")}};
inline constexpr MessageKind kPlayedToTheEnd{"about.to-the-end"};
inline constexpr MessageKind kEndedEarly{"about.ended-early"};

inline constexpr const MessageKind* kOfRecords[] = {
    &kComputersNumber, &kPlayedFrom, &kBegunAt,  &kWasRated,       &kClockOfBank, &kClockPerTurn,
    &kComputerSat,     &kPlayerSat,  &kBotSat,   &kRatingChanged,  &kTimeLeft,    &kResigned,
    &kTimeWasUp,       &kLeft,       &kReturned, &kPlayedToTheEnd, &kEndedEarly};

}  // namespace wharf::match::says
