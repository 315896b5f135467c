#include "reports/write.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "model/core/error.hpp"

namespace nomos {
namespace {

namespace fs = std::filesystem;

// Two runs of the program may write the same report: the process id keeps their drafts apart.
fs::path draft_of(const fs::path& path) {
    return path.parent_path() / ("." + path.filename().string() + "." + std::to_string(::getpid()) + ".part");
}

[[noreturn]] void give_up(const fs::path& path, const fs::path& draft, const std::string& reason) {
    std::error_code ignored;
    fs::remove(draft, ignored);
    throw FileError("write", path.string(), reason);
}

bool written(const fs::path& draft, std::string_view text) {
    errno = 0;
    std::ofstream out(draft, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    return !out.fail();
}

}  // namespace

void write_file(const fs::path& path, std::string_view text) {
    const fs::path draft = draft_of(path);
    if (!written(draft, text)) give_up(path, draft, errno != 0 ? std::strerror(errno) : "the disk did not take it");
    std::error_code problem;
    fs::rename(draft, path, problem);
    if (problem) give_up(path, draft, problem.message());
}

}  // namespace nomos
