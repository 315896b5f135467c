#include <signal.h>

#include <algorithm>
#include <mutex>
#include <new>
#include <optional>

#include "checkers/verdict.hpp"
#include "model/core/doing.hpp"
#include "model/core/error.hpp"
#include "model/core/parallel.hpp"
#include "model/core/stop.hpp"

namespace nomos {

namespace {
// "nefatavl" of "nefatavl.law.moves".
std::string ruleset_of(const CheckTask& task) { return task.id.substr(0, task.id.find('.')); }

// Comparisons of readings rest on nothing else; of the others many wait for one that proves the same first. So
// the two kinds are mixed evenly, and threads meet less often.
void add_mixed(const std::vector<std::size_t>& comparisons, const std::vector<std::size_t>& others,
               std::vector<std::size_t>& order) {
    std::size_t c = 0;
    for (std::size_t k = 0; k < others.size(); ++k) {
        for (; c * others.size() < (k + 1) * comparisons.size(); ++c) order.push_back(comparisons[c]);
        order.push_back(others[k]);
    }
    order.insert(order.end(), comparisons.begin() + static_cast<std::ptrdiff_t>(c), comparisons.end());
}
// Ruleset by ruleset. What would wait for another's result comes last.
std::vector<std::size_t> order_of(const std::vector<CheckTask>& tasks) {
    std::vector<std::size_t> order, late, comparisons, others;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        (tasks[i].late ? late : tasks[i].kind == CheckKind::comparison ? comparisons : others).push_back(i);
        if (i + 1 < tasks.size() && ruleset_of(tasks[i + 1]) == ruleset_of(tasks[i])) continue;
        add_mixed(comparisons, others, order);
        comparisons.clear(), others.clear();
    }
    order.insert(order.end(), late.begin(), late.end());
    return order;
}

Crashed crashed;

CheckResult failed(const CheckTask& task, const std::string& why) {
    CheckResult r;
    r.id = task.id, r.ruleset = ruleset_of(task), r.kind = task.kind, r.question = task.question;
    r.verdict = Verdict::unknown, r.detail = "the check failed: " + why;
    return r;
}
// What an exception says comes from libraries, too; it is shown on one line.
std::string one_line(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return text;
}
// Of a check that was given up: what to do next (docs/add-a-ruleset.md, "When a proof is unknown").
std::string what_to_try(const CheckResult& r, const Options& options) {
    if (!r.gave_up) return "";
    constexpr std::uint64_t kMost = 4'000'000'000;
    const std::string more = std::to_string(std::min(kMost, std::uint64_t{options.budget.resources} * 10));
    return "; to try: whether it is true at all (nomos try " + r.ruleset + "), then --only " + r.id + " --rlimit " +
           more + ", then a smaller board";
}
CheckResult result_of(const CheckTask& task, const Options& options) try {
    if (const auto crash = crashed.find(task.id); crash != crashed.end()) return failed(task, crash->second);
    const std::size_t before = smt::ended_by_the_clock();
    CheckResult r = task.run(options);
    r.detail += what_to_try(r, options);
    if (const std::size_t n = smt::ended_by_the_clock() - before; n > 0)
        r.detail += "; the clock ended " + std::to_string(n) + (n == 1 ? " question" : " questions") +
                    " of it before the counted work was spent: on another machine this may come out otherwise";
    return r;
} catch (const UserError&) {
    throw;
} catch (const std::bad_alloc&) {
    return failed(task, "there was no memory left");
} catch (const std::exception& trouble) {
    return failed(task, one_line(trouble.what()));
} catch (...) {
    return failed(task, "for a reason without a name");
}

// A stack that is too deep is a crash like any other; to tell of it a signal's handler needs a second one (SA_ONSTACK).
// A thread's own, as long as it lives.
class SecondStack {
public:
    SecondStack() {
        const stack_t second{memory_.data(), 0, memory_.size()};
        sigaltstack(&second, nullptr);
    }
    ~SecondStack() {
        const stack_t none{nullptr, SS_DISABLE, 0};
        sigaltstack(&none, nullptr);
    }
    SecondStack(const SecondStack&) = delete;
    SecondStack& operator=(const SecondStack&) = delete;

private:
    std::vector<char> memory_ = std::vector<char>(64 * 1024);
};
void have_a_second_stack() { static thread_local const SecondStack second; }

// One run: what is done of it, and what has been told.
class RunOfTasks {
public:
    RunOfTasks(const std::vector<CheckTask>& tasks, const Options& options, RunListener& listener)
        : tasks_(tasks), options_(options), listener_(listener), order_(order_of(tasks)), results_(tasks.size()) {
        std::vector<std::string> ids;
        for (const std::size_t i : order_) ids.push_back(tasks[i].id);
        listener_.opens(ids);
    }
    RunResults run(int jobs) {
        parallel_for(order_.size(), jobs, [this](std::size_t k) {
            if (!stop_is_wanted()) run_one(order_[k]);
        });
        RunResults all;
        for (std::size_t i = 0; i < tasks_.size(); ++i)
            if (results_[i])
                all.done.push_back(std::move(*results_[i]));
            else
                all.not_run.push_back(tasks_[i].id);
        return all;
    }

private:
    // What was under way when the program was told to stop may be cut short anywhere: it counts as not run.
    void run_one(std::size_t i) {
        {
            const std::lock_guard lock(speaking_);
            listener_.begins(tasks_[i].id);
        }
        have_a_second_stack();
        doing::now(doing::kChecking, tasks_[i].id);
        CheckResult r = result_of(tasks_[i], options_);
        doing::nothing();
        const std::lock_guard lock(speaking_);
        if (stop_is_wanted()) return;
        results_[i] = std::move(r);
        listener_.ends(tasks_[i].id);
        for (; told_ < order_.size() && results_[order_[told_]]; ++told_) listener_.results(*results_[order_[told_]]);
    }

    const std::vector<CheckTask>& tasks_;
    const Options& options_;
    RunListener& listener_;
    const std::vector<std::size_t> order_;
    std::vector<std::optional<CheckResult>> results_;  // in the order of the tasks
    std::size_t told_ = 0;                             // of the order
    std::mutex speaking_;
};
}  // namespace

void leave_out(Crashed them) { crashed = std::move(them); }

RunResults run_all(const std::vector<CheckTask>& tasks, const Options& options, int jobs, RunListener& listener) {
    return RunOfTasks(tasks, options, listener).run(jobs);
}

}  // namespace nomos
