#include "server/node.h"

#include "match/any_game.h"

namespace wharf::server {

namespace {

// Argon2id takes 64 MiB for each at work.
constexpr int kHashers = 2;
constexpr std::size_t kMostHashing = 64;
constexpr int kReaders = 2;
constexpr std::size_t kMostReading = 10'000;
constexpr std::size_t kMostThinking = 10'000;
// Of one person's turns so many are with other nodes at a time.
constexpr int kMostOut = 2;

// The log is written from any thread.
std::function<void(std::string_view)> report(const Log& log, const char* who) {
    return [log, who](std::string_view reason) {
        log.error("work off the loop failed", {{"of", who}, {"reason", reason}});
    };
}

}  // namespace

Node::Node(Loop& event_loop, storage::Store& the_store, Log the_log, const NodeOptions& wanted)
    : loop(event_loop),
      store(the_store),
      log(the_log),
      options(wanted),
      commit_queue(the_store),
      readers(kReaders, kMostReading, report(log, "readers")),
      hashers(kHashers, kMostHashing, report(log, "hashers")),
      thinkers(wanted.thinkers, kMostThinking, report(log, "thinkers")),
      hand_outs(kMostOut),
      quick_thinkers(1, kMostThinking, report(log, "quick thinkers")) {}

std::string Node::choose(const match::AnyMatch& match, Seat seat, protocol::Level level) {
    const std::vector<match::LegalMove> legal = match.legal(seat);
    std::string reason = "it chose no legal move";
    const auto begin = storage::Histogram::Clock::now();
    try {
        std::string move = options.choose(match, seat, level);
        times.computers_thought.add_since(begin);
        for (const match::LegalMove& known : legal)
            if (known.text == move) return move;
    } catch (const std::exception& failure) {
        reason = failure.what();
    }
    log.error("a computer player failed", {{"game", match.game().id()}, {"seat", seat}, {"reason", reason}});
    return legal[chance.below(static_cast<std::uint32_t>(legal.size()))].text;
}

Arrival<std::vector<storage::Outcome>> Node::write(std::vector<storage::Write> writes) {
    return Arrival<std::vector<storage::Outcome>>([this, writes = std::move(writes)](auto deliver) mutable {
        const std::size_t count = writes.size();
        const auto request =
            commit_queue.write(std::move(writes), [this, deliver](std::span<const storage::Outcome> outcomes) {
                loop.post([deliver, all = std::vector(outcomes.begin(), outcomes.end())] { deliver(all); });
            });
        if (request == 0)
            loop.post([deliver, count] {
                deliver(std::vector<storage::Outcome>(count, storage::Outcome{storage::Code::failed, 0}));
            });
    });
}

bool Storing::await_suspend(std::coroutine_handle<> waiting) {
    // Two words: they fit into the function itself.
    request_ = node_.commit_queue.write(std::move(write_), [this, waiting](std::span<const storage::Outcome> outcomes) {
        outcome_ = outcomes.front();
        for (const storage::Outcome& outcome : outcomes.subspan(1)) joined_.push_back(outcome.code);
        node_.loop.post([waiting] { waiting.resume(); });
    });
    return request_ != 0;
}

bool Storing::join(const std::function<std::optional<storage::Write>()>& also) {
    return request_ != 0 && node_.commit_queue.join(request_, also);
}

}  // namespace wharf::server
