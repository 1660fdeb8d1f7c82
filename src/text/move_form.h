// How the moves of a game are written, as a table: every move's text is one of these forms, and gives its fields
// without a parser of one's own: "buy bow to new" is {"kind": "buy", "piece": "bow", "to": "new"}.
#pragma once

#include "text/message.h"

namespace wharf::text {

struct MoveForm {
    static constexpr int kMostParameters = 5;

    std::string_view kind;
    // Words as they stand, {names} for one word each, {names?} for one that somebody may not know, who reads "?" there:
    // null, {names*} for as many words as are left, {names,} for a list with commas of what `item` says, or else
    // `item->otherwise`.
    std::string_view pattern;
    Parameter parameters[kMostParameters]{};
    const MoveForm* item = nullptr;
    const MoveForm* otherwise = nullptr;

    const Parameter* find(std::string_view name) const;
    bool may_hide(std::string_view name) const;
};

using MoveForms = std::span<const MoveForm>;

// The fields of a move into an object that is open already, its kind first; false if it has none of these forms, and
// nothing is written.
bool write_move_fields(JsonText& to, MoveForms forms, std::string_view move);

}  // namespace wharf::text
