// What a value of a document may be, in no language: the descriptions of games and messages give this, and TypeScript
// (text/typescript.h) and JSON Schema (text/json_schema.h) are printed from it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/words.h"

namespace wharf::text {

struct Type {
    enum class Kind : std::uint8_t {
        flag,
        whole,     // from `least` to `most`
        fraction,  //
        text,      // of at most `most` letters
        word,      // one of `words`
        list,      // of what `parts[0]` is, from `least` to `most` entries; `is_set`: each once, in their order
        object,    // `fields`; `is_open`: and others, which depend on the game
        by_word,   // an object: for each of `words` what `parts[0]` is; `is_partial`: for some of them
        any_of,    // `parts`
        null,      //
        anything,  // an object whose fields are told elsewhere
        named,     // the type `name`
    };
    struct Field;

    static constexpr std::int64_t kNoLimit = -1;

    Kind kind = Kind::anything;
    std::int64_t least = 0;
    std::int64_t most = kNoLimit;  // below `least`: no limit
    std::vector<std::string> words{};
    std::vector<Field> fields;
    std::vector<Type> parts{};
    std::string name{};
    bool is_partial = false;
    bool is_open = false;
    bool is_set = false;

    bool has_limit() const { return most >= least; }
    bool operator==(const Type&) const;
};

struct Type::Field {
    std::string name;
    Type type;
    bool is_optional = false;

    bool operator==(const Field&) const = default;
};
inline bool Type::operator==(const Type&) const = default;

Type flag_type();
Type fraction_type();
Type null_type();
Type text_type(std::int64_t most = Type::kNoLimit);
Type whole_type();
Type whole_type(std::int64_t low, std::int64_t high);
Type seat_type();
Type word_type(Words words);
Type word_type(std::string_view only);
Type list_type(Type of, std::int64_t least = 0, std::int64_t most = Type::kNoLimit);
Type nullable_type(Type of);
Type named_type(std::string name);
Type any_of_type(std::vector<Type> parts);
Type object_type(std::vector<Type::Field> fields);

// Types with names, in the order they were given.
class Types {
 public:
    struct Named {
        std::string name;
        Type type;
        std::string all;  // of a set of words: what the list of them is called
    };

    // Nothing is done where the name is known.
    void add(std::string name, Type type);
    // A set of words, {"Colour", "COLOURS", kColourWords}: wherever they are asked for, their name is given.
    void add(std::string name, std::string all, Words words);
    void remove(std::string_view name);
    bool contains(std::string_view name) const;
    // The set of exactly these words.
    const Named* find(const std::vector<std::string>& words) const;

    auto begin() const { return all_.begin(); }
    auto end() const { return all_.end(); }

 private:
    std::vector<Named> all_;
};

}  // namespace wharf::text
