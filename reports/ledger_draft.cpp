#include "reports/ledger_draft.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "model/core/quoted.hpp"

namespace nomos {
namespace {

// What a text unit looks like, by its end and its beginning; the author of the ledger knows better.
SentenceForm form_of(const Sentence& s, bool alone) {
    const auto begins = [&](std::string_view mark) { return s.text.starts_with(mark); };
    if (begins("- ") || begins("* ") || begins("\xE2\x80\xA2")) return SentenceForm::item;
    const bool ends = s.text.find_last_of(".?!") != std::string::npos &&
                      s.text.find_first_not_of("\"')]", s.text.find_last_of(".?!") + 1) == std::string::npos;
    return ends || !alone ? SentenceForm::sentence : SentenceForm::heading;
}

// One [[sentence]], whoever wrote it. Its number is its place among the others.
struct Row {
    SentenceKind kind = SentenceKind::rule;
    SentenceForm form = SentenceForm::sentence;
    std::string heading;
    const Sentence* at = nullptr;
    std::string paraphrase;
    std::vector<std::string> supports;
};
std::string supports_line(const std::vector<std::string>& supports) {
    std::string ids;
    for (const auto& id : supports) ids += (ids.empty() ? "" : ", ") + toml_string(id);
    return supports.empty() ? "" : "supports = [" + ids + "]\n";
}
std::string table_of(const Row& row) {
    std::string text = fmt::format("[[sentence]]\nkind = \"{}\"\n", name_of(row.kind));
    if (row.form != SentenceForm::sentence) text += fmt::format("form = \"{}\"\n", name_of(row.form));
    return text +
           fmt::format("at = {}\nparaphrase = {}\n{}",
                       toml_string(fmt::format("{}: line {}, paragraph {}, sentence {} = {:016x}", row.heading,
                                               row.at->line, row.at->paragraph, row.at->sentence, row.at->fingerprint)),
                       toml_string(row.paraphrase), supports_line(row.supports));
}

// Which entry each sentence of the copy has: the number of the one that is the same or whose place it takes, 0 of none.
// `moved`: the same words stand at another place than before.
struct Match {
    int entry = 0;
    bool same = false, moved = false;
};
std::vector<Match> matched(const RulesetInfo& info, const Source& source) {
    std::vector<Match> matches(source.sentences.size(), {-1, false});
    std::vector<bool> spoken_of(info.ledger.size(), false);
    for (const Drift& d : source.drift) {
        if (d.entry > 0) spoken_of[static_cast<std::size_t>(d.entry) - 1] = true;
        if (d.sentence >= 0) matches[static_cast<std::size_t>(d.sentence)] = {d.entry, false};
    }
    std::size_t next = 0;  // what did not drift stands in the same order on both sides
    for (Match& match : matches) {
        if (match.entry >= 0) continue;
        while (spoken_of[next]) ++next;
        match = {static_cast<int>(++next), true};
    }
    // What drifted and has the words of an entry that is at its place no longer was moved there.
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (matches[i].same) continue;
        for (std::size_t k = 0; k < info.ledger.size() && !matches[i].moved; ++k)
            if (spoken_of[k] && info.ledger[k].fingerprint == source.sentences[i].fingerprint)
                matches[i] = {static_cast<int>(k) + 1, false, true}, spoken_of[k] = false;
    }
    return matches;
}
const LedgerEntry& entry_of(const RulesetInfo& info, int number) {
    return info.ledger[static_cast<std::size_t>(number) - 1];
}

std::vector<std::string> own_ids(const RulesetInfo& info, const std::vector<std::string_view>& ids) {
    const std::string prefix = std::string(info.id) + ".";
    std::vector<std::string> own;
    for (const std::string_view id : ids) own.emplace_back(id.starts_with(prefix) ? id.substr(prefix.size()) : id);
    return own;
}
// The heading that the ledger has for another sentence of the same paragraph, the nearest before, else the nearest
// behind; "" if it knows none.
std::string heading_beside(const RulesetInfo& info, const Source& source, const std::vector<Match>& matches,
                           std::size_t i) {
    const auto heading = [&](std::size_t k) -> std::string {
        const bool is_beside = source.sentences[k].paragraph == source.sentences[i].paragraph;
        if (!is_beside || matches[k].entry <= 0 || matches[k].moved) return "";
        return std::string(entry_of(info, matches[k].entry).at.heading);
    };
    for (std::size_t k = i; k-- > 0;)
        if (const auto before = heading(k); !before.empty()) return before;
    for (std::size_t k = i + 1; k < matches.size(); ++k)
        if (const auto behind = heading(k); !behind.empty()) return behind;
    return "";
}
// A guess, which the author of the ledger puts right.
SentenceKind kind_of(const Sentence& s, SentenceForm form) {
    if (form == SentenceForm::heading) return SentenceKind::commentary;
    return s.text.starts_with("For example") || s.text.starts_with("Example") ? SentenceKind::example
                                                                              : SentenceKind::rule;
}
// "1: title", "2: part 1": the section that a new sentence stands in.
class Sections {
public:
    std::string of(const Sentence& s, SentenceForm form) {
        if (form == SentenceForm::heading) return ++headings_ == 1 && s.line == 1 ? "title" : name();
        return name();
    }

private:
    std::string name() const { return fmt::format("part {}", std::max(headings_, 1)); }
    int headings_ = 0;
};

}  // namespace

std::string ledger_draft(const RulesetInfo& info, const Source& source, const DraftOptions& options) {
    const auto matches = matched(info, source);
    Sections sections;
    std::string text;
    for (std::size_t i = 0; i < source.sentences.size(); ++i) {
        const Sentence& s = source.sentences[i];
        const bool alone = std::count_if(source.sentences.begin(), source.sentences.end(),
                                         [&](const Sentence& other) { return other.paragraph == s.paragraph; }) == 1;
        Row row{SentenceKind::rule, form_of(s, alone), "", &s, "", {}};
        row.heading = sections.of(s, row.form);
        if (const auto beside = heading_beside(info, source, matches, i); !beside.empty()) row.heading = beside;
        row.kind = kind_of(s, row.form);
        const Match& match = matches[i];
        const bool kept = match.same || match.moved;
        std::string before;
        if (match.entry > 0) {
            const LedgerEntry& known = entry_of(info, match.entry);
            const auto supports = own_ids(info, known.supports);
            row.kind = known.kind, row.form = known.form;
            if (!match.moved) row.heading = known.at.heading;
            // What rested on other words need not rest on these: it is shown, and nothing else.
            if (kept) row.paraphrase = known.paraphrase, row.supports = supports;
            if (match.moved) before = fmt::format("# Was sentence {}\n", match.entry);
            if (!kept) before = fmt::format("# In the place of sentence {}: {}\n", match.entry, known.paraphrase);
            if (const auto line = supports_line(supports); !kept && !line.empty()) before += "# with " + line;
        }
        if (match.same && !options.whole) continue;
        text += text.empty() ? "" : "\n";
        if (!match.same && options.words) text += fmt::format("# {}: {}\n", i + 1, s.text);
        text += before;
        text += table_of(row);
    }
    return text;
}

std::string other_changes(const RulesetInfo& info, const Source& source) {
    std::string text;
    const auto matches = matched(info, source);
    const auto is_moved = [&](int entry) {
        return std::any_of(matches.begin(), matches.end(),
                           [&](const Match& match) { return match.moved && match.entry == entry; });
    };
    for (const Drift& d : source.drift)
        if (d.kind == DriftKind::missing)
            text += fmt::format("sentence {} is {}: {}\n", d.entry, is_moved(d.entry) ? "moved" : "gone",
                                entry_of(info, d.entry).paraphrase);
    for (std::size_t i = 0; i < matches.size(); ++i)
        if (matches[i].same && matches[i].entry != static_cast<int>(i) + 1)
            text += fmt::format("sentence {} becomes sentence {}\n", matches[i].entry, i + 1);
    return text;
}

}  // namespace nomos
