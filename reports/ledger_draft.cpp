#include "reports/ledger_draft.hpp"

#include <fmt/format.h>

#include <algorithm>

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

std::string quoted_text(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}

// One [[sentence]], whoever wrote it.
struct Row {
    int number = 0;
    SentenceKind kind = SentenceKind::rule;
    SentenceForm form = SentenceForm::sentence;
    std::string heading;
    const Sentence* at = nullptr;
    std::string paraphrase;
    std::vector<std::string> supports;
};
std::string table_of(const Row& row) {
    std::string text = fmt::format("[[sentence]]\nnumber = {}\nkind = \"{}\"\n", row.number, name_of(row.kind));
    if (row.form != SentenceForm::sentence) text += fmt::format("form = \"{}\"\n", name_of(row.form));
    text += fmt::format("at = {{ heading = {}, line = {}, paragraph = {}, sentence = {} }}\n", quoted_text(row.heading),
                        row.at->line, row.at->paragraph, row.at->sentence);
    text +=
        fmt::format("fingerprint = \"{:016x}\"\nparaphrase = {}\n", row.at->fingerprint, quoted_text(row.paraphrase));
    if (row.supports.empty()) return text;
    std::string ids;
    for (const auto& id : row.supports) ids += (ids.empty() ? "" : ", ") + quoted_text(id);
    return text + "supports = [" + ids + "]\n";
}

// Which entry each sentence of the copy has: the number of the one that is the same or whose place it takes, 0 of none.
struct Match {
    int entry = 0;
    bool same = false;
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
        Row row{static_cast<int>(i) + 1, SentenceKind::rule, form_of(s, alone), "", &s, "", {}};
        row.heading = sections.of(s, row.form);
        if (row.form == SentenceForm::heading) row.kind = SentenceKind::commentary;
        if (matches[i].entry > 0) {
            const LedgerEntry& known = entry_of(info, matches[i].entry);
            row.kind = known.kind, row.form = known.form, row.heading = known.at.heading;
            row.supports = own_ids(info, known.supports);
            if (matches[i].same) row.paraphrase = known.paraphrase;
        }
        if (matches[i].same && !options.whole) continue;
        text += text.empty() ? "" : "\n";
        if (!matches[i].same && options.words) text += "# " + s.text + "\n";
        if (!matches[i].same && matches[i].entry > 0)
            text += fmt::format("# In the place of sentence {}: {}\n", matches[i].entry,
                                entry_of(info, matches[i].entry).paraphrase);
        text += table_of(row);
    }
    return text;
}

std::string other_changes(const RulesetInfo& info, const Source& source) {
    std::string text;
    for (const Drift& d : source.drift)
        if (d.kind == DriftKind::missing)
            text += fmt::format("sentence {} is gone: {}\n", d.entry, entry_of(info, d.entry).paraphrase);
    const auto matches = matched(info, source);
    for (std::size_t i = 0; i < matches.size(); ++i)
        if (matches[i].same && matches[i].entry != static_cast<int>(i) + 1)
            text += fmt::format("sentence {} becomes sentence {}\n", matches[i].entry, i + 1);
    return text;
}

}  // namespace nomos
