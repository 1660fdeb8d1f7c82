#include "text/paint.h"

#include <algorithm>
#include <vector>

namespace wharf::text {

namespace {

class Keys final : public Voice {
 public:
    std::string say(const Message& message) const override { return std::string(message.key()); }
    std::string word(std::string_view, std::string_view value) const override { return std::string(value); }
};
const Voice& keys() {
    static const Keys voice;
    return voice;
}

}  // namespace

Paint::Paint(bool colour, int columns) : Paint(keys(), colour, columns) {}

namespace {

std::string_view code(Ink ink) {
    switch (ink) {
        case Ink::plain: return "0";
        case Ink::bold: return "1";
        case Ink::dim: return "2";
        case Ink::red: return "38;5;160";
        case Ink::green: return "38;5;70";
        case Ink::yellow: return "38;5;178";
        case Ink::blue: return "38;5;68";
        case Ink::purple: return "38;5;134";
        case Ink::cyan: return "38;5;73";
        case Ink::white: return "38;5;255";
        case Ink::brown: return "38;5;130";
        case Ink::grey: return "38;5;246";
    }
    return "0";
}

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return lines;
}

int widest(const std::vector<std::string_view>& lines) {
    int columns = 0;
    for (std::string_view line : lines) columns = std::max(columns, width(line));
    return columns;
}

std::string repeat(std::string_view piece, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += piece;
    return result;
}

}  // namespace

std::string Paint::operator()(Ink ink, std::string_view text) const {
    if (!colour_ || ink == Ink::plain) return std::string(text);
    return "\033[" + std::string(code(ink)) + "m" + std::string(text) + "\033[0m";
}

std::string Paint::seat(int seat, std::string_view text) const {
    constexpr std::string_view shapes[] = {"●", "▲", "■", "◆", "★"};
    constexpr Ink inks[] = {Ink::blue, Ink::yellow, Ink::green, Ink::purple, Ink::red};
    return (*this)(inks[seat % 5], std::string(shapes[seat % 5]) + " " + std::string(text));
}

namespace {

// The character that begins here, as far as it takes to know its width: what is no UTF-8 is one column.
char32_t character_at(std::string_view text, std::size_t i) {
    const auto byte = [&](std::size_t k) { return k < text.size() ? static_cast<unsigned char>(text[k]) : 0U; };
    const unsigned first = byte(i);
    if (first < 0xE0) return first;
    const unsigned two = (byte(i + 1) & 0x3FU) << 6U | (byte(i + 2) & 0x3FU);
    if (first < 0xF0) return (first & 0x0FU) << 12U | two;
    return (first & 0x07U) << 18U | two << 6U | (byte(i + 3) & 0x3FU);
}

// Those that terminals draw over two columns: scripts of East Asia, pictures, and the anchor.
bool is_wide(char32_t c) {
    return c == 0x2693 || (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) ||
           (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) ||
           (c >= 0xFF00 && c <= 0xFF60) || (c >= 0x1F300 && c <= 0x1FAFF) || (c >= 0x20000 && c <= 0x3FFFD);
}

}  // namespace

int width(std::string_view text) {
    int columns = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\033') {
            while (i < text.size() && text[i] != 'm') ++i;
            continue;
        }
        if ((static_cast<unsigned char>(text[i]) & 0xC0) == 0x80) continue;
        columns += is_wide(character_at(text, i)) ? 2 : 1;
    }
    return columns;
}

std::string pad(std::string_view text, int columns) {
    return std::string(text) + std::string(static_cast<std::size_t>(std::max(0, columns - width(text))), ' ');
}

std::string pad_left(std::string_view text, int columns) {
    return std::string(static_cast<std::size_t>(std::max(0, columns - width(text))), ' ') + std::string(text);
}

std::string box(std::string_view title, std::string_view lines, const Paint& paint) {
    const auto split = split_lines(lines);
    const int inner = std::max(widest(split), width(title) + 2);
    std::string result =
        paint.dim("┌─ ") + std::string(title) + " " + paint.dim(repeat("─", inner - width(title) - 1) + "┐") + "\n";
    for (std::string_view line : split) result += paint.dim("│ ") + pad(line, inner) + paint.dim(" │") + "\n";
    return result + paint.dim("└" + repeat("─", inner + 2) + "┘") + "\n";
}

std::string beside(std::string_view left, std::string_view right, int gap) {
    const auto a = split_lines(left);
    const auto b = split_lines(right);
    const int columns = widest(a) + gap;
    std::string result;
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        const std::string_view line = i < a.size() ? a[i] : std::string_view{};
        result += i < b.size() ? pad(line, columns) + std::string(b[i]) : std::string(line);
        result += "\n";
    }
    return result;
}

}  // namespace wharf::text
