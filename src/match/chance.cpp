#include "match/chance.h"

#include <unistd.h>

#include <array>
#include <cstdlib>

namespace wharf::match {

namespace {

// Random numbers of the operating system, fetched by the block: asking for each alone was a fifth of a server's time.
class Block {
 public:
    std::uint32_t next() {
        if (used_ == numbers_.size()) {
            // Fails only where there is no randomness at all; then nothing that follows could be trusted.
            if (getentropy(numbers_.data(), sizeof numbers_) != 0) std::abort();
            used_ = 0;
        }
        return numbers_[used_++];
    }

 private:
    std::array<std::uint32_t, 64> numbers_{};  // 256 bytes: the most one call gives
    std::size_t used_ = 64;
};

}  // namespace

int RandomNumbers::draw(const ChanceEvent& event) {
    std::uint32_t total = 0;
    for (int i = 0; i < event.outcomes(); ++i) total += event.weight(i);
    std::uint32_t ticket = below(total);
    int index = 0;
    for (; ticket >= event.weight(index); ++index) ticket -= event.weight(index);
    return index;
}

std::uint32_t SystemChance::below(std::uint32_t bound) {
    thread_local Block block;
    // The lowest numbers, as many as do not share evenly among the outcomes, are thrown away.
    const std::uint32_t uneven = (0U - bound) % bound;
    for (;;) {
        const std::uint32_t number = block.next();
        if (number >= uneven) return number % bound;
    }
}

}  // namespace wharf::match
