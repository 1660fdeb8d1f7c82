// How long a search may think.
#pragma once

namespace wharf::players {

// So many iterations, so many seconds, or what ends first. 0: no limit of this kind.
struct Budget {
    int iterations = 0;
    double seconds = 0;
};

}  // namespace wharf::players
