// wharf backup, restore, fsck, vacuum: what a server has stored is copied while it plays, put back, played again, and
// made small.
#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "cli/output.h"
#include "cli/serve.h"
#include "cli/settings.h"
#include "server/data_folder.h"
#include "server/stored_tables.h"
#include "storage/backup.h"
#include "storage/migrations.h"
#include "storage/postgres.h"
#include "storage/sqlite.h"
#include "storage/temporary_folder.h"

namespace wharf::cli {

namespace {

// A server's database: a folder, or PostgreSQL instead.
struct Database {
    std::string data = "data";
    std::string postgres;

    void add_to(CLI::App& command) {
        command.add_option("--data", data, "Folder of the database")->capture_default_str()->take_last();
        command.add_option("--postgres", postgres, "URL of a PostgreSQL database, instead of a folder");
        add_settings(command);
    }
    std::string file() const { return (std::filesystem::path(data) / "wharf.sqlite").string(); }
    std::string name() const { return postgres.empty() ? data : "PostgreSQL"; }
    void copy_to(const std::string& copy) const {
        if (postgres.empty())
            storage::copy_sqlite(file(), copy);
        else
            storage::copy_postgres(postgres, copy);
    }
};

std::string in_words(const storage::Contents& contents) {
    return fmt::format("{} users, {} tables, {} entries in their logs", contents.users, contents.tables,
                       contents.entries);
}

void back_up(const Database& from, const std::string& to) {
    from.copy_to(to);
    print(fmt::format("{}: {}, {} bytes.\n", to, in_words(storage::contents_of(to)), std::filesystem::file_size(to)));
}

void restore(const std::string& copy, const Database& to) {
    const storage::Contents contents = storage::contents_of(copy);
    if (to.postgres.empty()) {
        const server::DataFolder folder(to.data);  // no server uses it meanwhile
        storage::copy_sqlite(copy, folder.file("wharf.sqlite"));
        storage::open_sqlite(folder.file("wharf.sqlite"));  // brings an older one up to date
        folder.hand_over("wharf.sqlite");
    } else {
        storage::fill_postgres(copy, to.postgres);
    }
    print(fmt::format("{}: {}.\n", to.name(), in_words(contents)));
}

// On a copy of one moment: a server may go on playing, and nothing of its own is touched.
void check(const Database& database, const std::string& backup) {
    const storage::TemporaryFolder aside;
    const std::string copy = aside.file("wharf.sqlite");
    if (backup.empty())
        database.copy_to(copy);
    else
        storage::copy_sqlite(backup, copy);
    storage::contents_of(copy);
    const auto store = storage::open_sqlite(copy);
    const auto tell = [](const std::string& table, const std::string& what) {
        print(fmt::format("{}: {}\n", table, what));
    };
    const server::StoredTables found = server::check_tables(*store, tell);
    print(fmt::format("{} tables, {} entries played again, {} snapshots compared.\n", found.tables, found.entries,
                      found.snapshots));
    if (found.unreadable_snapshots > 0)
        print(fmt::format("{} snapshots are of another version; their logs are read instead.\n",
                          found.unreadable_snapshots));
    if (found.flaws == 0) return;
    flush_output();
    throw CommandError(kBadDocument,
                       fmt::format("{} of {} tables are not as they should be", found.flaws, found.tables));
}

// Room that deleted rows have left goes back to the disk. SQLite rewrites its file for that: no server may use it.
void vacuum(const Database& database) {
    if (!database.postgres.empty()) {
        storage::vacuum(*storage::postgres_connector(database.postgres)->connect());
        print(fmt::format("{}: tidied.\n", database.name()));
        return;
    }
    if (!std::filesystem::is_regular_file(database.file()))
        throw CommandError(kMachineFailed, fmt::format("there is no database at {}", database.file()));
    const server::DataFolder folder(database.data);
    const auto before = std::filesystem::file_size(database.file());
    storage::vacuum(*storage::sqlite_connector(database.file())->connect());
    print(fmt::format("{}: {} bytes, before {}.\n", database.name(), std::filesystem::file_size(database.file()),
                      before));
}

// What the storage and the folder say is for the operator already. The server's file of settings will do.
template <class Work>
void guarded(CLI::App& command, const Work& work) {
    try {
        refuse_passwords(command);
        read_settings(command, Unknown::passed_over);
        work();
    } catch (const CommandError&) {
        throw;
    } catch (const std::runtime_error& failure) {
        throw CommandError(kMachineFailed, failure.what());
    }
}

}  // namespace

void add_backup(CLI::App& app) {
    CLI::App* command = app.add_subcommand("backup", "Copy what a server has stored into one file, while it plays");
    auto from = std::make_shared<Database>();
    auto to = std::make_shared<std::string>();
    from->add_to(*command);
    command->add_option("--to", *to, "The file to be made")->required();
    command->callback([from, to, command] { guarded(*command, [&] { back_up(*from, *to); }); });
}

void add_restore(CLI::App& app) {
    CLI::App* command = app.add_subcommand("restore", "Put a backup into an empty folder or database");
    auto copy = std::make_shared<std::string>();
    auto to = std::make_shared<Database>();
    command->add_option("backup", *copy, "A file that wharf backup made")->required();
    to->add_to(*command);
    command->callback([copy, to, command] { guarded(*command, [&] { restore(*copy, *to); }); });
}

void add_fsck(CLI::App& app) {
    CLI::App* command = app.add_subcommand("fsck", "Play every stored game again, and name what differs");
    auto database = std::make_shared<Database>();
    auto backup = std::make_shared<std::string>();
    database->add_to(*command);
    command->add_option("--backup", *backup, "Look into a backup instead");
    command->callback([database, backup, command] { guarded(*command, [&] { check(*database, *backup); }); });
}

void add_vacuum(CLI::App& app) {
    CLI::App* command = app.add_subcommand("vacuum", "Give room that deleted games have left back to the disk");
    auto database = std::make_shared<Database>();
    database->add_to(*command);
    command->callback([database, command] { guarded(*command, [&] { vacuum(*database); }); });
}

}  // namespace wharf::cli
