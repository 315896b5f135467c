#include "cli/live_line.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace nomos::cli {

bool progress_is_wanted() {
    const char* terminal = std::getenv("TERM");
    return isatty(STDERR_FILENO) != 0 && !(terminal && std::string_view(terminal) == "dumb");
}

void LiveLine::show(std::string_view text) const {
    if (live_)
        std::fprintf(stderr, "%.*s%.*s", static_cast<int>(kWipe.size()), kWipe.data(), static_cast<int>(text.size()),
                     text.data());
}

}  // namespace nomos::cli
