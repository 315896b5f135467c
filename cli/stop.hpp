// Ctrl-C, a polite kill, and a crash.
#pragma once

#include <atomic>

namespace nomos::cli {

// First thing in the program, before there is another thread: SIGINT and SIGTERM go to a thread of their own. As long
// as no verb says otherwise, the program then leaves with exit code 130; no file is half-written.
void listen_for_stops();

// What is said when it then leaves, in place of "nomos: stopped\n"; the text must live as long as the program.
void say_when_stopped(const char* text);

// From now on the first of them only sets this: the verb ends at the next good place, with its summary. The second
// leaves at once.
const std::atomic<bool>& stop_when_told();
// The same for all that polls (model/core/stop.hpp), and questions that a solver is at are ended.
void stop_work_when_told();

// A signal that a fault of the program raises: one line says what each was at, and the signal takes its course.
void tell_of_crashes();

}  // namespace nomos::cli
