// What observers are sent is what the schemas tell the authors of bots: in all games, with all numbers of players,
// for every seat and a spectator.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/catalog.h"
#include "protocol/scene.h"
#include "text/testing/document.h"
#include "text/testing/schema.h"

namespace wharf::catalog {
namespace {

namespace json = boost::json;
using testing::Schema;

constexpr int kEveryNthDecision = 5;

Schema read_schema(const std::string& path) {
    return Schema(json::parse(testing::read_document(WHARF_SOURCE_DIR "/" + path)));
}

Schema schema_of(std::string_view game) {
    std::string folder(game);
    std::replace(folder.begin(), folder.end(), '-', '_');
    return read_schema("src/games/" + folder + "/schema.json");
}

class Documents {
 public:
    explicit Documents(const match::AnyGame& game) : game_(game), own_(schema_of(game.id())) {}

    void expect_scene(const match::AnyMatch& match, Seat observer) const {
        const json::object scene = protocol::scene(match, observer);
        ASSERT_EQ(messages_.fault(scene, "Scene"), "") << game_.id();
        ASSERT_EQ(own_.fault(scene.at("view"), "View"), "") << game_.id();
        ASSERT_EQ(own_.fault(scene.at("prompt"), "Message"), "") << game_.id();
        for (const json::value& legal : scene.at("legal").as_array()) {
            json::object move = legal.as_object();
            for (const json::value& fact : move.at("facts").as_array())
                ASSERT_EQ(own_.fault(fact, "Message"), "") << game_.id();
            move.erase("text");
            move.erase("facts");
            ASSERT_EQ(own_.fault(move, "Move"), "") << game_.id();
        }
    }
    void expect_told(const match::AnyMatch& match, Seat observer) const {
        for (const match::Move& move : match.seen(observer))
            ASSERT_EQ(own_.fault(protocol::move_fields(game_, move.text), "Move"), "") << game_.id() << move.text;
    }
    void expect_position(const match::AnyMatch& match) const {
        ASSERT_EQ(own_.fault(match.position(), "Position"), "") << game_.id();
    }
    void expect_refusal(const match::AnyMatch& match, Seat seat) const {
        const auto refusal = match.clone()->play(seat, "nonsense");
        ASSERT_TRUE(refusal);
        ASSERT_EQ(own_.fault(protocol::said(refusal->message), "Message"), "") << game_.id();
    }
    const Schema& own() const { return own_; }

 private:
    const match::AnyGame& game_;
    Schema own_;
    Schema messages_ = read_schema("docs/protocol.schema.json");
};

template <class Visit>
void for_observers(const match::AnyMatch& match, Visit visit) {
    for (Seat seat = 0; seat < match.players(); ++seat) visit(seat);
    visit(kSpectator);
}

void play_and_look(const match::AnyGame& game, const Config& config, const Documents& documents) {
    const auto match = game.create(config);
    match::SeededChance chance(Rng::from(static_cast<std::uint64_t>(config.players)));
    int decisions = 0;
    for (match->settle(chance); !match->is_over(); match->settle(chance)) {
        const Seat seat = match->to_act().first();
        if (decisions++ % kEveryNthDecision == 0) {
            for_observers(*match, [&](Seat observer) { documents.expect_scene(*match, observer); });
            documents.expect_position(*match);
            documents.expect_refusal(*match, seat);
        }
        const auto moves = match->legal(seat);
        match->play(seat, moves[chance.below(static_cast<std::uint32_t>(moves.size()))].text);
    }
    for_observers(*match, [&](Seat observer) {
        documents.expect_scene(*match, observer);
        documents.expect_told(*match, observer);
    });
}

TEST(Schema, FitsWhatIsSent) {
    for (const match::AnyGame* game : games()) {
        const Documents documents(*game);
        for (int players = game->min_players(); players <= game->max_players(); ++players)
            for (int rules = game->oldest_rules(); rules <= game->rules_version(); ++rules) {
                Config config = game->default_config(players);
                config.rules = static_cast<decltype(config.rules)>(rules);
                play_and_look(*game, config, documents);
                if (HasFatalFailure()) return;
            }
    }
}

// Takes one thing away or puts one in, anywhere.
void expect_refused_when_changed(const Schema& schema, const json::value& view, json::value& part) {
    json::object* object = part.if_object();
    if (object == nullptr) return;
    object->emplace("surprise", 1);
    EXPECT_NE(schema.fault(view, "View"), "") << json::serialize(part);
    object->erase("surprise");
    for (auto& field : *object) {
        const json::value kept = field.value();
        field.value() = json::array(1, json::array());  // braces would mean a copy to some compilers
        EXPECT_NE(schema.fault(view, "View"), "") << field.key();
        field.value() = kept;
        expect_refused_when_changed(schema, view, field.value());
    }
}

TEST(Schema, FitsNothingElse) {
    for (const match::AnyGame* game : games()) {
        const Documents documents(*game);
        json::value view = game->create(game->default_config(2))->view(0);
        EXPECT_EQ(documents.own().fault(view, "View"), "");
        expect_refused_when_changed(documents.own(), view, view);
    }
}

}  // namespace
}  // namespace wharf::catalog
