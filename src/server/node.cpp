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

}  // namespace

Node::Node(Loop& event_loop, storage::Store& the_store, Log the_log, const NodeOptions& wanted)
    : loop(event_loop),
      store(the_store),
      log(the_log),
      options(wanted),
      scribe(the_store),
      readers(kReaders, kMostReading),
      hashers(kHashers, kMostHashing),
      thinkers(wanted.thinkers, kMostThinking) {}

std::string Node::choose(const match::AnyMatch& match, Seat seat, protocol::Level level) {
    const std::vector<match::LegalMove> legal = match.legal(seat);
    std::string reason = "it chose no legal move";
    try {
        std::string move = options.choose(match, seat, level);
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
        const bool taken = scribe.write(std::move(writes), [this, deliver](std::span<const storage::Outcome> outcomes) {
            loop.post([deliver, all = std::vector(outcomes.begin(), outcomes.end())] { deliver(all); });
        });
        if (!taken)
            loop.post([deliver, count] {
                deliver(std::vector<storage::Outcome>(count, storage::Outcome{storage::Code::failed, 0}));
            });
    });
}

Arrival<storage::Outcome> Node::write(storage::Write write) {
    return Arrival<storage::Outcome>([this, write = std::move(write)](auto deliver) mutable {
        const bool taken = scribe.write(std::move(write), [this, deliver](storage::Outcome outcome) {
            loop.post([deliver, outcome] { deliver(outcome); });
        });
        if (!taken) loop.post([deliver] { deliver(storage::Outcome{storage::Code::failed, 0}); });
    });
}

}  // namespace wharf::server
