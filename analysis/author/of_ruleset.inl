// What games_here.cpp lists, in the namespace of a ruleset.
Questionnaire questions_about(const Options& options) { return questions::questions_of<Game>(options); }
std::string words_of_move(std::string_view position, std::string_view move) {
    return questions::words_of<Game>(position, move);
}
