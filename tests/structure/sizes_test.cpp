// Files stay small enough to be read at one sitting.
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

constexpr std::ptrdiff_t kMostLines = 400;

// Tables, which are looked up and not read: a ledger has a line or more a sentence.
const std::set<std::string> kTables{};

bool is_code(const std::string& path) {
    static const std::set<std::string> layers{"model", "properties", "checkers", "analysis", "reports", "cli"};
    return layers.contains(top_folder(path)) && is_source(path);
}

TEST(Sizes, NoFileIsLongButTables) {
    for (const auto& [path, text] : files()) {
        if (!is_code(path)) continue;
        const auto lines = std::count(text.begin(), text.end(), '\n');
        EXPECT_EQ(lines > kMostLines, kTables.contains(path)) << path << " has " << lines << " lines";
    }
    for (const auto& table : kTables) EXPECT_TRUE(files().contains(table)) << table;
}

}  // namespace
}  // namespace nomos::tree
