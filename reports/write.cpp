#include "reports/write.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "model/core/error.hpp"
#include "reports/input.hpp"

namespace nomos {
namespace {

namespace fs = std::filesystem;

// Two runs of the program may write the same report: the process id keeps their drafts apart.
fs::path draft_of(const fs::path& path) {
    return path.parent_path() / ("." + path.filename().string() + "." + std::to_string(::getpid()) + ".part");
}

[[noreturn]] void give_up(const fs::path& path, const std::string& reason) {
    throw FileError("write", path.string(), reason);
}

void write_draft(const fs::path& path, std::string_view text) {
    errno = 0;
    std::ofstream out(draft_of(path), std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    if (out.fail()) give_up(path, errno != 0 ? std::strerror(errno) : "the disk did not take it");
}
void rename_draft(const fs::path& path) {
    std::error_code problem;
    fs::rename(draft_of(path), path, problem);
    if (problem) give_up(path, problem.message());
}

std::mutex& writing() {
    static auto& mutex = *new std::mutex;  // a thread may wait for it when the program leaves
    return mutex;
}

struct File {
    fs::path path;
    std::string_view text;
};
// No draft stays behind, whatever is thrown; one may after a second Ctrl-C, which waits for nothing.
void write_all(const std::vector<File>& files) {
    const auto lock = hold_writing();
    try {
        for (const File& file : files) write_draft(file.path, file.text);
        for (const File& file : files) rename_draft(file.path);
    } catch (...) {
        std::error_code ignored;
        for (const File& file : files) fs::remove(draft_of(file.path), ignored);
        throw;
    }
}

// The folder and those around it that are not there, the innermost first.
std::vector<fs::path> missing_folders(fs::path folder) {
    std::vector<fs::path> missing;
    for (std::error_code ignored; !folder.empty() && !fs::exists(folder, ignored); folder = folder.parent_path())
        missing.push_back(folder);
    return missing;
}

}  // namespace

std::unique_lock<std::mutex> hold_writing() { return std::unique_lock(writing()); }

void write_file(const fs::path& path, std::string_view text) { write_all({{path, text}}); }

void write_files(const fs::path& folder, const Files& files) {
    make_folder(folder);
    std::vector<File> all;
    for (const auto& [name, text] : files) all.push_back({folder / name, text});
    write_all(all);
}

void probe_file(const fs::path& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) give_up(path, "it is a folder");
    const auto lock = hold_writing();
    write_draft(path, "");
    fs::remove(draft_of(path), ignored);
}
void probe_folder(const fs::path& folder) {
    const std::vector<fs::path> missing = missing_folders(folder);
    const auto leave_no_trace = [&] {
        std::error_code ignored;
        for (const fs::path& made : missing) fs::remove(made, ignored);
    };
    try {
        make_folder(folder), probe_file(folder / "results.json");
    } catch (...) {
        leave_no_trace();
        throw;
    }
    leave_no_trace();
}

}  // namespace nomos
