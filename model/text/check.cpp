#include <algorithm>
#include <map>
#include <set>

#include "model/core/reading.hpp"
#include "model/text/text.hpp"

namespace nomos::text {
namespace {

// Ids of checks: they are made later, and the check GAME.ledger.ids knows them.
const std::set<std::string> kOfChecks{"invariant", "lemma",       "law",       "bound",      "claim",
                                      "leak",      "termination", "generator", "conformance"};
const std::set<std::string> kCppWords{
    "and",      "asm",      "auto",    "bool",     "break",    "case",      "catch",    "char",     "class",
    "const",    "continue", "default", "delete",   "do",       "double",    "else",     "enum",     "explicit",
    "export",   "extern",   "false",   "float",    "for",      "friend",    "goto",     "if",       "inline",
    "int",      "long",     "new",     "not",      "operator", "or",        "private",  "public",   "protected",
    "return",   "short",    "signed",  "sizeof",   "static",   "struct",    "switch",   "template", "this",
    "throw",    "true",     "try",     "typedef",  "union",    "unsigned",  "using",    "virtual",  "void",
    "while",    "xor",      "concept", "requires", "mutable",  "namespace", "noexcept", "nullptr",  "register",
    "typename", "volatile"};

template <class Range>
std::vector<std::string> ids_of(const Range& all) {
    std::vector<std::string> ids;
    for (const auto& one : all) ids.push_back(one.id.says);
    return ids;
}
bool has(const std::vector<std::string>& ids, const std::string& id) { return std::ranges::find(ids, id) != ids.end(); }

class Check {
public:
    Check(const Text& text, Problems& problems)
        : text_(text),
          problems_(problems),
          clauses_(ids_of(text.clauses)),
          known_(clauses_),
          asking_(ids_of(text.readings)) {
        for (const auto& id : ids_of(text.missing)) asking_.push_back(id);
        for (const auto& more :
             {ids_of(text.readings), ids_of(text.examples), ids_of(text.missing), ids_of(text.right)})
            known_.insert(known_.end(), more.begin(), more.end());
    }
    void run() {
        for (const Clause& c : text_.clauses) clause(c);
        for (const Reading& r : text_.readings) reading(r);
        for (std::size_t i = 0; i < text_.ledger.size(); ++i) sentence(text_.ledger[i], i + 1);
        for (const Example& e : text_.examples) {
            new_id(e.id, e.under.empty() ? "example." : "answer.");
            for (const Word& option : e.under) chosen(option);
            only_of_options(e);
        }
        for (const Missing& m : text_.missing) missing(m);
        for (const Right& r : text_.right) right(r);
        advice();
    }

private:
    // --- ids ---------------------------------------------------------------------------------
    // No two ids of a text are the same, nor is what C++ makes of them.
    void new_id(const Word& id, const std::string& beginning = "") {
        if (!well_formed(id)) return;
        if (!id.says.starts_with(beginning))
            problems_.add(id.at, id.says + " does not begin with " + beginning, "write " + beginning + id.says);
        once(id, seen_);
    }
    bool well_formed(const Word& id) {
        const std::string prefix = text_.game + ".";
        const bool starts = !id.says.empty() && id.says.front() >= 'a' && id.says.front() <= 'z';
        const bool ends = starts && id.says.back() != '.' && id.says.back() != '-';
        if (id.says.starts_with(prefix))
            problems_.add(id.at, "the prefix " + prefix + " is left out here",
                          "write " + id.says.substr(prefix.size()));
        else if (!ends || id.says.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-") != std::string::npos)
            problems_.add(id.at, "this is no id: \"" + id.says + "\"", "small letters and digits, with . or - between");
        else if (kCppWords.contains(id.says))
            problems_.add(id.at, id.says + " is a word of C++ and cannot be an enumerator", "take another word");
        else
            return true;
        return false;
    }
    void once(const Word& id, std::map<std::string, Word>& seen) {
        const auto [first, is_new] = seen.emplace(enumerator(id.says), id);
        if (is_new) return;
        problems_.add(id.at, id.says + " is there twice", "the other is in " + where(first->second.at));
    }
    static std::string where(const Place& at) {
        return at.file + ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
    }
    void each_a_clause(const Words& ids) {
        for (const Word& id : ids)
            if (!has(clauses_, id.says)) problems_.add_unknown(id.at, "clause", id.says, clauses_);
    }

    // --- one of each -------------------------------------------------------------------------
    void clause(const Clause& c) {
        new_id(c.id);
        each_a_clause(c.from);
        const bool follows = c.grounding == "follows";
        if (follows && c.from.empty())
            problems_.add(c.id.at, c.id.says + " follows, and it is not said from what", "add from = [\"...\"]");
        if (!follows && !c.from.empty())
            problems_.add(c.from.front().at, c.id.says + " has a from and does not follow",
                          "write grounding = \"follows\"");
        if (c.grounding != "none" && c.by.empty())
            problems_.add(c.id.at, c.id.says + " has a grounding without a reason", "add by = \"...\"");
        ours(c);
    }
    // What the words do not state is said, and who asks about it.
    void ours(const Clause& c) {
        const bool is_ours = c.grounding == "supplied" || c.grounding == "narrower" || c.grounding == "wider";
        if (!is_ours && !(c.adds.empty() && c.told.empty() && c.untold.empty()))
            problems_.add(c.id.at, c.id.says + " says what we add, and its grounding that we add nothing",
                          "write grounding = \"supplied\", \"narrower\" or \"wider\"");
        if (!is_ours) return;
        if (c.adds.empty())
            problems_.add(c.id.at, c.id.says + " is " + c.grounding + ", and it is not said what we add",
                          "add adds = \"...\"");
        if (c.told.empty() == c.untold.empty())
            problems_.add(c.id.at,
                          c.id.says + " is " + c.grounding + ": either something asks about it or nobody would",
                          "add told = [\"...\"], readings and missing items, or else untold = \"...\"");
        for (const Word& id : c.told)
            if (!has(asking_, id.says)) problems_.add_unknown(id.at, "reading or missing item", id.says, asking_);
        for (const std::string& words : {c.by, c.adds})
            if (words.find(text_.game + ".") != std::string::npos)
                problems_.add(c.id.at, c.id.says + " has an id among words that an author reads", "leave it out");
    }
    void reading(const Reading& r) {
        new_id(r.id);
        options(r);
        if (!r.default_option.says.empty()) option_of(r, r.default_option, r.default_option.says);
        if (!r.settles.says.empty()) option_of(r, r.settles, r.settles.says);
        each_a_clause(r.clauses);
        for (const Word& condition : r.exists_only_when) chosen(r, condition);
        for (const int n : r.turns_on) turns_on(r, n);
    }
    void turns_on(const Reading& r, int n) {
        const bool is_there = n >= 1 && n <= static_cast<int>(text_.ledger.size());
        const auto lists_it = [&](const Sentence& s) {
            return std::ranges::any_of(s.supports, [&](const Word& id) { return id.says == r.id.says; });
        };
        if (!is_there)
            problems_.add(r.id.at, r.id.says + " turns on sentence " + std::to_string(n) + ", which is not there",
                          "sentences are numbered in the ledger");
        else if (!lists_it(text_.ledger[static_cast<std::size_t>(n) - 1]))
            problems_.add(r.id.at, "sentence " + std::to_string(n) + " does not list " + r.id.says,
                          "add it to supports of that sentence in the ledger, or leave the number out of turns_on");
    }
    void options(const Reading& r) {
        const auto size = static_cast<int>(r.options.size());
        if (size < 2) problems_.add(r.id.at, r.id.says + " has fewer than two options", "it asks for one of several");
        if (size > kMostOptions)
            problems_.add(r.options[std::size_t{kMostOptions}].id.at,
                          r.id.says + " has more than " + std::to_string(kMostOptions) + " options",
                          "kMostOptions in model/core/reading.hpp is the most that a reading set holds");
        std::map<std::string, Word> seen;
        for (const Option& o : r.options) {
            if (well_formed(o.id)) once(o.id, seen);
            if (!o.ruled_out_by.empty() && !o.against.empty())
                problems_.add(o.id.at, o.id.says + " is ruled out and spoken against", "keep ruled_out_by alone");
        }
    }
    void option_of(const Reading& r, const Word& said, const std::string& option) {
        const auto options = ids_of(r.options);
        if (has(options, option)) return;
        for (const Reading& other : text_.readings)
            if (has(ids_of(other.options), option))
                return problems_.add(said.at, option + " is an option of " + other.id.says + ", not of " + r.id.says,
                                     "the options of " + r.id.says + " are " + listed(options));
        problems_.add_unknown(said.at, "option of " + r.id.says, option, options);
    }
    // "reading=option", of another reading.
    void chosen(const Reading& mine, const Word& condition) {
        const Reading* r = chosen(condition);
        if (r && r->id.says == mine.id.says)
            problems_.add(condition.at, r->id.says + " cannot hang on itself", "name another reading");
    }
    // The text's own examples are of single moves in the usual game: they are evidence, and judged by formulas.
    void only_of_options(const Example& e) {
        const bool has_both = !e.turn.empty() && !e.move.empty();
        if (has_both) problems_.add(e.id.at, e.id.says + " has a move and a turn", "leave one of them out");
        if (e.under.empty() && !(e.turn.empty() && e.line.empty() && e.settled.empty()))
            problems_.add(e.id.at, e.id.says + " is of the text and has a turn, a line or something settled",
                          "name the options that it shows in `under`");
        if (!e.line.empty()) line(e);
        for (const Word& s : e.settled)
            if (s.says.find('=') == std::string::npos)
                problems_.add(s.at, "nothing is settled by \"" + s.says + "\"", "write \"KEY=VALUE\"");
    }
    // All moves of a line stand in it, and nothing comes after one that is not allowed.
    void line(const Example& e) {
        if (!(e.move.empty() && e.turn.empty()))
            problems_.add(e.line.front().at, e.id.says + " has a line and a move or turn beside it",
                          "put all moves into the line");
        if (!e.legal && !(e.after.empty() && e.outcome.empty()))
            problems_.add(e.id.at, e.id.says + " says what comes after a line whose last move is not allowed",
                          "leave out after and outcome");
        for (const Word& move : e.line)
            if (move.says.empty()) problems_.add(move.at, "a move of " + e.id.says + " is empty", "say it");
    }
    // The reading that "reading=option" names; none where there is no such reading.
    const Reading* chosen(const Word& condition) {
        const auto sign = condition.says.find('=');
        if (sign == std::string::npos) {
            problems_.add(condition.at, "this is no condition: \"" + condition.says + "\"", "write \"reading=option\"");
            return nullptr;
        }
        const std::string id = condition.says.substr(0, sign);
        const auto r = std::ranges::find(text_.readings, id, [](const Reading& one) { return one.id.says; });
        if (r == text_.readings.end()) {
            problems_.add_unknown(condition.at, "reading", id, ids_of(text_.readings));
            return nullptr;
        }
        option_of(*r, condition, condition.says.substr(sign + 1));
        return &*r;
    }
    static std::string listed(const std::vector<std::string>& ids) {
        std::string list;
        for (const auto& id : ids) list += (list.empty() ? "" : ", ") + id;
        return list;
    }
    void missing(const Missing& m) {
        new_id(m.id, "missing.");
        each_a_clause(m.clauses);
        if (!m.no_position.empty() && m.kind != "gap")
            problems_.add(m.id.at, m.id.says + " is no gap and says why it has no position", "only gaps are asked");
        if (m.sure != "assumed" && m.source.empty())
            problems_.add(m.id.at, m.id.says + " is " + m.sure + " and names no source", "add source = \"...\"");
    }
    void right(const Right& r) {
        new_id(r.id, "right.");
        if (r.checks.empty()) problems_.add(r.id.at, r.id.says + " rests on no check", "add checks = [\"claim...\"]");
        for (const Word& id : r.checks)
            if (!is_of_a_check(id.says))
                problems_.add(id.at, id.says + " is no id of a check", "it begins with claim, law, bound or the like");
    }
    // --- advice ------------------------------------------------------------------------------
    // Where a text has advice at all, there is one on all that is asked or missing.
    void advice() {
        std::map<std::string, Word> seen;
        for (const Advice& a : text_.advice) {
            if (!has(asking_, a.of.says)) problems_.add_unknown(a.of.at, "reading or missing item", a.of.says, asking_);
            once(a.of, seen);
            advice(a);
        }
        for (const std::string& id : asking_)
            if (!text_.advice.empty() && !seen.contains(enumerator(id)))
                problems_.add({"advice.toml", 0, 0}, "there is no advice on " + id,
                              "add [[advice]] with wordings, or with not_tried");
    }
    void advice(const Advice& a) {
        if (a.wordings.empty() == a.not_tried.empty())
            problems_.add(a.of.at, "the advice on " + a.of.says + " is either tried or it is said why not",
                          "add [[advice.wording]], or else not_tried = \"...\"");
        for (const Wording& w : a.wordings) wording(a, w);
    }
    void wording(const Advice& a, const Wording& w) {
        if (w.fixes.empty() && w.adds.empty() && w.drops.empty())
            problems_.add(w.at, "a wording on " + a.of.says + " changes nothing", "add fixes, adds or drops");
        for (const Word& choice : w.fixes) chosen({}, choice);
        each_a_clause(w.adds);
        for (const Word& id : w.adds)
            for (const Clause& c : text_.clauses)
                if (c.id.says == id.says && c.grounding != "supplied")
                    problems_.add(id.at, id.says + " is not a clause of ours alone",
                                  "only what we supply can be added");
        for (const int n : w.drops)
            if (n > static_cast<int>(text_.ledger.size()))
                problems_.add(w.at, "there is no sentence " + std::to_string(n),
                              "sentences are numbered in the ledger");
        on_its_own(a, w);
    }
    // A wording about a reading fixes that reading; where the reading says which option its suggestion means, the
    // wording that is the suggestion means it, too.
    void on_its_own(const Advice& a, const Wording& w) {
        const auto r = std::ranges::find(text_.readings, a.of.says, [](const Reading& one) { return one.id.says; });
        if (r == text_.readings.end()) return;
        const auto fixes = [&](const std::string& option) {
            return std::ranges::any_of(w.fixes, [&](const Word& f) { return f.says == r->id.says + "=" + option; });
        };
        if (std::ranges::none_of(r->options, [&](const Option& o) { return fixes(o.id.says); }))
            problems_.add(w.at, "a wording on " + a.of.says + " leaves all its answers open",
                          "write fixes = [\"" + a.of.says + "=...\"]");
        if (w.says.empty() && !r->settles.says.empty() && !fixes(r->settles.says))
            problems_.add(w.at, "the suggestion on " + a.of.says + " is said to mean " + r->settles.says,
                          "fix the same option here");
    }
    static bool is_of_a_check(const std::string& id) { return kOfChecks.contains(id.substr(0, id.find('.'))); }
    void sentence(const Sentence& s, std::size_t number) {
        if (s.number != static_cast<int>(number))
            problems_.add(
                s.at, "this is sentence " + std::to_string(number) + " and has the number " + std::to_string(s.number),
                "entries stand in reading order and are numbered 1, 2, 3 ...");
        for (const Word& id : s.supports)
            if (!has(known_, id.says) && !is_of_a_check(id.says)) problems_.add_unknown(id.at, "id", id.says, known_);
    }

    const Text& text_;
    Problems& problems_;
    std::vector<std::string> clauses_, known_;  // known_: what a sentence may support, besides checks
    std::vector<std::string> asking_;           // readings and missing items
    std::map<std::string, Word> seen_;
};

}  // namespace

void Problems::add(const Place& at, const std::string& what, const std::string& hint) {
    messages_.emplace_back(ParseError(at, what, hint).what());
}
void Problems::add_unknown(const Place& at, const std::string& kind, const std::string& given,
                           const std::vector<std::string>& known) {
    messages_.emplace_back(ParseError(at, UnknownName(kind, given, known).what(), "").what());
}

void check(const Text& text, Problems& problems) { Check(text, problems).run(); }

}  // namespace nomos::text
