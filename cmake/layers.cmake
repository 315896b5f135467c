# One static library a layer, each linking only the layer below (DESIGN.md, section 2). Code that
# is a template over a ruleset is compiled once a ruleset, so that a change to one ruleset rebuilds
# that ruleset's units only.

# TOGETHER n: its files in batches of so many. Not for what a small program takes a part of (nomos try).
function(nomos_layer name)
  cmake_parse_arguments(ARG "" "FOLDER;BUT;TOGETHER;ALONE" "LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${ARG_FOLDER}/*.cpp)
  if(ARG_BUT)  # folders inside that are libraries of their own
    list(FILTER sources EXCLUDE REGEX "/${ARG_FOLDER}/(${ARG_BUT})/")
  endif()
  add_library(nomos_${name} STATIC ${sources})
  target_link_libraries(nomos_${name} PRIVATE nomos_warnings PUBLIC ${ARG_LINKS})
  if(ARG_TOGETHER)
    nomos_batches(nomos_${name} SIZE ${ARG_TOGETHER} ALONE "${ARG_ALONE}")
  endif()
endfunction()

# Adds parts (nomos_instance.cmake) to a layer's library, once a ruleset: all that are named together as one unit.
include(nomos_instance)
function(nomos_instances layer unit optimisation)
  foreach(GAME ${NOMOS_RULESETS})
    set(beginning ${CMAKE_CURRENT_BINARY_DIR}/instances/${layer}_${GAME}_)
    set(units ${beginning}${unit}.cpp)
    if(NOMOS_UNITY)
      nomos_instance(${units} ${GAME} ${ARGN})
    else()
      set(units "")
      foreach(part ${ARGN})
        nomos_instance(${beginning}${part}.cpp ${GAME} ${part})
        list(APPEND units ${beginning}${part}.cpp)
      endforeach()
    endif()
    target_sources(nomos_${layer} PRIVATE ${units})
    set_source_files_properties(${units} PROPERTIES COMPILE_OPTIONS $<$<CONFIG:Release>:${optimisation}>)
  endforeach()
endfunction()

# How far each is optimised: -Og what builds terms and waits for Z3, -O1 what also plays, but where Z3 or a search for
# the next question takes most of the time, -O2 what explores (-O3 takes half as long again to compile and makes it 2 to
# 3 % quicker; -O1 makes of perft, which is flattened, one function of 260 KB that takes 40 s to compile), -O3 what plays.
# The first come after the -O3 units that share their templates in the order of linking, so that no native loop is taken
# from them. What optimising them less costs and gains: docs/performance.md.

# What is compiled often and waits for Z3, or for nothing, when it runs: a third of the time to build.
add_library(nomos_quickly_built INTERFACE)
target_compile_options(nomos_quickly_built INTERFACE $<$<CONFIG:Release>:-Og>)

# A library that comes without a CMake package of its own; its headers are not ours to warn about.
function(nomos_foreign name include_dir)
  add_library(nomos_${name} INTERFACE)
  target_include_directories(nomos_${name} SYSTEM INTERFACE ${include_dir})
  target_link_libraries(nomos_${name} INTERFACE ${ARGN})
endfunction()
nomos_foreign(z3 ${Z3_INCLUDE_DIR} ${Z3_LIBRARY})
nomos_foreign(mustache ${MUSTACHE_INCLUDE_DIR})
nomos_foreign(cli11 ${CLI11_INCLUDE_DIR})
nomos_foreign(toml ${TOMLPLUSPLUS_INCLUDE_DIR})

nomos_layer(core FOLDER model/core TOGETHER 12 LINKS fmt::fmt)
target_include_directories(nomos_core PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
nomos_layer(smt FOLDER model/smt TOGETHER 8 ALONE "refutation_cache|forms_reader|part_by_part" LINKS nomos_core nomos_z3)

# A ruleset's text is data: FOLDER/text/*.toml becomes FOLDER/text.hpp and text.cpp in NOMOS_GENERATED,
# by the target nomos_text_GAME. The header has no wording and is left alone when it would not change,
# so that a new wording compiles text.cpp again and nothing else.
file(GLOB NOMOS_TEXT_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/model/text/*.cpp)
add_executable(nomos_text ${NOMOS_TEXT_SOURCES})
target_link_libraries(nomos_text PRIVATE nomos_warnings nomos_quickly_built nomos_core nomos_toml)
nomos_batches(nomos_text SIZE 8)
set(NOMOS_TEXT_GENERATOR nomos_text CACHE STRING
  "The program that reads texts; a cross build names one that was built for this machine")
set(NOMOS_GENERATED ${PROJECT_BINARY_DIR}/generated)
add_custom_target(nomos_texts)  # all, for what reads sources without building
function(nomos_text game folder)
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/text/*)
  set(out ${NOMOS_GENERATED}/${folder}/text)
  add_custom_command(OUTPUT ${out}.stamp BYPRODUCTS ${out}.hpp ${out}.cpp
    COMMAND ${NOMOS_TEXT_GENERATOR} ${game} ${folder} ${NOMOS_GENERATED}
    COMMAND ${CMAKE_COMMAND} -E touch ${out}.stamp
    DEPENDS ${files} ${NOMOS_TEXT_GENERATOR}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} COMMENT "Reading ${folder}/text" VERBATIM)
  add_custom_target(nomos_text_${game} DEPENDS ${out}.stamp)
  add_dependencies(nomos_texts nomos_text_${game})
  # Data: nothing in it is worth a compiler's time.
  set_source_files_properties(${out}.cpp PROPERTIES COMPILE_OPTIONS -O0)
endfunction()

set(NOMOS_GAME_LIBRARIES "")
foreach(GAME ${NOMOS_RULESETS})
  nomos_text(${GAME} model/${GAME})
  nomos_layer(${GAME} FOLDER model/${GAME} TOGETHER 8 LINKS nomos_core)
  target_sources(nomos_${GAME} PRIVATE ${NOMOS_GENERATED}/model/${GAME}/text.cpp)
  add_dependencies(nomos_${GAME} nomos_text_${GAME})
  list(APPEND NOMOS_GAME_LIBRARIES nomos_${GAME})
endforeach()

# The registry itself: the rulesets named in rulesets.cmake.
nomos_rulesets_here(${NOMOS_GENERATED} ${NOMOS_RULESETS})
target_include_directories(nomos_core PUBLIC ${NOMOS_GENERATED})
nomos_layer(registry FOLDER model/registry LINKS nomos_core ${NOMOS_GAME_LIBRARIES})
# What perft calls of Nerva's rules was not put in line, at two thirds of the speed of the same rules compiled by
# themselves: a unit may grow by two fifths for it, and functions whose arguments were split up before (IPA-SRA) are passed over.
nomos_instances(registry rules -O3 registry)
target_compile_options(nomos_registry PRIVATE
  $<$<CXX_COMPILER_ID:GNU>:--param=inline-unit-growth=200;-fno-ipa-sra>)

nomos_layer(properties FOLDER properties LINKS nomos_core Boost::headers)
# Its headers read those of the games, and so their texts, though it links none of them.
list(TRANSFORM NOMOS_RULESETS PREPEND nomos_text_ OUTPUT_VARIABLE NOMOS_TEXT_TARGETS)
add_dependencies(nomos_properties ${NOMOS_TEXT_TARGETS})
nomos_layer(checkers FOLDER checkers BUT "store|certify" LINKS nomos_properties nomos_smt nomos_registry Threads::Threads)
nomos_instances(checkers proofs -Og conformance checks changes)

# What checks the proofs of SAT solvers and those over cut points links nothing, so that it shares no code with what made
# them; and the program that writes questions for these solvers.
nomos_layer(certify FOLDER checkers/certify)
target_include_directories(nomos_certify PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
foreach(program drat recut dimacs)
  add_executable(nomos_${program} ${CMAKE_CURRENT_SOURCE_DIR}/cli/certify/${program}.cpp)
  set_target_properties(nomos_${program} PROPERTIES OUTPUT_NAME nomos-${program})
endforeach()
target_link_libraries(nomos_drat PRIVATE nomos_warnings nomos_certify)
target_link_libraries(nomos_recut PRIVATE nomos_warnings nomos_certify)
target_link_libraries(nomos_dimacs PRIVATE nomos_warnings nomos_smt)

# For whoever changes a rule: its conformance, without what lies above the checkers (`cmake --build build --target nomos_conformance`).
add_executable(nomos_conformance ${CMAKE_CURRENT_SOURCE_DIR}/cli/conformance/conformance.cpp)
set_target_properties(nomos_conformance PROPERTIES OUTPUT_NAME nomos-conformance)
target_link_libraries(nomos_conformance PRIVATE nomos_warnings nomos_checkers)

# The store of answers, with the fingerprints of what they depend on: computed again when a file of them changes, and
# when one comes or goes.
include(fingerprints)
nomos_layer(store FOLDER checkers/store TOGETHER 8 LINKS nomos_smt nomos_registry SQLite::SQLite3 nlohmann_json::nlohmann_json)
set(NOMOS_FINGERPRINTED "")
foreach(GAME "" ${NOMOS_RULESETS})
  nomos_sources_of(files ${PROJECT_SOURCE_DIR} "${GAME}" CONFIGURE_DEPENDS)
  list(APPEND NOMOS_FINGERPRINTED ${files})
endforeach()
list(JOIN NOMOS_FINGERPRINTED "\n" names)
file(CONFIGURE OUTPUT ${NOMOS_GENERATED}/fingerprinted.txt CONTENT "${names}\n" @ONLY)
list(TRANSFORM NOMOS_FINGERPRINTED PREPEND ${PROJECT_SOURCE_DIR}/)
add_custom_command(OUTPUT ${NOMOS_GENERATED}/fingerprints.cpp BYPRODUCTS ${NOMOS_GENERATED}/sources.sha256
  COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR} "-DGAMES=${NOMOS_RULESETS}"
    -DOUT=${NOMOS_GENERATED}/fingerprints.cpp -DSHARED_TO=${NOMOS_GENERATED}/sources.sha256 -P ${PROJECT_SOURCE_DIR}/cmake/fingerprints.cmake
  DEPENDS ${NOMOS_FINGERPRINTED} ${NOMOS_GENERATED}/fingerprinted.txt ${PROJECT_SOURCE_DIR}/cmake/fingerprints.cmake
  COMMENT "Fingerprints of the sources" VERBATIM)
target_sources(nomos_store PRIVATE ${NOMOS_GENERATED}/fingerprints.cpp)
target_link_libraries(nomos_store PRIVATE nomos_quickly_built)
set_property(SOURCE checkers/store/key.cpp PROPERTY COMPILE_DEFINITIONS NOMOS_VERSION="${PROJECT_VERSION}")

# Rooms of a few files each.
set(NOMOS_ROOMS "advice|author|evidence|examination|findings|games|impact|lines|readings|unrolled")
nomos_layer(analysis FOLDER analysis BUT "fuzz|engines|grade" LINKS nomos_checkers nomos_store Boost::headers)
nomos_instances(analysis searches -O1 examination readings questions)
nomos_instances(analysis graphs -O2 boards unrolling)
nomos_batches(nomos_analysis SIZE 7 TOGETHER "${NOMOS_ROOMS}" ALONE "games/games_here")
nomos_layer(fuzz FOLDER analysis/fuzz LINKS nomos_analysis)
nomos_instances(fuzz play -O3 fuzzer)
nomos_layer(grade FOLDER analysis/grade TOGETHER 8 ALONE "grade/graders_here" LINKS nomos_fuzz)
nomos_instances(grade proofs -Og grader)
nomos_layer(engines FOLDER analysis/engines TOGETHER 8 ALONE "engines/engines_here" LINKS nomos_fuzz)
nomos_instances(engines searches -O1 engines)

# The baseline is a small library of its own: the tests and the fuzzer of text entries need no more of the reports.
nomos_layer(baseline FOLDER reports/baseline TOGETHER 8 LINKS nomos_registry)
target_link_libraries(nomos_baseline PRIVATE nomos_toml)

# Report templates are compiled in: reports/templates/x.y is template_text("x.y").
file(GLOB NOMOS_TEMPLATES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/reports/templates/*)
set(NOMOS_TEMPLATE_ENTRIES "")
foreach(template ${NOMOS_TEMPLATES})
  get_filename_component(name ${template} NAME)
  file(READ ${template} text)
  string(APPEND NOMOS_TEMPLATE_ENTRIES "        {\"${name}\", R\"nomos(${text})nomos\"},\n")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${template})
endforeach()
nomos_layer(reports FOLDER reports BUT "baseline|answers"
  LINKS nomos_engines nomos_grade nomos_baseline nlohmann_json::nlohmann_json nomos_mustache)
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/generated/template_text.cpp @ONLY CONTENT [[
// Generated from reports/templates.
#include "reports/templates.hpp"

#include <map>
#include <string>

#include "model/core/error.hpp"

namespace nomos {
std::string_view template_text(std::string_view name) {
    static const std::map<std::string_view, std::string_view> table{
@NOMOS_TEMPLATE_ENTRIES@    };
    const auto found = table.find(name);
    expect(found != table.end(), "a report template exists");
    return found->second;
}
}  // namespace nomos
]])
target_sources(nomos_reports PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/generated/template_text.cpp)
target_link_libraries(nomos_reports PRIVATE nomos_quickly_built)
# Alone: what names something as a neighbour does; and all that trying a ruleset needs (package/TheGuideIsTrue), which
# would draw its neighbours into a small program.
nomos_batches(nomos_reports SIZE 7
  ALONE "reports/(answer_sheet|certificate_file|close_up|grade_file|grading|parting_words|play_view|question_tree|replayed|view|board_layout|phrases|text_board|trying)")

# An author's answers read back.
nomos_layer(answers FOLDER reports/answers TOGETHER 8 LINKS nomos_reports)
target_link_libraries(nomos_answers PRIVATE nomos_toml nomos_quickly_built)

include(player)

include(starter)
file(GLOB NOMOS_CLI CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/cli/*.cpp)
add_executable(nomos ${NOMOS_CLI} ${NOMOS_GENERATED}/starter_files.cpp)
# What plays is linked first: of a function that several units hold the linker takes the first, and the others made it
# at -O1 or -Og, with a call for every "and" of two words (docs/performance.md).
target_link_libraries(nomos PRIVATE nomos_warnings nomos_quickly_built nomos_registry nomos_fuzz nomos_answers nomos_cli11)
nomos_batches(nomos SIZE 14)
# A ruleset that is loaded beside the others (cli/beside) takes from the program whatever the layers offer, used here or
# not: their objects, in the same order, in the place of those that the linker would pick.
foreach(layer registry fuzz core smt properties checkers store analysis grade engines)
  target_sources(nomos PRIVATE $<TARGET_OBJECTS:nomos_${layer}>)
endforeach()
set_target_properties(nomos PROPERTIES ENABLE_EXPORTS ON)
set_property(SOURCE reports/version.cpp PROPERTY COMPILE_DEFINITIONS NOMOS_VERSION="${PROJECT_VERSION}")
