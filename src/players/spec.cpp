#include "players/spec.h"

#include "text/plain.h"

namespace wharf::players {

std::variant<Spec, text::Problem> read_spec(std::string_view text) {
    if (text == "random") return Spec{Method::random, std::string(text)};
    if (text == "greedy") return Spec{Method::greedy, std::string(text)};
    return text::Problem{"", "there is no player \"" + text::plain(text, 40) + "\"; players are: random, greedy"};
}

}  // namespace wharf::players
