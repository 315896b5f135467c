// Questions that were refuted or given up, kept from run to run (model/smt/refutations.hpp) beside the answers of
// checks: when rules or code have changed, the answers are asked again, and the questions that came out as before are
// not.
//
// A run believes what was there when it began, so that it does not matter which of its threads is first. Each question
// is asked again at one of its next kRound uses, and not believed where the answer of a check has its turn. One that
// was refuted and has an example then is a fault: it is told, and all answers are forgotten, since some may rest on it.
// One that was given up and is decided then is just that: its budget was nearly enough.
#pragma once

#include <functional>
#include <map>
#include <mutex>

#include "checkers/store/file.hpp"
#include "model/smt/refutations.hpp"

namespace nomos::store {

class KeptRefutations : public smt::Refutations {
public:
    using WithFile = std::function<void(const std::function<void(File&)>&)>;
    // `with_file` does it with the file as long as there is one; `fault` is told where one has an example.
    KeptRefutations(WithFile with_file, std::function<void()> fault);

    std::optional<smt::Answer> known(const smt::QuestionHash& question) override;
    void asked(const smt::QuestionHash& question, smt::Answer answer, double cpu_seconds) override;
    // Of this run: how often the solver was not asked.
    std::int64_t spared() const;

private:
    struct State {
        Found found = Found::refuted;
        int left = 0;       // uses until it is asked again, this run's included
        bool used = false;  // in this run
    };
    static smt::QuestionHash of_this_solving(const smt::QuestionHash& question);

    WithFile with_file_;
    std::function<void()> fault_;
    mutable std::mutex in_use_;
    std::map<smt::QuestionHash, State> known_;  // when the run began
    std::int64_t spared_ = 0;
};

}  // namespace nomos::store
