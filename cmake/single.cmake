# One program that brings its libraries along and asks the machine for nothing but the C library (WHARF_SINGLE): games
# lie in a folder; PostgreSQL and NATS, which Debian has as shared libraries alone, are not in it.
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
set(Boost_USE_STATIC_LIBS ON)
set(OPENSSL_USE_STATIC_LIBS ON)
add_link_options(-static-libstdc++ -static-libgcc)

# Debian has fmt as a shared library and as headers: this is the library, made of the headers.
add_library(wharf_fmt STATIC cmake/fmt.cpp)
target_compile_definitions(wharf_fmt PUBLIC FMT_SHARED)
target_compile_features(wharf_fmt PUBLIC cxx_std_20)
add_library(fmt::fmt ALIAS wharf_fmt)
add_library(fmt::fmt-header-only ALIAS wharf_fmt)  # whoever looks for the one finds both
