#include "reports/input.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "model/core/error.hpp"

namespace nomos {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File opened(const std::string& path) {
    if (path == "-") return {stdin, [](std::FILE*) { return 0; }};
    errno = 0;
    File file(std::fopen(path.c_str(), "rb"), std::fclose);
    if (!file) throw FileError("read", path, std::strerror(errno));
    return file;
}

// Tabs and line ends are text; other control characters are the mark of a file of another kind.
bool is_text(char c) {
    return static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\r' || c == '\t' || c == '\f';
}

void refuse_binary(const std::string& text, const std::string& path) {
    const auto bad = std::find_if_not(text.begin(), text.end(), is_text);
    if (bad == text.end()) return;
    const auto line = std::count(text.begin(), bad, '\n') + 1;
    throw ParseError({path, static_cast<int>(line), 0}, "this is not a text file", "");
}

}  // namespace

std::string read_input(const std::string& path, std::size_t most) {
    if (std::error_code ignored; std::filesystem::is_directory(path, ignored))
        throw FileError("read", path, "it is a folder");
    const File file = opened(path);
    std::string text;
    std::array<char, 1 << 16> block;
    errno = 0;
    while (const std::size_t got = std::fread(block.data(), 1, block.size(), file.get())) {
        text.append(block.data(), got);
        if (text.size() > most)
            throw FileError("read", path, "it is larger than " + std::to_string(most >> 20) + " MB");
    }
    if (std::ferror(file.get())) throw FileError("read", path, std::strerror(errno));
    refuse_binary(text, path == "-" ? "standard input" : path);
    return text;
}

void make_folder(const std::filesystem::path& folder) {
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) throw FileError("make folder", folder.string(), problem.message());
}

}  // namespace nomos
