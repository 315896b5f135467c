// A small board and those of its positions that this rank holds, free of the ruleset's types: what is compiled once a
// ruleset of exploring on several ranks (held_of.hpp). A position is its key, stride() words; where it lies is its
// shard and its place there, as on one process.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "analysis/graph/exploration.hpp"
#include "analysis/graph/loop.hpp"
#include "analysis/graph/pieces.hpp"

namespace nomos::graph {

using Packed = std::vector<std::uint64_t>;  // a key

struct At {
    std::uint32_t shard = 0, place = 0;
};

// What follows from positions: keys one after the other, and the shard of each.
struct Followers {
    Packed keys;
    std::vector<std::uint8_t> shards;
};

class Held {
public:
    virtual ~Held() = default;

    // --- the board
    virtual int stride() const = 0;
    virtual int bits() const = 0;
    virtual int symmetries() const = 0;
    virtual bool start_is_alone() const = 0;  // its own image under all of them
    virtual std::vector<std::string> sides() const = 0;
    virtual std::vector<std::string> outcomes() const = 0;
    virtual std::string start() const = 0;
    virtual Packed key_of_start() const = 0;
    virtual std::uint32_t shard_of(const std::uint64_t* key) const = 0;

    // --- positions held; shards are independent of each other
    virtual std::uint32_t size(std::size_t shard) const = 0;
    virtual std::uint64_t bytes(std::size_t shard) const = 0;
    // Each key that is new gets the next place, in this order.
    virtual void insert(std::size_t shard, std::span<const std::uint64_t> keys) = 0;
    virtual std::optional<std::uint32_t> find(std::size_t shard, const std::uint64_t* key) const = 0;
    virtual Packed key(At at) const = 0;
    virtual std::uint8_t note(At at) const = 0;
    virtual void set_note(At at, std::uint8_t note) = 0;

    // --- play
    virtual std::uint8_t expand(At at, Followers& into) const = 0;  // returns what is to be noted of it
    virtual int to_move(At at) const = 0;
    virtual unsigned winners(At at) const = 0;
    virtual int orbit(At at) const = 0;
    virtual bool leads_to(At at, const Packed& key) const = 0;
    // "" if both encodings judge every move alike in it; adds the moves judged.
    virtual std::string disagreement(At at, std::uint64_t& compared) const = 0;
    // Moves along keys, from the start that is the first of them.
    virtual std::vector<std::string> line(const std::vector<Packed>& way) const = 0;
    virtual Loop loop(const std::vector<Packed>& way, const std::vector<Packed>& cycle) const = 0;
};

// Tells what was chosen, as exploring on one process does.
std::unique_ptr<Held> held_of(std::string_view ruleset, const ExploreChoice& choice, Exploration& told);

}  // namespace nomos::graph
