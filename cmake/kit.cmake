# What a ruleset outside of this tree is built with: all that is compiled once for every ruleset, in one library; what
# is compiled once a ruleset, as sources; and nomos_add_ruleset(). docs/decisions/040-rulesets-elsewhere.md

# The objects of all layers but those that name the five rulesets: instances, tables of the registry, what is
# generated from the rulesets' sources.
set(kit_objects "")
foreach(layer core smt registry properties checkers store analysis fuzz grade engines baseline reports answers)
  list(APPEND kit_objects $<TARGET_OBJECTS:nomos_${layer}>)
endforeach()
# Each is a unit of its own, in no batch (ALONE in layers.cmake).
set(kit_per_ruleset "/instances/|/generated/fingerprints|_here.cpp")
add_library(nomos_kit STATIC $<FILTER:${kit_objects},EXCLUDE,${kit_per_ruleset}>)
set_target_properties(nomos_kit PROPERTIES LINKER_LANGUAGE CXX OUTPUT_NAME nomos EXPORT_NAME kit)
# The verbs are a library of their own: what tries and tests a ruleset has a main() of its own.
add_library(nomos_kit_verbs STATIC $<TARGET_OBJECTS:nomos>)
set_target_properties(nomos_kit_verbs PROPERTIES LINKER_LANGUAGE CXX OUTPUT_NAME nomos_verbs EXPORT_NAME verbs)
target_link_libraries(nomos_kit_verbs INTERFACE nomos_kit)
target_link_libraries(nomos_kit INTERFACE fmt::fmt Threads::Threads SQLite::SQLite3 Boost::headers
  $<INSTALL_INTERFACE:nomos::z3>)
target_include_directories(nomos_kit INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/nomos>)
target_compile_features(nomos_kit INTERFACE cxx_std_20)
set_target_properties(nomos_text PROPERTIES EXPORT_NAME text)

set(NOMOS_KIT_DIR ${CMAKE_INSTALL_DATADIR}/nomos)
set(NOMOS_CMAKE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/nomos)
install(TARGETS nomos_kit nomos_kit_verbs EXPORT nomosTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
install(TARGETS nomos_text EXPORT nomosTargets RUNTIME DESTINATION ${CMAKE_INSTALL_LIBDIR}/nomos COMPONENT dev)
install(EXPORT nomosTargets NAMESPACE nomos:: DESTINATION ${NOMOS_CMAKE_DIR} COMPONENT dev)
install(DIRECTORY model/core model/smt model/registry DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nomos/model COMPONENT dev
  FILES_MATCHING PATTERN "*.hpp")
install(DIRECTORY checkers analysis DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nomos COMPONENT dev
  FILES_MATCHING PATTERN "*.hpp")
file(GLOB kit_headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/properties/*.hpp)
install(FILES ${kit_headers} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nomos/properties COMPONENT dev)

install(FILES reports/trying.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nomos/reports COMPONENT dev)

# The tables of rulesets. They keep their paths below src.
file(GLOB_RECURSE kit_here RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS
  model/registry/*_here.cpp checkers/*_here.cpp analysis/*_here.cpp)
foreach(source ${kit_here} cli/beside/brings.cpp cli/beside/brought.hpp)
  get_filename_component(folder ${source} DIRECTORY)
  install(FILES ${source} DESTINATION ${NOMOS_KIT_DIR}/src/${folder} COMPONENT dev)
endforeach()
install(FILES cmake/fingerprints.cmake ${NOMOS_GENERATED}/sources.sha256 DESTINATION ${NOMOS_KIT_DIR} COMPONENT dev)

include(CMakePackageConfigHelpers)
configure_package_config_file(cmake/nomosConfig.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/nomosConfig.cmake
  INSTALL_DESTINATION ${NOMOS_CMAKE_DIR} PATH_VARS NOMOS_KIT_DIR)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/nomosConfigVersion.cmake COMPATIBILITY ExactVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/nomosConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/nomosConfigVersion.cmake
  cmake/nomos_add_ruleset.cmake cmake/nomos_instance.cmake DESTINATION ${NOMOS_CMAKE_DIR} COMPONENT dev)
