// The file of answers: SQLite, so that several processes may use it at once and a kill at any time leaves it whole.
//
// Each answer says at which use from now it is asked again (`left`). A new one gets one of 1 to kRound, the one for
// which those there take the least time: so each run asks about as much again as any other, and each answer is asked
// again within kRound uses of it, whichever part of the checks is run.
#pragma once

#include <map>
#include <optional>

#include "checkers/store/key.hpp"
#include "checkers/store/sqlite.hpp"
#include "model/smt/question.hpp"

namespace nomos::store {

inline constexpr int kRound = 30;
inline constexpr const char* kFileName = "answers.sqlite";

struct Kept {
    std::string value;
    double seconds = 0;   // what asking it took
    bool is_due = false;  // ask it again this time
};
// A question that was refuted, or given up, and how many uses from now it is asked again.
enum class Found { refuted, given_up };
struct KnownQuestion {
    smt::QuestionHash hash;
    int left = 0;
};
struct LastRun {
    std::int64_t asked = 0, kept = 0, again = 0;  // answers that were asked for; those kept, and asked again though
    std::int64_t spared = 0;                      // questions that the solver was not asked, being known before
};
struct Overview {
    std::map<std::string, std::int64_t> answers;  // by ruleset
    std::int64_t refuted = 0, given_up = 0;       // questions
    LastRun last;
};

class File {
public:
    // Of a folder, made where it is not there. A file that is damaged, or not ours, is replaced, and `said` is told.
    // Throws Trouble where the folder cannot be used.
    static std::unique_ptr<File> open(const std::filesystem::path& folder, std::string& said);

    // All may throw Trouble.
    void begin_run();
    // The answer to a question, and one use of it fewer is left; nothing where none is kept or it is damaged.
    std::optional<Kept> use(const Query& query);
    void put(const Query& query, const std::string& value, double seconds);
    void drop(const Query& query);
    // What the question will take, as far as is known; nothing of one never asked.
    std::optional<double> expected(const Query& query);
    void took(const Query& query, double seconds);
    std::vector<KnownQuestion> questions(Found found);
    void put_question(Found found, const KnownQuestion& one);
    void use_question(Found found, const smt::QuestionHash& hash);  // one use of it fewer is left
    void drop_question(Found found, const smt::QuestionHash& hash);
    void forget_answers();
    // Those that no run has used for longest go where there are too many.
    void trim_questions();
    void end_run(const LastRun& run);
    Overview overview();
    void clear();

private:
    // Shared while the file is used: nobody replaces it meanwhile.
    struct Unlock {
        void operator()(const int* lock) const;
    };
    using Lock = std::unique_ptr<const int, Unlock>;

    File(Lock lock, const std::filesystem::path& path);
    static Lock locked(const std::filesystem::path& folder);
    int slot_of(const Query& query);

    Lock lock_;  // given back after the database is closed
    Database database_;
};

}  // namespace nomos::store
