// Nauticus in words: moves, positions, refusals, the drawn board.
#include "games/nauticus/text.h"
#include "games/nauticus/messages.h"
#include "language/language.h"

#include <set>

#include "core/testing/clauses.h"
#include "core/testing/conformance.h"
#include "games/nauticus/testing.h"

namespace wharf::nauticus {
namespace {

using enum Piece;
namespace json = boost::json;

static_assert(text::GameText<NauticusText>);

TEST(NauticusNotation, ShipNames) {
    CLAUSES("N5.5");
    EXPECT_EQ(name_of(small_hull()), "one-ship");
    EXPECT_EQ(name_of(small_ship()), "one-ship/star/star");
    EXPECT_EQ(name_of(ship_of({bow, fish})), "bow/-/-/fish");
    EXPECT_EQ(name_of(ship_of({stern, middle, middle, crown_mast, anchor_mast, anchor_mast, crown_sail, salt, salt})),
              "2middle+stern/2anchor+crown/crown/2salt");
}

TEST(NauticusNotation, Moves) {
    CLAUSES("N2.3 N4.2 N6.1");
    EXPECT_EQ(NauticusText::write(make(Kind::choose, index_of(Tile::hulls), 3)), "choose hulls 3");
    EXPECT_EQ(NauticusText::write(make_store(Kind::buy, bow, 3)), "buy bow to warehouse");
    EXPECT_EQ(NauticusText::write(make_lay(Kind::buy, bow, Ship{}, 3)), "buy bow to new");
    EXPECT_EQ(NauticusText::write(make_lay(Kind::transport, star_sail, ship_of({one_ship, star_mast}))),
              "lay star-sail to one-ship/star");
    EXPECT_EQ(NauticusText::write(make(Kind::reward, index_of(Reward::goods), 0b1001)), "reward goods fish salt");
}

// Every ship has a name of its own, and no move with one is longer than a record allows.
TEST(NauticusNotation, ShipNamesDifferAndAreShort) {
    CLAUSES("N5.5");
    std::set<std::uint32_t> known{0};
    std::set<std::string> names;
    std::vector<Ship> ships{Ship{}};
    for (std::size_t next = 0; next < ships.size(); ++next)
        for (int i = 0; i < kPieces; ++i) {
            if (((accepted_pieces(ships[next]) >> i) & 1U) == 0) continue;
            const Ship ship = with_piece(ships[next], static_cast<Piece>(i));
            ASSERT_LE(NauticusText::write(make_lay(Kind::transport, static_cast<Piece>(i), ships[next])).size(), 80U);
            ASSERT_LE(NauticusText::write(make_lay(Kind::buy, static_cast<Piece>(i), ships[next])).size(), 80U);
            if (!known.insert(ship.bits).second) continue;
            ASSERT_LE(NauticusText::write(make_deliver(ship)).size(), 80U);
            ASSERT_TRUE(names.insert(name_of(ship)).second);
            ships.push_back(ship);
        }
}

// Every number, flag and word of a position changed in turn: refused with a field, or safe to play on from.
void change_each(json::value& root, json::value& here, Rng& rng) {
    const auto attempt = [&](json::value changed) {
        const json::value kept = here;
        here = std::move(changed);
        auto read = NauticusText::read_position(root.as_object());
        if (auto* problem = std::get_if<text::Problem>(&read)) {
            EXPECT_FALSE(problem->field.empty());
            EXPECT_FALSE(problem->reason.key().empty());
        } else {
            State state = std::get<State>(read);
            play_random<Nauticus>(state, rng);
        }
        here = kept;
    };
    if (here.is_int64())
        for (const std::int64_t step : {-1, 1, 3, 200}) attempt(here.get_int64() + step);
    if (here.is_bool()) attempt(!here.get_bool());
    if (here.is_string())
        for (const std::string_view word : {"turn", "act", "extra", "reward", "free-tile", "after", "over", "deal",
                                            "choose", "bonus", "hulls", "transport", "money", "none", "whale"})
            attempt(json::value(word));
    if (&here != &root) attempt(nullptr);
    if (here.is_object())
        for (auto& [key, value] : here.get_object()) change_each(root, value, rng);
    if (here.is_array())
        for (json::value& value : here.get_array()) change_each(root, value, rng);
}

TEST(NauticusPosition, AChangedOneIsRefusedOrSafe) {
    CLAUSES("N0.1");
    Rng rng = Rng::from(11, 1);
    int step_number = 0;
    testing::for_random_steps<Nauticus>(2, 1, [&](const State& state, const auto&, const auto&) {
        if (++step_number % 24 != 0) return;
        json::value document = text::position_json<NauticusText>(state);
        change_each(document, document, rng);
    });
}

json::object& board_of(json::object& document, std::size_t seat) {
    return document["table"].as_object()["boards"].as_array()[seat].as_object();
}

std::string fault_of(const json::object& document) {
    const auto read = NauticusText::read_position(document);
    return std::holds_alternative<text::Problem>(read) ? std::get<text::Problem>(read).facts() : "";
}

TEST(NauticusPosition, SaysWhatIsWrong) {
    CLAUSES("N0.1 N0.6");
    Scene scene;
    scene.give(star_mast).launch(small_hull()).offer(Tile::hulls, 3, 3);
    const json::object good = text::position_json<NauticusText>(scene.state);
    EXPECT_EQ(fault_of(good), "");
    json::object lost = good;
    board_of(lost, 0)["warehouse"].as_object()["star-mast"] = 0;
    EXPECT_EQ(fault_of(lost), "table.stock: fault.in-all 15 star-mast 14 (N0.1)");
    json::object heap = good;
    board_of(heap, 0)["warehouse"].as_object()["star-mast"] = 7;
    EXPECT_EQ(fault_of(heap), "table.boards[0].warehouse: fault.broken warehouse-has-12-places (N0.6)");
    json::object wreck = good;
    board_of(wreck, 0)["ships"].as_array()[0].as_object()["bow"] = true;
    EXPECT_EQ(fault_of(wreck), "table.boards[0].ships[0]: fault.broken no-possible-ship (N5.1–N5.3)");
    json::object crowd = good;
    board_of(crowd, 1)["workers"] = 100;
    EXPECT_EQ(fault_of(crowd), "table.boards[1].workers: fault.broken too-many-workers");
    json::object unknown = good;
    unknown["wind"] = 3;
    EXPECT_NE(fault_of(unknown), "");
    EXPECT_NE(fault_of({}), "");
}

TEST(NauticusView, NamesShipsAndPrices) {
    CLAUSES("N10.1");
    Scene scene;
    scene.launch(small_ship()).offer(Tile::hulls, 3, 3);
    json::object view = text::view_json<NauticusText>(Nauticus::observe(scene.state, 1));
    const json::object& ship = board_of(view, 0)["ships"].as_array()[0].as_object();
    EXPECT_EQ(ship.at("name").as_string(), "one-ship/star/star");
    EXPECT_TRUE(ship.at("finished").as_bool());
    EXPECT_EQ(view["table"].as_object()["spaces"].as_array()[3].as_object()["bonus"].as_object()["points"], 2);
}

struct Case {
    std::string_view move;
    std::string_view code;
    std::string_view clause;
};

void expect_refusals(Scene& scene, std::initializer_list<Case> cases) {
    const View view = Nauticus::observe(scene.state, scene.actor());
    for (const Case& each : cases) {
        for (const Action& action : scene.legal()) ASSERT_NE(NauticusText::write(action), each.move);
        const text::Refusal refusal = NauticusText::refuse(view, each.move);
        EXPECT_EQ(refusal.code, each.code) << each.move;
        EXPECT_EQ(refusal.clause, each.clause) << each.move << ": " << refusal.message.key();
    }
}

TEST(NauticusRefusals, Purchases) {
    CLAUSES("N0.1 N0.4 N0.6 N4.1 N4.2 N4.3 N5.1 N5.5");
    Scene scene;
    scene.launch(ship_of({bow, stern})).offer(Tile::hulls, 3, 3);
    scene.board().taler = 2;
    scene.table().stock[index_of(middle)] = 0;
    expect_refusals(scene, {{"buy one-ship to new", "illegal_move", "N4.2"},
                            {"buy bow to warehouse", "illegal_move", "N4.3"},
                            {"buy middle to new", "illegal_move", "N0.1"},
                            {"buy fish to warehouse", "illegal_move", "N0.4"},
                            {"buy stern to two-ship", "illegal_move", "N5.1"},
                            {"buy stern to bow", "illegal_move", "N5.5"},
                            {"buy raft to new", "unknown_move", ""},
                            {"buy", "unknown_move", ""},
                            {"done", "illegal_move", "N4.7"},
                            {"end", "not_now", "N4.6"},
                            {"lay bow to new", "not_now", "N6.1"},
                            {"extra crowns", "illegal_move", "N8.1"},
                            {"swim", "unknown_move", ""},
                            {"", "unknown_move", ""}});
    scene.board().workers = 0;
    scene.table().blue = 0;
    expect_refusals(scene, {{"buy stern to warehouse", "illegal_move", "N4.1"}});
}

TEST(NauticusRefusals, PlacingRules) {
    CLAUSES("N5.1 N5.2 N5.3 N6.1");
    Scene scene;
    scene.launch(ship_of({bow, anchor_mast, fish})).launch(ship_of({bow, middle, anchor_mast, anchor_sail}));
    scene.launch(ship_of({middle, middle, whale_mast}));
    scene.give(anchor_mast).give(anchor_sail).give(salt).give(bow).offer(Tile::transport, 0, 1);
    expect_refusals(scene, {{"lay anchor-mast to bow/anchor/-/fish", "illegal_move", "N5.2"},
                            {"lay salt to bow/anchor/-/fish", "illegal_move", "N5.2"},
                            {"lay anchor-sail to bow+middle/anchor/anchor", "illegal_move", "N5.2"},
                            {"lay anchor-sail to 2middle/whale", "illegal_move", "N5.3"},
                            {"lay anchor-mast to new", "illegal_move", "N5.1"},
                            {"lay bow to bow/anchor/-/fish", "illegal_move", "N5.1"},
                            {"lay whale-mast to 2middle/whale", "illegal_move", "N6.1"}});
}

TEST(NauticusRefusals, TheOtherMoves) {
    CLAUSES("N2.3 N3.1 N3.3 N5.4 N6.2 N6.3 N6.4 N8.1");
    Scene choice;
    choice.table().face_down = 1;
    choice.table().token = 0;
    expect_refusals(choice, {{"choose hulls 0", "illegal_move", "N2.3"},
                             {"choose hulls 1", "unknown_move", ""},
                             {"choose 1", "unknown_move", ""},
                             {"pass", "not_now", "N7.1"}});
    choice.table().stock[index_of(fish)] = 0;
    choice.choose(5);
    expect_refusals(choice, {{"bonus bow", "illegal_move", "N3.1"}, {"bonus fish", "illegal_move", "N3.3"}});
    Scene money;
    money.offer(Tile::money, 0, 3);
    expect_refusals(money, {{"money 7", "illegal_move", "N4.1"}, {"money x", "unknown_move", ""}});
    Scene crowns;
    crowns.offer(Tile::crowns, 0, 3);
    expect_refusals(crowns, {{"crowns 1", "illegal_move", "N6.4"}});
    crowns.give(crown_sail, 5);
    expect_refusals(crowns, {{"crowns 4", "illegal_move", "N6.4"}, {"crowns 40", "illegal_move", "N4.1"}});
    Scene delivery;
    delivery.launch(small_ship()).launch(small_hull()).offer(Tile::delivery, 0, 3);
    expect_refusals(delivery, {{"deliver one-ship/star/star", "illegal_move", "N6.3"},
                               {"deliver one-ship", "illegal_move", "N6.3"},
                               {"deliver bow", "illegal_move", "N5.5"}});
    Scene reward;
    reward.launch(ship_of({one_ship, star_mast})).give(star_sail).offer(Tile::transport, 0, 3);
    reward.table().stock[index_of(crown_mast)] = 0;
    reward.transport(star_sail, ship_of({one_ship, star_mast}));
    expect_refusals(reward, {{"reward crown-mast", "illegal_move", "N5.4"},
                             {"reward goods fish", "illegal_move", "N5.4"},
                             {"reward gold", "unknown_move", ""},
                             {"extra money", "illegal_move", "N8.1"}});
    Scene extra;
    extra.offer(Tile::hulls, 3, 3).play(make(Kind::extra, index_of(Tile::masts)));
    expect_refusals(extra, {{"pass", "illegal_move", "N8.1"}, {"done", "illegal_move", "N8.1"}});
}

TEST(NauticusClauses, RefusalsAndSheetsCiteKnownOnes) {
    CLAUSES("N9.1 N9.2 N9.3");
    std::set<std::string_view> known;
    for (const std::string_view clause : NauticusText::clauses()) EXPECT_TRUE(known.insert(clause).second);
    EXPECT_EQ(known.size(), 43U);
    Scene scene;
    int total = 0;
    for (const text::ScoreLine& line : NauticusText::score_sheet(Nauticus::observe(scene.state, 0), 0)) {
        EXPECT_EQ(known.count(line.clause), 1U);
        total += line.points;
    }
    EXPECT_EQ(total, Nauticus::outcome(scene.state).score[0]);
}

// The last action of a round wins points for crowns and ends with the pass tiles.
TEST(NauticusSources, OfAStepWithTwoOfThem) {
    CLAUSES("N1.1 N2.5 N6.4");
    Scene scene;
    scene.without_extra().launch(small_ship()).give(crown_mast, 2).offer(Tile::crowns, 3, 3);
    scene.table().start = 1;
    scene.table().face_down = 0b11110110;
    scene.board().turned = 1;
    NauticusText::Sources sources = NauticusText::first_sources(scene.state);
    const State before = scene.state;
    const Action crowns = make(Kind::crowns, 0, 2);
    scene.play(crowns);
    NauticusText::count_sources(sources, before, crowns, scene.state);
    EXPECT_EQ(scene.table().round, 2);
    EXPECT_EQ(sources[0].start, 10);
    EXPECT_EQ(sources[0].crowns, 6);  // two masts and the turned tile
    EXPECT_EQ(sources[0].pass_tiles, -3);
    EXPECT_EQ(sources[1].crowns, 0);
    EXPECT_EQ(sources[1].pass_tiles, -6);
    EXPECT_EQ(scene.board().points, 10 + 6 - 3);
}

TEST(NauticusBoardDrawing, ShowsWheelPricesShipsAndWarehouse) {
    CLAUSES("N0.3 N0.5 N5.5");
    Scene scene;
    scene.launch(small_ship()).launch(small_ship()).launch(ship_of({bow, middle, crown_mast, fish})).give(salt, 2);
    scene.offer(Tile::hulls, 3, 3);
    const language::Speaker english("en", "nauticus", {"Anna", "Béla"});
    const std::string board = NauticusText::draw(Nauticus::observe(scene.state, 0), text::Paint(english, false));
    for (const std::string_view part :
         {"round 1 of 4", "phase 1 of 7", "0⚓", "stern 1, middle 2, bow 3, one-ship 0", "2 points", "2 salt",
          "2 of 12 places", "one-ship/star/star ×2", "bow+middle/crown/-/fish", "finished: 2 points", "−3 −2 −1",
          "extra action ready", "action of Anna: Hulls"})
        EXPECT_NE(board.find(part), std::string::npos) << part << "\n" << board;
}

// Words of some languages are longer than the columns were made for.
TEST(NauticusBoardDrawing, WordsOfNoLanguageRunTogether) {
    Scene scene;
    scene.launch(ship_of({bow, stern, wheel_mast, wheel_mast, grain, grain}));
    scene.offer(Tile::hulls, 3, 3).offer(Tile::masts, 5, 3);
    scene.state.table.face_down = 0xFF;
    for (const std::string_view language : language::languages()) {
        const language::Speaker speaker(language, "nauticus", {"Anna", "Béla"});
        const std::string board = NauticusText::draw(Nauticus::observe(scene.state, 0), text::Paint(speaker, false));
        const auto stands_apart = [&](std::string_view words) {
            const std::string word(words);
            EXPECT_NE(board.find(word + " "), std::string::npos) << word << "\n" << board;
            EXPECT_EQ(board.find(word + word), std::string::npos) << word << "\n" << board;
        };
        stands_apart(*speaker.find("draw.delivered"));
        stands_apart(*speaker.find("draw.blue"));
        stands_apart("(" + std::string(*speaker.find("action.masts")) + ")");
        stands_apart(*speaker.find("crest.wheel"));
        stands_apart(*speaker.find("piece.grain"));
        for (int space = 0; space < kSpaces; ++space) {
            std::string bonus;
            for (const text::Message& message : bonus_messages(space))
                bonus += (bonus.empty() ? "" : ", ") + speaker.say(message);
            if (!bonus.empty()) stands_apart(bonus);
        }
    }
}

TEST(NauticusHints, SayWhatAMoveCosts) {
    CLAUSES("N4.1 N4.3 N4.4 N5.4 N6.4 N7.1");
    Scene scene;
    const Ship ship = ship_of({one_ship, whale_mast});
    scene.launch(ship).offer(Tile::sails, 0, 2);  // 1 blue worker
    using text::Messages;
    const auto hint = [&](Action action) { return NauticusText::hint(Nauticus::observe(scene.state, 0), action); };
    EXPECT_EQ(hint(make_lay(Kind::buy, whale_sail, ship, 3)),
              (Messages{says::kCost(3), says::kBlue(1), says::kFinishes(1)}));
    EXPECT_EQ(hint(make(Kind::pass)), (Messages{says::kTurns(3)}));
    scene.buy_to_warehouse(anchor_sail).buy_to_warehouse(wheel_sail).buy_to_warehouse(star_sail);
    EXPECT_EQ(hint(make_store(Kind::buy, whale_sail, 3)), (Messages{says::kCost(3), says::kOwn(1), says::kFifth()}));
    Scene crowns;
    crowns.give(crown_sail, 2).offer(Tile::crowns, 0, 2);
    EXPECT_EQ(NauticusText::hint(Nauticus::observe(crowns.state, 0), make(Kind::crowns, 0, 3)),
              (Messages{says::kGainPoints(6), says::kBlue(1), says::kOwn(2)}));
    Scene choice;
    EXPECT_EQ(NauticusText::hint(Nauticus::observe(choice.state, 0), make(Kind::choose, index_of(Tile::hulls), 0)),
              (Messages{says::kBonus(Messages{says::kWorkers(3)}), says::kNoBlue(),
                        says::kPrices(Messages{says::kPrice(stern, 3), says::kPrice(middle, 2), says::kPrice(bow, 1),
                                               says::kPrice(one_ship, 0)})}));
}

// A position with as many workers as are accepted is accepted after every choice, too.
TEST(NauticusText, TheMostWorkersStayAccepted) {
    CLAUSES("N0.1 N2.3");
    State state = Nauticus::initial({.players = 2, .start = 0, .options = {}});
    Rng rng = Rng::from(1);
    ActionList<Nauticus> list;
    while (state.table.pending == Pending::deal)
        Nauticus::apply(state, kChance, choose_random<Nauticus>(state, SeatSet::chance(), list, rng).action);
    state.table.boards[0].workers = kMaxWorkers;
    while (NauticusText::check(state)) state.table.boards[0].workers -= 1;
    EXPECT_GT(state.table.boards[0].workers, kStartWorkers);
    list.reset();
    Nauticus::legal_actions(state, 0, list);
    for (const Action& action : list) {
        State after = state;
        Nauticus::apply(after, 0, action);
        EXPECT_EQ(NauticusText::check(after), std::nullopt) << NauticusText::write(action);
    }
}

}  // namespace
}  // namespace wharf::nauticus
