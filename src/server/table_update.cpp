#include "server/table_update.h"

#include <span>

namespace wharf::server {

protocol::TableInfo info_of(const TableState& table, const TableLog& log, const TableHost& host, Seat observer) {
    const Setup& setup = table.setup();
    protocol::TableInfo info;
    info.id = log.id();
    info.game = setup.game;
    info.status = table.status();
    for (Seat number = 0; number < table.seats().size(); ++number) {
        const SeatState& seat = table.seats()[number];
        protocol::SeatInfo shown;
        shown.kind = seat.kind;
        if (seat.kind == protocol::SeatKind::person) {
            shown.user = seat.user;
            shown.name = host.name_of(seat.user);
        }
        if (seat.kind == protocol::SeatKind::computer) shown.level = seat.level;
        shown.substituted = table.is_seen_substituted(number, observer);
        shown.resigned = seat.resigned;
        info.seats.push_back(std::move(shown));
    }
    info.options = setup.options;
    info.pace = setup.pace;
    info.clock = setup.clock;
    info.invite_only = setup.invite_only;
    info.rated = setup.rated;
    info.shuffle = setup.shuffle;
    info.host = setup.host;
    info.created = log.created();
    info.changed = log.changed();
    if (observer != kSpectator && setup.invite_only) info.invite = setup.invite;
    if (!table.rematch().empty()) info.rematch = table.rematch();
    info.result = table.result();
    return info;
}

namespace {

// One past the last thing that goes into a part which begins with number `from`; one thing always does.
std::size_t part_end(const std::vector<protocol::Told>& told, std::size_t from, std::size_t part_bytes) {
    constexpr std::size_t kAround = 48;  // what is written of a thing besides its text
    std::size_t bytes = 0;
    std::size_t end = from;
    for (; end < told.size() && (end == from || bytes < part_bytes); ++end)
        bytes += kAround + (told[end].text ? told[end].text->size() : 0);
    return end;
}

// A move's fields follow from its text, and are written beside it.
void write_told(text::JsonText& to, const TableState& table, std::span<const protocol::Told> told) {
    to.open('[');
    for (const protocol::Told& thing : told) {
        to.open('{');
        protocol::write_fields(to, thing);
        if (thing.kind == protocol::ToldKind::move) {
            to.key("move");
            to.open('{');
            text::write_move_fields(to, table.match()->game().forms(), *thing.text);
            to.close('}');
        }
        to.close('}');
    }
    to.close(']');
}

// An observer's view, while it is needed.
class View {
 public:
    View(TextPool& texts, const match::AnyMatch* match, Seat observer) : texts_(texts) {
        if (match == nullptr) return;
        text_ = texts_.take();
        text::JsonText to(text_);
        match->write_view(observer, to);
    }
    ~View() { texts_.give_back(std::move(text_)); }
    View(const View&) = delete;
    View& operator=(const View&) = delete;

    std::string_view text() const { return text_; }

 private:
    TextPool& texts_;
    std::string text_;
};

// A scene follows from its view, from what may be taken back, and from how the game ended.
std::size_t hash_of_scene(const TableState& table, Seat observer, std::string_view view) {
    const bool can_undo = observer != kSpectator && table.match()->can_undo(observer);
    return std::hash<std::string_view>()(view) + 2 * static_cast<std::size_t>(table.status()) + (can_undo ? 1 : 0);
}

}  // namespace

Heard write_update(std::string& text, TextPool& texts, TableState& table, const std::string& id, Seat observer,
                   const Heard& known, std::optional<protocol::TableInfo> info, std::size_t part_bytes) {
    const std::vector<protocol::Told>& told = table.told(observer);
    // Who knows more than there is comes from somewhere else: everything is told again.
    const std::int64_t since = known.told;
    const auto from = since < 0 || static_cast<std::size_t>(since) > told.size() ? 0 : static_cast<std::size_t>(since);
    const std::size_t end = part_end(told, from, part_bytes);
    Heard heard;
    heard.told = static_cast<std::int64_t>(end);
    heard.is_part = end < told.size();
    const View view(texts, heard.is_part ? nullptr : table.match(), observer);
    if (table.match() != nullptr && !heard.is_part) {
        heard.scene = hash_of_scene(table, observer, view.text());
        if (!info && heard.told == known.told && heard.scene == known.scene) return heard;
    }
    // A protocol::TableUpdate, straight from what the table has: nothing is copied for it.
    text::JsonText to(text);
    to.open('{');
    to.key("kind");
    to.word(protocol::TableUpdate::kKind);
    to.key("table");
    to.text(id);
    to.key("sequence");
    to.number(heard.told);
    to.key("told");
    write_told(to, table, std::span(told).subspan(from, end - from));
    if (heard.is_part) {
        to.close('}');
        return heard;
    }
    if (info) {
        const std::size_t before = to.written().size();
        to.key("info");
        protocol::write(to, *info);
        heard.info = std::hash<std::string_view>()(to.written().substr(before));
    }
    if (const auto clocks = table.clocks(observer, now_ms())) {
        to.key("clocks");
        protocol::write(to, *clocks);
    }
    if (const auto asks = table.undo_asked()) {
        to.key("undo_asked");
        to.number(*asks);
    }
    if (table.match() != nullptr) {
        to.key("scene");
        table.write_scene(to, observer, view.text());
    }
    to.close('}');
    return heard;
}

}  // namespace wharf::server
