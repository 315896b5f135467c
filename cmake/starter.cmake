# The project that "nomos new" writes, compiled in: each file below cli/new/starter, by its path there.
set(starter ${CMAKE_CURRENT_SOURCE_DIR}/cli/new/starter)
file(GLOB_RECURSE files RELATIVE ${starter} CONFIGURE_DEPENDS ${starter}/*)
set(NOMOS_STARTER_ENTRIES "")
foreach(file ${files})
  file(READ ${starter}/${file} text)
  string(APPEND NOMOS_STARTER_ENTRIES "        {\"${file}\", R\"nomos(${text})nomos\"},\n")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${starter}/${file})
endforeach()
file(CONFIGURE OUTPUT ${NOMOS_GENERATED}/starter_files.cpp @ONLY CONTENT [[
// Generated from cli/new/starter.
#include "cli/starter.hpp"

namespace nomos::cli {
const std::map<std::string_view, std::string_view>& starter_files() {
    static const std::map<std::string_view, std::string_view> files{
@NOMOS_STARTER_ENTRIES@    };
    return files;
}
}  // namespace nomos::cli
]])
