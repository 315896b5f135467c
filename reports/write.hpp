// Writing a report's file so that a reader never meets half of one.
#pragma once

#include <filesystem>
#include <string_view>

namespace nomos {

// Writes aside, in the same folder, and renames: `path` holds either its old text or all of the new.
// Throws FileError with the system's reason; nothing is left behind.
void write_file(const std::filesystem::path& path, std::string_view text);

}  // namespace nomos
