#include "engines/foreign_game.h"

#include <algorithm>

#include "players/forfeit.h"
#include "text/plain.h"

namespace wharf::engines {

namespace {

namespace json = boost::json;
using players::Forfeit;

// It is told to hurry when so much of its time is over.
constexpr double kHurry = 0.9;
// How long a program may go on after a question was withdrawn.
constexpr double kWithdrawnSeconds = 10;

// "values" may be left out; if there, it is a number for every seat.
bool has_good_values(const json::object& answer, int players) {
    const json::value* values = answer.if_contains("values");
    if (values == nullptr) return true;
    return values->is_array() && values->get_array().size() == static_cast<std::size_t>(players) &&
           std::all_of(values->get_array().begin(), values->get_array().end(),
                       [](const json::value& value) { return value.is_number(); });
}

}  // namespace

ForeignGame::ForeignGame(const std::shared_ptr<Programs>& programs, json::object game, const Limits& limits,
                         std::uint64_t seed)
    : limits_(limits),
      players_(static_cast<int>(game.at("players").to_number<int>())),
      seat_(static_cast<Seat>(game.at("seat").to_number<int>())) {
    game["seed"] = seed >> 11U;  // 53 bits, which every JSON reader keeps
    place_ = programs->take(game, limits, seed);
    if (place_.program->version() < 3) return;
    game["type"] = "newgame";
    game["match"] = place_.number;
    place_.program->send(game, after(limits_.start_seconds));
}

ForeignGame::~ForeignGame() {
    if (!over_ && place_.program->version() >= 3) place_.program->send(about("end"), after(0.1));
    place_.program->close(place_.number);
}

json::object ForeignGame::about(std::string_view type) const {
    json::object message{{"type", type}};
    if (place_.program->version() >= 3) message["match"] = place_.number;
    return message;
}

std::string ForeignGame::ask(Question question) {
    Program& program = *place_.program;
    const auto deadline = after(question.seconds);
    const auto hurry = after(question.seconds * kHurry);
    json::object request = about("move?");
    request["told"] = std::move(question.told);
    if (question.again) request["again"] = true;
    request["scene"] = std::move(question.scene);
    request["budget"] = json::object{{"seconds", question.seconds}};
    if (program.version() >= 3) {
        place_.worlds->look(std::move(question.imagined), seat_);
        if (question.clock) request["clock"] = std::move(*question.clock);
    }
    if (const auto silence = program.ask(place_.number, request, deadline)) fail(*silence, question.seconds);
    auto answer = program.receive(place_.number, program.version() >= 3 ? hurry : deadline, question.withdrawn);
    if (std::holds_alternative<Silence>(answer) && program.version() >= 3) {
        const bool is_withdrawn = question.withdrawn != nullptr && *question.withdrawn;
        program.send(about("stop"), deadline);
        answer = program.receive(place_.number, is_withdrawn ? after(kWithdrawnSeconds) : deadline, nullptr);
    }
    if (const auto* silence = std::get_if<Silence>(&answer)) fail(*silence, question.seconds);
    const json::object& move = std::get<json::object>(answer);
    if (question.withdrawn != nullptr && *question.withdrawn) return {};
    if (text_in(move, "type") != "move")
        throw Forfeit("garbage: a message of type \"" + text::plain(text_in(move, "type"), 40) +
                      "\" instead of a move");
    if (!has_good_values(move, players_))
        throw Forfeit("garbage: \"values\" must be a list with one number for each seat");
    return text_in(move, "move");
}

void ForeignGame::refuse(const json::object& refusal) {
    // It may want to write down why; whether it does is its own affair.
    json::object message = about("refused");
    message["refusal"] = refusal;
    place_.program->send(message, after(0.1));
    over_ = true;
}

void ForeignGame::ponder(json::object scene, std::unique_ptr<match::AnyMatch> imagined) {
    place_.worlds->look(std::move(imagined), seat_);
    json::object message = about("ponder");
    message["scene"] = std::move(scene);
    place_.program->send(message, after(limits_.move_seconds));
}

void ForeignGame::end(const json::object& news) {
    json::object message = about("end");
    for (const auto& field : news) message[field.key()] = field.value();
    // The game is decided: a program that no longer listens only misses its end.
    place_.program->send(message, after(limits_.end_seconds));
    over_ = true;
}

void ForeignGame::fail(Silence silence, double seconds) {
    // It may be lost in thought for ever.
    place_.program->retire();
    if (silence == Silence::stopped) throw Forfeit("stopped");
    throw Forfeit("time-out: no answer within " + seconds_text(seconds));
}

}  // namespace wharf::engines
