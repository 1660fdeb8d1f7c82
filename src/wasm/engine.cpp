// The engine as a WebAssembly module: JSON requests in, JSON answers out, the same texts as everywhere.
//
// The caller asks for room (wharf_room), writes a request there, calls wharf_call with its length, and reads the answer
// at the address it gets; wharf_answer_size tells its length. Both stay valid until the next call.
#include <array>
#include <string>

#include "protocol/error.h"
#include "wasm/requests.h"

namespace {

namespace json = boost::json;
namespace protocol = wharf::protocol;
namespace text = wharf::text;
namespace wasm = wharf::wasm;
using text::JsonText;

// One module instance serves one caller, so two buffers and what it remembers of the caller are its state.
std::string& request() {
    static std::string text;
    return text;
}
std::string& answer() {
    static std::string text;
    return text;
}
wasm::EngineState& state() {
    static wasm::EngineState of_caller;
    return of_caller;
}

void write_problem(JsonText& to, const text::Problem& problem) {
    to.key("problem");
    protocol::write(to, protocol::Problem{problem.field, problem.reason, problem.clause});
}

template <class Answer>
void write_answer(JsonText& to, const wasm::Answered<Answer>& answered) {
    if (const auto* problem = std::get_if<text::Problem>(&answered)) return write_problem(to, *problem);
    protocol::write_fields(to, std::get<Answer>(answered));
}

using Obey = void (*)(const json::object&, JsonText&);

template <class Request>
void obey(const json::object& fields, JsonText& to) {
    Request request;
    protocol::Fault fault;
    protocol::read_fields(fields, request, {}, fault);
    if (fault.found()) return write_problem(to, *fault.problem());
    write_answer(to, wasm::obey(state(), request));
}

struct Verb {
    std::string_view name;
    Obey obey;
};
template <class... Requests>
constexpr std::array<Verb, sizeof...(Requests)> verbs_of(const std::variant<Requests...>*) {
    return {{{Requests::kDo, obey<Requests>}...}};
}
constexpr auto kVerbs = verbs_of(static_cast<const protocol::EngineRequest*>(nullptr));

void obey(std::string_view text, JsonText& to) {
    if (text.size() > wharf::match::kMaxDocumentBytes)
        return write_problem(to, {"", text::faults::kTooLarge(wharf::match::kMaxDocumentBytes >> 20U)});
    boost::system::error_code error;
    json::value asked = json::parse(text, error);
    json::object* fields = error ? nullptr : asked.if_object();
    if (fields == nullptr) return write_problem(to, {"", protocol::errors::kNotAnObject.message()});
    const json::value* verb = fields->if_contains("do");
    if (verb == nullptr || !verb->is_string())
        return write_problem(to, {"do", protocol::errors::kNothingToDo.message()});
    const std::string wanted(verb->get_string());
    fields->erase("do");
    for (const Verb& known : kVerbs)
        if (known.name == wanted) return known.obey(*fields, to);
    write_problem(to, {"do", protocol::errors::kUnknownRequest.message(text::plain(wanted, 40))});
}

}  // namespace

extern "C" {

__attribute__((export_name("wharf_room"))) char* wharf_room(std::uint32_t size) {
    request().resize(size);
    return request().data();
}

__attribute__((export_name("wharf_call"))) const char* wharf_call(std::uint32_t size) {
    answer() = text::json_text([&](JsonText& to) {
        to.open('{');
        obey(std::string_view(request()).substr(0, size), to);
        to.close('}');
    });
    return answer().data();
}

// The same for a net: its bytes are in the room, the answer is JSON.
__attribute__((export_name("wharf_load_net"))) const char* wharf_load_net(std::uint32_t size) {
    answer() = text::json_text([&](JsonText& to) {
        to.open('{');
        write_answer(to, wasm::load_net(state(), std::string_view(request()).substr(0, size)));
        to.close('}');
    });
    return answer().data();
}

__attribute__((export_name("wharf_answer_size"))) std::uint32_t wharf_answer_size() {
    return static_cast<std::uint32_t>(answer().size());
}

}  // extern "C"
