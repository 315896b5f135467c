#include "reports/columns.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace nomos {

std::string in_columns(std::span<const std::string> texts, int width) {
    std::size_t widest = 1;
    for (const auto& one : texts) widest = std::max(widest, one.size());
    const std::size_t across = std::max<std::size_t>(1, static_cast<std::size_t>(width - 2) / (widest + 2));
    std::string text;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const bool last = (i + 1) % across == 0 || i + 1 == texts.size();
        text += (i % across == 0 ? "  " : "") + (last ? texts[i] + "\n" : fmt::format("{:<{}}", texts[i], widest + 2));
    }
    return text;
}

}  // namespace nomos
