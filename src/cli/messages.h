// What the terminal itself says while a game is played.
#pragma once

#include "text/message.h"

namespace wharf::cli::says {

using text::MessageKind;
using text::number;
using text::quoted;

inline constexpr MessageKind kHelp{"terminal.help"};
inline constexpr MessageKind kYourTurn{"terminal.your-turn", {text::seat("seat")}};
inline constexpr MessageKind kAskHelp{"terminal.ask-help"};
inline constexpr MessageKind kNotSaved{"terminal.not-saved"};
inline constexpr MessageKind kRecordIn{"terminal.record-in", {quoted("file")}};
inline constexpr MessageKind kSaved{"terminal.saved"};
inline constexpr MessageKind kNumbered{"terminal.numbered", {number("n")}};
inline constexpr MessageKind kChance{"terminal.chance"};
inline constexpr MessageKind kOver{"terminal.over"};
inline constexpr MessageKind kPending{"terminal.pending"};
inline constexpr MessageKind kWaiting{"terminal.waiting", {text::seats("seats")}};
inline constexpr MessageKind kNotAsked{"terminal.not-asked"};
inline constexpr MessageKind kPlace{"terminal.place", {number("n")}};
inline constexpr MessageKind kWhatToPlay{"terminal.what-to-play"};
inline constexpr MessageKind kHowMany{"terminal.how-many", {number("least"), number("most")}};
inline constexpr MessageKind kPlayers{"terminal.players", {number("least"), number("most")}};
inline constexpr MessageKind kSeat{"terminal.seat", {number("n")}};

inline constexpr const MessageKind* kAll[] = {&kHelp,     &kYourTurn,   &kAskHelp, &kNotSaved, &kRecordIn, &kSaved,
                                              &kNumbered, &kChance,     &kOver,    &kPending,  &kWaiting,  &kNotAsked,
                                              &kPlace,    &kWhatToPlay, &kHowMany, &kPlayers,  &kSeat};

}  // namespace wharf::cli::says
