#include "server/log.h"

#include <cstdio>

#include "server/loop.h"

namespace wharf::server {

void Log::write(Importance importance, std::string_view what, boost::json::object details) const {
    if (importance < least_) return;
    static constexpr std::string_view kWords[] = {"debug", "info", "warning", "error"};
    boost::json::object line{{"at", now_ms()}, {"level", kWords[static_cast<int>(importance)]}, {"what", what}};
    for (auto& detail : details) line.emplace(detail.key(), std::move(detail.value()));
    // One call per line, so that lines of several threads do not mix.
    const std::string text = boost::json::serialize(line) + "\n";
    std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace wharf::server
