// Ranks that MPI carries. This is a library of its own, loaded when mpirun has started the program (cli/ranks.hpp), and
// the only unit that sees MPI: docs/decisions/045-mpi-is-loaded-when-it-is-wanted.md
#include <boost/mpi/collectives/all_reduce.hpp>
#include <boost/mpi/collectives/all_to_all.hpp>
#include <boost/mpi/communicator.hpp>
#include <boost/mpi/environment.hpp>
#include <boost/mpi/nonblocking.hpp>

#include "analysis/spread/ranks.hpp"

namespace nomos {
namespace {

namespace mpi = boost::mpi;

class MpiRanks final : public graph::Ranks {
public:
    int rank() const override { return world_.rank(); }
    int count() const override { return world_.size(); }

    // First how much, then the bytes; a message holds at most 2^31 - 1 of them.
    void exchange(const std::vector<Bytes>& to, const Room& room) override {
        std::vector<std::uint64_t> sent, come;
        for (const Bytes bytes : to) sent.push_back(bytes.size());
        mpi::all_to_all(world_, sent, come);
        std::vector<mpi::request> open;
        for (int r = 0; r < count(); ++r) {
            const auto bytes = come[static_cast<std::size_t>(r)];
            std::byte* const place = room(r, bytes);
            each_message(bytes, [&](std::size_t first, int size) {
                open.push_back(world_.irecv(r, kTag, reinterpret_cast<char*>(place + first), size));
            });
        }
        for (int r = 0; r < count(); ++r) {
            const Bytes bytes = to[static_cast<std::size_t>(r)];
            each_message(bytes.size(), [&](std::size_t first, int size) {
                open.push_back(world_.isend(r, kTag, reinterpret_cast<const char*>(bytes.data() + first), size));
            });
        }
        mpi::wait_all(open.begin(), open.end());
    }
    // Not in place: for that Boost makes a reference to what marks it, which is no address (found by the undefined
    // sanitizer). So in pieces of which a copy is small.
    void add_up(std::span<std::uint64_t> numbers) override {
        constexpr std::size_t kPiece = std::size_t{1} << 20;
        std::vector<std::uint64_t> own;
        for (std::size_t first = 0; first < numbers.size(); first += kPiece) {
            const auto piece = numbers.subspan(first, std::min(kPiece, numbers.size() - first));
            own.assign(piece.begin(), piece.end());
            mpi::all_reduce(world_, own.data(), static_cast<int>(own.size()), piece.data(), std::plus<std::uint64_t>());
        }
    }
    [[noreturn]] void abort(int code) override {
        mpi::environment::abort(code);
        std::_Exit(code);
    }

private:
    static constexpr int kTag = 1;

    template <class Visit>
    static void each_message(std::size_t all, Visit&& visit) {
        constexpr std::size_t kMost = std::size_t{1} << 30;
        for (std::size_t first = 0; first < all; first += kMost)
            visit(first, static_cast<int>(std::min(kMost, all - first)));
    }

    mpi::environment environment_{mpi::threading::funneled, false};  // what is thrown is told by who catches it
    mpi::communicator world_;
};

}  // namespace
}  // namespace nomos

extern "C" {
const char* nomos_mpi_version() { return NOMOS_VERSION; }
nomos::graph::Ranks* nomos_mpi_ranks() { return new nomos::MpiRanks; }
}
