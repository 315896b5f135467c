#include "reports/conformity.hpp"

#include <fmt/format.h>

#include "model/core/digits.hpp"
#include "model/core/quoted.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using engines::Conformity;
using engines::Difference;
using engines::EngineFault;
using engines::EngineStory;
using engines::ReadingSeen;
using Json = nlohmann::ordered_json;

constexpr std::size_t kMostShown = 5, kMostListed = 200;

std::string difference_text(const Difference& d) {
    std::string text = "  " + d.position + (d.move.empty() ? "" : "   " + d.move) + "\n";
    text += fmt::format("    asked: {}\n    engine: {}\n    Nomos:  {}\n", d.question.substr(0, d.question.find(' ')),
                        d.engine, d.nomos);
    if (!d.clauses.empty()) text += "    about: " + joined(d.clauses, "or") + "\n";
    if (!d.readings.empty())
        text += "    right under " + joined(d.readings, "and") + ", which other answers rule out\n";
    return text;
}
std::string reading_text(const ReadingSeen& seen) {
    const std::string& id = seen.reading;
    switch (seen.how) {
        case ReadingSeen::How::chosen:
            return fmt::format("  {} = {}{}\n", id, seen.fits.front(),
                               seen.fits.front() == seen.default_option ? "" : "   (not Nomos's default)");
        case ReadingSeen::How::narrowed:
            return fmt::format("  {} = {}\n", id, joined(seen.fits, "or"));
        case ReadingSeen::How::open:
            return fmt::format("  {}: any option fits, some only together with others\n", id);
        case ReadingSeen::How::unseen:
            return fmt::format("  {}: undetermined, no answer depends on it\n", id);
    }
    return "";
}
std::string verdict(const Conformity& r) {
    if (r.stopped) return "stopped before the end";
    if (r.answered == 0) return "the engine answered nothing";
    if (!r.differences.empty())
        return counted(r.differences.size(), "answer is", "answers are") +
               " right under no reading set that the others leave";
    if (r.unanswered > 0)
        return counted(r.unanswered, "question", "questions") + " got no answer; all answers are right";
    return fmt::format("every answer is right under {} of {} reading sets, as far as was probed", in_groups(r.fitting),
                       in_groups(r.reading_sets));
}
std::string fault_text(const EngineFault& f) {
    std::string text = "  " + f.what + "\n    asked: " + f.question + "\n";
    const std::string last = f.said_last.substr(f.said_last.rfind('\n') + 1);
    if (!last.empty()) text += "    its standard error ended: " + in_quotes(last) + "\n";
    return text;
}

Json json_of(const Difference& d) {
    return {{"question", d.question}, {"position", d.position}, {"move", d.move},        {"engine", d.engine},
            {"nomos", d.nomos},       {"clauses", d.clauses},   {"readings", d.readings}};
}

}  // namespace

std::string conformity_text(const Conformity& r, const EngineStory& story) {
    std::string text =
        fmt::format("{}: {} positions, {} questions: {} answered, {} declined, {} without an answer\n{}: {}\n",
                    r.ruleset, r.positions, r.asked, r.answered, r.declined, r.unanswered,
                    story.name.empty() ? "engine" : story.name, verdict(r));
    if (r.answered > 0 && !r.readings.empty()) {
        text += r.differences.empty() ? "\nhow it reads the text:\n"
                                      : "\nhow it reads the text, as far as its answers go together:\n";
        for (const auto& seen : r.readings) text += reading_text(seen);
    }
    if (!r.differences.empty()) text += "\nwhere it differs, the smallest position first:\n";
    for (std::size_t i = 0; i < std::min(kMostShown, r.differences.size()); ++i)
        text += difference_text(r.differences[i]);
    if (r.differences.size() > kMostShown)
        text += fmt::format("  and {} more; --json lists them\n", r.differences.size() - kMostShown);
    if (!story.faults.empty()) text += "\nwhere it failed to answer:\n";
    for (const auto& fault : story.faults) text += fault_text(fault);
    return story.end.empty() ? text : text + "\nin the end " + story.end + "\n";
}

Json conformity_json(const Conformity& r, const EngineStory& story) {
    Json readings = Json::array(), differences = Json::array(), faults = Json::array(), nearest = Json::object();
    for (const auto& seen : r.readings)
        readings.push_back({{"reading", seen.reading}, {"seen", name_of(seen.how)}, {"fits", seen.fits}});
    for (std::size_t i = 0; i < std::min(kMostListed, r.differences.size()); ++i)
        differences.push_back(json_of(r.differences[i]));
    for (const auto& f : story.faults)
        faults.push_back({{"question", f.question}, {"what", f.what}, {"standard_error", f.said_last}});
    for (const auto& [id, option] : r.nearest) nearest[id] = option;
    return {{"schema", 1},
            {"ruleset", r.ruleset},
            {"engine", story.name},
            {"agrees", r.agrees()},
            {"positions", r.positions},
            {"questions",
             {{"asked", r.asked}, {"answered", r.answered}, {"declined", r.declined}, {"unanswered", r.unanswered}}},
            {"reading_sets", {{"all", r.reading_sets}, {"fitting", r.fitting}}},
            {"readings", readings},
            {"nearest", nearest},
            {"differing", r.differences.size()},
            {"differences", differences},
            {"faults", faults},
            {"end", story.end}};
}

}  // namespace nomos
