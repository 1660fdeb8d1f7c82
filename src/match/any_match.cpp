#include "match/any_match.h"

namespace wharf::match {

boost::json::object AnyMatch::view(Seat observer) const {
    return text::parse_own(text::json_text([&](text::JsonText& to) { write_view(observer, to); }));
}

}  // namespace wharf::match
