// A Chromium without a window, asked over its DevTools pipe.
#pragma once

#include <sys/types.h>

#include <boost/json.hpp>
#include <optional>
#include <string>

namespace wharf::cli {

// Where one lies on this machine; CHROMIUM in the environment names the place, and is believed.
std::optional<std::string> find_chromium();

struct Window {
    int width;
    int height;
    bool dark;  // pages that ask are told that the dark is preferred
};

class Chromium {
 public:
    // `folder` is for what it keeps, `language` what its pages are asked to speak. It finds nothing but this machine.
    // All throw CommandError.
    Chromium(std::string program, const std::string& folder, const std::string& language);
    ~Chromium();
    Chromium(const Chromium&) = delete;
    Chromium& operator=(const Chromium&) = delete;

    void open(const std::string& address, const Window& window);
    // What an expression is worth on the page; a promise when it is kept.
    boost::json::value evaluate(const std::string& expression);
    // What is to be seen, as PNG, with two pixels for each of the page's.
    std::string picture();

 private:
    boost::json::object ask(const std::string& method, boost::json::object parameters);
    std::string next_message();

    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
    int number_ = 0;
    std::string session_;  // with the page; none before it is open
    std::string bytes_;    // that came and were not read yet
};

}  // namespace wharf::cli
