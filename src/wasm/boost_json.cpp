// The whole of Boost.JSON as one source, without exceptions: what would throw ends the module.
#include <boost/json/src.hpp>

#include <cstdlib>

namespace boost {

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost
