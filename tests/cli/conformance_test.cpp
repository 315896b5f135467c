// nomos-conformance: a ruleset's conformance by itself, as nomos check has it.
#include <cstdlib>

#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

class ConformanceAlone : public Program {
protected:
    Ran conform(const std::string& arguments) const {
        const std::string by_itself = (fs::path(paths::program).parent_path() / "nomos-conformance").string();
        const int status = std::system(
            (by_itself + " " + arguments + " >" + (work() / "out").string() + " 2>" + (work() / "err").string())
                .c_str());
        return {WEXITSTATUS(status), read_file(work() / "out"), read_file(work() / "err")};
    }
};

TEST_F(ConformanceAlone, SaysWhatTheChecksSay) {
    const Ran ran = conform("nefatavl .conformance.outcome");
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
    EXPECT_NE(ran.out.find("+ holds    nefatavl.conformance.outcome"), std::string::npos) << ran.out;
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
    EXPECT_NE(
        run({"check", "nefatavl", "--only", "conformance.outcome"}).out.find("holds    nefatavl.conformance.outcome"),
        std::string::npos);
}
TEST_F(ConformanceAlone, RefusesWhatItDoesNotKnow) {
    for (const auto* arguments : {"", "nefatavel", "nefatavl .no-such-check", "nefatavl a b", "nefatavl a . c"}) {
        const Ran ran = conform(arguments);
        EXPECT_EQ(ran.code, 2) << arguments;
        EXPECT_TRUE(ran.out.empty());
        EXPECT_NE(ran.err.find("hint: "), std::string::npos) << ran.err;
    }
}

}  // namespace
}  // namespace nomos::cli_test
