// Requirements as one Boolean circuit: what Z3's own simplifier and bit blaster make of them, in
// arrays that can be walked quickly.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "model/smt/term.hpp"

namespace nomos::smt {

// Nodes by number; the parts of a node have lower numbers than it. Node 0 is true, 1 is false.
struct Circuit {
    enum class Op : unsigned char { constant, variable, negation, all_of, any_of, same, choice };
    struct Node {
        Op op;
        int first_part, parts;  // of `part`
    };
    std::vector<Node> nodes;
    std::vector<int> part;
    std::vector<int> required;  // nodes that are all to hold
    std::vector<int> claimed;   // ... and those that the claim has become
    // Of a bit of a word, where it is in it; of any other node, the least place in it.
    static constexpr int kNoPlace = 1 << 20;
    std::vector<int> place;
    int claim = -1;          // the variable that says: the claim is made; -1: it has come to nothing
    bool understood = true;  // false: something in it is no Boolean operation; nothing may be read off

    Op op(int node) const { return nodes[static_cast<std::size_t>(node)].op; }
    std::span<const int> parts(int node) const {
        const Node& n = nodes[static_cast<std::size_t>(node)];
        return {part.data() + n.first_part, static_cast<std::size_t>(n.parts)};
    }
};

// What of the claim is left once the given are known stands in `claimed`.
Circuit circuit_of(z3::context& context, const Bit& claim, const std::vector<Bit>& given);

}  // namespace nomos::smt
