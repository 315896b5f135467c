// JSON written as it is said, for the module inside the pages: a library would be larger than the rules.
#pragma once

#include <string>
#include <string_view>

namespace nomos::player {

std::string quoted(std::string_view text);

// Adds up the items of an array or the fields of an object; text() closes it.
class Items {
public:
    explicit Items(char open) : text_(1, open), close_(open == '[' ? ']' : '}') {}
    Items& item(std::string_view json) {
        if (text_.size() > 1) text_ += ',';
        text_ += json;
        return *this;
    }
    Items& field(std::string_view name, std::string_view json) { return item(quoted(name) + ":" + std::string(json)); }
    Items& say(std::string_view name, std::string_view words) { return field(name, quoted(words)); }
    std::string text() const { return text_ + close_; }

private:
    std::string text_;
    char close_;
};

// An array of what `json` makes of each.
template <class Range, class Json>
std::string list(const Range& range, Json&& json) {
    Items items('[');
    for (const auto& each : range) items.item(json(each));
    return items.text();
}

}  // namespace nomos::player
