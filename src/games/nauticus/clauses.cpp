// The clauses of Nauticus's rules, by their numbers; their words in every language stand in words/*.rules.json.
#include "games/nauticus/text.h"

namespace wharf::nauticus {

text::Words NauticusText::clauses() {
    static constexpr std::string_view kClauses[] = {
        "N0.1", "N0.2", "N0.3", "N0.4", "N0.5", "N0.6", "N1.1", "N1.2", "N1.3", "N1.4",  "N2.1",
        "N2.2", "N2.3", "N2.4", "N2.5", "N3.1", "N3.2", "N3.3", "N4.1", "N4.2", "N4.3",  "N4.4",
        "N4.5", "N4.6", "N4.7", "N5.1", "N5.2", "N5.3", "N5.4", "N5.5", "N6.1", "N6.2",  "N6.3",
        "N6.4", "N7.1", "N7.2", "N8.1", "N8.2", "N9.1", "N9.2", "N9.3", "N9.4", "N10.1",
    };
    return kClauses;
}

}  // namespace wharf::nauticus
