#include "checkers/store/refutations.hpp"

#include <algorithm>

#include "checkers/store/fingerprint.hpp"

namespace nomos::store {

namespace {
// What is refuted sooner is as well asked again.
constexpr double kWorthKeeping = 0.005;
}  // namespace

KeptRefutations::KeptRefutations(WithFile with_file, std::function<void()> fault)
    : with_file_(std::move(with_file)), fault_(std::move(fault)) {
    with_file_([&](File& file) {
        for (const Refuted& one : file.refuted()) known_[one.question] = {std::min(one.left, kRound)};
    });
}
smt::QuestionHash KeptRefutations::of_this_solving(const smt::QuestionHash& question) {
    smt::QuestionHash hash = question;
    hash.add(solving_sources_built_here());
    return hash;
}

bool KeptRefutations::is_known(const smt::QuestionHash& question) {
    const smt::QuestionHash key = of_this_solving(question);
    bool is_believed = false, is_first_use = false;
    {
        const std::lock_guard lock(in_use_);
        const auto found = known_.find(key);
        if (found == known_.end()) return false;
        is_first_use = !found->second.used, found->second.used = true;
        is_believed = found->second.left > 1;
        if (is_believed) ++spared_;
    }
    if (is_first_use) with_file_([&](File& file) { file.use_refuted(key); });
    return is_believed;
}
void KeptRefutations::asked(const smt::QuestionHash& question, bool refuted, double cpu_seconds) {
    const smt::QuestionHash key = of_this_solving(question);
    bool was_known = false;
    {
        const std::lock_guard lock(in_use_);
        const auto found = known_.find(key);
        was_known = found != known_.end();
        if (was_known && !refuted) known_.erase(found);
    }
    if (was_known && !refuted) {
        with_file_([&](File& file) { file.drop_refuted(key); });
        fault_();
    } else if (refuted && (was_known || cpu_seconds >= kWorthKeeping)) {
        // A new one is spread over the runs to come, so that each asks about as many again.
        const int left = was_known ? kRound : 1 + static_cast<int>(key.low % kRound);
        with_file_([&](File& file) { file.put_refuted({key, left}); });
    }
}
std::int64_t KeptRefutations::spared() const {
    const std::lock_guard lock(in_use_);
    return spared_;
}

}  // namespace nomos::store
