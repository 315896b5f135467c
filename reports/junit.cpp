#include "reports/junit.hpp"

#include "reports/shape.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

std::string shown(const Witness& witness) {
    std::string text = "position: " + witness.position + "\n";
    for (const std::string& move : witness.moves) text += "move: " + move + "\n";
    for (const std::string& reading : witness.readings) text += "reading: " + reading + "\n";
    if (!witness.note.empty()) text += witness.note + "\n";
    for (const Picture& picture : witness.pictures)
        for (const std::string& line : text_board(picture)) text += line + "\n";
    return text;
}

void add_case(const Shape& suite, const CheckResult& check) {
    const Shape test = suite.add("testcase")
                           .with("name", check.id)
                           .with("classname", check.ruleset + "." + std::string(name_of(check.kind)));
    if (check.verdict == Verdict::holds) return;
    const bool violated = check.verdict == Verdict::violated;
    std::string text = check.question + "\n" + check.detail + "\n";
    for (const Witness& witness : check.witnesses) text += "\n" + shown(witness);
    test.add(violated ? "failure" : "error")
        .with("message", check.detail)
        .with("type", name_of(check.verdict))
        .text(text);
}

Shape with_counts(const Shape& node, const Tally& sum) {
    return node.with("tests", std::to_string(sum.all()))
        .with("failures", std::to_string(sum.violated))
        .with("errors", std::to_string(sum.unknown));
}

}  // namespace

std::string junit(std::span<const Chapter> chapters) {
    Tally all;
    for (const Chapter& chapter : chapters) {
        const Tally sum = tally(chapter.report.checks);
        all = {all.holds + sum.holds, all.violated + sum.violated, all.unknown + sum.unknown};
    }
    const Shape root = with_counts(Shape("testsuites").with("name", "nomos"), all);
    for (const Chapter& chapter : chapters) {
        const Shape suite = root.add("testsuite").with("name", chapter.report.ruleset);
        with_counts(suite, tally(chapter.report.checks));
        for (const CheckResult& check : chapter.report.checks) add_case(suite, check);
    }
    return root.document();
}

}  // namespace nomos
