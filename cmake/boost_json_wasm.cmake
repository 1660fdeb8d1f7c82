# Boost.JSON compiled for WebAssembly from Debian's headers. They are reached through a link of their own, because the rest
# of the host's include folder must stay out of sight.
find_path(WHARF_BOOST_HEADERS boost/json.hpp PATHS /usr/include NO_DEFAULT_PATH REQUIRED)
set(boost_link ${CMAKE_BINARY_DIR}/boost-headers)
file(MAKE_DIRECTORY ${boost_link})
file(CREATE_LINK ${WHARF_BOOST_HEADERS}/boost ${boost_link}/boost SYMBOLIC)

add_library(wharf_boost_json STATIC ${CMAKE_SOURCE_DIR}/src/wasm/boost_json.cpp)
target_compile_options(wharf_boost_json PRIVATE -Oz)
target_include_directories(wharf_boost_json SYSTEM PUBLIC ${boost_link})
target_compile_definitions(wharf_boost_json PUBLIC BOOST_NO_EXCEPTIONS BOOST_SYSTEM_DISABLE_THREADS BOOST_JSON_NO_LIB)
add_library(Boost::json ALIAS wharf_boost_json)
