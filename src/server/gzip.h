// A gzip file, made part by part.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace wharf::server {

class Gzip {
 public:
    Gzip();
    ~Gzip();
    // What is ready to be sent after this was added; may be nothing yet. With `is_last` all of it.
    std::string add(std::string_view text, bool is_last = false);

 private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace wharf::server
