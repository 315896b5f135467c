#include "cli/ranks.hpp"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/shared_object.hpp"
#include "reports/version.hpp"

namespace nomos::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto kLibrary = "libnomos-mpi.so";
constexpr auto kHint = "nomos from sources with Open MPI and Boost.MPI there, or the package nomos-mpi";

// Where it lies: beside the program, or where it is installed.
std::string library() {
    std::error_code problem;
    const fs::path beside = fs::read_symlink("/proc/self/exe", problem).parent_path();
    for (const fs::path& folder : {beside, beside / NOMOS_LIBRARIES_FROM_PROGRAM})
        if (const fs::path file = folder / kLibrary; fs::exists(file, problem)) return file.string();
    return "";
}
// As mpirun and its like say it.
const char* rank_given() {
    for (const char* variable : {"OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK"})
        if (const char* rank = std::getenv(variable)) return rank;
    return nullptr;
}

}  // namespace

bool is_a_rank() { return rank_given() != nullptr; }
bool is_first_rank() { return rank_given() == nullptr || rank_given() == std::string("0"); }
bool can_be_a_rank() { return !library().empty(); }

// Open MPI loads parts of its own, which look for it among what all of the program sees: RTLD_GLOBAL.
std::unique_ptr<graph::Ranks> ranks_of_run() {
    const std::string file = library();
    if (file.empty()) throw UsageError("started by mpirun, but " + std::string(kLibrary) + " is not there", kHint);
    void* const opened = dlopen(file.c_str(), RTLD_NOW | RTLD_GLOBAL);
    if (opened == nullptr) throw UsageError("started by mpirun, but " + std::string(dlerror()), kHint);
    const auto version = function_of<const char*()>(opened, "nomos_mpi_version");
    const auto ranks = function_of<graph::Ranks*()>(opened, "nomos_mpi_ranks");
    if (version == nullptr || ranks == nullptr || version() != std::string(kVersion))
        throw UsageError(file + " is of another version of nomos", kHint);
    return std::unique_ptr<graph::Ranks>(ranks());
}

}  // namespace nomos::cli
