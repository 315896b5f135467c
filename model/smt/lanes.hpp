// A tape run for 512 cases at once: each bit of the rules is 512 bits here, one a case.
#pragma once

#include <array>
#include <vector>

#include "model/smt/changes.hpp"

namespace nomos::tape {

inline constexpr int kLanes = 512;

// One bit of every case.
struct Lane {
    std::array<std::uint64_t, kLanes / 64> word{};

    static Lane all() { return ~Lane{}; }
    bool test(int i) const { return (word[at(i)] >> (i % 64) & 1U) != 0; }
    void assign(int i, bool on) {
        const std::uint64_t bit = std::uint64_t{1} << (i % 64);
        word[at(i)] = on ? word[at(i)] | bit : word[at(i)] & ~bit;
    }
    bool any() const {
        std::uint64_t seen = 0;
        for (const std::uint64_t w : word) seen |= w;
        return seen != 0;
    }
    int count() const {
        int n = 0;
        for (const std::uint64_t w : word) n += __builtin_popcountll(w);
        return n;
    }
    // kLanes where there is none.
    int lowest() const {
        for (int i = 0; i < kLanes; ++i)
            if (test(i)) return i;
        return kLanes;
    }
    friend Lane operator&(Lane a, const Lane& b) {
        return each(a, b, [](auto x, auto y) { return x & y; });
    }
    friend Lane operator|(Lane a, const Lane& b) {
        return each(a, b, [](auto x, auto y) { return x | y; });
    }
    friend Lane operator^(Lane a, const Lane& b) {
        return each(a, b, [](auto x, auto y) { return x ^ y; });
    }
    friend Lane operator~(Lane a) {
        return each(a, a, [](auto x, auto) { return ~x; });
    }
    friend bool operator==(const Lane&, const Lane&) = default;

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i) / 64; }
    template <class F>
    static Lane each(Lane a, const Lane& b, F&& f) {
        for (std::size_t k = 0; k < a.word.size(); ++k) a.word[k] = f(a.word[k], b.word[k]);
        return a;
    }
};

// A mistake: some operations of a tape changed, all in one way; or a clause that is not in force.
struct Mistake {
    std::vector<Ref> nodes;  // ascending
    Change change = Change::turned;
    int clause = -1;
};

class Lanes {
public:
    explicit Lanes(const Tape& tape);

    // One bit of an input, before run().
    Lane& input(Ref input, int bit = 0) { return values_[place(input, bit)]; }
    void run();
    // As run() has left it.
    const Lane& value(Ref r, int bit = 0) const { return values_[place(r, bit)]; }

    // What comes of a mistake, given run(): only what it changes is worked out again. The answer holds until the
    // next call.
    void run_with(const Mistake& mistake);
    const Lane& with_mistake(Ref r, int bit = 0) const {
        return dirty_[static_cast<std::size_t>(r)] ? other_[place(r, bit)] : values_[place(r, bit)];
    }

private:
    std::size_t place(Ref r, int bit) const {
        return begin_[static_cast<std::size_t>(r)] + static_cast<std::size_t>(bit);
    }
    const Lane* operand(Ref r, bool with) const { return with ? &with_mistake(r) : &value(r); }
    void work_out(const Node& node, Lane* out, bool with) const;
    bool touches(const Node& node) const {
        return dirty_[static_cast<std::size_t>(node.a)] || dirty_[static_cast<std::size_t>(node.b)] ||
               dirty_[static_cast<std::size_t>(node.c)];
    }
    void take(Ref r, const Node& node);

    const Tape& tape_;
    std::vector<std::size_t> begin_;
    std::vector<Lane> values_, other_;
    std::vector<char> dirty_;
};

}  // namespace nomos::tape
