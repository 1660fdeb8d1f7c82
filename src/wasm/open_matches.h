// The matches a caller has open in this module, by their numbers.
#pragma once

#include <map>
#include <memory>

#include "match/chance.h"
#include "match/record.h"

namespace wharf::wasm {

struct OpenMatch {
    match::Record record;
    std::unique_ptr<match::RandomNumbers> chance;

    match::AnyMatch& match() const { return *record.match; }
};

class OpenMatches {
 public:
    // A page plays one match and looks at a few others; more is a caller that forgets to close.
    static constexpr std::size_t kMostOpen = 64;

    // The number of the match, or 0 when too many are open.
    int add(OpenMatch opened);
    OpenMatch* find(std::int64_t number);
    bool remove(std::int64_t number);

 private:
    int last_ = 0;
    std::map<int, OpenMatch> matches_;
};

}  // namespace wharf::wasm
