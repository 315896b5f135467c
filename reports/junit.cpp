#include "reports/junit.hpp"

#include <fmt/format.h>

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

// What a build server adds up. A violated check that is an accepted finding was looked at; an unknown one is
// nobody's to accept.
struct Sums {
    int tests = 0, failures = 0, errors = 0, skipped = 0;
    double seconds = 0;
    void operator+=(const Sums& more) {
        tests += more.tests, failures += more.failures, errors += more.errors, skipped += more.skipped;
        seconds += more.seconds;
    }
};
bool is_accepted(const CheckResult& check, const Standings& standings) {
    return check.verdict == Verdict::violated && standings.accepts(check.id);
}
Sums sums_of(const Chapter& chapter) {
    Sums sums;
    for (const CheckResult& check : chapter.report.checks) {
        const bool skipped = is_accepted(check, chapter.standings);
        sums += {1, check.verdict == Verdict::violated && !skipped, check.verdict == Verdict::unknown, skipped,
                 check.seconds};
    }
    return sums;
}
Sums sums_of(std::span<const std::string> not_run) {
    Sums sums;
    for (std::size_t i = 0; i < not_run.size(); ++i) sums += {1, false, false, true, 0};
    return sums;
}
std::string seconds_of(double seconds) { return fmt::format("{:.3f}", seconds); }

void add_case(const Shape& suite, const CheckResult& check, const Standings& standings) {
    const Shape test = suite.add("testcase")
                           .with("name", check.id)
                           .with("classname", check.ruleset + "." + std::string(name_of(check.kind)))
                           .with("time", seconds_of(check.seconds));
    if (check.verdict == Verdict::holds) return;
    const bool violated = check.verdict == Verdict::violated;
    if (is_accepted(check, standings)) {
        test.add("skipped").with("message", standing_words(standings.of(check.id)));
        return;
    }
    std::string text = check.question + "\n" + check.detail + "\n";
    for (const Witness& witness : check.witnesses) text += "\n" + shown(witness);
    test.add(violated ? "failure" : "error")
        .with("message", check.detail)
        .with("type", name_of(check.verdict))
        .text(text);
}

Shape with_sums(const Shape& node, const Sums& sums) {
    return node.with("tests", sums.tests)
        .with("failures", sums.failures)
        .with("errors", sums.errors)
        .with("skipped", sums.skipped)
        .with("time", seconds_of(sums.seconds));
}

void add_not_run(const Shape& root, std::span<const std::string> ids) {
    const Shape suite = with_sums(root.add("testsuite").with("name", "not run"), sums_of(ids));
    for (const std::string& id : ids)
        suite.add("testcase")
            .with("name", id)
            .with("classname", id.substr(0, id.find('.')))
            .add("skipped")
            .with("message", "not run: the program was told to stop");
}

}  // namespace

std::string junit(std::span<const Chapter> chapters, std::span<const std::string> not_run) {
    Sums all;
    for (const Chapter& chapter : chapters) all += sums_of(chapter);
    all += sums_of(not_run);
    const Shape root = with_sums(Shape("testsuites").with("name", "nomos"), all);
    for (const Chapter& chapter : chapters) {
        const Shape suite = root.add("testsuite").with("name", chapter.report.ruleset);
        with_sums(suite, sums_of(chapter));
        for (const CheckResult& check : chapter.report.checks) add_case(suite, check, chapter.standings);
    }
    if (!not_run.empty()) add_not_run(root, not_run);
    return root.document();
}

}  // namespace nomos
