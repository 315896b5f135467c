// Where drawings of the same board under several answers are not alike.
#pragma once

#include <compare>
#include <vector>

#include "model/core/picture.hpp"

namespace nomos {

struct Finding;
struct Question;

struct BoardCell {
    int column = 0, row = 0;
    auto operator<=>(const BoardCell&) const = default;
};

// The cells on which not all have the same pieces with the same marks, in order. A picture without cells is of an
// answer that draws nothing, and says nothing; of fewer than two others none.
std::vector<BoardCell> parting_cells(const std::vector<const Picture*>& pictures);
// Of the boards of a finding's sides, and of a question's answers.
std::vector<BoardCell> parting_of(const Finding& finding);
std::vector<BoardCell> parting_of(const Question& question);

}  // namespace nomos
