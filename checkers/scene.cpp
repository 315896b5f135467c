#include "checkers/scene.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>

#include "model/core/digits.hpp"
#include "model/core/error.hpp"

namespace nomos {

CheckTask task_of(const RulesetInfo& ruleset, const std::string& id, CheckKind kind, const Asked& asked, Method method,
                  const std::vector<std::string>& clauses, const CheckBody& body) {
    const auto run = [=, &ruleset](const Options& options) {
        const auto start = std::chrono::steady_clock::now();
        CheckResult r;
        r.id = id, r.ruleset = ruleset.id, r.kind = kind, r.method = method;
        r.question = question_of(asked), r.asked = asked, r.clauses = clauses;
        // Laws and readings are asked of positions with the invariants, which are proved by themselves; a twin looks
        // for steps that no rule has made.
        const bool is_of_all = kind == CheckKind::conformance || id.ends_with(".non-vacuous");
        r.scope = {std::string(ruleset.board) +
                       (is_of_all ? ", every well-formed position" : ", every position with the invariants"),
                   "all " + in_groups(reading_sets(ruleset.readings)) + " reading sets", ""};
        body(options, r);
        r.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        return r;
    };
    return {id, kind, question_of(asked), run};
}

void dump_beside(const Options& options, const std::string& file, const std::string& text) {
    if (options.smtlib_dir.empty()) return;
    // Aside, then renamed: half a question would be another one.
    const auto path = std::filesystem::path(options.smtlib_dir) / file,
               draft = std::filesystem::path(path.string() + ".new");
    std::ofstream out(draft, std::ios::binary);
    out << text;
    out.close();
    std::error_code problem;
    if (out) std::filesystem::rename(draft, path, problem);
    if (!out || problem) throw FileError("write", path.string(), "is the folder there and writable?");
}
void dump_smtlib(smt::Session& session, const Options& options, const std::string& id, const smt::Bit& question) {
    if (!options.smtlib_dir.empty()) dump_beside(options, id + ".smt2", session.smtlib(question));
}
void dump_refuted(smt::Session& session, const Options& options, const std::string& id,
                  const std::vector<smt::Bit>& requirements) {
    if (!options.smtlib_dir.empty()) dump_beside(options, id + ".smt2", session.smtlib_of_refuted(requirements));
}

}  // namespace nomos
