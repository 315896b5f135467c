#include "cli/baseline_file.hpp"

#include <filesystem>

#include "reports/input.hpp"

namespace nomos::cli {

std::optional<Baseline> find_baseline(const std::string& given) {
    const std::string file = given.empty() ? kUsualBaseline : given;
    if (std::error_code ignored; given.empty() && !std::filesystem::exists(file, ignored)) return std::nullopt;
    return parse_baseline(read_input(file), file);
}

}  // namespace nomos::cli
