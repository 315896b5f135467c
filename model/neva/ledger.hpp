// The ledger of Neva Checkers: one entry for every sentence of the source, in our words.
#pragma once

#include <span>
#include <vector>

#include "model/core/ledger.hpp"

namespace nomos::neva {

std::span<const LedgerEntry> ledger();
// Its parts, in reading order.
std::vector<LedgerEntry> ledger_of_rules();
std::vector<LedgerEntry> ledger_of_game();
std::vector<LedgerEntry> ledger_of_history();

}  // namespace nomos::neva
