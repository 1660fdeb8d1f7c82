// The plan of the report that was asked about last: its steps are asked for one after the other.
#pragma once

#include "catalog/analysts.h"
#include "report/plan.h"

namespace wharf::wasm {

class LastPlan {
 public:
    const std::vector<report::Event>& of(int number, const match::AnyMatch& match) {
        const bool is_known = number == match_ && match.packed_moves() == moves_;
        if (is_known) return events_;
        match_ = number;
        moves_ = match.packed_moves();
        events_ = report::plan(match, *catalog::make_analyst(match.game()));
        return events_;
    }

 private:
    int match_ = 0;
    std::string moves_;
    std::vector<report::Event> events_;
};

}  // namespace wharf::wasm
