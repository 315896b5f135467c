// nomos try as a user meets it; what it says of encodings that disagree is in tests/examples/new.sh.
#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

class Try : public Program {};

TEST_F(Try, SaysThatTheEncodingsAgreeAndKeepsNothing) {
    const Ran one = run({"try", "nefatavl", "--count", "20000", "--jobs", "1"});
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_NE(one.out.find("both encodings agree in 20000 positions, in which"), std::string::npos) << one.out;
    EXPECT_NE(one.out.find("of 19 clauses decided"), std::string::npos) << one.out;
    EXPECT_NE(one.out.find("That is no proof"), std::string::npos) << one.out;
    EXPECT_TRUE(names_in(work()).empty());
    EXPECT_EQ(run({"try", "nefatavl", "--count", "20000", "--jobs", "3"}).out, one.out);
}
TEST_F(Try, NamesTheClausesThatItDidNotMeet) {
    const Ran ran = run({"try", "nefatavl", "--count", "1"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("  not met: nefatavl."), std::string::npos) << ran.out;
}
TEST_F(Try, RefusesWhatItCannotUse) {
    refused({"try", "nefatavil"}, {"nefatavl"});
    refused({"try", "nefatavl", "--count", "0"}, {"--count"});
}

}  // namespace
}  // namespace nomos::cli_test
