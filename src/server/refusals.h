// What was refused, in numbers: how often with which code. Operators see it in the metrics and, while there is any,
// once a minute in the log.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace wharf::server {

class Refusals {
 public:
    void count(const std::string& code) {
        all_[code] += 1;
        fresh_[code] += 1;
    }
    const std::map<std::string, std::uint64_t>& all() const { return all_; }
    // {"illegal_move": 3, …} since this was asked last.
    boost::json::object take_fresh() {
        boost::json::object numbers;
        for (const auto& [code, count] : std::exchange(fresh_, {})) numbers[code] = count;
        return numbers;
    }

 private:
    std::map<std::string, std::uint64_t> all_;
    std::map<std::string, std::uint64_t> fresh_;
};

}  // namespace wharf::server
