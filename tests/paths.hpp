// Where things lie that tests read or run, as absolute paths. They are told when a test program is linked: no unit
// depends on the folder that it is compiled in, and a compiler's cache knows it again in another clone.
#pragma once

namespace nomos::paths {

extern const char* const root;          // of the source tree
extern const char* const sources;       // the texts, if they are there
extern const char* const program;       // nomos
extern const char* const text_program;  // nomos_text
extern const char* const mpiexec;       // "" where MPI is left out

}  // namespace nomos::paths
