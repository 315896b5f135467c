#include "checkers/store/refutations.hpp"

#include "checkers/store/fingerprint.hpp"

namespace nomos::store {

namespace {
// What is refuted sooner is as well asked again.
constexpr double kWorthKeeping = 0.005;
}  // namespace

KeptRefutations::KeptRefutations(WithFile with_file, std::function<void()> fault)
    : with_file_(std::move(with_file)), fault_(std::move(fault)) {
    with_file_([&](File& file) {
        for (const Refuted& one : file.refuted()) known_[one.question] = {one.left};
    });
}
smt::QuestionHash KeptRefutations::of_this_solving(const smt::QuestionHash& question) const {
    smt::QuestionHash hash = question;
    hash.add(solving_sources_built_here());
    return hash;
}

bool KeptRefutations::is_known(const smt::QuestionHash& question) {
    const std::lock_guard lock(in_use_);
    const auto found = known_.find(of_this_solving(question));
    if (found == known_.end()) return false;
    State& state = found->second;
    if (!state.used) state.used = true, --state.left;
    if (state.left > 0) ++spared_;
    return state.left > 0;
}
void KeptRefutations::asked(const smt::QuestionHash& question, bool refuted, double cpu_seconds) {
    const smt::QuestionHash key = of_this_solving(question);
    const int left = note(key, refuted, cpu_seconds);
    if (left == kFault) fault_();
    if (left == kFault) with_file_([&](File& file) { file.drop_refuted(key); });
    if (left > 0) with_file_([&](File& file) { file.put_refuted({key, left}); });
}
int KeptRefutations::note(const smt::QuestionHash& key, bool refuted, double cpu_seconds) {
    const std::lock_guard lock(in_use_);
    const auto found = known_.find(key);
    if (found != known_.end() && !refuted) return known_.erase(found), kFault;
    if (!refuted || (found == known_.end() && cpu_seconds < kWorthKeeping)) return kNothing;
    // A new one is spread over the runs to come, so that each asks about as many again.
    const int left = found == known_.end() ? 1 + static_cast<int>(key.low % kRound) : kRound;
    known_[key] = {left, true};
    return left;
}
std::int64_t KeptRefutations::spared() const {
    const std::lock_guard lock(in_use_);
    return spared_;
}
void KeptRefutations::end_run() {
    std::vector<Refuted> used;
    {
        const std::lock_guard lock(in_use_);
        for (const auto& [question, state] : known_)
            if (state.used) used.push_back({question, state.left});
    }
    with_file_([&](File& file) { file.used_refuted(used); });
}

}  // namespace nomos::store
