#include "server/table_update.h"

#include "protocol/scene.h"
#include "text/field_notes.h"

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
            if (host.is_bot(seat.user)) shown.bot = true;
        }
        if (seat.challenged) {
            shown.challenged = *seat.challenged;
            shown.name = host.name_of(*seat.challenged);
            if (host.is_bot(*seat.challenged)) shown.bot = true;
        }
        if (seat.kind == protocol::SeatKind::computer) shown.level = seat.level;
        shown.substituted = table.is_seen_substituted(number, observer);
        if (shown.substituted) shown.substitute = seat.level;
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
    if (setup.tournament) info.tournament = {setup.tournament->id, setup.tournament->round};
    info.created = log.created();
    info.changed = log.changed();
    if (observer != kSpectator && setup.invite_only) info.invite = setup.invite;
    if (!table.rematch().empty()) info.rematch = table.rematch();
    info.result = table.result();
    info.closed = table.closed();
    if (auto proof = table.proof()) {
        info.proof.emplace();
        info.proof->commitment = std::move(proof->commitment);
        info.proof->numbers = std::move(proof->numbers);
        if (proof->order) info.proof->order.emplace(proof->order->begin(), proof->order->end());
        info.proof->secret = std::move(proof->secret);
    }
    return info;
}

namespace {

// One past the last thing that goes into a part which begins with number `from`; one thing always does.
std::size_t part_end(const ToldList& told, std::size_t from, std::size_t part_bytes) {
    constexpr std::size_t kAround = 48;  // what is written of a thing besides its text
    std::size_t bytes = 0;
    std::size_t end = from;
    for (; end < told.size() && (end == from || bytes < part_bytes); ++end)
        bytes += kAround + (told[end].text ? told[end].text->size() : 0);
    return end;
}

// A move's fields follow from its text, and are written beside it.
void write_told(text::JsonText& to, text::WrittenMoves& moves, const TableState& table, const ToldList& told,
                std::size_t from, std::size_t end) {
    to.open('[');
    for (std::size_t i = from; i < end; ++i) {
        const protocol::Told& thing = told[i];
        to.open('{');
        protocol::write_fields(to, thing);
        if (thing.kind == protocol::ToldKind::move) {
            to.key("move");
            to.open('{');
            moves.write(to, table.match()->game().forms(), *thing.text);
            to.close('}');
        }
        to.close('}');
    }
    to.close(']');
}

}  // namespace

News write_update(text::JsonText& to, TextPool& texts, TableState& table, const std::string& id, Seat observer,
                  const Heard& known, std::optional<protocol::TableInfo> info, std::size_t part_bytes) {
    const ToldList told = table.told(observer);
    // Who knows more than there is comes from somewhere else: everything is told again.
    const std::int64_t since = known.told;
    const auto from = since < 0 || static_cast<std::size_t>(since) > told.size() ? 0 : static_cast<std::size_t>(since);
    const std::size_t end = part_end(told, from, part_bytes);
    News news;
    news.told = static_cast<std::int64_t>(end);
    news.is_part = end < told.size();
    news.info = known.info;
    news.is_new = news.told != known.told;
    news.has_scene = table.match() != nullptr && !news.is_part;
    if (news.has_scene) {
        text::FieldNotes notes(known.scene, texts.scene, "");
        text::JsonText changes = text::JsonText::changes(texts.changes, notes);
        protocol::begin_scene(changes, *table.match(), observer);
        news.beside = table.beside_view(observer);
        // The rest of a scene follows from its view and from what stands beside it.
        if (!info && !news.is_new && !notes.has_changed() && known.beside == news.beside) return news;
        table.end_scene(changes, observer, news.beside, texts.moves);
        notes.end();
        news.is_new = news.is_new || notes.has_changed();
    }
    // Straight from what the table has: nothing is copied for it.
    to.open('{');
    to.key("kind");
    to.word(protocol::TableUpdate::kKind);
    to.key("table");
    to.text(id);
    to.key("sequence");
    to.number(news.told);
    to.key("told");
    write_told(to, texts.moves, table, told, from, end);
    if (news.is_part) return news;
    if (info) {
        const std::size_t before = to.written().size();
        to.key("info");
        protocol::write(to, *info);
        news.info = std::hash<std::string_view>()(to.written().substr(before));
        news.is_new = news.is_new || news.info != known.info;
    }
    if (const auto clocks = table.clocks(observer, now_ms())) {
        to.key("clocks");
        protocol::write(to, *clocks);
    }
    if (const auto asks = table.undo_asked()) {
        to.key("undo_asked");
        to.number(*asks);
    }
    if (const auto asks = table.pause_asked()) {
        to.key("pause_asked");
        to.number(*asks);
    }
    if (table.is_paused()) {
        to.key("paused");
        to.number(std::max<Time>(0, table.pause_ends() - now_ms()));
    }
    return news;
}

}  // namespace wharf::server
