// Strongly connected components where positions are numbered, a byte a number of one layer at a time.
//
// Stones that are gone do not come back, so a component lies within a layer. In most layers nearly all positions are
// one component: of a position there it is what leads to it, and of that what it leads to (forwards and backwards from
// a pivot: Fleischer, Hendrickson, Pinar 2000). Backwards comes first, since a pivot that little leads to is then done
// in no time. Both ways go level by level, as the search does, so that threads need no order among them. Once little is
// left, or some pivots have been tried, what is left is held with its moves and Tarjan's algorithm takes it; where that
// has no room, nothing is counted.
#pragma once

#include "analysis/graph/components.hpp"
#include "analysis/graph/dense/find_byte.hpp"
#include "analysis/graph/dense/retrograde.hpp"

namespace nomos::graph {

template <class R, class Study, class Space>
class DenseComponents {
public:
    using Reached = DenseReached<Space>;
    using Position = typename Space::Position;
    using Move = typename R::template Move<Native>;

    // Bytes for what is left of a layer and is held; less than `few` positions are held at once.
    DenseComponents(const Reached& reached, int jobs, std::uint64_t bytes, std::uint64_t few = 1U << 16,
                    OnProgress on_progress = {})
        : reached_(reached),
          space_(reached.space()),
          numbers_(reached.numbers()),
          jobs_(jobs),
          bytes_(bytes),
          few_(few),
          on_progress_(std::move(on_progress)) {}

    // Nothing where there is no room. Throws Stopped if told to stop.
    std::optional<ComponentCounts> counted() {
        ComponentCounts all;
        for (const Layer& layer : numbers_.layers()) {
            tell(on_progress_, Stage::counting_components, layer.base, numbers_.size());
            if (!count(layer, all)) return {};
        }
        return all;
    }

private:
    // Of a number: in no component that is still to be found, or in one; which of these the pivot is known to be led to
    // from, as found at an even or an odd level, or looked at; and which of those it leads to.
    enum State : std::uint8_t { gone, left, before_even, before_odd, before, after_even, after_odd, both };
    struct Marks {
        State unmarked, even, odd, done;
    };
    static constexpr Marks kBefore{left, before_even, before_odd, before}, kAfter{before, after_even, after_odd, both};
    static constexpr std::uint32_t kMostPivots = 6;

    std::uint8_t load(std::uint32_t number) {
        return std::atomic_ref<std::uint8_t>(state_[number - layer_->base]).load(std::memory_order_relaxed);
    }
    bool change(std::uint32_t number, State from, State to) {
        std::uint8_t was = from;
        std::atomic_ref<std::uint8_t> byte(state_[number - layer_->base]);
        return byte.load(std::memory_order_relaxed) == from &&
               byte.compare_exchange_strong(was, to, std::memory_order_relaxed);
    }
    // visit(number) of those of a stretch in a state; sums up what it returns.
    template <class Visit>
    std::uint64_t each_in(State state, Visit&& visit) {
        std::atomic<std::uint64_t> sum{0};
        parallel_for(stretches_.size(), jobs_, [&](std::size_t i) {
            std::uint64_t own = 0;
            const Stretch& s = stretches_[i];
            for (std::uint32_t at = s.first; at < s.end; ++at) {
                const std::uint8_t* here = &state_[at - layer_->base];
                at += static_cast<std::uint32_t>(find_byte(here, here + (s.end - at), state) - here);
                if (at == s.end) break;
                leave_if_stopped();
                own += visit(at);
            }
            sum += own;
        });
        return sum;
    }

    bool count(const Layer& layer, ComponentCounts& all) {
        layer_ = &layer;
        stretches_.clear(), add_stretches(layer, stretches_);
        state_.assign(layer.end - layer.base, gone);
        std::uint64_t open = begin(all);
        for (std::uint32_t k = 0; k < kMostPivots && open > few_; ++k)
            if (const auto pivot = pivot_from(static_cast<std::uint32_t>((layer.end - layer.base) / kMostPivots * k)))
                open -= around(*pivot, all);
        return open == 0 || count_what_is_left(open, all);
    }
    // What is over leads nowhere, and is a component by itself.
    std::uint64_t begin(ComponentCounts& all) {
        std::atomic<std::uint64_t> reached{0}, open{0};
        parallel_for(stretches_.size(), jobs_, [&](std::size_t i) {
            std::uint64_t own = 0, own_open = 0;
            for (std::uint32_t at = stretches_[i].first; at < stretches_[i].end; ++at) {
                if (!reached_.is_reached(at)) continue;
                leave_if_stopped();
                ++own;
                if (space_.outcome(numbers_.at(*layer_, at)) != kInPlay) continue;
                state_[at - layer_->base] = left, ++own_open;
            }
            reached += own, open += own_open;
        });
        all.count += reached;
        return open;
    }
    std::optional<std::uint32_t> pivot_from(std::uint32_t place) const {
        for (std::size_t i = 0; i < state_.size(); ++i) {
            const std::size_t at = place + i < state_.size() ? place + i : place + i - state_.size();
            if (state_[at] == left) return layer_->base + static_cast<std::uint32_t>(at);
        }
        return {};
    }
    // The component of the pivot; its size.
    std::uint64_t around(std::uint32_t pivot, ComponentCounts& all) {
        state_[pivot - layer_->base] = before_even;
        spread(kBefore, [&](std::uint32_t number, auto&& visit) { each_before(number, visit); });
        state_[pivot - layer_->base] = after_even;
        spread(kAfter, [&](std::uint32_t number, auto&& visit) { each_after(number, visit); });
        bool loops = false;
        each_after(pivot, [&](std::uint32_t to) { loops = loops || to == pivot; });
        const std::uint64_t size = each_in(both, [&](std::uint32_t n) { return state_[n - layer_->base] = gone, 1U; });
        each_in(before, [&](std::uint32_t n) { return state_[n - layer_->base] = left, 0U; });
        if (size > 1 || loops) ++all.cyclic, all.on_cycles += size, all.largest = std::max(all.largest, size);
        all.count -= size - 1;
        return size;
    }
    template <class Each>
    void spread(const Marks& marks, Each&& each) {
        State now = marks.even, next = marks.odd;
        for (std::uint64_t found = 1; found != 0; std::swap(now, next))
            found = each_in(now, [&](std::uint32_t number) {
                std::uint64_t marked = 0;
                change(number, now, marks.done);
                each(number, [&](std::uint32_t to) { marked += change(to, marks.unmarked, next) ? 1U : 0U; });
                return marked;
            });
    }
    template <class Visit>
    void each_after(std::uint32_t number, Visit&& visit) const {
        space_.each(numbers_.at(*layer_, number), [&](const auto&, const Position& after) {
            if (numbers_.is_in(*layer_, after)) visit(numbers_(after).number);
        });
    }
    // Of those that are not gone.
    template <class Visit>
    void each_before(std::uint32_t number, Visit&& visit) {
        using Rules = typename R::template Rules<Native>;
        const Position after = numbers_.at(*layer_, number);
        Study::for_each_before(space_.setting(), after, [&](const Position& p, const Move& move) {
            if (!numbers_.has(p) || !numbers_.is_in(*layer_, p)) return;
            const std::uint32_t from = numbers_(p).number;
            if (load(from) == left && Rules::legal(space_.setting(), p, move) &&
                same(Rules::apply(space_.setting(), p, move), after))
                visit(from);
        });
    }

    // --- the rest of a layer, held ---------------------------------------------------------------
    bool count_what_is_left(std::uint64_t open, ComponentCounts& all) {
        constexpr std::uint64_t kBytesOfOne = 4 + 8 + 16;  // its number, where its moves begin, and what Tarjan notes
        if (open * kBytesOfOne > bytes_) return false;
        std::vector<std::uint32_t> rest;
        rest.reserve(open);
        for (std::uint32_t at = layer_->base; at < layer_->end; ++at)
            if (state_[at - layer_->base] == left) rest.push_back(at);
        const auto rows = moves_among(rest, (bytes_ - open * kBytesOfOne) / sizeof(Vertex));
        if (!rows) return false;
        const ComponentCounts here = component_counts(*rows);
        all.cyclic += here.cyclic, all.on_cycles += here.on_cycles, all.largest = std::max(all.largest, here.largest);
        all.count -= here.on_cycles - here.cyclic;  // begin() counted each position by itself
        return true;
    }
    std::optional<Rows> moves_among(const std::vector<std::uint32_t>& rest, std::uint64_t most) const {
        constexpr std::size_t kPiece = 4096;
        Rows rows;
        const std::size_t batch = static_cast<std::size_t>(jobs_) * 16;
        std::vector<Rows> pieces(batch);
        for (std::size_t begin = 0; begin < rest.size(); begin += batch * kPiece) {
            parallel_for(batch, jobs_, [&](std::size_t i) {
                pieces[i] = Rows();
                for (std::size_t v = begin + i * kPiece; v < std::min(rest.size(), begin + (i + 1) * kPiece); ++v) {
                    leave_if_stopped();
                    add_row(rest, rest[v], pieces[i]);
                }
            });
            for (const Rows& piece : pieces) {
                for (Vertex v = 0; v < piece.vertices(); ++v) rows.first.push_back(rows.first.back() + piece.degree(v));
                rows.to.insert(rows.to.end(), piece.to.begin(), piece.to.end());
            }
            if (rows.to.size() > most) return {};
        }
        return rows;
    }
    void add_row(const std::vector<std::uint32_t>& rest, std::uint32_t number, Rows& rows) const {
        const auto from = static_cast<std::ptrdiff_t>(rows.to.size());
        each_after(number, [&](std::uint32_t to) {
            if (const auto at = std::lower_bound(rest.begin(), rest.end(), to); at != rest.end() && *at == to)
                rows.to.push_back(static_cast<Vertex>(at - rest.begin()));
        });
        std::sort(rows.to.begin() + from, rows.to.end());
        rows.to.erase(std::unique(rows.to.begin() + from, rows.to.end()), rows.to.end());
        rows.first.push_back(rows.to.size());
    }

    const Reached& reached_;
    const Space& space_;
    const typename Reached::Numbers& numbers_;
    int jobs_;
    std::uint64_t bytes_, few_;
    const OnProgress on_progress_;
    const Layer* layer_ = nullptr;
    std::vector<Stretch> stretches_;
    std::vector<std::uint8_t> state_;  // by number of the layer
};

}  // namespace nomos::graph
