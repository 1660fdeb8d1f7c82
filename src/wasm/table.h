// The matches a caller has open in this module, by their numbers.
#pragma once

#include <map>
#include <memory>

#include "match/chance.h"
#include "match/record.h"
#include "wasm/asked.h"

namespace wharf::wasm {

struct Open {
    match::Record record;
    std::unique_ptr<match::ChanceSource> chance;

    match::AnyMatch& match() const { return *record.match; }
};

class Table {
 public:
    // A page plays one match and looks at a few others; more is a caller that forgets to close.
    static constexpr std::size_t kMostOpen = 64;

    // The number of the match, or 0 when too many are open.
    int add(Open opened);
    Open* find(const Asked& asked);
    bool remove(const Asked& asked);

 private:
    int last_ = 0;
    std::map<int, Open> matches_;
};

}  // namespace wharf::wasm
