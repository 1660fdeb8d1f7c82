// A mail as the bytes that are sent (RFC 5322, RFC 2047): whatever stands in a name or subject, it ends no header.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace wharf::server {

struct Mail {
    std::string to;       // an address that is_mail_address takes
    std::string subject;  // UTF-8
    std::string text;     // UTF-8, lines end with \n
    std::string leave{};  // where one says that one wants no more of them; may be empty
};

// `from` is an address, `id` unique, `at` in milliseconds since 1970.
std::string mail_text(const Mail& mail, std::string_view from, std::string_view id, std::int64_t at);

// A header's value: as it is where all of it is plain, else as encoded words. Control characters become spaces.
std::string header_value(std::string_view text);
// As it goes behind DATA: lines end with \r\n, none begins with a single dot, and a line of one dot ends it.
std::string smtp_data(std::string_view text);

}  // namespace wharf::server
