#include "server/table_row.h"

#include "server/own_document.h"
#include "server/table_event.h"

namespace wharf::server {

namespace {

namespace json = boost::json;

protocol::Status status_of(storage::TableStatus status) {
    switch (status) {
        case storage::TableStatus::open: return protocol::Status::open;
        case storage::TableStatus::playing: return protocol::Status::playing;
        case storage::TableStatus::finished: return protocol::Status::over;
        case storage::TableStatus::abandoned: break;
    }
    return protocol::Status::abandoned;
}

// A seat as a row has it: what does not concern it is left out.
struct SeatRow {
    protocol::SeatKind kind = protocol::SeatKind::open;
    std::optional<std::string> user;
    std::optional<protocol::Level> level;
    std::optional<bool> substituted;
    std::optional<bool> resigned;
    std::optional<std::string> challenged;
    std::optional<bool> turn;
};
BOOST_DESCRIBE_STRUCT(SeatRow, (), (kind, user, level, substituted, resigned, challenged, turn))

}  // namespace

std::optional<protocol::TableInfo> info_of(const storage::TableRow& row, const People& people) {
    auto read = read_setup(row.setup);
    auto* setup = std::get_if<Setup>(&read);
    const auto seats = read_own<std::vector<SeatRow>>(row.seats);
    if (setup == nullptr || !seats) return std::nullopt;
    protocol::TableInfo info;
    info.id = row.id;
    info.game = row.game;
    info.status = status_of(row.status);
    for (const SeatRow& seat : *seats) {
        protocol::SeatInfo shown;
        shown.kind = seat.kind;
        if (seat.kind == protocol::SeatKind::person && seat.user) {
            shown.user = *seat.user;
            shown.name = people.name_of(*seat.user);
            if (people.names.is_bot(*seat.user)) shown.bot = true;
        }
        if (seat.challenged) {
            shown.challenged = *seat.challenged;
            shown.name = people.name_of(*seat.challenged);
            if (people.names.is_bot(*seat.challenged)) shown.bot = true;
        }
        if (seat.kind == protocol::SeatKind::computer) shown.level = seat.level;
        shown.substituted = seat.substituted.value_or(false);
        if (shown.substituted) shown.substitute = protocol::Level::normal;
        shown.resigned = seat.resigned.value_or(false);
        info.seats.push_back(std::move(shown));
    }
    info.options = std::move(setup->options);
    info.pace = setup->pace;
    info.clock = setup->clock;
    info.invite_only = setup->invite_only;
    info.rated = row.rated;
    info.shuffle = setup->shuffle;
    info.host = setup->host;
    if (setup->tournament) info.tournament = {setup->tournament->id, setup->tournament->round};
    info.created = row.created;
    info.changed = row.changed;
    if (row.result != "null") info.result = read_own<protocol::Result>(row.result);
    return info;
}

}  // namespace wharf::server
