#include "server/mail_text.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <ctime>

#include "server/base64url.h"

namespace wharf::server {

namespace {

// An encoded word has at most 75 signs: "=?UTF-8?B?" and "?=" and 4 for every 3 bytes.
constexpr std::size_t kWordBytes = 45;
constexpr std::size_t kLineSigns = 76;

bool is_inside_letter(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

std::string date_of(std::int64_t at) {
    const std::time_t seconds = at / 1000;
    return fmt::format("{:%a, %d %b %Y %H:%M:%S} +0000", fmt::gmtime(seconds));
}

std::string in_lines(std::string_view text) {
    std::string lines;
    for (; text.size() > kLineSigns; text.remove_prefix(kLineSigns))
        lines.append(text.substr(0, kLineSigns)).append("\n");
    return lines.append(text);
}

}  // namespace

std::string header_value(std::string_view text) {
    std::string clean(text);
    std::replace_if(clean.begin(), clean.end(), [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; }, ' ');
    const bool is_plain = std::all_of(clean.begin(), clean.end(), [](char c) { return c >= ' '; });
    if (is_plain && clean.size() <= kLineSigns && clean.find("=?") == std::string::npos) return clean;
    std::string words;
    for (std::string_view rest = clean; !rest.empty();) {
        std::size_t size = std::min(kWordBytes, rest.size());
        while (size > 1 && size < rest.size() && is_inside_letter(rest[size])) --size;
        words.append(words.empty() ? "" : "\n ").append("=?UTF-8?B?").append(base64(rest.substr(0, size))).append("?=");
        rest.remove_prefix(size);
    }
    return words;
}

std::string mail_text(const Mail& mail, std::string_view from, std::string_view id, std::int64_t at) {
    const std::string domain(from.substr(from.rfind('@') + 1));
    std::string text;
    const auto header = [&](std::string_view name, std::string_view value) {
        text.append(name).append(": ").append(value).append("\n");
    };
    header("Date", date_of(at));
    header("From", "Wharf <" + std::string(from) + ">");
    header("To", "<" + mail.to + ">");
    header("Message-ID", "<" + std::string(id) + "@" + domain + ">");
    header("Subject", header_value(mail.subject));
    header("Auto-Submitted", "auto-generated");
    if (!mail.leave.empty()) header("List-Unsubscribe", "<" + header_value(mail.leave) + ">");
    header("MIME-Version", "1.0");
    header("Content-Type", "text/plain; charset=utf-8");
    header("Content-Transfer-Encoding", "base64");
    return text + "\n" + in_lines(base64(mail.text)) + "\n";
}

std::string smtp_data(std::string_view text) {
    std::string data;
    bool begins_line = true;
    for (const char c : text) {
        if (c == '\r') continue;
        if (begins_line && c == '.') data += '.';
        if (c == '\n') data += '\r';
        data += c;
        begins_line = c == '\n';
    }
    if (!begins_line) data += "\r\n";
    return data + ".\r\n";
}

}  // namespace wharf::server
