// nomos grade: how much is a green run worth?
#include "analysis/grade/grade.hpp"

#include <cstdio>

#include "cli/stop.hpp"
#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "reports/corpus_folder.hpp"
#include "reports/grading.hpp"
#include "reports/input.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

struct GradeVerb {
    Common common;
    std::string ruleset, corpus, out;
    grade::GradeOptions options;
    unsigned rlimit = grade::GradeOptions{}.budget.resources;
};

// Before the rules are put on a tape, which takes seconds of some.
void tell_of_the_start(const GradeVerb& verb) {
    const std::string words = "grading " + verb.ruleset + "\n";
    if (verb.common.json)
        std::fputs(words.c_str(), stderr);
    else
        print(words);
}

int run(const GradeVerb& verb) {
    stop_work_when_told();
    if (!verb.out.empty()) probe_folder(verb.out);
    const grade::Grader& grader = grade::grader_of(verb.ruleset);
    grade::GradeOptions options = verb.options;
    options.seed = verb.common.seed, options.budget.resources = verb.rlimit;
    options.jobs = verb.common.jobs;
    if (!verb.corpus.empty()) options.corpus = CorpusFolder(verb.corpus, verb.ruleset).entries();
    tell_of_the_start(verb);
    grade::Grades grades;
    {
        const ProgressLine line(true);
        options.progress = line.callback();
        grades = grader.run(options);
    }
    if (!options.only.empty() && grades.mutants.empty() && !grades.stopped)
        throw UsageError("no mistake has \"" + options.only + "\" in its id",
                         "a file of the rules, as in --only rules.hpp, or a clause");
    const bool kept = !verb.out.empty() && !grades.stopped;
    if (kept)
        make_folder(verb.out), write_file(grade_file(verb.out, grades.ruleset), grades_json(grades).dump(1) + "\n");
    if (verb.common.json)
        print_json(grades_json(grades));
    else
        print(grades_text(grades) + (kept ? "\nkept: " + grade_file(verb.out, grades.ruleset).string() + "\n" : ""));
    const bool good = grades.count(grade::Fate::survivor) + grades.count(grade::Fate::undecided) == 0;
    return grades.stopped ? kStopped : good ? kGood : kFound;
}

}  // namespace

void add_grade(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<GradeVerb>();
    CLI::App& verb =
        add_verb(app, chosen, "grade", "Make mistakes in the rules: what would notice them?",
                 "  nomos grade nefatavl\n"
                 "  nomos grade nefatavl --out grades\n"
                 "  nomos grade neva --mutants 300 --seed 7 --json\n"
                 "  nomos grade nefatavl --only rules.hpp --rlimit 40000000\n\n"
                 "Changes one operation of the rules at a time, in one encoding or in both alike, and leaves out\n"
                 "each clause once; then counts what notices. Exit code 0: every mistake is noticed, or proved\n"
                 "to change nothing; 1: some survive or are undecided. Ctrl-C ends with what is done.\n"
                 "\"nomos report\" shows a grade that lies in ./grades, as long as it is of the same sources.\n"
                 "docs/grading.md says what is tried and what the words mean.",
                 options, run);
    verb.add_option("RULESET", options->ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    CLI::Option* only =
        verb.add_option("--only", options->options.only, "Mistakes whose id has this in it")->type_name("TEXT");
    verb.add_option("--out", options->out, "Keep the grade as DIR/RULESET.json, for \"nomos report\"")
        ->excludes(only)
        ->type_name("DIR");
    verb.add_option("--mutants", options->options.mutants, "Mistakes of each encoding, drawn by the seed; 0: all")
        ->check(within(0, 1'000'000))
        ->capture_default_str()
        ->type_name("N");
    verb.add_option("--corpus", options->corpus, "Try also the cases of DIR/RULESET")->type_name("DIR");
    verb.add_option("--blocks", options->options.blocks, "Positions, by 512, that all are tried on")
        ->check(within(1, 10'000))
        ->capture_default_str()
        ->type_name("N");
    verb.add_option("--more", options->options.more, "... and that those are tried on which one means notices, or none")
        ->check(within(0, 10'000))
        ->capture_default_str()
        ->type_name("N");
    verb.add_option("--rlimit", options->rlimit, "Z3's resource units for a question about a mistake")
        ->check(within(1U, 4'000'000'000U))
        ->capture_default_str()
        ->type_name("UNITS");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
