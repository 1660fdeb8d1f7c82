// What every seat may expect in a position of a record, as the one knows who sees all cards.
#pragma once

#include "players/any_analyst.h"
#include "report/settings.h"
#include "report/share.h"

namespace wharf::report {

// The result of a finished game. Where somebody decides, what the analyst says from the view of those who do: each
// one's own share as he himself sees it, so that hidden dice count for the one who has them, the others' shares on the
// mean of their views. Else the mean over what chance may do until somebody decides, by its odds: over all outcomes, or
// over some that are drawn by the seed and not by what happened.
SeatShares expectation(const match::AnyMatch& match, players::AnyAnalyst& analyst, const Settings& settings,
                       std::uint64_t stream);

}  // namespace wharf::report
