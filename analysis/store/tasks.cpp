#include "analysis/store/tasks.hpp"

namespace nomos::store {
namespace {

Lines all_lines(const CheckResult& result, const Beside& beside) {
    Lines lines = lines_in(result);
    for (Line& line : beside.lines()) lines.push_back(std::move(line));
    return lines;
}
// Nothing of what is undecided.
std::optional<std::string> text_of(CheckResult result, const Beside& beside) {
    if (result.verdict == Verdict::unknown) return {};
    result.seconds = 0;
    const std::string path = where_they_lead(result.ruleset, all_lines(result, beside));
    return store::text_of(Json::array({coded(result), beside.coded(), path}));
}
bool is_put_back(const Kept& kept, const Beside& beside, CheckResult& result) {
    const Json json = Json::parse(kept.value);
    auto there = decoded<CheckResult>(json.at(0));
    there.seconds = kept.seconds;
    beside.put_back(json.at(1));
    if (there.verdict == Verdict::unknown) return false;
    if (json.at(2) != where_they_lead(there.ruleset, all_lines(there, beside))) return false;
    result = std::move(there);
    return true;
}

}  // namespace

CheckTask kept(Store* store, CheckTask task, Beside beside) {
    if (!store) return task;
    const auto run = task.run;
    task.run = [=, id = task.id, rests_on = task.rests_on](const Options& options) {
        CheckResult result;
        store->answer(
            query_for(id, options, rests_on),
            [&] {
                result = run(options);
                return text_of(result, beside);
            },
            [&](const Kept& kept) { return is_put_back(kept, beside, result) && result.id == id; });
        return result;
    };
    return task;
}

}  // namespace nomos::store
