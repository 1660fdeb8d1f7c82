# Warnings, sanitizers, linker and cache: what every target is compiled with.

set(WHARF_SANITIZE "" CACHE STRING "Sanitizers to build with, e.g. address,undefined or thread")
option(WHARF_WARNINGS_AS_ERRORS "Stop at warnings" OFF)
option(WHARF_TESTS "Build the tests" OFF)
option(WHARF_FUZZ "Build the fuzzers (clang)" OFF)
option(WHARF_SINGLE "One program that needs no library but the C library: without PostgreSQL and NATS" OFF)

set(WHARF_WASM OFF)
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  set(WHARF_WASM ON)
endif()

set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
if(WHARF_WASM)
  set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")  # no slower than -O3 there, and less to load
endif()
set(CMAKE_CXX_FLAGS_DEBUG "-g1")  # folders that play many games add -O1
add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wno-unused-parameter)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-Wno-restrict -Wno-array-bounds)  # false alarms of g++ 12 at -O3; clang checks without them
endif()
if(WHARF_WARNINGS_AS_ERRORS)
  add_compile_options(-Werror)
endif()

# Popcount and friends; every x86-64 machine since 2009 has them.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  add_compile_options(-march=x86-64-v2)
endif()

if(WHARF_SANITIZE)
  add_compile_options(-fsanitize=${WHARF_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(WHARF_SANITIZE MATCHES "undefined")
    # The other sanitizer catches null pointers and wrong objects; misaligned ones are not looked for. Asking for each
    # costs a quarter of the time.
    add_compile_options(-fno-sanitize=null,alignment,object-size,vptr)
  endif()
  add_compile_definitions(WHARF_SANITIZED)
  add_link_options(-fsanitize=${WHARF_SANITIZE})
endif()

find_program(CCACHE ccache)
if(CCACHE)
  # What one checkout has compiled serves all.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
endif()
find_program(MOLD mold)
if(MOLD AND NOT WHARF_WASM)
  add_link_options(-fuse-ld=mold)
endif()
