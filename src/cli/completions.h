// Completions of `wharf` for shells.
#pragma once

#include "cli/described_command.h"

namespace wharf::cli {

std::string bash_completion(const DescribedCommand& wharf);
std::string zsh_completion(const DescribedCommand& wharf);
std::string fish_completion(const DescribedCommand& wharf);

}  // namespace wharf::cli
