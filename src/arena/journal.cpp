#include "arena/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "arena/contest_json.h"
#include "text/plain.h"

namespace wharf::arena {

namespace {

namespace json = boost::json;

constexpr std::size_t kMostBytes = std::size_t{1} << 30U;

// The file's blocks; `whole` is set to the length of its finished lines.
std::variant<std::vector<Block>, std::string> read_lines(std::string_view content, const Contest& contest,
                                                         std::size_t& whole) {
    std::vector<Block> blocks;
    whole = 0;
    for (int number = 1;; ++number) {
        const std::size_t end = content.find('\n', whole);
        if (end == std::string_view::npos) return blocks;
        boost::system::error_code error;
        const json::value line = json::parse(content.substr(whole, end - whole), error);
        whole = end + 1;
        const std::string where = "line " + std::to_string(number) + ": ";
        if (error) return where + "is no valid JSON";
        if (number == 1) {
            if (!line.is_object() || !line.get_object().contains("format"))
                return where + "is not the head of a file of arena blocks (wharf-arena/1)";
            // Compared as texts: a number's kind must not matter.
            for (const auto& field : contest_json(contest)) {
                const json::value* found = line.get_object().if_contains(field.key());
                if (found == nullptr || json::serialize(*found) != json::serialize(field.value()))
                    return where + "belongs to another contest: " + std::string(field.key()) + " is " +
                           text::plain(found == nullptr ? "missing" : json::serialize(*found)) + ", not " +
                           text::plain(json::serialize(field.value()));
            }
            continue;
        }
        auto block = read_block(line, contest);
        if (!block) return where + "is no block of this contest";
        blocks.push_back(std::move(*block));
    }
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool read_all(int file, std::string& content) {
    char buffer[1 << 16];
    for (;;) {
        const ssize_t got = read(file, buffer, sizeof buffer);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return got == 0;
        content.append(buffer, static_cast<std::size_t>(got));
        if (content.size() > kMostBytes) return false;
    }
}

}  // namespace

std::variant<Journal, std::string> Journal::open(const std::string& path, const Contest& contest) {
    const std::string name = text::plain(path) + ": ";
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0) return name + std::strerror(errno);
    Journal journal(file);
    if (flock(file, LOCK_EX | LOCK_NB) != 0) return name + "is in use by another contest";
    std::string content;
    if (!read_all(file, content)) return name + "cannot be read";
    std::size_t whole = 0;
    auto blocks = read_lines(content, contest, whole);
    if (const auto* problem = std::get_if<std::string>(&blocks)) return name + *problem;
    // Only what we once began to write ourselves may be cut: a foreign file without a line end is left alone.
    if (whole == 0 && !content.empty() && !content.starts_with("{\"format\":\"wharf-arena/1\""))
        return name + "is not a file of arena blocks (wharf-arena/1)";
    if (whole < content.size() && ftruncate(file, static_cast<off_t>(whole)) != 0) return name + std::strerror(errno);
    if (whole == 0 && !write_all(file, json::serialize(contest_json(contest)) + "\n"))
        return name + "cannot be written";
    journal.known_ = std::move(std::get<std::vector<Block>>(blocks));
    return journal;
}

Journal::Journal(Journal&& other) noexcept : file_(std::exchange(other.file_, -1)), known_(std::move(other.known_)) {}

Journal::~Journal() {
    if (file_ >= 0) close(file_);
}

bool Journal::add(const Block& block) { return write_all(file_, json::serialize(block_json(block)) + "\n"); }

}  // namespace wharf::arena
