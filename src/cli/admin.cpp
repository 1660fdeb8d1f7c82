// wharf admin: the commands by which a house is looked after.
#include <fmt/format.h>
#include <sys/stat.h>

#include <fstream>

#include "cli/admin_lists.h"
#include "cli/output.h"
#include "cli/serve.h"
#include "cli/settings.h"

namespace wharf::cli {

// Apart from other commands, whose words are the same.
namespace administration {

namespace {

namespace json = boost::json;

struct Words {
    std::string first;
    std::string second;
    std::string reason;
    std::string until;
    std::string note;
    std::string file;
    std::vector<std::string> list;
    int number = 1;
    bool flag = false;
    bool other = false;
};

class Commands {
 public:
    Commands(CLI::App& admin, std::shared_ptr<House> house) : admin_(admin), house_(std::move(house)) {}

    struct Added {
        CLI::App* command;
        std::shared_ptr<Words> words;
    };

    Added add(const char* name, const char* what, const std::function<void(Visit&, const Words&)>& work) {
        CLI::App* command = admin_.add_subcommand(name, what);
        auto words = std::make_shared<Words>();
        command->callback([this_admin = &admin_, house = house_, words, work] {
            try {
                refuse_passwords(*this_admin);
                read_settings(*this_admin, Unknown::passed_over);
                Visit visit(*house);
                work(visit, *words);
                flush_output();
            } catch (const CommandError&) {
                throw;
            } catch (const std::runtime_error& failure) {
                throw CommandError(kMachineFailed, failure.what());
            }
        });
        return {command, words};
    }
    Added add_about(const char* name, const char* what, const char* about,
                    const std::function<void(Visit&, const Words&)>& work) {
        Added added = add(name, what, work);
        added.command->add_option("which", added.words->first, about)->required();
        return added;
    }
    static void reason(const Added& added) {
        added.command->add_option("--reason", added.words->reason, "Why; it stands in the audit log");
    }
    static void until(const Added& added) {
        added.command->add_option("--until", added.words->until,
                                  "Its end: 12h, 7d, 2w from now, or 2026-12-24T18:00 (UTC)");
    }

 private:
    CLI::App& admin_;
    std::shared_ptr<House> house_;
};

void add_people(Commands& commands) {
    const char* kWho = "Name or id";
    auto users = commands.add("users", "People, the newest first", [](Visit& visit, const Words& words) {
        std::map<std::string, std::string> query{{"limit", "100"}, {"search", words.first}};
        if (words.flag) query["only"] = "roles";
        if (words.other) query["only"] = "sanctions";
        const json::object answer = visit.get({"users"}, query);
        show(visit, answer, [&] { print_each(answer, "users", print_person); });
    });
    users.command->add_option("search", users.words->first, "A part of their names");
    users.command->add_flag("--roles", users.words->flag, "Those who look after the house");
    users.command->add_flag("--sanctions", users.words->other, "Those who are banned or silenced");

    commands.add_about("user", "Look at somebody", kWho, [](Visit& visit, const Words& words) {
        const json::object answer = visit.get({"users", visit.id_of(words.first)});
        show(visit, answer, [&] {
            print_person(answer.at("person").as_object());
            for (const char* field : {"connections", "sessions", "tokens", "tables"})
                print(fmt::format("{:<12} {}\n", field, text_in(answer, field)));
            print_each(answer, "reports", print_report);
        });
    });

    auto role = commands.add_about("role", "Give or take a role", kWho, [](Visit& visit, const Words& words) {
        done(visit, visit.post({"users", visit.id_of(words.first), "role"},
                               {{"role", words.second}, {"reason", words.reason}}));
    });
    role.command->add_option("role", role.words->second, "person, moderator or administrator")
        ->required()
        ->check(CLI::IsMember({"person", "moderator", "administrator"}));
    Commands::reason(role);

    auto password = commands.add_about("password", "Give somebody a new password; sessions and tokens end", kWho,
                                       [](Visit& visit, const Words& words) {
                                           const json::object answer =
                                               visit.post({"users", visit.id_of(words.first), "password"},
                                                          {{"reason", words.reason}});
                                           show(visit, answer, [&] { print(text_in(answer, "password") + "\n"); });
                                       });
    Commands::reason(password);

    for (const bool bans : {true, false}) {
        const std::string kind = bans ? "ban" : "silence";
        auto on = commands.add_about(
            bans ? "ban" : "silence", bans ? "Let somebody in no more" : "No more chat of somebody", kWho,
            [kind](Visit& visit, const Words& words) {
                done(visit, visit.post({"users", visit.id_of(words.first), kind},
                                       {{"on", true}, {"reason", words.reason}, {"until", end_of(words.until)}}));
            });
        on.command->add_option("--reason", on.words->reason, "Why; he is told, and it stands in the audit log")
            ->required();
        Commands::until(on);
        auto off = commands.add_about(bans ? "unban" : "unsilence", bans ? "Lift a ban" : "Lift a silence", kWho,
                                      [kind](Visit& visit, const Words& words) {
                                          done(visit, visit.post({"users", visit.id_of(words.first), kind},
                                                                 {{"on", false}, {"reason", words.reason}}));
                                      });
        Commands::reason(off);
    }

    auto remove =
        commands.add_about("delete", "Delete an account for ever", kWho, [](Visit& visit, const Words& words) {
            if (!words.flag) throw CommandError(kBadCommandLine, "what is deleted does not come back: say --yes");
            const json::object answer =
                visit.post({"users", visit.id_of(words.first), "delete"}, {{"reason", words.reason}});
            done(visit, answer,
                 fmt::format("Deleted: name, password, sessions, ratings and words. {} tables stay, without the name.",
                             number_in(answer, "tables")));
        });
    remove.command->add_flag("--yes", remove.words->flag, "Do it");
    Commands::reason(remove);

    auto copy = commands.add_about(
        "export", "All that is kept of somebody, as JSON", kWho, [](Visit& visit, const Words& words) {
            const json::object answer =
                visit.post({"users", visit.id_of(words.first), "export"}, {{"reason", words.reason}});
            if (words.file.empty()) return print_json(answer);
            umask(S_IRWXG | S_IRWXO);  // addresses and what was said: for nobody's eyes but its owner's
            std::ofstream file(words.file);
            file << json::serialize(answer) << '\n';
            if (!file.flush()) throw CommandError(kMachineFailed, words.file + " cannot be written");
        });
    copy.command->add_option("--to", copy.words->file, "File to be written, instead of standard output");
    Commands::reason(copy);
}

void add_tables(Commands& commands) {
    commands.add("tables", "Open and playing tables, the newest first", [](Visit& visit, const Words&) {
        const json::object answer = visit.get({"tables"}, {{"limit", "100"}});
        show(visit, answer, [&] { print_each(answer, "tables", print_table); });
    });
    commands.add_about("table", "Look at a table, and what was said there", "Id", [](Visit& visit, const Words& words) {
        const json::object answer = visit.get({"tables", words.first});
        show(visit, answer, [&] {
            print_table(answer.at("table").as_object());
            for (const json::value& line : answer.at("chat").as_array())
                print(fmt::format(
                    "{:>5}  {}  {}: {}\n", number_in(line.as_object(), "number"),
                    moment(number_in(line.as_object(), "at")), text_in(line.as_object(), "name"),
                    line.as_object().contains("removed") ? "(deleted)" : text_in(line.as_object(), "text")));
        });
    });
    auto close = commands.add_about(
        "close", "Close a table; its game counts for nothing", "Id", [](Visit& visit, const Words& words) {
            done(visit, visit.post({"tables", words.first, "close"}, {{"reason", words.reason}}));
        });
    Commands::reason(close);
    auto line = commands.add_about(
        "delete-chat", "Delete a chat line", "Id of the table", [](Visit& visit, const Words& words) {
            done(visit,
                 visit.post({"tables", words.first, "chat", words.second, "delete"}, {{"reason", words.reason}}));
        });
    line.command->add_option("line", line.words->second, "Number of the line")->required();
    Commands::reason(line);
}

void add_house(Commands& commands) {
    auto announce =
        commands.add_about("announce", "Say something to everybody", "What", [](Visit& visit, const Words& words) {
            done(visit, visit.post({"announcements"}, {{"text", words.first}, {"until", end_of(words.until)}}));
        });
    Commands::until(announce);
    commands.add("announcements", "What is said to everybody", [](Visit& visit, const Words&) {
        const json::object answer = visit.get({"announcements"});
        show(visit, answer, [&] {
            print_each(answer, "announcements", [](const json::object& one) {
                const std::int64_t until = number_in(one, "until");
                print(fmt::format("{:<16} {:<18} {}\n", text_in(one, "id"), until == 0 ? "" : "until " + moment(until),
                                  text_in(one, "text")));
            });
        });
    });
    commands.add_about("end-announcement", "End an announcement", "Id", [](Visit& visit, const Words& words) {
        done(visit, visit.ask("DELETE", {"announcements", words.first}, {}, ""));
    });
    auto rules = commands.add("rules", "Who may come in, and limits; with NAME=VALUE, change them",
                              [](Visit& visit, const Words& words) {
                                  json::object answer = visit.get({"rules"});
                                  for (const std::string& change : words.list) {
                                      const std::size_t at = change.find('=');
                                      const std::string name = change.substr(0, at);
                                      if (at == std::string::npos || !answer.contains(name))
                                          throw CommandError(kBadCommandLine, "there is no rule " + change);
                                      boost::system::error_code error;
                                      json::value value = json::parse(change.substr(at + 1), error);
                                      answer[name] = error ? json::value(change.substr(at + 1)) : value;
                                  }
                                  if (!words.list.empty()) visit.ask("PUT", {"rules"}, {}, json::serialize(answer));
                                  show(visit, answer, [&] { print_fields(answer); });
                              });
    rules.command->add_option("changes", rules.words->list, "sign_up=open, invitation or closed; guests=false; …");
    auto invite = commands.add("invite", "Invite people to make accounts", [](Visit& visit, const Words& words) {
        const json::object answer = visit.post(
            {"invitations"}, {{"note", words.note}, {"most", words.number}, {"expires", end_of(words.until)}});
        show(visit, answer, [&] { print(text_in(answer, "code") + "\n"); });
    });
    invite.command->add_option("--note", invite.words->note, "What it is for");
    invite.command->add_option("--most", invite.words->number, "So many people")->check(CLI::Range(1, 1000));
    Commands::until(invite);
    commands.add("invitations", "Invitations that can be used", [](Visit& visit, const Words&) {
        const json::object answer = visit.get({"invitations"});
        show(visit, answer, [&] {
            print_each(answer, "invitations", [](const json::object& one) {
                print(fmt::format("{:<16} {} of {} used  {}\n", text_in(one, "code"), number_in(one, "used"),
                                  number_in(one, "most"), text_in(one, "note")));
            });
        });
    });
    commands.add_about("end-invitation", "Take an invitation back", "Code", [](Visit& visit, const Words& words) {
        done(visit, visit.ask("DELETE", {"invitations", words.first}, {}, ""));
    });
}

void add_watching(Commands& commands) {
    auto reports = commands.add("reports", "What people have reported", [](Visit& visit, const Words& words) {
        const json::object answer = visit.get({"reports"}, {{"limit", "100"}, {"only", words.flag ? "" : "open"}});
        show(visit, answer, [&] { print_each(answer, "reports", print_report); });
    });
    reports.command->add_flag("--all", reports.words->flag, "Those that were answered too");
    auto answer = commands.add_about("answer", "Answer a report", "Id", [](Visit& visit, const Words& words) {
        done(visit, visit.post({"reports", words.first, "answer"}, {{"answer", words.second}}));
    });
    answer.command->add_option("answer", answer.words->second, "What who reported it is told")->required();
    commands.add("statistics", "How much there is of everything in the database", [](Visit& visit, const Words&) {
        json::object figures = visit.get({"statistics"});
        for (const char* of_a_server : {"connections", "requests", "moves"}) figures.erase(of_a_server);
        show(visit, figures, [&] { print_fields(figures); });
    });
    auto audit = commands.add("audit", "Who did what to whom, when and why; the newest first",
                              [](Visit& visit, const Words& words) {
                                  std::map<std::string, std::string> query{{"limit", "100"}};
                                  if (!words.first.empty()) query["user"] = visit.id_of(words.first);
                                  if (words.number > 1) query["before"] = std::to_string(words.number);
                                  const json::object entries = visit.get({"audit"}, query);
                                  show(visit, entries, [&] { print_each(entries, "entries", print_entry); });
                              });
    audit.command->add_option("--user", audit.words->first, "By him, or to him");
    audit.command->add_option("--before", audit.words->number, "Entries before this number");
}

}  // namespace

}  // namespace administration

void add_admin(CLI::App& app) {
    using namespace administration;  // NOLINT(google-build-using-namespace)
    CLI::App* admin = app.add_subcommand("admin", "Look after a house: people, tables, reports, rules, audit log");
    auto house = std::make_shared<House>();
    admin->add_option("--data", house->data, "Folder of the database")->capture_default_str()->take_last();
    admin->add_option("--postgres", house->postgres, "URL of a PostgreSQL database, instead of a folder");
    admin->add_flag("--json", house->as_json, "Print what is found for programs");
    add_settings(*admin);
    admin->require_subcommand(1);
    admin->fallthrough();
    Commands commands(*admin, house);
    add_people(commands);
    add_tables(commands);
    add_house(commands);
    add_watching(commands);
}

}  // namespace wharf::cli
