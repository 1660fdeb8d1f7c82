#include "match/chance.h"

#include <random>

namespace wharf::match {

std::uint32_t SystemChance::below(std::uint32_t bound) {
    // random_device asks the operating system (getrandom or the processor) for every number.
    std::random_device device;
    return std::uniform_int_distribution<std::uint32_t>(0, bound - 1)(device);
}

}  // namespace wharf::match
