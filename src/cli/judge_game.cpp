#include "cli/judge_game.h"

#include <fmt/format.h>

#include <atomic>
#include <mutex>
#include <thread>

#include "catalog/analysts.h"
#include "cli/command.h"
#include "cli/interruption.h"
#include "cli/output.h"

namespace wharf::cli {

report::Report judge_game(const match::Record& record, const report::Settings& settings, int threads,
                          const nets::Net* net) {
    const match::AnyMatch& match = *record.match;
    const auto plan = report::plan(match, *catalog::make_analyst(match.game(), net));
    std::vector<report::Finding> findings(plan.size() + 1);
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;
    std::mutex mutex;
    const auto work = [&] {
        const auto analyst = catalog::make_analyst(match.game(), net);
        for (std::size_t step = next++; step < findings.size() && !interrupted(); step = next++) {
            findings[step] = report::find(match, plan, step, *analyst, settings);
            const std::lock_guard lock(mutex);
            done += 1;
            if (settings.visits > 0)
                show_progress(fmt::format("{} / {}", done.load(), findings.size()),
                              static_cast<double>(done) / static_cast<double>(findings.size()));
        }
    };
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < threads; ++i) others.emplace_back(work);
        work();
    }
    end_progress();
    if (interrupted())
        throw CommandError(kInterrupted, fmt::format("interrupted after {} of {} steps", done.load(), findings.size()));
    return report::assemble(record, plan, findings);
}

}  // namespace wharf::cli
