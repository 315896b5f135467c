// Claims about a whole board, refuted part by part.
//
// That two encodings say the same of every cell fails in some cell: one "or" over the board. What a cell looks at is
// small, and what is known of just these bits mostly refutes it there; a solver that is asked of all cells at once
// has the well-formedness of the whole board to find its way through. And what is asked of one cell is what is asked
// of the next with every bit called otherwise: such a part is known by its shape, and asked once.
//
// Sound in one direction: a part is refuted from less than is known, and what looks at too much is taken for a
// variable. True: the claim cannot hold together with what is known. False: nothing is known; ask the whole.
#pragma once

#include <memory>
#include <vector>

#include "model/smt/session.hpp"

namespace nomos::smt {

// One for all questions of a session: what was read is not read again, nor a shape asked again.
class PartByPart {
public:
    explicit PartByPart(Session& session);
    ~PartByPart();
    bool refuted(const Bit& claim, const std::vector<Bit>& known);

private:
    class Proof;
    std::unique_ptr<Proof> proof_;
};

}  // namespace nomos::smt
