// The ledger of Nika: one entry for every sentence of the source, in our words.
#pragma once

#include <span>

#include "model/core/ledger.hpp"

namespace nomos::nika {

std::span<const LedgerEntry> ledger();

}  // namespace nomos::nika
