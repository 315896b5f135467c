// Examinations in parts: each of several machines runs a shard and writes down what it came to; of all the sheets
// together another run of the same program makes what one run would have made.
#pragma once

#include <span>

#include "analysis/examination/examine.hpp"
#include "checkers/store/store.hpp"

namespace nomos {

// Every count-th check, from the number-th on.
struct Shard {
    int number = 1, count = 1;
};
// "2/3". Throws UsageError.
Shard shard_of(const std::string& text);

// What a run came to.
struct Sheet {
    // Of a check: under what its answer is known (checkers/store/key.hpp), the result, and what it left beside it.
    struct Entry {
        std::string id, key;
        CheckResult result;
        std::string beside;
    };
    std::vector<std::string> rulesets;
    std::string only;
    Options options;
    Shard shard;
    std::vector<Entry> entries;
};
std::string text_of(const Sheet& sheet);
// Throws ParseError for what is none, or is of another version of the program; `file` is for the message.
Sheet sheet_in(const std::string& text, const std::string& file);
// The shards 1 to n of one examination, as if they were one. UsageError where one is missing, is there twice, or
// belongs to another examination.
Sheet together(std::span<const Sheet> sheets);

// Runs the sheet's shard of its examination, and fills in the entries.
Examined examine(Sheet& sheet, int jobs, RunListener& listener, store::Store* store);
// What the examination came to by its sheet. UsageError where the sheet lacks a check, or was made of other sources.
Examined examined_by(const Sheet& sheet, store::Store* store);

}  // namespace nomos
