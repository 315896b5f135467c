#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

#include "checkers/scene.hpp"

namespace nomos {

std::string question_of(const Asked& asked) {
    constexpr std::array<std::string_view, 6> kBefore{
        "", "Always: ", "Possible: ", "The most: ", "Is it so: ", "Can it fail at all: "};
    return std::string(kBefore[static_cast<std::size_t>(asked.how)]) + asked.what;
}
std::string_view name_of(Verdict v) {
    constexpr std::array<std::string_view, 3> kNames{"holds", "violated", "unknown"};
    return kNames[static_cast<std::size_t>(v)];
}
std::string_view name_of(Method m) {
    constexpr std::array<std::string_view, 5> kNames{"proof", "exhaustive", "sampled", "replay", "count"};
    return kNames[static_cast<std::size_t>(m)];
}
std::string_view name_of(CheckKind k) {
    constexpr auto kNames =
        std::to_array<std::string_view>({"conformance", "generator", "comparison", "invariant", "law", "bound", "claim",
                                         "example", "vacuity", "dead-text", "ledger", "leak", "termination"});
    static_assert(kNames.size() == kCheckKinds);
    return kNames[static_cast<std::size_t>(k)];
}

namespace {
// Comparisons of readings rest on nothing else; of the others many wait for one that proves the same first. So
// the two kinds are mixed evenly, and threads meet less often. What would wait for another's result comes last.
std::vector<std::size_t> order_of(const std::vector<CheckTask>& tasks) {
    const auto kind = [&](std::size_t i) {
        return tasks[i].late ? 2U : tasks[i].kind == CheckKind::comparison ? 0U : 1U;
    };
    std::array<std::vector<std::size_t>, 3> of_kind;
    for (std::size_t i = 0; i < tasks.size(); ++i) of_kind[kind(i)].push_back(i);
    const auto& [comparisons, others, late] = of_kind;
    std::vector<std::size_t> order;
    for (std::size_t k = 0, c = 0; k < others.size(); ++k) {
        for (; c * others.size() < (k + 1) * comparisons.size(); ++c) order.push_back(comparisons[c]);
        order.push_back(others[k]);
    }
    if (others.empty()) order = comparisons;
    order.insert(order.end(), late.begin(), late.end());
    return order;
}
}  // namespace

std::vector<CheckResult> run_all(const std::vector<CheckTask>& tasks, const Options& options, int jobs,
                                 const std::function<void(std::size_t, std::size_t, const std::string&)>& progress) {
    std::vector<CheckResult> results(tasks.size());
    const std::vector<std::size_t> order = order_of(tasks);
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
