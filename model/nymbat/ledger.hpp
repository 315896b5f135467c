// The ledger of Nymbat: one entry for every sentence of the source, in our words.
#pragma once

#include <span>
#include <vector>

#include "model/core/ledger.hpp"

namespace nomos::nymbat {

std::span<const LedgerEntry> ledger();
// Its three parts, in reading order.
std::vector<LedgerEntry> ledger_of_turns();
std::vector<LedgerEntry> ledger_of_fights();
std::vector<LedgerEntry> ledger_of_remarks();

}  // namespace nomos::nymbat
