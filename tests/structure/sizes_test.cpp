// Files stay small enough to be read at one sitting.
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

constexpr std::ptrdiff_t kMostLines = 400;

bool is_code(const std::string& path) {
    static const std::set<std::string> layers{"model", "properties", "checkers", "analysis", "reports", "cli"};
    return layers.contains(top_folder(path)) && is_source(path);
}

TEST(Sizes, NoFileIsLong) {
    for (const auto& [path, text] : files()) {
        if (!is_code(path)) continue;
        const auto lines = std::count(text.begin(), text.end(), '\n');
        EXPECT_LE(lines, kMostLines) << path;
    }
}

}  // namespace
}  // namespace nomos::tree
