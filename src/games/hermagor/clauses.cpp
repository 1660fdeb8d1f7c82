// The clauses of Hermagor's rules, by their numbers; their words in every language stand in words/*.rules.json.
#include "games/hermagor/text.h"

namespace wharf::hermagor {

text::Words HermagorText::clauses() {
    static constexpr std::string_view kClauses[] = {
        "H0.1", "H0.2", "H0.3",  "H0.4", "H0.5", "H0.6", "H1.1", "H1.2", "H1.3", "H1.4", "H2.1", "H2.2", "H3.1",
        "H3.2", "H3.3", "H3.4",  "H3.5", "H3.6", "H3.7", "H4.1", "H4.2", "H4.3", "H4.4", "H4.5", "H4.6", "H4.7",
        "H4.8", "H4.9", "H4.10", "H5.1", "H5.2", "H5.3", "H6.1", "H6.2", "H6.3", "H6.4", "H6.5", "H7.1", "H7.2",
        "H7.3", "H7.4", "H7.5",  "H7.6", "H7.7", "H7.8", "H8.1", "H8.2", "H8.3", "H9.1",
    };
    return kClauses;
}

}  // namespace wharf::hermagor
