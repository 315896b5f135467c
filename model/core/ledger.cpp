#include "model/core/ledger.hpp"

#include <algorithm>
#include <unordered_map>

namespace nomos {
namespace {

// The longest common subsequence of two lists of fingerprints, as the longest chain of matching
// pairs that rises in both (Hunt and Szymanski 1977). Each sentence of the copy costs a look-up
// and, where it matches, a binary search: a copy may be megabytes of junk, and the quadratic
// table of Wagner and Fischer (1974) would not stand that. A fingerprint that a ledger holds k
// times costs k searches; a ledger is ours, so k is small.
class Alignment {
public:
    Alignment(std::span<const LedgerEntry> ledger, std::span<const Sentence> copy) {
        std::unordered_map<std::uint64_t, std::vector<std::size_t>> places;
        for (std::size_t i = ledger.size(); i-- > 0;) places[ledger[i].fingerprint].push_back(i);
        for (std::size_t j = 0; j < copy.size(); ++j)
            if (const auto found = places.find(copy[j].fingerprint); found != places.end())
                for (std::size_t i : found->second) extend(i, j);  // descending: one match a sentence
    }

    struct Pair {
        std::size_t entry, sentence;
    };
    std::vector<Pair> pairs() const {
        std::vector<Pair> chain;
        for (std::size_t link = ends_.empty() ? kNone : ends_.back(); link != kNone; link = links_[link].previous)
            chain.push_back(links_[link].pair);
        std::reverse(chain.begin(), chain.end());
        return chain;
    }

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    struct Link {
        Pair pair;
        std::size_t previous;
    };

    // ends_[k] is the chain of k + 1 pairs that ends at the earliest entry.
    void extend(std::size_t entry, std::size_t sentence) {
        const auto at = std::lower_bound(ends_.begin(), ends_.end(), entry,
                                         [&](std::size_t link, std::size_t e) { return links_[link].pair.entry < e; });
        if (at != ends_.end() && links_[*at].pair.entry == entry) return;
        links_.push_back({{entry, sentence}, at == ends_.begin() ? kNone : *(at - 1)});
        if (at == ends_.end())
            ends_.push_back(links_.size() - 1);
        else
            *at = links_.size() - 1;
    }

    std::vector<Link> links_;
    std::vector<std::size_t> ends_;
};

}  // namespace

std::vector<int> sentences_for(std::span<const LedgerEntry> ledger, std::string_view id) {
    std::vector<int> numbers;
    for (const LedgerEntry& e : ledger)
        if (std::find(e.supports.begin(), e.supports.end(), id) != e.supports.end()) numbers.push_back(e.number);
    return numbers;
}

std::vector<Drift> drift(std::span<const LedgerEntry> ledger, std::span<const Sentence> copy) {
    std::vector<Drift> found;
    std::size_t i = 0, j = 0;
    // What lies before the next matching pair: changed while both sides have some, then the rest.
    const auto up_to = [&](std::size_t entry, std::size_t sentence) {
        for (; i < entry && j < sentence; ++i, ++j)
            found.push_back({DriftKind::changed, ledger[i].number, static_cast<int>(j)});
        for (; i < entry; ++i) found.push_back({DriftKind::missing, ledger[i].number, -1});
        for (; j < sentence; ++j) found.push_back({DriftKind::added, 0, static_cast<int>(j)});
    };
    for (const auto& [entry, sentence] : Alignment(ledger, copy).pairs()) {
        up_to(entry, sentence);
        ++i, ++j;
    }
    up_to(ledger.size(), copy.size());
    return found;
}

}  // namespace nomos
