# The trained nets inside the program: a source file that takes in every nets/GAME.net. WebAssembly gets none.
set(embedded_nets ${CMAKE_BINARY_DIR}/embedded_nets.cpp)
set(net_files "")
if(NOT WHARF_WASM)
  file(GLOB net_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/nets/*.net)
endif()

set(assembly "")
set(declarations "")
set(list "")
set(number 0)
foreach(file IN LISTS net_files)
  get_filename_component(game ${file} NAME_WE)
  string(APPEND assembly "asm(\".section .rodata\\n.balign 8\\n.global wharf_net_${number}\\nwharf_net_${number}:\\n.incbin \\\"${file}\\\"\\n"
                         ".global wharf_net_end_${number}\\nwharf_net_end_${number}:\\n.byte 0\\n.text\\n\");\n")
  string(APPEND declarations "extern \"C\" const char wharf_net_${number}[];\nextern \"C\" const char wharf_net_end_${number}[];\n")
  string(APPEND list "    if (game == \"${game}\") return {wharf_net_${number}, static_cast<std::size_t>(wharf_net_end_${number} - wharf_net_${number})};\n")
  math(EXPR number "${number} + 1")
endforeach()
file(CONFIGURE OUTPUT ${embedded_nets} @ONLY CONTENT
"// Made by cmake/embed_nets.cmake.
#include \"catalog/shipped_nets.h\"

${assembly}
${declarations}
namespace wharf::catalog {

std::string_view shipped_net_bytes([[maybe_unused]] std::string_view game) {
${list}    return {};
}

}  // namespace wharf::catalog
")
set_source_files_properties(${embedded_nets} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON OBJECT_DEPENDS "${net_files}")
