#include "checkers/store/wording.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <map>

#include <nlohmann/json.hpp>

#include "model/core/registry.hpp"

namespace nomos::store {
namespace {

// Shorter ones may stand somewhere by chance.
constexpr std::size_t kLeast = 24;
// Around the number of a sentence: no JSON text holds these bytes.
constexpr char kOpens = '\x01', kCloses = '\x02';

// Callers cut a full stop off, or put one on.
std::string_view without_end(std::string_view sentence) {
    const std::size_t last = sentence.find_last_not_of(".?!");
    return sentence.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

// Goes through tables in order, with what is wording and what is not told apart. Each row is taken apart into all its
// members, so that one more does not compile until it is said which of the two it is.
template <class Fact, class Sentence>
class Walk {
public:
    Walk(Fact fact, Sentence sentence) : fact_(std::move(fact)), sentence_(std::move(sentence)) {}

    void visit(const RulesetInfo& r, std::span<const AdviceInfo> advice_rows, Tables rests_on) const {
        const auto& [id, title, source_file, board, clauses, readings, ledger, examples, missing, outcomes, right,
                     piece, answers, play, hides] = r;
        facts({id, title, source_file, board, piece, play}), number(hides);
        facts(outcomes);
        each("clauses", clauses, [&](const ClauseInfo& c) { visit(c); });
        each("readings", readings, [&](const ReadingInfo& q) { visit(q, rests_on); });
        if (rests_on < Tables::play) return;
        each("examples", examples, [&](const ExampleInfo& e) { visit(e); });
        if (rests_on < Tables::sentences) return;
        each("ledger", ledger, [&](const LedgerEntry& e) { visit(e); });
        each("advice", advice_rows, [&](const AdviceInfo& a) { visit(a); });
        if (rests_on < Tables::all) return;
        each("answers", answers, [&](const ExampleInfo& e) { visit(e); });
        each("missing", missing, [&](const MissingInfo& m) { visit(m); });
        each("right", right, [&](const RightInfo& i) { visit(i); });
    }

private:
    void visit(const ClauseInfo& c) const {
        const auto& [id, rule, grounding, by, from, adds, told, untold] = c;
        facts({id, name_of(grounding)}), facts(from), facts(told);
        sentences({rule, by, adds, untold});
    }
    void visit(const ReadingInfo& q, Tables rests_on) const {
        const auto& [id, question, explanation, options, default_option, why_default, suggestion, clauses,
                     exists_only_when, settles, is_contradiction, turns_on] = q;
        fact_(id), facts(clauses), choices(exists_only_when);
        number(default_option), number(settles), number(is_contradiction);
        if (rests_on >= Tables::sentences) numbers(turns_on);
        sentences({question, explanation, why_default, suggestion});
        each("options", options, [&](const OptionInfo& o) { visit(o); });
    }
    void visit(const OptionInfo& o) const {
        const auto& [id, says, rests_on, ruled_out_by, against] = o;
        fact_(id);
        sentences({says, rests_on, ruled_out_by, against});
    }
    void visit(const ExampleInfo& e) const {
        const auto& [id, shows, provenance, position, move, legal, after, outcome, source, under, settled, turn, line] =
            e;
        facts({id, name_of(provenance), position, move, legal ? "legal" : "", after, outcome});
        facts(under), facts(settled), fact_(turn), facts(line);
        sentences({shows, source});
    }
    void visit(const LedgerEntry& e) const {
        const auto& [at_number, kind, form, at, fingerprint, paraphrase, supports] = e;
        const auto& [heading, line, paragraph, sentence] = at;
        number(at_number), number(line), number(paragraph), number(sentence);
        facts({name_of(kind), name_of(form), heading, std::to_string(fingerprint)}), facts(supports);
        sentence_(paraphrase);
    }
    void visit(const AdviceInfo& a) const {
        const auto& [of, wordings, not_tried] = a;
        fact_(of), sentence_(not_tried);
        each("wordings", wordings, [&](const WordingInfo& w) { visit(w); });
    }
    void visit(const WordingInfo& w) const {
        const auto& [says, fixes, adds, drops, note] = w;
        choices(fixes), facts(adds), numbers(drops);
        sentences({says, note});
    }
    void visit(const MissingInfo& m) const {
        const auto& [id, kind, title, explanation, clauses, evidence, suggestion, source, no_position, needed, sure] =
            m;
        facts({id, kind, name_of(sure)}), facts(clauses), number(static_cast<int>(needed));
        sentences({title, explanation, evidence, suggestion, source, no_position});
    }
    void visit(const RightInfo& i) const {
        const auto& [id, says, checks] = i;
        fact_(id), facts(checks), sentence_(says);
    }
    template <class Rows, class Visit>
    void each(std::string_view table, const Rows& rows, Visit&& visit) const {
        fact_(table), number(static_cast<int>(std::size(rows)));
        for (const auto& row : rows) visit(row);
    }
    void facts(std::span<const std::string_view> all) const {
        number(static_cast<int>(all.size()));
        for (const std::string_view fact : all) fact_(fact);
    }
    void facts(std::initializer_list<std::string_view> all) const {
        for (const std::string_view fact : all) fact_(fact);
    }
    void sentences(std::initializer_list<std::string_view> all) const {
        for (const std::string_view sentence : all) sentence_(sentence);
    }
    void choices(const std::vector<Choice>& all) const {
        number(static_cast<int>(all.size()));
        for (const Choice& c : all) number(c.reading), number(c.option);
    }
    void numbers(const std::vector<int>& all) const {
        number(static_cast<int>(all.size()));
        for (const int n : all) number(n);
    }
    void number(int n) const { fact_(std::to_string(n)); }

    Fact fact_;
    Sentence sentence_;
};

std::uint64_t beginning_of(std::string_view text) {
    std::uint64_t first = 0;
    std::memcpy(&first, text.data(), sizeof first);
    return first;
}
std::string as_in_json(std::string_view text) {
    const std::string quoted = nlohmann::json(text).dump();
    return quoted.substr(1, quoted.size() - 2);
}

}  // namespace

std::string facts_of(std::span<const ExhibitInfo> exhibits, const std::function<bool(std::string_view)>& are_meant) {
    std::string facts;
    const auto fact = [&](std::string_view f) { facts.append(f).push_back('\n'); };
    const auto all = [&](const auto& texts) {
        fact(std::to_string(texts.size()));
        for (const auto& text : texts) fact(text);
    };
    for (const auto& [id, position, line, moves, readings] : exhibits)
        if (are_meant(id)) fact(id), fact(position), all(line), all(moves), all(readings);
    return facts;
}

Wording::Wording(const RulesetInfo& info, std::span<const AdviceInfo> advice, std::span<const ExhibitInfo> exhibits,
                 Tables rests_on) {
    std::map<std::string_view, std::size_t> numbers;
    const auto fact = [&](std::string_view f) { facts_.append(f).push_back('\n'); };
    const auto sentence = [&](std::string_view s) {
        const std::string_view known = without_end(s);
        if (known.size() < kLeast) return fact(s);
        // One that stands there twice is one sentence, as long as both are worded alike.
        const auto [number, is_new] = numbers.emplace(known, sentences_.size());
        if (is_new) sentences_.push_back(as_in_json(known));
        fact(std::to_string(number->second)), fact(s.substr(known.size()));
    };
    Walk(fact, sentence).visit(info, advice, rests_on);
    if (rests_on >= Tables::play)
        facts_ += facts_of(exhibits, [&](std::string_view id) {
            return rests_on == Tables::all ||
                   std::ranges::find(info.readings, id, &ReadingInfo::id) != info.readings.end();
        });
    for (std::size_t i = 0; i < sentences_.size(); ++i)
        by_beginning_[beginning_of(sentences_[i])].push_back(static_cast<int>(i));
    for (auto& [beginning, all] : by_beginning_)
        std::ranges::stable_sort(all, std::ranges::greater{},
                                 [&](int i) { return sentences_[static_cast<std::size_t>(i)].size(); });
}

int Wording::sentence_at(std::string_view json) const {
    if (json.size() < kLeast) return -1;
    const auto found = by_beginning_.find(beginning_of(json));
    if (found == by_beginning_.end()) return -1;
    const auto there = std::ranges::find_if(
        found->second, [&](int i) { return json.starts_with(sentences_[static_cast<std::size_t>(i)]); });
    return there == found->second.end() ? -1 : *there;
}

std::string Wording::pointed(std::string_view json) const {
    std::string out;
    while (!json.empty()) {
        const int sentence = sentence_at(json);
        if (sentence < 0) {
            out.push_back(json.front()), json.remove_prefix(1);
            continue;
        }
        (out += kOpens).append(std::to_string(sentence)) += kCloses;
        json.remove_prefix(sentences_[static_cast<std::size_t>(sentence)].size());
    }
    return out;
}

std::optional<std::string> Wording::worded(std::string_view pointed) const {
    std::string out;
    for (std::size_t opens = pointed.find(kOpens); opens != std::string_view::npos; opens = pointed.find(kOpens)) {
        std::size_t sentence = 0;
        const char* const end = pointed.data() + pointed.size();
        const auto [closes, error] = std::from_chars(pointed.data() + opens + 1, end, sentence);
        if (error != std::errc{} || closes == end || *closes != kCloses || sentence >= sentences_.size()) return {};
        out.append(pointed.substr(0, opens)).append(sentences_[sentence]);
        pointed.remove_prefix(static_cast<std::size_t>(closes - pointed.data()) + 1);
    }
    return out.append(pointed);
}

const Wording& wording_of(std::string_view ruleset, Tables rests_on) {
    using Each = std::array<Wording, static_cast<std::size_t>(Tables::all) + 1>;
    static const std::map<std::string, Each, std::less<>> all = [] {
        std::map<std::string, Each, std::less<>> made;
        for (const AnyRuleset* r : rulesets())
            for (std::size_t t = 0; t < std::tuple_size_v<Each>; ++t)
                made[std::string(r->info().id)][t] =
                    Wording(r->info(), advice_of(r->info().id), r->exhibits(), static_cast<Tables>(t));
        return made;
    }();
    static const Wording none;
    const auto found = all.find(ruleset);
    return found == all.end() ? none : found->second[static_cast<std::size_t>(rests_on)];
}

}  // namespace nomos::store
