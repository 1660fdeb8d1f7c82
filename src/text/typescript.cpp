#include "text/typescript.h"

#include <algorithm>

namespace wharf::text {

namespace {

constexpr std::string_view kNone = "none";

std::string quoted_name(std::string_view name) {
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    if (std::all_of(name.begin(), name.end(), plain)) return std::string(name);
    return "'" + std::string(name) + "'";
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string all;
    for (const std::string& part : parts) {
        if (!all.empty()) all += between;
        all += part;
    }
    return all;
}

class Printer {
 public:
    explicit Printer(const Types& types) : types_(types) {}

    std::string declaration(const Types::Named& named) const {
        const Type& type = named.type;
        if (!named.all.empty()) {
            return "export const " + named.all + " = [" + joined(quoted(type.words), ", ") +
                   "] as const;\nexport type " + named.name + " = (typeof " + named.all + ")[number];\n";
        }
        if (type.kind == Type::Kind::object && !type.fields.empty())
            return "export interface " + named.name + " " + object(type, "") + "\n";
        const std::string start = "export type " + named.name + " =";
        if (type.kind == Type::Kind::any_of) return start + "\n  | " + any_of(type, "\n  | ") + ";\n";
        return start + " " + (type.kind == Type::Kind::word ? joined(quoted(type.words), " | ") : print(type, "")) +
               ";\n";
    }

 private:
    static std::vector<std::string> quoted(const std::vector<std::string>& words) {
        std::vector<std::string> list;
        for (const std::string& word : words) list.push_back("'" + word + "'");
        return list;
    }

    std::string word(std::vector<std::string> words) const {
        if (const auto* named = types_.find(words)) return named->name;
        const std::string all = joined(quoted(words), " | ");
        if (std::erase(words, kNone) == 0) return all;
        const auto* named = types_.find(words);
        return named == nullptr ? all : named->name + " | 'none'";
    }

    std::string object(const Type& type, const std::string& margin) const {
        if (type.fields.empty()) return "Record<string, never>";
        std::string text = "{\n";
        for (const Type::Field& field : type.fields)
            text += margin + "  " + quoted_name(field.name) + (field.is_optional ? "?: " : ": ") +
                    print(field.type, margin + "  ") + ";\n";
        if (type.is_open) text += margin + "  [name: string]: unknown;\n";
        return text + margin + "}";
    }
    // On one line: what stands among alternatives.
    std::string short_object(const Type& type) const {
        std::vector<std::string> fields;
        for (const Type::Field& field : type.fields)
            fields.push_back(quoted_name(field.name) + (field.is_optional ? "?: " : ": ") + print(field.type, ""));
        return "{ " + joined(fields, "; ") + " }";
    }
    std::string any_of(const Type& type, std::string_view between) const {
        std::vector<std::string> parts;
        for (const Type& part : type.parts)
            parts.push_back(part.kind == Type::Kind::object ? short_object(part) : print(part, ""));
        return joined(parts, between);
    }

    std::string print(const Type& type, const std::string& margin) const {
        switch (type.kind) {
            case Type::Kind::flag: return "boolean";
            case Type::Kind::whole:
            case Type::Kind::fraction: return "number";
            case Type::Kind::text: return "string";
            case Type::Kind::word: return word(type.words);
            case Type::Kind::list: {
                const std::string of = print(type.parts[0], margin);
                const bool is_one = type.parts[0].kind == Type::Kind::object || of.find(" | ") == std::string::npos;
                return (is_one ? of : "(" + of + ")") + "[]";
            }
            case Type::Kind::object: return object(type, margin);
            case Type::Kind::by_word: {
                const std::string record = "Record<" + word(type.words) + ", " + print(type.parts[0], margin) + ">";
                return type.is_partial ? "Partial<" + record + ">" : record;
            }
            case Type::Kind::any_of: return any_of(type, " | ");
            case Type::Kind::null: return "null";
            case Type::Kind::anything: return "Record<string, unknown>";
            case Type::Kind::named: return type.name;
        }
        return {};
    }

    const Types& types_;
};

}  // namespace

std::string typescript(const Types& types) {
    std::string text;
    for (const Types::Named& named : types) text += "\n" + Printer(types).declaration(named);
    return text;
}

}  // namespace wharf::text
