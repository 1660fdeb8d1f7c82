// What people are told who are not here: that it is their turn, and what letters say. Written here, because nobody at
// the other side could make a sentence of it.
#pragma once

#include "text/message.h"

namespace wharf::server::says {

using text::MessageKind;
using text::quoted;

inline constexpr MessageKind kYourTurn{"notice.turn", {quoted("game")}};
inline constexpr MessageKind kTurnWith{"notice.with", {quoted("names")}};
inline constexpr MessageKind kPlanDropped{"notice.plan", {text::number("step"), quoted("move"), text::messages("why")}};
inline constexpr MessageKind kPlanImpossible{"notice.plan-impossible"};
inline constexpr MessageKind kPlanTaken{"notice.plan-taken"};
inline constexpr MessageKind kPlanMissing{"notice.plan-missing"};
inline constexpr MessageKind kPlanUndone{"notice.plan-undone"};
inline constexpr MessageKind kPlanMoved{"notice.plan-moved"};
inline constexpr MessageKind kPlanReplaced{"notice.plan-replaced"};
inline constexpr MessageKind kTest{"notice.test"};
inline constexpr MessageKind kTestText{"notice.test-text"};
inline constexpr MessageKind kToTable{"notice.to-table", {quoted("url")}};
inline constexpr MessageKind kLeave{"notice.leave", {quoted("url")}};
inline constexpr MessageKind kConfirm{"letter.confirm"};
inline constexpr MessageKind kConfirmText{"letter.confirm-text", {quoted("name"), quoted("url")}};
inline constexpr MessageKind kRecover{"letter.recover"};
inline constexpr MessageKind kRecoverText{"letter.recover-text", {quoted("name"), quoted("url")}};

inline constexpr const MessageKind* kOfNotices[] = {
    &kYourTurn,   &kTurnWith,  &kPlanDropped,  &kPlanImpossible, &kPlanTaken,  &kPlanMissing,
    &kPlanUndone, &kPlanMoved, &kPlanReplaced, &kTest,           &kTestText,   &kToTable,
    &kLeave,      &kConfirm,   &kConfirmText,  &kRecover,        &kRecoverText};

}  // namespace wharf::server::says
