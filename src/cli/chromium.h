// A Chromium without a window, asked over its DevTools pipe.
#pragma once

#include <sys/types.h>

#include <boost/json.hpp>
#include <string>

namespace wharf::cli {

class Chromium {
 public:
    // Throws CommandError where there is none. `language` is what its pages are asked to speak.
    Chromium(const std::string& folder, const std::string& language);
    ~Chromium();
    Chromium(const Chromium&) = delete;
    Chromium& operator=(const Chromium&) = delete;

    // Opens a page in a window of this size and waits until the expression, a promise, is kept; then the picture, as
    // PNG.
    std::string picture(const std::string& address, int width, int height, const std::string& until);

 private:
    boost::json::object ask(const std::string& method, boost::json::object parameters, const std::string& session = "");
    std::string next_message();

    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
    int number_ = 0;
    std::string bytes_;  // that came and were not read yet
};

}  // namespace wharf::cli
