// The steps of a DRAT proof, read one after the other.
//
// In text form a line a step: literals and 0; "d" before them takes the clause away. In binary form, which CaDiCaL
// writes unless it is told not to, "a" or "d", then the literals, then a zero byte; literal v is written as the number
// 2 v, -v as 2 v + 1, seven bits a byte, the lowest first, the highest bit set but in the last byte. A binary step ends
// with a zero byte and no text has one: that tells the two apart.
#pragma once

#include <memory>
#include <optional>

#include "checkers/certify/formula.hpp"

namespace nomos::certify {

struct Step {
    bool deletes = false;
    Clause clause;  // as it is written: the first literal is the one that RAT is tried on
};

class Proof {
public:
    explicit Proof(std::string_view bytes);
    ~Proof();

    // The next step; none at the end. Malformed where the file is no proof, or stops in the middle of a step.
    std::optional<Step> next();
    // Where the last step stands: "line 3", or "step 3 (byte 17)" of a binary proof.
    std::string place() const;

    class Reader;

private:
    std::unique_ptr<Reader> reader_;
};

}  // namespace nomos::certify
