// The clauses of Glück Auf's rules, by their numbers; their words in every language stand in words/*.rules.json.
#include "games/gluck_auf/text.h"

namespace wharf::gluck_auf {

text::Words GluckAufText::clauses() {
    static constexpr std::string_view kClauses[] = {
        "G0.1", "G0.2", "G0.3", "G0.4", "G0.5", "G1.0", "G1.1", "G1.2",  "G1.3",  "G2.1",  "G2.2",  "G2.3", "G2.4",
        "G3.1", "G3.2", "G3.3", "G4.1", "G4.2", "G4.3", "G4.4", "G4.5",  "G4.6",  "G4.7",  "G4.8",  "G5.1", "G6.1",
        "G7.1", "G7.2", "G8.1", "G8.2", "G8.3", "G9.1", "G9.2", "G10.1", "G10.2", "G11.1", "G11.2",
    };
    return kClauses;
}

}  // namespace wharf::gluck_auf
