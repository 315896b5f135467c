// The case that a finding shows, played out under an option that need not be one of the two that are drawn.
#pragma once

#include <memory>
#include <string>

#include "analysis/findings/finding.hpp"
#include "model/core/registry.hpp"

namespace nomos {

// What the case of a finding is played with under an option of its reading.
TableChoice choice_of_case(const Finding& finding, const std::string& option);
std::unique_ptr<Table> table_of_case(const Finding& finding, const std::string& option);

// The moves that are shown, as far as they are allowed under an option: none where the game is over before them.
struct PlayedOut {
    Consequence consequence;
    std::string end;
    Picture picture;

    bool comes_out_as(const PlayedOut& other) const;
};
// Throws UnknownName where this program plays another state of the text, and a UserError where it cannot read the case.
PlayedOut played_out(const Finding& finding, const std::string& option);
// As a side that is drawn, so that it is told as these are.
Side as_side(const std::string& option, const PlayedOut& out);

}  // namespace nomos
