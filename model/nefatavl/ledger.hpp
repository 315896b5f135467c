// The ledger of Nefatavl: one entry for every sentence of the source, in our words.
#pragma once

#include <span>

#include "model/core/ledger.hpp"

namespace nomos::nefatavl {

std::span<const LedgerEntry> ledger();

}  // namespace nomos::nefatavl
