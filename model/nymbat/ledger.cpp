#include "model/nymbat/ledger.hpp"

namespace nomos::nymbat {

std::span<const LedgerEntry> ledger() {
    static const auto table = [] {
        auto all = ledger_of_turns();
        for (const auto& part : {ledger_of_fights(), ledger_of_remarks()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

}  // namespace nomos::nymbat
