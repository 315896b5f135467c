#include "model/neva/ledger.hpp"

namespace nomos::neva {

std::span<const LedgerEntry> ledger() {
    static const auto table = [] {
        auto all = ledger_of_rules();
        for (const auto& part : {ledger_of_game(), ledger_of_history()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

}  // namespace nomos::neva
