// What libfmt.so holds, for the single program: the functions of its headers, and those of its templates that others
// take for compiled.
#include <fmt/format-inl.h>

namespace fmt::detail {

template std::locale locale_ref::get<std::locale>() const;
template thousands_sep_result<char> thousands_sep_impl<char>(locale_ref);
template char decimal_point_impl<char>(locale_ref);

}  // namespace fmt::detail
