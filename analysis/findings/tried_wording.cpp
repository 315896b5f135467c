#include "analysis/findings/tried_wording.hpp"

namespace nomos {

Verdict verdict_on(const TriedWording& t) {
    const TriedChange& c = t.change;
    const bool leaves_open = !t.settles || !t.brings.empty();
    if ((leaves_open && t.sure) || !c.idle.empty() || !c.contradicted.empty() || c.adds_decide == Verdict::violated ||
        c.drops_idle == Verdict::violated)
        return Verdict::violated;
    const bool is_known =
        !leaves_open && c.undecided.empty() && c.adds_decide == Verdict::holds && c.drops_idle == Verdict::holds;
    return is_known ? Verdict::holds : Verdict::unknown;
}

}  // namespace nomos
