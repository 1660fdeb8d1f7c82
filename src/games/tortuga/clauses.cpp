// The clauses of Tortuga's rules, by their numbers; their words in every language stand in words/*.rules.json.
#include "games/tortuga/text.h"

namespace wharf::tortuga {

text::Words TortugaText::clauses() {
    static constexpr std::string_view kClauses[] = {
        "T0.1", "T0.2", "T0.3", "T0.4", "T0.5",  "T0.6",  "T1.1",  "T1.2",  "T2.1", "T2.2", "T2.3",
        "T2.4", "T2.5", "T2.6", "T2.7", "T2.8",  "T2.9",  "T3.1",  "T3.2",  "T3.3", "T3.4", "T3.5",
        "T3.6", "T3.7", "T3.8", "T3.9", "T3.10", "T3.11", "T3.12", "T3.13", "T4.1", "T4.2", "T4.3",
        "T4.4", "T5.1", "T5.2", "T5.3", "T5.4",  "T5.5",  "T6.1",  "T6.2",  "T7.1", "T8.1", "T8.2",
    };
    return kClauses;
}

}  // namespace wharf::tortuga
