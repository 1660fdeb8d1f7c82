// How far a contest is, whoever plays its blocks.
#pragma once

#include <map>
#include <mutex>
#include <optional>

#include "arena/contest.h"
#include "arena/play_block.h"

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

    void game_over() {
        const std::lock_guard lock(mutex_);
        if (!ended_ && watch_.game_over) watch_.game_over();
    }

    bool wants_records() const { return watch_.recorded != nullptr; }

    void add(PlayedBlock played) {
        const std::lock_guard lock(mutex_);
        if (ended_) return;
        const int number = played.block.number;
        if (watch_.finished) watch_.finished(played.block);
        blocks_[number] = std::move(played.block);
        if (wants_records()) records_[number] = std::move(played.records);
        advance();
    }

    bool is_stopped() const { return ended_ || stop_; }

    std::vector<Block> take() {
        if (!ended_) tell_records(contest_.blocks());  // it was stopped: what lies behind a gap is kept too
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
        tell_records(in_order_);
    }

    // Of the blocks below this number.
    void tell_records(int end) {
        while (!records_.empty() && records_.begin()->first < end)
            watch_.recorded(records_.extract(records_.begin()).mapped());
    }

    const Contest& contest_;
    const Watch& watch_;
    const std::atomic<bool>& stop_;
    std::mutex mutex_;
    std::map<int, Block> blocks_;
    std::map<int, std::vector<std::string>> records_;  // not told yet
    int next_ = 0;
    int in_order_ = 0;  // blocks below are finished
    std::atomic<bool> ended_ = false;
};

}  // namespace wharf::arena
