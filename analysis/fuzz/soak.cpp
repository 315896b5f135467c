#include "analysis/fuzz/soak.hpp"

#include <algorithm>
#include <chrono>

namespace nomos::fuzz {
namespace {

void add_found(Soak& soak, const Report& report) {
    for (const Failure& f : report.failures) {
        const bool is_known = std::ranges::any_of(
            soak.found, [&](const Soak::Found& known) { return known.kind == f.kind && known.clause == f.clause; });
        if (!is_known) soak.found.push_back({report.seed, f.kind, f.clause, f.position, f.move, f.text});
    }
}

}  // namespace

bool go_on(Soak& soak, const Fuzzer& fuzzer, std::uint64_t positions, const FuzzOptions& each,
           const std::function<void(const Soak&)>& kept) {
    const auto start = std::chrono::steady_clock::now();
    const auto out_of_time = [&] {
        return each.seconds > 0 &&
               std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() >= each.seconds;
    };
    while (soak.positions() < positions && !each.stopped() && !out_of_time()) {
        FuzzOptions options = each;
        options.seed = soak.next_seed(), options.count = soak.stretch, options.seconds = 0, options.corpus.clear();
        options.progress = [&](Moment m) {
            m.positions += soak.positions(), m.seconds += soak.seconds, m.failures += soak.found.size();
            each.progress(m);
        };
        const Report report = fuzzer.run(options);
        add_found(soak, report);
        if (!report.stopped) ++soak.stretches, soak.moves += report.moves, soak.seconds += report.seconds;
        kept(soak);
        if (report.stopped) return false;
    }
    return soak.positions() >= positions;
}

}  // namespace nomos::fuzz
