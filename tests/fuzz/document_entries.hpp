// Every document that Nomos reads back, read: what it wrote itself, or another program did, may come back cut off or
// changed. Whatever the text, it is understood or refused with an error that a user is told; anything else escapes and
// is a fault.
#pragma once

#include <filesystem>
#include <fstream>

#include "analysis/examination/sheet.hpp"
#include "checkers/certify/checker.hpp"
#include "checkers/certify/recipe.hpp"
#include "reports/accepting.hpp"
#include "reports/answers/read_answers.hpp"
#include "reports/certificate_file.hpp"
#include "reports/corpus_lines.hpp"
#include "reports/grade_file.hpp"
#include "reports/replayed.hpp"
#include "reports/soak_file.hpp"
#include "tests/fuzz/text_entries.hpp"

namespace nomos::fuzz_test {

inline void read_as_every_document(const std::string& text) {
    refused_or([&] { soak_from(text, "soak.json"); });
    refused_or([&] { grades_from(text, "grade.json"); });
    refused_or([&] { certificate_from(text, "nefatavl", "certificate.json"); });
    refused_or([&] { read_corpus(text, "corpus.jsonl", "nefatavl"); });
    refused_or([&] { known_findings(text, "findings.json"); });
    refused_or([&] { read_answers("nefatavl", text, "answers.toml"); });
    refused_or([&] { sheet_in(text, "shard.json"); });
}
// ... and what second solvers were asked and said.
inline void read_as_every_proof(const std::string& text) {
    const auto malformed_or = [](const auto& read) {
        try {
            read();
        } catch (const certify::Malformed&) {
        }
    };
    malformed_or([&] { certify::judge_files(text, "0\n"); });
    malformed_or([&] { certify::judge_files("p cnf 2 3\n1 2 0\n-1 0\n-2 0\n", text); });
    malformed_or([&] { certify::read_recipe(text); });
    malformed_or([&] { certify::read_samples(text); });
}
// A folder that the text is the findings or the results of.
inline void read_as_a_report(const std::string& text, const std::filesystem::path& folder) {
    const auto write = [&](const char* name, const std::string& what) {
        std::ofstream(folder / name, std::ios::binary) << what;
    };
    write("findings.json", text), write("results.json", R"({"checks":[],"summary":{}})");
    refused_or([&] { replay_report(folder); });
    write("findings.json", R"({"findings":[]})"), write("results.json", text);
    refused_or([&] { replay_report(folder); });
}

}  // namespace nomos::fuzz_test
