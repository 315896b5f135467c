# The registry: one line a ruleset. Each names a folder in model/ and properties/ and, in
# model/<game>/ruleset.hpp, the ruleset's type nomos::<game>::RulesetType; in properties/<game>/game.hpp, that type with
# all that is said above the model, nomos::<game>::Game.
set(NOMOS_RULESETS
  nefatavl
  nerva
  neva
  nika
  nymbat
)

# A ruleset that is being written stands in its folder and is not in the list: its tests and
# benchmarks wait until it is.
function(nomos_only_registered list)
  set(files ${${list}})
  file(GLOB bundles RELATIVE ${PROJECT_SOURCE_DIR}/model ${PROJECT_SOURCE_DIR}/model/*/ruleset.hpp)
  foreach(bundle ${bundles})
    get_filename_component(game ${bundle} DIRECTORY)
    if(NOT game STREQUAL "core" AND NOT game IN_LIST NOMOS_RULESETS)
      list(FILTER files EXCLUDE REGEX "/${game}[/_]")
    endif()
  endforeach()
  set(${list} ${files} PARENT_SCOPE)
endfunction()
