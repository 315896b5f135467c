// A fourth instance of the rule algebra: what a rule does is written down, operation by operation, with the place in
// the source where each stands. A rule never branches on a Bit, so one recording is the rule for every position.
//
// A recording can be run for hundreds of positions at once (lanes.hpp), become a circuit (tape_wires.hpp), and either
// with some of its operations changed (changes.hpp): mistakes in a rule without building the program anew.
#pragma once

#include <concepts>
#include <cstdint>
#include <source_location>
#include <string>
#include <unordered_map>
#include <vector>

#include "model/core/algebra.hpp"

namespace nomos::tape {

// A bit is a word of one, a number one of twelve bits, the lowest first.
enum class Op : std::uint8_t {
    input,
    constant,
    flag,        // is the n-th clause in force?
    same,        // a itself: what a change may leave of an operation
    negation,    // not a
    conj,        // a and b
    disj,        // a or b
    exclusive,   // either
    implied,     // if a then b
    choice,      // if a then b else c
    up,          // a's bits moved up by n
    down,        // ... down
    equal,       // of two words
    differs,     // ... not
    some,        // is any bit set?
    no,          // is none?
    just_one,    // is exactly one?
    bit_of,      // the n-th bit
    population,  // how many are set?
    number_of,   // 1 if a, else 0
    sum,         // a + b
    difference,  // a - b
    less,        // a < b
    at_most,     // a <= b
};
inline constexpr int kNumberBits = 12;

using Ref = int;  // a node, by its number
inline constexpr Ref kFalse = 0, kTrue = 1;

// Where an operation stands in the source.
struct Place {
    const char* file;
    unsigned line, column;
};

struct Node {
    Op op = Op::same;
    int width = 1;
    Ref a = kFalse, b = kFalse, c = kFalse;
    int n = 0;      // of a shift, of a bit, of a clause, of a constant
    int site = -1;  // -1: of no rule; what all rules share
    int call = 0;   // of an operation of the rules: in which call of them
    friend bool operator==(const Node&, const Node&) = default;
};

// An operation as it stands in the source of one encoding; its nodes are where it is used.
enum class Encoding : std::uint8_t { rules, constraints };
struct Site {
    Encoding encoding;
    std::string file;  // "model/nika/rules_march.hpp"
    unsigned line, column;
    Op op;
    std::vector<Ref> nodes;
};

class Tape {
public:
    Tape();
    Tape(const Tape&) = delete;
    Tape& operator=(const Tape&) = delete;

    Ref input(int width);
    // Interned; `bits` as Bits<N>::words() has them.
    Ref constant(const std::uint64_t* bits, int width);
    // Which clauses are in force: a word whose bits are flags.
    Ref clauses(int count);
    // From here on the rules are called once more: their operations are recorded anew.
    int begin_call() { return ++call_; }
    // Folds what is no operation of a rule. `n`, a, b, c as the operation needs them.
    Ref record(Node node, const Place& place);

    const std::vector<Node>& nodes() const { return nodes_; }
    const std::vector<Site>& sites() const { return sites_; }
    bool is_set(const Node& constant, int bit) const {
        return (bits_[static_cast<std::size_t>(constant.n + bit / 64)] >> (bit % 64) & 1U) != 0;
    }
    const Node& at(Ref r) const { return nodes_[static_cast<std::size_t>(r)]; }
    // The tape that rules are being written to.
    static Tape& recording();

private:
    friend class Recording;
    struct Hash {
        std::size_t operator()(const Node& n) const;
    };
    Ref keep(const Node& node);
    int site_of(const Node& node, const Place& place);
    Ref folded(const Node& node) const;
    Ref value_of_constants(const Node& node);
    bool is_constant(Ref r) const { return at(r).op == Op::constant; }
    bool is_all(Ref r, bool ones) const;

    int call_ = 0;
    std::vector<Node> nodes_;
    std::vector<std::uint64_t> bits_;  // of constants
    std::vector<Site> sites_;
    std::unordered_map<Node, Ref, Hash> known_;
    std::unordered_map<std::string, int> site_numbers_;
    std::unordered_map<std::string, Ref> constants_;
};

// As long as it lives, rules are written to the tape.
class Recording {
public:
    explicit Recording(Tape& tape);
    ~Recording();
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

private:
    Tape* before_;
};

// An operand with the place of the operation: made where the operator is called.
template <class T, class... Constants>
struct At {
    T value;
    Place place;
#ifdef __clang__
    template <class U>
    requires(std::same_as<std::remove_cvref_t<U>, T> || (std::same_as<std::remove_cvref_t<U>, Constants> || ...))
        At(const U& v, const char* file = __builtin_FILE(), unsigned line = __builtin_LINE(),  // NOLINT: converts
           unsigned column = __builtin_COLUMN())
        : value(v), place{file, line, column} {}
#else
    template <class U>
    requires(std::same_as<std::remove_cvref_t<U>, T> || (std::same_as<std::remove_cvref_t<U>, Constants> || ...))
        At(const U& v, std::source_location here = std::source_location::current())  // NOLINT: converts freely
        : value(v), place{here.file_name(), here.line(), here.column()} {}
#endif
};

// --- Bit ---------------------------------------------------------------------------------------
class Bit {
public:
    using IsTerm = void;
    Bit(bool b = false) : ref_(b ? kTrue : kFalse) {}  // NOLINT: constants convert freely
    static Bit of(Ref r) {
        Bit b;
        b.ref_ = r;
        return b;
    }
    // A flag is none: what holds without a clause is recorded, too.
    bool is_constant() const { return ref_ <= kTrue; }
    bool constant() const { return ref_ == kTrue; }
    Ref ref() const { return ref_; }

private:
    Ref ref_;
};
using BitAt = At<Bit, bool>;
Bit operator!(BitAt a);
Bit operator&&(BitAt a, Bit b);
Bit operator||(BitAt a, Bit b);
Bit operator==(BitAt a, BitAt b);
Bit operator!=(BitAt a, BitAt b);
Bit implies(BitAt a, Bit b);
Bit iff(BitAt a, Bit b);
Bit select(BitAt c, Bit yes, Bit no);

// --- Number ------------------------------------------------------------------------------------
class Number {
public:
    using IsTerm = void;
    Number(int n = 0);  // NOLINT: constants convert freely
    static Number of(Ref r);
    Ref ref() const { return ref_; }

private:
    Ref ref_;
};
using NumberAt = At<Number, int>;
Number operator+(NumberAt a, Number b);
Number operator-(NumberAt a, Number b);
Number& operator+=(Number& a, NumberAt b);
Number& operator-=(Number& a, NumberAt b);
Bit operator==(NumberAt a, NumberAt b);
Bit operator!=(NumberAt a, NumberAt b);
Bit operator<(NumberAt a, Number b);
Bit operator<=(NumberAt a, Number b);
Bit operator>(NumberAt a, Number b);
Bit operator>=(NumberAt a, Number b);
Number select(BitAt c, Number yes, Number no);
Number to_number(BitAt b);

// --- Word --------------------------------------------------------------------------------------
Ref on_words(Op op, int width, const Place& place, Ref a, Ref b = kFalse, Ref c = kFalse, int n = 0);

template <int N>
class Word {
public:
    using IsTerm = void;
    static constexpr int kSize = N;
    using WordAt = At<Word, Bits<N>>;

    Word() : Word(Bits<N>{}) {}
    Word(const Bits<N>& b) : ref_(Tape::recording().constant(b.words().data(), N)) {}  // NOLINT: converts freely
    static Word of(Ref r) {
        Word w{Uninitialised{}};
        w.ref_ = r;
        return w;
    }
    Ref ref() const { return ref_; }

    friend Word operator&(WordAt a, const Word& b) { return two(Op::conj, a, b); }
    friend Word operator|(WordAt a, const Word& b) { return two(Op::disj, a, b); }
    friend Word operator^(WordAt a, const Word& b) { return two(Op::exclusive, a, b); }
    friend Word& operator&=(Word& a, WordAt b) { return a = assigned(Op::conj, a, b); }
    friend Word& operator|=(Word& a, WordAt b) { return a = assigned(Op::disj, a, b); }
    friend Word& operator^=(Word& a, WordAt b) { return a = assigned(Op::exclusive, a, b); }
    friend Word operator~(WordAt a) { return of(on_words(Op::negation, N, a.place, a.value.ref_)); }
    friend Word operator<<(WordAt a, int n) { return moved(Op::up, a, n); }
    friend Word operator>>(WordAt a, int n) { return moved(Op::down, a, n); }
    friend Word select(BitAt c, const Word& yes, const Word& no) {
        return of(on_words(Op::choice, N, c.place, c.value.ref(), yes.ref_, no.ref_));
    }
    friend Bit operator==(WordAt a, WordAt b) { return compared(Op::equal, a, b); }
    friend Bit operator!=(WordAt a, WordAt b) { return compared(Op::differs, a, b); }
    friend Bit any(WordAt a) { return asked(Op::some, a); }
    friend Bit none(WordAt a) { return asked(Op::no, a); }
    friend Bit one_hot(WordAt a) { return asked(Op::just_one, a); }
    friend Bit test(WordAt a, int i) {
        return Bit::of(on_words(Op::bit_of, 1, a.place, a.value.ref_, kFalse, kFalse, i));
    }
    friend Number count(WordAt a) { return Number::of(on_words(Op::population, kNumberBits, a.place, a.value.ref_)); }

private:
    struct Uninitialised {};
    explicit Word(Uninitialised) {}
    static Word two(Op op, const WordAt& a, const Word& b) {
        return of(on_words(op, N, a.place, a.value.ref_, b.ref_));
    }
    static Word assigned(Op op, const Word& a, const WordAt& b) {
        return of(on_words(op, N, b.place, a.ref_, b.value.ref_));
    }
    static Word moved(Op op, const WordAt& a, int n) {
        return of(on_words(op, N, a.place, a.value.ref_, kFalse, kFalse, n));
    }
    static Bit compared(Op op, const WordAt& a, const WordAt& b) {
        return Bit::of(on_words(op, 1, a.place, a.value.ref_, b.value.ref_));
    }
    static Bit asked(Op op, const WordAt& a) { return Bit::of(on_words(op, 1, a.place, a.value.ref_)); }

    Ref ref_ = kFalse;
};

}  // namespace nomos::tape

namespace nomos {
struct Taped {
    using Bit = tape::Bit;
    template <int N>
    using Word = tape::Word<N>;
    using Number = tape::Number;
};
}  // namespace nomos
