// Where the verbs keep answers from one run to the next.
#pragma once

#include <filesystem>

#include "checkers/store/store.hpp"
#include "cli/verb.hpp"

namespace nomos::cli {

struct Keeping {
    std::string folder;  // "" = the user's own
    bool none = false;   // keep nothing, and use nothing that is kept
};
// --cache DIR and --no-cache.
void add_folder(CLI::App& verb, Keeping& keeping);
void add_keeping(CLI::App& verb, Keeping& keeping);

// The folder that is meant: as named, or $XDG_CACHE_HOME/nomos, or ~/.cache/nomos; "" where there is no home.
std::filesystem::path folder_of(const Keeping& keeping);
// nullptr where nothing is to be kept, or cannot be: then one line on standard error says why.
std::unique_ptr<store::Store> opened(const Keeping& keeping);

}  // namespace nomos::cli
