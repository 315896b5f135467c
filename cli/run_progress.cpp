#include "cli/run_progress.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>

#include "cli/supervise.hpp"
#include "reports/words.hpp"

namespace nomos::cli {
namespace {

// What is no such file tells nothing: it is a help, and no input.
std::map<std::string, double> timing_of(const std::string& path) {
    std::map<std::string, double> took;
    std::ifstream file(path);
    const Json document = Json::parse(file, nullptr, false);
    if (!document.is_object() || !document.contains("timing") || !document["timing"].is_object()) return took;
    for (const auto& [id, seconds] : document["timing"].items())
        if (seconds.is_number()) took[id] = seconds.get<double>();
    return took;
}

std::string duration(double seconds) {
    return seconds < 100 ? fmt::format("{:.0f} s", std::ceil(seconds / 5) * 5)
                         : fmt::format("{:.0f} min", seconds / 60);
}

}  // namespace

RunProgress::RunProgress(bool lines, bool log, int jobs, const std::string& before, const store::Store* store)
    : lines_(lines), log_(log), jobs_(jobs), store_(store), took_(timing_of(before)) {}
RunProgress::~RunProgress() { wipe(); }

void RunProgress::opens(const std::vector<std::string>& ids) {
    total_ = ids.size(), left_ = {ids.begin(), ids.end()};
    for (const std::string& id : ids) longest_ = std::max(longest_, id.size());
    if (store_)
        for (const auto& [id, seconds] : store_->forecast()) took_[id] = seconds;
    if (lines_ && !is_opened_before()) print(counted(total_, "check", "checks") + ":\n");
    note_opening();
}
void RunProgress::begins(const std::string& id) {
    running_.insert(id), show();
    constexpr double kLong = 10;
    const auto known = took_.find(id);
    const bool may_be_long = known == took_.end() || known->second >= kLong;
    if (left_.size() == total_ && may_be_long) tell_in_a_log("asking " + id);  // nothing is heard yet
}
void RunProgress::ends(const std::string& id) {
    running_.erase(id), left_.erase(id), show();
    if (lines_)
        tell_of_waiting();
    else
        tell_of_tenths();
}
void RunProgress::results(const CheckResult& result) {
    told_[result.id] = result.verdict, told_to_wait_ = 0;
    if (!lines_ || told_.size() <= told_before()) return;  // a child that crashed since has told it
    wipe();
    print(check_line(result, longest_, style_, store_ && store_->is_kept(result.id)));
    one_more_is_told();
    show();
}

std::string RunProgress::corrections(const std::vector<CheckResult>& checks) const {
    std::string text;
    for (const CheckResult& check : checks)
        if (const auto told = told_.find(check.id); told != told_.end() && told->second != check.verdict)
            text += check_line(check, longest_, style_);
    return text;
}

// "about 40 s left"; nothing where it is not known of every check that is left.
std::string RunProgress::time_left() const {
    double sum = 0;
    for (const std::string& id : left_) {
        const auto known = took_.find(id);
        if (known == took_.end()) return "";
        sum += known->second;
    }
    return left_.empty() ? "" : ", about " + duration(sum / jobs_) + " left";
}
void RunProgress::tell_in_a_log(const std::string& line) const {
    if (log_ && !line_.is_live()) std::fprintf(stderr, "[%zu/%zu] %s\n", total_ - left_.size(), total_, line.c_str());
}
// Each time that another tenth is done.
void RunProgress::tell_of_tenths() const {
    const std::size_t done = total_ - left_.size();
    if (done * 10 / total_ != (done - 1) * 10 / total_) tell_in_a_log("answered");
}
// Each time that twice as many results wait.
void RunProgress::tell_of_waiting() {
    constexpr std::size_t kFirst = 16;
    const std::size_t waiting = total_ - left_.size() - told_.size();
    if (waiting < std::max(kFirst, 2 * told_to_wait_) || running_.empty()) return;
    told_to_wait_ = waiting;
    tell_in_a_log(fmt::format("{} wait for {}", counted(waiting, "result", "results"), fmt::join(running_, ", ")));
}
void RunProgress::show() const {
    if (!line_.is_live()) return;
    std::string text = fmt::format("[{}/{}{}]", total_ - left_.size(), total_, time_left());
    for (const std::string& id : running_) text += " " + id;
    line_.show(cut(text, style_.columns - 1));
}
void RunProgress::wipe() const { line_.wipe(); }

}  // namespace nomos::cli
