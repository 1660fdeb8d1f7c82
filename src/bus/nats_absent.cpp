// Instead of nats.cpp in the single program: Debian has no such library that could be inside it.
#include "bus/nats.h"

namespace wharf::bus {

std::unique_ptr<Bus> nats_bus(const std::string&, const std::string&, const Options&) {
    throw Failure("this program has no NATS in it; that of the Debian package has");
}

}  // namespace wharf::bus
