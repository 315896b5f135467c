// From files to a Text. What may be left out is said here, by the name of the reader that is used.
#include <algorithm>
#include <filesystem>
#include <regex>

#include "model/core/ledger.hpp"
#include "model/core/ruleset.hpp"
#include "model/text/table.hpp"

namespace nomos::text {
namespace {

const std::vector<std::string> kGroundings{"stated", "follows", "supplied", "narrower", "wider"};
const std::vector<std::string> kNeeded{"nothing", "board", "set-up", "pieces", "moves", "end"};
const std::vector<std::string> kMissingKinds{"missing content", "gap",         "contradiction",
                                             "false claim",     "vague claim", "loose notation"};

// All names of an enum, from its first value to its last.
template <class E>
std::vector<std::string> names_up_to(E last) {
    std::vector<std::string> names;
    for (int i = 0; i <= static_cast<int>(last); ++i) names.emplace_back(name_of(static_cast<E>(i)));
    return names;
}

void read_one(Table& t, Clause& c) {
    c.id = t.word("id"), c.rule = t.text("rule");
    c.grounding = t.one_of_or("grounding", kGroundings, "none");
    c.by = t.text_or("by", ""), c.from = t.words("from");
    c.adds = t.text_or("adds", ""), c.told = t.words("told"), c.untold = t.text_or("untold", "");
}
void read_one(Table& t, Option& o) {
    o.id = t.word("id"), o.says = t.text("says"), o.rests_on = t.text("rests_on");
    o.ruled_out_by = t.text_or("ruled_out_by", ""), o.against = t.text_or("spoken_against_by", "");
}
// at = "play: line 3, paragraph 2, sentence 1 = 0be15d5d74552d54": as a draft has it, with the fingerprint.
bool read_place(const std::string& says, Sentence& s) {
    static const std::regex kPlace("(.+): line (\\d{1,6}), paragraph (\\d{1,6}), sentence (\\d{1,6}) = ([0-9a-f]{16})");
    std::smatch part;
    if (!std::regex_match(says, part, kPlace)) return false;
    s.heading = part[1], s.line = std::stoi(part[2]), s.paragraph = std::stoi(part[3]);
    s.sentence = std::stoi(part[4]), s.fingerprint = std::stoull(part[5], nullptr, 16);
    return s.line > 0 && s.paragraph > 0 && s.sentence > 0;
}
void read_one(Table& t, Sentence& s) {
    s.at = t.at(), s.number = t.has("number") ? t.number("number") : 0;
    s.kind = t.one_of("kind", names_up_to(SentenceKind::stray));
    s.form = t.one_of_or("form", names_up_to(SentenceForm::stub), "sentence");
    if (t.has_text("at")) {
        if (const Word at = t.word("at"); !read_place(at.says, s))
            t.refuse(at, "this is no place of a sentence: " + at.says,
                     "\"heading: line 3, paragraph 2, sentence 1 = fingerprint\", as nomos ledger --draft prints it");
    } else {
        Table at = t.table("at");
        s.heading = at.text("heading"), s.line = at.number("line");
        s.paragraph = at.number("paragraph"), s.sentence = at.number("sentence");
        at.nothing_else();
        s.fingerprint = t.fingerprint("fingerprint");
    }
    s.paraphrase = t.text("paraphrase"), s.supports = t.words("supports");
}
void read_one(Table& t, Example& e) {
    e.id = t.word("id"), e.shows = t.text("shows");
    e.provenance = t.one_of("provenance", names_up_to(Provenance::assumed));
    e.position = t.text("position"), e.move = t.text_or("move", "");
    e.legal = t.truth_or("legal", true);
    e.after = t.text_or("after", ""), e.outcome = t.text_or("outcome", "");
    e.source = t.text_or("source", "");
    e.under = t.words("under"), e.settled = t.words("settled"), e.turn = t.text_or("turn", "");
    e.line = t.words("line");
}
void read_one(Table& t, Missing& m) {
    m.id = t.word("id"), m.kind = t.one_of("kind", kMissingKinds);
    m.title = t.text("title"), m.explanation = t.text("explanation"), m.clauses = t.words("clauses");
    m.evidence = t.text("evidence"), m.suggestion = t.text("suggestion");
    m.source = t.text_or("source", "");
    m.no_position = t.text_or("no_position", "");
    m.needed = t.one_of_or("needed_to_play", kNeeded, "nothing");
    m.sure = t.one_of_or("sure", names_up_to(Provenance::assumed), "assumed");
}
void read_one(Table& t, Right& r) { r.id = t.word("id"), r.says = t.text("says"), r.checks = t.words("checks"); }
void read_one(Table& t, Wording& w) {
    w.at = t.at(), w.says = t.text_or("says", "");
    w.fixes = t.words("fixes"), w.adds = t.words("adds"), w.drops = t.numbers("drops");
    w.note = t.text_or("note", "");
}
void read_one(Table& t, Advice& a);
void read_one(Table& t, Reading& r);

// Every [[key]] of a table.
template <class One>
void read_all(Table& table, const std::string& key, std::vector<One>& all) {
    for (Table& t : table.tables(key)) {
        read_one(t, all.emplace_back());
        t.nothing_else();
    }
}
void read_one(Table& t, Reading& r) {
    r.id = t.word("id"), r.question = t.text("question"), r.explanation = t.text("explanation");
    read_all(t, "option", r.options);
    r.default_option = t.word("default");
    r.why_default = t.text("why_default"), r.suggestion = t.text("suggestion");
    r.clauses = t.words("clauses"), r.exists_only_when = t.words("exists_only_when");
    r.settles = t.word_or_none("settles"), r.turns_on = t.numbers("turns_on");
    r.is_contradiction = t.truth_or("contradiction", false);
}

void read_one(Table& t, Advice& a) {
    a.of = t.word("of"), a.not_tried = t.text_or("not_tried", "");
    read_all(t, "wording", a.wordings);
}

// [clauses] with "ID" = "RULE" in the place of [[clause]], where there is no more to say of any.
void read_short(Table& table, std::vector<Clause>& clauses) {
    if (!table.has("clauses")) return;
    for (const auto& [id, rule] : table.table("clauses").texts_as_written()) {
        Clause& clause = clauses.emplace_back();
        clause.id = id, clause.rule = rule, clause.grounding = "none";
    }
}

// A file with nothing but tables [[key]].
template <class One>
void read_file(const std::string& file, const std::string& key, std::vector<One>& all, Problems& problems) {
    if (!std::filesystem::exists(file)) return;
    try {
        const toml::table whole = toml::parse_file(file);
        Table table(whole, file, problems);
        if constexpr (std::is_same_v<One, Clause>) read_short(table, all);
        read_all(table, key, all);
        table.nothing_else();
    } catch (const toml::parse_error& e) {
        const auto& at = e.source().begin;
        problems.add({file, static_cast<int>(at.line), static_cast<int>(at.column)}, std::string(e.description()),
                     "this is not TOML (https://toml.io)");
    }
}

// A misspelt file name would leave its table out.
void refuse_other_files(const std::string& folder, Problems& problems) {
    const std::vector<std::string> known{"clauses.toml", "readings.toml", "ledger.toml", "examples.toml",
                                         "missing.toml", "right.toml",    "advice.toml"};
    if (!std::filesystem::exists(folder + "/clauses.toml"))
        problems.add({folder, 0, 0}, "there is no clauses.toml", "a ruleset has clauses");
    if (!std::filesystem::is_directory(folder)) return;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (std::ranges::find(known, name) == known.end()) problems.add_unknown({folder, 0, 0}, "file", name, known);
    }
}

}  // namespace

Text read(const std::string& game, const std::string& folder, Problems& problems) {
    Text text;
    text.game = game;
    refuse_other_files(folder, problems);
    read_file(folder + "/clauses.toml", "clause", text.clauses, problems);
    read_file(folder + "/readings.toml", "reading", text.readings, problems);
    read_file(folder + "/ledger.toml", "sentence", text.ledger, problems);
    for (std::size_t i = 0; i < text.ledger.size(); ++i)
        if (text.ledger[i].number == 0) text.ledger[i].number = static_cast<int>(i) + 1;
    read_file(folder + "/examples.toml", "example", text.examples, problems);
    read_file(folder + "/missing.toml", "missing", text.missing, problems);
    read_file(folder + "/right.toml", "right", text.right, problems);
    read_file(folder + "/advice.toml", "advice", text.advice, problems);
    return text;
}

}  // namespace nomos::text
