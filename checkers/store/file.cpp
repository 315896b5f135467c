#include "checkers/store/file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "checkers/store/sum.hpp"

namespace nomos::store {
namespace {

constexpr int kWaitMilliseconds = 10'000;
constexpr int kMostOfOneId = 8;             // answers to one question, of different sources or options
constexpr int kMostQuestions = 200'000;     // of either kind: some eight megabytes
constexpr std::int64_t kOurs = 0x4e6f6d73;  // "Noms"
constexpr const char* kMake =
    "PRAGMA application_id = 0x4e6f6d73;"
    "PRAGMA user_version = 1;"
    "CREATE TABLE answers(key TEXT PRIMARY KEY, ruleset TEXT, id TEXT, value TEXT, sum INTEGER, seconds REAL,"
    "                     left INTEGER, used INTEGER);"
    "CREATE INDEX by_id ON answers(id, used);"
    "CREATE INDEX by_ruleset ON answers(ruleset, left, seconds);"
    "CREATE TABLE took(id TEXT PRIMARY KEY, seconds REAL) WITHOUT ROWID;"
    "CREATE TABLE runs(number INTEGER, asked INTEGER, kept INTEGER, again INTEGER);"
    "INSERT INTO runs VALUES(0, 0, 0, 0);";
// What an older Nomos does not look at, so that both may use the file.
constexpr const char* kMakeMore =
    "CREATE TABLE IF NOT EXISTS refuted(high INTEGER, low INTEGER, left INTEGER, used INTEGER,"
    "                                   PRIMARY KEY(high, low)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS given_up(high INTEGER, low INTEGER, left INTEGER, used INTEGER,"
    "                                    PRIMARY KEY(high, low)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS spared(questions INTEGER)";

std::int64_t signed_sum(const std::string& value) { return static_cast<std::int64_t>(sum_of(value)); }

// Two processes that make it at once get in each other's way for a moment.
void log_ahead(Database& database) {
    constexpr int kTries = 200;
    for (int i = 1; database.text("PRAGMA journal_mode") != "wal"; ++i) try {
            database.run("PRAGMA journal_mode = WAL");
            if (i > 1) return;  // where the file system cannot have it, the older way is as safe
        } catch (const Trouble& trouble) {
            if (!trouble.is_busy() || i == kTries) throw;
            usleep(10'000);
        }
}
// A new file is given its tables, unless another process was sooner. False of one that is damaged or not ours.
bool make_usable(Database& database) {
    log_ahead(database);
    Transaction transaction(database);
    if (database.number("SELECT count(*) FROM sqlite_master") == 0) database.run(kMake);
    const bool ours = database.number("PRAGMA application_id") == kOurs &&
                      database.number("PRAGMA user_version") == 1 && database.text("PRAGMA quick_check(1)") == "ok";
    if (ours) database.run(kMakeMore);
    transaction.commit();
    return ours;
}
bool is_usable(const std::filesystem::path& path) try {
    Database database(path, kWaitMilliseconds);
    return make_usable(database);
} catch (const Trouble& trouble) {
    if (trouble.is_damage()) return false;
    throw;
}

// Only where nobody else uses it: SQLite's own files beside it belong to whoever has it open.
void remove_all(const std::filesystem::path& path, int lock) {
    if (flock(lock, LOCK_EX | LOCK_NB) != 0) throw Trouble(SQLITE_BUSY, "it is damaged and another process uses it");
    for (const char* end : {"", "-wal", "-shm", "-journal"}) {
        std::error_code problem;
        std::filesystem::remove_all(path.string() + end, problem);
        if (problem) throw Trouble(SQLITE_CANTOPEN, problem.message());
    }
}

}  // namespace

void File::Unlock::operator()(const int* lock) const {
    close(*lock);
    delete lock;
}
// The lock lies beside the file, never in its place: so that what is locked is not replaced.
File::Lock File::locked(const std::filesystem::path& folder) {
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) throw Trouble(SQLITE_CANTOPEN, problem.message());
    const int lock = ::open((folder / "answers.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (lock < 0) throw Trouble(SQLITE_CANTOPEN, std::strerror(errno));
    while (flock(lock, LOCK_SH) != 0 && errno == EINTR) continue;
    return Lock(new int(lock));
}
std::unique_ptr<File> File::open(const std::filesystem::path& folder, std::string& said) {
    Lock lock = locked(folder);
    const auto path = folder / kFileName;
    if (!is_usable(path)) {
        remove_all(path, *lock);
        if (!is_usable(path)) throw Trouble(SQLITE_CORRUPT, "a new file is damaged at once");
        flock(*lock, LOCK_SH);
        said = path.string() + " is damaged, or of another program or version: it is begun anew";
    }
    return std::unique_ptr<File>(new File(std::move(lock), path));
}
File::File(Lock lock, const std::filesystem::path& path) : lock_(std::move(lock)), database_(path, kWaitMilliseconds) {
    database_.run("PRAGMA synchronous = NORMAL");  // a kill costs nothing, a power cut the last answers at most
}

void File::begin_run() { database_.run("UPDATE runs SET number = number + 1"); }
void File::end_run(const LastRun& run) {
    Statement(database_, "UPDATE runs SET asked = ?, kept = ?, again = ?")
        .with(run.asked)
        .with(run.kept)
        .with(run.again)
        .next();
    Transaction transaction(database_);
    database_.run("DELETE FROM spared");
    Statement(database_, "INSERT INTO spared VALUES(?)").with(run.spared).next();
    transaction.commit();
}

namespace {
std::int64_t as_signed(std::uint64_t half) { return static_cast<std::int64_t>(half); }
std::string table_of(Found found) { return found == Found::refuted ? "refuted" : "given_up"; }

}  // namespace

std::vector<KnownQuestion> File::questions(Found found) {
    std::vector<KnownQuestion> all;
    Statement row(database_, "SELECT high, low, left FROM " + table_of(found));
    while (row.next())
        all.push_back({{static_cast<std::uint64_t>(row.number(0)), static_cast<std::uint64_t>(row.number(1))},
                       static_cast<int>(row.number(2))});
    return all;
}
void File::put_question(Found found, const KnownQuestion& one) {
    Statement(database_, "INSERT OR REPLACE INTO " + table_of(found) + " VALUES(?, ?, ?, (SELECT number FROM runs))")
        .with(as_signed(one.hash.high))
        .with(as_signed(one.hash.low))
        .with(std::int64_t{one.left})
        .next();
}
void File::drop_question(Found found, const smt::QuestionHash& hash) {
    Statement(database_, "DELETE FROM " + table_of(found) + " WHERE high = ? AND low = ?")
        .with(as_signed(hash.high))
        .with(as_signed(hash.low))
        .next();
}
void File::use_question(Found found, const smt::QuestionHash& hash) {
    Statement(database_, "UPDATE " + table_of(found) +
                             " SET left = max(left - 1, 0), used = (SELECT number FROM runs) "
                             "WHERE high = ? AND low = ?")
        .with(as_signed(hash.high))
        .with(as_signed(hash.low))
        .next();
}
void File::trim_questions() {
    for (const Found found : {Found::refuted, Found::given_up}) {
        const std::string table = table_of(found);
        Statement(database_, "DELETE FROM " + table + " WHERE (high, low) IN (SELECT high, low FROM " + table +
                                 " ORDER BY used DESC, high, low LIMIT -1 OFFSET ?)")
            .with(std::int64_t{kMostQuestions})
            .next();
    }
}
void File::forget_answers() { database_.run("DELETE FROM answers"); }

std::optional<Kept> File::use(const Query& query) {
    Transaction transaction(database_);
    Statement(database_, "UPDATE answers SET left = max(left - 1, 0), used = (SELECT number FROM runs) WHERE key = ?")
        .with(query.key)
        .next();
    std::optional<Kept> kept;
    {
        Statement row(database_, "SELECT value, seconds, left, sum FROM answers WHERE key = ?");
        row.with(query.key);
        if (row.next() && row.number(3) == signed_sum(row.text(0)))
            kept = Kept{row.text(0), row.real(1), row.number(2) == 0};
    }
    transaction.commit();
    return kept;
}

// The run to come in which the least is asked again so far; of such the last.
int File::slot_of(const Query& query) {
    std::array<double, kRound + 1> busy{};
    Statement row(database_, "SELECT left, sum(seconds) FROM answers WHERE ruleset = ? GROUP BY left");
    row.with(query.ruleset);
    while (row.next())
        if (const auto left = row.number(0); left > 0 && left <= kRound)
            busy[static_cast<std::size_t>(left)] = row.real(1);
    return kRound - static_cast<int>(std::min_element(busy.rbegin(), busy.rend() - 1) - busy.rbegin());
}
// One that was there and due keeps its place in the round.
void File::put(const Query& query, const std::string& value, double seconds) {
    Transaction transaction(database_);
    Statement known(database_, "SELECT 1 FROM answers WHERE key = ?");
    const std::int64_t left = known.with(query.key).next() ? kRound : slot_of(query);
    Statement(database_, "INSERT OR REPLACE INTO answers VALUES(?, ?, ?, ?, ?, ?, ?, (SELECT number FROM runs))")
        .with(query.key)
        .with(query.ruleset)
        .with(query.id)
        .with(value)
        .with(signed_sum(value))
        .with(seconds)
        .with(left)
        .next();
    Statement(database_,
              "DELETE FROM answers WHERE id = ?1 AND key NOT IN "
              "(SELECT key FROM answers WHERE id = ?1 ORDER BY used DESC, key LIMIT ?2)")
        .with(query.id)
        .with(std::int64_t{kMostOfOneId})
        .next();
    transaction.commit();
}
void File::drop(const Query& query) {
    Statement(database_, "DELETE FROM answers WHERE key = ?").with(query.key).next();
}

std::optional<double> File::expected(const Query& query) {
    Statement kept(database_, "SELECT left FROM answers WHERE key = ?");
    if (kept.with(query.key).next() && kept.number(0) > 1) return 0;
    Statement before(database_, "SELECT seconds FROM took WHERE id = ?");
    if (before.with(query.id).next()) return before.real(0);
    return {};
}
void File::took(const Query& query, double seconds) {
    Statement(database_, "INSERT OR REPLACE INTO took VALUES(?, ?)").with(query.id).with(seconds).next();
}

Overview File::overview() {
    Overview all;
    Statement row(database_, "SELECT ruleset, count(*) FROM answers GROUP BY ruleset ORDER BY ruleset");
    while (row.next()) all.answers[row.text(0)] = row.number(1);
    all.refuted = database_.number("SELECT count(*) FROM refuted");
    all.given_up = database_.number("SELECT count(*) FROM given_up");
    Statement last(database_, "SELECT asked, kept, again, (SELECT max(questions) FROM spared) FROM runs");
    if (last.next()) all.last = {last.number(0), last.number(1), last.number(2), last.number(3)};
    return all;
}
void File::clear() {
    Transaction transaction(database_);
    database_.run(
        "DELETE FROM answers; DELETE FROM took; DELETE FROM refuted; DELETE FROM given_up; "
        "DELETE FROM spared;"
        "UPDATE runs SET asked = 0, kept = 0, again = 0");
    transaction.commit();
    database_.run("VACUUM");
}

}  // namespace nomos::store
