// Reports and their steps as JSON, for programs and for the client.
#pragma once

#include <boost/json.hpp>
#include <optional>

#include "report/report.h"

namespace wharf::report {

boost::json::object report_json(const Report& report, const match::AnyMatch& record);

// A finding that is kept or sent, and read again; nothing if it is none.
boost::json::object finding_json(const Finding& finding, int players);
std::optional<Finding> read_finding(const boost::json::value& json, int players);

boost::json::array line_json(const std::vector<players::LineStep>& line);

}  // namespace wharf::report
