// Which solver answers.
#pragma once

#include <z3.h>

#include <string>

namespace nomos::smt {

std::string solver_version();  // "4.8.12.0", of the library that is linked
// The kind of a declaration that nobody has defined, as the library that is linked has it: the number that its header
// gives Z3_OP_UNINTERPRETED is another one from version to version.
Z3_decl_kind kind_of_names();

}  // namespace nomos::smt
