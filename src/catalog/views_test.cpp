// Matches imagined from a view: whoever has the view sees the same, may do the same, and players decide the same.
#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "protocol/scene.h"

namespace wharf::catalog {
namespace {

std::int64_t sum_of(const boost::json::array& score_lines) {
    std::int64_t points = 0;
    for (const auto& line : score_lines) points += line.at("points").to_number<std::int64_t>();
    return points;
}

TEST(Views, AnImaginedMatchLooksLikeTheRealOneToItsObserver) {
    for (const match::AnyGame* game : games()) {
        Rng worlds = Rng::from(8);
        int compared = 0;
        const auto match = game->create(game->default_config(3));
        match::SeededChance chance(Rng::from(21));
        for (match->settle(chance); !match->is_over(); match->settle(chance)) {
            const Seat seat = match->to_act().first();
            auto read = game->from_view(match->view(seat), seat, worlds);
            ASSERT_TRUE(std::holds_alternative<std::unique_ptr<match::AnyMatch>>(read))
                << game->id() << ": " << std::get<text::Problem>(read).facts();
            const match::AnyMatch& imagined = *std::get<std::unique_ptr<match::AnyMatch>>(read);
            auto here = protocol::scene(*match, seat);
            auto there = protocol::scene(imagined, seat);
            // An imagined match has no past: nothing to take back, and points won on the way without their sources.
            for (auto* seen : {&here, &there}) {
                seen->erase("can_undo");
                for (auto& lines : seen->at("scores").as_array()) lines = sum_of(lines.as_array());
            }
            ASSERT_EQ(here, there);
            for (const char* player : {"greedy", "random", "search:20"}) {
                const auto spec = std::get<players::Spec>(players::read_spec(player));
                ASSERT_EQ(make_player(*game, spec, 4)->choose(*match, seat),
                          make_player(*game, spec, 4)->choose(imagined, seat))
                    << game->id() << ", " << player;
            }
            compared += 1;
            const auto moves = match->legal(seat);
            match->play(seat, moves[chance.below(static_cast<std::uint32_t>(moves.size()))].text);
        }
        EXPECT_GT(compared, 30);
    }
}

TEST(Views, WhatIsNoViewIsRefused) {
    for (const match::AnyGame* game : games()) {
        const auto match = game->create(game->default_config(2));
        match::SeededChance chance(Rng::from(2));
        match->settle(chance);
        Rng worlds = Rng::from(8);
        const auto refused = [&](const boost::json::object& view, Seat observer) {
            return std::holds_alternative<text::Problem>(game->from_view(view, observer, worlds));
        };
        EXPECT_TRUE(refused({}, 0));
        EXPECT_TRUE(refused({{"table", 7}}, 0));
        EXPECT_TRUE(refused(match->view(0), 3)) << game->id() << ": nobody sits there";
        EXPECT_FALSE(refused(match->view(1), 1));
        boost::json::object more = match->view(0);
        more["more"] = 1;
        EXPECT_TRUE(refused(more, 0));
        boost::json::object crowded = match->view(0);
        crowded["table"].as_object()["players"] = 5;
        EXPECT_TRUE(refused(crowded, 0));
    }
}

}  // namespace
}  // namespace wharf::catalog
