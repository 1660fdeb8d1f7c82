// What a game's view, moves and messages may be, for the web client (web/src/games/GAME/generated.ts) and for authors
// of bots (src/games/GAME/schema.json).
#pragma once

#include <algorithm>

#include "text/game_text.h"
#include "text/json_schema.h"
#include "text/table_types.h"
#include "text/testing/document.h"
#include "text/typescript.h"

namespace wharf::testing {

template <text::GameText T>
text::Types all_types() {
    text::Types types = T::types();
    types.add("Move", text::move_type(T::forms()));
    std::vector<const text::MessageKind*> said;  // to players: not of documents
    for (const text::MessageKind* kind : T::messages())
        if (!kind->key.starts_with("fault.")) said.push_back(kind);
    types.add("Message", text::message_type(said, "Message"));
    return types;
}

template <text::GameText T>
void check_types() {
    text::Types types = all_types<T>();
    const std::string id(T::id());
    const std::string title(T::title());
    std::string folder = id;
    std::replace(folder.begin(), folder.end(), '-', '_');
    expect_document(WHARF_SOURCE_DIR "/src/games/" + folder + "/schema.json",
                    text::print_indented(text::schema_document(
                        title, "View, moves and messages of " + title + ". Made by its test: do not edit.", types)));
    types.remove("Position");  // the client makes a form of the schema, and knows no field of it
    expect_document(WHARF_SOURCE_DIR "/web/src/games/" + id + "/generated.ts",
                    "// What " + title + "'s engine says. Made by its test from src/games/: do not edit.\n" +
                        text::typescript(types));
}

}  // namespace wharf::testing
