#include "wasm/open_matches.h"

namespace wharf::wasm {

int OpenMatches::add(OpenMatch opened) {
    if (matches_.size() >= kMostOpen) return 0;
    matches_.emplace(++last_, std::move(opened));
    return last_;
}

OpenMatch* OpenMatches::find(std::int64_t number) {
    const auto found = matches_.find(static_cast<int>(number));
    return found == matches_.end() ? nullptr : &found->second;
}

bool OpenMatches::remove(std::int64_t number) { return matches_.erase(static_cast<int>(number)) > 0; }

}  // namespace wharf::wasm
