// What engines.cpp lists, in the namespace of a ruleset.
const engines::Library& engine_library() {
    static const engines::LibraryOf<Game> instance;
    return instance;
}
