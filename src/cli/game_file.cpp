#include "cli/game_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "cli/command.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

// Written beside its place; gone with this unless it was put there.
class Draft {
 public:
    explicit Draft(const std::string& place) : name_(place + ".XXXXXX"), file_(mkstemp(name_.data())) {
        if (file_ >= 0) fchmod(file_, 0644);
    }
    ~Draft() {
        if (file_ >= 0) unlink(name_.c_str());
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    const char* name() const { return name_.c_str(); }
    bool write(std::string_view left) const {
        if (file_ < 0) return false;
        while (!left.empty()) {
            const ssize_t written = ::write(file_, left.data(), left.size());
            if (written <= 0) return false;
            left.remove_prefix(static_cast<std::size_t>(written));
        }
        return fsync(file_) == 0 && close(file_) == 0;
    }

 private:
    std::string name_;
    int file_;
};

}  // namespace

void GameFile::save(const match::Record& record) {
    const Draft draft(name_);
    const bool written = draft.write(match::print_document(match::write_record(record)));
    // A link is made where nothing is; a name that is ours is replaced.
    const bool placed =
        written && (is_ours_ ? rename(draft.name(), name_.c_str()) : link(draft.name(), name_.c_str())) == 0;
    if (!placed && written && errno == EEXIST)
        throw CommandError(kBadCommandLine, say(says::kFileIsThere(text::plain(name_))));
    if (!placed) throw CommandError(kMachineFailed, "cannot write " + text::plain(name_));
    is_ours_ = true;
}

}  // namespace wharf::cli
