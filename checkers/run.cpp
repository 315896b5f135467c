#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <numeric>
#include <thread>

#include "checkers/scene.hpp"

namespace nomos {

std::string_view name_of(Verdict v) {
    constexpr std::array<std::string_view, 3> kNames{"holds", "violated", "unknown"};
    return kNames[static_cast<std::size_t>(v)];
}
std::string_view name_of(Method m) {
    constexpr std::array<std::string_view, 5> kNames{"proof", "exhaustive", "sampled", "replay", "count"};
    return kNames[static_cast<std::size_t>(m)];
}
std::string_view name_of(CheckKind k) {
    constexpr auto kNames = std::to_array<std::string_view>({"conformance", "generator", "comparison", "invariant",
                                                             "law", "bound", "claim", "example", "vacuity", "dead-text",
                                                             "ledger", "leak", "termination"});
    static_assert(kNames.size() == kCheckKinds);
    return kNames[static_cast<std::size_t>(k)];
}

std::vector<CheckResult> run_all(const std::vector<CheckTask>& tasks, const Options& options, int jobs,
                                 const std::function<void(std::size_t, std::size_t, const std::string&)>& progress) {
    std::vector<CheckResult> results(tasks.size());
    std::vector<std::size_t> order(tasks.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return !tasks[i].late; });
    std::atomic<std::size_t> next{0}, done{0};
    std::mutex speaking;
    std::exception_ptr trouble;
    const auto work = [&] {
        for (std::size_t k = next++; k < tasks.size(); k = next++) try {
                const std::size_t i = order[k];
                results[i] = tasks[i].run(options);
                const std::lock_guard lock(speaking);
                progress(++done, tasks.size(), tasks[i].id);
            } catch (...) {
                const std::lock_guard lock(speaking);
                if (!trouble) trouble = std::current_exception();
                next = tasks.size();
            }
    };
    std::vector<std::thread> threads;
    for (int j = 1; j < jobs; ++j) threads.emplace_back(work);
    work();
    for (auto& t : threads) t.join();
    if (trouble) std::rethrow_exception(trouble);
    return results;
}

namespace {
void write_smtlib(const Options& options, const std::string& id, const std::string& text) {
    const auto path = std::filesystem::path(options.smtlib_dir) / (id + ".smt2");
    std::ofstream out(path, std::ios::binary);
    out << text;
    if (!out.flush()) throw FileError("write", path.string(), "is the folder there and writable?");
}
}  // namespace

void dump_smtlib(smt::Session& session, const Options& options, const std::string& id, const smt::Bit& question) {
    if (!options.smtlib_dir.empty()) write_smtlib(options, id, session.smtlib(question));
}
void dump_refuted(smt::Session& session, const Options& options, const std::string& id,
                  const std::vector<smt::Bit>& requirements) {
    if (!options.smtlib_dir.empty()) write_smtlib(options, id, session.smtlib_of_refuted(requirements));
}

}  // namespace nomos
