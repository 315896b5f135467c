#include "analysis/fuzz/soak.hpp"

#include <algorithm>
#include <chrono>

#include "model/core/error.hpp"

namespace nomos::fuzz {
namespace {

void add_found(Soak& soak, std::uint64_t seed, const std::vector<Failure>& failures) {
    for (const Failure& f : failures) {
        const bool is_known = std::ranges::any_of(soak.found, [&](const Soak::Found& known) {
            return known.sources == soak.sources && known.kind == f.kind && known.clause == f.clause;
        });
        if (!is_known) soak.found.push_back({soak.sources, seed, f.kind, f.clause, f.position, f.move, f.text});
    }
}
// What other sources disagreed about, by these. An entry that these cannot read stays theirs.
void compare_again(Soak& soak, const Fuzzer& fuzzer) {
    const std::vector<Soak::Found> found = soak.found;
    for (const Soak::Found& f : found) {
        if (f.sources == soak.sources) continue;
        try {
            add_found(soak, f.seed, fuzzer.replay_of({"of seed " + std::to_string(f.seed), f.entry}, soak.only));
        } catch (const UserError&) {
        }
    }
}
void add_stretch(Soak& soak, const Report& report) {
    if (soak.parts.empty() || soak.parts.back().sources != soak.sources)
        soak.parts.push_back({soak.sources, report.seed, 0});
    ++soak.parts.back().stretches, soak.seconds += report.seconds;
}

}  // namespace

std::uint64_t Soak::stretches() const {
    std::uint64_t sum = 0;
    for (const Part& part : parts) sum += part.stretches;
    return sum;
}
std::uint64_t Soak::positions_now() const {
    std::uint64_t sum = 0;
    for (const Part& part : parts) sum += part.sources == sources ? part.stretches : 0;
    return stretch * sum;
}
bool Soak::disagrees_now() const {
    return std::ranges::any_of(found, [&](const Found& f) { return f.sources == sources; });
}

bool go_on(Soak& soak, const Fuzzer& fuzzer, std::uint64_t positions, const FuzzOptions& each,
           const std::function<void(const Soak&)>& kept) {
    const auto start = std::chrono::steady_clock::now();
    const auto out_of_time = [&] {
        return each.seconds > 0 &&
               std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() >= each.seconds;
    };
    const auto is_whole = [&] { return soak.positions() >= positions && (positions == 0 || soak.positions_now() > 0); };
    compare_again(soak, fuzzer);
    while (!is_whole() && !each.stopped() && !out_of_time()) {
        FuzzOptions options = each;
        options.seed = soak.next_seed(), options.count = soak.stretch, options.seconds = 0, options.corpus.clear();
        options.only = soak.only;
        options.progress = [&](Moment m) {
            m.positions += soak.positions(), m.seconds += soak.seconds, m.failures += soak.found.size();
            each.progress(m);
        };
        const Report report = fuzzer.run(options);
        add_found(soak, report.seed, report.failures);
        if (!report.stopped) add_stretch(soak, report);
        kept(soak);
        if (report.stopped) return false;
    }
    return is_whole();
}

}  // namespace nomos::fuzz
