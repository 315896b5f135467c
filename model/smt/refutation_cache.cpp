// Questions that have been refuted: looked up, remembered (forms.hpp).
#include <algorithm>

#include "model/smt/forms.hpp"
#include "model/smt/forms_reader.hpp"

namespace nomos::smt {

class RefutationCache::Reader : public FormsReader {
public:
    using FormsReader::FormsReader;
};

bool RefutedForms::settle(const Question& q) {
    return known_.contains(q) ||
           std::ranges::any_of(known_, [&](const Question& less) { return std::ranges::includes(q, less); });
}
void RefutedForms::add(Question q) { known_.insert(std::move(q)); }

RefutationCache::RefutationCache(Session& session, RefutedForms& refuted, const std::vector<Renaming>& renamings)
    : refuted_(refuted) {
    for (const Renaming& renaming : renamings)
        readers_.push_back(std::make_unique<Reader>(session, refuted.forms, renaming));
}
RefutationCache::~RefutationCache() = default;

bool RefutationCache::is_known(const std::vector<Bit>& requirements) {
    const std::lock_guard lock(refuted_.in_use);
    return std::ranges::any_of(readers_, [&](const auto& reader) {
        const auto question = reader->read(requirements);
        return question && refuted_.settle(*question);
    });
}
void RefutationCache::remember(const std::vector<Bit>& requirements) {
    if (readers_.empty()) return;
    const std::lock_guard lock(refuted_.in_use);
    if (auto question = readers_.front()->read(requirements)) refuted_.add(std::move(*question));
}

}  // namespace nomos::smt
