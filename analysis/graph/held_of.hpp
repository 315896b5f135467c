// The positions of a ruleset's board that a rank holds (held.hpp).
#pragma once

#include "analysis/graph/agree.hpp"
#include "analysis/graph/at_start.hpp"
#include "analysis/graph/held.hpp"
#include "analysis/graph/lines.hpp"

namespace nomos::graph {

template <Ruleset R, StudyOf<R> Study, class Space>
class HeldOf final : public Held {
public:
    static constexpr int kWords = Space::kWords;
    using Key = typename Space::Key;
    using Setting = typename Space::Setting;
    using Position = typename Space::Position;

    HeldOf(const Setting& setting, const Position& start, bool up_to_symmetry)
        : start_(start), space_(setting, start, up_to_symmetry), visited_(space_.item_bits()) {}

    int stride() const override { return (space_.key_bits() + 63) / 64; }
    int bits() const override { return space_.key_bits(); }
    int symmetries() const override { return space_.canonical().order(); }
    bool start_is_alone() const override { return space_.orbit_of(start_) == 1; }
    std::vector<std::string> sides() const override {
        const auto sides = Study::sides(space_.setting());
        return {sides.begin(), sides.end()};
    }
    std::vector<std::string> outcomes() const override {
        return {R::info().outcomes.begin(), R::info().outcomes.end()};
    }
    std::string start() const override { return space_.print(start_); }
    Packed key_of_start() const override { return packed(space_.key_of(start_)); }
    std::uint32_t shard_of(const std::uint64_t* key) const override {
        return static_cast<std::uint32_t>(Visited<kWords>::shard_of(from(key).hash()));
    }

    std::uint32_t size(std::size_t shard) const override { return visited_.shard(shard).size(); }
    std::uint64_t bytes(std::size_t shard) const override { return visited_.shard(shard).bytes(); }
    void insert(std::size_t shard, std::span<const std::uint64_t> keys) override {
        std::vector<Found<Key>> found;
        found.reserve(keys.size() / static_cast<std::size_t>(stride()));
        for (std::size_t i = 0; i < keys.size(); i += static_cast<std::size_t>(stride())) {
            const Key key = from(&keys[i]);
            found.push_back({key, key.hash()});
        }
        take_in<kWords>(visited_.shard(shard), found);
    }
    std::optional<std::uint32_t> find(std::size_t shard, const std::uint64_t* words) const override {
        const Key key = from(words);
        return visited_.shard(shard).find(key, key.hash());
    }
    Packed key(At at) const override { return packed(key_at(at)); }
    std::uint8_t note(At at) const override { return visited_.shard(at.shard).note(at.place); }
    void set_note(At at, std::uint8_t note) override { visited_.shard(at.shard).set_note(at.place, note); }

    std::uint8_t expand(At at, Followers& into) const override {
        return graph::expand(space_, key_at(at), [&](const Key& key, std::uint64_t hash) {
            into.keys.insert(into.keys.end(), key.word.begin(), key.word.begin() + stride());
            into.shards.push_back(static_cast<std::uint8_t>(Visited<kWords>::shard_of(hash)));
        });
    }
    int to_move(At at) const override { return space_.to_move(position(at)); }
    unsigned winners(At at) const override { return space_.winners(position(at)); }
    int orbit(At at) const override { return space_.orbit(key_at(at)); }
    bool leads_to(At at, const Packed& key) const override {
        const Key wanted = from(key.data());
        bool leads = false;
        space_.each_key(position(at), [&](const Key& next) { leads = leads || next == wanted; });
        return leads;
    }
    std::string disagreement(At at, std::uint64_t& compared) const override {
        const Position p = position(at);
        const std::string what = disagreement_in<R>(space_.setting(), p, compared);
        return what.empty() ? what : space_.print(p) + ": " + what;
    }
    std::vector<std::string> line(const std::vector<Packed>& way) const override {
        Walk<Space> walk(space_, start_);
        walk.follow(keys(way));
        return walk.line();
    }
    Loop loop(const std::vector<Packed>& way, const std::vector<Packed>& cycle) const override {
        return loop_of(space_, start_, keys(way), keys(cycle));
    }

private:
    Key from(const std::uint64_t* words) const {
        Key key;
        std::copy(words, words + stride(), key.word.begin());
        return key;
    }
    Packed packed(const Key& key) const { return {key.word.begin(), key.word.begin() + stride()}; }
    std::vector<Key> keys(const std::vector<Packed>& way) const {
        std::vector<Key> all;
        for (const Packed& key : way) all.push_back(from(key.data()));
        return all;
    }
    Key key_at(At at) const { return visited_.shard(at.shard).key(at.place); }
    Position position(At at) const { return space_.position_of(key_at(at)); }

    Position start_;
    Space space_;
    Visited<kWords> visited_;
};

// Small boards of a large frame have short keys, and the same as on one process.
template <class Study>
std::unique_ptr<Held> held_of_study(const ExploreChoice& choice, Exploration& told) {
    std::unique_ptr<Held> held;
    at_start<Study>(choice, told, [&]<class R>(std::type_identity<R>, const auto& setting, const auto& start) {
        with_space<R, Study>(setting, start, [&]<class Space>(std::type_identity<Space>) {
            held = std::make_unique<HeldOf<R, Study, Space>>(setting, start, choice.up_to_symmetry);
        });
    });
    return held;
}

}  // namespace nomos::graph
