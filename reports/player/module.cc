// The executable rules as a WebAssembly module with one question: reports/player/answer.hpp. Built once a ruleset by
// cmake/player.cmake, for the pages only; the program itself does not contain it.
//
// There is no unwinding in this module: a throw ends the call at once, in the host, with the message. What was being
// built is left behind, so the host puts the stack pointer back and, after many errors, may start a new instance.
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <string>
#include <typeinfo>

#include "model/core/error.hpp"
#include "reports/player/answer.hpp"

using namespace nomos;

extern "C" {

__attribute__((noreturn, import_module("page"), import_name("failed"))) void page_failed(const char* message);

void* __cxa_allocate_exception(std::size_t bytes) { return std::malloc(bytes); }
void __cxa_free_exception(void* thrown) { std::free(thrown); }
// Everything that the rules and the standard library throw begins with its std::exception.
__attribute__((noreturn)) void __cxa_throw(void* thrown, std::type_info*, void (*)(void*)) {
    page_failed(static_cast<const std::exception*>(thrown)->what());
}

__attribute__((export_name("allocate"))) char* allocate(std::size_t bytes) {
    return static_cast<char*>(std::malloc(bytes));
}
// Ends with a zero; stays until the next call. The request, from allocate(), is given back.
__attribute__((export_name("answer"))) const char* answer_to(char* request) {
    static std::string last;
    last = player::answer(*rulesets().front(), request);
    std::free(request);
    return last.c_str();
}
}
