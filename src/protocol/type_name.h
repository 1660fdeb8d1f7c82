// The name of a type as it stands in the source, without namespaces.
#pragma once

#include <string>
#include <string_view>

namespace wharf::protocol {

template <class T>
std::string type_name() {
    // "… [with T = wharf::protocol::Me; …]" or "… [T = wharf::protocol::Me]": the only place that knows the name.
    const std::string_view function = __PRETTY_FUNCTION__;
    const std::size_t begin = function.find("T = ") + 4;
    const std::string_view name = function.substr(begin, function.find_first_of(";]", begin) - begin);
    return std::string(name.substr(name.rfind(':') + 1));
}

}  // namespace wharf::protocol
