// What the board on a page asks the executable rules, and what they answer: texts in, JSON out.
//
// A request is a verb and then fields, one a line, each a word, a blank and its value:
//   readings                    every reading with its options, what is settled before a game, the set-up
//   at                          a position: whose turn it is, the drawing, every legal move and what comes of it
//   move                        one move in a position: the position and drawing after it, or the clauses against it
//
//   reading KEY=VALUE   set KEY=VALUE   field NAME=VALUE   steps -       what is played with
//   position TEXT       move TEXT       before TEXT                      `before`: earlier positions, oldest first
//
// Texts that cannot be read throw, as Table does.
#pragma once

#include <string>
#include <string_view>

#include "model/core/registry.hpp"

namespace nomos::player {

std::string answer(const AnyRuleset& ruleset, std::string_view request);

}  // namespace nomos::player
