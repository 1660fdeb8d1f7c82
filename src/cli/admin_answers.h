// What looking after a house answers, JSON, and the words people use to ask: moments, fields, sentences of errors.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace wharf::cli::administration {

// "2026-12-24 18:00", UTC, of milliseconds.
std::string moment(std::int64_t at);
// "12h", "7d", "2w" from now, or a day or moment of UTC: "2026-12-24", "2026-12-24T18:00". 0: no end.
std::int64_t end_of(const std::string& word);

// A field as text; empty, or 0, where there is none.
std::string text_in(const boost::json::object& object, std::string_view field);
std::int64_t number_in(const boost::json::object& object, std::string_view field);

std::string sentence_of(const boost::json::object& error);

}  // namespace wharf::cli::administration
