// Tables for tests: set up for people u0, u1, …, without a clock unless one is wanted.
#pragma once

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "server/table_state.h"

namespace wharf::server {

inline Setup setup_for(const std::string& game, int seats, int clock_seconds = 0, int increment_seconds = 0) {
    Setup setup;
    setup.game = game;
    setup.rules = catalog::find_game(game)->rules_version();
    setup.seats.resize(static_cast<std::size_t>(seats));
    setup.host = "u0";
    if (clock_seconds == 0) return setup;
    setup.clock.emplace();
    setup.clock->seconds.value = clock_seconds;
    setup.clock->increment.value = increment_seconds;
    return setup;
}

// Everybody has joined, and the game has begun.
inline std::unique_ptr<TableState> started_table(Setup setup, match::RandomNumbers& chance, Time now) {
    const match::AnyGame& game = *catalog::find_game(setup.game);
    auto table = std::make_unique<TableState>(game, std::move(setup));
    for (int i = 0; table->has_open_seat(); ++i) table->join("u" + std::to_string(i), std::nullopt, now);
    const Done started = table->start("u0", chance, now);
    EXPECT_TRUE(std::holds_alternative<TableEvent>(started));
    return table;
}

inline std::string code_of(const Done& done) {
    const auto* error = std::get_if<protocol::Error>(&done);
    return error == nullptr ? "" : error->code;
}

}  // namespace wharf::server
