// wharf puzzles: positions of records in which one move is clearly best, and easy levels take another.
#include <fmt/format.h>

#include <atomic>
#include <mutex>
#include <thread>

#include "catalog/analysts.h"
#include "catalog/catalog.h"
#include "cli/between.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/interruption.h"
#include "cli/output.h"
#include "report/find_puzzle.h"

namespace wharf::cli {

namespace {

struct PuzzlesOptions {
    std::vector<std::string> files;
    int count = 100;
    int threads = 2;
    report::PuzzleSettings settings;
};

// All records are of one game with its newest rules, which has a net: levels without one think by the clock, and would
// answer differently the next time.
std::vector<match::Record> load_all(const std::vector<std::string>& files) {
    std::vector<match::Record> records;
    for (const std::string& file : files)
        for (match::Record& record : load_records(file)) records.push_back(std::move(record));
    if (records.empty()) throw CommandError(kBadDocument, "there are no records to look at");
    const match::AnyGame& game = records[0].match->game();
    for (const match::Record& record : records) {
        const match::AnyMatch& match = *record.match;
        if (&match.game() != &game)
            throw CommandError(kBadDocument, fmt::format("puzzles are made of one game at a time; there are {} and {}",
                                                         game.id(), match.game().id()));
        if (match.rules_version() != game.rules_version())
            throw CommandError(kBadDocument, fmt::format("puzzles are made by the newest rules, {}, not by rules {}",
                                                         game.rules_version(), match.rules_version()));
    }
    if (catalog::shipped_net(game) == nullptr)
        throw CommandError(kBadDocument, fmt::format("{} has no net, which the levels need", game.id()));
    return records;
}

// By iterations alone, so that a slow machine has the same answers.
std::string answer_of(const match::AnyMatch& match, Seat seat, int level, std::uint64_t seed) {
    players::Spec spec = catalog::level_spec(match.game(), match.players(), level);
    spec.seconds = 0;
    return catalog::make_player(match.game(), spec, seed)->choose(match, seat);
}

std::vector<report::Puzzle> find_puzzles(const std::vector<match::Record>& records, const PuzzlesOptions& wanted) {
    std::vector<std::optional<report::Puzzle>> found(records.size());
    std::atomic<std::size_t> next = 0;
    std::size_t done = 0;
    std::size_t puzzles = 0;
    std::mutex mutex;
    const auto work = [&] {
        const auto analyst = catalog::make_analyst(records[0].match->game());
        for (std::size_t i = next++; i < records.size() && !interrupted(); i = next++) {
            found[i] = report::find_puzzle(*records[i].match, i, *analyst, answer_of, wanted.settings);
            const std::lock_guard lock(mutex);
            done += 1;
            puzzles += found[i] ? 1 : 0;
            show_progress(fmt::format("{} / {}: {}", done, records.size(), puzzles),
                          static_cast<double>(done) / static_cast<double>(records.size()));
        }
    };
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < wanted.threads; ++i) others.emplace_back(work);
        work();
    }
    end_progress();
    std::vector<report::Puzzle> all;
    for (auto& puzzle : found)
        if (puzzle) all.push_back(std::move(*puzzle));
    return all;
}

void run_puzzles(const PuzzlesOptions& wanted) {
    catch_interruption();
    const auto records = load_all(wanted.files);
    const auto puzzles = report::most_different(find_puzzles(records, wanted), static_cast<std::size_t>(wanted.count));
    print(report::print_puzzles(records[0].match->game(), puzzles));
    flush_output();
    if (interrupted()) throw CommandError(kInterrupted, "interrupted: these are the puzzles found so far");
}

}  // namespace

void add_puzzles(CLI::App& app) {
    CLI::App* command = app.add_subcommand("puzzles", "Make puzzles from the records of a game");
    auto wanted = std::make_shared<PuzzlesOptions>();
    command->add_option("FILE", wanted->files, "Records, one a line (wharf arena --records) or one a file")->required();
    command->add_option("--count", wanted->count, "As many at most, one from a record and as different as can be")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000));
    command->add_option("--visits", wanted->settings.visits, "Of a decision at first sight; ten times as many check it")
        ->capture_default_str()
        ->check(CLI::Range(64, 10'000));
    command
        ->add_option("--cost", wanted->settings.least_cost,
                     "What other moves cost at least, of an equal's share of the win")
        ->capture_default_str()
        ->check(between(0.01, 0.5));
    command->add_option("--tries", wanted->settings.tries, "Decisions of a record that are looked at")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000));
    command->add_option("--threads", wanted->threads, "Records at the same time; the puzzles are the same")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command->add_option("--seed", wanted->settings.seed, "Repeats the same puzzles")->capture_default_str();
    command->footer("What makes a puzzle: docs/puzzles.md. Ctrl-C ends with those found so far and exit code 130.");
    command->callback([wanted] {
        wanted->settings.checks = 10 * wanted->settings.visits;
        run_puzzles(*wanted);
    });
}

}  // namespace wharf::cli
