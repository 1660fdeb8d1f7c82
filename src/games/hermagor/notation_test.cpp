// Hermagor's moves in words: texts, hints, prompts, refusals, and what screens hide.
#include "games/hermagor/messages.h"
#include "games/hermagor/testing.h"
#include "games/hermagor/text.h"
#include "language/language.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

std::string write(Action action) { return HermagorText::write(action); }

TEST(HermagorNotation, CanonicalTexts) {
    EXPECT_EQ(write(make(Kind::start, 0, 0, 3)), "start 3");
    EXPECT_EQ(write(make(Kind::stall_tile, stall_at(3, 2), 0, 16)), "stall r3c2 16-dragon-egg-book");
    EXPECT_EQ(write(make(Kind::stall_tile, 0, 0, kSideRoad)), "stall r1c1 side-road");
    EXPECT_EQ(write(make(Kind::action_tile, 0, 0, 5)), "actions 5");
    EXPECT_EQ(write(make(Kind::draw, 2, 0, 7)), "draw 2 7-blessing");
    EXPECT_EQ(write(make(Kind::name, 0, 0, 1)), "name 1");
    EXPECT_EQ(write(place_buyer(crossing(2, 3))), "buyer h2v3");
    EXPECT_EQ(write(make(Kind::common_buyer, stall_place(2, 4))), "common buyer r2c4");
    EXPECT_EQ(write(make(Kind::raise, 0, index_of(Good::dragon_egg))), "raise dragon-egg");
    EXPECT_EQ(write(sale(24)), "sell cape-ember");
    EXPECT_EQ(write(sale(24, Way::stays)), "sell cape-ember here");
    EXPECT_EQ(write(sale(24, Way::side_road)), "sell cape-ember side-road");
    EXPECT_EQ(write(make(Kind::move, 12)), "move vissel");
    EXPECT_EQ(write(make(Kind::build, 5, index_of(Good::book))), "build library r06");
    EXPECT_EQ(write(make(Kind::common_ennoble, 0)), "common ennoble r01");
    EXPECT_EQ(write(make(Kind::common_depot, 12, index_of(Good::salt))), "common depot vissel");
}

TEST(HermagorNotation, MovesHaveFields) {
    const auto fields = [](std::string_view move) {
        return text::json_text([&](text::JsonText& to) {
            to.open('{');
            text::write_move_fields(to, HermagorText::forms(), move);
            to.close('}');
        });
    };
    EXPECT_EQ(fields("sell vissel"), R"({"kind":"sell","village":"vissel"})");
    EXPECT_EQ(fields("sell vissel here"), R"({"kind":"sell-here","village":"vissel"})");
    EXPECT_EQ(fields("sell vissel side-road"), R"({"kind":"sell-side-road","village":"vissel"})");
    EXPECT_EQ(fields("common build library r06"), R"({"kind":"common-build","building":"library","region":"r06"})");
    EXPECT_EQ(fields("draw 2 7-blessing"), R"({"kind":"draw","seat":2,"tile":"7-blessing"})");
    EXPECT_EQ(fields("no common depot"), R"({"kind":"no-common-depot"})");
    EXPECT_EQ(fields("buyer atlantis"), "{}");
}

TEST(HermagorNotation, HintsTellCostAndGain) {
    using text::Messages;
    State state = at_selling(3);
    give(state, 0, {5, kSideRoad});
    state.table.sides[0].depots = villages({2, 3, 11});
    const View view = Hermagor::observe(state, 0);
    const text::Message completes = says::kCompletes(1U << 5);
    const int salt = index_of(Good::salt);
    EXPECT_EQ(HermagorText::hint(view, sale(12)),
              (Messages{says::kSale(salt, 5), says::kWay(6), says::kMoney(20, 19), completes}));
    EXPECT_EQ(HermagorText::hint(view, sale(12, Way::side_road)),
              (Messages{says::kSale(salt, 5), says::kWay(3), says::kMoney(20, 22), completes}));
    EXPECT_EQ(HermagorText::hint(view, make(Kind::move, 12)), (Messages{says::kHalfWay(3), says::kMoney(20, 17)}));
    const View market = Hermagor::observe(at_market(3), 0);
    EXPECT_EQ(HermagorText::hint(market, place_buyer(field_v(1, 2))), (Messages{says::kCost(2), says::kTiles(0b11)}));
    const language::Speaker english("en", "hermagor");
    EXPECT_EQ(english.say(HermagorText::hint(view, sale(12))), "salt for 5; way 6; money 20 → 19; completes R06");
    EXPECT_EQ(english.say(HermagorText::hint(market, place_buyer(field_v(1, 2)))), "costs 2; at 1 corn, 2 amulet");
}

// Names of the map are the same in every language; the board file knows them.
TEST(HermagorWords, PlacesHaveTheirNames) {
    for (const std::string_view language : language::languages()) {
        const language::Speaker speaker(language, "hermagor");
        for (std::size_t i = 0; i < std::size(kMapWords); ++i)
            EXPECT_EQ(speaker.word("village", kMapWords[i]), kPlacesOnMap[i].name) << language;
        for (std::size_t i = 0; i < std::size(kRegionWords); ++i)
            EXPECT_EQ(speaker.word("region", kRegionWords[i]), kRegionsOnMap[i].name) << language;
    }
}

TEST(HermagorScreen, MayHideTheMoneyOfOthers) {
    CLAUSES("H9.1 H8.1");
    const language::Speaker english("en", "hermagor");
    State state = at_market(3);
    for (int seat = 0; seat < 3; ++seat) state.table.sides[seat].money = static_cast<std::int16_t>(811 + seat);
    const auto drawn = [&](Seat observer) {
        return HermagorText::draw(Hermagor::observe(state, observer), text::Paint(english, false));
    };
    EXPECT_NE(drawn(0).find("812"), std::string::npos);
    state.table.options |= kHideMoney;
    EXPECT_NE(drawn(0).find("811"), std::string::npos) << "the own sum";
    EXPECT_EQ(drawn(0).find("812"), std::string::npos);
    EXPECT_EQ(drawn(kSpectator).find("811"), std::string::npos);
    EXPECT_TRUE(HermagorText::score_sheet(Hermagor::observe(state, 0), 1).front().is_hidden);
    state.table.shown.insert(1);
    EXPECT_NE(drawn(0).find("812"), std::string::npos) << "shown to the tax officer";
    EXPECT_EQ(drawn(0).find("813"), std::string::npos);
    state.table.pending = Pending::over;
    EXPECT_NE(drawn(kSpectator).find("813"), std::string::npos) << "all sums at the end";
    EXPECT_NE(serialize(text::view_json<HermagorText>(Hermagor::observe(state, 0))).find("813"), std::string::npos)
        << "a view knows them all the time";
}

void expect_to_fit(const std::string& board, int columns) {
    for (std::size_t begin = 0; begin < board.size();) {
        const std::size_t end = board.find('\n', begin);
        const std::string line = board.substr(begin, end - begin);
        EXPECT_LE(text::width(line), columns) << line;
        begin = end + 1;
    }
}

TEST(HermagorScreen, FitsTheTerminalInEveryLanguage) {
    for (int players = 2; players <= 5; ++players) {
        State state = Hermagor::initial(config_of(players));
        Rng rng = Rng::from(5);
        ActionList<Hermagor> list;
        int steps = 0;
        for (SeatSet set = Hermagor::to_act(state); !set.empty(); set = Hermagor::to_act(state)) {
            const auto step = choose_random<Hermagor>(state, set, list, rng);
            Hermagor::apply(state, step.seat, step.action);
            if (++steps % 29 != 0 && !Hermagor::to_act(state).empty()) continue;
            for (const std::string_view language : language::languages()) {
                const language::Speaker speaker(language, "hermagor");
                const View view = Hermagor::observe(state, 0);
                const std::string narrow = HermagorText::draw(view, text::Paint(speaker, false, 80));
                const std::string wide = HermagorText::draw(view, text::Paint(speaker, false, 130));
                const std::string map = "─ " + speaker.say(says::kMap()) + " ─";
                EXPECT_EQ(narrow.find(map), std::string::npos);
                EXPECT_NE(wide.find(map), std::string::npos);
                EXPECT_EQ(narrow.find("draw."), std::string::npos) << language;
                expect_to_fit(narrow, 80);
                expect_to_fit(wide, 130);
            }
        }
    }
}

TEST(HermagorScreen, SpeaksTheLanguageOfTheReader) {
    State state = at_selling(2);
    give(state, 0, {5, 16});
    const auto drawn = [&](std::string_view language) {
        const language::Speaker speaker(language, "hermagor");
        return HermagorText::draw(Hermagor::observe(state, 0), text::Paint(speaker, false));
    };
    for (const std::string_view part : {"16 dragon egg + book", "merchant in Hermagor", "round 1", "Common colour",
                                        "seat 0 · Start player · you", "depots: East 0, South 0, West 0, main road 0"})
        EXPECT_NE(drawn("en").find(part), std::string::npos) << part << "\n" << drawn("en");
    EXPECT_NE(drawn("hu").find("16 sárkánytojás + könyv"), std::string::npos);
    EXPECT_NE(drawn("pl").find("16 smocze jajo + księga"), std::string::npos);
    EXPECT_NE(drawn("de").find("16 Drachenei + Buch"), std::string::npos);
}

}  // namespace
}  // namespace wharf::hermagor
