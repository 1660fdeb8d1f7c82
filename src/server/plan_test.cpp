// What a plan says to what its owner was told.
#include "server/plan.h"

#include <gmock/gmock.h>

#include "catalog/catalog.h"
#include "server/own_document.h"

namespace wharf::server {

using protocol::PlanFailure;
using protocol::PlanOtherwise;
using protocol::Told;
using protocol::ToldKind;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

constexpr Seat kOwner = 0;

const text::MoveForms kForms = catalog::find_game("tortuga")->forms();

Told move(Seat seat, std::string text) { return {ToldKind::move, protocol::Mover{seat}, std::move(text), {}}; }
Told undo(Seat seat, std::int64_t count) { return {ToldKind::undo, protocol::Mover{seat}, {}, count}; }

protocol::PlanStep step(std::string text, std::optional<PlanOtherwise> otherwise = {}) {
    protocol::PlanStep step;
    step.move.value = std::move(text);
    step.otherwise = otherwise;
    return step;
}

protocol::PlanCondition condition(const char* move, std::optional<std::int64_t> seat = {}) {
    protocol::PlanCondition condition;
    condition.move = boost::json::parse(move).get_object();
    if (seat) condition.seat.emplace().value = *seat;
    return condition;
}

Plan plan_of(std::vector<protocol::PlanStep> steps, std::int64_t laid = 0) {
    Plan plan;
    plan.steps = std::move(steps);
    plan.laid = plan.seen = laid;
    return plan;
}

PlanVerdict look(const Plan& plan, const std::vector<Told>& told, std::vector<std::string> legal = {},
                 bool has_moved = false) {
    PlanView view{told};
    view.seat = kOwner;
    view.forms = kForms;
    view.legal = std::move(legal);
    view.has_moved = has_moved;
    return look_at(plan, view, 77);
}

PlanFailure why(const PlanVerdict& verdict) { return verdict.plan.dropped.value().why; }

}  // namespace

TEST(Plan, waits_for_its_turn_and_plays_one_step_after_the_other) {
    Plan plan = plan_of({step("keep A"), step("keep B")});
    EXPECT_FALSE(look(plan, {}).has_changed);
    std::vector<Told> told{move(1, "keep C")};
    PlanVerdict first = look(plan, told, {"keep A", "keep B"});
    EXPECT_EQ(first.move, "keep A");
    EXPECT_TRUE(first.plan.is_active());
    EXPECT_THAT(first.plan.played, ElementsAre(1));
    told.push_back(move(kOwner, "keep A"));
    EXPECT_EQ(look(first.plan, told).move, std::nullopt);
    const PlanVerdict second = look(first.plan, told, {"keep B"});
    EXPECT_EQ(second.move, "keep B");
    EXPECT_FALSE(second.plan.is_active());
    EXPECT_EQ(look(second.plan, told, {"keep B"}).move, std::nullopt);
}

TEST(Plan, is_dropped_or_goes_on_where_a_step_is_not_possible) {
    const PlanVerdict dropped = look(plan_of({step("keep A"), step("keep B")}), {}, {"keep B"});
    EXPECT_EQ(dropped.move, std::nullopt);
    EXPECT_EQ(why(dropped), PlanFailure::impossible);
    EXPECT_EQ(dropped.plan.dropped->step, 0);
    EXPECT_EQ(dropped.plan.dropped->at, 77);
    EXPECT_FALSE(dropped.plan.is_active());
    const PlanVerdict skipped = look(plan_of({step("keep A", PlanOtherwise::skip), step("keep B")}), {}, {"keep B"});
    EXPECT_EQ(skipped.move, "keep B");
    EXPECT_EQ(skipped.plan.next, 2);
    const PlanVerdict nothing = look(plan_of({step("keep A", PlanOtherwise::skip)}), {}, {"keep B"});
    EXPECT_EQ(nothing.move, std::nullopt);
    EXPECT_FALSE(nothing.plan.dropped);
    EXPECT_FALSE(nothing.plan.is_active());
}

TEST(Plan, counts_what_others_did_since_it_was_laid) {
    protocol::PlanStep first = step("keep A");
    first.unless.emplace().items.push_back(condition(R"({"kind":"keep","dice":["B"]})"));
    const std::vector<std::string> legal{"keep A"};
    const Plan plan = plan_of({first}, 1);
    EXPECT_EQ(look(plan, {move(1, "keep B")}, legal).move, "keep A");  // before it was laid
    const PlanVerdict taken = look(plan, {move(1, "keep C"), move(2, "keep B")}, legal);
    EXPECT_EQ(why(taken), PlanFailure::taken);
    EXPECT_EQ(taken.plan.dropped->seat, 2);
    EXPECT_EQ(taken.plan.dropped->move, "keep B");
    EXPECT_EQ(look(plan, {move(1, "keep C"), move(2, "keep B C")}, legal).move, "keep A");
    EXPECT_EQ(look(plan, {move(1, "keep C"), move(kOwner, "keep B")}, legal).move, "keep A");  // his own
    // What was taken back has not happened.
    EXPECT_EQ(look(plan, {move(1, "keep C"), move(2, "keep B"), undo(2, 1)}, legal).move, "keep A");
    first.unless->items.front() = condition(R"({"kind":"keep"})", 1);
    EXPECT_EQ(look(plan_of({first}), {move(2, "keep B")}, legal).move, "keep A");
    EXPECT_EQ(why(look(plan_of({first}), {move(1, "keep B")}, legal)), PlanFailure::taken);
}

TEST(Plan, may_wait_for_what_others_do) {
    protocol::PlanStep first = step("keep A", PlanOtherwise::skip);
    first.only_if.emplace().items = {condition(R"({"kind":"keep","dice":["B"]})"), condition(R"({"kind":"keep"})", 2)};
    const std::vector<std::string> legal{"keep A", "keep B"};
    const Plan plan = plan_of({first, step("keep B")});
    EXPECT_EQ(look(plan, {move(1, "keep B")}, legal).move, "keep B");
    EXPECT_EQ(look(plan, {move(1, "keep B"), move(2, "keep C")}, legal).move, "keep A");
    Plan strict = plan;
    strict.steps[0].otherwise.reset();
    EXPECT_EQ(why(look(strict, {move(1, "keep B")}, legal)), PlanFailure::missing);
}

TEST(Plan, takes_forced_moves_and_ones_made_by_hand_for_its_steps) {
    const Plan plan = plan_of({step("keep A"), step("keep B"), step("keep C")});
    const std::vector<Told> told{move(kOwner, "keep A"), move(kOwner, "keep D"), move(kOwner, "keep B")};
    const PlanVerdict verdict = look(plan, told, {"keep C"}, true);
    EXPECT_EQ(verdict.move, "keep C");
    EXPECT_THAT(verdict.plan.played, ElementsAre(3));  // by the plan alone
    EXPECT_EQ(why(look(plan, {move(kOwner, "keep D")}, {}, true)), PlanFailure::moved);
    EXPECT_FALSE(look(plan, {move(kOwner, "keep D")}, {}, false).has_changed);  // forced
}

TEST(Plan, does_not_outlive_moves_of_its_owner_that_are_taken_back) {
    const PlanVerdict played = look(plan_of({step("keep A"), step("keep A")}), {}, {"keep A"});
    const std::vector<Told> told{move(kOwner, "keep A"), move(1, "keep B"), undo(kOwner, 2)};
    EXPECT_EQ(why(look(played.plan, told, {"keep A"})), PlanFailure::undone);
    // Nor what was there before it.
    EXPECT_EQ(why(look(plan_of({step("keep A")}, 1), {move(1, "keep B"), undo(1, 1)})), PlanFailure::undone);
    EXPECT_FALSE(look(plan_of({step("keep A")}, 2), {move(1, "keep B"), undo(1, 1)}).has_changed);
    EXPECT_FALSE(look(plan_of({step("keep A")}, 1), {move(2, "keep D"), move(1, "keep B"), undo(1, 1)}).has_changed);
}

TEST(Plan, ends_when_a_computer_plays_for_its_owner) {
    const std::vector<Told> told;
    PlanView view{told};
    view.is_replaced = true;
    EXPECT_EQ(why(look_at(plan_of({step("keep A")}), view, 1)), PlanFailure::replaced);
}

TEST(Plan, is_stored_as_it_is) {
    protocol::PlanStep first = step("keep A", PlanOtherwise::skip);
    first.unless.emplace().items.push_back(condition(R"({"kind":"keep","dice":["B"]})", 1));
    PlanVerdict verdict = look(plan_of({first, step("keep B")}), {}, {"keep C"});
    const std::string text = protocol::to_text(verdict.plan);
    const auto read = read_own<Plan>(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(protocol::to_text(*read), text);
    EXPECT_EQ(read->dropped->why, PlanFailure::impossible);
}

TEST(Plan, names_what_is_no_move_of_the_game) {
    protocol::PlanStep good = step("keep A C");
    good.unless.emplace().items = {condition(R"({"kind":"keep"})"), condition(R"({"kind":"keep","dice":["A"]})")};
    EXPECT_EQ(fault_in({good}, kForms), std::nullopt);
    EXPECT_EQ(fault_in({good, step("dance")}, kForms), "steps[1].move");
    good.unless->items[1] = condition(R"({"dice":["A"]})");
    EXPECT_EQ(fault_in({good}, kForms), std::nullopt);
    for (const char* bad : {"{}", R"({"kind":7})", R"({"kind":"dance"})", R"({"x":1})", R"({"kind":"keep","x":1})"}) {
        good.unless->items[1] = condition(bad);
        EXPECT_EQ(fault_in({good}, kForms), "steps[0].unless[1].move") << bad;
    }
    good.unless.reset();
    good.only_if.emplace().items = {
        condition(R"({"kind":"keep","dice":["A","A","A","A","A","A","A","A","A","A","A","A","A",)"
                  R"("A","A","A","A","A","A","A","A","A","A","A","A","A","A","A","A","A","A",)"
                  R"("A","A","A","A","A","A","A","A","A","A","A","A","A","A","A","A","A","A"]})")};
    EXPECT_EQ(fault_in({good}, kForms), "steps[0].only_if[0].move");
    good.only_if.emplace().items = {condition("{}")};
    EXPECT_EQ(fault_in({good}, kForms), "steps[0].only_if[0].move");
    good.only_if->items = {condition(R"({"kind":"keep"})"), condition(R"({"kind":"keep"})")};
    EXPECT_EQ(fault_in(std::vector(32, good), kForms), std::nullopt);
    EXPECT_EQ(fault_in(std::vector(33, good), kForms), "steps[32]");
}

}  // namespace wharf::server
