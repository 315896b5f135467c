// nomos try: do both encodings agree, as far as running them tells? Seconds after a change.
#include "cli/verb.hpp"
#include "reports/trying.hpp"

namespace nomos::cli {
namespace {

struct TryVerb {
    Common common;
    std::string ruleset;
    Trying how;
};

int run(const TryVerb& verb) {
    Trying how = verb.how;
    how.seed = verb.common.seed, how.jobs = verb.common.jobs;
    const Tried result = tried(verb.ruleset, how);
    if (verb.common.json)
        print_json({{"schema", 1}, {"ruleset", verb.ruleset}, {"agree", result.agree}, {"text", result.text}});
    else
        print(result.text);
    return result.agree ? kGood : kFound;
}

}  // namespace

void add_try(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<TryVerb>();
    CLI::App& verb =
        add_verb(app, chosen, "try", "Run both encodings against each other, without a solver",
                 "  nomos try nefatavl\n"
                 "  nomos try mygame --count 1000000\n\n"
                 "What \"nomos fuzz\" compares, in so many positions and no more, nothing read and nothing\n"
                 "kept. Exit code 1: they disagree; the smallest position is drawn, with what the rules\n"
                 "say, what the constraints say and the clause. A folder that \"nomos new\" wrote has the\n"
                 "target try-NAME, which builds only what this needs.",
                 options, run);
    verb.add_option("RULESET", options->ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    verb.add_option("--count", options->how.count, "Positions to look at")
        ->check(within(std::uint64_t{1}, std::uint64_t{1} << 40))
        ->capture_default_str()
        ->type_name("N");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
