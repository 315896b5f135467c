// The ledger of Nerva: one entry for every sentence of the source, in our words.
#pragma once

#include <span>

#include "model/core/ledger.hpp"

namespace nomos::nerva {

std::span<const LedgerEntry> ledger();

}  // namespace nomos::nerva
