#include "server/public_record.h"

#include <algorithm>

#include "catalog/catalog.h"
#include "match/record.h"
#include "ratings/ratings.h"
#include "server/circumstances.h"

namespace wharf::server {

namespace {

// By user, of those who are named.
std::map<std::string, std::string> public_names(storage::Store& store, const std::vector<std::string>& users) {
    std::map<std::string, std::string> names;
    const std::vector<std::string> unnamed = store.unnamed(users);
    for (const storage::User& user : store.users(users))
        if (user.kind != storage::UserKind::guest && user.deleted == 0 &&
            std::find(unnamed.begin(), unnamed.end(), user.id) == unnamed.end())
            names[user.id] = user.name;
    return names;
}

}  // namespace

std::optional<std::string> public_record(storage::Store& store, const storage::TableRow& row) {
    const match::AnyGame* game = catalog::find_game(row.game);
    auto read = read_setup(row.setup);
    if (game == nullptr || !std::holds_alternative<Setup>(read)) return std::nullopt;
    const Setup setup = std::get<Setup>(std::move(read));
    std::optional<storage::RatingKey> key;
    if (setup.rated) key = {setup.game, std::string(ratings::player_class(static_cast<int>(setup.seats.size())))};
    const KeptGame kept = kept_game(store, row.id, row.people, key);
    TableState table(*game, setup);
    for (const storage::LogEntry& entry : kept.log) {
        const auto event = read_event(entry.entry);
        const auto* known = std::get_if<TableEvent>(&event);
        if (known == nullptr || !table.apply(*known, entry.at)) return std::nullopt;
    }
    if (table.match() == nullptr || table.status() != protocol::Status::over) return std::nullopt;
    const std::map<std::string, std::string> names = public_names(store, row.people);
    match::Record record;
    record.match = table.match()->clone();
    record.names = match::default_names(record.match->players());
    for (std::size_t seat = 0; seat < record.names.size(); ++seat) {
        const SeatState& sits = table.seats()[seat];
        if (sits.kind == protocol::SeatKind::computer)
            record.names[seat] = "computer (" + std::string(boost::describe::enum_to_string(sits.level, "")) + ")";
        else if (const auto found = names.find(sits.user); found != names.end())
            record.names[seat] = found->second;
    }
    record.proof = table.proof();
    record.circumstances = circumstances_of(*game, setup, kept);
    return boost::json::serialize(match::write_record(record));
}

}  // namespace wharf::server
