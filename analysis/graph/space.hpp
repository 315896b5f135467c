// A game as a graph: positions as keys, up to symmetry, and what follows from each.
//
// What players choose among are whole turns where the ruleset has them, else moves (way_of_play.hpp).
#pragma once

#include <type_traits>

#include "analysis/graph/canonical.hpp"
#include "analysis/graph/notes.hpp"
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

private:
    static std::vector<Symmetry> group(const Setting& setting, const Position& start, bool all) {
        std::vector<Symmetry> symmetries;
        if constexpr (requires { Study::symmetries(setting, start); })
            symmetries = Study::symmetries(setting, start);
        else
            symmetries = Study::symmetries(setting);
        if (!all) symmetries.resize(1);
        return symmetries;
    }

    Setting setting_;
    Layout layout_;
    Canonical<Layout> canonical_;
};

// Small boards of a large frame have short keys: visit(how many words a key has).
template <class R, class Study, class Visit>
void with_words(const typename R::template Setting<Native>& setting, const typename R::template Position<Native>& start,
                Visit&& visit) {
    using Position = typename R::template Position<Native>;
    constexpr int kShort = 3, kLong = words_of<Position>();
    if constexpr (kShort < kLong)
        if (BitLayout<Position>(Study::used(setting, start), {}).words() <= kShort)
            return visit(std::integral_constant<int, kShort>{});
    visit(std::integral_constant<int, kLong>{});
}

}  // namespace nomos::graph
