// Exploring as it is seen while it goes on: on a terminal how far it is, now; elsewhere a line on standard error where
// nothing would be heard for long: when twice as many positions have been found, when another stage begins, and in that
// when another tenth is done. When is counted, not timed.
#pragma once

#include "analysis/graph/progress.hpp"
#include "cli/live_line.hpp"

namespace nomos::cli {

class ExploreProgress {
public:
    explicit ExploreProgress(bool speaks);
    ~ExploreProgress() { wipe(); }
    ExploreProgress(const ExploreProgress&) = delete;
    ExploreProgress& operator=(const ExploreProgress&) = delete;

    void show(const graph::Progress& progress);
    void wipe() const { line_.wipe(); }  // before something else is printed

private:
    bool is_news(const graph::Progress& progress);

    const bool speaks_;
    const LiveLine line_;
    graph::Stage stage_ = graph::Stage::searching;
    std::uint64_t next_positions_, tenths_ = 0;
    int next_round_ = 1;
};

}  // namespace nomos::cli
