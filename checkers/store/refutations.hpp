// Refuted questions that are kept from run to run (model/smt/refutations.hpp), beside the answers of checks: when rules
// or code have changed, the answers are asked again, and the questions that came out as before are not.
//
// Each is refuted again at one of its next kRound uses, and whenever the answer of a check is asked again. One that has
// an example then is a fault that is told.
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

    bool is_known(const smt::QuestionHash& question) override;
    void asked(const smt::QuestionHash& question, bool refuted, double cpu_seconds) override;
    // Of this run: questions that were not put to the solver.
    std::int64_t spared() const;
    // Writes down which were used. Nobody asks any more.
    void end_run();

private:
    struct State {
        int left = 0;
        bool used = false;  // in this run
    };
    static constexpr int kNothing = 0, kFault = -1;
    // What is known of it from now on: how many uses are left; or that there is nothing to keep, or a fault.
    int note(const smt::QuestionHash& key, bool refuted, double cpu_seconds);
    smt::QuestionHash of_this_solving(const smt::QuestionHash& question) const;

    WithFile with_file_;
    std::function<void()> fault_;
    mutable std::mutex in_use_;
    std::map<smt::QuestionHash, State> known_;
    std::int64_t spared_ = 0;
};

}  // namespace nomos::store
