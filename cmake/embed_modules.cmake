# cmake -DMODULES=a.wasm.txt;b.wasm.txt -DOUT=x.cpp -P: the texts as player::module_text("a"), "" where there is none.
set(entries "")
foreach(file ${MODULES})
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} text)
  string(LENGTH "${text}" length)
  set(parts "")
  # The standard promises no more than 65,536 characters in a literal.
  foreach(at RANGE 0 ${length} 60000)
    string(SUBSTRING "${text}" ${at} 60000 part)
    string(APPEND parts "            \"${part}\",\n")
  endforeach()
  string(APPEND entries "        {\"${name}\", {\n${parts}        }},\n")
endforeach()
file(WRITE ${OUT} "// Generated from the modules that cmake/player.cmake builds.
#include <map>
#include <vector>

#include \"reports/player/module_text.hpp\"

namespace nomos::player {
std::string module_text(std::string_view ruleset) {
    static const std::map<std::string_view, std::vector<std::string_view>> table{
${entries}    };
    std::string text;
    if (const auto found = table.find(ruleset); found != table.end())
        for (const std::string_view part : found->second) text += part;
    return text;
}
}  // namespace nomos::player
")
