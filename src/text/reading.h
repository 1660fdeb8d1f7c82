// JSON from outside, read strictly: where something stands, the first fault that was found, and the values of which all
// documents are made. The readers of positions (text/fields.h) and of messages (protocol/fields.h) stand on it.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "text/faults.h"
#include "text/plain.h"
#include "text/problem.h"
#include "text/words.h"

namespace wharf::text {

namespace json = boost::json;

// Where in a document something stands: "seats[1].level". Spelt out only if something is wrong there.
struct Path {
    const Path* outer = nullptr;
    std::string_view name{};
    std::size_t item = 0;  // of a list, where there is no name

    std::string text() const;
};

// The first fault found.
class Fault {
 public:
    bool found() const { return first_.has_value(); }
    void set(const Path& at, Message reason, std::string clause = {}) {
        if (!found()) first_ = Problem{at.text(), std::move(reason), std::move(clause)};
    }
    const std::optional<Problem>& problem() const { return first_; }

 private:
    std::optional<Problem> first_;
};

std::variant<json::value, Problem> parse(std::string_view document);

void read(const json::value& value, bool& to, const Path& path, Fault& fault);
void read(const json::value& value, std::string& to, const Path& path, Fault& fault);
void read_whole(const json::value& value, std::int64_t& to, std::int64_t low, std::int64_t high, const Path& path,
                Fault& fault);
// Where it stands among the words, or -1 after a fault.
int read_word(const json::value& value, Words words, const Path& path, Fault& fault);
// Nothing after a fault.
const json::object* read_object(const json::value& value, const Path& path, Fault& fault);
const json::array* read_list(const json::value& value, const Path& path, Fault& fault);

// Fields that nobody knows are faults.
template <class Knows>
void refuse_unknown(const json::object& object, const Path& path, Fault& fault, Knows knows) {
    for (const auto& field : object)
        if (!knows(std::string_view(field.key())))  // a name from outside may be anything
            return fault.set({&path, plain(field.key(), 40)}, faults::kUnknown());
}

}  // namespace wharf::text
