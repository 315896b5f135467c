// nomos verify: what a report prints, played again.
#include <fmt/format.h>

#include "cli/verb.hpp"
#include "reports/replayed.hpp"
#include "reports/words.hpp"

namespace nomos::cli {
namespace {

struct VerifyOptions {
    bool json = false;
    std::string folder;
};

std::string told(const Replayed& all) {
    const auto count = [](int n, std::string_view one, std::string_view many) {
        return counted(static_cast<std::size_t>(n), one, many);
    };
    std::string text;
    for (const std::string& wrong : all.wrong) text += "! " + wrong + "\n";
    return text + fmt::format("{}, {}, {} and {} played again: {}\n", count(all.lines, "line", "lines"),
                              count(all.witnesses, "position", "positions"), count(all.options, "option", "options"),
                              count(all.questions, "question", "questions"),
                              all.wrong.empty() ? "all come to what is said"
                                                : count(static_cast<int>(all.wrong.size()), "is", "are") + " wrong");
}
Json document_of(const Replayed& all) {
    return {{"schema", 1},
            {"lines", all.lines},
            {"witnesses", all.witnesses},
            {"options", all.options},
            {"questions", all.questions},
            {"wrong", all.wrong}};
}

int run(const VerifyOptions& options) {
    const Replayed all = replay_report(options.folder);
    if (options.json)
        print_json(document_of(all));
    else
        print(told(all));
    return all.wrong.empty() ? kGood : kFound;
}

}  // namespace

void add_verify(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<VerifyOptions>();
    CLI::App& verb = add_verb(app, chosen, "verify", "Play everything that a report prints, and compare what it says",
                              "  nomos verify out/report\n"
                              "  nomos verify out/report --json",
                              options, run);
    verb.add_option("DIR", options->folder, "A folder that \"nomos report\" wrote")->required()->type_name("");
    verb.add_flag("--json", options->json, "Print one JSON document and nothing else");
}

}  // namespace nomos::cli
