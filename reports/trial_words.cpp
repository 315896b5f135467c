#include "reports/trial_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "analysis/advice/advice.hpp"
#include "reports/option_letters.hpp"
#include "reports/phrases.hpp"

namespace nomos {
namespace {

std::string numbered(const std::vector<int>& sentences) {
    std::string text;
    for (const int s : sentences) text += (text.empty() ? "" : ", ") + std::to_string(s);
    return (sentences.size() == 1 ? "sentence " : "sentences ") + text;
}
std::string questions(const RulesetInfo& info, const std::vector<std::string>& ids) {
    std::string text;
    for (const ReadingInfo& r : info.readings)
        if (std::ranges::find(ids, r.id) != ids.end())
            text += (text.empty() ? "\"" : ", \"") + std::string(r.question) + "\"";
    return text;
}
std::string examples(const RulesetInfo& info, const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) {
        std::string name = "its recorded game";
        for (const ExampleInfo& e : info.examples)
            if (e.id == id) name = "an example (in our words: " + std::string(e.shows) + ")";
        text += (text.empty() ? "" : " and ") + name;
    }
    return text;
}

// Why it does not help.
std::vector<std::string> against(const RulesetInfo& info, const TriedWording& t) {
    const TriedChange& c = t.change;
    std::vector<std::string> why;
    if (!t.settles && t.sure) why.emplace_back("it leaves answers that are not the same game");
    if (!c.contradicted.empty()) why.push_back("the text contradicts it by " + examples(info, c.contradicted));
    if (!c.idle.empty())
        why.push_back(fmt::format("{} then {} nothing any more and should be struck as well", numbered(c.idle),
                                  c.idle.size() == 1 ? "decides" : "decide"));
    if (!t.brings.empty() && t.sure)
        why.push_back(
            fmt::format("it opens another question, which wants an answer too: {}", questions(info, t.brings)));
    if (c.adds_decide == Verdict::violated) why.emplace_back("the other sentences say it already");
    if (c.drops_idle == Verdict::violated) why.emplace_back("what it strikes decides something");
    return why;
}
// What the budget did not suffice for.
std::vector<std::string> open(const RulesetInfo& info, const TriedWording& t) {
    const TriedChange& c = t.change;
    std::vector<std::string> what;
    if (!t.settles && !t.sure) what.emplace_back("whether the answers that it leaves are the same game");
    if (!t.brings.empty() && !t.sure) what.push_back("whether it opens another question: " + questions(info, t.brings));
    if (!c.undecided.empty())
        what.push_back(fmt::format("whether {} would still decide something", numbered(c.undecided)));
    if (c.adds_decide == Verdict::unknown) what.emplace_back("whether the other sentences say it already");
    if (c.drops_idle == Verdict::unknown) what.emplace_back("whether what it strikes decides something");
    return what;
}
std::string semicolons(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
    return text;
}

// What else it answers, besides the question that it is about.
std::string answered_with_it(const RulesetInfo& info, const TriedWording& t, const TextChange& change) {
    std::string text;
    if (change.leaves.size() != 1) return text;
    for (const Choice& c : change.leaves.front()) {
        const ReadingInfo& reading = info.readings[static_cast<std::size_t>(c.reading)];
        if (reading.id == t.finding) continue;
        text += fmt::format("{}\"{}\" (\"{}\")", text.empty() ? "it answers as well " : " and ", reading.question,
                            unended(reading.options[static_cast<std::size_t>(c.option)].says));
    }
    return text;
}

// As which answers of the question the words are read: that they mean these is ours to say, and no proof.
std::string read_as(const RulesetInfo& info, const TriedWording& t, const WordingInfo& wording) {
    std::vector<std::string> letters;
    for (const Choice& c : wording.fixes)
        if (info.readings[static_cast<std::size_t>(c.reading)].id == t.finding)
            letters.push_back(letter_at(static_cast<std::size_t>(c.option)));
    return letters.empty() ? "" : fmt::format("read as answer {}, ", joined(letters, "or"));
}

// What is proved of it.
std::string proved(const RulesetInfo& info, const TriedWording& t, const WordingInfo& wording) {
    const TriedChange& c = t.change;
    std::string text;
    if (!wording.fixes.empty()) {
        // Without words of its own it is the suggestion, which stands above.
        const std::string read = read_as(info, t, wording);
        text = (wording.says.empty() ? "the words above, " + read + "leave " : read + "it leaves ") +
               (change_of(wording).leaves.size() == 1 ? "no other answer open"
                                                      : "only answers that come to the same game");
    }
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
    if (const std::string answered = answered_with_it(info, t, change_of(wording)); !answered.empty()) add(answered);
    if (!t.also.empty())
        add(questions(info, t.also) + (t.also.size() == 1 ? " needs" : " need") + " no answer any more");
    if (!wording.adds.empty()) add("without it the other sentences decide otherwise");
    if (!c.drops_unasked && !wording.drops.empty()) add("what it strikes is not needed then");
    if (c.drops_unasked && !wording.drops.empty()) add("no rule rests only on what it strikes");
    if (c.asked > 0)
        add(fmt::format("it makes no other sentence needless, as far as single moves can show ({} tried)",
                        counted(static_cast<std::uint64_t>(c.asked), "sentence", "sentences")));
    if (c.examples > 0) add(fmt::format("no example of the text is against it ({} played)", c.examples));
    if (!wording.fixes.empty()) add("it raises no other question of those that offer answers here");
    return text;
}

const WordingInfo* wording_of(const RulesetInfo& info, const TriedWording& t) {
    const AdviceInfo* advice = advice_on(info.id, t.finding);
    return advice && t.wording < advice->wordings.size() ? &advice->wordings[t.wording] : nullptr;
}

}  // namespace

std::string trial_in_words(const RulesetInfo& info, const TriedWording& t) {
    switch (verdict_on(t)) {
        case Verdict::violated:
            return semicolons(against(info, t));
        case Verdict::unknown:
            return fmt::format("it was not found out {} with the work allowed for a question",
                               semicolons(open(info, t)));
        default: {
            const WordingInfo* wording = wording_of(info, t);
            return wording ? proved(info, t, *wording) : "";
        }
    }
}

}  // namespace nomos
