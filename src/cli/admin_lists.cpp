#include "cli/admin_lists.h"

#include <fmt/format.h>

#include <cstdlib>

#include "cli/output.h"

namespace wharf::cli::administration {

namespace json = boost::json;

void show(const Visit& visit, const json::object& answer, const std::function<void()>& in_words) {
    if (visit.as_json())
        print_json(answer);
    else
        in_words();
}

void done(const Visit& visit, const json::object& answer, const std::string& line) {
    show(visit, answer, [&] { print(line + "\n"); });
}

namespace {

std::string sanctions_in_words(const json::object& person) {
    std::string words;
    for (const char* kind : {"ban", "silence"}) {
        const json::value* sanction = person.if_contains(kind);
        if (sanction == nullptr) continue;
        const std::int64_t until = number_in(sanction->as_object(), "until");
        words +=
            fmt::format("  {} {}: {}", kind == std::string("ban") ? "banned" : "silenced",
                        until == 0 ? "for good" : "until " + moment(until), text_in(sanction->as_object(), "reason"));
    }
    return words;
}

}  // namespace

void print_person(const json::object& person) {
    print(fmt::format("{:<16} {:<24} {:<8} {:<13} {}{}\n", text_in(person, "id"), text_in(person, "name"),
                      text_in(person, "kind"), text_in(person, "role"), moment(number_in(person, "created")),
                      sanctions_in_words(person)));
}

void print_table(const json::object& table) {
    std::string seats;
    for (const json::value& seat : table.at("seats").as_array()) {
        const std::string name = text_in(seat.as_object(), "name");
        seats += (seats.empty() ? "" : ", ") + (name.empty() ? text_in(seat.as_object(), "kind") : name);
    }
    print(fmt::format("{:<16} {:<10} {:<9} {}  {}{}\n", text_in(table, "id"), text_in(table, "game"),
                      text_in(table, "status"), moment(number_in(table, "changed")), seats,
                      table.contains("closed") ? "  closed: " + text_in(table, "closed") : ""));
}

void print_report(const json::object& report) {
    print(fmt::format("{:<16} {}  {} about {}: {}\n", text_in(report, "id"), moment(number_in(report, "at")),
                      text_in(report, "by_name"), text_in(report, "name"), text_in(report, "text")));
    if (report.contains("said"))
        print(fmt::format("    said at {}: {}\n", text_in(report, "table"), text_in(report, "said")));
    if (report.contains("answer")) print(fmt::format("    answered: {}\n", text_in(report, "answer")));
}

namespace {

// What was set: of a ban, a silence and an announcement, until when.
std::string value_in_words(const json::object& entry) {
    std::string value = text_in(entry, "value");
    const std::string action = text_in(entry, "action");
    const bool is_end = action == "ban" || action == "silence" || action == "announce";
    if (!is_end || value.empty() || value.find_first_not_of("0123456789") != std::string::npos) return value;
    return "until " + moment(std::strtoll(value.c_str(), nullptr, 10));
}

}  // namespace

void print_entry(const json::object& entry) {
    const std::string by = text_in(entry, "via").empty() ? text_in(entry, "by") : "$ " + text_in(entry, "via");
    std::string line = fmt::format("{:>6}  {}  {:<16} {:<16}", number_in(entry, "number"),
                                   moment(number_in(entry, "at")), by, text_in(entry, "action"));
    for (const std::string& word :
         {text_in(entry, "name"), text_in(entry, "table"), text_in(entry, "subject"), value_in_words(entry)})
        if (!word.empty()) line += " " + word;
    if (const std::string reason = text_in(entry, "reason"); !reason.empty()) line += "  (" + reason + ")";
    print(line + "\n");
}

void print_each(const json::object& answer, const char* list, void (*print_one)(const json::object&)) {
    for (const json::value& one : answer.at(list).as_array()) print_one(one.as_object());
}

void print_fields(const json::object& object) {
    for (const auto& field : object)
        print(fmt::format("{:<18} {}\n", std::string(field.key()), text_in(object, field.key())));
}

}  // namespace wharf::cli::administration
