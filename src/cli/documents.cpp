#include "cli/documents.h"

#include <cstdio>
#include <memory>

#include "catalog/catalog.h"
#include "cli/command.h"
#include "cli/language.h"
#include "cli/output.h"
#include "cli/unzipped.h"
#include "text/plain.h"
#include "text/reading.h"

namespace wharf::cli {

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

constexpr std::size_t kMostRecordsBytes = std::size_t{1} << 30U;

std::string read_all(const std::string& name, std::size_t most) {
    File file(name == "-" ? stdin : std::fopen(name.c_str(), "rb"),
              name == "-" ? [](std::FILE*) { return 0; } : std::fclose);
    if (!file) throw CommandError(kBadDocument, "cannot open " + text::plain(name));
    std::string content;
    char buffer[1 << 16];
    std::size_t read = 0;
    while ((read = std::fread(buffer, 1, sizeof buffer, file.get())) > 0) {
        content.append(buffer, read);
        if (content.size() > most) break;  // whoever reads it refuses it with the reason
    }
    if (std::ferror(file.get()) != 0) throw CommandError(kBadDocument, "cannot read " + text::plain(name));
    return content;
}

}  // namespace

namespace {

std::string name_of(const std::string& file) { return file == "-" ? "standard input" : text::plain(file); }

match::Record read_or_refuse(std::string_view document, const std::string& where) {
    auto read = match::read_record(document, catalog::find_game);
    if (auto* problem = std::get_if<text::Problem>(&read))
        throw CommandError(kBadDocument, where + ": " + say(*problem));
    return std::get<match::Record>(std::move(read));
}

}  // namespace

boost::json::value load_document(const std::string& file) {
    const std::string content = read_all(file, match::kMaxDocumentBytes);
    if (content.size() > match::kMaxDocumentBytes)
        refuse_document(file, {"", text::faults::kTooLarge(match::kMaxDocumentBytes >> 20U)});
    auto parsed = text::parse(content);
    if (const auto* problem = std::get_if<text::Problem>(&parsed)) refuse_document(file, *problem);
    return std::get<boost::json::value>(std::move(parsed));
}

void refuse_document(const std::string& file, const text::Problem& problem) {
    throw CommandError(kBadDocument, name_of(file) + ": " + say(problem));
}

namespace {

// One of the positions that `wharf replay --json` prints, as the document it is but for the move that led there.
boost::json::value position_in(const std::string& file, const boost::json::array& positions, int number,
                               const std::string& option) {
    const int last = static_cast<int>(positions.size()) - 1;
    if (number > last)
        throw CommandError(kBadCommandLine, option + " " + std::to_string(number) + ": the record has " +
                                                std::to_string(last) + " moves");
    if (last < 0) refuse_document(file, {"positions", text::faults::kMissing()});
    return positions[static_cast<std::size_t>(number < 0 ? last : number)];
}

match::Record record_of(const std::string& file, boost::json::value document) {
    if (auto* object = document.if_object(); object != nullptr && object->contains("position")) object->erase("move");
    auto read = match::read_record(document, catalog::find_game);
    if (auto* problem = std::get_if<text::Problem>(&read)) refuse_document(file, *problem);
    return std::get<match::Record>(std::move(read));
}

}  // namespace

match::Record load_record_at(const std::string& file, int moves, const std::string& option) {
    boost::json::value document = load_document(file);
    const boost::json::object* object = document.if_object();
    const boost::json::value* positions = object == nullptr ? nullptr : object->if_contains("positions");
    if (positions != nullptr && positions->is_array())
        return record_of(file, position_in(file, positions->get_array(), moves, option));
    match::Record record = record_of(file, std::move(document));
    if (moves > record.match->move_count())
        throw CommandError(kBadCommandLine, option + " " + std::to_string(moves) + ": the record has " +
                                                std::to_string(record.match->move_count()) + " moves");
    if (moves >= 0) record.match->rewind(moves);
    return record;
}

match::Record load_record(const std::string& file) { return load_record_at(file, -1, ""); }

std::vector<match::Record> load_records(const std::string& file) {
    std::string content = read_all(file, kMostRecordsBytes);
    if (is_gzip(content)) {
        auto plain = unzipped(content, kMostRecordsBytes);
        if (!plain) throw CommandError(kBadDocument, name_of(file) + ": is compressed, and damaged or cut off");
        content = *std::move(plain);
        if (content.empty()) return {};  // a month without games
    }
    if (content.size() > kMostRecordsBytes) throw CommandError(kBadDocument, name_of(file) + ": is larger than 1 GiB");
    std::vector<match::Record> records;
    // A document over several lines begins with a brace alone.
    if (content.starts_with("{\n") || content.find('\n') == std::string::npos) {
        records.push_back(read_or_refuse(content, name_of(file)));
        return records;
    }
    int line = 1;
    for (std::string_view left = content; !left.empty(); ++line) {
        const std::size_t end = std::min(left.find('\n'), left.size());
        records.push_back(read_or_refuse(left.substr(0, end), name_of(file) + ", line " + std::to_string(line)));
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return records;
}

const match::AnyGame& game_named(const std::string& id) {
    if (const match::AnyGame* game = catalog::find_game(id)) return *game;
    std::string ids;
    for (const match::AnyGame* game : catalog::games()) ids += (ids.empty() ? "" : ", ") + std::string(game->id());
    throw CommandError(kBadCommandLine, "there is no game \"" + text::plain(id, 40) + "\"; there are: " + ids);
}

Config config_from(const match::AnyGame& game, int players, const std::vector<std::string>& options) {
    if (players < game.min_players() || players > game.max_players())
        throw CommandError(kBadCommandLine, std::string(game.title()) + " takes " + std::to_string(game.min_players()) +
                                                " to " + std::to_string(game.max_players()) + " players, not " +
                                                std::to_string(players));
    Config config = game.default_config(players);
    for (const std::string& option : options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos)
            throw CommandError(kBadCommandLine, "--option wants key=value, not \"" + text::plain(option, 40) + "\"");
        if (auto problem = match::set_option(game, config, option.substr(0, equals), option.substr(equals + 1)))
            throw CommandError(kBadCommandLine, "--option " + say(*problem));
    }
    return config;
}

Seat observer_named(const std::string& word, int players) {
    if (word == "spectator") return kSpectator;
    const std::optional<Seat> seat = match::read_seat(word);
    if (!seat || *seat >= players)
        throw CommandError(kBadCommandLine,
                           "--seat must be \"spectator\" or a seat from 0 to " + std::to_string(players - 1));
    return *seat;
}

std::unique_ptr<match::RandomNumbers> chance_from(const std::optional<std::uint64_t>& seed, std::uint64_t stream) {
    if (seed) return std::make_unique<match::SeededChance>(Rng::from(*seed, stream));
    return std::make_unique<match::SystemChance>();
}

void print_record(const match::Record& record) { print(match::print_document(match::write_record(record))); }

std::vector<int> player_counts(const match::AnyGame& game, int asked) {
    if (asked != 0) return {config_from(game, asked, {}).players};
    std::vector<int> counts;
    for (int players = game.min_players(); players <= game.max_players(); ++players) counts.push_back(players);
    return counts;
}

}  // namespace wharf::cli
