// An empty database of one test, of either kind; it can be opened several times, as by several nodes.
#pragma once

#include <memory>
#include <string>

#include "storage/backup.h"
#include "storage/postgres.h"
#include "storage/sqlite.h"
#include "storage/temporary_folder.h"
#include "storage/testing/postgres_server.h"

namespace wharf::storage::testing {

enum class Backend { sqlite, postgres };

class Place {
 public:
    explicit Place(Backend backend) : backend_(backend) {
        if (backend_ == Backend::sqlite) return;
        static int count = 0;
        const std::string name = "test" + std::to_string(++count);
        postgres_connector(server().url("postgres"))->connect()->execute("CREATE DATABASE " + name);
        url_ = server().url(name);
    }

    std::unique_ptr<Store> open() const {
        return backend_ == Backend::sqlite ? open_sqlite(file()) : open_postgres(url_);
    }
    // Of SQLite.
    std::string file() const { return (folder_.path() / "wharf.sqlite").string(); }
    void copy_to(const std::string& copy) const {
        if (backend_ == Backend::sqlite)
            copy_sqlite(file(), copy);
        else
            copy_postgres(url_, copy);
    }
    void fill_from(const std::string& copy) const {
        if (backend_ == Backend::sqlite)
            copy_sqlite(copy, file());
        else
            fill_postgres(copy, url_);
    }
    // For what no store would do.
    std::unique_ptr<Connection> bare() const {
        return (backend_ == Backend::sqlite ? sqlite_connector(file()) : postgres_connector(url_))->connect();
    }

 private:
    // One server for all tests of the program, started when first needed.
    static PostgresServer& server() {
        static PostgresServer server;
        return server;
    }

    Backend backend_;
    TemporaryFolder folder_;
    std::string url_;
};

}  // namespace wharf::storage::testing
