#include "cli/completions.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace wharf::cli {

namespace {

// All commands under this one, itself first.
std::vector<const DescribedCommand*> all_of(const DescribedCommand& command) {
    std::vector<const DescribedCommand*> all = {&command};
    for (const DescribedCommand& inner : command.commands)
        for (const DescribedCommand* one : all_of(inner)) all.push_back(one);
    return all;
}

std::string last_word(const std::string& name) { return name.substr(name.rfind(' ') + 1); }
// "batch bench": without the program.
std::string within_wharf(const std::string& name) {
    const std::size_t space = name.find(' ');
    return space == std::string::npos ? "" : name.substr(space + 1);
}

std::string quoted(std::string text) {
    for (std::size_t i = 0; (i = text.find('\'', i)) != std::string::npos; i += 4) text.replace(i, 1, "'\\''");
    return "'" + text + "'";
}

// Words that may stand where no option's value does.
std::vector<std::string> words_of(const DescribedCommand& command) {
    std::vector<std::string> words;
    for (const DescribedCommand& inner : command.commands) words.push_back(last_word(inner.name));
    for (const DescribedOption& option : command.options) {
        words.insert(words.end(), option.names.begin(), option.names.end());
        if (option.names.empty()) words.insert(words.end(), option.words.begin(), option.words.end());
    }
    return words;
}

bool takes_files(const DescribedCommand& command) {
    for (const DescribedOption& option : command.options)
        if (option.names.empty() && option.is_file) return true;
    return false;
}

// What follows an option, for bash.
std::string bash_values(const DescribedCommand& command) {
    std::string cases;
    for (const DescribedOption& option : command.options) {
        if (option.names.empty() || option.value.empty()) continue;
        const std::string words = option.is_file ? "files=1"
                                  : option.words.empty()
                                      ? ":"
                                      : "words='" + fmt::format("{}", fmt::join(option.words, " ")) + "'";
        cases += fmt::format("      {}) {}; value=1 ;;\n", fmt::join(option.names, "|"), words);
    }
    return cases;
}

}  // namespace

std::string bash_completion(const DescribedCommand& wharf) {
    std::string known;
    std::string cases;
    for (const DescribedCommand* command : all_of(wharf)) {
        const std::string name = within_wharf(command->name);
        if (!name.empty()) known += "|" + quoted(name);
        std::vector<std::string> words = words_of(*command);
        if (command != &wharf) {
            const auto common = words_of({"", "", "", wharf.options, {}});
            for (const std::string& word : common)
                if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
        }
        cases += fmt::format("    {})\n      case $previous in\n{}{}      *) words='{}'{} ;;\n      esac ;;\n",
                             quoted(name), bash_values(*command), command == &wharf ? "" : bash_values(wharf),
                             fmt::join(words, " "), takes_files(*command) ? "; files=1" : "");
    }
    return "# Completion of wharf for bash; made by wharf completion bash.\n"
           "_wharf() {\n"
           "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}\n"
           "  local command= words= files= value= word i\n"
           "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
           "    word=${COMP_WORDS[i]}\n"
           "    case \"$command${command:+ }$word\" in\n"
           "      " +
           known.substr(1) +
           ") command=\"$command${command:+ }$word\" ;;\n"
           "    esac\n"
           "  done\n"
           "  case $command in\n" +
           cases +
           "  esac\n"
           "  COMPREPLY=()\n"
           "  [[ -n $words ]] && mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
           "  [[ -z $value && $current == -* ]] && files=\n"
           "  if [[ -n $files ]]; then\n"
           "    compopt -o filenames 2>/dev/null\n"
           "    while IFS= read -r word; do COMPREPLY+=(\"$word\"); done < <(compgen -f -- \"$current\")\n"
           "  fi\n"
           "}\n"
           "complete -F _wharf wharf\n";
}

namespace {

// "--seats[Who sits where]:TEXT:(a b)", as zsh's _arguments wants it.
std::string zsh_option(const DescribedOption& option) {
    std::string description;
    for (const char c : option.description) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') description += '\\';
        description += c;
    }
    const std::string action =
        option.is_file && !option.words.empty()
            ? fmt::format("{{_alternative 'word:word:({})' 'file:file:_files'}}", fmt::join(option.words, " "))
        : option.is_file        ? "_files"
        : !option.words.empty() ? fmt::format("({})", fmt::join(option.words, " "))
                                : " ";
    if (option.names.empty()) return fmt::format("{}{}:{}", option.is_repeated ? "*:" : ":", option.place, action);
    return fmt::format("{}{}[{}]{}", option.is_repeated ? "*" : "", option.names.back(), description,
                       option.value.empty() ? "" : fmt::format(":{}:{}", option.value, action));
}

std::string zsh_arguments(const DescribedCommand& command, const DescribedCommand& wharf) {
    std::string lines = "_arguments -S";
    for (const DescribedOption& option : command.options) lines += " \\\n        " + quoted(zsh_option(option));
    for (const DescribedOption& option : wharf.options)
        if (&command != &wharf && option.names != std::vector<std::string>{"-h", "--help"})
            lines += " \\\n        " + quoted(zsh_option(option));
    return lines;
}

}  // namespace

std::string zsh_completion(const DescribedCommand& wharf) {
    std::string commands;
    std::string cases;
    for (const DescribedCommand& command : wharf.commands) {
        const std::string name = within_wharf(command.name);
        std::string described = command.description;
        for (std::size_t i = 0; (i = described.find(':', i)) != std::string::npos; i += 2) described.insert(i, "\\");
        commands += fmt::format("    {}\n", quoted(name + ":" + described));
        DescribedCommand shown = command;
        if (!command.commands.empty()) {
            DescribedOption inner;
            inner.place = "command";
            for (const DescribedCommand& one : command.commands) inner.words.push_back(last_word(one.name));
            shown.options.push_back(inner);
        }
        cases += fmt::format("      {})\n        {} ;;\n", name, zsh_arguments(shown, wharf));
    }
    return "#compdef wharf\n# Completion of wharf for zsh; made by wharf completion zsh.\n"
           "_wharf() {\n"
           "  local context state line\n"
           "  typeset -A opt_args\n"
           "  local -a commands=(\n" +
           commands + "  )\n  " + zsh_arguments(wharf, wharf) +
           " \\\n        '1:command:->command' '*::argument:->argument'\n"
           "  case $state in\n"
           "    command) _describe command commands ;;\n"
           "    argument)\n"
           "      case $words[1] in\n" +
           cases +
           "      esac ;;\n"
           "  esac\n"
           "}\n"
           "_wharf \"$@\"\n";
}

std::string fish_completion(const DescribedCommand& wharf) {
    std::string text = "# Completion of wharf for fish; made by wharf completion fish.\ncomplete -c wharf -f\n";
    for (const DescribedCommand* command : all_of(wharf)) {
        const std::string name = within_wharf(command->name);
        const std::string seen =
            name.empty() ? "" : fmt::format(" -n {}", quoted("__fish_seen_subcommand_from " + last_word(name)));
        const std::string none = name.empty() ? " -n __fish_use_subcommand" : seen;
        for (const DescribedCommand& inner : command->commands)
            text += fmt::format("complete -c wharf{} -a {} -d {}\n", none, last_word(inner.name),
                                quoted(inner.description));
        for (const DescribedOption& option : command->options) {
            std::string line = "complete -c wharf" + seen;
            for (const std::string& one : option.names)
                line += one.starts_with("--") ? " -l " + one.substr(2) : " -s " + one.substr(1);
            if (!option.value.empty() && !option.names.empty()) line += " -r";
            if (option.is_file) line += " -F";
            if (!option.words.empty()) line += " -a " + quoted(fmt::format("{}", fmt::join(option.words, " ")));
            if (option.names.empty() && option.words.empty() && !option.is_file) continue;
            text += line + " -d " + quoted(option.description) + "\n";
        }
    }
    return text;
}

}  // namespace wharf::cli
