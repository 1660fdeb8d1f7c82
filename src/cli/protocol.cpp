// wharf protocol: what server and clients say to each other, as documents that are kept in the tree.
#include <fmt/format.h>

#include "cli/output.h"
#include "cli/serve.h"
#include "language/language.h"
#include "match/record.h"
#include "protocol/message_types.h"
#include "protocol/openapi.h"
#include "protocol/program_types.h"
#include "server/answers.h"
#include "text/json_schema.h"
#include "text/typescript.h"

namespace wharf::cli {

namespace {

constexpr std::string_view kAboutErrors =
    "# Errors\n\n"
    "Made by `wharf protocol --errors`: do not edit. Every error of the server that no game makes, with its stable "
    "code, its status over HTTP, and the key and arguments of its message. A refused move has a code, message and "
    "clause of its game. The sentences stand in `src/language/words/`, in English as below.\n\n"
    "| code | status | message | |\n|---|---|---|---|\n";

std::string row(const protocol::ErrorKind& kind, const language::Speaker& english) {
    const std::string code(kind.code);
    std::string message = fmt::format("`{}`", kind.message.key);
    for (int i = 0; i < kind.message.count(); ++i) message += fmt::format(" `{}`", kind.message.parameters[i].name);
    return fmt::format("| `{}` | {} | {} | {} |\n", code, server::status_of(code), message,
                       english.find(kind.message.key).value_or(""));
}

std::string errors() {
    const language::Speaker english("en", "");
    std::string document(kAboutErrors);
    for (const protocol::ErrorKind* kind : protocol::errors::kAll) document += row(*kind, english);
    for (const protocol::ErrorKind* kind : server::errors::kAll) document += row(*kind, english);
    return document;
}

}  // namespace

void add_protocol(CLI::App& app) {
    CLI::App* command = app.add_subcommand("protocol", "Print the messages of server and client as TypeScript");
    auto as_openapi = std::make_shared<bool>(false);
    auto as_errors = std::make_shared<bool>(false);
    auto as_schema = std::make_shared<bool>(false);
    auto as_engine_schema = std::make_shared<bool>(false);
    command->add_flag("--openapi", *as_openapi, "Print the API over HTTP as an OpenAPI document instead");
    command->add_flag("--errors", *as_errors, "Print the server's errors as a Markdown table instead");
    command->add_flag("--schema", *as_schema, "Print the messages as JSON Schema instead");
    command->add_flag("--engine-schema", *as_engine_schema, "Print the engine protocol as JSON Schema instead");
    command->callback([as_openapi, as_errors, as_schema, as_engine_schema] {
        if (*as_engine_schema)
            return print(text::print_indented(text::schema_document(
                "Wharf engine protocol", "Lines between a host and a program (docs/engine-protocol.md).",
                protocol::program_types())));
        if (*as_errors) return print(errors());
        if (*as_openapi) return print(match::print_document(protocol::openapi()));
        const text::Types types = protocol::message_types();
        if (*as_schema)
            return print(text::print_indented(
                text::schema_document("Wharf", "Messages between server and client (docs/protocol.md).", types)));
        print("// Messages between server and client. Made by `wharf protocol` from src/protocol/: do not edit.\n" +
              text::typescript(types));
    });
}

}  // namespace wharf::cli
