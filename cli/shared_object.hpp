// What a shared object that is loaded offers, by name.
#pragma once

#include <dlfcn.h>

namespace nomos::cli {

// nullptr where it has none of that name.
template <class Function>
Function* function_of(void* opened, const char* name) {
    return reinterpret_cast<Function*>(dlsym(opened, name));
}

}  // namespace nomos::cli
