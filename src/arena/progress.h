// How far a contest is, whoever plays its blocks.
#pragma once

#include <map>
#include <mutex>
#include <optional>

#include "arena/contest.h"

namespace wharf::arena {

// The blocks of a running contest, shared by its threads.
class Progress {
 public:
    Progress(const Contest& contest, const Watch& watch, const std::atomic<bool>& stop)
        : contest_(contest), watch_(watch), stop_(stop) {}

    // Blocks known from before; one that is too short now is played again, one too long is cut.
    void take_known(const std::vector<Block>& known) {
        for (Block block : known) {
            if (block.number >= contest_.blocks()) continue;
            const auto games = static_cast<std::size_t>(contest_.games_in(block.number));
            if (block.games.size() < games) continue;
            block.games.resize(games);
            blocks_[block.number] = std::move(block);
        }
        const std::lock_guard lock(mutex_);
        advance();
    }

    // The next block nobody plays yet, or none.
    std::optional<int> next() {
        const std::lock_guard lock(mutex_);
        while (next_ < contest_.blocks() && blocks_.contains(next_)) next_ += 1;
        if (next_ >= contest_.blocks() || ended_ || stop_) return std::nullopt;
        return next_++;
    }

    void game_over(const match::Record& record) {
        const std::lock_guard lock(mutex_);
        if (!ended_ && watch_.game_over) watch_.game_over(record);
    }

    void add(Block block) {
        const std::lock_guard lock(mutex_);
        if (ended_) return;
        if (watch_.finished) watch_.finished(block);
        blocks_[block.number] = std::move(block);
        advance();
    }

    bool is_stopped() const { return ended_ || stop_; }

    std::vector<Block> take() {
        std::vector<Block> list;
        for (auto& [number, block] : blocks_)
            if (!ended_ || number < in_order_) list.push_back(std::move(block));
        return list;
    }

 private:
    // Asks whether there is enough, in the order of numbers, so that threads do not change the answer.
    void advance() {
        for (; !ended_ && blocks_.contains(in_order_); ++in_order_)
            if (watch_.enough && watch_.enough(blocks_[in_order_])) ended_ = true;
    }

    const Contest& contest_;
    const Watch& watch_;
    const std::atomic<bool>& stop_;
    std::mutex mutex_;
    std::map<int, Block> blocks_;
    int next_ = 0;
    int in_order_ = 0;  // blocks below are finished
    std::atomic<bool> ended_ = false;
};

}  // namespace wharf::arena
