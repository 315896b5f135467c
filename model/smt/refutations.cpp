#include "model/smt/refutations.hpp"

#include <atomic>

namespace nomos::smt {
namespace {

std::atomic<Refutations*> in_use = nullptr;
thread_local int afresh = 0;

}  // namespace

void use_refutations(Refutations* refutations) { in_use = refutations; }
Refutations* refutations_in_use() { return in_use; }
AskAfresh::AskAfresh() { ++afresh; }
AskAfresh::~AskAfresh() { --afresh; }
bool is_asked_afresh() { return afresh > 0; }

}  // namespace nomos::smt
