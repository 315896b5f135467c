// A run of checks as it is seen while it goes on: a line for each result as it comes, and on a terminal what is being
// done, how much is done and how long the rest may take. Elsewhere standard error has a line where nothing would be
// heard for long: of what is asked first, and when many results wait for an earlier one. When is counted, not timed.
#pragma once

#include <map>
#include <set>

#include "checkers/store/store.hpp"
#include "cli/verb.hpp"

namespace nomos::cli {

class RunProgress : public RunListener {
public:
    // `lines`: print each result on standard output. `log`: where nobody looks at a terminal, say on standard error
    // what is asked while nothing is heard. `before`: a results.json of an earlier run, if it is there; what its checks
    // took tells what is left, and what the store knows of it, where there is one, tells more.
    RunProgress(bool lines, bool log, int jobs, const std::string& before, const store::Store* store);
    ~RunProgress() override;

    void opens(const std::vector<std::string>& ids) override;
    void begins(const std::string& id) override;
    void ends(const std::string& id) override;
    void results(const CheckResult& result) override;

    // Results that are no longer as they were told, once all are held against one another.
    std::string corrections(const std::vector<CheckResult>& checks) const;

private:
    void show() const;
    void tell_in_a_log(const std::string& line) const;
    void tell_of_waiting();
    void tell_of_tenths() const;
    void wipe() const;
    std::string time_left() const;

    const bool lines_, log_;
    const LiveLine line_;
    const int jobs_;
    const store::Store* store_;
    const TerminalStyle style_ = terminal_style();
    std::map<std::string, double> took_;  // seconds, by id
    std::set<std::string> left_, running_;
    std::map<std::string, Verdict> told_;
    std::size_t total_ = 0, longest_ = 0, told_to_wait_ = 0;
};

}  // namespace nomos::cli
