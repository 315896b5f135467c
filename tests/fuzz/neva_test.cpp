// Ten defects planted in Neva.
#include "model/neva/ruleset.hpp"
#include "tests/fuzz/defects.hpp"

namespace nomos::fuzz_test {
namespace {

using namespace neva;
using Kit = Planted<neva::RulesetType>;
using At = Case<Kit::Sound>;

std::vector<Kit::One> in_rules() {
    std::vector<Kit::One> all(5);
    all[0].name = "rules: taken pieces always leave at once";
    all[0].misreads = [](auto& s) { read_as(s, CapturedLeave::at_once); };
    all[1].name = "rules: allies always sit across";
    all[1].misreads = [](auto& s) { read_as(s, PairsAllies::opposite); };
    all[2].name = "rules: Black's men never step north";
    all[2].legal = [](const At& c, bool sound) {
        const bool north = !c.move.is_pass() && Board::row(c.move.to.lowest()) > Board::row(c.move.from.lowest());
        return sound && !(c.before.turn.test(3) && !c.move.jump && !c.move.king && north);
    };
    all[3].name = "rules: Green's men are not crowned";
    all[3].apply = [](const At& c, auto& after) {
        const auto crowned = after.kings[2] & ~c.before.kings[2];
        if (!c.move.king) after.kings[2] &= ~crowned, after.men[2] |= crowned;
    };
    all[4].name = "rules: the list lacks jumps that end on cell 11";
    all[4].unlisted = [](const At& c) { return c.move.jump && c.move.to.test(0); };
    return all;
}
std::vector<Kit::One> in_constraints() {
    std::vector<Kit::One> all(5);
    all[0].name = "constraints: forgets that capture is compulsory";
    all[0].forgets = Clause::capture_compulsory;
    all[1].name = "constraints: forgets that nothing is taken twice";
    all[1].forgets = Clause::capture_not_twice;
    all[2].name = "constraints: forgets that an ally is taken too";
    all[2].forgets = Clause::capture_allies;
    all[3].name = "constraints: a king goes no farther than four cells";
    all[3].legal = [](const At& c, bool sound) {
        if (!sound || c.move.is_pass()) return sound;
        const int from = c.move.from.lowest(), to = c.move.to.lowest();
        return std::abs(Board::row(from) - Board::row(to)) + std::abs(Board::column(from) - Board::column(to)) < 5;
    };
    all[4].name = "constraints: a player who is out may come back";
    all[4].effect = [](const At& c, const auto& after, bool sound) {
        auto out = after;
        out.retired |= c.before.retired;
        return sound || (c.before.retired.any() && after.retired.none() &&
                         Kit::Sound::Constraints::effect<Native>(c.setting, c.before, c.move, out, {}));
    };
    return all;
}

TEST(PlantedInNeva, EachIsFoundInFourMillionPositions) { Kit::expect_found(in_rules(), in_constraints()); }
TEST(PlantedInNeva, WithoutOneNothingIsFound) { Kit::expect_sound(); }

}  // namespace
}  // namespace nomos::fuzz_test
