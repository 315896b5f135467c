#include "analysis/store/questions.hpp"

#include "analysis/store/findings.hpp"
#include "checkers/store/value.hpp"

namespace nomos {

Questionnaire questions_about(std::string_view ruleset, const Options& options, store::Store* store) {
    return store::kept_value(store, store::query_for(std::string(ruleset) + ".questions", options),
                             [&] { return questions_about(ruleset, options); });
}

}  // namespace nomos
