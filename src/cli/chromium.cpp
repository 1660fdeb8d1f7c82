#include "cli/chromium.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <vector>

#include "cli/command.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

constexpr int kPatience = 120'000;  // milliseconds for one answer: on a busy machine it takes a while to start

[[noreturn]] void failed(const std::string& what) { throw CommandError(kMachineFailed, "Chromium " + what); }

// In the child: the pipes become descriptors 3 and 4, where Chromium looks for them.
[[noreturn]] void become(std::vector<std::string>& arguments, int reads, int writes) {
    const int in = fcntl(reads, F_DUPFD, 10);
    const int out = fcntl(writes, F_DUPFD, 10);
    dup2(in, 3);
    dup2(out, 4);
    const int nowhere = open("/dev/null", O_RDWR);
    for (const int standard : {0, 1, 2}) dup2(nowhere, standard);
    std::vector<char*> words;
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    execv(words[0], words.data());
    _exit(127);
}

std::string from_base64(std::string_view text) {
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text) {
        const std::size_t value = kLetters.find(c);
        if (value == std::string_view::npos) break;
        bits = bits << 6U | static_cast<std::uint32_t>(value);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> static_cast<unsigned>(count) & 0xFFU);
    }
    return bytes;
}

}  // namespace

std::optional<std::string> find_chromium() {
    const char* named = std::getenv("CHROMIUM");
    if (named != nullptr) return access(named, X_OK) == 0 ? std::optional<std::string>(named) : std::nullopt;
    for (const char* path : {"/usr/bin/chromium", "/usr/bin/chromium-headless-shell", "/usr/bin/chromium-browser",
                             "/usr/bin/google-chrome", "/snap/bin/chromium"})
        if (access(path, X_OK) == 0) return path;
    return std::nullopt;
}

Chromium::Chromium(std::string program, const std::string& folder, const std::string& language) {
    std::vector<std::string> arguments = {std::move(program),
                                          "--headless",
                                          "--remote-debugging-pipe",
                                          "--disable-gpu",
                                          "--hide-scrollbars",
                                          "--no-first-run",
                                          "--disable-background-networking",
                                          "--disable-component-update",
                                          "--disable-sync",
                                          "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
                                          "--lang=" + language,
                                          "--accept-lang=" + language,
                                          "--user-data-dir=" + folder};
    if (geteuid() == 0) arguments.emplace_back("--no-sandbox");  // its sandbox refuses to be root
    arguments.emplace_back("about:blank");
    int down[2];
    int up[2];
    if (pipe2(down, O_CLOEXEC) != 0 || pipe2(up, O_CLOEXEC) != 0) failed("cannot be started: no pipes");
    process_ = fork();
    if (process_ == 0) become(arguments, down[0], up[1]);
    close(down[0]);
    close(up[1]);
    to_ = down[1];
    from_ = up[0];
    if (process_ < 0) failed("cannot be started");
    signal(SIGPIPE, SIG_IGN);
}

Chromium::~Chromium() {
    close(to_);
    close(from_);
    if (process_ <= 0) return;
    kill(process_, SIGTERM);
    for (int i = 0; i < 100; ++i) {
        if (waitpid(process_, nullptr, WNOHANG) != 0) return;
        usleep(50'000);
    }
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
}

// Messages end with a zero byte, in both directions.
std::string Chromium::next_message() {
    for (;;) {
        if (const std::size_t end = bytes_.find('\0'); end != std::string::npos) {
            std::string message = bytes_.substr(0, end);
            bytes_.erase(0, end + 1);
            return message;
        }
        pollfd waiting{from_, POLLIN, 0};
        if (poll(&waiting, 1, kPatience) <= 0) failed("does not answer");
        std::array<char, 1 << 16> buffer;
        const ssize_t got = read(from_, buffer.data(), buffer.size());
        if (got <= 0) failed("has ended");
        bytes_.append(buffer.data(), static_cast<std::size_t>(got));
    }
}

json::object Chromium::ask(const std::string& method, json::object parameters) {
    json::object request{{"id", ++number_}, {"method", method}, {"params", std::move(parameters)}};
    if (!session_.empty()) request["sessionId"] = session_;
    std::string bytes = json::serialize(request);
    bytes += '\0';
    for (std::string_view left = bytes; !left.empty();) {
        const ssize_t written = write(to_, left.data(), left.size());
        if (written <= 0) failed("has ended");
        left.remove_prefix(static_cast<std::size_t>(written));
    }
    for (;;) {
        const json::value answer = json::parse(next_message());
        const json::object& told = answer.as_object();
        const json::value* id = told.if_contains("id");
        if (id == nullptr || *id != json::value(number_)) continue;  // news
        if (told.contains("result")) return told.at("result").as_object();
        failed("refuses " + method + ": " + text::plain(json::serialize(told.at("error")), 200));
    }
}

void Chromium::open(const std::string& address, const Window& window) {
    const json::object target = ask("Target.createTarget", {{"url", "about:blank"}});
    const json::object attached =
        ask("Target.attachToTarget", {{"targetId", target.at("targetId")}, {"flatten", true}});
    session_ = attached.at("sessionId").as_string();
    ask("Emulation.setDeviceMetricsOverride",
        {{"width", window.width}, {"height", window.height}, {"deviceScaleFactor", 2}, {"mobile", false}});
    json::object scheme{{"name", "prefers-color-scheme"}, {"value", window.dark ? "dark" : "light"}};
    json::object motion{{"name", "prefers-reduced-motion"}, {"value", "reduce"}};
    ask("Emulation.setEmulatedMedia", {{"features", json::array{std::move(scheme), std::move(motion)}}});
    ask("Page.bringToFront", {});
    ask("Page.navigate", {{"url", address}});
}

json::value Chromium::evaluate(const std::string& expression) {
    const json::object kept =
        ask("Runtime.evaluate", {{"expression", expression}, {"awaitPromise", true}, {"returnByValue", true}});
    if (const json::value* exception = kept.if_contains("exceptionDetails"))
        failed("cannot draw it: " + text::plain(json::serialize(*exception), 200));
    const json::value* value = kept.at("result").as_object().if_contains("value");
    return value == nullptr ? json::value() : *value;
}

std::string Chromium::picture() {
    return from_base64(ask("Page.captureScreenshot", {{"format", "png"}}).at("data").as_string());
}

}  // namespace wharf::cli
