// The fingerprint by which GitHub knows the line that an alert stands on (`primaryLocationLineHash`), as its own
// action computes it for files that it finds: github/codeql-action, src/fingerprints.ts. A rolling hash, in powers of
// 37, of the hundred characters from the line's start on, blanks and tabs left out, line ends all taken as \n; a number
// behind it tells equal ones apart. So an alert outlives what is put in above its line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nomos {

// One hash a line, "c129715d7a2bc9a3:1", for a text in UTF-8; an empty text has one line.
std::vector<std::string> line_hashes(std::string_view text);

}  // namespace nomos
