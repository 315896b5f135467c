// Proofs over cut points, put together again: true ones stand, planted false ones are told with the place.
#include "checkers/certify/recut.hpp"

#include <gtest/gtest.h>

#include <map>

#include "model/smt/cuts.hpp"

namespace nomos::certify {
namespace {

// Two ways to compute the exclusive or of a and b are cut at it; on that, two ways to choose between words.
struct Planted {
    std::string recipe = R"((declare-fun |a| () Bool)
(declare-fun b () Bool)
(declare-fun |the word| () (_ BitVec 2))
(declare-fun other () (_ BitVec 2))
(define-fun one () Bool (xor a b))
(define-fun two () Bool (and (or a b) (not (and a b))))
(define-fun where () Bool (or a (not b)))
(set-info :where where)
(define-fun |cut 1: differ| () Bool one)
(set-info :cut |cut 1: differ|)
(define-fun claim () Bool (= one two))
(set-info :refuted (|g.lemma.1| (not claim)))
(define-fun last () Bool (= (= (ite one |the word| other) #b01) (= (ite (not two) other |the word|) #b01)))
(set-info :refuted (|g.question| (not last) (bvult other #b11)))
(set-info :told (|a word| (ite one |the word| other)))
(set-info :samples |g.samples|)
)";
    std::map<std::string, std::string> files{{"g.lemma.1.smt2", R"((set-logic QF_BV)
(set-info :status unsat)
(declare-fun a () Bool)
(declare-fun b () Bool)
(assert (not (= (xor a b) (and (or a b) (not (and a b))))))
(assert (or a (not b)))
(check-sat)
)"},
                                             {"g.question.smt2", R"((declare-fun |cut 1: differ| () Bool)
(declare-fun |the word| () (_ BitVec 2))
(declare-fun other () (_ BitVec 2))
(declare-fun a () Bool)
(declare-fun b () Bool)
(assert (let ((?x1 (ite |cut 1: differ| |the word| other)) (?x2 (ite (not |cut 1: differ|) other |the word|)))
  (not (= (= ?x1 #b01) (= ?x2 #b01)))))
(assert (bvult other #b11))
(assert (and (or a (not b)) true))
(check-sat)
)"},
                                             {"g.samples", R"((inputs a b |the word| other)
(told |a word|)
(sample true false #b01 #b10 #b01)
(sample true true #b01 #b00 #b00)
(sample false true #b11 #b11 #b00)
(sample false false #b11 #b11 #b11)
)"}};

    Recut judged() const {
        return recut("g.question.recipe", recipe, [&](const std::string& name) { return files.at(name); });
    }
    Planted with(const std::string& file, const std::string& old_text, const std::string& new_text) const {
        Planted p = *this;
        std::string& text = file.empty() ? p.recipe : p.files.at(file);
        const std::size_t at = text.find(old_text);
        EXPECT_NE(at, std::string::npos) << old_text;
        if (at != std::string::npos) text.replace(at, old_text.size(), new_text);
        return p;
    }
};

TEST(Recut, ShowsAProofForEveryInputAndTriesIt) {
    const Recut r = Planted{}.judged();
    EXPECT_EQ(r.fault, "");
    EXPECT_TRUE(r.open.empty()) << r.open.front();
    EXPECT_EQ(r.questions, 2);
    EXPECT_EQ(r.shown, 2);
    EXPECT_EQ(r.samples, 4);
    EXPECT_EQ(r.in_domain, 3) << "the third is not where the hypothesis holds";
    EXPECT_EQ(r.given, 2);
    EXPECT_EQ(r.both_true, 1);
    EXPECT_EQ(r.both_false, 1);
    EXPECT_EQ(r.bits, 1);
    EXPECT_EQ(r.both_ways, 1);
    EXPECT_EQ(r.told, 3);
}
TEST(Recut, SeesWhereSamplesShowNothing) {
    const Recut r = Planted{}.with("g.samples", "(sample true false #b01 #b10 #b01)\n", "").judged();
    EXPECT_EQ(r.fault, "");
    EXPECT_EQ(r.both_ways, 0) << "the cut is false on all that are left";
    EXPECT_EQ(r.both_true, 0);
}

// --- planted faults ------------------------------------------------------------------------------------------
void expect_open(const Planted& planted, const std::string& what) {
    const Recut r = planted.judged();
    ASSERT_FALSE(r.open.empty());
    EXPECT_NE(r.open.front().find(what), std::string::npos) << r.open.front();
}
TEST(FalseCut, ThatRestsOnWhatWasNotShown) {
    const Recut r =
        Planted{}.with("g.lemma.1.smt2", "(assert (or a (not b)))", "(assert (or a (not b)))(assert b)").judged();
    EXPECT_EQ(r.questions, 2);
    EXPECT_EQ(r.shown, 0) << "the last one is shown by the lemma alone, which assumes b";
}
TEST(FalseCut, WhoseHypothesisLeavesNothing) {
    const Recut r = Planted{}.with("", "() Bool (or a (not b))", "() Bool (and a (not a))").judged();
    EXPECT_EQ(r.fault, "what the recipe takes for true contradicts itself");
}
TEST(FalseCut, WhoseSidesDiffer) {
    const Planted p = Planted{}.with("", "(and (or a b) (not (and a b)))", "(or a b)");
    const Recut r = p.judged();
    EXPECT_EQ(r.fault, "g.lemma.1: sample 2: what is refuted is so");
    expect_open(p, "g.lemma.1: (not (= |cut 1: differ|");
}
TEST(FalseCut, ThatNoLemmaAllows) {
    const Planted p = Planted{}.with("", "(set-info :refuted (|g.lemma.1| (not claim)))\n", "");
    expect_open(p, "g.question: (not (=");
    EXPECT_NE(p.judged().fault.find("g.question: sample 1: it says what was neither asked nor is so: (not (="),
              std::string::npos)
        << "though the cut is right: nobody said so";
}
TEST(FalseCut, ThatIsUsedBeforeItIsShown) {
    Planted p;
    const std::string line = "(set-info :refuted (|g.lemma.1| (not claim)))\n";
    p.recipe.erase(p.recipe.find(line), line.size());
    p.recipe += line;
    expect_open(p, "g.question: (not (=");
}
TEST(FalseCut, ThatAssumesTooMuch) {
    const Planted p = Planted{}.with("g.question.smt2", "(and (or a (not b)) true)", "(and (or a (not b)) (or a b))");
    expect_open(p, "g.question: (or a b)");
    EXPECT_EQ(p.judged().fault, "g.question: sample 4: it says what was neither asked nor is so: (or a b)");
    // ... of what was cut away, too.
    const Planted q = Planted{}.with("g.question.smt2", "(or a (not b)) true", "(or a (not b)) (not |cut 1: differ|)");
    expect_open(q, "g.question: (not |cut 1: differ|)");
    EXPECT_EQ(q.judged().fault,
              "g.question: sample 1: it says what was neither asked nor is so: (not |cut 1: differ|)");
}
TEST(FalseCut, ThatAsksSomethingElse) {
    const Planted p = Planted{}.with("g.question.smt2", "(bvult other #b11)", "(bvult other #b10)");
    expect_open(p, "g.question: (bvult other #b10)");
    EXPECT_EQ(p.judged().fault, "g.question: sample 1: it says what was neither asked nor is so: (bvult other #b10)");
}
TEST(FalseCut, ThatStandsForSomethingElse) {
    const Planted p =
        Planted{}.with("", "(define-fun |cut 1: differ| () Bool one)", "(define-fun |cut 1: differ| () Bool a)");
    expect_open(p, "g.question");
}
TEST(FalseCut, OfTermsThatArePlayedOtherwise) {
    const Planted p = Planted{}.with("g.samples", "#b00 #b00)", "#b00 #b01)");
    EXPECT_EQ(p.judged().fault, "\"a word\": sample 2: the formula does not say what was said natively");
}

// --- what cannot be read -----------------------------------------------------------------------------------------
TEST(Recut, RefusesWhatItCannotReadWithFileAndLine) {
    struct Case {
        std::string file, old_text, new_text, why;
    };
    for (const Case& c : std::vector<Case>{
             {"", "(declare-fun b () Bool)", "(declare-fun a () Bool)",
              "g.question.recipe: line 2: \"a\" is there twice"},
             {"", ":where where", ":there where", "line 8: \":there\" is no attribute of a recipe"},
             {"", "(define-fun one () Bool", "(define-fun one () (_ BitVec 2)", "line 5: the term is of another sort"},
             {"", ":cut |cut 1: differ|", ":cut |cut 2|", "line 10: \"cut 2\" is not defined"},
             {"", "(define-fun one", "(assert one", "line 5: \"assert\" is no command of a recipe"},
             {"g.question.smt2", "(declare-fun a () Bool)", "(declare-fun z () Bool)",
              "g.question.smt2: line 4: nothing of this sort is known by the name of \"z\""},
             {"g.question.smt2", "other () (_ BitVec 2)", "other () (_ BitVec 3)", "line 3: nothing of this sort"},
             {"g.question.smt2", "(check-sat)", "(push 1)", "line 10: \"push\" is no command of a question"},
             {"g.question.smt2", "(assert (bvult other #b11))", "(assert other)",
              "line 8: what is asserted is no Bool"},
             {"g.samples", "(sample true false #b01 #b10 #b01)", "(sample true)",
              "g.samples: line 3: no list of samples"},
             {"g.samples", "#b10 #b01)", "#b100 #b01)", "g.samples: \"other\" has another size"},
             {"g.samples", "(inputs a b", "(inputs a c", "g.samples: no value of \"b\""},
             {"g.samples", "#b10 #b01)", "#x2 #b01)", "line 3: \"#x2\" is no value"}}) {
        try {
            Planted{}.with(c.file, c.old_text, c.new_text).judged();
            ADD_FAILURE() << c.why;
        } catch (const Malformed& e) {
            EXPECT_NE(std::string(e.what()).find(c.why), std::string::npos) << e.what();
        }
    }
    EXPECT_THROW(read_recipe(""), Malformed);
}

// --- what is really written -----------------------------------------------------------------------------------------
// Words that both are their own neighbours' sums, cut at the sum: every kind of cut that cuts.hpp has.
class WrittenByASession : public ::testing::Test {
protected:
    static constexpr int kBits = 12;
    using Word = smt::Word<kBits>;
    using Bit = smt::Bit;
    using Cells = std::array<Bit, std::size_t{kBits}>;

    // The word's shifted self, or that of more and more bits: more than a few nodes (Cuts::is_small).
    Word by_rules() const {
        Word w = x_;
        for (int i = 1; i < 6; ++i) w = w | ((w << i) & ~y_) | (w >> 1);
        return w;
    }
    Cells by_constraints() const {
        Cells cells;
        const Word w = by_rules();  // bit by bit, said the other way round
        for (int i = 0; i < kBits; ++i) cells[static_cast<std::size_t>(i)] = !test(Word(~w), i) || (a_ && test(w, i));
        return cells;
    }
    static Bit equal(const Word& w, const Cells& cells) {
        Bit all = true;
        for (int i = 0; i < kBits; ++i) all = all && test(w, i) == cells[static_cast<std::size_t>(i)];
        return all;
    }
    void refuted(const std::string& name, const Bit& claim) {
        const std::vector<Bit> asked{cuts_.apply(!claim), cuts_.apply(known_ && cuts_.ties())};
        EXPECT_EQ(session_.check_alone(asked), smt::Answer::unsatisfiable) << name;
        files_[name + ".smt2"] = session_.smtlib_of_refuted(asked);
        refuted_.emplace_back(name, !claim);
    }
    Recut judged() {
        smt::Recipe recipe(session_.context());
        recipe.where(a_ || none(y_));
        for (const smt::Meaning& m : cuts_.meanings()) recipe.cut(m);
        for (const auto& [name, together] : refuted_) recipe.refuted(name, {together});
        return recut("r", recipe.text(), [&](const std::string& name) { return files_.at(name); });
    }

    smt::Session session_;
    Word x_ = session_.fresh_word<kBits>("before.x"), y_ = session_.fresh_word<kBits>("before.y");
    Bit a_ = session_.fresh_bit("move.a"), known_ = a_ || none(y_);
    smt::Cuts cuts_{session_};
    std::map<std::string, std::string> files_;
    std::vector<std::pair<std::string, Bit>> refuted_;
};
TEST_F(WrittenByASession, AProofStands) {
    const Word w = by_rules();
    const Cells cells = by_constraints();
    refuted("lemma.1", equal(w, cells) && none(x_ & ~w));
    const Word fresh = cuts_.cut("cut 1: the word", w, cells);
    known_ = known_ && none(x_ & ~fresh);
    const smt::Number n = count(Word(w & y_)), m = count(Word(y_ & ~(~w)));
    refuted("lemma.2", n == m && n <= 12);
    const auto [number, bits] = cuts_.cut_apart("cut 2: how many", n, Cells(by_constraints()));
    known_ = known_ && number <= 12;
    refuted("question", test(w, 3) == cells[3] && (n <= 12) && implies(test(x_, 2), test(w, 2)));
    const Recut r = judged();
    EXPECT_EQ(r.questions, 3);
    EXPECT_TRUE(r.open.empty()) << r.open.front();
}
TEST_F(WrittenByASession, AProofWithoutItsLemmaDoesNot) {
    const Word w = by_rules();
    const Cells cells = by_constraints();
    cuts_.cut("cut 1: the word", w, cells);
    refuted("question", equal(w, cells));
    EXPECT_EQ(judged().open.size(), 1U);
}
TEST_F(WrittenByASession, AProofFromAFactThatNobodyShowedDoesNot) {
    const Word w = by_rules();
    const Cells cells = by_constraints();
    refuted("lemma.1", equal(w, cells));
    const Word fresh = cuts_.cut("cut 1: the word", w, cells);
    known_ = known_ && none(fresh & y_);
    refuted("question", none(w & y_));
    const Recut r = judged();
    ASSERT_EQ(r.open.size(), 1U);
    EXPECT_NE(r.open.front().find("question: "), std::string::npos) << r.open.front();
}

}  // namespace
}  // namespace nomos::certify
