// What looking after a house shows in a terminal: people, tables, reports, entries of the audit log, a line each.
#pragma once

#include <functional>

#include "cli/admin_visit.h"

namespace wharf::cli::administration {

// For programs as it is, or in words.
void show(const Visit& visit, const boost::json::object& answer, const std::function<void()>& in_words);
void done(const Visit& visit, const boost::json::object& answer, const std::string& line = "Done.");

void print_person(const boost::json::object& person);
void print_table(const boost::json::object& table);
void print_report(const boost::json::object& report);
void print_entry(const boost::json::object& entry);
void print_each(const boost::json::object& answer, const char* list, void (*print_one)(const boost::json::object&));
void print_fields(const boost::json::object& object);

}  // namespace wharf::cli::administration
