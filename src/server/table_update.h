// What an observer of a table is sent: its head, the things told to it since, and its scene. The one place that writes
// it.
#pragma once

#include "server/audiences.h"
#include "server/table_host.h"
#include "server/table_log.h"
#include "server/table_state.h"

namespace wharf::server {

// A table's head, as an observer may see it.
protocol::TableInfo info_of(const TableState& table, const TableLog& log, const TableHost& host, Seat observer);

// Lists longer than this, in bytes, come in parts.
inline constexpr std::size_t kPartBytes = 32U << 10U;

// A protocol::TableUpdate but for its scene: what is new for an observer who knows so much, the clocks where a game
// goes on, and the head if there is one to be told. It is left open, for the scene, of which there are notes and what
// has changed beside it (TextPool). Where more has happened than goes into one part, the next part of it and nothing
// else. Where nothing is new, what is written is of no use.
News write_update(text::JsonText& to, TextPool& texts, TableState& table, const std::string& id, Seat observer,
                  const Heard& known, std::optional<protocol::TableInfo> info, std::size_t part_bytes = kPartBytes);

}  // namespace wharf::server
