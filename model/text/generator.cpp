// The program that the build runs for each ruleset: GAME FOLDER OUT reads FOLDER/text/*.toml and writes
// OUT/FOLDER/text.hpp and text.cpp. A file that would not change is left alone, so that nothing which
// includes it is built again. It leaves with 1 where the text has problems, each told with its place.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "model/text/text.hpp"

namespace nomos::text {
namespace {

std::string content_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}
void write_if_different(const std::filesystem::path& path, const std::string& content) {
    if (std::filesystem::exists(path) && content_of(path) == content) return;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary);
    out << content << std::flush;
    if (!out) throw FileError("write", path.string(), "the disk or the folder refuses it");
}

int generate(const std::string& game, const std::string& folder, const std::string& out) {
    Problems problems;
    const Text text = read(game, folder + "/text", problems);
    if (problems.messages().empty()) check(text, problems);
    for (const auto& message : problems.messages()) std::cerr << message << "\n";
    if (!problems.messages().empty()) return 1;
    const std::string header = folder + "/text.hpp";
    write_if_different(std::filesystem::path(out) / header, header_of(text));
    write_if_different(std::filesystem::path(out) / folder / "text.cpp", tables_of(text, header));
    return 0;
}

}  // namespace
}  // namespace nomos::text

int main(int count, char** words) {
    if (count != 4) {
        std::cerr << "usage: nomos_text GAME FOLDER OUT\n";
        return 2;
    }
    try {
        return nomos::text::generate(words[1], words[2], words[3]);
    } catch (const std::exception& e) {
        std::cerr << e.what() << "\n";
        return 2;
    }
}
