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

// Goes through tables in order, with what is wording and what is not told apart.
template <class Fact, class Sentence>
class Walk {
public:
    Walk(Fact fact, Sentence sentence) : fact_(std::move(fact)), sentence_(std::move(sentence)) {}

    void visit(const RulesetInfo& r, std::span<const AdviceInfo> advice, Tables rests_on) const {
        facts({r.id, r.title, r.source_file, r.board});
        facts(r.outcomes);
        each("clauses", r.clauses, [&](const ClauseInfo& c) {
            facts({c.id, name_of(c.grounding)}), facts(c.from), facts(c.told);
            sentences({c.rule, c.by, c.adds, c.untold});
        });
        each("readings", r.readings, [&](const ReadingInfo& q) { visit(q); });
        const auto example = [&](const ExampleInfo& e) {
            facts({e.id, name_of(e.provenance), e.position, e.move, e.legal ? "legal" : "", e.after, e.outcome});
            facts(e.under), facts(e.settled), fact_(e.turn), facts(e.line);
            sentences({e.shows, e.source});
        };
        if (rests_on < Tables::play) return;
        each("examples", r.examples, example);
        if (rests_on < Tables::sentences) return;
        each("ledger", r.ledger, [&](const LedgerEntry& e) { visit(e); });
        each("advice", advice, [&](const AdviceInfo& a) { visit(a); });
        if (rests_on < Tables::all) return;
        each("answers", r.answers, example);
        each("missing", r.missing, [&](const MissingInfo& m) {
            facts({m.id, m.kind, name_of(m.sure)}), facts(m.clauses), number(static_cast<int>(m.needed));
            sentences({m.title, m.explanation, m.evidence, m.suggestion, m.source, m.no_position});
        });
        each("right", r.right, [&](const RightInfo& i) {
            fact_(i.id), facts(i.checks);
            sentence_(i.says);
        });
    }

private:
    void visit(const ReadingInfo& q) const {
        fact_(q.id), facts(q.clauses), choices(q.exists_only_when);
        number(q.default_option), number(q.settles);
        sentences({q.question, q.explanation, q.why_default, q.suggestion});
        each("options", q.options, [&](const OptionInfo& o) {
            fact_(o.id);
            sentences({o.says, o.rests_on, o.ruled_out_by});
        });
    }
    void visit(const LedgerEntry& e) const {
        number(e.number), number(e.at.line), number(e.at.paragraph), number(e.at.sentence);
        facts({name_of(e.kind), name_of(e.form), e.at.heading, std::to_string(e.fingerprint)}), facts(e.supports);
        sentence_(e.paraphrase);
    }
    void visit(const AdviceInfo& a) const {
        fact_(a.of), sentence_(a.not_tried);
        each("wordings", a.wordings, [&](const WordingInfo& w) {
            choices(w.fixes), facts(w.adds);
            for (const int sentence : w.drops) number(sentence);
            sentence_(w.says);
        });
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
    for (const ExhibitInfo& e : exhibits)
        if (are_meant(e.id)) fact(e.id), fact(e.position), all(e.line), all(e.moves), all(e.readings);
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
