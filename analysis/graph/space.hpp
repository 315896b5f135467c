// A game as a graph: positions as keys, up to symmetry, and what follows from each.
//
// What players choose among are whole turns where the ruleset has them, else moves (way_of_play.hpp).
#pragma once

#include <type_traits>

#include "analysis/graph/canonical.hpp"
#include "analysis/graph/coding.hpp"
#include "analysis/graph/notes.hpp"
#include "analysis/graph/visited.hpp"
#include "model/core/study.hpp"
#include "model/core/way_of_play.hpp"

namespace nomos::graph {

// Study: model/core/study.hpp. Words: as many 64 bits as a packed position may take.
template <Ruleset R, StudyOf<R> Study, int Words = words_of<typename R::template Position<Native>>()>
class Space {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Way = WayOf<R>;
    using Played = typename Way::Played;
    using Layout = BitLayout<Position, Words>;
    using Key = typename Layout::Key;
    static constexpr int kWords = Words;
    static constexpr int kOutcomeBits = std::bit_width(static_cast<unsigned>(R::kOutcomes) - 1U);

    Space(const Setting& setting, const Position& start, bool up_to_symmetry)
        : setting_(setting),
          layout_(Study::used(setting, start), group(setting, start, up_to_symmetry)),
          canonical_(layout_) {}
    Space(const Setting& setting, bool up_to_symmetry)
        : Space(setting, R::template start<Native>(setting), up_to_symmetry) {}
    Space(const Space&) = delete;
    Space& operator=(const Space&) = delete;

    const Setting& setting() const { return setting_; }
    const Layout& layout() const { return layout_; }
    const Canonical<Layout>& canonical() const { return canonical_; }

    // Of a key, and of its images how many positions there are.
    int key_bits() const { return layout_.bits(); }
    int orbit(const Key& key) const { return canonical_.orbit(key); }
    int orbit_of(const Position& p) const { return canonical_.orbit(layout_.pack(p)); }
    // What storing a position takes.
    ItemBits item_bits() const { return {key_bits(), kOutcomeBits}; }

    Key key_of(const Position& p) const { return canonical_(layout_.pack(p)); }
    Position position_of(const Key& key) const { return layout_.unpack(key); }
    int outcome(const Position& p) const { return R::template Rules<Native>::outcome(setting_, p).lowest(); }
    int to_move(const Position& p) const { return Study::to_move(setting_, p); }
    unsigned winners(const Position& p) const { return Study::winners(setting_, outcome(p)); }
    // visit(what is played, position after it); none in a finished position.
    template <class Visit>
    void each(const Position& p, Visit&& visit) const {
        Way::for_each(setting_, p, visit);
    }
    template <class Visit>
    void each_key(const Position& p, Visit&& visit) const {
        Way::for_each(setting_, p, [&](const Played&, const Position& after) { visit(key_of(after)); });
    }
    std::string print(const Position& p) const { return R::print(setting_, p); }
    std::string print(const Played& m) const { return Way::print(setting_, m); }

    // The study's symmetries, the identity first; without `all` only that.
    static std::vector<Symmetry> group(const Setting& setting, const Position& start, bool all) {
        std::vector<Symmetry> symmetries;
        if constexpr (requires { Study::symmetries(setting, start); })
            symmetries = Study::symmetries(setting, start);
        else
            symmetries = Study::symmetries(setting);
        if (!all) symmetries.resize(1);
        return symmetries;
    }

private:
    Setting setting_;
    Layout layout_;
    Canonical<Layout> canonical_;
};

// The same with keys that are numbers of few bits (coding.hpp), for studies that say how many bits of each field of a
// position are set at most: most(setting, start).
template <class R, class Study>
concept CountsBits = requires(const typename R::template Setting<Native>& s,
                              const typename R::template Position<Native>& p) {
    { Study::most(s, p) } -> std::same_as<std::vector<int>>;
};
template <class R, class Study, int Words>
class CodedSpace : public Space<R, Study, Words> {
public:
    using Plain = Space<R, Study, Words>;
    using typename Plain::Layout, typename Plain::Played, typename Plain::Position, typename Plain::Setting;
    using Key = graph::Key<1>;
    static constexpr int kWords = 1;

    // There has to be a coding().
    CodedSpace(const Setting& setting, const Position& start, bool up_to_symmetry)
        : Plain(setting, start, up_to_symmetry), coding_(coding(this->layout(), setting, start).value()) {}
    // Nothing where it is no shorter than what is packed, or has no room for what is noted.
    static std::optional<Coding<Layout>> coding(const Layout& layout, const Setting& setting, const Position& start) {
        auto coding = Coding<Layout>::of(layout, Study::most(setting, start));
        if (coding && (coding->bits() >= layout.bits() || ItemBits{coding->bits(), Plain::kOutcomeBits}.bytes() > 8))
            coding.reset();
        return coding;
    }

    int key_bits() const { return coding_.bits(); }
    int orbit(const Key& key) const { return this->canonical().order() == 1 ? 1 : Plain::orbit(coding_.key(key)); }
    ItemBits item_bits() const { return {key_bits(), Plain::kOutcomeBits}; }
    Key key_of(const Position& p) const { return coding_.code(Plain::key_of(p)); }
    Position position_of(const Key& key) const { return Plain::position_of(coding_.key(key)); }
    template <class Visit>
    void each_key(const Position& p, Visit&& visit) const {
        if (this->canonical().order() > 1)
            return this->each(p, [&](const Played&, const Position& after) { visit(key_of(after)); });
        const auto digits = coding_.digits(p);
        this->each(p, [&](const Played&, const Position& after) { visit(coding_.code(after, p, digits)); });
    }

private:
    Coding<Layout> coding_;
};

// Then a key has as many words as a position.
template <class Study>
concept OfWholeFrames = requires {
    requires Study::kBoardsFillFrames;
};

// Small boards of a large frame have short keys: visit(how many words a key has).
template <class R, class Study, class Visit>
void with_words(const typename R::template Setting<Native>& setting, const typename R::template Position<Native>& start,
                Visit&& visit) {
    using Position = typename R::template Position<Native>;
    constexpr int kShort = 3, kLong = words_of<Position>();
    if constexpr (kShort < kLong && !OfWholeFrames<Study>)
        if (BitLayout<Position>(Study::used(setting, start), {}).words() <= kShort)
            return visit(std::integral_constant<int, kShort>{});
    visit(std::integral_constant<int, kLong>{});
}

// The space with the shortest keys: visit(its type).
template <class R, class Study, class Visit>
void with_space(const typename R::template Setting<Native>& setting, const typename R::template Position<Native>& start,
                Visit&& visit) {
    with_words<R, Study>(setting, start, [&]<int Words>(std::integral_constant<int, Words>) {
        if constexpr (CountsBits<R, Study>) {
            using Coded = CodedSpace<R, Study, Words>;
            const typename Coded::Layout layout(Study::used(setting, start), Coded::group(setting, start, false));
            if (Coded::coding(layout, setting, start)) return visit(std::type_identity<Coded>{});
        }
        visit(std::type_identity<Space<R, Study, Words>>{});
    });
}

}  // namespace nomos::graph
