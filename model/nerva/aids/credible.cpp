#include "model/nerva/aids/credible.hpp"

namespace nomos::nerva {
namespace {

bool is_credible(const Setting<Native>& setting, const Position<Native>& p, Side side, int level) {
    const auto n = static_cast<std::size_t>(level);
    const int revealing = setting.readings.is(KingPawnOnHim::lost) ? kSides : 0;
    const int taken = p.lost[index(side)][n] - revealing;
    if (taken <= 0) return true;
    if (setting.readings.is(CaptureCapturedPawn::returns)) return false;
    if (none((p.pawns[0] | p.pawns[1]) & Boards::level_places(level))) return false;
    const bool from_hand =
        setting.readings.is(CaptureReplacement::supply) && !setting.readings.is(CaptureNoPawnLeft::left_empty);
    const int used = setting.of_a_size - p.supply[index(enemy_of(side))][n];
    return !from_hand || used > taken;
}

}  // namespace

bool is_credible(const Setting<Native>& setting, const Position<Native>& position) {
    for (const Side side : {Side::white, Side::black})
        for (int level = 0; level < kLevels; ++level)
            if (!is_credible(setting, position, side, level)) return false;
    return true;
}

}  // namespace nomos::nerva
