// Memory that is handed out in small pages and taken from the kernel in large ones: a table of positions is read all
// over, and a processor knows where few small pages lie. It grows only, and goes as a whole.
#pragma once

#include <sys/mman.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>
#include <vector>

#include "model/core/error.hpp"

namespace nomos::graph {

class PagePool {
public:
    // Zeros. From any thread.
    template <class T>
    T* page(std::size_t many) {
        const std::size_t bytes = (many * sizeof(T) + kAlign - 1) / kAlign * kAlign;
        expect(bytes <= kChunk, "a page is no larger than a chunk");
        const std::lock_guard lock(in_use_);
        if (left_ < bytes) add_chunk();
        left_ -= bytes;
        void* const page = std::memset(chunks_.back().get() + left_, 0, bytes);
        return static_cast<T*>(page);
    }

private:
    static constexpr std::size_t kChunk = std::size_t{1} << 21, kAlign = 16;
    struct Free {
        void operator()(char* chunk) const { std::free(chunk); }
    };
    void add_chunk() {
        void* const chunk = std::aligned_alloc(kChunk, kChunk);
        if (chunk == nullptr) throw std::bad_alloc();
        chunks_.emplace_back(static_cast<char*>(chunk));
        left_ = kChunk;
#ifdef MADV_HUGEPAGE
        madvise(chunk, kChunk, MADV_HUGEPAGE);  // a wish: all is the same where there are none
#endif
    }

    std::mutex in_use_;
    std::vector<std::unique_ptr<char, Free>> chunks_;
    std::size_t left_ = 0;
};

}  // namespace nomos::graph
