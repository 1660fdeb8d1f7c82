// How the engine ends where the libraries see no way on. Nobody reads a standard error in a browser: without their
// words what prints need not be loaded, and the page sees a trap.
#include <__verbose_abort>
#include <cstdlib>

extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { std::abort(); }

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) { std::abort(); }
_LIBCPP_END_NAMESPACE_STD

// Boost would print the numbers of errors that nobody has named; nobody asks for their words here.
extern "C" int snprintf(char* text, size_t size, const char* /*format*/, ...) {
    if (size > 0) *text = '\0';
    return 0;
}
