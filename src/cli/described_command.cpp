#include "cli/described_command.h"

#include <algorithm>

#include "catalog/catalog.h"

namespace wharf::cli {

namespace {

// "TEXT:{en,hu}" is one of these words.
std::vector<std::string> words_in(const std::string& type) {
    std::vector<std::string> words;
    const std::size_t open = type.find('{');
    const std::size_t close = type.find('}', open);
    if (open == std::string::npos || close == std::string::npos) return words;
    std::string word;
    for (const char c : type.substr(open + 1, close - open - 1) + ",") {
        if (c == ',')
            words.push_back(std::exchange(word, ""));
        else
            word += c;
    }
    return words;
}

bool names_files(const DescribedOption& option) {
    for (const std::string_view place : {"RECORD", "FILE", "FOLDER", "BACKUP"})
        if (option.place.find(place) != std::string::npos) return true;
    for (const std::string_view name : {"--record", "--records", "--data", "--config", "--net", "--resume", "--to",
                                        "--csv", "--svg", "--png", "--folder"})
        if (std::find(option.names.begin(), option.names.end(), name) != option.names.end())
            return !option.value.empty();
    return false;
}

DescribedOption describe(const CLI::Option& option) {
    DescribedOption told;
    for (const std::string& name : option.get_snames()) told.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) told.names.push_back("--" + name);
    if (told.names.empty()) told.place = option.get_name(true);
    told.description = option.get_description();
    const bool takes_value = option.get_items_expected_max() > 0;
    const std::string type = option.get_type_name();
    if (takes_value)
        told.value =
            type.substr(0, type.find_first_of(":{ ")).empty() ? "TEXT" : type.substr(0, type.find_first_of(":{ "));
    told.standard = takes_value ? option.get_default_str() : "";
    told.words = words_in(type);
    const bool names_game = told.place == "GAME" || std::count(told.names.begin(), told.names.end(), "--game") > 0;
    if (names_game)
        for (const match::AnyGame* game : catalog::games()) told.words.emplace_back(game->id());
    told.is_required = option.get_required();
    told.is_repeated = option.get_items_expected_max() > 1;
    told.is_file = names_files(told) || (told.place == "GAME" && told.description.find("record") != std::string::npos);
    return told;
}

}  // namespace

DescribedCommand describe(const CLI::App& app) {
    DescribedCommand told;
    for (const CLI::App* one = &app; one != nullptr; one = one->get_parent())
        told.name = one->get_name() + (told.name.empty() ? "" : " " + told.name);
    told.description = app.get_description();
    told.footer = app.get_footer();
    for (const CLI::Option* option : app.get_options())
        if (!option->get_group().empty()) told.options.push_back(describe(*option));
    for (const CLI::App* command : app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); }))
        told.commands.push_back(describe(*command));
    return told;
}

}  // namespace wharf::cli
