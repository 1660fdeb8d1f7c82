#include "arena/contest.h"

#include <thread>

#include "arena/line_ups.h"
#include "arena/play_block.h"
#include "arena/progress.h"

namespace wharf::arena {

std::vector<Block> run(const Contest& contest, const std::vector<Block>& known, const std::atomic<bool>& stop,
                       const Watch& watch) {
    const auto line_up = line_ups(contest);
    Progress progress(contest, watch, stop);
    progress.take_known(known);
    const auto work = [&] {
        while (const auto number = progress.next()) {
            auto played =
                play_block(contest, *number, line_up[static_cast<std::size_t>(*number)], progress.wants_records(),
                           {[&] { return progress.is_stopped(); }, [&] { progress.game_over(); }});
            if (played) progress.add(std::move(*played));
        }
    };
    std::vector<std::thread> threads;
    for (int i = 1; i < contest.threads; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    return progress.take();
}

}  // namespace wharf::arena
