add_library(nomos_warnings INTERFACE)
target_compile_options(nomos_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Woverloaded-virtual -Wcast-align -Wnull-dereference -Wdouble-promotion -Wformat=2)
# Of the compilers that the tree is built with here: what a newer one warns of besides must not keep anybody from building.
if(NOMOS_WERROR AND ((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12
      AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 14
      AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15)))
  target_compile_options(nomos_warnings INTERFACE -Werror)
elseif(NOMOS_WERROR)
  message(STATUS "Warnings of ${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} are shown, and no errors")
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 reports false null dereferences and overlapping copies inside inlined library code at -O2
  # and above (the latter is GCC's bug 105651).
  target_compile_options(nomos_warnings INTERFACE -Wno-null-dereference -Wno-restrict)
  # Its collector walks everything again each time the heap has grown by a half: a tenth of the time of a large unit.
  # Left alone below 1 GB, a unit takes as much of that as it needs.
  target_compile_options(nomos_warnings INTERFACE --param=ggc-min-expand=400 --param=ggc-min-heapsize=1048576)
endif()
