// The WebAssembly module of a ruleset, gzip in base64, for its pages; "" where the program was built without it.
#pragma once

#include <string>
#include <string_view>

namespace nomos::player {

std::string module_text(std::string_view ruleset);

}  // namespace nomos::player
