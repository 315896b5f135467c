// Which Nomos this is.
#pragma once

#include <string>

namespace nomos {

extern const char* const kVersion;  // "0.1.0"
// The lines of "nomos --version": the program, the solver, and a fingerprint of each text as its ledger knows it.
std::string version_lines();

}  // namespace nomos
