// The program `wharf` around its subcommands: what all share, and one clear line when something is wrong.
#include <cstdio>

#include "cli/command.h"
#include "cli/language.h"
#include "cli/output.h"
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

// What is wrong with a command line, and whose help tells more: that of the last command in it.
std::string fault_of(CLI::App& app, const CLI::ParseError& error) {
    CLI::App* command = &app;
    std::string name = app.get_name();
    while (!command->get_subcommands().empty()) {
        command = command->get_subcommands().back();
        name += " " + command->get_name();
    }
    const std::string help = " (see " + name + " --help)";
    if (command->get_require_subcommand_min() == 0 || dynamic_cast<const CLI::RequiredError*>(&error) == nullptr)
        return error.what() + help;
    const std::vector<std::string> unknown = app.remaining(true);  // what a command does not know its parent keeps
    if (unknown.empty()) return "which command?" + help;
    return std::string("there is no ") + (unknown.front().starts_with('-') ? "option" : "command") + " \"" +
           unknown.front() + "\"" + help;
}

}  // namespace

int run(int argc, const char* const* argv, void (*add)(CLI::App& app)) {
    CLI::App app("Wharf plays Eurogames: rules, matches, records.", "wharf");
    app.footer(kFooter);
    app.set_version_flag("--version", std::string("wharf ") + kVersion, "Print the version and exit");
    app.require_subcommand(1);
    add_language(app);
    add_output_options(app);
    add(app);
    try {
        app.parse(argc, argv);
        flush_output();
        return kSuccess;
    } catch (const CLI::Success& request) {  // --help, --version
        return app.exit(request);
    } catch (const CLI::ParseError& error) {
        return fail(kBadCommandLine, fault_of(app, error));
    } catch (const CommandError& error) {
        return fail(error.code(), error.what());
    } catch (const std::exception& error) {  // of a library: a full disk, a file system that refuses
        return fail(kMachineFailed, error.what());
    }
}

}  // namespace wharf::cli
