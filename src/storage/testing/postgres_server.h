// A real PostgreSQL for the tests: a fresh cluster in a temporary folder, reached through a socket there, no port. It
// does not flush to disk: the tests do not pull the plug.
#pragma once

#include <glob.h>
#include <pwd.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>
#include <string>

#include "storage/temporary_folder.h"

namespace wharf::storage::testing {

class PostgresServer {
 public:
    PostgresServer() {
        const std::string folder = folder_.path().string();
        // PostgreSQL refuses to run as root: then as the user its package has made.
        if (getuid() == 0) {
            const passwd* owner = getpwnam("postgres");
            if (owner == nullptr || chown(folder.c_str(), owner->pw_uid, owner->pw_gid) != 0)
                throw std::runtime_error("PostgreSQL is not installed: scripts/install-packages test");
        }
        run(programs() + "/initdb -D " + folder + "/data -U postgres -A trust --no-sync -E UTF8 --locale=C.UTF-8");
        run(programs() + "/pg_ctl -D " + folder + "/data -w -l " + folder +
            "/log -o \"-c listen_addresses='' -c fsync=off -k " + folder + "\" start");
    }
    ~PostgresServer() {
        try {
            stop();
        } catch (const std::exception&) {  // it is the end of the tests either way
        }
    }
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    std::string url(const std::string& database) const {
        return "postgresql:///" + database + "?user=postgres&host=" + folder_.path().string();
    }

 private:
    void stop() { run(programs() + "/pg_ctl -D " + folder_.path().string() + "/data -w -m immediate stop"); }

    static std::string programs() {
        glob_t found{};
        std::string folder;
        if (glob("/usr/lib/postgresql/*/bin", 0, nullptr, &found) == 0) folder = found.gl_pathv[found.gl_pathc - 1];
        globfree(&found);
        if (folder.empty()) throw std::runtime_error("PostgreSQL is not installed: scripts/install-packages test");
        return folder;
    }

    void run(const std::string& command) const {
        const std::string as = getuid() == 0 ? "runuser -u postgres -- " : "";
        const std::string quiet = "cd " + folder_.path().string() + " && " + as + command + " >output 2>&1 </dev/null";
        if (std::system(quiet.c_str()) != 0) throw std::runtime_error("failed: " + command);
    }

    TemporaryFolder folder_;
};

}  // namespace wharf::storage::testing
