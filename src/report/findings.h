// What is found out about one event of a record: a step of a report. It depends on nothing but the record, the settings
// and the analyst, so steps can be done in any order, by several workers, and kept.
#pragma once

#include "report/expectation.h"
#include "report/plan.h"

namespace wharf::report {

struct JudgedDecision {
    Decision decision;
    std::string played;
    std::string best;
    float value = 0;   // of the best move to the seat: its share of the win
    float cost = 0;    // of the win, against the best move
    float margin = 0;  // half the width of the 95 % interval of the cost
    std::uint32_t visits = 0;
    bool is_mistake = false;
    bool is_substitutes = false;  // a computer player made the move for somebody who had gone; assemble says so
    std::vector<players::LineStep> line{};  // from the best move on, where another was played
};

struct Finding {
    SeatShares before{};  // what the seats could expect before the event
    std::vector<JudgedDecision> decisions;
};

// Step `number` of a plan; its size is the number of the last step, which says what is expected at the end.
Finding find(const match::AnyMatch& record, const std::vector<Event>& plan, std::size_t number,
             players::AnyAnalyst& analyst, const Settings& settings);

// Cost of a move that was made; `match` is before it.
JudgedDecision judge(const match::AnyMatch& match, const Decision& decision, const std::string& played,
                     players::AnyAnalyst& analyst, const Settings& settings);

}  // namespace wharf::report
