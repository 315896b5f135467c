// nomos cache: what is kept of earlier runs.
#include <fmt/format.h>

#include "cli/keeping.hpp"
#include "model/core/error.hpp"
#include "reports/words.hpp"

namespace nomos::cli {
namespace {

struct CacheOptions {
    Common common;
    Keeping keeping;
    bool clear = false;
};

// What lies in the folder; the file and what SQLite keeps beside it for a while.
std::uintmax_t bytes_of(const std::filesystem::path& file) {
    std::uintmax_t bytes = 0;
    for (const char* end : {"", "-wal"}) {
        std::error_code is_not_there;
        const auto size = std::filesystem::file_size(file.string() + end, is_not_there);
        if (!is_not_there) bytes += size;
    }
    return bytes;
}

std::string told(const std::filesystem::path& file, std::uintmax_t bytes, const store::Overview& all) {
    std::string text = fmt::format("{}: {:.1f} MB\n", file.string(), static_cast<double>(bytes) / 1e6);
    for (const auto& [ruleset, answers] : all.answers)
        text += fmt::format("  {:<10} {}\n", ruleset, counted(static_cast<std::size_t>(answers), "answer", "answers"));
    if (all.answers.empty()) text += "  no answers\n";
    text += fmt::format("  {:<10} {}\n", "refuted",
                        counted(static_cast<std::size_t>(all.refuted), "question", "questions"));
    text += fmt::format("  {:<10} {}\n", "given up",
                        counted(static_cast<std::size_t>(all.given_up), "question", "questions"));
    return text + fmt::format(
                      "last run: {} asked for, {} of them kept from before, {} asked again to compare; {} not put to "
                      "the solver once more\n",
                      counted(static_cast<std::size_t>(all.last.asked), "answer", "answers"), all.last.kept,
                      all.last.again, counted(static_cast<std::size_t>(all.last.spared), "question", "questions"));
}
Json document_of(const std::filesystem::path& file, std::uintmax_t bytes, const store::Overview& all) {
    return {
        {"schema", 1},
        {"path", file.string()},
        {"bytes", bytes},
        {"answers", Json(all.answers)},
        {"refuted", all.refuted},
        {"given_up", all.given_up},
        {"last_run",
         {{"asked", all.last.asked}, {"kept", all.last.kept}, {"again", all.last.again}, {"spared", all.last.spared}}}};
}

store::Overview overview(const CacheOptions& options, const std::filesystem::path& folder) try {
    if (!std::filesystem::exists(folder / store::kFileName)) return {};
    std::string said;
    const auto file = store::File::open(folder, said);
    if (!said.empty()) std::fprintf(stderr, "nomos: %s\n", said.c_str());
    if (options.clear) file->clear();
    return file->overview();
} catch (const store::Trouble& trouble) {
    throw FileError("use", (folder / store::kFileName).string(), trouble.what());
}

int run(const CacheOptions& options) {
    const auto folder = folder_of(options.keeping);
    if (folder.empty()) throw UsageError("neither XDG_CACHE_HOME nor HOME names a folder", "nomos cache --cache DIR");
    const store::Overview all = overview(options, folder);
    const auto file = folder / store::kFileName;
    if (options.common.json)
        print_json(document_of(file, bytes_of(file), all));
    else
        print(told(file, bytes_of(file), all));
    return kGood;
}

}  // namespace

void add_cache(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<CacheOptions>();
    CLI::App& verb =
        add_verb(app, chosen, "cache", "Show, or clear, the answers that are kept from one run to the next",
                 "  nomos cache\n"
                 "  nomos cache --clear\n"
                 "  nomos cache --cache build/answers --json",
                 options, run);
    add_folder(verb, options->keeping);
    verb.add_flag("--clear", options->clear, "Forget them all");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
