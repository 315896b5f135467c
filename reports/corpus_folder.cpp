#include "reports/corpus_folder.hpp"

#include <algorithm>

#include "model/core/error.hpp"
#include "reports/input.hpp"
#include "reports/write.hpp"

namespace nomos {

namespace fs = std::filesystem;

void write_whole(const fs::path& path, const std::string& text) {
    if (path.has_parent_path()) make_folder(path.parent_path());
    write_file(path, text);
}

CorpusFolder::CorpusFolder(const std::string& folder, const std::string& ruleset)
    : folder_(fs::path(folder) / ruleset) {}

void CorpusFolder::expect_no_file() const {
    std::error_code problem;
    const fs::path above = folder_.parent_path();
    if (fs::exists(above, problem) && !fs::is_directory(above, problem) && !problem)
        throw FileError("read", above.string(), "it is a file; a corpus is a folder");
}
std::vector<fuzz::CorpusFile> CorpusFolder::entries() const {
    std::vector<fuzz::CorpusFile> all;
    std::error_code problem;
    expect_no_file();
    if (!fs::exists(folder_, problem) && !problem) return all;  // none yet
    if (!problem) fs::directory_iterator(folder_, problem);
    if (problem) throw FileError("read", folder_.string(), problem.message());
    for (const auto& file : fs::directory_iterator(folder_))
        if (file.path().extension() == ".game") all.push_back({file.path().string(), read_input(file.path().string())});
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return all;
}

bool CorpusFolder::is_there() const {
    std::error_code problem;
    return fs::exists(folder_, problem) || problem;
}
void CorpusFolder::probe() const {
    expect_no_file();
    std::error_code problem;
    std::vector<fs::path> missing;  // the innermost first
    for (fs::path p = folder_; !p.empty() && !fs::exists(p, problem); p = p.parent_path()) missing.push_back(p);
    const auto as_before = [&] {
        for (const fs::path& p : missing) fs::remove(p, problem);
    };
    try {
        probe_folder(folder_);
    } catch (const FileError&) {
        as_before();
        throw;
    }
    as_before();
}

fs::path CorpusFolder::path_of(const fuzz::Failure& failure) const {
    return folder_ / (failure.cause() + (failure.is_entry ? ".game" : ".txt"));
}

void CorpusFolder::write_raw(const fuzz::Failure& failure) const {
    write_whole(folder_ / ("raw-" + path_of(failure).filename().string()), failure.text);
}
fs::path CorpusFolder::write(const fuzz::Failure& failure) const {
    write_whole(path_of(failure), failure.text);
    std::error_code none;
    for (const char* end : {".game", ".txt"}) fs::remove(folder_ / ("raw-" + failure.cause() + end), none);
    return path_of(failure);
}
void CorpusFolder::write(const std::string& name, const std::string& text) const { write_whole(folder_ / name, text); }

}  // namespace nomos
