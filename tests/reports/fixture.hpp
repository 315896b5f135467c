// A made-up ruleset report that holds one of everything, with texts that try to break out.
#pragma once

#include "reports/chapter.hpp"
#include "tests/reports/fixture_boards.hpp"

namespace nomos::fixture {

// Whatever a title may hold that means something to some format.
inline const std::string kHostile = "Is <b>x & y</b> | `z` \"q\" 'r' a_b* [c](d)?";
// Words of the made-up text: they may be shown only when the reader brings a copy.
inline const std::string kQuote = "The king <falls> & is \"taken\".";

inline Consequence stands_so(std::string outcome) { return {Consequence::What::stands, "", 0, 0, std::move(outcome)}; }
inline Finding ambiguous_corner() {
    Finding f;
    f.id = "nefatavl.king.brown-square";
    f.ruleset = "nefatavl";
    f.kind = FindingKind::ambiguity;
    f.quoted.title = "May the king be hit against a corner?";
    f.quoted.explanation =
        "The rules say that the king is hit in the same manner as other stones, and that a brown square "
        "can stand in for one of the two hitting stones. They do not say whether the two combine - and "
        "the corner is also the square the king runs to.";
    f.clauses = {"nefatavl.king.custodial", "nefatavl.capture.brown-hitter"};
    f.sentences = {1, 2, 3};
    f.readings = {"nefatavl.king.brown-square"};
    Picture stands = square_board();
    stands.pieces[1].mark = Mark::none;
    stands.arrows.push_back({1, 0, 0, 0});
    f.sides = {{"helps", "A corner counts as one of the two hitting stones against the king.",
                "the words \"in the "
                "same manner\" taken to include the help of brown squares",
                stands_so("White wins at once"), square_board(), true},
               {"no", "Only two stones hit a king; brown squares do not help.",
                "the sentence on brown squares comes "
                "before the king's own paragraph",
                stands_so("Black wins next move"), stands, false}};
    f.witness.position = "11/11/11/11/11/11/11/2t4T3/11/11/1K9 w";
    f.witness.moves = {"c4-c1"};
    f.shown = {Shown::How::fewest, 3};
    f.line.how = LineOfPlay::How::met_by_chance, f.line.plays = {"d1-c1", "f4-h4", "c1-c4"};
    f.evidence = {evidence::FromOutside{"No example in the text decides it."},
                  evidence::PlayedWith{"A", "the closest wording"}};
    f.materiality = Materiality::changes_winner;
    f.quoted.suggestion = "Say whether a corner counts as a hitting stone when the stone between is the king.";
    f.decided.by = decided::ByMoves{{"helps", "no", Relation::same_moves}, "11x11 board"};
    f.command = "nomos compare nefatavl --reading king.brown-square=helps --with king.brown-square=no";
    return f;
}

inline Finding hostile_claim() {
    Finding f;
    f.id = "nefatavl.violation.no-squeeze";
    f.ruleset = "nefatavl";
    f.kind = FindingKind::contradiction, f.about = about::Listed{};
    f.quoted.title = kHostile;
    f.quoted.explanation = kHostile;
    f.sentences = {2, 4};
    f.clauses = {"nefatavl.capture.not-edge"};
    f.witness.position = "a1/b2 `x|y` w";
    f.witness.pictures = {facing_board()};
    f.witness.note = kHostile;
    f.evidence = {evidence::FromOutside{kHostile}};
    f.quoted.suggestion = kHostile;
    return f;
}

inline Finding plain(std::string id, FindingKind kind, std::string title, Materiality materiality) {
    Finding f;
    f.id = std::move(id);
    f.ruleset = "nefatavl";
    f.kind = kind, f.about = about::Listed{};
    f.quoted.title = std::move(title);
    f.quoted.explanation = "The text says nothing about it, and no picture that is left shows it.";
    f.materiality = materiality;
    f.sentences = {5};
    if (f.id == "nefatavl.missing.board-size") f.needed = Needed::board;
    f.evidence = {evidence::FromOutside{"11x11 is certain from elsewhere; the text does not say it."}};
    f.quoted.suggestion = "Name the size of the board in the first sentence.";
    return f;
}

inline CheckResult check(std::string id, CheckKind kind, Verdict verdict, Method method, std::string question) {
    CheckResult c;
    c.id = std::move(id);
    c.ruleset = "nefatavl";
    c.kind = kind;
    c.verdict = verdict;
    c.method = method;
    c.scope = {"11x11 board, every well-formed position", "all 16 reading sets",
               method == Method::sampled ? "20000 random positions" : ""};
    c.clauses = {"nefatavl.move.rook", "nefatavl.move.no-jump"};
    c.question = std::move(question);
    c.detail = "No position, move or reading set tells the two apart.";
    c.seconds = 1.23456;
    return c;
}

inline std::vector<CheckResult> checks() {
    using enum CheckKind;
    std::vector<CheckResult> list{
        check("nefatavl.conformance.legality", conformance, Verdict::holds, Method::proof,
              "Do the executable rules and the constraints allow the same moves?"),
        check("nefatavl.conformance.effect", conformance, Verdict::holds, Method::proof,
              "Do they agree on what a move does?"),
        check("nefatavl.generator.complete", generator, Verdict::holds, Method::sampled, "Is every legal move listed?"),
        check("nefatavl.invariant.one-king", invariant, Verdict::holds, Method::proof, "Is there at most one king?"),
        check("nefatavl.claim.no-squeeze", claim, Verdict::violated, Method::proof, kHostile),
        check("nefatavl.example.first", example, Verdict::holds, Method::replay, "Does the first example replay?"),
        check("nefatavl.bound.most-taken", bound, Verdict::unknown, Method::exhaustive,
              "How many stones fall at most?"),
    };
    list[4].detail = kHostile;
    list[4].witnesses = {{"a1/b2 `x|y` w", {"c4-c1", "<&>"}, {"king.brown-square=no"}, {square_board()}, kHostile}};
    list[6].detail = "The budget was spent after four stones.", list[6].gave_up = true;
    return list;
}

inline const RulesetReport& report() {
    using enum FindingKind;
    static const RulesetReport made{
        "nefatavl",
        "Nefatavl",
        "11x11 board",
        checks(),
        {hostile_claim(), ambiguous_corner(),
         plain("nefatavl.missing.board-size", missing_content, "How large is the board?", Materiality::not_applicable),
         plain("nefatavl.capture.standing", harmless_ambiguity,
               "Is a stone that entered safely between two enemies "
               "safe for good?",
               Materiality::no_effect),
         plain("nefatavl.dead.pass-centre-with-a-very-long-id-that-has-to-wrap-somewhere-on-a-phone", dead_text,
               "Does the sentence on passing the centre change anything?", Materiality::none_found)},
        {{"nefatavl.example.first", "The stone on c4 is taken.", 16, 8},
         {"set-up", kHostile, 8, 8},
         {"nefatavl.example.squeezed", "A stone at the edge stays.", 8, 3}},
        16};
    return made;
}

inline const RulesetInfo& info() {
    static const std::vector<LedgerEntry> ledger{
        {1,
         SentenceKind::rule,
         SentenceForm::sentence,
         {"moves", 4, 2, 1},
         11,
         "A stone is taken between two enemies.",
         {"nefatavl.move.rook", "nefatavl.capture.custodial"}},
        {2,
         SentenceKind::rule,
         SentenceForm::sentence,
         {"moves", 4, 2, 2},
         12,
         "A brown square can help.",
         {"nefatavl.capture.brown-hitter"}},
        {3,
         SentenceKind::rule,
         SentenceForm::sentence,
         {"the king", 6, 3, 1},
         13,
         "So is the king <taken> & removed.",
         {"nefatavl.king.custodial", "nefatavl.king.brown-square"}},
        {4, SentenceKind::example, SentenceForm::caption, {"the king", 7, 4, 1}, 14, "A worked example.", {}},
        {5, SentenceKind::stray, SentenceForm::stub, {"", 9, 5, 1}, 15, "The remains of a list.", {}}};
    static const std::vector<MissingInfo> missing = [] {
        std::vector<MissingInfo> items(1);
        items[0].id = "nefatavl.missing.board-size", items[0].kind = "missing content";
        items[0].needed = Needed::board;
        return items;
    }();
    static const RulesetInfo made{"nefatavl", "Nefatavl", "nefatavl.txt", "11x11 board", {}, {}, ledger, {},
                                  missing,    {}};
    return made;
}

// One of each state: the claim's check is accepted, the corner expired, the rest new; one is gone.
inline Standings standings() {
    Standings made;
    made.judged = true;
    made.known["nefatavl.violation.no-squeeze"] = {Status::accepted, kHostile, ""};
    made.known["nefatavl.claim.no-squeeze"] = {Status::accepted, "the source is mistaken", ""};
    made.known["nefatavl.bound.most-taken"] = {Status::accepted, "nobody's to accept", ""};
    made.known["nefatavl.king.brown-square"] = {Status::expired, "for now", "2027-01-31"};
    made.gone = {{"nefatavl.missing.gone", {Status::gone, "seen", ""}},
                 {"nika.missing.gone", {Status::gone, "seen", ""}}};
    return made;
}

// Nothing quoted, no boards along the line.
inline Chapter chapter() { return {report(), info()}; }
inline Chapter judged_chapter() {
    Chapter made = chapter();
    made.standings = standings();
    return made;
}
inline Chapter chapter_with_everything() {
    return {report(),
            info(),
            {{3, kQuote}},
            {{"nefatavl.king.brown-square", {{0, set_up()}, {1, set_up()}, {2, facing_board()}, {3, square_board()}}}}};
}

}  // namespace nomos::fixture
