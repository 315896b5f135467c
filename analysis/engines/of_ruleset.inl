// What engines_here.cpp lists, in the namespace of a ruleset. Nobody else names the type (as in analysis/fuzz).
namespace {
struct Shared : Game {};
}  // namespace
const engines::Library& engine_library() {
    static const engines::LibraryOf<Shared> instance;
    return instance;
}
