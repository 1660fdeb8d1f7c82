// What moves and messages may be, from the tables of their forms and kinds.
#pragma once

#include "text/move_form.h"
#include "text/type.h"

namespace wharf::text {

// {"kind": …, fields}: one of the forms.
Type move_type(MoveForms forms);
// {"key": …, arguments}: one of the kinds that are sent; messages inside messages are called `name`.
Type message_type(std::span<const MessageKind* const> kinds, const std::string& name);

}  // namespace wharf::text
