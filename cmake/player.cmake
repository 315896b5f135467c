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
  # The sources of a library.
  function(nomos_player_sources library out)
    get_target_property(sources nomos_${library} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    set(${out} ${sources} PARENT_SCOPE)
  endfunction()
  # One object of many sources: what they share is parsed once.
  function(nomos_player_unit name out)
    set(text "// Generated: what goes into the modules, of ${name}.\n")
    foreach(source ${ARGN})
      string(APPEND text "#include \"${source}\"\n")
    endforeach()
    file(CONFIGURE OUTPUT ${dir}/${name}.cc CONTENT "${text}" @ONLY)
    nomos_player_object(${dir}/${name}.cc ${name} object -I${dir}/${name})
    set(${out} ${object} PARENT_SCOPE)
  endfunction()

  nomos_player_sources(core core)
  nomos_player_unit(core common ${core})
  file(GLOB pages CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/reports/player/*.cpp)
  nomos_player_unit(pages object ${pages} ${CMAKE_CURRENT_SOURCE_DIR}/reports/svg.cpp
    ${CMAKE_CURRENT_SOURCE_DIR}/reports/svg_pieces.cpp ${CMAKE_CURRENT_SOURCE_DIR}/reports/board_layout.cpp
    ${CMAKE_CURRENT_SOURCE_DIR}/reports/shape.cpp)
  list(APPEND common ${object})
  file(GLOB foreign CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/reports/player/*.cc)
  foreach(source ${foreign})
    get_filename_component(stem ${source} NAME_WE)
    nomos_player_object(${source} pages_${stem} object)
    list(APPEND common ${object})
  endforeach()

  foreach(GAME ${NOMOS_RULESETS})
    nomos_player_sources(${GAME} rules)
    # The registry is of this one ruleset.
    nomos_rulesets_here(${dir}/${GAME} ${GAME})
    nomos_instance(${dir}/${GAME}/registry.cpp ${GAME} registry)
    set(waits ${NOMOS_GENERATED}/model/${GAME}/text.hpp ${NOMOS_GENERATED}/model/${GAME}/text.cpp)
    nomos_player_unit(${GAME} object ${rules} ${CMAKE_CURRENT_SOURCE_DIR}/model/registry/registry.cpp
      ${CMAKE_CURRENT_SOURCE_DIR}/model/registry/rulesets_here.cpp
      ${dir}/${GAME}/registry.cpp)
    set(objects ${common} ${object})
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
