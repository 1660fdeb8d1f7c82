# The word tables inside the program: a source file that takes in words/*.json of language/ and of every game. A game's
# folder is its id with underscores.
set(embedded_words ${CMAKE_BINARY_DIR}/embedded_words.cpp)
file(GLOB word_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/language/words/*.json ${CMAKE_SOURCE_DIR}/src/games/*/words/*.json)

set(assembly "")
set(declarations "")
set(list "")
set(number 0)
foreach(file IN LISTS word_files)
  get_filename_component(language ${file} NAME_WE)
  get_filename_component(folder ${file} DIRECTORY)
  get_filename_component(folder ${folder} DIRECTORY)
  get_filename_component(game ${folder} NAME)
  string(REPLACE "_" "-" game ${game})
  if(game STREQUAL "language")
    set(game "")
  endif()
  string(APPEND assembly "asm(\".section .rodata\\n.global wharf_words_${number}\\nwharf_words_${number}:\\n.incbin \\\"${file}\\\"\\n"
                         ".global wharf_words_end_${number}\\nwharf_words_end_${number}:\\n.byte 0\\n.text\\n\");\n")
  string(APPEND declarations "extern \"C\" const char wharf_words_${number}[];\nextern \"C\" const char wharf_words_end_${number}[];\n")
  string(APPEND list "    {\"${game}\", \"${language}\", {wharf_words_${number}, static_cast<std::size_t>(wharf_words_end_${number} - wharf_words_${number})}},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(CONFIGURE OUTPUT ${embedded_words} @ONLY CONTENT
"// Made by cmake/embed_words.cmake.
#include \"language/embedded.h\"

${assembly}
${declarations}
namespace wharf::language {

std::vector<EmbeddedWords> embedded_words() {
    return {
${list}    };
}

}  // namespace wharf::language
")
set_source_files_properties(${embedded_words} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON OBJECT_DEPENDS "${word_files}")
