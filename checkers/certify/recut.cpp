#include "checkers/certify/recut.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <unordered_map>

#include "checkers/certify/known.hpp"
#include "checkers/certify/lanes.hpp"

namespace nomos::certify {
namespace {

// A part of what a question asserts, its notions put back.
struct Part {
    TermId term;
    TermId before;  // the part of what was asked that it is; -1: it is assumed
};
using Asserted = std::vector<std::vector<Part>>;  // by question

template <class Read>
auto in_file(const std::string& name, Read&& read) {
    try {
        return read();
    } catch (const Malformed& e) {
        throw Malformed(name, e.what());
    }
}

// What holds if all of these do, as far as it is seen at a glance.
std::vector<TermId> parts_of(Terms& terms, std::vector<TermId> open) {
    std::vector<TermId> parts;
    std::set<TermId> seen;
    while (!open.empty()) {
        const TermId t = open.back();
        open.pop_back();
        if (!seen.insert(t).second) continue;
        const Term term = terms[t];
        const Term inner = term.op == Op::not_ ? terms[term.parts[0]] : Term{};
        if (term.op == Op::and_) {
            open.insert(open.end(), term.parts.begin(), term.parts.end());
        } else if (inner.op == Op::or_) {
            for (const TermId part : inner.parts) open.push_back(terms.negated(part));
        } else if (inner.op == Op::implies) {
            open.push_back(inner.parts[0]), open.push_back(terms.negated(inner.parts[1]));
        } else {
            parts.push_back(t);
        }
    }
    return parts;
}

// A term in a line, its inner parts left out, and what is cut away by its name.
std::string in_words(const Recipe& recipe, TermId t, int depth = 4) {
    static constexpr const char* kNames[] = {"input", "numeral", "not",    "and",     "or",          "xor",
                                             "=>",    "=",       "ite",    "bvnot",   "bvand",       "bvor",
                                             "bvxor", "bvneg",   "bvadd",  "bvsub",   "bvult",       "bvule",
                                             "bvslt", "bvsle",   "concat", "extract", "zero_extend", "sign_extend"};
    constexpr std::size_t kLong = 16;
    const Terms& terms = recipe.terms;
    const Term& term = terms[t];
    const auto cut = std::ranges::find(recipe.cuts, t, [](const auto& c) { return c.second; });
    if (cut != recipe.cuts.end()) return "|" + cut->first + "|";
    if (term.op == Op::input) return terms.name(t);
    if (term.op == Op::numeral && term.width == 0) return t == terms.truth(true) ? "true" : "false";
    if (term.op == Op::numeral) {
        const std::string& digits = terms.digits(t);
        return digits.size() > kLong ? "..." : "#b" + digits;
    }
    if (depth == 0) return "...";
    std::string text = std::string("(") + kNames[static_cast<std::size_t>(term.op)];
    if (term.op == Op::extract) text += " " + std::to_string(term.first) + " " + std::to_string(term.second);
    for (std::size_t i = 0; i < term.parts.size() && text.size() < 160; ++i)
        text += " " + in_words(recipe, term.parts[i], depth - 1);
    return text + ")";
}

// --- for every input -------------------------------------------------------------------------------------
// What a question asserts: part by part what was asked, or what is known. The first that is neither is told.
std::vector<Part> show(Known& known, Recipe& recipe, const Refuted& question, const std::vector<TermId>& asserted,
                       Recut& said) {
    Terms& terms = recipe.terms;
    const std::vector<TermId> before = parts_of(terms, question.together), after = parts_of(terms, asserted);
    std::unordered_map<TermId, TermId> asked;
    for (const TermId part : before) asked.emplace(known.representative(part), part);
    std::vector<Part> parts;
    TermId open = -1;
    for (const TermId part : after) {
        const auto as_asked = asked.find(known.representative(part));
        parts.push_back({part, as_asked == asked.end() ? -1 : as_asked->second});
        if (open < 0 && as_asked == asked.end() && !known.is_true(part)) open = part;
    }
    ++said.questions, said.shown += open < 0 ? 1 : 0;
    if (open >= 0) said.open.push_back(question.name + ": " + in_words(recipe, open));
    return parts;
}
// Question by question, each from what is known before it.
Asserted show_for_every_input(Recipe& recipe, const std::function<std::string(const std::string&)>& contents,
                              Recut& said) {
    Asserted asserted;
    Terms& terms = recipe.terms;
    Known known(terms);
    known.take_for_true(recipe.where);
    if (known.contradictory()) said.fault = "what the recipe takes for true contradicts itself";
    for (const Refuted& question : recipe.refuted) {
        const std::string file = question.name + ".smt2";
        const auto read = in_file(file, [&] { return asserted_in(terms, recipe.names, contents(file)); });
        const int shown_before = said.shown;
        asserted.push_back(show(known, recipe, question, read, said));
        if (said.shown == shown_before) continue;  // nothing is shown by what was not
        // From now on: not all of these. Where it is one, its contrary.
        const auto& together = question.together;
        known.take_for_true(terms.negated(together.size() == 1 ? together[0] : terms.make(Op::and_, together)));
    }
    return asserted;
}

// --- on samples --------------------------------------------------------------------------------------------
class OnSamples {
public:
    OnSamples(Recipe& recipe, const Asserted& asserted, const Samples& samples, Recut& said)
        : recipe_(recipe), asserted_(asserted), samples_(samples), said_(said) {
        for (const auto& [name, cut] : recipe.cuts) {
            const auto width = static_cast<std::size_t>(std::max(1, recipe.terms[cut].width));
            ever_.emplace_back(width), always_.emplace_back(width, true);
            said.bits += static_cast<long>(width);
        }
    }
    void all() {
        said_.samples = static_cast<int>(samples_.values.size());
        for (std::size_t k = 0; k < samples_.values.size(); ++k) in_domain_.push_back(k);
        std::vector<std::size_t> chosen;
        each_64([&](Values& values) {
            const Lanes holds = values.of_bool(recipe_.where) & domain_;
            for (std::size_t k = 0; k < kLanes; ++k)
                if ((holds >> k & 1U) != 0) chosen.push_back(in_domain_[first_ + k]);
        });
        in_domain_ = std::move(chosen);
        said_.in_domain = static_cast<int>(in_domain_.size());
        each_64([&](Values& values) { some(values); });
        for (std::size_t c = 0; c < ever_.size() && said_.in_domain > 0; ++c)
            for (std::size_t i = 0; i < ever_[c].size(); ++i) said_.both_ways += ever_[c][i] && !always_[c][i] ? 1 : 0;
    }

private:
    // Of those that are left.
    template <class Look>
    void each_64(Look&& look) {
        for (first_ = 0; first_ < in_domain_.size(); first_ += kLanes) {
            Values values(recipe_.terms);
            for (const TermId input : recipe_.inputs)
                values.set(input, column(recipe_.terms.name(input), recipe_.terms[input].width));
            const std::size_t count = std::min<std::size_t>(kLanes, in_domain_.size() - first_);
            domain_ = count == kLanes ? ~Lanes{0} : (Lanes{1} << count) - 1;
            look(values);
        }
    }
    void some(Values& values) {
        for (std::size_t q = 0; q < recipe_.refuted.size(); ++q) question(values, recipe_.refuted[q], asserted_[q]);
        for (const auto& [name, term] : recipe_.told) told(values, name, term);
        for (std::size_t c = 0; c < recipe_.cuts.size(); ++c) {
            const std::vector<Lanes>& bits = values.of(recipe_.cuts[c].second);
            for (std::size_t i = 0; i < bits.size(); ++i) {
                if ((bits[i] & domain_) != 0) ever_[c][i] = true;
                if ((~bits[i] & domain_) != 0) always_[c][i] = false;
            }
        }
        sides(values, recipe_.refuted.back());
    }
    std::vector<Lanes> column(const std::string& name, int width) const {
        const auto at = std::ranges::find(samples_.inputs, name);
        if (at == samples_.inputs.end()) throw Malformed(recipe_.samples, "no value of \"" + name + "\"");
        return column_at(static_cast<std::size_t>(at - samples_.inputs.begin()), name, width);
    }
    std::vector<Lanes> column_at(std::size_t place, const std::string& name, int width) const {
        std::vector<Lanes> bits(static_cast<std::size_t>(std::max(1, width)));
        for (std::size_t k = 0; k < kLanes && first_ + k < in_domain_.size(); ++k) {
            const std::string& digits = samples_.values[in_domain_[first_ + k]][place];
            if (digits.size() != bits.size()) throw Malformed(recipe_.samples, "\"" + name + "\" has another size");
            for (std::size_t i = 0; i < bits.size(); ++i)
                if (digits[digits.size() - 1 - i] == '1') bits[i] |= Lanes{1} << k;
        }
        return bits;
    }
    void question(Values& values, const Refuted& asked, const std::vector<Part>& asserted) {
        Lanes can_be = domain_;
        for (const TermId t : asked.together) can_be &= values.of_bool(t);
        fault(can_be, asked.name, "what is refuted is so");
        for (const Part& part : asserted) {
            const bool is_asked = part.before >= 0;
            const Lanes meant = is_asked ? values.of_bool(part.before) : ~Lanes{0};
            if (const Lanes wrong = (values.of_bool(part.term) ^ meant) & domain_; wrong != 0)
                fault(wrong, asked.name,
                      (is_asked ? "it asks something else: " : "it says what was neither asked nor is so: ") +
                          in_words(recipe_, part.term));
        }
    }
    void told(Values& values, const std::string& name, TermId term) {
        const auto at = std::ranges::find(samples_.told, name);
        if (at == samples_.told.end()) throw Malformed(recipe_.samples, "nothing is told of \"" + name + "\"");
        const std::vector<Lanes> natively =
            column_at(samples_.inputs.size() + static_cast<std::size_t>(at - samples_.told.begin()), name,
                      recipe_.terms[term].width);
        Lanes differ = 0;
        for (std::size_t i = 0; i < natively.size(); ++i) differ |= natively[i] ^ values.of(term)[i];
        fault(differ & domain_, "\"" + name + "\"", "the formula does not say what was said natively");
        said_.told += std::popcount(domain_);
    }
    void fault(Lanes wrong, const std::string& where, const std::string& what) {
        if (wrong == 0 || !said_.fault.empty()) return;
        const std::size_t sample = in_domain_[first_ + static_cast<std::size_t>(std::countr_zero(wrong))] + 1;
        said_.fault = where + ": sample " + std::to_string(sample) + ": " + what;
    }
    // The claim of a question is what its first requirement denies.
    void sides(Values& values, const Refuted& question) {
        Lanes given = domain_;
        for (std::size_t i = 1; i < question.together.size(); ++i) given &= values.of_bool(question.together[i]);
        said_.given += std::popcount(given);
        const Term& denied = recipe_.terms[question.together[0]];
        if (denied.op != Op::not_) return;
        const Term& claim = recipe_.terms[denied.parts[0]];
        if (claim.op != Op::equal || recipe_.terms[claim.parts[0]].width != 0) return;
        const Lanes one = values.of_bool(claim.parts[0]), other = values.of_bool(claim.parts[1]);
        said_.both_true += std::popcount(one & other & given), said_.both_false += std::popcount(~one & ~other & given);
    }

    Recipe& recipe_;
    const Asserted& asserted_;
    const Samples& samples_;
    Recut& said_;
    std::vector<std::size_t> in_domain_;            // numbers of samples; at first all
    std::size_t first_ = 0;                         // of the 64 there
    Lanes domain_ = 0;                              // which of the 64 there are
    std::vector<std::vector<bool>> ever_, always_;  // by cut and bit: set on some, on all samples of the domain
};

}  // namespace

Recut recut(const std::string& name, std::string_view text,
            const std::function<std::string(const std::string& name)>& contents) {
    Recut said;
    Recipe recipe = in_file(name, [&] { return read_recipe(text); });
    const Asserted asserted = show_for_every_input(recipe, contents, said);
    if (recipe.samples.empty()) return said;
    const Samples samples = in_file(recipe.samples, [&] { return read_samples(contents(recipe.samples)); });
    OnSamples(recipe, asserted, samples, said).all();
    return said;
}

}  // namespace nomos::certify
