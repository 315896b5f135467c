# Unity batches: files of one folder compiled as one unit, so that the headers they share are parsed, and the
# templates they share instantiated, once a batch (docs/decisions/028-files-are-compiled-in-batches.md). `dev` builds each
# file by itself and so keeps every file complete.
option(NOMOS_UNITY "Compile the files of a folder in batches" ON)

# Puts a target's files into even batches of at most SIZE files of one folder; the folders of TOGETHER, each too small
# for batches of its own, are taken for one. Files that match ALONE, because they name something as a neighbour does,
# stay units of their own: they count as if they were in a batch, so that the batches of a folder stay what they are when
# one of its files is named there; not with EVEN.
function(nomos_batches target)
  cmake_parse_arguments(ARG "EVEN" "SIZE;ALONE;TOGETHER" "" ${ARGN})
  if(NOT NOMOS_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources EXCLUDE REGEX "/(instances|generated)/")
  if(ARG_EVEN AND ARG_ALONE)
    list(FILTER sources EXCLUDE REGEX "/(${ARG_ALONE})\\.cpp$")
  endif()
  set(folders ${sources})
  list(TRANSFORM folders REPLACE "/[^/]*$" "")
  set(inside "")
  if(ARG_TOGETHER)
    list(TRANSFORM folders REPLACE "/(${ARG_TOGETHER})$" "")
    set(inside "((${ARG_TOGETHER})/)?")
  endif()
  list(REMOVE_DUPLICATES folders)
  foreach(folder ${folders})
    set(files ${sources})
    list(FILTER files INCLUDE REGEX "^${folder}/${inside}[^/]*$")
    list(TRANSFORM files REPLACE "^.*/([^/]*)$" "\\1|\\0")  # by name, in whatever folder
    list(SORT files)
    list(TRANSFORM files REPLACE "^[^|]*[|]" "")
    list(LENGTH files count)
    math(EXPR batches "(${count} + ${ARG_SIZE} - 1) / ${ARG_SIZE}")
    get_filename_component(name ${folder} NAME)
    set(i 0)
    foreach(file ${files})
      math(EXPR batch "${i} * ${batches} / ${count}")
      if(NOT ARG_ALONE OR NOT file MATCHES "/(${ARG_ALONE})\\.cpp$")
        set_source_files_properties(${file} PROPERTIES UNITY_GROUP ${name}_${batch})
      endif()
      math(EXPR i "${i} + 1")
    endforeach()
  endforeach()
endfunction()
