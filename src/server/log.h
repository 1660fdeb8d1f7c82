// The server's log: one JSON object per line on standard error. Tokens, passwords, chat and moves never get here.
#pragma once

#include <boost/json.hpp>
#include <string_view>

namespace wharf::server {

enum class Importance { debug, info, warning, error };

class Log {
 public:
    explicit Log(Importance least) : least_(least) {}
    void write(Importance importance, std::string_view what, boost::json::object details = {}) const;
    void info(std::string_view what, boost::json::object details = {}) const {
        write(Importance::info, what, std::move(details));
    }
    void warning(std::string_view what, boost::json::object details = {}) const {
        write(Importance::warning, what, std::move(details));
    }
    void error(std::string_view what, boost::json::object details = {}) const {
        write(Importance::error, what, std::move(details));
    }

 private:
    Importance least_;
};

}  // namespace wharf::server
