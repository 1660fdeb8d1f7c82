// Bytes of a client thrown at the reader of messages: what is accepted must survive being written and read again.
#include <cstdlib>

#include "protocol/messages.h"

using namespace wharf::protocol;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view message(reinterpret_cast<const char*>(data), size);
    std::optional<std::int64_t> id;
    const auto read = read_request(message, id);
    if (const auto* request = std::get_if<NumberedRequest>(&read)) {
        std::visit(
            [&](const auto& fields) {
                json::object again = to_value(fields).as_object();
                again["do"] = fields.kDo;
                std::optional<std::int64_t> none;
                if (!std::holds_alternative<NumberedRequest>(read_request(json::serialize(again), none))) std::abort();
            },
            request->request);
    }
    (void)read_body<NewTable>(message);
    (void)read_body<Credentials>(message);
    return 0;
}
