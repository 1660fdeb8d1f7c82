// Whether a value is what a JSON Schema says: the part of it that text/json_schema.h writes.
#pragma once

#include <boost/json.hpp>
#include <string>

namespace wharf::testing {

namespace json = boost::json;

class Schema {
 public:
    explicit Schema(json::value document) : document_(std::move(document)) {}

    // What is wrong with a value that should be the type of this name, with its path; nothing if it is right.
    std::string fault(const json::value& value, std::string_view type) const {
        return fault(value, document_.at("$defs").at(type).as_object(), std::string(type));
    }

 private:
    std::string fault(const json::value& value, const json::object& schema, const std::string& path) const {
        for (const auto& rule : schema)
            if (std::string found = broken(value, rule.key(), rule.value(), schema, path); !found.empty()) return found;
        return {};
    }

    std::string broken(const json::value& value, std::string_view rule, const json::value& wanted,
                       const json::object& schema, const std::string& path) const {
        const auto unless = [&](bool holds) {
            return holds ? std::string() : path + " breaks " + std::string(rule) + " " + json::serialize(wanted);
        };
        if (rule == "$ref") {
            const std::string_view name = wanted.as_string();
            return fault(value, document_.at("$defs").at(name.substr(name.rfind('/') + 1)).as_object(), path);
        }
        if (rule == "type") return unless(is_of_type(value, wanted.as_string()));
        if (rule == "const") return unless(value == wanted);
        if (rule == "enum") return unless(contains(wanted.as_array(), value));
        if (rule == "anyOf") return any_of(value, wanted.as_array(), path);
        if (rule == "minimum") return unless(value.as_int64() >= wanted.as_int64());
        if (rule == "maximum") return unless(value.as_int64() <= wanted.as_int64());
        if (rule == "maxLength") return unless(value.as_string().size() <= wanted.to_number<std::size_t>());
        if (rule == "minItems") return unless(value.as_array().size() >= wanted.to_number<std::size_t>());
        if (rule == "maxItems") return unless(value.as_array().size() <= wanted.to_number<std::size_t>());
        if (rule == "minProperties") return unless(value.as_object().size() >= wanted.to_number<std::size_t>());
        if (rule == "uniqueItems") return unless(all_differ(value.as_array()));
        if (rule == "items") return items(value.as_array(), wanted.as_object(), path);
        if (rule == "properties") return properties(value.as_object(), wanted.as_object(), path);
        if (rule == "required") {
            for (const json::value& name : wanted.as_array())
                if (!value.as_object().contains(name.as_string())) return path + " lacks " + json::serialize(name);
            return {};
        }
        if (rule == "propertyNames") {
            for (const auto& field : value.as_object())
                if (auto found = fault(json::string(field.key()), wanted.as_object(), path); !found.empty())
                    return found;
            return {};
        }
        if (rule == "additionalProperties") {
            const json::value* known = schema.if_contains("properties");
            for (const auto& field : value.as_object()) {
                if (known != nullptr && known->as_object().contains(field.key())) continue;
                const std::string at = path + "." + std::string(field.key());
                if (wanted.is_bool() && wanted.get_bool()) return {};
                if (!wanted.is_object()) return at + " is not known";
                if (auto found = fault(field.value(), wanted.as_object(), at); !found.empty()) return found;
            }
            return {};
        }
        return path + ": this validator does not know " + std::string(rule);
    }

    static bool all_differ(const json::array& items) {
        for (std::size_t i = 0; i < items.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (items[i] == items[k]) return false;
        return true;
    }

    static bool is_of_type(const json::value& value, std::string_view type) {
        if (type == "object") return value.is_object();
        if (type == "array") return value.is_array();
        if (type == "string") return value.is_string();
        if (type == "boolean") return value.is_bool();
        if (type == "null") return value.is_null();
        if (type == "integer") return value.is_int64();
        return type == "number" && value.is_number();
    }
    static bool contains(const json::array& list, const json::value& value) {
        for (const json::value& one : list)
            if (one == value) return true;
        return false;
    }
    std::string any_of(const json::value& value, const json::array& schemas, const std::string& path) const {
        std::string last;
        for (const json::value& schema : schemas)
            if (last = fault(value, schema.as_object(), path); last.empty()) return {};
        return path + " is nothing of what it may be: " + json::serialize(value).substr(0, 200);
    }
    std::string items(const json::array& list, const json::object& schema, const std::string& path) const {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (auto found = fault(list[i], schema, path + "[" + std::to_string(i) + "]"); !found.empty()) return found;
        return {};
    }
    std::string properties(const json::object& object, const json::object& schemas, const std::string& path) const {
        for (const auto& schema : schemas)
            if (const json::value* field = object.if_contains(schema.key()))
                if (auto found = fault(*field, schema.value().as_object(), path + "." + std::string(schema.key()));
                    !found.empty())
                    return found;
        return {};
    }

    json::value document_;
};

}  // namespace wharf::testing
