#include "match/any_match.h"

namespace wharf::match {

boost::json::object AnyMatch::view(Seat observer) const {
    std::string text;
    text::JsonText to(text);
    write_view(observer, to);
    return text::parse_own(text);
}

}  // namespace wharf::match
