// A decision judged by a foreign program (analyse? of docs/engine-protocol.md).
#pragma once

#include <boost/json.hpp>

#include "match/any_match.h"

namespace wharf::cli {

struct ForeignInquiry {
    std::string engine;  // its command
    std::uint32_t visits = 0;
    int most = 5;
    std::string only;
};

// Its answer, checked: {"moves": [{"move", "values", "visits"?, "line"?}…]}, every move legal and each once. Ends the
// command in one line if there is none.
boost::json::object ask_engine(const match::AnyMatch& match, Seat seat, const ForeignInquiry& inquiry);

}  // namespace wharf::cli
