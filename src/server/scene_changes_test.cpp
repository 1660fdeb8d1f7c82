// Who is sent changes has the same scene as who is sent all of it, whatever happens at a table.
#include <boost/json.hpp>

#include "core/testing/conformance.h"
#include "server/table_update.h"
#include "server/testing/ear.h"
#include "server/testing/tables.h"
#include "text/json_changes.h"

namespace wharf::server {

namespace {

namespace json = boost::json;
using Messages = std::vector<std::string>;

// A client: what it has heard, and the scene as it knows it.
struct Follower {
    Follower(const std::string& user, Seat from, Scenes asked_for)
        : seat(from), scenes(asked_for), ear(std::make_shared<Ear>(user)) {}

    void hear() {
        for (const std::string& message : ear->take()) {
            json::object update = json::parse(message).as_object();
            EXPECT_FALSE(update.contains("scene") && update.contains("changes"));
            if (scenes == Scenes::whole || is_new) EXPECT_FALSE(update.contains("changes")) << message;
            if (const json::value* whole = update.if_contains("scene")) scene = whole->as_object();
            if (const json::value* changes = update.if_contains("changes"))
                EXPECT_TRUE(text::apply_changes(scene, changes->as_object())) << message;
            by_changes += update.contains("changes") ? 1 : 0;
            if (update.contains("scene") || update.contains("changes")) is_new = false;
            EXPECT_EQ(update.at("sequence").as_int64() - static_cast<std::int64_t>(update.at("told").as_array().size()),
                      sequence);
            sequence = update.at("sequence").as_int64();
            ++messages;
        }
    }

    Seat seat;
    Scenes scenes;
    std::shared_ptr<Ear> ear;
    json::object scene{};
    std::int64_t sequence = 0;
    int messages = 0;
    int by_changes = 0;
    bool is_here = false;
    bool is_new = false;  // the next scene must be whole
};

struct Crowd : Audiences::Writer {
    Crowd(const match::AnyGame& game, int players, std::uint64_t seed)
        : rng(Rng::from(seed)), chance(Rng::from(seed + 1)) {
        table = started_table(setup_for(std::string(game.id()), players, 600, 5), chance, 1000);
        for (int i = 0; i <= players; ++i) {
            const Seat seat = i < players ? static_cast<Seat>(i) : kSpectator;
            for (const Scenes scenes : {Scenes::whole, Scenes::changes, Scenes::changes})
                followers.emplace_back("u" + std::to_string(i), seat, scenes);
        }
    }

    News write_update(text::JsonText& to, Seat observer, const Heard& known, bool) override {
        return server::write_update(to, texts, *table, "t", observer, known, std::nullopt, 2000);
    }
    void write_scene(text::JsonText& to, Seat observer) override { table->write_scene(to, observer, texts.moves); }

    void come_or_go(Follower& follower) {
        if (follower.is_here && rng.below(2) == 0) {
            audiences.remove(*follower.ear);
            follower.is_here = false;
            return;
        }
        // Also somebody who is here already, and with another wish than before.
        if (rng.below(4) == 0) follower.scenes = rng.below(2) == 0 ? Scenes::whole : Scenes::changes;
        if (rng.below(3) == 0) follower.sequence = 0;
        follower.is_new = true;
        audiences.add(follower.ear, follower.seat, follower.sequence, follower.scenes, write);
        follower.is_here = true;
        follower.hear();
        EXPECT_FALSE(follower.is_new);
    }

    void act() {
        const Time now = 2000 + 10 * ++step;
        const Seat seat = table->match()->to_act().first();
        if (const auto legal = table->match()->legal(seat); !legal.empty())
            table->move(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))].text, chance, now);
        if (rng.below(6) == 0) table->undo("u" + std::to_string(seat), rng.below(2) == 0, now);
        if (rng.below(6) == 0) table->answer_undo("u" + std::to_string(rng.below(3)), true, now);
        if (rng.below(60) == 0) table->leave("u0", now);
        if (rng.below(20) == 0) table->come_back("u0", now);
    }

    void compare() {
        for (Follower& follower : followers) {
            follower.hear();
            if (!follower.is_here) continue;
            const std::string now = text::json_text([&](text::JsonText& to) { table->write_scene(to, follower.seat); });
            ASSERT_EQ(json::serialize(follower.scene), json::serialize(json::parse(now))) << int{follower.seat};
        }
    }

    Rng rng;
    match::SeededChance chance;
    std::unique_ptr<TableState> table;
    TextPool texts;
    Audiences audiences{texts};
    Audiences::Writer& write = *this;
    std::vector<Follower> followers;
    int step = 0;
};

TEST(SceneChanges, AlwaysMakeTheSceneOfNow) {
    for (const match::AnyGame* game : catalog::games()) {
        for (int players = game->min_players(); players <= game->max_players(); ++players) {
            SCOPED_TRACE(std::string(game->id()) + " " + std::to_string(players));
            Crowd crowd(*game, players, static_cast<std::uint64_t>(players));
            for (Follower& follower : crowd.followers) crowd.come_or_go(follower);
            while (crowd.table->status() == protocol::Status::playing &&
                   crowd.step < testing::fewer_if_sanitized(300)) {
                crowd.act();
                crowd.audiences.tell(crowd.write, false);
                crowd.compare();
                if (crowd.rng.below(3) == 0) {
                    crowd.come_or_go(
                        crowd.followers[crowd.rng.below(static_cast<std::uint32_t>(crowd.followers.size()))]);
                    crowd.compare();
                }
            }
            for (int i = 0; i < players; ++i) crowd.table->resign("u" + std::to_string(i), 9000);
            crowd.audiences.tell(crowd.write, false);
            crowd.compare();
            int by_changes = 0;
            for (const Follower& follower : crowd.followers) by_changes += follower.by_changes;
            EXPECT_GT(by_changes, testing::fewer_if_sanitized(300));
        }
    }
}

// That something happened may be the secret: whoever sees nothing new is sent nothing, in either form, and the two
// forms are sent the same number of messages.
TEST(SceneChanges, ComeExactlyWhenAWholeSceneWould) {
    int silent = 0;
    for (const match::AnyGame* game : catalog::games()) {
        SCOPED_TRACE(std::string(game->id()));
        Crowd crowd(*game, 3, 17);
        for (Follower& follower : crowd.followers) {
            follower.is_new = true;
            crowd.audiences.add(follower.ear, follower.seat, 0, follower.scenes, crowd.write);
            follower.is_here = true;
        }
        crowd.compare();
        while (crowd.table->status() == protocol::Status::playing && crowd.step < testing::fewer_if_sanitized(200)) {
            crowd.act();
            crowd.audiences.tell(crowd.write, false);
            for (std::size_t i = 0; i < crowd.followers.size(); i += 3) {
                const Messages whole = crowd.followers[i].ear->messages;
                const Messages& changes = crowd.followers[i + 1].ear->messages;
                ASSERT_EQ(whole.size(), changes.size());
                ASSERT_EQ(changes, crowd.followers[i + 2].ear->messages);
                silent += whole.empty() ? 1 : 0;
                for (std::size_t n = 0; n < whole.size(); ++n) {
                    json::object a = json::parse(whole[n]).as_object();
                    json::object b = json::parse(changes[n]).as_object();
                    EXPECT_EQ(a.erase("scene"), b.erase("changes"));
                    EXPECT_EQ(a, b);
                }
            }
            crowd.compare();
        }
    }
    EXPECT_GT(silent, 0);
}

}  // namespace

}  // namespace wharf::server
