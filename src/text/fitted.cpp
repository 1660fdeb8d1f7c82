#include "text/fitted.h"

#include <algorithm>
#include <vector>

#include "text/paint.h"

namespace wharf::text {

namespace {

constexpr int kGap = 1;  // columns between boxes
constexpr std::string_view kUpperEdge = "┌─ ";
constexpr std::string_view kLowerEdge = "└";
constexpr std::string_view kSide = "│ ";

struct Block {
    std::string lines;
    std::string folded;  // empty: no box
    Matters matters = Matters::most;
    bool is_folded = false;
    bool is_too_wide = false;
};

std::string_view next_line(std::string_view& left) {
    const std::size_t end = std::min(left.find('\n'), left.size());
    const std::string_view line = left.substr(0, end);
    left.remove_prefix(std::min(end + 1, left.size()));
    return line;
}

int widest_line(std::string_view text) {
    int columns = 0;
    while (!text.empty()) columns = std::max(columns, width(next_line(text)));
    return columns;
}

// What stands between the edges of a line of a box, with its colours.
std::string within(std::string_view line, std::string_view edge) {
    std::string inner(line.substr(line.find(edge) + edge.size()));
    if (inner.starts_with("\033[0m")) inner.erase(0, 4);  // the edge's own colour ended
    const std::size_t end = edge == kSide ? inner.rfind("│") : std::min(inner.find(" ─"), inner.find(" \033[2m─"));
    inner.erase(std::min(end, inner.size()));
    if (inner.ends_with("\033[2m ")) inner.erase(inner.size() - 5);
    inner.erase(inner.find_last_not_of(' ') + 1);
    return inner;
}

// What stood in columns, close together.
std::string squeezed(const std::string& text) {
    std::string close;
    for (const char c : text)
        if (c != ' ' || !close.ends_with("  ")) close += c;
    return close;
}

std::vector<Block> blocks_of(std::string_view drawing, int columns,
                             const std::function<Matters(std::string_view)>& judge) {
    std::vector<Block> blocks;
    while (!drawing.empty()) {
        const std::string_view first = next_line(drawing);
        Block& block = blocks.emplace_back();
        block.lines = std::string(first) + "\n";
        if (!uncoloured(first).starts_with(kUpperEdge)) continue;
        const std::string title = within(first, kUpperEdge);
        block.matters = judge(uncoloured(title));
        for (bool is_open = true; is_open && !drawing.empty();) {
            const std::string_view line = next_line(drawing);
            block.lines += std::string(line) + "\n";
            is_open = !uncoloured(line).starts_with(kLowerEdge);
            if (block.folded.empty() && is_open)
                block.folded = cut("─ " + title + " · " + squeezed(within(line, kSide)), columns) + "\n";
        }
    }
    return blocks;
}

// The character, or the code of a colour, at the beginning of a text.
std::string_view first_piece(std::string_view text) {
    std::size_t end = 1;
    if (text[0] == '\033') return text.substr(0, std::min(text.find('m'), text.size() - 1) + 1);
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80) ++end;
    return text.substr(0, end);
}

// So many bytes of a line that is too wide stay on it; the space behind them goes.
std::size_t break_of(std::string_view line, int columns) {
    std::size_t word = 0;   // where the last word ended
    std::size_t thing = 0;  // and the last of several things
    int thing_columns = 0;
    int used = 0;
    bool is_indent = true;
    for (std::size_t at = 0; at < line.size();) {
        const std::string_view piece = first_piece(line.substr(at));
        is_indent = is_indent && (piece == " " || width(piece) == 0);
        if (piece == " " && !is_indent && line[at - 1] != ' ') {
            word = at;
            if (line.substr(at).starts_with("  ") || line.substr(0, at).ends_with("·")) {
                thing = at;
                thing_columns = used;
            }
        }
        used += width(piece);
        if (used > columns) return 2 * thing_columns > columns ? thing : word > 0 ? word : at;
        at += piece.size();
    }
    return line.size();
}

std::string cut_lines(std::string_view lines, int columns) {
    std::string narrow;
    while (!lines.empty()) narrow += cut(next_line(lines), columns) + "\n";
    return narrow;
}

// From left to right, then below; what is folded and what is no box has its lines for itself.
std::string flow(const std::vector<Block>& blocks, int columns) {
    std::string all;
    std::string row;
    int used = 0;
    const auto end_row = [&] {
        all += row;
        row.clear();
        used = 0;
    };
    for (const Block& block : blocks) {
        if (block.folded.empty() || block.is_folded) {
            end_row();
            all += block.is_folded ? block.folded : block.lines;
            continue;
        }
        const int wide = widest_line(block.lines);
        if (used > 0 && used + kGap + wide > columns) end_row();
        row = used == 0 ? block.lines : beside(row, block.lines, kGap);
        used += wide + (used == 0 ? 0 : kGap);
    }
    end_row();
    return all;
}

}  // namespace

std::string fitted(std::string_view drawing, Room room, const std::function<Matters(std::string_view title)>& judge) {
    std::vector<Block> blocks = blocks_of(drawing, room.columns, judge);
    for (Block& block : blocks) {
        block.is_too_wide = widest_line(block.lines) > room.columns;
        block.is_folded = block.is_too_wide && block.matters != Matters::most && !block.folded.empty();
        if (block.is_too_wide && block.matters == Matters::most && !block.folded.empty())
            block.lines = cut_lines(block.lines, room.columns);
        if (block.is_too_wide && block.folded.empty()) block.lines = wrapped(block.lines, room.columns);
    }
    std::string drawn = flow(blocks, room.columns);
    for (const Matters matters : {Matters::little, Matters::somewhat})
        for (std::size_t i = blocks.size(); i-- > 0 && height(drawn, room.columns) > room.rows;) {
            if (blocks[i].matters != matters || blocks[i].folded.empty()) continue;
            blocks[i].is_folded = true;
            drawn = flow(blocks, room.columns);
        }
    // What was folded for something larger may have room again.
    for (const Matters matters : {Matters::somewhat, Matters::little})
        for (Block& block : blocks) {
            if (block.matters != matters || !block.is_folded || block.is_too_wide) continue;
            block.is_folded = false;
            const std::string unfolded = flow(blocks, room.columns);
            block.is_folded = height(unfolded, room.columns) > room.rows;
            if (!block.is_folded) drawn = unfolded;
        }
    return drawn;
}

std::string wrapped(std::string_view text, int columns) {
    constexpr std::size_t kIndent = 2;
    std::string narrow;
    while (!text.empty()) {
        const bool is_ended = text.find('\n') != std::string_view::npos;
        std::string line(next_line(text));
        const std::string indent(std::min(line.find_first_not_of(' '), line.size()) + kIndent, ' ');
        while (width(line) > columns && static_cast<int>(indent.size()) < columns / 2) {
            const std::size_t end = break_of(line, columns);
            narrow += line.substr(0, end) + "\n";
            const std::size_t next = line.find_first_not_of(' ', end);
            line = next == std::string::npos ? "" : indent + line.substr(next);
        }
        narrow += line + (is_ended ? "\n" : "");
    }
    return narrow;
}

int height(std::string_view text, int columns) {
    int lines = 0;
    while (!text.empty()) lines += std::max(1, (width(next_line(text)) + columns - 1) / std::max(1, columns));
    return lines;
}

std::string uncoloured(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\033') {
            plain += text[i];
            continue;
        }
        while (i < text.size() && text[i] != 'm') ++i;
    }
    return plain;
}

std::string cut(std::string_view text, int columns) {
    if (width(text) <= columns) return std::string(text);
    std::string kept;
    bool is_coloured = false;
    int used = 0;
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view piece = first_piece(text.substr(i));
        if (piece[0] == '\033')
            is_coloured = piece != "\033[0m";
        else if (used + width(piece) > columns - 1)
            break;
        used += width(piece);
        kept += piece;
        i += piece.size();
    }
    return kept + "…" + (is_coloured ? "\033[0m" : "");
}

}  // namespace wharf::text
