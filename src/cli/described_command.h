// The commands of `wharf` as data, read off what parses them: completions and man pages are made of it.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace wharf::cli {

struct DescribedOption {
    std::vector<std::string> names{};  // "--seats", "-h"; none: it stands in its place
    std::string place{};               // "RECORD", where it has one
    std::string description{};
    std::string value{};               // what follows it: "TEXT"; "" for a flag
    std::string standard{};            // what it is unless given
    std::vector<std::string> words{};  // all that it can be, where they are few
    bool is_required = false;
    bool is_repeated = false;
    bool is_file = false;
};

struct DescribedCommand {
    std::string name{};  // "wharf batch bench"
    std::string description{};
    std::string footer{};
    std::vector<DescribedOption> options{};  // its own
    std::vector<DescribedCommand> commands{};
};

DescribedCommand describe(const CLI::App& app);

}  // namespace wharf::cli
