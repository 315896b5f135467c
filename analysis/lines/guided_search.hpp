// Looking for a line of play to a position of a kind, forwards from the set-up; or backwards, ply by ply undone.
//
// Level by level, all positions of a level as long as they are few: a line found there is shortest, and
// where none is found there is none so short; so far positions are compared, and not their hashes alone.
// From then on a beam (Lowerre 1976): of a level, those nearest a pattern are kept, a position in which what is looked
// for is known to be. Bits of the pattern that a position lacks count more than bits that it has besides; a ruleset
// whose pieces walk says how far (R::Distance). A line found so need not be shortest, and none found is no proof that
// there is none.
#pragma once

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "analysis/findings/line_of_play.hpp"
#include "analysis/lines/plays.hpp"
#include "model/core/record.hpp"

namespace nomos::analysis {

template <class R>
struct GuidedLine {
    std::optional<std::vector<typename Plays<R>::Play>> line;
    typename R::template Position<Native> last{};  // where it leads
    bool shortest = false;                         // every shorter line was tried
    bool exhausted = false;  // all positions that can be reached were looked at: there is no such line
    int none_within = -1;    // every line of so many plies was tried and does not lead there; -1: not even the set-up
    int deepest = 0;         // plies
    std::uint64_t looked_at = 0;  // positions
    std::uint64_t listed = 0;     // plays
};

// How much is looked at: plays listed in all, and of a level that is not whole; positions kept of such a level, and
// of one before anything is left out.
struct Beam {
    std::uint64_t listed = 1'000'000;
    std::size_t kept = 400, whole = 1500;
    std::uint64_t listed_of_a_level = 10'000;
    std::uint64_t draw = 0;  // which of positions as near are kept: another number, others
};
// What blocks the way in one narrow search stands elsewhere in another: to be tried several times, by `draw`.
inline constexpr Beam kNarrowBeam{500'000, 20, 400, 1'200};

namespace guided {

inline int distance(bool has, bool wanted) { return has == wanted ? 0 : 4; }
inline int distance(int has, int wanted) { return has > wanted ? has - wanted : wanted - has; }
template <int N>
int distance(const Bits<N>& has, const Bits<N>& wanted) {
    return 4 * (wanted & ~has).count() + (has & ~wanted).count();
}

// How far a position is from the one that a search is led to: bits and numbers that differ,
template <class R>
class BitsApart {
public:
    using Position = typename R::template Position<Native>;

    BitsApart(const typename R::template Setting<Native>&, const Position& to, const Position&) : to_(to) {}
    int from(const Position& has) const {
        int apart = 0;
        Position::zip([&](const auto&, const auto& x, const auto& y) { apart += distance(x, y); }, has, to_);
        return apart;
    }

private:
    Position to_;
};
// or as the ruleset says.
template <class R>
struct DistanceOf {
    using Type = BitsApart<R>;
};
template <class R>
requires requires { typename R::Distance; }
struct DistanceOf<R> {
    using Type = typename R::Distance;
};
template <class R>
using Distance = typename DistanceOf<R>::Type;

// Which plies a search follows, and where to: visit(play, position).
template <class R>
struct Forwards {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;

    template <class Visit>
    static void each(const Setting& setting, const Position& p, Visit&& visit) {
        Plays<R>{setting, p}.each(visit);
    }
};

template <class R, class Way = Forwards<R>>
class Search {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Play = typename Plays<R>::Play;

    Search(const Setting& setting, const Distance<R>& distance, Reached<R> reached)
        : setting_(setting), distance_(distance), reached_(std::move(reached)) {}

    // The plies of the line stand as they were followed.
    GuidedLine<R> found(const Position& from, int most_plies, const Beam& beam) {
        beam_ = beam;
        add(from, 0, {});
        std::size_t first = 0;  // of the level, which ends with the nodes
        for (int ply = 0;; ++ply) {
            const std::size_t end = nodes_.size();
            for (std::size_t i = first; i < end; ++i)
                if (++result_.looked_at; reached_(nodes_[i].position)) return line_to(i);
            if (whole_) result_.none_within = ply;
            result_.deepest = ply;
            if (ply == most_plies || result_.listed >= beam_.listed) return result_;
            const std::uint64_t before = result_.listed;
            for (std::size_t i = first; i < end && (whole_ || result_.listed - before < beam_.listed_of_a_level); ++i)
                follow(i);
            if (nodes_.size() == end) return result_.exhausted = whole_, result_;  // nothing goes on from here
            narrow(end);
            first = end;
        }
    }

private:
    struct Node {
        Position position;
        std::size_t from;
        Play play;
        int distance;
        std::uint64_t hash;
    };

    void add(const Position& p, std::size_t from, const Play& play) {
        const std::uint64_t h = hash(p);
        const auto [known, is_new] = seen_.try_emplace(h, nodes_.size());
        if (!is_new && (!whole_ || same(nodes_[known->second].position, p))) return;
        nodes_.push_back({p, from, play, distance_.from(p), h ^ (beam_.draw * 0x9e3779b97f4a7c15)});
    }
    void follow(std::size_t i) {
        const Position p = nodes_[i].position;
        // Rules may say what would be legal after the end, too.
        if (!R::template Rules<Native>::outcome(setting_, p).test(0)) return;
        Way::each(setting_, p, [&](const auto& play, const auto& other) { ++result_.listed, add(other, i, play); });
    }
    // The nearest first; of as near ones those of the least hash, so that a level keeps some of every sort. Nothing
    // goes on from a game that is over.
    void narrow(std::size_t first) {
        if (nodes_.size() - first <= (whole_ ? beam_.whole : beam_.kept)) return;
        whole_ = false;
        const auto begin = nodes_.begin() + static_cast<std::ptrdiff_t>(first);
        const auto keep = [&](std::size_t most) {
            if (nodes_.size() - first <= most) return;
            std::nth_element(begin, begin + static_cast<std::ptrdiff_t>(most), nodes_.end(), nearer);
            nodes_.erase(begin + static_cast<std::ptrdiff_t>(most), nodes_.end());
        };
        keep(2 * beam_.kept);
        nodes_.erase(std::remove_if(begin, nodes_.end(),
                                    [&](const Node& n) {
                                        return !R::template Rules<Native>::outcome(setting_, n.position).test(0) &&
                                               !reached_(n.position);
                                    }),
                     nodes_.end());
        keep(beam_.kept);
        std::sort(begin, nodes_.end(), nearer);
    }
    static bool nearer(const Node& a, const Node& b) {
        return a.distance != b.distance ? a.distance < b.distance : a.hash < b.hash;
    }
    GuidedLine<R> line_to(std::size_t i) {
        result_.last = nodes_[i].position, result_.shortest = whole_, result_.line.emplace();
        for (; i != 0; i = nodes_[i].from) result_.line->push_back(nodes_[i].play);
        std::reverse(result_.line->begin(), result_.line->end());
        return result_;
    }

    const Setting& setting_;
    Distance<R> distance_;
    Reached<R> reached_;
    Beam beam_;
    GuidedLine<R> result_;
    std::vector<Node> nodes_;
    std::unordered_map<std::uint64_t, std::size_t> seen_;  // by hash; a node's index as long as levels are whole
    bool whole_ = true;
};

}  // namespace guided

// At most so many plies long.
template <class R>
GuidedLine<R> guided_line(const typename R::template Setting<Native>& setting, const guided::Distance<R>& distance,
                          int most_plies, const Reached<R>& reached, const Beam& beam = {}) {
    return guided::Search<R>(setting, distance, reached).found(R::template start<Native>(setting), most_plies, beam);
}
// Led to a position of which everything counts.
template <class R>
GuidedLine<R> guided_line(const typename R::template Setting<Native>& setting,
                          const typename R::template Position<Native>& pattern, int most_plies,
                          const Reached<R>& reached, const Beam& beam = {}) {
    return guided_line<R>(setting, guided::Distance<R>(setting, pattern, pattern), most_plies, reached, beam);
}

// Of a line that was found, or of none: what is known of others.
template <class R>
Searched searched(const GuidedLine<R>& g) {
    return {g.line.has_value(), g.shortest, g.exhausted, g.none_within, g.deepest, g.looked_at};
}

}  // namespace nomos::analysis
