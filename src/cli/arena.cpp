// wharf arena: computer players against each other, measured.
#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "arena/games_csv.h"
#include "arena/journal.h"
#include "arena/report.h"
#include "arena/shared_contest.h"
#include "bus/nats.h"
#include "cli/between.h"
#include "cli/chosen_player.h"
#include "cli/command.h"
#include "cli/contest_bus.h"
#include "cli/documents.h"
#include "cli/interruption.h"
#include "cli/net_option.h"
#include "cli/output.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

struct ArenaOptions {
    std::string game;
    std::vector<std::string> seats;
    std::vector<std::string> pool;
    int players = 2;
    std::vector<std::string> options;
    int games = 100;
    std::uint64_t seed = 1;
    int threads = 1;
    engines::Limits limits;
    std::string clock;
    std::vector<std::string> settings;
    std::optional<double> elo0;
    std::optional<double> elo1;
    double alpha = 0.05;
    double beta = 0.05;
    std::string resume;
    std::string nats;
    std::string queue = "arena";
    bool timeless = false;
    std::string svg;
    std::string csv;
    std::string records;
    bool as_json = false;
    bool as_markdown = false;
    NetOption net;
};

[[noreturn]] void refuse(const std::string& line) { throw CommandError(kBadCommandLine, line); }

std::optional<arena::SequentialTest> test_wanted(const ArenaOptions& wanted) {
    if (!wanted.elo0 && !wanted.elo1) return std::nullopt;
    if (!wanted.elo0 || !wanted.elo1) refuse("--elo0 and --elo1 go together");
    if (*wanted.elo0 >= *wanted.elo1) refuse("--elo0 must be below --elo1");
    if (!wanted.pool.empty()) refuse("--elo0 and --elo1 test the first player of --seats, not a pool");
    return arena::SequentialTest({*wanted.elo0, *wanted.elo1, wanted.alpha, wanted.beta});
}

// "60" or "60+1": seconds, and what every move adds.
engines::Bank bank_from(const std::string& text) {
    engines::Bank bank;
    if (text.empty()) return bank;
    std::size_t read = 0;
    try {
        bank.seconds = std::stod(text, &read);
        if (read < text.size() && text[read] == '+') {
            std::size_t rest = 0;
            bank.increment = std::stod(text.substr(read + 1), &rest);
            read += 1 + rest;
        }
    } catch (const std::logic_error&) {
        read = 0;
    }
    const bool is_good = read == text.size() && bank.seconds > 0 && bank.seconds <= 86400 && bank.increment >= 0 &&
                         bank.increment <= 3600;
    if (!is_good) refuse("--clock is seconds and what a move adds, as 60+1, not \"" + text::plain(text, 20) + "\"");
    return bank;
}

arena::Contest contest_wanted(ArenaOptions& wanted) {
    const match::AnyGame& game = game_named(wanted.game);
    wanted.pool = split_players(wanted.pool, "--pool");
    wanted.seats = split_players(wanted.seats, "--seats");
    const bool is_pool = !wanted.pool.empty();
    if (is_pool == !wanted.seats.empty()) refuse("give --seats, a line-up, or --pool, many players");
    const std::vector<std::string>& names = is_pool ? wanted.pool : wanted.seats;
    const int seats = is_pool ? wanted.players : static_cast<int>(names.size());
    arena::Contest contest{
        &game, config_from(game, seats, wanted.options), names, is_pool, {}, wanted.games, wanted.seed, wanted.threads};
    if (is_pool && static_cast<int>(names.size()) < seats)
        refuse(fmt::format("--pool has {} players, fewer than --players {}", names.size(), seats));
    const engines::Settings settings = settings_from(wanted.settings);
    std::vector<ChosenPlayer> chosen;
    for (const std::string& text : names)
        chosen.push_back(ChosenPlayer::read(text, is_pool ? "--pool" : "--seats", settings));
    engines::Limits limits = wanted.limits;
    limits.bank = bank_from(wanted.clock);
    limits.stop = &interrupted();
    const nets::Net* net = wanted.net.read(game);
    for (const ChosenPlayer& player : chosen) player.check(game, net);
    contest.make_player = [chosen, limits, net, &game](int player, std::uint64_t seed) {
        return chosen[static_cast<std::size_t>(player)].make(game, seed, limits, net);
    };
    return contest;
}

std::optional<arena::Journal> journal_wanted(const ArenaOptions& wanted, const arena::Contest& contest) {
    if (wanted.resume.empty()) return std::nullopt;
    auto opened = arena::Journal::open(wanted.resume, contest);
    if (const auto* problem = std::get_if<std::string>(&opened))
        throw CommandError(kBadDocument, "--resume: " + *problem);
    return std::move(std::get<arena::Journal>(opened));
}

// Opened before the games, so that nobody plays for hours and cannot write the drawing or the table then.
class LateFile {
 public:
    explicit LateFile(const std::string& name) : name_(name), file_(nullptr, std::fclose) {
        if (!name.empty()) file_.reset(std::fopen(name.c_str(), "ab"));
        if (!name.empty() && !file_) fail();
    }
    bool is_wanted() const { return file_ != nullptr; }
    void write(const std::string& content) {
        const bool written = ftruncate(fileno(file_.get()), 0) == 0 &&
                             std::fwrite(content.data(), 1, content.size(), file_.get()) == content.size() &&
                             std::fflush(file_.get()) == 0;
        if (!written) fail();
    }

 private:
    [[noreturn]] void fail() const { throw CommandError(kMachineFailed, "cannot write " + text::plain(name_)); }

    std::string name_;
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
};

// Every game as a line of a file (records, one JSON text each), for wharf statistics; begun anew.
class RecordFile {
 public:
    explicit RecordFile(const std::string& name) : name_(name), file_(nullptr, std::fclose) {
        if (!name.empty()) file_.reset(std::fopen(name.c_str(), "wb"));
        if (!name.empty() && !file_) fail();
    }
    bool is_wanted() const { return file_ != nullptr; }
    void add(const std::string& record) {
        const std::string line = record + "\n";
        failed_ = std::fwrite(line.data(), 1, line.size(), file_.get()) != line.size() || failed_;
    }
    void close() {
        if (file_ && (std::fflush(file_.get()) != 0 || failed_)) fail();
    }

 private:
    [[noreturn]] void fail() const { throw CommandError(kMachineFailed, "cannot write " + text::plain(name_)); }

    std::string name_;
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
    bool failed_ = false;
};

// "40 of 100 games", and after a while how long the rest will take.
class ProgressLine {
 public:
    explicit ProgressLine(int wanted) : wanted_(wanted) {}

    void add(int games) { done_ += games; }
    void game_over() {
        done_ += 1;
        played_ += 1;
        const auto now = std::chrono::steady_clock::now();
        if (now - shown_ < std::chrono::milliseconds(50)) return;
        shown_ = now;
        const double seconds = std::chrono::duration<double>(now - begin_).count();
        std::string what = fmt::format("{} of {} games", done_, wanted_);
        if (seconds > 2 && done_ < wanted_)
            what += fmt::format(", {:.0f} s left", seconds / played_ * (wanted_ - done_));
        show_progress(what, static_cast<double>(done_) / wanted_);
    }

 private:
    int wanted_;
    int done_ = 0;
    int played_ = 0;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point shown_{};
};

// Here, or by workers that take the blocks from NATS.
std::vector<arena::Block> played_blocks(const ArenaOptions& wanted, const arena::Contest& contest,
                                        const std::vector<arena::Block>& known, arena::Watch& watch,
                                        ProgressLine& progress) {
    if (wanted.nats.empty()) return arena::run(contest, known, interrupted(), watch);
    for (const std::string& player : contest.players)
        if (player.starts_with("cmd:")) refuse("--nats: workers start no programs (" + text::plain(player) + ")");
    if (wanted.net.is_given()) refuse("--nats: workers play with the net that ships");
    watch.finished = [&progress, kept = watch.finished](const arena::Block& block) {
        for (std::size_t game = 0; game < block.games.size(); ++game) progress.game_over();
        if (kept) kept(block);
    };
    try {
        const auto bus = contest_bus(wanted.nats, wanted.queue);
        return arena::run_shared(contest, known, interrupted(), watch, *bus);
    } catch (const CommandError&) {
        throw;
    } catch (const std::runtime_error& problem) {
        throw CommandError(kMachineFailed, problem.what());
    }
}

// What the clock says is never the same twice.
void forget_times(std::vector<arena::Block>& blocks) {
    for (arena::Block& block : blocks)
        for (arena::Game& game : block.games)
            for (arena::Played& played : game) played.seconds = played.longest = 0;
}

arena::Report hold(ArenaOptions& wanted) {
    std::optional<arena::SequentialTest> test = test_wanted(wanted);
    const arena::Contest contest = contest_wanted(wanted);
    std::optional<arena::Journal> journal = journal_wanted(wanted, contest);
    const std::vector<arena::Block> known = journal ? journal->known() : std::vector<arena::Block>{};
    RecordFile records(wanted.records);
    LateFile table(wanted.csv);
    ProgressLine progress(wanted.games);
    for (const arena::Block& block : known)
        if (block.number < contest.blocks()) progress.add(static_cast<int>(block.games.size()));
    arena::Watch watch;
    watch.game_over = [&] { progress.game_over(); };
    if (records.is_wanted())
        watch.recorded = [&](const std::vector<std::string>& block) {
            for (const std::string& record : block) records.add(record);
        };
    bool unwritten = false;
    if (journal) watch.finished = [&](const arena::Block& block) { unwritten = !journal->add(block) || unwritten; };
    if (test)
        watch.enough = [&](const arena::Block& block) {
            test->add(block);
            return test->verdict() != arena::Verdict::undecided;
        };
    catch_interruption();
    std::vector<arena::Block> blocks = played_blocks(wanted, contest, known, watch, progress);
    end_progress();
    if (wanted.timeless) forget_times(blocks);
    records.close();
    if (unwritten) throw CommandError(kMachineFailed, "cannot write " + text::plain(wanted.resume));
    if (table.is_wanted()) table.write(arena::games_csv(contest, blocks));
    arena::Report report = arena::make_report(contest, blocks, test);
    report.interrupted = interrupted();
    return report;
}

void run_arena(ArenaOptions& wanted) {
    LateFile drawing(wanted.svg);
    const arena::Report report = hold(wanted);
    if (wanted.as_json)
        print_json(arena::report_json(report));
    else
        print(arena::report_markdown(report, wanted.as_markdown));
    flush_output();
    if (drawing.is_wanted()) drawing.write(arena::report_svg(report));
    if (report.interrupted)
        throw CommandError(kInterrupted, fmt::format("interrupted after {} of {} games", report.games, report.wanted));
}

void add_measuring(CLI::App& command, ArenaOptions& wanted) {
    command.add_option("--elo0", wanted.elo0,
                       "Sequential test: stops as soon as it is clear whether the first player …");
    command.add_option("--elo1", wanted.elo1, "… is elo0 or elo1 stronger than the others");
    for (auto [name, value, help] : {std::tuple{"--alpha", &wanted.alpha, "Risk to accept elo1 wrongly"},
                                     std::tuple{"--beta", &wanted.beta, "Risk to accept elo0 wrongly"}})
        command.add_option(name, *value, help)->capture_default_str()->check(between(0.0001, 0.4999));
    command.add_option("--resume", wanted.resume,
                       "File of finished blocks: goes on where a contest was broken off, or begins it");
    command.add_option("--records", wanted.records, "Keeps the record of every game played now, one a line");
    command.add_option("--nats", wanted.nats, "URLs of a NATS from which workers (wharf worker) take the blocks");
    command.add_option("--queue", wanted.queue, "With --nats: apart from other contests; letters and digits")
        ->capture_default_str();
    command.add_flag("--timeless", wanted.timeless,
                     "Leaves times out: the same contest has the same report, byte for byte");
    command.add_option("--csv", wanted.csv, "Also writes a table of all games into this file, a line for every player");
    command.add_option("--svg", wanted.svg, "Also draws win shares, or a pool's ratings, into this file");
    auto* as_json = command.add_flag("--json", wanted.as_json, "Machine-readable");
    command.add_flag("--markdown", wanted.as_markdown, "With a table of every player at every seat")->excludes(as_json);
}

}  // namespace

void add_arena(CLI::App& app) {
    CLI::App* command = app.add_subcommand("arena", "Let computer players play against each other and report who wins");
    auto wanted = std::make_shared<ArenaOptions>();
    command->add_option("--game", wanted->game, "Id of the game")->required();
    command->add_option(
        "--seats", wanted->seats,
        std::string("The line-up, as greedy,random: it rotates over the seats. Players: ") + kPlayersHelp);
    command->add_option("--pool", wanted->pool, "Many players: line-ups are drawn, and everybody gets a rating");
    command->add_option("--players", wanted->players, "Seats of a game between players of a pool")
        ->capture_default_str();
    command->add_option("--games", wanted->games, "How many games")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000'000));
    command->add_option("--seed", wanted->seed, "Repeats the same games")->capture_default_str();
    command->add_option("--threads", wanted->threads, "Games played at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command->add_option("--option", wanted->options, "key=value, any number of times");
    wanted->net.add(*command);
    command->add_option("--move-limit", wanted->limits.move_seconds, "Seconds a program (cmd:) may take for a move …")
        ->capture_default_str()
        ->check(between(0.01, 86400.0));
    command->add_option("--start-limit", wanted->limits.start_seconds, "… and to say hello")
        ->capture_default_str()
        ->check(between(0.01, 86400.0));
    command->add_option("--clock", wanted->clock,
                        "Seconds a program has for a whole game and what a move adds, as 60+1");
    command->add_flag("--ponder", wanted->limits.ponders, "Programs that want to may think while others decide");
    command->add_option("--set", wanted->settings, "name=value: an option that programs declare, any number of times");
    add_measuring(*command, *wanted);
    command->footer("Ctrl-C ends with a report of the blocks finished so far and exit code 130.");
    command->callback([wanted] { run_arena(*wanted); });
}

}  // namespace wharf::cli
