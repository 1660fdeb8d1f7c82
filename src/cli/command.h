// What all subcommands of `wharf` share: how they are added and how they fail.
#pragma once

#include <CLI/CLI.hpp>
#include <stdexcept>
#include <string>

namespace wharf::cli {

// Exit codes, as documented in `wharf --help`.
enum ExitCode : int {
    kSuccess = 0,
    kMachineFailed = 1,
    kBadCommandLine = 2,
    kBadDocument = 3,
    kMoveRefused = 4,
    kInterrupted = 130,  // as shells report Ctrl-C
};

// Ends the program with one line on standard error and this exit code; nothing has been written by then.
class CommandError : public std::runtime_error {
 public:
    CommandError(ExitCode code, const std::string& line) : std::runtime_error(line), code_(code) {}
    ExitCode code() const { return code_; }

 private:
    ExitCode code_;
};

void add_games(CLI::App& app);
void add_rules(CLI::App& app);
void add_new(CLI::App& app);
void add_random(CLI::App& app);
void add_show(CLI::App& app);
void add_legal(CLI::App& app);
void add_do(CLI::App& app);
void add_replay(CLI::App& app);
void add_export(CLI::App& app);
void add_verify(CLI::App& app);
void add_play(CLI::App& app);
void add_arena(CLI::App& app);
void add_worker(CLI::App& app);
void add_engine(CLI::App& app);
void add_bot(CLI::App& app);
void add_analyse(CLI::App& app);
void add_report(CLI::App& app);
void add_statistics(CLI::App& app);
void add_puzzles(CLI::App& app);
void add_bench(CLI::App& app);
void add_signature(CLI::App& app);
void add_batch(CLI::App& app);
void add_gpu(CLI::App& app);
void add_completion(CLI::App& app);
void add_man(CLI::App& app);

// All of them, in the order of the help.
void add_commands(CLI::App& app);

// Runs a program of these commands with these arguments and returns its exit code.
int run(int argc, const char* const* argv, void (*add)(CLI::App& app));

}  // namespace wharf::cli
