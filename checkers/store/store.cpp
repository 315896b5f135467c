#include "checkers/store/store.hpp"

#include <chrono>

#include "checkers/store/wording.hpp"
#include "model/core/stop.hpp"

namespace nomos::store {
namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}
bool is_taken(const Store::Take& take, const Kept& kept) try { return take(kept); } catch (const std::exception&) {
    return false;
}

}  // namespace

std::unique_ptr<Store> Store::open(const std::filesystem::path& folder, Tell tell) try {
    std::string said;
    auto file = File::open(folder, said);
    if (!said.empty()) tell(said);
    file->begin_run();
    return std::unique_ptr<Store>(new Store(std::move(file), std::move(tell)));
} catch (const Trouble& trouble) {
    tell("no answers are kept in " + folder.string() + ": " + trouble.what());
    return nullptr;
}
Store::Store(std::unique_ptr<File> file, Tell tell) : file_(std::move(file)), tell_(std::move(tell)) {
    refutations_ = std::make_unique<KeptRefutations>([this](const auto& what) { with_file(what); },
                                                     [this] { forget_after_fault(); });
    smt::use_refutations(refutations_.get());
}
Store::~Store() {
    smt::use_refutations(nullptr);
    run_.spared = refutations_->spared();
    with_file([&](File& file) { file.trim_questions(), file.end_run(run_); });
}

void Store::with_file(const std::function<void(File&)>& what) {
    const std::lock_guard lock(speaking_);
    if (!file_) return;
    try {
        what(*file_);
    } catch (const Trouble& trouble) {
        tell_(std::string("no more answers are kept in this run: ") + trouble.what());
        file_.reset();
    }
}
void Store::tell(const std::string& line) {
    const std::lock_guard lock(speaking_);
    tell_(line);
}
// Which answers rest on the question nobody has written down, those that are still being asked for included.
void Store::forget_after_fault() {
    may_keep_ = false;
    with_file([](File& file) { file.forget_answers(); });
    tell(
        "fault: a question that the solver refuted in an earlier run has an example now; all answers are forgotten, "
        "since some may rest on it: run again. Please report this.");
    const std::lock_guard lock(speaking_);
    contradictions_.emplace_back("a question of the solver");
}
void Store::tell_contradiction(const std::string& id) {
    tell("fault: " + id +
         " was asked again and came out otherwise than kept; the new answer is used. Please report this.");
    const std::lock_guard lock(speaking_);
    contradictions_.push_back(id);
}
void Store::count(const std::string& id, bool kept, bool again) {
    const std::lock_guard lock(speaking_);
    ++run_.asked, run_.kept += kept ? 1 : 0, run_.again += again ? 1 : 0;
    if (kept) kept_.insert(id);
}

std::optional<Kept> Store::use(const Query& query) {
    std::optional<Kept> kept;
    with_file([&](File& file) { kept = file.use(query); });
    if (!kept) return kept;
    auto in_words = wording_of(query.ruleset, query.rests_on).worded(kept->value);
    if (!in_words) return {};
    kept->value = std::move(*in_words);
    return kept;
}
void Store::keep(const Query& query, const std::optional<std::string>& fresh, double seconds) {
    with_file([&](File& file) {
        file.took(query, seconds);
        // Words of a table that the answer does not rest on: they would not follow what that table says.
        const std::string pointed = fresh ? wording_of(query.ruleset, query.rests_on).pointed(*fresh) : "";
        if (fresh && may_keep_ && !wording_of(query.ruleset).has_wording(pointed))
            file.put(query, pointed, seconds);
        else
            file.drop(query);
    });
}

void Store::answer(const Query& query, const Ask& ask, const Take& take) {
    std::optional<Kept> kept = use(query);
    if (kept && !kept->is_due) {
        if (is_taken(take, *kept)) return count(query.id, true, false);
        tell("the answer kept of " + query.id + " cannot be read, or not be played; it is asked again");
        kept.reset();
    }
    const auto start = std::chrono::steady_clock::now();
    const std::size_t before = smt::ended_by_the_clock();
    std::optional<std::string> fresh;
    {
        std::optional<smt::AskAfresh> afresh;
        if (kept) afresh.emplace();
        fresh = ask();
    }
    const double seconds = seconds_since(start);
    if (stop_is_wanted()) return;
    if (smt::ended_by_the_clock() != before) {  // says nothing against an answer that was found in time
        if (kept && is_taken(take, *kept)) count(query.id, true, true);
        return;
    }
    if (kept && fresh != kept->value) tell_contradiction(query.id);
    keep(query, fresh, seconds);
    count(query.id, false, kept.has_value());
}

void Store::plan(const std::vector<Query>& queries) {
    with_file([&](File& file) {
        for (const Query& query : queries)
            if (const auto seconds = file.expected(query)) forecast_[query.id] = *seconds;
    });
}
Forecast Store::forecast() const { return forecast_; }
bool Store::is_kept(const std::string& id) const {
    const std::lock_guard lock(speaking_);
    return kept_.contains(id);
}
std::vector<std::string> Store::contradictions() const {
    const std::lock_guard lock(speaking_);
    return contradictions_;
}

void answer(Store* store, const Query& query, const Store::Ask& ask, const Store::Take& take) {
    if (store)
        store->answer(query, ask, take);
    else
        ask();
}

}  // namespace nomos::store
