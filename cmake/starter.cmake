# The projects that "nomos new" writes, compiled in: each file below cli/new/starter, and below cli/new/many, by its path
# there.
function(nomos_starter_entries folder out)
  file(GLOB_RECURSE files RELATIVE ${folder} CONFIGURE_DEPENDS ${folder}/*)
  set(entries "")
  foreach(file ${files})
    file(READ ${folder}/${file} text)
    string(APPEND entries "        {\"${file}\", R\"nomos(${text})nomos\"},\n")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/${file})
  endforeach()
  set(${out} "${entries}" PARENT_SCOPE)
endfunction()
nomos_starter_entries(${CMAKE_CURRENT_SOURCE_DIR}/cli/new/starter NOMOS_STARTER_ENTRIES)
nomos_starter_entries(${CMAKE_CURRENT_SOURCE_DIR}/cli/new/many NOMOS_STARTER_OF_MANY_ENTRIES)
file(CONFIGURE OUTPUT ${NOMOS_GENERATED}/starter_files.cpp @ONLY CONTENT [[
// Generated from cli/new.
#include "cli/starter.hpp"

namespace nomos::cli {
const std::map<std::string_view, std::string_view>& starter_files() {
    static const std::map<std::string_view, std::string_view> files{
@NOMOS_STARTER_ENTRIES@    };
    return files;
}
const std::map<std::string_view, std::string_view>& starter_files_of_many() {
    static const std::map<std::string_view, std::string_view> files{
@NOMOS_STARTER_OF_MANY_ENTRIES@    };
    return files;
}
}  // namespace nomos::cli
]])
