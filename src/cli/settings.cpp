#include "cli/settings.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>

#include "cli/command.h"

namespace wharf::cli {

namespace {

constexpr const char* kConfig = "config";

// What was found for an option, and where: "WHARF_PORT", "/etc/wharf/wharf.conf, line 3".
struct Setting {
    std::string value;
    std::string place;
};

std::string trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return {};
    return std::string(text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin));
}

std::string contents_of(const std::filesystem::path& file) {
    std::ifstream stream(file);
    std::ostringstream text;
    if (!stream || !(text << stream.rdbuf())) throw CommandError(kMachineFailed, file.string() + " cannot be read");
    return trimmed(text.str());
}

std::string variable_for(std::string name) {
    std::replace(name.begin(), name.end(), '-', '_');
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::toupper(c); });
    return "WHARF_" + name;
}

// A file or a credential holds the value itself: what names a file, as a key, is no such setting.
bool may_be_held(const std::string& name) { return name == "postgres" || name == "nats" || name == "smtp"; }

// Kubernetes tells every container of a service named "wharf" where it is: WHARF_PORT=tcp://10.0.0.7:8080. That is no
// setting of ours.
bool is_of_service(const std::string& name, std::string_view value) {
    return name == "port" && value.find("://") != std::string_view::npos;
}

std::optional<Setting> in_environment(const std::string& name) {
    const std::string variable = variable_for(name);
    if (const char* value = std::getenv(variable.c_str()); value != nullptr && !is_of_service(name, value))
        return Setting{value, variable};
    if (!may_be_held(name)) return std::nullopt;
    const std::string indirect = variable + "_FILE";
    if (const char* file = std::getenv(indirect.c_str())) return Setting{contents_of(file), indirect};
    return std::nullopt;
}

std::optional<Setting> in_credentials(const std::string& name) {
    const char* folder = std::getenv("CREDENTIALS_DIRECTORY");
    if (folder == nullptr || !may_be_held(name)) return std::nullopt;
    const auto file = std::filesystem::path(folder) / name;
    if (!std::filesystem::exists(file)) return std::nullopt;
    return Setting{contents_of(file), "the credential " + name};
}

std::map<std::string, Setting> in_file(const std::string& file) {
    std::ifstream stream(file);
    if (!stream) throw CommandError(kMachineFailed, file + " cannot be read");
    std::map<std::string, Setting> settings;
    std::string line;
    for (int number = 1; std::getline(stream, line); ++number) {
        const std::string place = file + ", line " + std::to_string(number);
        const std::string text = trimmed(line);
        if (text.empty() || text.front() == '#') continue;
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos) throw CommandError(kBadCommandLine, place + ": \"name = value\" is expected");
        const std::string name = trimmed(text.substr(0, equals));
        if (!settings.try_emplace(name, Setting{trimmed(text.substr(equals + 1)), place}).second)
            throw CommandError(kBadCommandLine, place + ": " + name + " stands there twice");
    }
    return settings;
}

// In one of the URLs of a list: scheme://user:password@host, or ?password=.
bool holds_password(std::string_view value) {
    if (value.find("password=") != std::string_view::npos) return true;
    for (std::size_t at = value.find("://"); at != std::string_view::npos; at = value.find("://", at + 3)) {
        const std::string_view rest = value.substr(at + 3);
        const std::string_view authority = rest.substr(0, rest.find_first_of("/?,"));
        const std::size_t user_end = authority.rfind('@');
        if (user_end != std::string_view::npos && authority.substr(0, user_end).find(':') != std::string_view::npos)
            return true;
    }
    return false;
}

void give(CLI::Option& option, const Setting& setting) {
    try {
        option.add_result(setting.value);
        option.run_callback();
    } catch (const CLI::Error& wrong) {
        throw CommandError(kBadCommandLine, setting.place + ": " + wrong.what());
    }
}

// Such an option can be a setting: it has a long name, and is no flag that only prints.
bool is_setting(const CLI::App& command, const CLI::Option& option) {
    return !option.get_lnames().empty() && &option != command.get_help_ptr() && option.get_lnames()[0] != kConfig;
}

}  // namespace

void add_settings(CLI::App& command) {
    command.add_option(
        "--config",
        "File of settings, a line \"name = value\" for each option; WHARF_NAME in the environment comes before it");
}

void read_settings(CLI::App& command, Unknown unknown) {
    CLI::Option& config = *command.get_option("--config");
    if (config.count() == 0)
        if (const auto setting = in_environment(kConfig)) config.add_result(setting->value);
    std::map<std::string, Setting> file;
    if (config.count() > 0) file = in_file(config.results().back());
    for (CLI::Option* option : command.get_options()) {
        if (!is_setting(command, *option)) continue;
        const std::string& name = option->get_lnames()[0];
        std::optional<Setting> setting;
        if (const auto line = file.find(name); line != file.end()) {
            setting = line->second;
            file.erase(line);
        }
        if (option->count() > 0) continue;
        if (const auto credential = in_credentials(name)) setting = credential;
        if (const auto variable = in_environment(name)) setting = variable;
        if (setting) give(*option, *setting);
    }
    if (!file.empty() && unknown == Unknown::refused) {
        const auto& [name, setting] = *file.begin();
        throw CommandError(kBadCommandLine, setting.place + ": there is no setting \"" + name + "\"");
    }
}

void refuse_passwords(const CLI::App& command) {
    for (const CLI::Option* option : command.get_options())
        for (const std::string& value : option->get_lnames().empty() ? CLI::results_t{} : option->results())
            if (holds_password(value))
                throw CommandError(kBadCommandLine,
                                   "a password on the command line can be read by everybody on this machine: put " +
                                       option->get_name() + " into " + variable_for(option->get_lnames()[0]) +
                                       ", a credential or the file of --config");
}

}  // namespace wharf::cli
