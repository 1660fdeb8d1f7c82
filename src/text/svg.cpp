#include "text/svg.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "text/paint.h"

namespace wharf::text {

namespace {

// In pixels; a column in tenths of one.
constexpr int kColumnTenths = 84;
constexpr int kLine = 17;

std::string pixels(int columns) {
    const int tenths = columns * kColumnTenths;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

// Of the 256 colours of terminals; nearly white is the ink of the page, light or dark.
std::string colour_of(int number) {
    if (number < 16 || number > 250) return "currentColor";
    const auto rgb = [](int red, int green, int blue) {
        return "rgb(" + std::to_string(red) + "," + std::to_string(green) + "," + std::to_string(blue) + ")";
    };
    if (number >= 232) return rgb(8 + 10 * (number - 232), 8 + 10 * (number - 232), 8 + 10 * (number - 232));
    constexpr int levels[] = {0, 95, 135, 175, 215, 255};
    number -= 16;
    return rgb(levels[number / 36], levels[number / 6 % 6], levels[number % 6]);
}

// "1", "2", "38;5;160": one thing each, as Paint writes them.
std::string style_of(std::string_view code) {
    constexpr std::string_view kColour = "38;5;";
    if (code == "1") return "font-weight:bold";
    if (code == "2") return "opacity:.6";
    if (!code.starts_with(kColour)) return "";
    int number = 0;
    std::from_chars(code.data() + kColour.size(), code.data() + code.size(), number);
    return "fill:" + colour_of(number);
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text)
        safe += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '"' ? "&quot;" : std::string(1, c);
    return safe;
}

void add_run(std::string& svg, std::string_view text, const std::string& style, int column, int row) {
    if (text.find_first_not_of(' ') == std::string_view::npos) return;
    svg += "<text x=\"" + pixels(column) + "\" y=\"" + std::to_string((row + 1) * kLine) + "\" textLength=\"" +
           pixels(width(text)) + "\" xml:space=\"preserve\"" + (style.empty() ? "" : " style=\"" + style + "\"") + ">" +
           escaped(text) + "</text>\n";
}

// Adds the texts of a line; how many columns it has.
int add_line(std::string& svg, std::string_view line, int row) {
    std::string style;
    int column = 0;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find('\033'), line.size());
        add_run(svg, line.substr(0, end), style, column, row);
        column += width(line.substr(0, end));
        line.remove_prefix(end);
        if (line.empty()) break;
        const std::size_t closed = std::min(line.find('m'), line.size() - 1);
        style = style_of(line.substr(2, std::max<std::size_t>(closed, 2) - 2));
        line.remove_prefix(closed + 1);
    }
    return column;
}

}  // namespace

std::string svg_of(std::string_view drawing) {
    std::string texts;
    int columns = 1;
    int row = 0;
    for (; !drawing.empty(); ++row) {
        const std::size_t end = std::min(drawing.find('\n'), drawing.size());
        columns = std::max(columns, add_line(texts, drawing.substr(0, end), row));
        drawing.remove_prefix(std::min(end + 1, drawing.size()));
    }
    const std::string wide = std::to_string((columns * kColumnTenths + 9) / 10);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + wide + " " + std::to_string((row + 1) * kLine) +
           "\" width=\"" + wide +
           "\" role=\"img\" font-family=\"monospace\" font-size=\"14\" fill=\"currentColor\">\n" + texts + "</svg>\n";
}

}  // namespace wharf::text
