#include "text/json_schema.h"

namespace wharf::text {

namespace {

namespace json = boost::json;

class Schemas {
 public:
    Schemas(const Types& types, std::string_view at) : types_(types), at_(at) {}

    json::object of(const Type& type) const {
        switch (type.kind) {
            case Type::Kind::flag: return {{"type", "boolean"}};
            case Type::Kind::whole: return limited(type, {{"type", "integer"}}, "minimum", "maximum");
            case Type::Kind::fraction: return {{"type", "number"}};
            case Type::Kind::text: return limited(type, {{"type", "string"}}, "", "maxLength");
            case Type::Kind::word: return word(type.words);
            case Type::Kind::list: return list(type);
            case Type::Kind::object: return object(type);
            case Type::Kind::by_word: return by_word(type);
            case Type::Kind::any_of: return any_of(type);
            case Type::Kind::null: return {{"type", "null"}};
            case Type::Kind::anything: return {{"type", "object"}};
            case Type::Kind::named: return reference(type.name);
        }
        return {};
    }
    // A set of words where it is declared.
    static json::object words(const std::vector<std::string>& words) {
        if (words.size() == 1) return {{"const", words[0]}};
        return {{"enum", json::array(words.begin(), words.end())}};
    }

 private:
    json::object reference(const std::string& name) const { return {{"$ref", at_ + name}}; }

    static json::object limited(const Type& type, json::object schema, std::string_view least, std::string_view most) {
        if (!type.has_limit()) return schema;
        if (!least.empty() && (type.least != 0 || type.kind == Type::Kind::whole)) schema[least] = type.least;
        schema[most] = type.most;
        return schema;
    }

    json::object list(const Type& type) const {
        json::object schema = limited(type, {{"type", "array"}, {"items", of(type.parts[0])}}, "minItems", "maxItems");
        if (type.is_set) schema["uniqueItems"] = true;
        return schema;
    }

    json::object word(std::vector<std::string> list) const {
        if (const auto* named = types_.find(list)) return reference(named->name);
        json::object all = words(list);
        if (std::erase(list, "none") == 0) return all;
        const auto* named = types_.find(list);
        if (named == nullptr) return all;
        return {{"anyOf", json::array{reference(named->name), words({"none"})}}};
    }

    json::object object(const Type& type) const {
        json::object properties;
        json::array required;
        for (const Type::Field& field : type.fields) {
            properties[field.name] = of(field.type);
            if (!field.is_optional) required.emplace_back(field.name);
        }
        return {{"type", "object"},
                {"properties", std::move(properties)},
                {"required", std::move(required)},
                {"additionalProperties", type.is_open}};
    }

    json::object by_word(const Type& type) const {
        json::object schema{
            {"type", "object"}, {"propertyNames", word(type.words)}, {"additionalProperties", of(type.parts[0])}};
        if (!type.is_partial) schema["minProperties"] = type.words.size();
        return schema;
    }

    json::object any_of(const Type& type) const {
        json::array parts;
        for (const Type& part : type.parts) parts.push_back(of(part));
        return {{"anyOf", std::move(parts)}};
    }

    const Types& types_;
    std::string at_;
};

constexpr std::size_t kLineWidth = 120;

void print(std::string& to, const json::value& value, std::size_t margin) {
    const std::string line = json::serialize(value);
    const std::size_t width = to.size() - (to.rfind('\n') + 1) + line.size() + 1;
    const json::array* list = value.if_array();
    const bool is_short = value.is_primitive() || (list != nullptr && !list->empty() && list->front().is_string());
    if (is_short || (margin > 0 && width <= kLineWidth)) {
        to += line;
        return;
    }
    const std::string indent = "\n" + std::string(margin + 2, ' ');
    const auto print_parts = [&](const auto& parts, const auto& print_part) {
        bool first = true;
        for (const auto& part : parts) {
            to += (first ? "" : ",") + indent;
            first = false;
            print_part(part);
        }
    };
    to += list != nullptr ? '[' : '{';
    if (list != nullptr)
        print_parts(*list, [&](const json::value& item) { print(to, item, margin + 2); });
    else
        print_parts(value.get_object(), [&](const auto& field) {
            to += json::serialize(field.key()) + ": ";
            print(to, field.value(), margin + 2);
        });
    to += "\n" + std::string(margin, ' ') + (list != nullptr ? ']' : '}');
}

}  // namespace

std::string print_indented(const json::value& value) {
    std::string text;
    print(text, value, 0);
    return text + "\n";
}

json::object json_schema(const Type& type, const Types& types, std::string_view at) {
    return Schemas(types, at).of(type);
}

json::object json_schemas(const Types& types, std::string_view at) {
    const Schemas schemas(types, at);
    json::object all;
    for (const Types::Named& named : types)
        all[named.name] =
            named.type.kind == Type::Kind::word ? Schemas::words(named.type.words) : schemas.of(named.type);
    return all;
}

json::object schema_document(std::string_view title, std::string_view description, const Types& types) {
    return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
            {"title", title},
            {"description", description},
            {"$defs", json_schemas(types, "#/$defs/")}};
}

}  // namespace wharf::text
