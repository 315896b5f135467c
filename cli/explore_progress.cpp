#include "cli/explore_progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/verb.hpp"

namespace nomos::cli {
namespace {

using graph::Progress;
using graph::Stage;

constexpr std::uint64_t kFirstPositions = 1'000'000;  // fewer are found in no time

double millions(std::uint64_t n) { return static_cast<double>(n) / 1e6; }

std::string search_text(const Progress& p) {
    const double rate = p.seconds > 0 ? millions(p.positions) / p.seconds : 0;
    return fmt::format(
        "{:.2f} million positions, {:.2f} million a second, depth {}, queue {:.2f} million, {:.0f} bytes a position",
        millions(p.positions), rate, p.depth, millions(p.queue),
        static_cast<double>(p.bytes) / static_cast<double>(std::max<std::uint64_t>(p.positions, 1)));
}
std::string stage_text(const Progress& p) {
    const std::string of =
        p.total == 0 ? "" : fmt::format(", {:.2f} of {:.2f} million done", millions(p.done), millions(p.total));
    switch (p.stage) {
        case Stage::searching:
            return search_text(p);
        case Stage::counting_images:
            return "counting images" + of;
        case Stage::comparing_encodings:
            return "comparing the encodings" + of;
        case Stage::looking_for_lines:
            return "looking for lines of play" + of;
        case Stage::connecting:
            return "making every move once more" + of;
        case Stage::counting_components:
            return "counting components" + of;
        case Stage::solving:
            return "solving" + of + (p.total == 0 ? "" : fmt::format(", round {}", p.round));
    }
    return "";
}

}  // namespace

ExploreProgress::ExploreProgress(bool speaks) : speaks_(speaks), line_(speaks), next_positions_(kFirstPositions) {}

void ExploreProgress::show(const Progress& progress) {
    if (!speaks_) return;
    const bool news = is_news(progress);
    if (line_.is_live())
        line_.show(stage_text(progress));
    else if (news)
        std::fprintf(stderr, "%s\n", stage_text(progress).c_str());
}

bool ExploreProgress::is_news(const Progress& p) {
    const bool large = next_positions_ > kFirstPositions;
    if (p.stage == Stage::searching) {
        if (p.positions < next_positions_) return false;
        next_positions_ = 2 * p.positions;
        return true;
    }
    const std::uint64_t tenths = p.total == 0 ? 0 : p.done * 10 / p.total;
    const bool begins = p.stage != stage_;
    const bool news = begins || tenths != tenths_ || p.round >= next_round_;
    if (begins || tenths != tenths_) next_round_ = 1;
    stage_ = p.stage, tenths_ = tenths;
    if (p.round >= next_round_) next_round_ = 2 * p.round;
    return news && large;
}

}  // namespace nomos::cli
