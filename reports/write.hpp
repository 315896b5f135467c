// Writing a report's file so that a reader never meets half of one.
#pragma once

#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nomos {

// Writes aside, in the same folder, and renames: `path` holds either its old text or all of the new.
// Throws FileError with the system's reason; nothing is left behind.
void write_file(const std::filesystem::path& path, std::string_view text);
// Several of one folder, by name, which is made where it is missing: all are written aside before the first is renamed.
using Files = std::vector<std::pair<std::string, std::string>>;
void write_files(const std::filesystem::path& folder, const Files& files);

// To be asked before long work: FileError if such a file could not be written, since its folder is not there or takes
// no file; if such a folder could not be made, or takes none. Nothing is left behind: what else is asked for may be
// refused yet.
void probe_file(const std::filesystem::path& path);
void probe_folder(const std::filesystem::path& folder);

// As long as this is held no file is being written.
std::unique_lock<std::mutex> hold_writing();

}  // namespace nomos
