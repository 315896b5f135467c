# One static library a layer, each linking only the layer below (DESIGN.md, section 2). Code that
# is a template over a ruleset is compiled once a ruleset from <layer>/instance.cpp.in, so that a
# change to one ruleset rebuilds that ruleset's units only.

function(nomos_layer name)
  cmake_parse_arguments(ARG "" "FOLDER" "LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${ARG_FOLDER}/*.cpp)
  add_library(nomos_${name} STATIC ${sources})
  target_link_libraries(nomos_${name} PRIVATE nomos_warnings PUBLIC ${ARG_LINKS})
endfunction()

# Adds <layer>/<stem>.cpp.in to a layer's library, once a ruleset with @GAME@ filled in, or once
# in all with @GAMES@ (a comma-separated list for a macro) when ALL is given.
function(nomos_instances layer folder)
  file(GLOB templates CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp.in)
  foreach(template ${templates})
    get_filename_component(stem ${template} NAME_WLE)
    get_filename_component(stem ${stem} NAME_WLE)
    foreach(GAME ${NOMOS_RULESETS})
      set(out ${CMAKE_CURRENT_BINARY_DIR}/instances/${layer}_${GAME}_${stem}.cpp)
      configure_file(${template} ${out} @ONLY)
      target_sources(nomos_${layer} PRIVATE ${out})
    endforeach()
  endforeach()
endfunction()

add_library(nomos_z3 INTERFACE)
target_include_directories(nomos_z3 SYSTEM INTERFACE ${Z3_INCLUDE_DIR})
target_link_libraries(nomos_z3 INTERFACE ${Z3_LIBRARY})

nomos_layer(core FOLDER model/core LINKS fmt::fmt)
nomos_layer(smt FOLDER model/smt LINKS nomos_core nomos_z3)
set(NOMOS_GAME_LIBRARIES "")
foreach(GAME ${NOMOS_RULESETS})
  nomos_layer(${GAME} FOLDER model/${GAME} LINKS nomos_core)
  list(APPEND NOMOS_GAME_LIBRARIES nomos_${GAME})
endforeach()

# The registry itself: a generated table of the rulesets named in rulesets.cmake.
set(NOMOS_GAMES_MACRO "")
foreach(GAME ${NOMOS_RULESETS})
  string(APPEND NOMOS_GAMES_MACRO "X(${GAME}) ")
endforeach()
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/generated/nomos/rulesets.def
  CONTENT "${NOMOS_GAMES_MACRO}\n")
target_include_directories(nomos_core PUBLIC ${CMAKE_CURRENT_BINARY_DIR}/generated)
