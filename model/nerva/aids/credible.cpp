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
    const int in_hand = p.supply[index(enemy_of(side))][n];
    // What may be left empty is so only once the hand is.
    const bool from_hand = setting.readings.is(CaptureReplacement::supply) &&
                           (!setting.readings.is(CaptureNoPawnLeft::left_empty) || in_hand > 0);
    const int used = setting.of_a_size - in_hand;
    return !from_hand || used > taken;
}

int used_by(const Setting<Native>& setting, const Position<Native>& p, Side side) {
    int used = 0;
    for (const int in_hand : p.supply[index(side)]) used += setting.of_a_size - in_hand;
    return used;
}
// Who has pawns to place has to move where nobody may pass as he likes; a reveal may give a turn more, two at most.
bool has_kept_still(const Setting<Native>& setting, const Position<Native>& p, Side side) {
    constexpr int kMore = 4;
    const bool may_be_back = setting.readings.is(CaptureCapturedPawn::returns);
    return !setting.readings.is(TurnMayPass::free) && !may_be_back && used_by(setting, p, side) == 0 &&
           none(p.pawns[index(side)]) && used_by(setting, p, enemy_of(side)) > kMore;
}

}  // namespace

bool is_credible(const Setting<Native>& setting, const Position<Native>& position) {
    if (has_kept_still(setting, position, Side::white) || has_kept_still(setting, position, Side::black)) return false;
    for (const Side side : {Side::white, Side::black})
        for (int level = 0; level < kLevels; ++level)
            if (!is_credible(setting, position, side, level)) return false;
    return true;
}

}  // namespace nomos::nerva
