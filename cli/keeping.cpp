#include "cli/keeping.hpp"

#include <cstdio>
#include <cstdlib>

namespace nomos::cli {
namespace {

void tell(const std::string& line) {
    LiveLine().wipe();
    std::fprintf(stderr, "nomos: %s\n", line.c_str());
}
std::filesystem::path folder_in(const char* variable, const char* below) {
    const char* value = std::getenv(variable);
    // A path that depends on where the program was started would be a store in each folder.
    if (!value || !std::filesystem::path(value).is_absolute()) return {};
    return std::filesystem::path(value) / below;
}

}  // namespace

void add_folder(CLI::App& verb, Keeping& keeping) {
    verb.add_option("--cache", keeping.folder,
                    "Folder in which answers are kept; $XDG_CACHE_HOME/nomos or ~/.cache/nomos")
        ->type_name("DIR");
}
void add_keeping(CLI::App& verb, Keeping& keeping) {
    add_folder(verb, keeping);
    verb.add_flag("--no-cache", keeping.none, "Ask everything, and keep nothing")->excludes("--cache");
}

std::filesystem::path folder_of(const Keeping& keeping) {
    if (!keeping.folder.empty()) return keeping.folder;
    const auto folder = folder_in("XDG_CACHE_HOME", "nomos");
    return folder.empty() ? folder_in("HOME", ".cache/nomos") : folder;
}
std::unique_ptr<store::Store> opened(const Keeping& keeping) {
    if (keeping.none) return nullptr;
    const auto folder = folder_of(keeping);
    if (!folder.empty()) return store::Store::open(folder, tell);
    tell("no answers are kept: neither XDG_CACHE_HOME nor HOME names a folder");
    return nullptr;
}

}  // namespace nomos::cli
