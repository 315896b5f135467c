// The form in which GitLab shows findings beside the text that they are about: a list of issues, after Code Climate.
#pragma once

#include <span>
#include <string>

#include "reports/chapter.hpp"

namespace nomos {

// The results of the SARIF file, with the same places and fingerprints; what is accepted or gone is left out.
std::string code_quality(std::span<const Chapter> chapters);

}  // namespace nomos
