// A validator for the JSON Schema keywords that docs/schema uses. An unknown keyword is an error:
// a schema that asks for more than is checked would promise too much.
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace nomos::schema {

using nlohmann::json;

inline bool of_type(const json& value, const std::string& type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "integer") return value.is_number_integer();
    if (type == "boolean") return value.is_boolean();
    if (type == "number") return value.is_number();
    return false;
}

inline void validate(const json& value, const json& schema, const std::string& at, std::vector<std::string>& errors);

inline void validate_object(const json& value, const json& schema, const std::string& at,
                            std::vector<std::string>& errors) {
    for (const json& name : schema.value("required", json::array()))
        if (!value.contains(name.get<std::string>())) errors.push_back(at + ": lacks " + name.get<std::string>());
    const json properties = schema.value("properties", json::object());
    const json rest = schema.value("additionalProperties", json(true));
    for (const auto& [name, member] : value.items()) {
        const std::string place = at + "/" + name;
        if (properties.contains(name))
            validate(member, properties[name], place, errors);
        else if (rest.is_object())
            validate(member, rest, place, errors);
        else if (!rest.get<bool>())
            errors.push_back(place + ": not expected");
    }
}

inline void validate(const json& value, const json& schema, const std::string& at, std::vector<std::string>& errors) {
    static const std::set<std::string> known{
        "$schema", "title", "description", "type",      "required", "properties", "additionalProperties",
        "items",   "const", "enum",        "minLength", "minimum"};
    for (const auto& [keyword, unused] : schema.items())
        if (!known.contains(keyword)) errors.push_back(at + ": keyword " + keyword + " is not understood");
    if (schema.contains("type") && !of_type(value, schema["type"])) {
        errors.push_back(at + ": is no " + schema["type"].get<std::string>());
        return;
    }
    if (schema.contains("const") && value != schema["const"]) errors.push_back(at + ": another constant");
    if (schema.contains("enum")) {
        const json& allowed = schema["enum"];
        if (std::find(allowed.begin(), allowed.end(), value) == allowed.end())
            errors.push_back(at + ": none of the allowed values: " + value.dump());
    }
    if (schema.contains("minLength") && value.get<std::string>().size() < schema["minLength"].get<std::size_t>())
        errors.push_back(at + ": too short");
    if (schema.contains("minimum") && value.get<double>() < schema["minimum"].get<double>())
        errors.push_back(at + ": too small");
    if (value.is_object()) validate_object(value, schema, at, errors);
    if (value.is_array() && schema.contains("items"))
        for (std::size_t i = 0; i < value.size(); ++i)
            validate(value[i], schema["items"], at + "/" + std::to_string(i), errors);
}

inline std::vector<std::string> errors_of(const json& value, const json& schema) {
    std::vector<std::string> errors;
    validate(value, schema, "", errors);
    return errors;
}

}  // namespace nomos::schema
