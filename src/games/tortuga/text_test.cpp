// Tortuga in words: every reason why not, facts beside moves, fields of moves, the drawn table.
#include "games/tortuga/text.h"

#include <set>

#include "games/tortuga/messages.h"
#include "games/tortuga/testing.h"
#include "language/language.h"

namespace wharf::tortuga {
namespace {

using text::Messages;
using enum Symbol;

text::Message why_not(const Play& play, Seat seat, std::string_view move) {
    EXPECT_FALSE(play.may(seat, move)) << move;
    return TortugaText::refuse(Tortuga::observe(play.state, seat), move).message;
}

Messages facts(const Play& play, Seat seat, Action action) {
    EXPECT_TRUE(play.may(seat, TortugaText::write(action))) << TortugaText::write(action);
    return TortugaText::hint(Tortuga::observe(play.state, seat), action);
}

std::string fields(std::string_view move) {
    return text::json_text([&](text::JsonText& to) {
        to.open('{');
        EXPECT_TRUE(text::write_move_fields(to, TortugaText::forms(), move)) << move;
        to.close('}');
    });
}

// Seat 0 has a die on ship attack and rolls the others alone; the ship marker allows two dice there.
Play rolled(std::initializer_list<std::string_view> faces) {
    State state = before_roll(2);
    lay_all(state, 1, treasure);
    set_markers(state, 0, 2, 1);
    state.table.boards[0].die_on[0] = ship_attack;
    begin_roll(state.table);
    Play play(state);
    return roll(play, faces);
}

// Four players; seat 3 is best and seat 1 second best in ship attacks, seat 2 defends itself.
State attacked() {
    State state = before_roll(4);
    for (Seat seat = 0; seat < 4; ++seat) lay_all(state, seat, treasure);
    state.table.boards[3].die_on[3] = ship_attack;
    state.table.boards[1].die_on[1] = ship_attack;
    state.table.boards[2].die_on[0] = ship_attack;
    put_chest(state, 0, Track::fleet, Colour::red);
    set_markers(state, 0, 1, 3);
    put_on_centre(state, Colour::white);
    return state;
}

Play at_attack(State state, Symbol action) {
    Play play = at_actions(state);
    while (play.state.table.pending != Pending::attack || play.state.table.action != action)
        play.does(play.state.table.active, "leave");
    return play;
}

Play at_laying(bool from_island) {
    State state = before_roll(2);
    if (from_island) {
        put_on_island(state, 0, Colour::blue);
    } else {
        put_chest(state, 0, Track::crew, Colour::red);
        put_chest(state, 0, Track::crew, Colour::blue);
    }
    begin_moving(state.table);
    return Play(state).chances({"chest red", "chest blue"});
}

TEST(TortugaRefusals, EveryReasonIsFound) {
    CLAUSES("T2.1 T2.5 T2.6 T2.8 T3.3 T3.7 T3.8 T3.9 T4.2");
    std::set<std::string_view> seen;
    const auto expect = [&](const Play& play, Seat seat, std::string_view move, const text::Message& wanted) {
        const text::Message message = why_not(play, seat, move);
        EXPECT_EQ(message, wanted) << move << ": " << message.key();
        seen.insert(message.key());
    };
    const Play select = rolled({"ship-attack", "ship-attack", "fleet", "skull"});
    expect(select, 0, "dance", says::kVerbs());
    expect(select, 0, "keep Z", says::kNameDice());
    expect(select, 0, "keep A", says::kDieIsLaid("A", ship_attack));
    expect(select, 0, "keep B D", says::kOneSymbol());
    expect(select, 0, "keep", says::kMustSelect());
    expect(select, 0, "keep B C", says::kTooManyDice(ship_attack, 1));
    expect(select, 0, "keep E D", says::kDiceInOrder());
    EXPECT_EQ(why_not(select, 0, "use"), text::kNotNow(Messages{says::kSelect()}));

    Play skulls = rolled({"skull", "skull", "fleet", "fleet"});
    skulls.does(0, "keep B C").chance("reveal");
    expect(skulls, 0, "turn skull", says::kNameAction());
    expect(skulls, 0, "turn raid", says::kNoRoomForSkulls());

    Play gains = rolled({"fleet", "fleet", "fleet", "fleet"});
    gains.state.table.boards[1].advantage[index_of(raid)] = 2;
    gains.does(0, "keep B C D E").chance("reveal");
    expect(gains, 1, "advantage raid", says::kAdvantageIsFull());

    Play best = at_attack(attacked(), ship_attack);
    expect(best, 3, "attack", says::kNameSeatAndChest("attack"));
    expect(best, 3, "attack 3", says::kNotYourself());
    expect(best, 3, "attack 0", says::kNameColour());
    expect(best, 3, "attack 0 green", says::kColours());
    expect(best, 3, "attack 0 blue", says::kNotInTheirFleet(Colour::blue));
    best.does(3, "leave");
    expect(best, 1, "attack 3", says::kBestIsNoTarget());
    expect(best, 1, "attack 2 red", says::kSecondTakesNone());
    expect(best, 1, "attack 0", says::kChangesNothing());
    best.does(1, "leave");
    expect(best, 1, "take", says::kNameChest());
    expect(best, 1, "take red", says::kNotOnCentre(Colour::red));

    State raided = attacked();
    raided.table.boards[3].die_on[4] = raid;
    expect(at_attack(raided, raid), 3, "raid 0 red", says::kNotInTheirCrew(Colour::red));
    expect(at_laying(false), 0, "lay white", says::kNotInCrew(Colour::white));
    expect(at_laying(true), 0, "lay white", says::kNotOnIsland(Colour::white));

    for (const text::MessageKind* kind : TortugaText::messages())
        if (kind->key.starts_with("refusal.")) EXPECT_TRUE(seen.contains(kind->key)) << kind->key;
}

TEST(TortugaHints, SayWhatAMoveBrings) {
    CLAUSES("T2.1 T2.3 T2.6 T2.8 T3.4 T3.6 T3.7");
    Play select = rolled({"ship-attack", "skull", "fleet", "skull"});
    // Die A brings 1 already, the others 4 and 2; an advantage counts once.
    select.state.table.boards[0].advantage[index_of(fleet)] = 2;
    EXPECT_EQ(facts(select, 0, make(Kind::keep, 0b00010)), Messages{says::kStrength(ship_attack, 4, 5)});
    EXPECT_EQ(facts(select, 0, make(Kind::keep, 0b01100)), Messages{says::kStrength(fleet, 5, 7)});
    EXPECT_EQ(facts(select, 0, make(Kind::keep, 0b10100)), Messages{says::kSkullsAlone()});
    select.does(0, "keep C E").chance("reveal");
    EXPECT_EQ(facts(select, 0, make(Kind::turn, index_of(treasure))), Messages{says::kTurned(treasure, 6)});

    State full = before_roll(2);
    lay_all(full, 1, treasure);
    lay_all(full, 0, Symbol::none, fleet, fleet, fleet, raid);
    set_markers(full, 0, 1, 1);
    begin_roll(full.table);
    Play nothing(full);
    roll(nothing, {"raid"});
    EXPECT_EQ(facts(nothing, 0, make(Kind::keep, 0)), Messages{says::kRollsAgain()});

    Play gains = rolled({"fleet", "fleet", "fleet", "fleet"});
    gains.does(0, "keep B C D E").chance("reveal");
    EXPECT_EQ(facts(gains, 1, make(Kind::advantage, index_of(raid))), Messages{says::kAdvantage(0, 1)});

    Play hunt = at_actions(attacked());
    EXPECT_EQ(facts(hunt, 0, make(Kind::use)), (Messages{says::kChest(), says::kBetterTile()}));
    hunt.does(0, "leave");
    EXPECT_EQ(facts(hunt, hunt.state.table.active, make(Kind::use)), Messages{says::kTile()});
    State builders = attacked();
    builders.table.boards[2].die_on[1] = fleet;
    EXPECT_EQ(facts(at_actions(builders), 2, make(Kind::use)), Messages{says::kOwnMarker(Track::fleet, 3, 5)});

    const Play best = at_attack(attacked(), ship_attack);
    EXPECT_EQ(facts(best, 3, make(Kind::attack, index_of(Colour::red), 0)),
              Messages{says::kTheirMarker(Track::fleet, 1, 1)});
    EXPECT_EQ(facts(best, 3, make(Kind::attack, kNoChest, 2)),
              (Messages{says::kTheirMarker(Track::fleet, 3, 2), says::kDefended(Track::fleet, 3, 2)}));
}

TEST(TortugaNotation, MovesHaveFields) {
    CLAUSES("T2.1 T2.2 T3.6 T3.10");
    EXPECT_EQ(fields("keep A C"), R"({"kind":"keep","dice":["A","C"]})");
    EXPECT_EQ(fields("keep"), R"({"kind":"keep-none"})");
    EXPECT_EQ(fields("raid 1 red"), R"({"kind":"raid","target":1,"colour":"red"})");
    EXPECT_EQ(fields("raid 1"), R"({"kind":"push-pirate","target":1})");
    EXPECT_EQ(fields("tile ?"), R"({"kind":"tile","coins":null})");
    EXPECT_EQ(fields("reveal 0 C E-skull treasure, 1 none, 2 A skull"),
              R"({"kind":"reveal","shown":[{"kind":"shown","seat":0,"dice":["C","E-skull"],"face":"treasure"},)"
              R"({"kind":"shown-none","seat":1},{"kind":"shown","seat":2,"dice":["A"],"face":"skull"}]})");
}

TEST(TortugaNotation, AnOpenRollIsToldAsSuch) {
    CLAUSES("T2.6 T8.1");
    const Action die = make(Kind::die, index_of(crew), 2);
    State state = before_roll(2);
    EXPECT_EQ(TortugaText::write_seen(state, kChance, die, 0), "die C crew");
    EXPECT_EQ(TortugaText::write_seen(state, kChance, die, 1), std::nullopt);
    state.table.pending = Pending::open_roll;
    EXPECT_EQ(TortugaText::write_seen(state, kChance, die, 1), "die C crew open");
    EXPECT_EQ(fields("die C crew open"), R"({"kind":"open-die","die":"C","face":"crew"})");
}

TEST(TortugaDrawing, SpeaksEveryLanguage) {
    CLAUSES("T0.5 T0.6");
    const Play best = at_attack(attacked(), ship_attack);
    const Play select = rolled({"ship-attack", "skull", "fleet", "skull"});
    const auto drawn = [&](const Play& play, std::string_view language) {
        const language::Speaker speaker(language, "tortuga");
        return TortugaText::draw(Tortuga::observe(play.state, 0), text::Paint(speaker, false));
    };
    const auto expect = [&](const Play& play, std::string_view language,
                            std::initializer_list<std::string_view> parts) {
        const std::string table = drawn(play, language);
        for (const std::string_view part : parts)
            EXPECT_NE(table.find(part), std::string::npos) << part << "\n" << table;
        EXPECT_EQ(table.find("draw."), std::string::npos) << table;
        EXPECT_EQ(table.find("\u00AD"), std::string::npos) << "a terminal parts no words";
    };
    expect(best, "en",
           {"Round 1", "ends at 6 chests in Tortuga", "38 chests in the bag", "Central island  [white]",
            "seat 0 · Start player · you", "seat 3 · best", "Fleet    [red]", "holds 1", "Ship attack        D5 = 5",
            "no free dice"});
    expect(select, "en", {"Your roll   B ship attack 4  C skull  D fleet 4  E skull", "free dice: B C D E"});
    expect(select, "hu", {"1. forduló", "A dobásod   B hajótámadás 4", "Legénységtoborzás", "szabad kockák: B C D E"});
    expect(best, "pl", {"Runda 1", "[czerwona]", "mieści 1", "Wyspa centralna  [biała]", "drugi wynik"});
    expect(best, "de", {"Runde 1", "[rot]", "fasst 1", "keine freien Würfel", "Zweiter"});
}

}  // namespace
}  // namespace wharf::tortuga
