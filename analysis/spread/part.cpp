#include "analysis/spread/part.hpp"

#include <algorithm>

#include "model/core/parallel.hpp"

namespace nomos::graph {

Part::Part(const Search& search, int jobs) : ranks_(search.ranks()), first_(search.begin()) {
    for (int r = 0; r <= ranks_.count(); ++r) firsts_.push_back(search.first_of(r));
    const std::size_t n = search.end() - search.begin();
    own.kind.resize(n), own.outcome.resize(n), own.to_move.resize(n), own.winners.resize(n), own.depth.resize(n);
    constexpr std::size_t kPiece = 4096;
    const Held& held = search.held();
    parallel_for((n + kPiece - 1) / kPiece, jobs, [&](std::size_t piece) {
        for (std::size_t i = piece * kPiece; i < std::min(n, (piece + 1) * kPiece); ++i) {
            const At at = search.at(first_ + i);
            const std::uint8_t note = held.note(at);
            own.kind[i] = kind_of(note), own.outcome[i] = outcome_of(note);
            own.depth[i] = static_cast<std::uint16_t>(std::min(65535, search.depth_of(at)));
            if (own.kind[i] == VertexKind::ended) own.winners[i] = static_cast<std::uint8_t>(held.winners(at));
            if (own.kind[i] == VertexKind::in_play) own.to_move[i] = static_cast<std::uint8_t>(held.to_move(at));
        }
    });
}

std::size_t Part::holder(Vertex v) const {
    const auto next = std::upper_bound(firsts_.begin(), firsts_.end(), v);
    return static_cast<std::size_t>(next - firsts_.begin()) - 1;
}
ByRank<Vertex> Part::ends_of(const Rows& rows, const std::vector<std::size_t>& from) const {
    ByRank<Vertex> to = by_rank<Vertex>(ranks_);
    for (const std::size_t i : from)
        for (const Vertex* v = rows.begin_of(static_cast<Vertex>(i)); v != rows.end_of(static_cast<Vertex>(i)); ++v)
            to[holder(*v)].push_back(*v);
    return to;
}
std::vector<Vertex> Part::row(Vertex v) const {
    std::vector<Vertex> row;
    if (mine(v)) {
        const auto i = static_cast<Vertex>(index(v));
        row.assign(own.next.begin_of(i), own.next.end_of(i));
    }
    return told_by(ranks_, static_cast<int>(holder(v)), row);
}
std::vector<std::uint64_t> Part::ask(const std::vector<Vertex>& vertices,
                                     const std::function<std::uint64_t(std::size_t)>& of_own) const {
    std::vector<std::uint64_t> answers;
    for (const Vertex v : vertices) answers.push_back(mine(v) ? of_own(index(v)) : 0);
    ranks_.add_up(answers);
    return answers;
}
std::uint64_t edges_of(const Part& part) { return sum(part.ranks(), part.own.next.to.size()); }

// Every move once more, now that all positions have numbers: their keys are sent to who holds them, and their numbers
// come back.
class Connecting {
public:
    Connecting(const Search& search, Part& part, int jobs) : search_(search), part_(part), jobs_(jobs) {}

    // False when there are more edges than that.
    bool rows(std::uint64_t most_edges) {
        const std::size_t round = kPiece * 16 * static_cast<std::size_t>(jobs_);
        const std::uint64_t longest = most(part_.ranks_, part_.size());
        for (std::uint64_t begin = 0; begin < longest; begin += round) {
            add_rows(std::min<std::size_t>(part_.size(), begin), std::min<std::size_t>(part_.size(), begin + round));
            if (edges_of(part_) > most_edges) return false;
        }
        return true;
    }
    // First how many edges lead to each vertex, then from where.
    void rows_back() {
        Rows& back = part_.previous;
        back.first.assign(part_.size() + 1, 0);
        each_round([&](std::size_t i) { ++back.first[i + 1]; }, [](std::size_t, Vertex) {});
        for (std::size_t i = 0; i < part_.size(); ++i) back.first[i + 1] += back.first[i];
        back.to.resize(back.first.back());
        std::vector<std::uint64_t> free(back.first.begin(), back.first.end() - 1);
        each_round([](std::size_t) {}, [&](std::size_t i, Vertex from) { back.to[free[i]++] = from; });
    }

private:
    static constexpr std::size_t kPiece = 1024;
    struct Asked {
        std::vector<std::uint32_t> degrees;  // by vertex
        std::vector<std::uint8_t> holders;   // by move: whom its key is sent to
        ByRank<std::uint64_t> keys;
    };

    Asked asked(std::size_t begin, std::size_t end) const {
        const auto stride = static_cast<std::ptrdiff_t>(search_.held().stride());
        Asked all{{}, {}, by_rank<std::uint64_t>(part_.ranks_)};
        Followers followers;
        for (std::size_t i = begin; i < end; ++i) {
            const std::size_t before = followers.shards.size();
            if (part_.own.kind[i] == VertexKind::in_play)
                search_.held().expand(search_.at(part_.first_ + i), followers);
            all.degrees.push_back(static_cast<std::uint32_t>(followers.shards.size() - before));
        }
        auto key = followers.keys.begin();
        for (const std::uint8_t shard : followers.shards) {
            all.holders.push_back(static_cast<std::uint8_t>(search_.shares().holder(shard)));
            auto& to = all.keys[all.holders.back()];
            to.insert(to.end(), key, key + stride);
            key += stride;
        }
        return all;
    }
    std::vector<Vertex> numbers_of(const std::vector<std::uint64_t>& keys) const {
        const auto stride = static_cast<std::size_t>(search_.held().stride());
        std::vector<Vertex> numbers(keys.size() / stride);
        parallel_for((numbers.size() + kPiece - 1) / kPiece, jobs_, [&](std::size_t piece) {
            for (std::size_t k = piece * kPiece; k < std::min(numbers.size(), (piece + 1) * kPiece); ++k) {
                const std::uint32_t shard = search_.held().shard_of(&keys[k * stride]);
                const auto place = search_.held().find(shard, &keys[k * stride]);
                expect(place.has_value(), "what follows from a position that was expanded has been reached");
                numbers[k] = static_cast<Vertex>(search_.number({shard, *place}));
            }
        });
        return numbers;
    }
    void add_rows(std::size_t begin, std::size_t end) {
        std::vector<Asked> pieces((end - begin + kPiece - 1) / kPiece);
        parallel_for(pieces.size(), jobs_, [&](std::size_t i) {
            pieces[i] = asked(begin + i * kPiece, std::min(end, begin + (i + 1) * kPiece));
        });
        ByRank<std::uint64_t> keys = by_rank<std::uint64_t>(part_.ranks_);
        for (Asked& piece : pieces)
            for (std::size_t r = 0; r < keys.size(); ++r) {
                keys[r].insert(keys[r].end(), piece.keys[r].begin(), piece.keys[r].end());
                piece.keys[r] = {};
            }
        ByRank<Vertex> numbers;
        for (const auto& from : exchanged(part_.ranks_, keys)) numbers.push_back(numbers_of(from));
        numbers = exchanged(part_.ranks_, numbers);
        std::vector<std::size_t> taken(numbers.size());
        for (const Asked& piece : pieces) add_rows_of(piece, numbers, taken);
    }
    void add_rows_of(const Asked& piece, const ByRank<Vertex>& numbers, std::vector<std::size_t>& taken) {
        Rows& next = part_.own.next;
        auto holder = piece.holders.begin();
        for (const std::uint32_t degree : piece.degrees) {
            const auto row = static_cast<std::ptrdiff_t>(next.to.size());
            for (std::uint32_t k = 0; k < degree; ++k, ++holder) next.to.push_back(numbers[*holder][taken[*holder]++]);
            std::sort(next.to.begin() + row, next.to.end());
            next.to.erase(std::unique(next.to.begin() + row, next.to.end()), next.to.end());
            next.first.push_back(next.to.size());
        }
    }
    // For each edge, at who holds where it leads: count(index), or where(index, from).
    template <class Count, class Where>
    void each_round(Count&& count, Where&& where) const {
        const std::uint64_t longest = most(part_.ranks_, part_.size());
        for (std::uint64_t begin = 0; begin < longest; begin += 64 * kPiece) {
            ByRank<Vertex> pairs = by_rank<Vertex>(part_.ranks_);
            for (std::uint64_t i = begin; i < std::min<std::uint64_t>(part_.size(), begin + 64 * kPiece); ++i) {
                const auto v = static_cast<Vertex>(i);
                for (const Vertex* to = part_.own.next.begin_of(v); to != part_.own.next.end_of(v); ++to) {
                    auto& list = pairs[part_.holder(*to)];
                    list.push_back(*to), list.push_back(part_.vertex(i));
                }
            }
            for (const auto& from : exchanged(part_.ranks_, pairs))
                for (std::size_t k = 0; k < from.size(); k += 2)
                    count(part_.index(from[k])), where(part_.index(from[k]), from[k + 1]);
        }
    }

    const Search& search_;
    Part& part_;
    int jobs_;
};

std::optional<Part> connect(const Search& search, std::uint64_t most_edges, int jobs) {
    if (search.size() >= std::uint64_t{1} << 32) return {};
    Part part(search, jobs);
    Connecting connecting(search, part, jobs);
    if (!connecting.rows(most_edges)) return {};
    connecting.rows_back();
    return part;
}

}  // namespace nomos::graph
