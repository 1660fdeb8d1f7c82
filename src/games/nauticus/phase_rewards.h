// N5.4 Rewards of a finished ship, one after the other.
#pragma once

#include "games/nauticus/pieces.h"

namespace wharf::nauticus {

// N5.4: two different goods if two kinds are in stock and two places are free, else one, else none.
GAME_FN inline void list_goods(const Table& table, const Board& board, Actions& list) {
    const std::uint32_t goods = obtainable(table, board, kGoodBits) >> index_of(Piece::fish);
    const bool two = free_places(board) >= 2 && (goods & (goods - 1)) != 0;
    for (std::uint32_t first = goods; first != 0; first &= first - 1) {
        const std::uint32_t rest = first & (first - 1);
        const std::uint32_t lowest = first ^ rest;
        if (!two) list.push_back(make(Kind::reward, index_of(Reward::goods), static_cast<int>(lowest)));
        for (std::uint32_t second = two ? rest : 0; second != 0; second &= second - 1) {
            const std::uint32_t pair = lowest | (second & (0U - second));
            list.push_back(make(Kind::reward, index_of(Reward::goods), static_cast<int>(pair)));
        }
    }
}

// Points, taler and workers always give something and suffice for four masts: no reward is ever lost.
GAME_FN inline void list_rewards(const Table& table, Actions& list) {
    const Board& board = table.boards[table.active];
    const std::uint32_t crowns = obtainable(table, board, bit_of(Piece::crown_mast) | bit_of(Piece::crown_sail));
    for (int kind = 0; kind < kRewards; ++kind) {
        if (table.rewards[kind] == kRewardLimit) continue;
        const auto reward = static_cast<Reward>(kind);
        if (reward == Reward::goods)
            list_goods(table, board, list);
        else if ((reward != Reward::crown_mast || (crowns & bit_of(Piece::crown_mast)) != 0) &&
                 (reward != Reward::crown_sail || (crowns & bit_of(Piece::crown_sail)) != 0))
            list.push_back(make(Kind::reward, kind));
    }
}

GAME_FN inline void apply_reward(Table& table, Action action) {
    Board& board = table.boards[table.active];
    switch (static_cast<Reward>(action.item)) {
        case Reward::crown_mast:
            gain(table, board, Piece::crown_mast);
            board.crowns += 1;
            break;
        case Reward::crown_sail:
            gain(table, board, Piece::crown_sail);
            board.crowns += 1;
            break;
        case Reward::points: board.points = static_cast<std::int16_t>(board.points + kRewardPoints); break;
        case Reward::taler: board.taler = static_cast<std::int16_t>(board.taler + kRewardTaler); break;
        case Reward::workers: board.workers = static_cast<std::uint8_t>(board.workers + kRewardWorkers); break;
        case Reward::goods:
            for (int kind = 0; kind < kGoods; ++kind)
                if (((action.value >> kind) & 1U) != 0)
                    gain(table, board, static_cast<Piece>(index_of(Piece::fish) + kind));
            break;
    }
    table.rewards[action.item] += 1;
    table.rewards_due -= 1;
    if (table.rewards_due == 0)
        for (std::uint8_t& taken : table.rewards) taken = 0;
}

}  // namespace wharf::nauticus
