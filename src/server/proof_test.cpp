// What proves a table's chance events: committed to before anybody gives a number, the same after a restart, published
// at the end and not before.
#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include "match/verify.h"
#include "server/table_log.h"
#include "server/testing/tables.h"

namespace wharf::server::proofs {
namespace {

using match::bytes_of;

match::Digest digest_of(const std::string& text) { return match::sha256(text); }

Setup setup_with_secret(const std::string& game, int seats) {
    Setup setup = setup_for(game, seats);
    const match::Digest secret = digest_of("the secret of this test");
    setup.secret = match::hexadecimal(secret);
    setup.commitment = match::hexadecimal(match::sha256(bytes_of(secret)));
    return setup;
}

struct Kept {
    explicit Kept(const Setup& setup) : table(*catalog::find_game(setup.game), setup) {}

    void keep(const Done& done) {
        const auto* entry = std::get_if<TableEvent>(&done);
        ASSERT_NE(entry, nullptr) << code_of(done);
        log.push_back(to_document(*entry));
    }
    // As another node, or the next process, has it.
    std::unique_ptr<TableState> folded() const {
        auto again = std::make_unique<TableState>(table.game(), table.setup());
        for (const std::string& entry : log) EXPECT_TRUE(again->apply(std::get<TableEvent>(read_event(entry)), 0));
        return again;
    }

    TableState table;
    std::vector<std::string> log;
    match::SeededChance unused{Rng::from(1)};
};

Kept seated(const Setup& setup) {
    Kept house(setup);
    for (int i = 0; house.table.has_open_seat(); ++i) house.keep(house.table.join("u" + std::to_string(i), {}, 0));
    return house;
}

void play_on(TableState& table, match::RandomNumbers& chance, int decisions, Kept* house) {
    Rng rng = Rng::from(static_cast<std::uint64_t>(table.match()->move_count()));
    for (int i = 0; i < decisions && table.status() == protocol::Status::playing; ++i) {
        const Seat seat = table.match()->to_act().first();
        const auto legal = table.match()->legal(seat);
        const Done done = table.move(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))].text, chance, 0);
        ASSERT_EQ(code_of(done), "");
        if (house != nullptr) house->keep(done);
    }
}

match::Record record_of(const TableState& table) {
    return {table.match()->clone(), match::default_names(table.match()->players()), table.proof()};
}

match::Verdict verdict_of(const TableState& table) {
    const auto verified = match::verify(
        boost::json::parse(boost::json::serialize(match::write_record(record_of(table)))), catalog::find_game);
    EXPECT_TRUE(std::holds_alternative<match::Verdict>(verified));
    return std::get<match::Verdict>(verified);
}

TEST(Proof, OurHashIsOpenSsls) {
    std::string text;
    for (int i = 0; i < 300; ++i, text.push_back(static_cast<char>(i * 7))) {
        match::Digest digest;
        unsigned size = 0;
        ASSERT_EQ(EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha256(), nullptr), 1);
        EXPECT_EQ(match::sha256(text), digest) << i;
        const std::string key = text.substr(0, text.size() / 2);
        ASSERT_NE(HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
                       reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data(), &size),
                  nullptr);
        EXPECT_EQ(match::Hmac(key).of(text), digest) << i;
    }
}

TEST(Proof, NumbersAreGivenOnceAndBeforeTheStart) {
    Kept house = seated(setup_with_secret("tortuga", 3));
    TableState& table = house.table;
    const std::string number = match::hexadecimal(digest_of("u0's"));
    EXPECT_FALSE(table.has_all_numbers());
    EXPECT_EQ(code_of(table.give_number("stranger", number, 0)), "not_seated");
    EXPECT_EQ(code_of(table.give_number("u0", "12", 0)), "bad_number");
    EXPECT_EQ(code_of(table.give_number("u0", std::string(64, 'G'), 0)), "bad_number");
    house.keep(table.give_number("u0", number, 0));
    EXPECT_EQ(code_of(table.give_number("u0", match::hexadecimal(digest_of("another")), 0)), "number_given");
    EXPECT_EQ(table.proof()->numbers, (std::vector<std::string>{number, "", ""}));
    house.keep(table.leave("u0", 0));
    EXPECT_EQ(table.proof()->numbers, (std::vector<std::string>{"", "", ""})) << "who leaves takes it along";
    house.keep(table.join("u0", {}, 0));
    for (const char* user : {"u0", "u1"}) house.keep(table.give_number(user, match::hexadecimal(digest_of(user)), 0));
    EXPECT_FALSE(table.has_all_numbers());
    house.keep(table.give_number("u2", "", 0));
    EXPECT_EQ(code_of(table.give_number("u2", number, 0)), "number_given");
    EXPECT_TRUE(table.has_all_numbers()) << "who says that he gives none is not waited for";
    EXPECT_EQ(table.proof()->numbers.back(), "");
    house.keep(table.start("u0", house.unused, 0));
    EXPECT_EQ(code_of(table.give_number("u1", number, 0)), "already_started");
    EXPECT_EQ(code_of(TableState(table.game(), setup_for("tortuga", 2)).give_number("u0", number, 0)), "not_seated");
    Kept old = seated(setup_for("tortuga", 2));
    EXPECT_EQ(code_of(old.table.give_number("u0", number, 0)), "no_proof");
    EXPECT_TRUE(old.table.has_all_numbers()) << "nothing to wait for";
}

// Tables that share their luck publish it when all of them are over, and their players add nothing to it.
TEST(Proof, ASharedSecretIsPublishedWhenTheTableIsUnsealed) {
    server::Setup setup = setup_with_secret("tortuga", 2);
    setup.tournament = TournamentPlace{"cup", 1, 0, true};
    Kept house = seated(setup);
    EXPECT_TRUE(house.table.has_all_numbers()) << "nobody is waited for";
    EXPECT_EQ(code_of(house.table.give_number("u0", std::string(64, 'a'), 0)), "shared_luck");
    EXPECT_EQ(code_of(house.table.leave("u0", 0)), "tournament_table");
    house.keep(house.table.start(setup.host, house.unused, 0));
    EXPECT_EQ(code_of(house.table.unseal(0)), "not_over");
    house.keep(house.table.resign("u0", 0));
    EXPECT_FALSE(house.table.proof()->secret);
    EXPECT_FALSE(house.folded()->proof()->secret);
    const auto restored = TableState::restore(house.table.game(), house.table.setup(), house.table.snapshot());
    ASSERT_NE(restored, nullptr);
    EXPECT_TRUE(restored->is_sealed());
    house.keep(house.table.unseal(0));
    EXPECT_EQ(house.table.proof()->secret, setup.secret);
    EXPECT_EQ(house.folded()->proof()->secret, setup.secret);
    EXPECT_FALSE(TableState::restore(house.table.game(), house.table.setup(), house.table.snapshot())->is_sealed());
    EXPECT_EQ(code_of(house.table.unseal(0)), "already_done");
}

TEST(Proof, ASealedGameMovesNoRatings) {
    server::Setup setup = setup_with_secret("tortuga", 2);
    setup.tournament = TournamentPlace{"cup", 1, 0, true};
    setup.rated = true;
    Kept house = seated(setup);
    const auto is_rated = [&] {
        storage::TableRow row;
        describe(row, house.table);
        return row.rated;
    };
    house.keep(house.table.start(setup.host, house.unused, 0));
    EXPECT_TRUE(is_rated());
    house.keep(house.table.resign("u0", 0));
    EXPECT_FALSE(is_rated());
    house.keep(house.table.unseal(0));
    EXPECT_TRUE(is_rated());
}

TEST(Proof, TheSecretIsPublishedAtTheEndAndProvesEverything) {
    for (const match::AnyGame* game : catalog::games())
        for (const bool shuffle : {false, true}) {
            server::Setup setup = setup_with_secret(std::string(game->id()), game->max_players());
            setup.shuffle = shuffle;
            Kept house = seated(setup);
            house.keep(house.table.give_number("u1", match::hexadecimal(digest_of("u1's")), 0));
            house.keep(house.table.start("u0", house.unused, 0));
            EXPECT_EQ(house.table.proof()->order.has_value(), shuffle);
            play_on(house.table, house.unused, 30, &house);
            EXPECT_FALSE(house.table.proof()->secret);
            // A node that takes over, from the log or from a snapshot, draws the same.
            const std::unique_ptr<TableState> folded = house.folded();
            const auto restored = TableState::restore(*game, house.table.setup(), house.table.snapshot());
            ASSERT_NE(restored, nullptr);
            EXPECT_EQ(house.table.snapshot().find(*setup.secret), std::string::npos);
            EXPECT_EQ(folded->proof(), house.table.proof());
            EXPECT_EQ(restored->proof(), house.table.proof());
            for (TableState* table : {&house.table, folded.get(), restored.get()})
                play_on(*table, house.unused, 100'000, nullptr);
            EXPECT_EQ(folded->match()->moves(), house.table.match()->moves()) << game->id();
            EXPECT_EQ(restored->match()->moves(), house.table.match()->moves()) << game->id();
            ASSERT_EQ(house.table.status(), protocol::Status::over);
            EXPECT_EQ(house.table.proof()->secret, setup.secret);
            EXPECT_EQ(verdict_of(house.table).proved, match::Proved::yes) << game->id();
            EXPECT_GT(verdict_of(house.table).draws, 5);
        }
}

// A number that the server could have chosen after all others proves nothing, however well everything follows from it.
TEST(Proof, ANumberAtAComputersSeatIsRefused) {
    for (const bool shuffle : {false, true}) {
        server::Setup setup = setup_with_secret("tortuga", 3);
        setup.shuffle = shuffle;
        Kept house = seated(setup);
        for (const char* user : {"u0", "u1"})
            house.keep(house.table.give_number(user, match::hexadecimal(digest_of(user)), 0));
        house.keep(house.table.start("u0", house.unused, 0));
        play_on(house.table, house.unused, 100'000, nullptr);
        for (Seat seat = 0; seat < 3; ++seat) {
            const bool has_number = house.table.seats()[seat].user != "u2";
            match::Record record = record_of(house.table);
            const auto proved = [&] {
                const auto verified = match::verify(
                    boost::json::parse(boost::json::serialize(match::write_record(record))), catalog::find_game);
                const auto& verdict = std::get<match::Verdict>(verified);
                EXPECT_TRUE(verdict.proved != match::Proved::computers_number || verdict.seat == seat);
                return verdict.proved;
            };
            const match::Proved expected = has_number ? match::Proved::computers_number : match::Proved::yes;
            record.circumstances.seats.resize(3);
            record.circumstances.seats[seat].holder = match::SeatHolder::computer;
            EXPECT_EQ(proved(), expected) << static_cast<int>(seat);
            record.circumstances.seats[seat].holder = match::SeatHolder::person;
            EXPECT_EQ(proved(), match::Proved::yes);
            // Records from before that told it by their names.
            record.circumstances.seats.clear();
            record.names[seat] = "computer (hard)";
            EXPECT_EQ(proved(), expected);
        }
    }
}

TEST(Proof, WhatIsTakenBackByConsentComesAgain) {
    Kept house = seated(setup_with_secret("tortuga", 2));
    TableState& table = house.table;
    table.start("u0", house.unused, 0);
    play_on(table, house.unused, 6, nullptr);
    for (int turn = 0; turn < 20; ++turn) {
        const Seat seat = table.match()->to_act().first();
        const std::string move = table.match()->legal(seat)[0].text;
        table.move(seat, move, house.unused, 0);
        const std::vector<match::Move> once = table.match()->moves();
        const std::string user = "u" + std::to_string(seat);
        table.undo(user, true, 0);
        if (table.undo_asked()) table.answer_undo(seat == 0 ? "u1" : "u0", true, 0);
        ASSERT_LT(table.match()->move_count(), static_cast<int>(once.size()));
        ASSERT_EQ(code_of(table.move(seat, move, house.unused, 0)), "");
        EXPECT_EQ(table.match()->moves(), once) << "nobody rolls again";
    }
    play_on(table, house.unused, 100'000, nullptr);
    EXPECT_EQ(verdict_of(table).proved, match::Proved::yes);
}

TEST(Proof, WhoGivesUpEndsItAndATableThatNeverStartedHasNothingToHide) {
    Kept house = seated(setup_with_secret("hermagor", 2));
    house.table.start("u0", house.unused, 0);
    play_on(house.table, house.unused, 5, nullptr);
    house.table.resign("u1", 0);
    EXPECT_EQ(house.table.proof()->secret, house.table.setup().secret);
    EXPECT_EQ(verdict_of(house.table).proved, match::Proved::yes);
    Kept never = seated(setup_with_secret("hermagor", 2));
    never.table.abandon(0);
    EXPECT_EQ(never.table.proof()->secret, never.table.setup().secret);
}

TEST(Proof, ADamagedSecretIsSaidAndTheGameGoesOn) {
    for (const std::optional<std::string>& damaged :
         {std::optional<std::string>(), std::optional<std::string>("rubbish"),
          std::optional(match::hexadecimal(digest_of("another")))}) {
        server::Setup setup = setup_with_secret("nauticus", 2);
        setup.secret = damaged;
        setup.shuffle = true;
        Kept house = seated(setup);
        house.table.start("u0", house.unused, 0);
        play_on(house.table, house.unused, 100'000, nullptr);
        ASSERT_EQ(house.table.status(), protocol::Status::over);
        EXPECT_FALSE(house.table.proof()->secret);
        EXPECT_EQ(verdict_of(house.table).proved, match::Proved::lost_secret);
    }
}

}  // namespace
}  // namespace wharf::server::proofs
