// A mistake that both encodings share: they are proved equal all the same, and the plain rules notice it.
#include "tests/checkers/planted_in_both.hpp"

#include "checkers/conformance.hpp"
#include "checkers/naive_agreement.hpp"
#include "checkers/native_agreement.hpp"

namespace nomos::planted::in_both {
namespace {

template <class R>
CheckResult against_naive(const Options& options = {}) {
    return run(naive_agreement::tasks<R>(), ".comparison.naive", options);
}
// The witness, read back from its texts.
template <class R>
Case<R> read_back(const Witness& w) {
    auto setting = R::default_setting();
    for (std::size_t i = 0; i < R::info().readings.size(); ++i)
        for (std::size_t k = 0; k < R::info().readings[i].options.size(); ++k) {
            const std::string id(R::info().readings[i].id), option(R::info().readings[i].options[k].id);
            if (std::count(w.readings.begin(), w.readings.end(), id + "=" + option) > 0) setting.readings.choose(i, k);
        }
    return {setting, R::parse(setting, w.position), R::parse_move(setting, w.moves.at(0))};
}
// Whatever holds the encodings against each other is content; the plain rules say so, in a case that replays.
template <class R>
void expect_caught(const std::string& told) {
    for (const auto& tasks : {conformance::tasks<R>(), generator::tasks<R>(), native_agreement::tasks<R>()})
        for (const CheckTask& t : tasks)
            if (!t.id.ends_with(".comparison.naive")) {
                EXPECT_EQ(t.run({}).verdict, Verdict::holds) << t.id;
            }
    const CheckResult r = against_naive<R>();
    ASSERT_EQ(r.verdict, Verdict::violated) << r.detail;
    EXPECT_EQ(r.kind, CheckKind::comparison);
    EXPECT_EQ(r.method, Method::sampled);
    EXPECT_EQ(r.detail.substr(0, told.size()), told);
    ASSERT_EQ(r.witnesses.size(), 1U);
    const Case<R> shown = read_back<R>(r.witnesses[0]);
    EXPECT_EQ(naive_agreement::what_differs<R>(shown), r.detail);
    EXPECT_EQ(native_agreement::what_differs<R>(shown), "");
    EXPECT_EQ(naive_agreement::what_differs<SoundGame>({shown.setting, shown.before, shown.move}), "") << "mended";
}

TEST(PlantedInBoth, MoveRefusedIsCaught) {
    expect_caught<MoveRefused>("the plain rules allow the move, the executable ones do not");
}
TEST(PlantedInBoth, MoveAllowedIsCaught) {
    expect_caught<MoveAllowed>("the executable rules allow the move, the plain ones do not");
}
TEST(PlantedInBoth, TurnKeptIsCaught) { expect_caught<TurnKept>("the executable rules make of the move: "); }
TEST(PlantedInBoth, ReadingPassedOverIsCaught) {
    expect_caught<ReadingPassedOver>("the executable rules judge the position as \"drawn\", the plain ones as ");
}

TEST(NaiveAgreement, HoldsWhereAllIsWell) {
    const CheckResult r = against_naive<SoundGame>();
    EXPECT_EQ(r.verdict, Verdict::holds) << r.detail;
    EXPECT_NE(r.scope.bound.find("2000 positions"), std::string::npos) << r.scope.bound;
}
TEST(NaiveAgreement, IsAskedOnlyWhereTheGameOffersPlainRules) {
    EXPECT_EQ(naive_agreement::tasks<Sound>().size(), 0U);
    EXPECT_EQ(naive_agreement::tasks<SoundGame>().size(), 1U);
}
// Unknown is never a pass: rules that know no setting that is drawn have compared nothing.
struct Ignorant : tictactoe::Naive {
    static bool knows(const Setting<Native>&) { return false; }
};
struct OfTheIgnorant : Sound, HeldAgainst<Ignorant> {};
TEST(NaiveAgreement, IsUnknownWhereNothingWasCompared) {
    EXPECT_EQ(against_naive<OfTheIgnorant>().verdict, Verdict::unknown);
}

}  // namespace
}  // namespace nomos::planted::in_both
