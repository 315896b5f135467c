// The store of answers: what was asked before, by the same program of the same sources with the same options, need not
// be asked again.
//
// Nothing in it is believed for ever: about one answer of thirty is asked afresh in each run, and an answer that comes
// out otherwise than kept is a fault that is told. Only decided answers are kept, and none that the clock touched.
//
// As long as it is open, all that asks a solver in this program uses the refutations that are kept beside the answers;
// the thread that asks for an answer that has its turn does not.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <set>

#include "checkers/store/refutations.hpp"

namespace nomos::store {

// Where a line for the user goes.
using Tell = std::function<void(const std::string&)>;
using Forecast = std::map<std::string, double>;  // seconds, by id

class Store {
public:
    // nullptr, and one line told, where the folder cannot be used.
    static std::unique_ptr<Store> open(const std::filesystem::path& folder, Tell tell);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    // Either `take` gets the answer that is kept, or `ask` gives it; both leave it where it is wanted. `ask` returns
    // nothing when it may not be kept; `take` returns false, or throws, when what it gets is no such answer, and leaves
    // nothing then. Any number of threads.
    using Ask = std::function<std::optional<std::string>()>;
    using Take = std::function<bool(const Kept&)>;
    void answer(const Query& query, const Ask& ask, const Take& take);

    // What questions that are to be asked will take; those not known are left out.
    void plan(const std::vector<Query>& queries);
    Forecast forecast() const;
    // Was this one taken from the store?
    bool is_kept(const std::string& id) const;
    // Ids of answers that came out otherwise than kept.
    std::vector<std::string> contradictions() const;

private:
    Store(std::unique_ptr<File> file, Tell tell);
    // Does it with the file, as long as there is one: what goes wrong with it costs the store, never an answer.
    void with_file(const std::function<void(File&)>& what);
    std::optional<Kept> use(const Query& query);
    void keep(const Query& query, const std::optional<std::string>& fresh, double seconds);
    void tell(const std::string& line);
    void tell_contradiction(const std::string& id);
    void forget_after_fault();
    void count(const std::string& id, bool kept, bool again);

    mutable std::mutex speaking_;
    std::unique_ptr<File> file_;
    Tell tell_;
    Forecast forecast_;
    LastRun run_;
    std::set<std::string> kept_;
    std::vector<std::string> contradictions_;
    std::unique_ptr<KeptRefutations> refutations_;
    std::atomic<bool> may_keep_ = true;  // nothing that was refuted before has had an example in this run
};

// The same with a store or without.
void answer(Store* store, const Query& query, const Store::Ask& ask, const Store::Take& take);

}  // namespace nomos::store
