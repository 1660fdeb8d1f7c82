// What has changed from one JSON object to the next: {"/view/table/round": 3, …}, JSON Pointers (RFC 6901) to values
// that take the place of the old ones. Nothing is added or taken away: where an object has other fields than before, or
// a list another length, it is sent as a whole.
#pragma once

#include <boost/json/object.hpp>

namespace wharf::text {

// False, and something may have been changed: one of the pointers leads nowhere.
bool apply_changes(boost::json::object& object, const boost::json::object& changes);

}  // namespace wharf::text
