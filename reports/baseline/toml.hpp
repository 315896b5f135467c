// The TOML library as nomos includes it. It asserts what a broken file can bring about, and throws on it right
// after: without NDEBUG that would be an abort.
#pragma once

#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.h>
