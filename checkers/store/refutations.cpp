#include "checkers/store/refutations.hpp"

#include <algorithm>

#include "checkers/store/fingerprint.hpp"

namespace nomos::store {

namespace {
// What is said sooner is as well asked again.
constexpr double kWorthKeeping = 0.005;
}  // namespace

KeptRefutations::KeptRefutations(WithFile with_file, std::function<void()> fault)
    : with_file_(std::move(with_file)), fault_(std::move(fault)) {
    with_file_([&](File& file) {
        for (const Found found : {Found::given_up, Found::refuted})
            for (const KnownQuestion& one : file.questions(found))
                known_[one.hash] = {found, std::min(one.left, kRound)};
    });
}
smt::QuestionHash KeptRefutations::of_this_solving(const smt::QuestionHash& question) {
    smt::QuestionHash hash = question;
    hash.add(solving_sources_built_here());
    return hash;
}

std::optional<smt::Answer> KeptRefutations::known(const smt::QuestionHash& question) {
    const smt::QuestionHash key = of_this_solving(question);
    State of_it;
    bool is_first_use = false;
    {
        const std::lock_guard lock(in_use_);
        const auto found = known_.find(key);
        if (found == known_.end()) return {};
        is_first_use = !found->second.used, found->second.used = true;
        of_it = found->second;
        if (of_it.left > 1) ++spared_;
    }
    if (is_first_use) with_file_([&](File& file) { file.use_question(of_it.found, key); });
    if (of_it.left <= 1) return {};
    return of_it.found == Found::refuted ? smt::Answer::unsatisfiable : smt::Answer::unknown;
}
void KeptRefutations::asked(const smt::QuestionHash& question, smt::Answer answer, double cpu_seconds) {
    const smt::QuestionHash key = of_this_solving(question);
    std::optional<Found> was;
    bool is_otherwise = false;
    {
        const std::lock_guard lock(in_use_);
        if (const auto found = known_.find(key); found != known_.end()) was = found->second.found;
        is_otherwise =
            was == Found::refuted ? answer == smt::Answer::satisfiable : was && answer != smt::Answer::unknown;
        if (is_otherwise) known_.erase(key);
    }
    if (is_otherwise) with_file_([&](File& file) { file.drop_question(*was, key); });
    if (was == Found::refuted && answer == smt::Answer::satisfiable) return fault_();
    if (answer == smt::Answer::satisfiable || (was == Found::refuted && answer == smt::Answer::unknown)) return;
    const Found found = answer == smt::Answer::unknown ? Found::given_up : Found::refuted;
    if (was != found && cpu_seconds < kWorthKeeping) return;
    // A new one is spread over the runs to come, so that each asks about as many again.
    const int left = was == found ? kRound : 1 + static_cast<int>(key.low % kRound);
    with_file_([&](File& file) { file.put_question(found, {key, left}); });
}
std::int64_t KeptRefutations::spared() const {
    const std::lock_guard lock(in_use_);
    return spared_;
}

}  // namespace nomos::store
