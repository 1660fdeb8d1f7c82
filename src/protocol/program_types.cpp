#include "protocol/program_types.h"

#include "protocol/described_types.h"
#include "protocol/program_messages.h"

namespace wharf::protocol {

namespace {

template <class... Messages>
text::Type typed(DescribedTypes& types, const std::variant<Messages...>*) {
    return text::any_of_type({types.tagged<Messages>({{"type", text::word_type(Messages::kType)}})...});
}

}  // namespace

text::Types program_types() {
    DescribedTypes types;
    types.add("ToProgram", typed(types, static_cast<const program::ToProgram*>(nullptr)));
    types.add("FromProgram", typed(types, static_cast<const program::FromProgram*>(nullptr)));
    return types.types();
}

}  // namespace wharf::protocol
