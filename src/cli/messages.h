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
inline constexpr MessageKind kGoesOn{"terminal.goes-on", {quoted("file")}};
inline constexpr MessageKind kSaveWhere{"terminal.save-where"};
inline constexpr MessageKind kSaveAs{"terminal.save-as"};
inline constexpr MessageKind kFileIsThere{"terminal.file-is-there", {quoted("file")}};
inline constexpr MessageKind kMore{"terminal.more"};
inline constexpr MessageKind kMoreNews{"terminal.more-news", {number("n")}};
inline constexpr MessageKind kMoreMoves{"terminal.more-moves", {number("n")}};
inline constexpr MessageKind kThinks{"terminal.thinks", {text::seat("seat")}};
inline constexpr MessageKind kThinking{"terminal.thinking"};
inline constexpr MessageKind kHowStrong{"terminal.how-strong"};
inline constexpr MessageKind kChanges{"terminal.changes",
                                      {number("n"), number("resigned"), number("time"), number("left")}};
inline constexpr MessageKind kCommandHelp{"terminal.command-help"};
inline constexpr MessageKind kCommandBoard{"terminal.command-board"};
inline constexpr MessageKind kCommandMoves{"terminal.command-moves"};
inline constexpr MessageKind kCommandUndo{"terminal.command-undo"};
inline constexpr MessageKind kCommandLog{"terminal.command-log"};
inline constexpr MessageKind kCommandRules{"terminal.command-rules"};
inline constexpr MessageKind kCommandHint{"terminal.command-hint"};
inline constexpr MessageKind kCommandAnalyse{"terminal.command-analyse"};
inline constexpr MessageKind kCommandSave{"terminal.command-save"};
inline constexpr MessageKind kCommandQuit{"terminal.command-quit"};
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

inline constexpr const MessageKind* kAll[] = {
    &kHelp,        &kYourTurn,   &kAskHelp,      &kNotSaved,    &kRecordIn,       &kGoesOn,
    &kSaveWhere,   &kSaveAs,     &kFileIsThere,  &kMore,        &kMoreNews,       &kMoreMoves,
    &kThinks,      &kThinking,   &kHowStrong,    &kCommandHelp, &kCommandBoard,   &kCommandMoves,
    &kCommandUndo, &kCommandLog, &kCommandRules, &kCommandHint, &kCommandAnalyse, &kCommandSave,
    &kCommandQuit, &kChanges,    &kNumbered,     &kChance,      &kOver,           &kPending,
    &kWaiting,     &kNotAsked,   &kPlace,        &kWhatToPlay,  &kHowMany,        &kPlayers,
    &kSeat};

}  // namespace wharf::cli::says
