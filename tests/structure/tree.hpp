// The repository as a tree of texts, for tests about its structure.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>
#include "tests/paths.hpp"

namespace nomos::tree {

// Path from the root, with '/', to content.
using Files = std::map<std::string, std::string>;

inline std::string read(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}
inline std::filesystem::path root() { return paths::root; }
inline bool exists(const std::string& path) { return std::filesystem::exists(root() / path); }

// What is committed: the known folders and the files at the root. Build folders are not.
inline const Files& files() {
    static const Files all = [] {
        Files found;
        const auto add = [&](const std::filesystem::path& p) {
            found[std::filesystem::relative(p, root()).generic_string()] = read(p);
        };
        for (const auto& entry : std::filesystem::directory_iterator(root()))
            if (entry.is_regular_file()) add(entry.path());
        for (const char* folder : {"model", "properties", "checkers", "analysis", "reports", "cli", "tests", "bench",
                                   "docs", "scripts", "cmake"})
            if (exists(folder))
                for (const auto& entry : std::filesystem::recursive_directory_iterator(root() / folder))
                    if (entry.is_regular_file()) add(entry.path());
        return found;
    }();
    return all;
}
inline std::string top_folder(const std::string& path) { return path.substr(0, path.find('/')); }
inline bool is_source(const std::string& path) {
    for (const char* ending : {".hpp", ".cpp", ".inl", ".in"})
        if (path.ends_with(ending)) return true;
    return false;
}

// All first groups of a pattern in a text, in order.
inline std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator m(text.begin(), text.end(), expression), end; m != end; ++m) found.push_back((*m)[1]);
    return found;
}
inline std::vector<std::string> includes(const std::string& text) {
    return matches(text, "#include [<\"]([^>\"]+)[>\"]");
}
// The rulesets named in cmake/rulesets.cmake.
inline std::vector<std::string> rulesets() {
    const std::string& text = files().at("cmake/rulesets.cmake");
    const auto list = matches(text, "set\\(NOMOS_RULESETS([^)]*)\\)");
    return list.empty() ? list : matches(list.front(), "([a-z0-9_]+)");
}

}  // namespace nomos::tree
