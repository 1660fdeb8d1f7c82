#include "server/retention.h"

namespace wharf::server {

namespace {

constexpr std::chrono::seconds kFirstSweep{5};
constexpr std::chrono::minutes kNextSweep{10};
constexpr Time kSweepEvery = 3'600'000;
// A commit with so many holds nobody up for longer than one with many moves.
constexpr int kSweptAtOnce = 20;
constexpr std::chrono::milliseconds kSweepPause{50};
// And more are left for the next hour: a store that was never tidied is so in a few days, not in one night.
constexpr int kMostSweeps = 1000;

}  // namespace

void Retention::start() {
    node_.loop.after(kFirstSweep, [this] {
        spawn("retention", tidy());
        node_.loop.after(kNextSweep - kFirstSweep, [this] { start(); });
    });
}

Task<std::int64_t> Retention::forget(std::function<storage::Write()> part) {
    std::int64_t all = 0;
    for (int parts = 0; parts < kMostSweeps && !node_.draining; ++parts) {
        storage::Write write = part();
        const storage::Outcome outcome = co_await node_.write(std::move(write));
        if (outcome.code != storage::Code::done || outcome.number == 0) break;
        all += outcome.number;
        Arrival<bool> pause([this](auto deliver) { node_.loop.after(kSweepPause, [deliver] { deliver(true); }); });
        co_await pause;
    }
    co_return all;
}

Task<std::int64_t> Retention::forget_tables(storage::TableStatus status, std::int64_t days, Time now) {
    if (days == 0) co_return 0;
    const Time before = now - days * kDay;
    auto forgetting = forget([=] { return storage::ForgetTables{status, before, kSweptAtOnce}; });
    const std::int64_t gone = co_await forgetting;
    forgotten_.tables += static_cast<std::uint64_t>(gone);
    co_return gone;
}

Task<std::int64_t> Retention::forget_tournaments(storage::TournamentStatus status, std::int64_t days, Time now) {
    if (days == 0) co_return 0;
    const Time before = now - days * kDay;
    auto forgetting = forget([=] { return storage::ForgetTournaments{status, before, kSweptAtOnce}; });
    const std::int64_t gone = co_await forgetting;
    forgotten_.tournaments += static_cast<std::uint64_t>(gone);
    co_return gone;
}

Task<bool> Retention::tidy(Time now) {
    storage::Write chore = storage::TakeChore{"retention", now, kSweepEvery};
    const storage::Outcome taken = co_await node_.write(std::move(chore));
    if (taken.code != storage::Code::done) co_return false;
    const std::int64_t abandoned = co_await forget_tables(storage::TableStatus::abandoned, keep_.abandoned, now);
    const std::int64_t unfinished = co_await forget_tables(storage::TableStatus::playing, keep_.unfinished, now);
    const std::int64_t games = co_await forget_tables(storage::TableStatus::finished, keep_.games, now);
    const std::int64_t cancelled =
        co_await forget_tournaments(storage::TournamentStatus::cancelled, keep_.cancelled, now);
    const std::int64_t over = co_await forget_tournaments(storage::TournamentStatus::over, keep_.tournaments, now);
    std::int64_t guests = 0;
    if (keep_.guests > 0) {
        const Time before = now - keep_.guests * kDay;
        auto forgetting = forget([=] { return storage::ForgetGuests{before, now, kSweptAtOnce}; });
        guests = co_await forgetting;
        forgotten_.guests += static_cast<std::uint64_t>(guests);
    }
    if (abandoned + unfinished + games + cancelled + over + guests > 0)
        node_.log.info("forgotten", {{"abandoned_tables", abandoned},
                                     {"unfinished_games", unfinished},
                                     {"finished_games", games},
                                     {"cancelled_tournaments", cancelled},
                                     {"finished_tournaments", over},
                                     {"guests", guests}});
    co_return true;
}

}  // namespace wharf::server
