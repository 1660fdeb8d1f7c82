// wharf bot: any engine online, as a bot account of a server (docs/bots.md).
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <mutex>
#include <set>

#include "catalog/catalog.h"
#include "cli/between.h"
#include "cli/bot_table.h"
#include "cli/chosen_player.h"
#include "cli/command.h"
#include "cli/interruption.h"
#include "players/forfeit.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

struct BotOptions {
    std::string engine;
    std::string server;
    std::string token_file;
    int at_once = 4;
    int most_games = 0;
    std::vector<std::string> only;
    bool unrated = false;
    std::vector<std::string> settings;
    engines::Limits limits;
};

// Never from the command line, where everybody on the machine can read it.
std::string token_wanted(const BotOptions& wanted) {
    std::string token;
    if (!wanted.token_file.empty()) {
        std::ifstream file(wanted.token_file);
        if (!std::getline(file, token))
            throw CommandError(kBadDocument, "cannot read a token from " + text::plain(wanted.token_file));
    } else if (const char* given = std::getenv("WHARF_TOKEN")) {
        token = given;
    }
    while (!token.empty() && (token.back() == '\r' || token.back() == ' ')) token.pop_back();
    if (token.empty()) throw CommandError(kBadCommandLine, "a token is needed: --token-file FILE, or WHARF_TOKEN");
    if (token.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") !=
        std::string::npos)
        throw CommandError(kBadDocument, "that is no token: letters, digits, - and _ alone");
    return token;
}

// The account online: takes challenges and plays its games, each on a thread of its own.
class Bot {
 public:
    Bot(const BotOptions& wanted, WebAddress address)
        : wanted_(wanted),
          web_(std::move(address), token_wanted(wanted), stop_),
          programs_(std::make_shared<engines::Programs>(program_from(wanted.engine, "--engine"),
                                                        settings_from(wanted.settings), make_finisher)) {
        wanted_.limits.stop = &stop_;
    }
    ~Bot() {
        stop_ = true;
        watcher_.join();
        for (auto& [table, thread] : playing_) thread.join();
    }

    void run() {
        const std::string name = introduce();
        const std::string engine = try_engine();
        say("online as " + name + (engine.empty() ? "" : ", played by " + text::plain(engine, 60)));
        for (int pause = 1; !is_done();) {
            try {
                pause = follow() ? 1 : pause;
            } catch (const CommandError&) {  // nothing that waiting would mend
                throw;
            } catch (const std::exception& problem) {
                if (!is_done()) say(std::string(problem.what()) + "; trying again");
            }
            for (int i = 0; i < pause * 5 && !is_done(); ++i)
                std::this_thread::sleep_for(std::chrono::milliseconds(200));
            pause = std::min(pause * 2, 30);
        }
    }

 private:
    bool is_done() const { return stop_; }

    void say(const std::string& line) {
        const std::lock_guard lock(output_);
        std::fputs(
            (fmt::format("{:%H:%M:%S} ", fmt::gmtime(std::time(nullptr))) + text::plain(line, 300) + "\n").c_str(),
            stderr);
    }

    // Who cannot play is not online: a name that was mistyped would lose the first games.
    std::string try_engine() {
        const json::object any_game{{"game", catalog::games().front()->id()},
                                    {"rules", 1},
                                    {"players", 2},
                                    {"seat", 0},
                                    {"options", json::object()},
                                    {"seed", 0}};
        try {
            return programs_->try_out(any_game, wanted_.limits);
        } catch (const players::Forfeit& failure) {
            if (interrupted()) return {};
            throw CommandError(kMachineFailed, "--engine: " + std::string(failure.what()));
        }
    }

    // The account's name.
    std::string introduce() {
        WebAnswer me;
        try {
            me = web_.get("/api/me");
        } catch (const Unreachable& problem) {
            throw CommandError(kMachineFailed, "--server: " + std::string(problem.what()));
        }
        if (me.status == 401) throw CommandError(kBadDocument, "the server does not know this token");
        if (me.status != 200)
            throw CommandError(kMachineFailed, fmt::format("--server: the server answers with status {}", me.status));
        const std::string kind = engines::text_in(me.body, "kind");
        if (kind != "bot")
            throw CommandError(kBadDocument, "this token is of a " + text::plain(kind, 20) +
                                                 ", not of a bot: register one with \"bot\": true (docs/bots.md)");
        return engines::text_in(me.body, "name");
    }

    // Whether something was heard.
    bool follow() {
        auto opened = web_.stream("/api/stream/events");
        if (const auto* refused = std::get_if<WebAnswer>(&opened)) {
            // Revoked, or banned: nobody gets in with it any more.
            if (refused->status == 401)
                throw CommandError(kMachineFailed, "the server does not know this token any more");
            if (refused->status == 403)
                throw CommandError(kMachineFailed, "the server does not let this account in any more");
            throw Unreachable(fmt::format("the server answers with status {}", refused->status));
        }
        LineStream& stream = std::get<LineStream>(opened);
        bool any = false;
        while (const auto line = stream.next()) {
            if (is_done()) return true;
            any = true;
            if (line->empty()) continue;
            boost::system::error_code error;
            const json::value event = json::parse(*line, error);
            if (error || !event.is_object()) throw Unreachable("a line that is no JSON object");
            heard(event.get_object());
        }
        return any;
    }

    void heard(const json::object& event) {
        const std::string kind = engines::text_in(event, "kind");
        const std::string table = engines::text_in(event, "table");
        if (table.empty() || table.find_first_not_of(kIdLetters) != std::string::npos) return;
        if (kind == "challenge") answer(event, table);
        if (kind == "my_table" && engines::text_in(event, "status") == "playing") begin(table);
    }

    void answer(const json::object& event, const std::string& table) {
        const std::string game = engines::text_in(event, "game");
        const std::string from = engines::text_in(event.at("from").as_object(), "name");
        const std::string reason = why_not(event, game);
        const std::string what = reason.empty() ? "join" : "decline";
        const WebAnswer done = web_.post("/api/tables/" + table + "/" + what, {});
        say(fmt::format("table {}: {} of {}, {}", table, text::plain(game, 20), text::plain(from, 40),
                        done.status != 200 ? fmt::format("too late ({})", done.status)
                        : reason.empty()   ? "accepted"
                                           : "declined: " + reason));
        if (done.status == 200 && reason.empty()) {
            const std::lock_guard lock(busy_);
            accepted_.insert(table);
        }
    }

    std::string why_not(const json::object& event, const std::string& game) {
        if (catalog::find_game(game) == nullptr) return "no such game here";
        if (!wanted_.only.empty() && std::find(wanted_.only.begin(), wanted_.only.end(), game) == wanted_.only.end())
            return "another game";
        const json::value* rated = event.if_contains("rated");
        if (wanted_.unrated && rated != nullptr && *rated == true) return "rated";
        const std::lock_guard lock(busy_);
        std::size_t waiting = 0;
        for (const std::string& table : accepted_) waiting += playing_.contains(table) ? 0 : 1;
        if (playing_.size() - over_.size() + waiting >= static_cast<std::size_t>(wanted_.at_once)) return "busy";
        if (wanted_.most_games > 0 && begun_ + static_cast<int>(waiting) >= wanted_.most_games) return "ending";
        return {};
    }

    void begin(const std::string& table) {
        const std::lock_guard lock(busy_);
        for (const std::string& ended : over_)
            if (const auto found = playing_.find(ended); found != playing_.end()) {
                found->second.join();
                playing_.erase(found);
            }
        over_.clear();
        if (playing_.contains(table)) return;
        accepted_.erase(table);
        begun_ += 1;
        playing_[table] = std::thread([this, table] {
            BotTable game(web_, table, programs_, wanted_.limits, stop_,
                          [this](const std::string& line) { say(line); });
            const bool ended = game.play();
            const std::lock_guard inside(busy_);
            over_.insert(table);
            finished_ += ended ? 1 : 0;
            const bool is_all = finished_ >= wanted_.most_games && over_.size() == playing_.size();
            if (wanted_.most_games > 0 && is_all) stop_ = true;
        });
    }

    static constexpr const char* kIdLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_:.";

    BotOptions wanted_;
    std::atomic<bool> stop_ = false;
    WebClient web_;
    std::shared_ptr<engines::Programs> programs_;
    std::mutex output_;
    std::mutex busy_;
    std::set<std::string> accepted_;  // that have not begun
    std::map<std::string, std::thread> playing_;
    std::set<std::string> over_;  // of these
    int begun_ = 0;
    int finished_ = 0;
    // Ctrl-C ends all waiting; last: it uses what stands above.
    std::thread watcher_{[this] {
        while (!stop_) {
            if (interrupted()) stop_ = true;
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
    }};
};

void go_online(const BotOptions& wanted) {
    const auto address = WebAddress::read(wanted.server);
    if (!address)
        throw CommandError(kBadCommandLine, "--server is http://host:port or https://host, not \"" +
                                                text::plain(wanted.server, 60) + "\"");
    if (!address->secure && !address->is_loopback())
        std::fputs("wharf: the token goes to this server unciphered: https:// would keep it secret\n", stderr);
    for (const std::string& game : wanted.only)
        if (catalog::find_game(game) == nullptr)
            throw CommandError(kBadCommandLine, "--only: there is no game \"" + text::plain(game, 20) + "\"");
    catch_interruption();
    Bot(wanted, *address).run();
    if (interrupted())
        throw CommandError(kInterrupted, "interrupted; games that are under way go on when the bot is back");
}

}  // namespace

void add_bot(CLI::App& app) {
    CLI::App* command = app.add_subcommand("bot", "Bring an engine online: it takes challenges at a server and plays");
    auto wanted = std::make_shared<BotOptions>();
    command->add_option("--engine", wanted->engine, "The program and its arguments (docs/engine-protocol.md)")
        ->required();
    command->add_option("--server", wanted->server, "Address of the server, as https://wharf.example")->required();
    command->add_option("--token-file", wanted->token_file,
                        "File with the API token of a bot account; without it, WHARF_TOKEN is read");
    command->add_option("--at-once", wanted->at_once, "Games at the same time; further challenges are declined")
        ->capture_default_str()
        ->check(CLI::Range(1, 100));
    command->add_option("--games", wanted->most_games, "Ends after so many games; 0: never")
        ->capture_default_str()
        ->check(CLI::Range(0, 1'000'000));
    command->add_option("--only", wanted->only, "Takes challenges of this game alone; may be repeated")->delimiter(',');
    command->add_flag("--unrated", wanted->unrated, "Declines rated games");
    command->add_option("--set", wanted->settings, "name=value: an option that the engine declares; may be repeated");
    command->add_flag("--ponder", wanted->limits.ponders, "Lets an engine that wants to think while others decide");
    command->add_option("--move-limit", wanted->limits.move_seconds, "Seconds for a move, clock or not")
        ->capture_default_str()
        ->check(between(0.05, 86400.0));
    command->add_option("--start-limit", wanted->limits.start_seconds, "Seconds for the engine to say hello")
        ->capture_default_str()
        ->check(between(0.01, 86400.0));
    command->footer("Ctrl-C ends it; the games it was in go on when it is back.");
    command->callback([wanted] { go_online(*wanted); });
}

}  // namespace wharf::cli
