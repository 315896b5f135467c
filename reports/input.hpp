// Files that a user names: read with a cap, refused with a reason.
#pragma once

#include <filesystem>
#include <string>

namespace nomos {

inline constexpr std::size_t kLargestInput = 16u << 20;
inline constexpr std::size_t kLargestSheet = 256u << 20;  // of what another run of the program wrote

// The text of a file, or of standard input for "-". Throws FileError for what cannot be read or is
// too large, ParseError for what is no text.
std::string read_input(const std::string& path, std::size_t most = kLargestInput);
// Makes the folder and those above it. Throws FileError.
void make_folder(const std::filesystem::path& folder);

}  // namespace nomos
