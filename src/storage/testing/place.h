// An empty database of one test, of either kind; it can be opened several times, as by several nodes.
#pragma once

#include <memory>
#include <string>

#include "storage/backup.h"
#include "storage/migrations.h"
#include "storage/postgres.h"
#include "storage/postgres_node.h"
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
    // As a program with this schema has left it, 5 to 7: Ann, who sits at a table, and what else there is.
    void fill_older(int schema, const std::string& more) const {
        const std::unique_ptr<Connection> connection = bare();
        migrate(*connection, schema);
        connection->execute(
            "INSERT INTO users (id, name, name_key, kind, password_hash, created) VALUES ('a', 'Ann', 'ann', 1, 'h', "
            "1);"
            "INSERT INTO tables VALUES ('t', 'tortuga', 2, 2, 1, 0, 0, 1, 2, 3, 0, 0, '{}', '[]', 'null', 'a');" +
            more);
    }
    // For what no store would do.
    std::unique_ptr<Connection> bare() const {
        return (backend_ == Backend::sqlite ? sqlite_connector(file()) : postgres_connector(url_))->connect();
    }
    // Of PostgreSQL: as a node has them.
    std::unique_ptr<Connection> of_node() const { return postgres_node_connector(url_)->connect(); }

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
