// The engine as a WebAssembly module: JSON requests in, JSON answers out, the same texts as everywhere.
//
// The caller asks for room (wharf_room), writes a request there, calls wharf_call with its length, and reads the answer
// at the address it gets; wharf_answer_size tells its length. Both stay valid until the next call.
#include <string>

#include "wasm/requests.h"

namespace {

namespace json = boost::json;
namespace wasm = wharf::wasm;

// One module instance serves one caller, so two buffers and the caller's open matches are its state.
std::string& request() {
    static std::string text;
    return text;
}
std::string& answer() {
    static std::string text;
    return text;
}
wasm::Table& table() {
    static wasm::Table matches;
    return matches;
}

json::object obey_match(std::string_view verb, const wasm::Asked& asked) {
    struct Verb {
        std::string_view name;
        json::object (*obey)(wasm::Table&, const wasm::Asked&);
    };
    static constexpr Verb kVerbs[] = {{"begin", wasm::begin},       {"open", wasm::open},   {"play", wasm::play},
                                      {"undo", wasm::undo},         {"close", wasm::close}, {"scene", wasm::scene},
                                      {"told", wasm::told},         {"why", wasm::why},     {"record", wasm::record},
                                      {"position", wasm::position}, {"think", wasm::think}, {"analyse", wasm::analyse}};
    for (const Verb& known : kVerbs)
        if (known.name == verb) return known.obey(table(), asked);
    return wasm::problem("there is no such request");
}

json::object obey(std::string_view text) {
    if (text.size() > wharf::match::kMaxDocumentBytes) return wasm::problem("the request is too large");
    boost::system::error_code error;
    const json::value asked = json::parse(text, error);
    if (error || !asked.is_object()) return wasm::problem("the request must be a JSON object");
    const wasm::Asked fields(asked.get_object());
    const auto verb = fields.word("do");
    if (!verb) return wasm::problem("the request must say what to do");
    if (*verb == "games") return wasm::games();
    if (*verb == "signature") return wasm::signature(fields);
    if (*verb == "replay") return wasm::replay(fields);
    return obey_match(*verb, fields);
}

}  // namespace

extern "C" {

__attribute__((export_name("wharf_room"))) char* wharf_room(std::uint32_t size) {
    request().resize(size);
    return request().data();
}

__attribute__((export_name("wharf_call"))) const char* wharf_call(std::uint32_t size) {
    answer() = json::serialize(obey(std::string_view(request()).substr(0, size)));
    return answer().data();
}

__attribute__((export_name("wharf_answer_size"))) std::uint32_t wharf_answer_size() {
    return static_cast<std::uint32_t>(answer().size());
}

}  // extern "C"
