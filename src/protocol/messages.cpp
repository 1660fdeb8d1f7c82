#include "protocol/messages.h"

#include <array>

#include "match/record.h"
#include "text/plain.h"

namespace wharf::protocol {

namespace {

// Deeper documents are refused by the parser; no message needs more.
constexpr std::size_t kDeepest = 8;

template <class Request>
bool read_if_named(std::string_view name, const json::object& fields, SocketRequest& to, Fault& fault) {
    if (name != Request::kDo) return false;
    Request request;
    read_fields(fields, request, {}, fault);
    to = std::move(request);
    return true;
}

template <class... Requests>
bool read_named(std::string_view name, const json::object& fields, std::variant<Requests...>& to, Fault& fault) {
    return (read_if_named<Requests>(name, fields, to, fault) || ...);
}

}  // namespace

void write(text::JsonText& to, const Mover& mover) {
    mover.seat == kChance ? to.text("chance") : to.number(mover.seat);
}

void read(const json::value& value, Mover& to, const Path& path, Fault& fault) {
    if (value.is_string() && value.get_string() == "chance")
        to.seat = kChance;
    else if (value.is_int64() && value.get_int64() >= 0 && value.get_int64() < kMaxSeats)
        to.seat = static_cast<Seat>(value.get_int64());
    else
        fault.set(path, faults::kNoMover());
}

Error bad_field(const text::Problem& problem) {
    const text::Messages reason{problem.reason};
    if (problem.field.empty()) return errors::kBadRequest(reason);
    Error error = errors::kBadField(problem.field, reason);
    error.field = problem.field;
    return error;
}

namespace {

std::variant<json::value, Error> parse_into(std::string_view text, json::storage_ptr memory) {
    json::parse_options options;
    options.max_depth = kDeepest;
    boost::system::error_code error;
    json::value value = json::parse({text.data(), text.size()}, error, std::move(memory), options);
    if (error) return errors::kBadJson(error.message());
    return value;
}

}  // namespace

std::variant<json::value, Error> parse(std::string_view text) { return parse_into(text, {}); }

std::variant<NumberedRequest, Error> read_request(std::string_view message, std::optional<std::int64_t>& id) {
    // A usual request needs no memory but this; a large one takes more as it goes.
    std::array<unsigned char, 2048> room;
    json::monotonic_resource memory(room.data(), room.size());
    auto parsed = parse_into(message, &memory);
    if (auto* error = std::get_if<Error>(&parsed)) return std::move(*error);
    json::object* object = std::get<json::value>(parsed).if_object();
    if (object == nullptr) return errors::kNotAnObject();
    if (const json::value* number = object->if_contains("id")) {
        if (!number->is_int64()) return bad_field({"id", faults::kNoNumber()});
        id = number->get_int64();
        object->erase("id");
    }
    const json::value* name = object->if_contains("do");
    if (name == nullptr || !name->is_string()) return errors::kNothingToDo();
    const std::string wanted(name->get_string());
    object->erase("do");
    NumberedRequest request{id, {}};
    Fault fault;
    if (!read_named(wanted, *object, request.request, fault)) return errors::kUnknownRequest(text::plain(wanted, 40));
    if (fault.found()) return bad_field(*fault.problem());
    return request;
}

}  // namespace wharf::protocol
