// Short texts in as many columns as a width takes.
#pragma once

#include <span>
#include <string>

namespace nomos {

std::string in_columns(std::span<const std::string> texts, int width);

}  // namespace nomos
