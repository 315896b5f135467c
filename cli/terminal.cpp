#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "cli/verb.hpp"
#include "model/core/error.hpp"

namespace nomos::cli {
namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

// The first of these that is set decides, as the C library has it.
bool utf8_locale() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (const auto value = variable(name); !value.empty())
            return value.find("UTF-8") != std::string_view::npos || value.find("utf8") != std::string_view::npos;
    return false;
}

}  // namespace

// Away from a terminal the style is fixed, so that what lands in a file is the same everywhere.
TerminalStyle terminal_style() {
    TerminalStyle style;
    style.columns = 140;
    if (!isatty(STDOUT_FILENO)) return style;
    const bool plain = variable("TERM") == "dumb" || variable("TERM").empty();
    style.colour = !plain && variable("NO_COLOR").empty();
    style.unicode = !plain && utf8_locale();
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 40) style.columns = size.ws_col;
    return style;
}

void print(std::string_view text) {
    errno = 0;
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0)
        throw FileError("write", "standard output", std::strerror(errno));
}

void print_json(const Json& document) { print(document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"); }

ProgressLine::ProgressLine(bool log) : log_(log && !line_.is_live()) {}

ProgressLine::~ProgressLine() { line_.wipe(); }

void ProgressLine::show(std::size_t done, std::size_t total, const std::string& id) const {
    line_.show(fmt::format("[{}/{}] {:.60}", done, total, id));
    if (!log_ || total == 0) return;
    const std::size_t tenths = done * 10 / total;
    if (total != total_ || tenths != tenths_) std::fprintf(stderr, "[%zu/%zu] %.60s\n", done, total, id.c_str());
    total_ = total, tenths_ = tenths;
}

std::function<void(std::size_t, std::size_t, const std::string&)> ProgressLine::callback() const {
    return [this](std::size_t done, std::size_t total, const std::string& id) { show(done, total, id); };
}

}  // namespace nomos::cli
