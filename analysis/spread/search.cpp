#include "analysis/spread/search.hpp"

#include "analysis/spread/checkpoint.hpp"
#include "model/core/parallel.hpp"
#include "model/core/stop.hpp"

namespace nomos::graph {

Search::Search(Held& held, Ranks& ranks, const ExploreChoice& choice, Checkpoint* checkpoint)
    : held_(held),
      ranks_(ranks),
      choice_(choice),
      shares_(ranks),
      checkpoint_(checkpoint),
      start_(std::chrono::steady_clock::now()) {
    if (checkpoint_ != nullptr && checkpoint_->read(held_, shares_, state_)) {
        size_ = sum(ranks_, own_size());
        stopped_ = choice.limit != 0 && size_ >= choice.limit;
        if (stopped_ && state_.before >= choice.limit)
            throw UsageError(checkpoint_->where() + " holds " + std::to_string(size_) + " positions, more than --limit",
                             "a higher --limit, or another folder");
    } else {
        begin_level();
        const Packed start = held_.key_of_start();
        if (const auto s = held_.shard_of(start.data()); shares_.mine(s)) held_.insert(s, start);
        begin_level();
    }
    while (!stopped_ && state_.levels.back() != level(depth())) expand_level();
    state_.complete = !stopped_;
    if (checkpoint_ != nullptr && !stopped_) checkpoint_->write(held_, shares_, state_);
    if (stopped_) begin_level();
    number_positions();
}

At Search::at(std::uint64_t number) const {
    const auto next = std::upper_bound(base_.begin(), base_.end(), number);
    const auto shard = static_cast<std::size_t>(next - base_.begin()) - 1;
    return {static_cast<std::uint32_t>(shard), static_cast<std::uint32_t>(number - base_[shard])};
}
int Search::depth_of(At at) const {
    const auto later = [&](std::uint32_t place, const Places& level) { return place < level[at.shard]; };
    const auto next = std::upper_bound(state_.levels.begin(), state_.levels.end() - 1, at.place, later);
    return static_cast<int>(next - state_.levels.begin()) - 1;
}
std::vector<Packed> Search::keys(const std::vector<std::uint64_t>& numbers) const {
    const auto stride = static_cast<std::size_t>(held_.stride());
    std::vector<std::uint64_t> words;  // those of others are 0 here
    for (const std::uint64_t n : numbers) {
        const At where = at(n);
        const Packed key = shares_.mine(where.shard) ? held_.key(where) : Packed(stride);
        words.insert(words.end(), key.begin(), key.end());
    }
    ranks_.add_up(words);
    std::vector<Packed> all;
    for (auto from = words.begin(); from != words.end(); from += static_cast<std::ptrdiff_t>(stride))
        all.emplace_back(from, from + static_cast<std::ptrdiff_t>(stride));
    return all;
}
std::uint64_t Search::number_of(const Packed& key) const {
    const std::uint32_t shard = held_.shard_of(key.data());
    const auto place = shares_.mine(shard) ? held_.find(shard, key.data()) : std::nullopt;
    return least(ranks_, place ? number({shard, *place}) : kNone);
}
std::uint64_t Search::at_depth(int d) const {
    std::uint64_t n = 0;
    for (std::size_t s = 0; s < kShards; ++s) n += level(d + 1)[s] - level(d)[s];
    return n;
}
std::uint64_t Search::first_at_depth(int d, const std::function<bool(At)>& is_it) const {
    const auto first = [&] {
        for (auto s = static_cast<std::uint32_t>(shares_.begin()); s < shares_.end(); ++s)
            for (std::uint32_t place = level(d)[s]; place < level(d + 1)[s]; ++place)
                if (is_it({s, place})) return number({s, place});
        return kNone;
    };
    return least(ranks_, first());
}
std::vector<std::uint64_t> Search::shortest_way(std::uint64_t to) const {
    std::vector<std::uint64_t> way{to};
    for (int d = depth_of(at(to)) - 1; d >= 0; --d) {
        const Packed key = keys({way.back()}).front();
        way.push_back(first_at_depth(d, [&](At at) { return held_.leads_to(at, key); }));
        expect(way.back() != kNone, "every position but the first has one before it");
    }
    return {way.rbegin(), way.rend()};
}

Places Search::sizes() const {
    std::array<std::uint64_t, kShards> all{};
    for (std::size_t s = shares_.begin(); s < shares_.end(); ++s) all[s] = held_.size(s);
    ranks_.add_up(all);
    Places places;
    std::copy(all.begin(), all.end(), places.begin());
    return places;
}
std::uint64_t Search::own_size() const {
    std::uint64_t n = 0;
    for (std::size_t s = shares_.begin(); s < shares_.end(); ++s) n += held_.size(s);
    return n;
}
void Search::begin_level() { state_.levels.push_back(sizes()), state_.pieces = 0; }

// As many batches as there are threads in all: fewer would not keep them busy.
void Search::expand_level() {
    constexpr std::uint64_t kMostBatches = 64;
    const auto threads = sum(ranks_, static_cast<std::uint64_t>(choice_.jobs));
    const std::size_t most = kBatch * std::min(kMostBatches, threads);
    Pieces pieces(level(depth()), level(depth() + 1));
    pieces.next(state_.pieces);
    for (auto round = pieces.next(most); !round.empty() && !stopped_; round = pieces.next(most)) {
        expand_round(round);
        report(pieces.left());
        if (checkpoint_ != nullptr && (stopped_ || checkpoint_->is_due())) checkpoint_->write(held_, shares_, state_);
    }
    if (!stopped_) begin_level();
}

void Search::expand_round(const std::vector<Piece>& round) {
    std::vector<Piece> pieces;
    for (const Piece& piece : round)
        if (shares_.mine(piece.shard)) pieces.push_back(piece);
    std::vector<Expanded> own(pieces.size());
    parallel_for(own.size(), choice_.jobs, [&](std::size_t i) { own[i] = expanded(pieces[i]); });
    const Arrived arrived = send(round, own);
    std::array<std::uint64_t, 3> now{own_size(), arrived.found, stop_is_wanted() ? 1U : 0U};
    ranks_.add_up(now);
    size_ = now[0];
    // Where the limit is near it is looked at after each batch, as on one process.
    const bool near = choice_.limit != 0 && size_ + now[1] >= choice_.limit;
    const std::size_t step = near ? kBatch : round.size();
    for (std::size_t first = 0; first < round.size() && !stopped_; first += step) {
        const std::size_t end = std::min(round.size(), first + step);
        take_in(round, first, end, own, arrived);
        state_.before = near ? size_ : size_ + now[1], state_.pieces += end - first;
        if (near) size_ = sum(ranks_, own_size()), stopped_ = size_ >= choice_.limit;
    }
    stopped_ = stopped_ || now[2] != 0;
}

Search::Expanded Search::expanded(const Piece& piece) const {
    const auto stride = static_cast<std::ptrdiff_t>(held_.stride());
    Expanded e;
    Followers followers;
    for (std::uint32_t place = piece.first; place < piece.end; ++place)
        e.notes.push_back(held_.expand({piece.shard, place}, followers));
    auto key = followers.keys.begin();
    for (const std::uint8_t shard : followers.shards) {
        e.found[shard].insert(e.found[shard].end(), key, key + stride);
        key += stride;
    }
    return e;
}

// To each rank: piece by piece, for each of its shards how many words, and then the words in the same order.
Search::Arrived Search::send(const std::vector<Piece>& round, const std::vector<Expanded>& own) {
    ByRank<std::uint64_t> to = by_rank<std::uint64_t>(ranks_);
    for (const Expanded& e : own)
        for (std::size_t s = 0; s < kShards; ++s)
            to[static_cast<std::size_t>(shares_.holder(s))].push_back(e.found[s].size());
    for (const Expanded& e : own)
        for (std::size_t s = 0; s < kShards; ++s) {
            auto& words = to[static_cast<std::size_t>(shares_.holder(s))];
            words.insert(words.end(), e.found[s].begin(), e.found[s].end());
        }
    Arrived arrived;
    arrived.words = exchanged(ranks_, to);

    const std::size_t count = shares_.count();
    arrived.runs.resize(round.size() * count);
    std::vector<std::size_t> sizes(to.size()), words(to.size());  // by rank: how far its message has been read
    for (const Piece& piece : round) words[static_cast<std::size_t>(shares_.holder(piece.shard))] += count;
    for (std::size_t i = 0; i < round.size(); ++i) {
        const auto from = static_cast<std::size_t>(shares_.holder(round[i].shard));
        const std::span message(arrived.words[from]);
        for (std::size_t s = 0; s < count; ++s) {
            const std::size_t size = message[sizes[from]++];
            arrived.runs[i * count + s] = message.subspan(words[from], size);
            words[from] += size, arrived.found += size / static_cast<std::size_t>(held_.stride());
        }
    }
    return arrived;
}

void Search::take_in(const std::vector<Piece>& round, std::size_t first, std::size_t end,
                     const std::vector<Expanded>& own, const Arrived& arrived) {
    const std::size_t count = shares_.count();
    const auto stride = static_cast<std::size_t>(held_.stride());
    parallel_for(count, choice_.jobs, [&](std::size_t s) {
        const std::size_t shard = shares_.begin() + s;
        for (std::size_t i = first; i < end; ++i) {
            const auto keys = arrived.runs[i * count + s];
            expect(held_.size(shard) + keys.size() / stride < ~std::uint32_t{0}, "a shard has 32 bits for its places");
            held_.insert(shard, keys);
        }
    });
    std::size_t mine = 0;
    for (std::size_t i = 0; i < end; ++i) {
        const Piece& piece = round[i];
        if (!shares_.mine(piece.shard)) continue;
        const Expanded& e = own[mine++];
        for (std::uint32_t k = 0; i >= first && k < e.notes.size(); ++k)
            held_.set_note({piece.shard, piece.first + k}, e.notes[k]);
    }
}

void Search::report(std::uint64_t queue) {
    seconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    if (!choice_.on_progress) return;
    std::uint64_t bytes = 0;
    for (std::size_t s = shares_.begin(); s < shares_.end(); ++s) bytes += held_.bytes(s);
    choice_.on_progress({size_, queue, bytes * static_cast<std::uint64_t>(ranks_.count()), depth(), seconds_});
}
void Search::number_positions() {
    const Places all = sizes();
    for (std::size_t s = 0; s < kShards; ++s) base_[s + 1] = base_[s] + all[s];
}

}  // namespace nomos::graph
