add_library(nomos_warnings INTERFACE)
target_compile_options(nomos_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Woverloaded-virtual -Wcast-align -Wnull-dereference -Wdouble-promotion -Wformat=2
  $<$<BOOL:${NOMOS_WERROR}>:-Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 reports false null dereferences and overlapping copies inside inlined library code at -O2
  # and above (the latter is GCC's bug 105651).
  target_compile_options(nomos_warnings INTERFACE -Wno-null-dereference -Wno-restrict)
endif()
