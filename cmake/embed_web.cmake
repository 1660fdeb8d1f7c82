# The web client inside the program: a source file that takes in every file of web/dist, if the client has been built.
set(dist ${CMAKE_SOURCE_DIR}/web/dist)
set(embedded ${CMAKE_BINARY_DIR}/embedded_files.cpp)
file(GLOB_RECURSE web_files CONFIGURE_DEPENDS ${dist}/*)
# Sanitized programs are built while the client may be built anew beside them.
if(WHARF_SANITIZE OR NOT EXISTS ${dist}/index.html)
  set(web_files ${CMAKE_SOURCE_DIR}/src/server/page/index.html)
  set(dist ${CMAKE_SOURCE_DIR}/src/server/page)
endif()

set(assembly "")
set(declarations "")
set(list "")
set(number 0)
foreach(file IN LISTS web_files)
  file(RELATIVE_PATH path ${dist} ${file})
  string(APPEND assembly "asm(\".section .rodata\\n.global wharf_web_${number}\\nwharf_web_${number}:\\n.incbin \\\"${file}\\\"\\n"
                         ".global wharf_web_end_${number}\\nwharf_web_end_${number}:\\n.byte 0\\n.text\\n\");\n")
  string(APPEND declarations "extern \"C\" const char wharf_web_${number}[];\nextern \"C\" const char wharf_web_end_${number}[];\n")
  string(APPEND list "    {\"/${path}\", {wharf_web_${number}, static_cast<std::size_t>(wharf_web_end_${number} - wharf_web_${number})}},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(CONFIGURE OUTPUT ${embedded} @ONLY CONTENT
"// Made by cmake/embed_web.cmake.
#include \"server/web_files.h\"

${assembly}
${declarations}
namespace wharf::server {

std::vector<WebFile> embedded_files() {
    return {
${list}    };
}

}  // namespace wharf::server
")
set_source_files_properties(${embedded} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON OBJECT_DEPENDS "${web_files}")
