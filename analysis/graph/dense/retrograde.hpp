// Retrograde analysis where positions are numbered: who can force what, and in how many plays.
//
// Layer by layer, fewest stones first, since stones only leave (Thompson 1986; Lake, Schaeffer, Lu 1994): what a move
// that takes something leads to has been decided before. Within a layer by rounds. In round n the positions that are
// decided at n - 1 wake those from which a move that takes nothing may have led there: who is to move there and has won
// here wins in n, if the move is legal; if the other has won here, all moves from there are looked at, and it is lost
// once each leads to what has been decided. So nothing is stored but the answer, two bytes a number: no edges, no
// counters, and what wakes may be too much, but never too little. A win by a move that takes something is written down
// at once, for the round in which it is due, and stands unless a shorter one is found before.
//
// In round n only what is decided before n counts, and whoever writes writes the same: no order among threads.
#pragma once

#include "analysis/graph/dense/reach.hpp"

namespace nomos::graph {

// Who can force a win, and within how many plays: 0 neither (or not yet), else 1 + (plays << 1 | side).
class Decision {
public:
    static constexpr int kMost = 0x7ffe;
    constexpr Decision() = default;
    constexpr explicit Decision(std::uint16_t code) : code_(code) {}
    static constexpr Decision of(int side, int plays) {
        return Decision(static_cast<std::uint16_t>(1 + (std::min(plays, kMost) << 1 | side)));
    }
    constexpr bool decided() const { return code_ != 0; }
    constexpr int side() const { return (code_ - 1) & 1; }
    constexpr int plays() const { return (code_ - 1) >> 1; }
    constexpr std::uint16_t code() const { return code_; }

private:
    std::uint16_t code_ = 0;
};

// Of what was reached.
struct DenseValues {
    std::array<std::uint64_t, 2> won{};  // by side, ends included
    std::uint64_t decided_in_play = 0;
    std::array<int, 2> longest{-1, -1};  // plays
};

template <class R, class Study, class Space>
class DenseSolved {
public:
    using Reached = DenseReached<Space>;
    using Position = typename Space::Position;
    using Move = typename R::template Move<Native>;

    // Solves at once; throws Stopped if told to stop.
    DenseSolved(const Reached& reached, int jobs, OnProgress on_progress = {})
        : reached_(reached),
          space_(reached.space()),
          numbers_(reached.numbers()),
          jobs_(jobs),
          on_progress_(std::move(on_progress)),
          decided_(numbers_.size()) {
        for (const Layer& layer : numbers_.layers()) solve(layer);
    }

    Decision of(std::uint32_t number) const {
        // atomic_ref wants what it may write; it only reads.
        return Decision(std::atomic_ref<std::uint16_t>(const_cast<std::uint16_t&>(decided_[number]))
                            .load(std::memory_order_relaxed));
    }
    std::uint64_t bytes() const { return decided_.size() * 2; }
    DenseValues values() const {
        std::vector<DenseValues> parts(reached_.stretches().size());
        parallel_for(parts.size(), jobs_, [&](std::size_t i) {
            const Stretch& s = reached_.stretches()[i];
            leave_if_stopped();
            for (std::uint32_t at = s.first; at < s.end; ++at)
                if (const Decision d(decided_[at]); d.decided()) {
                    const auto side = static_cast<std::size_t>(d.side());
                    const auto n = reached_.whole() ? reached_.weight(numbers_(numbers_.at(*s.layer, at)).same) : 1;
                    parts[i].won[side] += n, parts[i].decided_in_play += d.plays() > 0 ? n : 0;
                    parts[i].longest[side] = std::max(parts[i].longest[side], d.plays());
                }
        });
        DenseValues all;
        for (const DenseValues& part : parts) {
            all.decided_in_play += part.decided_in_play;
            for (std::size_t side : {0U, 1U})
                all.won[side] += part.won[side], all.longest[side] = std::max(all.longest[side], part.longest[side]);
        }
        return all;
    }

private:
    struct Candidate {
        std::uint32_t number = 0;
        int winner = 0;
        Position before{}, after{};
        Move move{};
    };

    void set(std::uint32_t number, Decision d) {
        std::atomic_ref<std::uint16_t>(decided_[number]).store(d.code(), std::memory_order_relaxed);
    }
    template <class Work>
    void each_stretch(const std::vector<Stretch>& stretches, Work&& work) {
        parallel_for(stretches.size(), jobs_, [&](std::size_t i) {
            leave_if_stopped();
            work(stretches[i], i);
        });
    }
    // Round 0 begins; a layer's last round decides nothing more.
    void solve(const Layer& layer) {
        std::vector<Stretch> stretches;
        add_stretches(layer, stretches);
        std::vector<int> latest(stretches.size(), -1);  // by stretch: the round after which nothing is due, so far
        tell_round(layer, 0);
        each_stretch(stretches, [&](const Stretch& s, std::size_t i) { begin(s, latest[i]); });
        for (int n = 1; n - 1 <= *std::max_element(latest.begin(), latest.end()); ++n) {
            tell_round(layer, n);
            std::vector<int> later(stretches.size(), -1);
            each_stretch(stretches, [&](const Stretch& s, std::size_t i) { round(s, n, later[i]); });
            for (std::size_t i = 0; i < later.size(); ++i) latest[i] = std::max(latest[i], later[i]);
        }
    }
    void tell_round(const Layer& layer, int n) const {
        tell(on_progress_, Stage::solving, layer.base, numbers_.size(), n);
    }
    // Ends, and what moves out of the layer decide.
    void begin(const Stretch& s, int& latest) {
        for (std::uint32_t at = s.first; at < s.end; ++at) {
            if (!reached_.is_reached(at)) continue;
            leave_if_stopped();
            const Position p = numbers_.at(*s.layer, at);
            const Decision d = first_decision(*s.layer, p);
            if (!d.decided()) continue;
            set(at, d);
            latest = std::max(latest, d.plays());
        }
    }
    Decision first_decision(const Layer& layer, const Position& p) const {
        if (const int outcome = space_.outcome(p); outcome != kInPlay) {
            const unsigned winners = space_.winners(p);
            return winners == 0 ? Decision() : Decision::of(winners == 1 ? 0 : 1, 0);
        }
        const int mover = space_.to_move(p);
        int least = Decision::kMost, most = -1;
        bool lost = true;
        space_.each(p, [&](const auto&, const Position& after) {
            if (numbers_.is_in(layer, after)) return void(lost = false);
            const std::uint32_t number = numbers_(after).number;
            expect(number < layer.base, "stones only leave the board");
            const Decision d = of(number);
            if (!d.decided()) return void(lost = false);
            if (d.side() == mover)
                least = std::min(least, d.plays()), lost = false;
            else
                most = std::max(most, d.plays());
        });
        if (least != Decision::kMost) return Decision::of(mover, least + 1);
        return lost && most >= 0 ? Decision::of(1 - mover, most + 1) : Decision();
    }
    // Wakes what leads to positions decided at n - 1.
    void round(const Stretch& s, int n, int& latest) {
        const std::uint16_t one = Decision::of(0, n - 1).code(), other = Decision::of(1, n - 1).code();
        std::size_t put = 0;
        const auto look = [&](Candidate& c) {
            if (const auto d = woken(*s.layer, c, n); d.decided())
                set(c.number, d), latest = std::max(latest, d.plays());
        };
        std::vector<Candidate> ring(kRing);
        const auto wake = [&](std::uint32_t at) {
            leave_if_stopped();
            const Position after = numbers_.at(*s.layer, at);
            const int winner = of(at).side();
            Study::for_each_before(space_.setting(), after, [&](const Position& before, const Move& move) {
                if (!numbers_.has(before)) return;
                Candidate& c = ring[put % kRing];
                if (put++ >= kRing) look(c);
                c = {numbers_(before).number, winner, before, after, move};
                __builtin_prefetch(reached_.byte_of(c.number)), __builtin_prefetch(&decided_[c.number], 1);
            });
        };
        // Other threads write meanwhile what is decided at n or later: none of it is looked for.
        for (std::uint32_t at = s.first; at < s.end; ++at)
            if (const std::uint16_t code = of(at).code(); code == one || code == other) wake(at);
        for (std::size_t i = 0; i < std::min(put, kRing); ++i) look(ring[i]);
    }
    // What round n decides of a position that was woken.
    Decision woken(const Layer& layer, const Candidate& c, int n) const {
        if (!reached_.is_reached(c.number)) return {};
        const Decision so_far = of(c.number);
        const int mover = space_.to_move(c.before);
        if (mover == c.winner) {
            if (so_far.decided() && (so_far.side() != mover || so_far.plays() <= n)) return {};
            return leads_to(c) ? Decision::of(mover, n) : Decision();
        }
        if (so_far.decided()) return {};
        if (space_.outcome(c.before) != kInPlay) return {};
        int most = -1;
        bool lost = true;
        space_.each(c.before, [&](const auto&, const Position& after) {
            if (!lost) return;
            const std::uint32_t number = numbers_(after).number;
            const Decision d = of(number);
            const bool final = d.decided() && (d.plays() < n || number < layer.base);
            lost = final && d.side() == c.winner;
            most = std::max(most, d.plays());
        });
        return lost && most >= 0 ? Decision::of(c.winner, most + 1) : Decision();
    }
    bool leads_to(const Candidate& c) const {
        using Rules = typename R::template Rules<Native>;
        return space_.outcome(c.before) == kInPlay && Rules::legal(space_.setting(), c.before, c.move) &&
               same(Rules::apply(space_.setting(), c.before, c.move), c.after);
    }

    static constexpr std::size_t kRing = 32;
    const Reached& reached_;
    const Space& space_;
    const typename Reached::Numbers& numbers_;
    int jobs_;
    const OnProgress on_progress_;
    std::vector<std::uint16_t> decided_;  // by number: the code of a Decision
};

}  // namespace nomos::graph
