// The program `wharf`: its subcommands, and one clear line when something is wrong.
#include <cstdio>

#include "cli/command.h"
#include "cli/language.h"
#include "cli/load.h"
#include "cli/output.h"
#include "cli/serve.h"
#include "wharf_version.h"

namespace wharf::cli {

namespace {

constexpr const char* kFooter =
    "Exit codes: 0 done, 1 the machine failed (a file cannot be written), 2 bad command line,\n"
    "3 bad record or position, 4 a move was refused or a draw is not proved, 130 interrupted by\n"
    "Ctrl-C after what was finished has been reported. \"-\" as a file name is standard input.";

int fail(ExitCode code, std::string line) {
    std::replace(line.begin(), line.end(), '\n', ' ');
    std::fputs(("wharf: " + line + "\n").c_str(), stderr);
    return code;
}

}  // namespace

int run(int argc, const char* const* argv) {
    CLI::App app("Wharf plays Eurogames: rules, matches, records.", "wharf");
    app.footer(kFooter);
    app.set_version_flag("--version", std::string("wharf ") + kVersion, "Print the version and exit");
    app.require_subcommand(1);
    add_language(app);
    add_output_options(app);
    add_play(app);
    add_games(app);
    add_rules(app);
    add_new(app);
    add_random(app);
    add_show(app);
    add_legal(app);
    add_do(app);
    add_replay(app);
    add_export(app);
    add_verify(app);
    add_arena(app);
    add_worker(app);
    add_engine(app);
    add_bot(app);
    add_analyse(app);
    add_report(app);
    add_statistics(app);
    add_puzzles(app);
    add_bench(app);
    add_signature(app);
    add_batch(app);
    add_gpu(app);
    add_serve(app);
    add_backup(app);
    add_restore(app);
    add_fsck(app);
    add_vacuum(app);
    add_admin(app);
    add_load(app);
    add_crash(app);
    add_protocol(app);
    add_completion(app);
    add_man(app);
    try {
        app.parse(argc, argv);
        flush_output();
        return kSuccess;
    } catch (const CLI::Success& request) {  // --help, --version
        return app.exit(request);
    } catch (const CLI::ParseError& error) {
        return fail(kBadCommandLine, std::string(error.what()) + " (see wharf --help)");
    } catch (const CommandError& error) {
        return fail(error.code(), error.what());
    }
}

}  // namespace wharf::cli
