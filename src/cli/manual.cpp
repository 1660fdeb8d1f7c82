// wharf completion, wharf man: what shells and man pages are told, made from the commands themselves.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "cli/command.h"
#include "cli/completions.h"
#include "cli/output.h"
#include "text/plain.h"
#include "wharf_version.h"

namespace wharf::cli {

namespace {

// Text as it is: no backslash, and no line that begins with a dot or quote, is a request to the formatter.
std::string roff(std::string_view text) {
    std::string safe;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins = i == 0 || text[i - 1] == '\n';
        if (begins && (text[i] == '.' || text[i] == '\'')) safe += "\\&";
        safe += text[i] == '\\' ? "\\e" : text[i] == '-' ? "\\-" : std::string(1, text[i]);
    }
    return safe;
}

std::string dashed(std::string name) {
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
}

std::string option_entry(const DescribedOption& option) {
    std::string head;
    for (const std::string& name : option.names) head += (head.empty() ? "" : ", ") + ("\\fB" + roff(name) + "\\fR");
    if (option.names.empty())
        head = "\\fI" + roff(option.place) + "\\fR";
    else if (!option.value.empty())
        head += " \\fI" + roff(option.value) + "\\fR";
    std::string body = roff(option.description);
    const std::string_view among = option.is_file ? "Such as" : "One of";
    if (!option.words.empty()) body += "\n.br\n" + roff(fmt::format("{}: {}.", among, fmt::join(option.words, ", ")));
    if (!option.standard.empty()) body += "\n.br\n" + roff("Unless given: " + option.standard + ".");
    return ".TP\n" + head + "\n" + body + "\n";
}

std::string synopsis(const DescribedCommand& command) {
    std::string line = ".B " + roff(command.name) + "\n";
    bool has_options = false;
    for (const DescribedOption& option : command.options) has_options = has_options || !option.names.empty();
    if (has_options) line += "[\\fIoptions\\fR]\n";
    if (!command.commands.empty()) line += "\\fIcommand\\fR\n";
    for (const DescribedOption& option : command.options) {
        if (!option.names.empty()) continue;
        const std::string place = "\\fI" + roff(option.place) + "\\fR" + (option.is_repeated ? " ..." : "");
        line += option.is_required ? place + "\n" : "[" + place + "]\n";
    }
    return line;
}

std::string page(const DescribedCommand& command, bool is_program) {
    std::string text = fmt::format(".TH \"{}\" 1 \"\" \"wharf {}\" \"Wharf\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n{}",
                                   roff(dashed(command.name)), kVersion, roff(dashed(command.name)),
                                   roff(command.description), synopsis(command));
    std::string places;
    std::string options;
    for (const DescribedOption& option : command.options)
        (option.names.empty() ? places : options) += option_entry(option);
    if (!places.empty()) text += ".SH ARGUMENTS\n" + places;
    if (!options.empty()) text += ".SH OPTIONS\n" + options;
    if (!is_program) text += ".PP\nOptions of all commands are in \\fBwharf\\fR(1).\n";
    if (!command.commands.empty()) text += ".SH COMMANDS\n";
    for (const DescribedCommand& inner : command.commands)
        text += ".TP\n\\fB" + roff(dashed(inner.name)) + "\\fR(1)\n" + roff(inner.description) + "\n";
    if (!command.footer.empty()) text += ".SH NOTES\n" + roff(command.footer) + "\n";
    if (!is_program) text += ".SH SEE ALSO\n\\fBwharf\\fR(1)\n";
    return text;
}

void write_page(const std::filesystem::path& folder, const DescribedCommand& command, bool is_program) {
    const std::filesystem::path file = folder / (dashed(command.name) + ".1");
    std::ofstream out(file, std::ios::binary);
    out << page(command, is_program);
    if (!out.flush()) throw CommandError(kMachineFailed, "cannot write " + text::plain(file.string()));
    for (const DescribedCommand& inner : command.commands) write_page(folder, inner, false);
}

const DescribedCommand* find_command(const DescribedCommand& in, const std::vector<std::string>& words,
                                     std::size_t at) {
    if (at == words.size()) return &in;
    for (const DescribedCommand& inner : in.commands)
        if (inner.name.substr(inner.name.rfind(' ') + 1) == words[at]) return find_command(inner, words, at + 1);
    return nullptr;
}

}  // namespace

void add_completion(CLI::App& app) {
    CLI::App* command = app.add_subcommand("completion", "Print what makes a shell complete the commands of wharf");
    auto* shell = command->add_option("SHELL", "The shell")->required()->check(CLI::IsMember({"bash", "zsh", "fish"}));
    command->footer(
        "bash: wharf completion bash > ~/.local/share/bash-completion/completions/wharf\n"
        "zsh: wharf completion zsh > a folder of $fpath, as _wharf\n"
        "fish: wharf completion fish > ~/.config/fish/completions/wharf.fish");
    command->callback([&app, shell] {
        const DescribedCommand wharf = describe(app);
        const std::string name = shell->as<std::string>();
        print(name == "bash" ? bash_completion(wharf) : name == "zsh" ? zsh_completion(wharf) : fish_completion(wharf));
    });
}

void add_man(CLI::App& app) {
    CLI::App* command = app.add_subcommand("man", "Print the man page of a command (wharf man play | man -l -)");
    auto words = std::make_shared<std::vector<std::string>>();
    command->add_option("COMMAND", *words, "A command, as play or batch bench; without it that of wharf itself");
    auto* folder = command->add_option("--folder", "Writes all pages into this folder instead");
    command->callback([&app, words, folder] {
        const DescribedCommand wharf = describe(app);
        if (folder->count() > 0) {
            std::error_code error;
            std::filesystem::create_directories(folder->as<std::string>(), error);
            return write_page(folder->as<std::string>(), wharf, true);
        }
        if (!words->empty() && words->front() == "wharf") words->erase(words->begin());
        const DescribedCommand* found = find_command(wharf, *words, 0);
        if (found == nullptr)
            throw CommandError(kBadCommandLine,
                               fmt::format("there is no command \"{}\" (see wharf --help)",
                                           text::plain(fmt::format("{}", fmt::join(*words, " ")), 40)));
        print(page(*found, found == &wharf));
    });
}

}  // namespace wharf::cli
