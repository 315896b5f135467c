// nomos-conformance RULESET [SUBSTRING [DIR]]: does the verdict on a ruleset's conformance still stand? What `nomos
// check` says of it, from a program of the layers below the analysis: seconds after a rule was changed, not minutes.
// With DIR: the questions behind it are written there, as by `nomos check --smtlib DIR`.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <thread>

#include "checkers/verdict.hpp"
#include "model/core/error.hpp"

namespace {

using namespace nomos;

class Lines : public RunListener {
public:
    void results(const CheckResult& r) override {
        fmt::print("{} {:<9}{:<36}{:>6.1f} s\n", r.verdict == Verdict::holds ? '+' : '!', name_of(r.verdict), r.id,
                   r.seconds);
        if (r.verdict != Verdict::holds) fmt::print("  {}\n", r.detail);
        for (const Witness& w : r.witnesses)
            if (r.verdict == Verdict::violated)
                fmt::print("  {}{}{}{}{}\n", w.position, w.moves.empty() ? "" : ", ", fmt::join(w.moves, " "),
                           w.readings.empty() ? "" : " with ", fmt::join(w.readings, ", "));
        std::fflush(stdout);
    }
};

int conform(std::string_view ruleset, std::string_view part, const Options& options) {
    std::vector<CheckTask> tasks = suite(ruleset);
    std::erase_if(tasks, [&](const CheckTask& t) { return t.id.find(part) == std::string::npos; });
    if (tasks.empty())
        throw UsageError("no check of " + std::string(ruleset) + " contains \"" + std::string(part) + "\"",
                         "\"nomos list " + std::string(ruleset) + "\" names them");
    Lines lines;
    const auto done =
        run_all(tasks, options, std::max(1, static_cast<int>(std::thread::hardware_concurrency())), lines).done;
    return std::ranges::all_of(done, [](const CheckResult& r) { return r.verdict == Verdict::holds; }) ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) try {
    if (argc < 2 || argc > 4)
        throw UsageError("which ruleset?",
                         "nomos-conformance RULESET [SUBSTRING of checks' ids [DIR for the questions]]");
    Options options;
    if (argc > 3) options.smtlib_dir = argv[3];
    if (std::error_code ignored; argc > 3 && !std::filesystem::is_directory(argv[3], ignored))
        throw UsageError("there is no folder \"" + options.smtlib_dir + "\" for the questions", "make it first");
    return conform(argv[1], argc > 2 ? argv[2] : ".conformance.", options);
} catch (const UserError& error) {
    fmt::print(stderr, "nomos-conformance: {}\n", error.what());
    return 2;
} catch (const std::exception& fault) {
    fmt::print(stderr, "nomos-conformance: {}\n", fault.what());
    return 3;
}
