// From a checked Text to C++. Every value is written by its name, so that no number of one list stands
// for a line of another.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "model/text/text.hpp"

namespace nomos::text {
namespace {

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}
template <class Range, class Write>
std::string joined(const Range& all, const std::string& between, Write&& write) {
    std::string out;
    for (const auto& one : all) out += (out.empty() ? "" : between) + write(one);
    return out;
}

class Writer {
public:
    explicit Writer(const Text& text) : text_(text) {}

    // --- enums -------------------------------------------------------------------------------
    std::string enums() const {
        std::string out = "enum class Clause {\n" + enumerators(text_.clauses) + "    count_\n};\n";
        out += fmt::format("inline constexpr std::array<std::string_view, {}> kClauseIds{{\n", text_.clauses.size());
        for (const Clause& c : text_.clauses) out += "    " + id(c.id) + ",\n";
        out += "};\n\nenum class Reading {\n" + enumerators(text_.readings) + "    count_\n};\n";
        for (const Reading& r : text_.readings) out += options(r);
        return out;
    }

    // --- tables ------------------------------------------------------------------------------
    std::string tables() const {
        return table("ClauseInfo", "clauses", text_.clauses) + table("ReadingInfo", "readings", text_.readings) +
               table("LedgerEntry", "ledger", text_.ledger) + table("ExampleInfo", "examples", examples(false)) +
               table("ExampleInfo", "answers", examples(true)) + table("MissingInfo", "missing", text_.missing) +
               table("RightInfo", "right", text_.right) + table("AdviceInfo", "advice", text_.advice);
    }

private:
    // Those of options, or those of the source.
    std::vector<Example> examples(bool of_options) const {
        std::vector<Example> some;
        std::ranges::copy_if(text_.examples, std::back_inserter(some),
                             [&](const Example& e) { return e.under.empty() != of_options; });
        return some;
    }
    template <class Named>
    static std::string enumerators(const std::vector<Named>& all) {
        return joined(all, "", [](const Named& one) { return "    " + enumerator(one.id.says) + ",\n"; });
    }
    static std::string options(const Reading& r) {
        const auto name = [](const Option& o) { return enumerator(o.id.says); };
        return fmt::format(
            "\nenum class {0} {{ {1} }};\nconstexpr Reading reading_of({0}) {{ return Reading::{2}; }}\n",
            type_name(r.id.says), joined(r.options, ", ", name), enumerator(r.id.says));
    }

    std::string id(const Word& word) const { return quoted(text_.game + "." + word.says); }
    std::string ids(const Words& words) const {
        return "{" + joined(words, ", ", [&](const Word& w) { return id(w); }) + "}";
    }
    static std::string listed(const Words& words) {
        return "{" + joined(words, ", ", [](const Word& w) { return quoted(w.says); }) + "}";
    }
    static std::string option(const std::string& reading, const std::string& option) {
        return fmt::format("static_cast<int>({}::{})", type_name(reading), enumerator(option));
    }
    static std::string choice(const Word& condition) {
        const auto sign = condition.says.find('=');
        const std::string reading = condition.says.substr(0, sign);
        return fmt::format("{{static_cast<int>(Reading::{}), {}}}", enumerator(reading),
                           option(reading, condition.says.substr(sign + 1)));
    }

    std::string row(const Clause& c) const {
        return fmt::format("{}, {}, Grounding::{}, {}, {}, {}, {}, {}", id(c.id), quoted(c.rule), c.grounding,
                           quoted(c.by), ids(c.from), quoted(c.adds), ids(c.told), quoted(c.untold));
    }
    static std::string row(const Option& o) {
        return fmt::format("{}, {}, {}, {}, {}", quoted(o.id.says), quoted(o.says), quoted(o.rests_on),
                           quoted(o.ruled_out_by), quoted(o.against));
    }
    std::string row(const Reading& r) const {
        return fmt::format(
            "{}, {}, {},\n     {{{}}},\n     {}, {}, {}, {}, {{{}}}, {}, {}, {{{}}}", id(r.id), quoted(r.question),
            quoted(r.explanation), joined(r.options, ",\n      ", [](const Option& o) { return "{" + row(o) + "}"; }),
            option(r.id.says, r.default_option.says), quoted(r.why_default), quoted(r.suggestion), ids(r.clauses),
            joined(r.exists_only_when, ", ", choice), r.settles.says.empty() ? "-1" : option(r.id.says, r.settles.says),
            r.is_contradiction, fmt::join(r.turns_on, ", "));
    }
    std::string row(const Sentence& s) const {
        return fmt::format("{}, SentenceKind::{}, SentenceForm::{}, {{{}, {}, {}, {}}}, 0x{:016x}, {}, {}", s.number,
                           s.kind == "set-up" ? "setup" : s.kind, s.form, quoted(s.heading), s.line, s.paragraph,
                           s.sentence, s.fingerprint, quoted(s.paraphrase), ids(s.supports));
    }
    std::string row(const Example& e) const {
        return fmt::format("{}, {}, Provenance::{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}", id(e.id), quoted(e.shows),
                           e.provenance, quoted(e.position), quoted(e.move), e.legal, quoted(e.after),
                           quoted(e.outcome), quoted(e.source), ids(e.under), listed(e.settled), quoted(e.turn),
                           listed(e.line));
    }
    std::string row(const Missing& m) const {
        return fmt::format("{}, {}, {}, {}, {}, {}, {}, {}, {}, Needed::{}, Provenance::{}", id(m.id), quoted(m.kind),
                           quoted(m.title), quoted(m.explanation), ids(m.clauses), quoted(m.evidence),
                           quoted(m.suggestion), quoted(m.source), quoted(m.no_position), enumerator(m.needed), m.sure);
    }
    std::string row(const Right& r) const { return fmt::format("{}, {}, {}", id(r.id), quoted(r.says), ids(r.checks)); }
    std::string row(const Wording& w) const {
        return fmt::format("{}, {{{}}}, {}, {{{}}}, {}", quoted(w.says), joined(w.fixes, ", ", choice), ids(w.adds),
                           joined(w.drops, ", ", [](int n) { return std::to_string(n); }), quoted(w.note));
    }
    std::string row(const Advice& a) const {
        return fmt::format("{}, {{{}}}, {}", id(a.of),
                           joined(a.wordings, ", ", [&](const Wording& w) { return "{" + row(w) + "}"; }),
                           quoted(a.not_tried));
    }
    template <class One>
    std::string table(const std::string& type, const std::string& name, const std::vector<One>& all) const {
        const std::string rows = joined(all, "", [&](const One& one) { return "        {" + row(one) + "},\n"; });
        return fmt::format(
            "std::span<const {0}> {1}() {{\n    static const std::vector<{0}> table{{\n{2}    }};\n    return "
            "table;\n}}\n\n",
            type, name, rows);
    }

    const Text& text_;
};

constexpr auto kHeader =
    R"(// Generated from the folder "text" of {0}: the names of its clauses, readings and options, and its tables.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "model/core/ruleset.hpp"

namespace nomos::{0} {{

{1}
std::span<const ClauseInfo> clauses();
std::span<const ReadingInfo> readings();
std::span<const LedgerEntry> ledger();
std::span<const ExampleInfo> examples();
std::span<const ExampleInfo> answers();
std::span<const MissingInfo> missing();
std::span<const RightInfo> right();

}}  // namespace nomos::{0}
)";
constexpr auto kTables = R"(// Generated from the folder "text" of {0}.
#include "{1}"

#include <vector>

#include "model/core/advice.hpp"

namespace nomos::{0} {{

struct RulesetType;
static std::span<const AdviceInfo> advice();

{2}}}  // namespace nomos::{0}

template <>
std::span<const nomos::AdviceInfo> nomos::CompiledAdvice<nomos::{0}::RulesetType>::advice() {{
    return {0}::advice();
}}
)";

}  // namespace

std::string enumerator(const std::string& id) {
    std::string name = id;
    std::ranges::replace_if(
        name, [](char c) { return c == '.' || c == '-'; }, '_');
    return name;
}
std::string type_name(const std::string& id) {
    std::string name;
    bool starts = true;
    for (const char c : id) {
        const bool between = c == '.' || c == '-';
        if (!between) name += starts && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        starts = between;
    }
    return name;
}

std::string header_of(const Text& text) { return fmt::format(kHeader, text.game, Writer(text).enums()); }
std::string tables_of(const Text& text, const std::string& header) {
    return fmt::format(kTables, text.game, header, Writer(text).tables());
}

}  // namespace nomos::text
