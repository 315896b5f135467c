#include "checkers/certify/proof.hpp"

#include "checkers/certify/words.hpp"

namespace nomos::certify {

class Proof::Reader {
public:
    virtual ~Reader() = default;
    virtual std::optional<Step> next() = 0;
    virtual std::string place() const = 0;
};

namespace {

class TextReader : public Proof::Reader {
public:
    explicit TextReader(std::string_view text) : words_(text) {}
    std::optional<Step> next() override {
        auto word = words_.next();
        if (!word) return {};
        Step step;
        step.deletes = word == "d";
        if (step.deletes) word = words_.next();
        for (; word; word = words_.next()) {
            const int literal = words_.number(*word, kMostVariables);
            if (literal == 0) return step;
            step.clause.push_back(literal);
        }
        throw Malformed(place(), "the proof stops in the middle of a step");
    }
    std::string place() const override { return words_.place(); }

private:
    Words words_;
};

class BinaryReader : public Proof::Reader {
public:
    explicit BinaryReader(std::string_view bytes) : bytes_(bytes) {}
    std::optional<Step> next() override {
        if (at_ == bytes_.size()) return {};
        begin_ = at_, ++step_;
        const unsigned char kind = byte();
        if (kind != 'a' && kind != 'd')
            throw Malformed(place(),
                            "a step begins with the byte " + std::to_string(kind) + ", not with \"a\" or \"d\"");
        Step step{kind == 'd', {}};
        while (const unsigned code = number()) {
            if (code < 2) throw Malformed(place(), "a literal of no variable");
            const int variable = static_cast<int>(code / 2);
            step.clause.push_back(code % 2 == 0 ? variable : -variable);
        }
        return step;
    }
    std::string place() const override {
        return "step " + std::to_string(step_) + " (byte " + std::to_string(begin_) + ")";
    }

private:
    unsigned char byte() {
        if (at_ == bytes_.size()) throw Malformed(place(), "the proof stops in the middle of a step");
        return static_cast<unsigned char>(bytes_[at_++]);
    }
    unsigned number() {
        unsigned long value = 0;
        for (unsigned shift = 0;; shift += 7) {
            const unsigned char b = byte();
            value |= static_cast<unsigned long>(b & 127U) << shift;
            if (shift > 28 || value / 2 > kMostVariables) throw Malformed(place(), "a literal is too large");
            if (b < 128) return static_cast<unsigned>(value);
        }
    }

    std::string_view bytes_;
    std::size_t at_ = 0, begin_ = 0;
    long step_ = 0;
};

}  // namespace

Proof::Proof(std::string_view bytes) {
    if (bytes.find('\0') == std::string_view::npos)
        reader_ = std::make_unique<TextReader>(bytes);
    else
        reader_ = std::make_unique<BinaryReader>(bytes);
}
Proof::~Proof() = default;
std::optional<Step> Proof::next() { return reader_->next(); }
std::string Proof::place() const { return reader_->place(); }

}  // namespace nomos::certify
