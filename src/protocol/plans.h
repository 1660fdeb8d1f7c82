// Plans: what somebody means to play at a table that is played turn by turn, and on what conditions. Nobody else is
// told of them.
#pragma once

#include "protocol/requests.h"

namespace wharf::protocol {

// Another seat has made such a move since the plan was laid: one with all these fields. `seat`: that seat; without it,
// any other.
struct PlanCondition {
    std::optional<Whole<0, 4>> seat;
    json::object move;
};
BOOST_DESCRIBE_STRUCT(PlanCondition, (), (seat, move))

// What becomes of a step that cannot be played, or shall not: the whole plan is dropped, or the next step is looked at.
enum class PlanOtherwise { drop, skip };
BOOST_DESCRIBE_ENUM(PlanOtherwise, drop, skip)

// A move of one's own: played if it is possible when its turn comes, none of `unless` holds and all of `only_if` do.
struct PlanStep {
    Text<200> move;
    std::optional<List<PlanCondition, 4>> unless;
    std::optional<List<PlanCondition, 4>> only_if;
    std::optional<PlanOtherwise> otherwise;  // dropped where nothing is said
};
BOOST_DESCRIBE_STRUCT(PlanStep, (), (move, unless, only_if, otherwise))

// Replaces what was planned before; without steps nothing is planned any more. `at`: what whoever plans has been told
// so far, from where on conditions count; without it, all there is.
struct NewPlan {
    List<PlanStep, 64> steps;
    std::optional<Whole<0, 1'000'000'000>> at;
};
BOOST_DESCRIBE_STRUCT(NewPlan, (), (steps, at))

enum class PlanFailure {
    impossible,  // the move of this step is not legal
    taken,       // `seat` has made `move`, and the step was to be played unless that happens
    missing,     // what the step was to be played after has not happened
    undone,      // moves were taken back, of one's own or from before the plan
    moved,       // one has made another move oneself
    replaced,    // a computer player plays for one
};
BOOST_DESCRIBE_ENUM(PlanFailure, impossible, taken, missing, undone, moved, replaced)

struct PlanDropped {
    PlanFailure why = PlanFailure::impossible;
    std::int64_t step = 0;  // the one that was to be played next
    std::int64_t at = 0;    // when
    std::optional<std::int64_t> seat{};
    std::optional<std::string> move{};
};
BOOST_DESCRIBE_STRUCT(PlanDropped, (), (why, step, at, seat, move))

// `moves`: what the steps' moves are, field by field. `next`: the step that is played next; as many as there are steps:
// it is over. `played`: numbers of things one was told at this table that are moves of plans, this one and earlier
// ones.
struct PlanInfo {
    std::vector<PlanStep> steps;
    std::vector<json::object> moves;
    std::int64_t next = 0;
    std::vector<std::int64_t> played;
    std::optional<PlanDropped> dropped;
};
BOOST_DESCRIBE_STRUCT(PlanInfo, (), (steps, moves, next, played, dropped))

// A position made of what one may know, and how much one had been told then.
struct Imagined {
    std::int64_t at = 0;
    json::object position;
};
BOOST_DESCRIBE_STRUCT(Imagined, (), (at, position))

// My plan at a table has changed; to nobody but myself.
struct PlanUpdate {
    static constexpr std::string_view kKind = "plan";
    std::string table;
    PlanInfo plan;
};
BOOST_DESCRIBE_STRUCT(PlanUpdate, (), (table, plan))

}  // namespace wharf::protocol
