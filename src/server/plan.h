// A plan, and what it says to what its owner was told since it was laid: nothing else is known to it, so nothing else
// can be learnt from it. No I/O here.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/plans.h"
#include "protocol/told.h"
#include "server/time.h"
#include "text/move_form.h"

namespace wharf::server {

// As it is stored.
struct Plan {
    std::vector<protocol::PlanStep> steps;
    std::int64_t laid = 0;  // conditions count what was told from this number on
    std::int64_t seen = 0;  // own moves before this number are behind it
    std::int64_t next = 0;
    std::vector<std::int64_t> played;
    std::optional<protocol::PlanDropped> dropped;

    bool is_active() const { return !dropped && next < static_cast<std::int64_t>(steps.size()); }
};
BOOST_DESCRIBE_STRUCT(Plan, (), (steps, laid, seen, next, played, dropped))

// So many moves of plans are remembered as such.
inline constexpr std::size_t kMostPlayed = 1000;

// What its owner is shown of it.
protocol::PlanInfo info_of(const Plan& plan, text::MoveForms forms);

// What stands in the way of steps as they are wanted: a field of the request, or nothing.
std::optional<std::string> fault_in(const std::vector<protocol::PlanStep>& steps, text::MoveForms forms);

// What the owner's table looks like to him.
struct PlanView {
    std::vector<protocol::Told> told;
    Seat seat = kSpectator;
    text::MoveForms forms{};
    // Moves that he may make now; none: it is not for him to decide.
    std::vector<std::string> legal{};
    bool is_replaced = false;  // a computer player plays for him
    bool has_moved = false;    // by hand, since the plan was looked at last
};

struct PlanVerdict {
    Plan plan;                          // as it is after that; with the step played, where one is
    std::optional<std::string> move{};  // is to be played now
    bool has_changed = false;
};
PlanVerdict look_at(Plan plan, const PlanView& view, Time now);

}  // namespace wharf::server
