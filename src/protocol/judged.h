// What somebody's own decisions cost in a game that is over, as his device has judged them.
#pragma once

#include "protocol/fields.h"

namespace wharf::protocol {

struct JudgedMove {
    Whole<0, 1'000'000> move;  // its number in the record
    Whole<0, 1'000'000> cost;  // against the best move, in millionths of the win
    bool mistake = false;
};
BOOST_DESCRIBE_STRUCT(JudgedMove, (), (move, cost, mistake))

// In the order of play, each once.
struct JudgedMoves {
    List<JudgedMove, 1000> moves;
};
BOOST_DESCRIBE_STRUCT(JudgedMoves, (), (moves))

struct JudgedGame {
    std::string table;
    std::vector<JudgedMove> moves;
};
BOOST_DESCRIBE_STRUCT(JudgedGame, (), (table, moves))

}  // namespace wharf::protocol
