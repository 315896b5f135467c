// Where the baseline lies.
#pragma once

#include <optional>
#include <string>

#include "reports/baseline/baseline.hpp"

namespace nomos::cli {

inline constexpr auto kUsualBaseline = "nomos.toml";

// The given file; else nomos.toml in the current folder, if it is there; else none. Throws FileError, and ParseError
// with file, line and column.
std::optional<Baseline> find_baseline(const std::string& given);

}  // namespace nomos::cli
