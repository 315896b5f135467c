// A game of connection without a hook for proofs: what it says is proved by what is true of every reachable set, and
// what is wrong comes back as a position.
#include <gtest/gtest.h>

#include "checkers/checked.hpp"
#include "checkers/conformance.hpp"
#include "checkers/property_suite.hpp"
#include "tests/connection/ruleset.hpp"

namespace nomos {
namespace {

using namespace connection;
using Listed = std::tuple<OneOutcome, connection::PlayersAlternate, StonesStay, OneStoneIsPut,
                          connection::FinishedGameHasNoMove, MoverNeverWins>;
using Sound = Checked<RulesetType, Listed>;
struct WrongSides : Sound {
    using Constraints = ConstraintsOf<Direction::east, Direction::north>;
};

Options thrifty() {
    Options options;
    options.budget.resources = 30'000'000;
    return options;
}
TEST(Connection, IsProvedWithoutAHook) {
    for (const CheckTask& task : conformance::tasks<Sound>()) {
        const CheckResult r = task.run(thrifty());
        EXPECT_EQ(r.verdict, Verdict::holds) << r.id << ": " << r.detail;
    }
    int proved = 0;
    for (const CheckTask& task : property_suite::tasks<Sound>()) {
        if (task.id.find("mover-never-wins") != std::string::npos) continue;
        const CheckResult r = task.run(thrifty());
        EXPECT_EQ(r.verdict, Verdict::holds) << r.id << ": " << r.detail;
        ++proved;
    }
    EXPECT_GE(proved, 10);
}
TEST(Connection, ShowsWhatIsWrong) {
    const auto run = [](const auto& tasks, std::string_view ending) {
        for (const CheckTask& task : tasks)
            if (task.id.ends_with(ending)) return task.run(thrifty());
        return CheckResult{};
    };
    for (const std::string_view ending : {".legality", ".outcome"}) {
        const CheckResult r = run(conformance::tasks<WrongSides>(), ending);
        EXPECT_EQ(r.verdict, Verdict::violated) << r.detail;
        EXPECT_EQ(r.witnesses.size(), 1U) << "which has been replayed";
    }
    const CheckResult law = run(property_suite::tasks<Sound>(), "mover-never-wins");
    EXPECT_EQ(law.verdict, Verdict::violated) << law.detail;
    EXPECT_EQ(law.witnesses.size(), 1U);
}

}  // namespace
}  // namespace nomos
