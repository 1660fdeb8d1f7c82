// The clauses of Skeleton Game's rules, by their numbers; their words in every language stand in words/*.rules.json.
#include "games/skeleton_game/text.h"

namespace wharf::skeleton_game {

text::Words SkeletonGameText::clauses() {
    static constexpr std::string_view kClauses[] = {"S1.1", "S1.2", "S2.1", "S2.2", "S2.3", "S3.1", "S3.2"};
    return kClauses;
}

}  // namespace wharf::skeleton_game
