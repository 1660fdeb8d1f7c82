// How the requests of protocol/engine_requests.h are obeyed: each gives its answer, or the reason why not.
#pragma once

#include <variant>

#include "protocol/engine_requests.h"
#include "wasm/faults.h"
#include "wasm/last_plan.h"
#include "wasm/loaded_nets.h"
#include "wasm/open_matches.h"

namespace wharf::wasm {

// One module instance serves one caller; this is what it remembers of him.
struct EngineState {
    OpenMatches matches;
    LoadedNets nets;
    LastPlan last_plan;
};

template <class T>
using Answered = std::variant<T, text::Problem>;

inline text::Problem no_such_match() { return {"match", faults::kNoSuchMatch()}; }
// The game, if it has such a number of players.
Answered<const match::AnyGame*> find_game(std::string_view id, int players);
std::string hex(std::uint64_t value);  // 16 digits

// About the games (requests_games.cpp).
Answered<protocol::Games> obey(EngineState& state, const protocol::ListGames& request);
Answered<protocol::RulesSignature> obey(EngineState& state, const protocol::SignRules& request);
Answered<protocol::NetSignature> obey(EngineState& state, const protocol::SignNet& request);
Answered<protocol::Replayed> obey(EngineState& state, protocol::ReplayRecord& request);
Answered<protocol::Verified> obey(EngineState& state, protocol::VerifyRecord& request);

// A match from its beginning to its end (requests_match.cpp).
Answered<protocol::Opened> obey(EngineState& state, const protocol::BeginMatch& request);
Answered<protocol::Opened> obey(EngineState& state, protocol::OpenMatch& request);
Answered<protocol::Changed> obey(EngineState& state, const protocol::PlayMove& request);
Answered<protocol::Changed> obey(EngineState& state, const protocol::PlayChance& request);
Answered<protocol::Changed> obey(EngineState& state, const protocol::UndoMove& request);
Answered<protocol::Closed> obey(EngineState& state, const protocol::CloseMatch& request);

// What an observer may know of a match (requests_view.cpp).
Answered<protocol::SceneShown> obey(EngineState& state, const protocol::ShowScene& request);
Answered<protocol::MovesTold> obey(EngineState& state, const protocol::TellMoves& request);
Answered<protocol::Why> obey(EngineState& state, const protocol::AskWhy& request);
Answered<protocol::RecordWritten> obey(EngineState& state, const protocol::WriteRecord& request);
Answered<protocol::PositionWritten> obey(EngineState& state, const protocol::WritePosition& request);
std::optional<protocol::Seen> look_at(const OpenMatch& opened, const std::optional<protocol::Look>& look);

// Computer players (requests_players.cpp).
Answered<protocol::Thought> obey(EngineState& state, protocol::Think& request);
// Analysis and reports (requests_report.cpp).
Answered<protocol::Assessed> obey(EngineState& state, const protocol::Assess& request);
Answered<protocol::Hinted> obey(EngineState& state, const protocol::AskHint& request);
Answered<protocol::ReportPlanned> obey(EngineState& state, const protocol::PlanReport& request);
Answered<protocol::StepJudged> obey(EngineState& state, const protocol::JudgeStep& request);
Answered<protocol::GameReport> obey(EngineState& state, const protocol::AssembleReport& request);
// A net for the players of its game, as the bytes of its file.
Answered<protocol::NetLoaded> load_net(EngineState& state, std::string_view bytes);

}  // namespace wharf::wasm
