// nomos new: a ruleset of one's own to begin with, in a folder of its own.
#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <optional>

#include "cli/starter.hpp"
#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "reports/words.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

namespace fs = std::filesystem;

struct NewVerb {
    Common common;
    std::string name, board = "5x5", pieces = "white,black", out;
    std::optional<int> directions;
    bool hexes = false, points = false;
};

// All of it or nothing: written into a folder beside, which then gets its name.
void write_project(const fs::path& folder, const std::map<std::string, std::string>& files) {
    std::error_code error;
    if (fs::exists(folder, error) && !(fs::is_directory(folder, error) && fs::is_empty(folder, error)))
        throw UsageError(fmt::format("{} is there already", folder.string()),
                         "--out DIR names a folder that is empty, or not there");
    const fs::path whole = fs::absolute(folder).lexically_normal();
    const fs::path aside =
        (whole.has_filename() ? whole : whole.parent_path()).string() + ".new-" + std::to_string(getpid());
    try {
        for (const auto& [name, text] : files) {
            const fs::path path = aside / name;
            fs::create_directories(path.parent_path());
            write_file(path, text);
        }
        fs::remove(whole, error);  // if it is there, it is empty
        fs::rename(aside, whole);
    } catch (const fs::filesystem_error& refused) {
        fs::remove_all(aside, error);
        throw FileError("write", folder.string(), refused.code().message());
    } catch (...) {
        fs::remove_all(aside, error);
        throw;
    }
}

std::string told(const NewVerb& verb, const NewProject& project, const std::string& folder, std::size_t files) {
    return fmt::format(
        "{0}: {1} for {2}\n\n"
        "{8} put stones on a board of {3}x{4} {7}; {5} in a row win. Build it, look at it, and then\n"
        "put your rules in the place of these, one at a time (docs/add-a-ruleset.md):\n\n"
        "  cd {0}\n"
        "  cmake -B build\n"
        "  cmake --build build -j2\n"
        "  build/nomos-{6} check --sources rulebook\n"
        "  build/nomos-{6} report --sources rulebook --out report\n",
        folder, counted(files, "file", "files"), verb.name, project.columns, project.rows, row_length(project),
        project.name, cells_of(project), players_of(project));
}

int run(const NewVerb& verb) {
    NewProject project;
    project.name = verb.name;
    read_board(verb.board, project);
    read_shape(verb.directions, verb.hexes, verb.points, project);
    read_pieces(verb.pieces, project);
    expect_room(project);
    expect_good_names(project);
    const std::string folder = verb.out.empty() ? verb.name : verb.out;
    const auto files = project_files(project);
    write_project(folder, files);
    if (!verb.common.json) return print(told(verb, project, folder, files.size())), kGood;
    Json names = Json::array();
    for (const auto& [path, text] : files) names.push_back(path);
    print_json({{"schema", 1}, {"ruleset", project.name}, {"folder", folder}, {"files", names}});
    return kGood;
}

}  // namespace

void add_new(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<NewVerb>();
    CLI::App& verb =
        add_verb(app, chosen, "new", "Start a ruleset of your own, in a folder of its own",
                 "  nomos new mygame\n"
                 "  nomos new fourup --board 7x6 --pieces red,yellow\n"
                 "  nomos new tictac --board 3x3 --pieces cross,nought --out ~/games/tictac\n"
                 "  nomos new sidestep --board 8x8 --directions 4\n"
                 "  nomos new honey --board 7x7 --hexes\n"
                 "  nomos new mill --board 3x3 --points\n"
                 "  nomos new threeway --hexes --pieces white,black,red\n\n"
                 "Writes a small game that builds, checks and reports as it stands: text, clauses, open\n"
                 "question, rules, constraints, properties, tests, CI. Boards of squares, hexes or points from\n"
                 "3x3 to 12x12 and two to four players are offered. docs/add-a-ruleset.md goes on from there.",
                 options, run);
    verb.add_option("NAME", options->name, "What it is called: lower-case letters and digits")
        ->required()
        ->type_name("");
    verb.add_option("--board", options->board, "Columns and rows")->capture_default_str()->type_name("WxH");
    verb.add_option("--directions", options->directions,
                    "In which squares touch: 4, by their sides, or 8, by their corners, too; 8 when left out")
        ->type_name("N");
    verb.add_flag("--hexes", options->hexes, "Hexes in the place of squares: a board with four sides");
    verb.add_flag("--points", options->points, "Points on lines, as in games of morris: the board is drawn in letters");
    verb.add_option("--pieces", options->pieces,
                    "The players, two to four, who are called by their pieces, in the order of their turns")
        ->capture_default_str()
        ->type_name("A,B..");
    verb.add_option("--out", options->out, "The folder to write; NAME when left out")->type_name("DIR");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
