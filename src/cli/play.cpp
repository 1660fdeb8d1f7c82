// wharf play: a game in the terminal, people and computer players; or one that goes on.
#include <fmt/format.h>

#include <filesystem>
#include <random>

#include "catalog/catalog.h"
#include "cli/chosen_player.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/language.h"
#include "cli/line_editor.h"
#include "cli/messages.h"
#include "cli/net_option.h"
#include "cli/output.h"
#include "cli/play_session.h"
#include "players/levels.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

constexpr std::string_view kHuman = "human";
constexpr std::string_view kUsualOpponent = "normal";
constexpr std::string_view kBotName = "bot:";  // before the player, in the names of computer seats

struct PlayOptions {
    std::string what;
    std::vector<std::string> seats;
    std::vector<std::string> options;
    std::optional<std::uint64_t> seed;
    std::string record;
    bool no_color = false;
    NetOption net;
};

// What to play, asked where the command line did not say; false where the input has ended.
bool ask_for_game(PlayOptions& wanted) {
    LineEditor editor;
    const auto games = catalog::games();
    const language::Speaker speaker = speaker_for(*games.front());
    while (wanted.what.empty()) {
        print(speaker.say(says::kWhatToPlay()) + "\n");
        for (std::size_t i = 0; i < games.size(); ++i)
            print(fmt::format("  {}  {} ({})\n", i + 1, games[i]->title(),
                              speaker.say(says::kPlayers(games[i]->min_players(), games[i]->max_players()))));
        const auto answer = editor.read("> ");
        if (!answer) return false;
        for (std::size_t i = 0; i < games.size(); ++i)
            if (*answer == std::to_string(i + 1) || *answer == games[i]->id()) wanted.what = games[i]->id();
    }
    const match::AnyGame& game = game_named(wanted.what);
    int players = wanted.seats.empty() ? 0 : -1;
    while (players == 0) {
        const auto answer = editor.read(speaker.say(says::kHowMany(game.min_players(), game.max_players())) + " ");
        if (!answer) return false;
        players = answer->empty() ? game.min_players() : answer->size() == 1 ? (*answer)[0] - '0' : 0;
        if (players < game.min_players() || players > game.max_players()) players = 0;
    }
    while (wanted.seats.empty()) {
        const auto answer = editor.read(speaker.say(says::kHowStrong()) + " ");
        if (!answer) return false;
        const std::string level = answer->empty() ? std::string(kUsualOpponent) : *answer;
        if (!std::holds_alternative<players::Spec>(players::read_spec(level))) continue;
        wanted.seats.assign(static_cast<std::size_t>(players), level);
        wanted.seats[0] = kHuman;
    }
    return true;
}

// Who sat there, as --seats has it.
std::string seat_word_of(const match::Record& record, Seat seat) {
    const auto& seats = record.circumstances.seats;
    if (seat < seats.size() && seats[seat].holder == match::SeatHolder::computer && !seats[seat].player.empty())
        return seats[seat].player;
    if (record.names[seat].starts_with(kBotName)) return record.names[seat].substr(kBotName.size());
    return record.is_computers(seat) ? std::string(kUsualOpponent) : std::string(kHuman);
}

// Names and holders of seats as they are taken now.
void seat_everybody(match::Record& record, const std::vector<std::string>& words) {
    record.circumstances.seats.resize(words.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool is_human = words[i] == kHuman;
        match::SeatFacts& facts = record.circumstances.seats[i];
        const bool was_computers = record.is_computers(static_cast<Seat>(i)) || record.names[i].starts_with(kBotName);
        facts.holder = is_human ? match::SeatHolder::person : match::SeatHolder::computer;
        facts.player = is_human ? "" : words[i];
        if (!is_human)
            record.names[i] = std::string(kBotName) + words[i];
        else if (was_computers)
            record.names[i] = "seat " + std::to_string(i);
    }
}

PlaySession::Computers computers_for(const match::AnyGame& game, PlayOptions& wanted) {
    const std::uint64_t seed = wanted.seed ? *wanted.seed : std::random_device{}();
    PlaySession::Computers computers;
    for (std::size_t i = 0; i < wanted.seats.size(); ++i)
        computers.push_back(wanted.seats[i] == kHuman
                                ? nullptr
                                : ChosenPlayer::read(wanted.seats[i], "--seats")
                                      .make(game, seed + i, engines::Limits{}, wanted.net.read(game)));
    return computers;
}

void begin_game(PlayOptions& wanted) {
    if (wanted.seats.empty()) wanted.seats = {std::string(kHuman), std::string(kUsualOpponent)};
    const match::AnyGame& game = game_named(wanted.what);
    const int seats = static_cast<int>(wanted.seats.size());
    match::Record record{game.create(config_from(game, seats, wanted.options)), match::default_names(seats)};
    auto computers = computers_for(game, wanted);
    seat_everybody(record, wanted.seats);
    record.circumstances.begun = seconds_now();
    std::optional<GameFile> file;
    if (!wanted.record.empty()) file = GameFile::fresh(wanted.record);
    PlaySession(std::move(record), std::move(computers), chance_from(wanted.seed, 0), wanted.net, std::move(file),
                wanted.no_color)
        .run();
}

// A record goes on in its file, unless another one is named; a position becomes a game of its own.
void go_on(PlayOptions& wanted) {
    if (!wanted.options.empty()) throw CommandError(kBadCommandLine, "--option does not go with a record");
    const boost::json::value document = load_document(wanted.what);
    const bool has_moves = document.is_object() && document.get_object().contains("moves");
    match::Record record = load_record(wanted.what);
    const auto players = static_cast<std::size_t>(record.match->players());
    for (Seat seat = 0; wanted.seats.size() < players && seat < players; ++seat)
        if (seat >= wanted.seats.size()) wanted.seats.push_back(seat_word_of(record, seat));
    if (wanted.seats.size() != players)
        throw CommandError(kBadCommandLine, fmt::format("--seats: the record has {} seats", players));
    auto computers = computers_for(record.match->game(), wanted);
    if (!record.match->is_over()) seat_everybody(record, wanted.seats);
    std::optional<GameFile> file;
    if (!wanted.record.empty())
        file = GameFile::fresh(wanted.record);
    else if (has_moves && !record.match->is_over())
        file = GameFile::continued(wanted.what);
    const auto moves = static_cast<std::uint64_t>(record.match->move_count());
    PlaySession(std::move(record), std::move(computers), chance_from(wanted.seed, moves + 1), wanted.net,
                std::move(file), wanted.no_color)
        .run();
}

void play(PlayOptions wanted) {
    wanted.seats = split_players(wanted.seats, "--seats");
    if (wanted.what.empty() && !ask_for_game(wanted)) return;
    const bool is_game = catalog::find_game(wanted.what) != nullptr;
    if (!is_game && std::filesystem::exists(wanted.what)) return go_on(wanted);
    begin_game(wanted);
}

}  // namespace

void add_play(CLI::App& app) {
    CLI::App* command = app.add_subcommand("play", "Play in the terminal, people and computer players");
    auto wanted = std::make_shared<PlayOptions>();
    command->add_option("GAME", wanted->what, "Id of the game, or a record, which goes on; asks if it is not given");
    command->add_option("--seats", wanted->seats,
                        std::string("Who sits where, as human,greedy: human, or a computer player: ") + kPlayersHelp);
    command->add_option("--option", wanted->options, "key=value, any number of times");
    wanted->net.add(*command);
    command->add_option("--seed", wanted->seed, "Repeats the same chance events and opponents");
    command->add_option("--record", wanted->record,
                        "A new file that always holds the record of the game so far (wharf play FILE goes on)");
    command->add_flag("--no-color", wanted->no_color, "No colours");
    command->callback([wanted] { play(*wanted); });
}

}  // namespace wharf::cli
