// A game of a bot at a server: what the server tells of the table goes to the engine, its moves go to the server.
#pragma once

#include <functional>
#include <thread>

#include "cli/web_client.h"
#include "engines/foreign_game.h"

namespace wharf::cli {

class BotTable {
 public:
    using Say = std::function<void(const std::string& line)>;

    BotTable(const WebClient& web, std::string table, std::shared_ptr<engines::Programs> programs,
             const engines::Limits& limits, const std::atomic<bool>& stop, Say say)
        : web_(web),
          table_(std::move(table)),
          programs_(std::move(programs)),
          limits_(limits),
          stop_(stop),
          say_(std::move(say)) {}
    ~BotTable() { withdraw(); }

    // To the end of the game; false if it was broken off.
    bool play();

 private:
    using Fields = boost::json::object;

    bool follow();
    // False when the game is over.
    bool heard(const Fields& update);
    void take_told(const boost::json::array& told);
    void take_info(const Fields& info);
    void think();
    void decide(engines::ForeignGame::Question question, std::int64_t sequence);
    std::string ask(engines::ForeignGame::Question question);
    engines::ForeignGame::Question question();
    double seconds() const;
    void withdraw();
    void give_up(const std::string& cause);
    Fields action(const std::string& name, const Fields& body) const;

    // An engine that fails is started again so often in a game; then the bot resigns.
    static constexpr int kMostFailures = 3;

    const WebClient& web_;
    std::string table_;
    std::shared_ptr<engines::Programs> programs_;
    engines::Limits limits_;
    const std::atomic<bool>& stop_;
    Say say_;

    const match::AnyGame* rules_ = nullptr;
    int seat_ = -1;
    std::int64_t sequence_ = 0;
    std::vector<Fields> early_;  // what came before the scene it belongs to
    Fields scene_;
    Fields options_;
    std::optional<Fields> clock_;            // as it was agreed
    boost::json::array clocks_;              // as they stand
    std::vector<boost::json::object> told_;  // moves, as an engine is told
    std::size_t known_ = 0;                  // of these, to the engine
    bool again_ = false;
    std::optional<engines::ForeignGame> game_;
    Rng rng_{};
    int failures_ = 0;
    std::atomic<bool> withdrawn_ = false;
    std::thread thinking_;  // uses all the rest, which stays as it is until it has ended
};

}  // namespace wharf::cli
