# The board that plays on the pages: the executable rules as one WebAssembly module a ruleset, packed and kept as text
# in the program. Where no compiler for it is found, the pages come without the playing (docs/decisions/029).
# The sources are those of the libraries of the model, so this comes after all that adds to them.
option(NOMOS_PLAYER "Build the board that plays on the pages, where its compiler is installed" ON)
set(dir ${CMAKE_CURRENT_BINARY_DIR}/player)
find_program(NOMOS_WASM_CXX NAMES clang++ clang++-14 clang++-15 clang++-16)
find_program(NOMOS_GZIP gzip)
find_program(NOMOS_BASE64 base64)
find_path(NOMOS_FMT_INCLUDE fmt/format.h)

# Its headers, libraries and linker are packages of their own: try all of them at once.
set(NOMOS_PLAYS FALSE)
if(NOMOS_PLAYER AND NOMOS_WASM_CXX AND NOMOS_GZIP AND NOMOS_BASE64)
  file(CONFIGURE OUTPUT ${dir}/try.cc CONTENT "#include <string>\nstd::string s;\n")
  execute_process(
    COMMAND ${NOMOS_WASM_CXX} --target=wasm32-wasi -std=c++20 -mexec-model=reactor ${dir}/try.cc -o ${dir}/try.wasm
    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed EQUAL 0)
    set(NOMOS_PLAYS TRUE)
  endif()
endif()

set(modules "")
if(NOMOS_PLAYS)
  # fmt's headers stand among those of this machine, which the module must not see.
  file(MAKE_DIRECTORY ${dir}/foreign)
  file(CREATE_LINK ${NOMOS_FMT_INCLUDE}/fmt ${dir}/foreign/fmt SYMBOLIC)
  set(compiler ${CMAKE_CXX_COMPILER_LAUNCHER} ${NOMOS_WASM_CXX})
  set(flags --target=wasm32-wasi -std=c++20 -Oz -fexceptions -DNDEBUG
    -DFMT_STATIC_THOUSANDS_SEPARATOR=','
    -I${CMAKE_CURRENT_SOURCE_DIR} -I${CMAKE_CURRENT_BINARY_DIR}/generated -isystem ${dir}/foreign
    -ffunction-sections -fdata-sections)

  # The object of a source, in `out`; what follows are flags that come first.
  function(nomos_player_object source name out)
    set(object ${dir}/${name}.o)
    add_custom_command(OUTPUT ${object}
      COMMAND ${compiler} ${ARGN} ${flags} -MD -MF ${object}.d -MT ${object} -c ${source} -o ${object}
      DEPENDS ${source} ${waits} DEPFILE ${object}.d VERBATIM COMMENT "Compiling ${name} for the pages")
    set(${out} ${object} PARENT_SCOPE)
  endfunction()
  # The objects of a library's sources.
  function(nomos_player_objects library out)
    get_target_property(sources nomos_${library} SOURCES)
    set(objects "")
    set(waits "")  # headers that are generated are there before they are looked for
    if(TARGET nomos_text_${library})
      set(waits ${NOMOS_GENERATED}/model/${library}/text.hpp)
    endif()
    foreach(source ${sources})
      if(source MATCHES "\\.cpp$")
        get_filename_component(stem ${source} NAME_WE)
        nomos_player_object(${source} ${library}_${stem} object)
        list(APPEND objects ${object})
      endif()
    endforeach()
    set(${out} ${objects} PARENT_SCOPE)
  endfunction()

  nomos_player_objects(core common)
  file(GLOB pages CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/reports/player/*.cpp
    ${CMAKE_CURRENT_SOURCE_DIR}/reports/player/*.cc)
  list(APPEND pages ${CMAKE_CURRENT_SOURCE_DIR}/reports/svg.cpp ${CMAKE_CURRENT_SOURCE_DIR}/reports/svg_pieces.cpp
    ${CMAKE_CURRENT_SOURCE_DIR}/reports/board_layout.cpp ${CMAKE_CURRENT_SOURCE_DIR}/reports/shape.cpp)
  foreach(source ${pages})
    get_filename_component(stem ${source} NAME_WE)
    nomos_player_object(${source} pages_${stem} object)
    list(APPEND common ${object})
  endforeach()

  foreach(GAME ${NOMOS_RULESETS})
    nomos_player_objects(${GAME} rules)
    # A registry of this one ruleset: a file of its own, so that no compiler cache takes one for another.
    file(CONFIGURE OUTPUT ${dir}/${GAME}/nomos/rulesets.def CONTENT "X(${GAME})\n")
    file(CONFIGURE OUTPUT ${dir}/${GAME}/registry.cpp
      CONTENT "// Of ${GAME} alone.\n#include \"model/registry/registry.cpp\"\n")
    set(waits ${NOMOS_GENERATED}/model/${GAME}/text.hpp)
    nomos_player_object(${dir}/${GAME}/registry.cpp ${GAME}_registry registry -I${dir}/${GAME})
    nomos_player_object(${CMAKE_CURRENT_BINARY_DIR}/instances/registry_${GAME}_instance.cpp ${GAME}_instance instance)
    set(objects ${common} ${rules} ${registry} ${instance})
    set(module ${dir}/${GAME}.wasm)
    add_custom_command(OUTPUT ${module}.txt
      COMMAND ${NOMOS_WASM_CXX} --target=wasm32-wasi -mexec-model=reactor -Wl,--gc-sections -Wl,--strip-all
        -Wl,--export=__stack_pointer ${objects} -o ${module}
      COMMAND sh -c "${NOMOS_GZIP} -9nc ${module} | ${NOMOS_BASE64} -w0 > ${module}.txt"
      DEPENDS ${objects} VERBATIM COMMENT "Linking ${GAME} for the pages")
    list(APPEND modules ${module}.txt)
  endforeach()
else()
  message(STATUS "The pages come without the board that plays: scripts/install.sh installs its compiler")
endif()

set(embedded ${CMAKE_CURRENT_BINARY_DIR}/generated/player_modules.cpp)
add_custom_command(OUTPUT ${embedded}
  COMMAND ${CMAKE_COMMAND} "-DMODULES=${modules}" -DOUT=${embedded} -P ${CMAKE_CURRENT_SOURCE_DIR}/cmake/embed_modules.cmake
  DEPENDS ${modules} ${CMAKE_CURRENT_SOURCE_DIR}/cmake/embed_modules.cmake VERBATIM)
# A library of its own, which waits for no other.
add_library(nomos_player STATIC ${embedded})
target_include_directories(nomos_player PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(nomos_reports PRIVATE nomos_player)
