#include "cli/foreign_analysis.h"

#include <algorithm>
#include <set>

#include "cli/chosen_player.h"
#include "cli/command.h"
#include "cli/interruption.h"
#include "match/any_game.h"
#include "players/forfeit.h"
#include "protocol/scene.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

// How long a program may go on after Ctrl-C.
constexpr double kLastSeconds = 5;

// What is wrong with its moves, or nothing.
std::string fault_in(const json::object& answer, const match::AnyMatch& match, Seat seat) {
    const json::value* moves = answer.if_contains("moves");
    if (moves == nullptr || !moves->is_array()) return "moves must be a list";
    const std::vector<std::string> legal = match.legal_texts(seat);
    std::set<std::string> known;
    for (const json::value& one : moves->get_array()) {
        if (!one.is_object()) return "moves must be objects";
        const std::string move = engines::text_in(one.get_object(), "move");
        if (std::find(legal.begin(), legal.end(), move) == legal.end() || !known.insert(move).second)
            return "\"" + text::plain(move, 60) + "\" is no legal move, or is there twice";
        const json::value* values = one.get_object().if_contains("values");
        const bool is_good = values != nullptr && values->is_array() &&
                             values->get_array().size() == static_cast<std::size_t>(match.players()) &&
                             std::all_of(values->get_array().begin(), values->get_array().end(),
                                         [](const json::value& value) { return value.is_number(); });
        if (!is_good) return "values must be a list with one number for each seat";
    }
    return {};
}

}  // namespace

json::object ask_engine(const match::AnyMatch& match, Seat seat, const ForeignInquiry& inquiry) {
    engines::Limits limits;
    limits.move_seconds = 3600;
    engines::Programs programs(program_from(inquiry.engine, "--engine"), {}, make_finisher);
    const json::object game{
        {"game", match.game().id()}, {"rules", match.rules_version()}, {"players", match.players()}, {"seat", seat}};
    catch_interruption();
    try {
        const engines::Programs::Place place = programs.take(game, limits, 1);
        engines::Program& program = *place.program;
        if (!program.analyses())
            throw CommandError(kBadCommandLine, "--engine: this program does not say that it analyses");
        json::object query = game;
        query["type"] = "analyse?";
        query["query"] = place.number;
        query["scene"] = protocol::scene(match, seat);
        query["most"] = inquiry.most;
        if (inquiry.visits > 0) query["visits"] = inquiry.visits;
        if (!inquiry.only.empty()) query["only"] = json::array{inquiry.only};
        const auto deadline = engines::after(limits.move_seconds);
        program.ask(place.number, query, deadline);
        auto answer = program.receive(place.number, deadline, &interrupted());
        if (std::holds_alternative<engines::Silence>(answer)) {
            program.send({{"type", "stop"}, {"query", place.number}}, engines::after(kLastSeconds));
            answer = program.receive(place.number, engines::after(kLastSeconds), nullptr);
        }
        if (std::holds_alternative<engines::Silence>(answer))
            throw CommandError(interrupted() ? kInterrupted : kMachineFailed, "--engine: no answer");
        json::object analysis = std::get<json::object>(std::move(answer));
        if (const std::string fault = fault_in(analysis, match, seat); !fault.empty())
            throw CommandError(kBadDocument, "--engine: garbage: " + fault);
        return analysis;
    } catch (const players::Forfeit& failure) {
        throw CommandError(kMachineFailed, "--engine: " + std::string(failure.what()));
    }
}

}  // namespace wharf::cli
