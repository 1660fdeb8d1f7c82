#include "language/format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace wharf::language {

namespace {

// The end of the brace that opens at `start`, or npos.
std::size_t closing(std::string_view text, std::size_t start) {
    int depth = 0;
    for (std::size_t at = start; at < text.size(); ++at) {
        if (text[at] == '{') ++depth;
        if (text[at] == '}' && --depth == 0) return at;
    }
    return std::string_view::npos;
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

// "n, plural, one {…}" up to its second comma.
std::vector<std::string_view> parts_of(std::string_view inside) {
    std::vector<std::string_view> parts;
    while (parts.size() < 2) {
        const std::size_t comma = inside.find(',');
        if (comma == std::string_view::npos) break;
        parts.push_back(trimmed(inside.substr(0, comma)));
        inside.remove_prefix(comma + 1);
    }
    parts.push_back(trimmed(inside));
    return parts;
}

// The words of a form among "one {# chest} other {# chests}", or those of "other".
std::string_view form_among(std::string_view forms, std::string_view wanted) {
    std::string_view other;
    while (!forms.empty()) {
        const std::size_t open = forms.find('{');
        const std::size_t close = open == std::string_view::npos ? open : closing(forms, open);
        if (close == std::string_view::npos) break;
        const std::string_view name = trimmed(forms.substr(0, open));
        const std::string_view words = forms.substr(open + 1, close - open - 1);
        if (name == wanted) return words;
        if (name == "other") other = words;
        forms.remove_prefix(close + 1);
    }
    return other;
}

}  // namespace

std::string_view plural_form(std::string_view language, std::int64_t number) {
    const std::int64_t n = number < 0 ? -number : number;
    if (n == 1) return "one";
    if (language != "pl") return "other";
    const bool few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
    return few ? "few" : "many";
}

std::string format(std::string_view sentence, std::string_view language, const Fill& fill, const Count& count) {
    std::string said;
    for (std::size_t at = 0; at < sentence.size();) {
        const std::size_t end = sentence[at] == '{' ? closing(sentence, at) : std::string_view::npos;
        if (end == std::string_view::npos) {
            said += sentence[at++];
            continue;
        }
        const auto parts = parts_of(sentence.substr(at + 1, end - at - 1));
        at = end + 1;
        if (parts.size() == 3 && parts[1] == "plural") {
            const std::int64_t number = count(parts[0]);
            const std::string exact = "=" + std::to_string(number);
            std::string_view words = form_among(parts[2], exact);
            if (parts[2].find(exact + " {") == std::string_view::npos)
                words = form_among(parts[2], plural_form(language, number));
            for (const char letter : format(words, language, fill, count))
                letter == '#' ? said += std::to_string(number) : said += letter;
        } else {
            said += fill(parts[0], parts.size() > 1 ? parts[1] : std::string_view{});
        }
    }
    return said;
}

std::string decimal(std::string_view language, double number, int places, bool is_signed) {
    std::array<char, 64> written;
    const auto end =
        std::to_chars(written.data(), written.data() + written.size(), number, std::chars_format::fixed, places);
    std::string text(written.data(), end.ptr);
    const bool is_zero = text.find_first_of("123456789") == std::string::npos;
    if (is_zero && text.starts_with('-')) text.erase(0, 1);
    if (is_signed && !text.starts_with('-')) text.insert(0, 1, '+');
    if (language != "en") std::replace(text.begin(), text.end(), '.', ',');
    return text;
}

}  // namespace wharf::language
