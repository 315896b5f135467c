// The line of standard error that tells how far the work is, written over and over; nothing where nobody watches.
#pragma once

#include <string_view>

namespace nomos::cli {

inline constexpr std::string_view kWipe = "\r\x1b[K";  // to the line's beginning, and all of it gone

// Is standard error a terminal that can write a line over?
bool progress_is_wanted();

class LiveLine {
public:
    explicit LiveLine(bool wanted = true) : live_(wanted && progress_is_wanted()) {}
    bool is_live() const { return live_; }
    // Without a line end, and short enough for one line.
    void show(std::string_view text) const;
    void wipe() const { show({}); }

private:
    bool live_;
};

}  // namespace nomos::cli
