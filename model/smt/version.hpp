// Which solver answers.
#pragma once

#include <string>

namespace nomos::smt {

std::string solver_version();  // "4.8.12.0", of the library that is linked

}  // namespace nomos::smt
