#include "cli/engine_games.h"

#include <fmt/format.h>

#include "catalog/analysts.h"
#include "catalog/catalog.h"
#include "cli/chosen_player.h"
#include "cli/language.h"
#include "cli/output.h"
#include "engines/program.h"
#include "match/record.h"
#include "protocol/program_messages.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;
namespace program = protocol::program;

// Why a line about a game or a query was not obeyed; the rest goes on.
struct NotObeyed {
    std::string reason;
};

using SayLine = std::function<void(const json::object& message)>;

const json::value& field(const json::object& message, std::string_view name) {
    const json::value* value = message.if_contains(name);
    if (value == nullptr) throw NotObeyed{std::string(name) + " is missing"};
    return *value;
}

std::int64_t whole_field(const json::object& message, std::string_view name, std::int64_t low, std::int64_t high) {
    const json::value& value = field(message, name);
    if (!value.is_int64() || value.get_int64() < low || value.get_int64() > high)
        throw NotObeyed{fmt::format("{} must be a whole number from {} to {}", name, low, high)};
    return value.get_int64();
}

const json::object& object_field(const json::object& message, std::string_view name) {
    const json::value& value = field(message, name);
    if (!value.is_object()) throw NotObeyed{std::string(name) + " must be an object"};
    return value.get_object();
}

std::string text_field(const json::object& message, std::string_view name) {
    const json::value& value = field(message, name);
    if (!value.is_string()) throw NotObeyed{std::string(name) + " must be a text"};
    return std::string(value.get_string());
}

const match::AnyGame& game_in(const json::object& message) {
    const std::string id = text_field(message, "game");
    const match::AnyGame* game = catalog::find_game(id);
    if (game == nullptr) throw NotObeyed{"there is no game \"" + text::plain(id, 40) + "\""};
    const auto rules = whole_field(message, "rules", 0, 1'000'000);
    if (rules < game->oldest_rules() || rules > game->rules_version())
        throw NotObeyed{fmt::format("this program knows rules {} of {}", match::known_rules(*game), game->id())};
    return *game;
}

// A world that fits a scene.
std::unique_ptr<match::AnyMatch> imagined(const match::AnyGame& game, const json::object& scene, Seat seat, Rng& rng) {
    auto read = game.from_view(object_field(scene, "view"), seat, rng);
    if (auto* problem = std::get_if<text::Problem>(&read))
        throw NotObeyed{"scene.view: " + speaker_for(game).say(*problem)};
    return std::get<std::unique_ptr<match::AnyMatch>>(std::move(read));
}

json::array line_of(const std::vector<players::LineStep>& line) {
    json::array steps;
    for (const players::LineStep& step : line) {
        for (const std::string& chance : step.condition) steps.push_back(json::array{"chance", chance});
        steps.push_back(json::array{step.move.seat, step.move.text});
    }
    return steps;
}

json::object analysis_of(const match::AnyMatch& match, Seat seat, const players::Inquiry& inquiry) {
    const players::Assessment assessment = catalog::make_analyst(match.game())->assess(match, seat, inquiry);
    json::array moves;
    for (const players::AssessedMove& move : assessment.moves) {
        if (move.visits == 0 || moves.size() >= inquiry.listed) break;
        json::array values;
        json::array points;
        for (int i = 0; i < match.players(); ++i) {
            values.emplace_back(move.seats[i].share);
            points.emplace_back(move.seats[i].points);
        }
        moves.push_back(json::object{{"move", move.move},
                                     {"values", std::move(values)},
                                     {"points", std::move(points)},
                                     {"visits", move.visits},
                                     {"line", line_of(move.line)}});
    }
    json::object answer{
        {"type", "analysis"}, {"seat", seat}, {"visits", assessment.visits}, {"moves", std::move(moves)}};
    if (*inquiry.stop) answer["stopped"] = true;
    return answer;
}

players::Inquiry inquiry_of(const program::AskAnalysis& wanted, const std::atomic<bool>& stopped) {
    players::Inquiry inquiry;
    inquiry.stop = &stopped;
    inquiry.visits = wanted.visits ? static_cast<std::uint32_t>(wanted.visits->value) : 1000;
    inquiry.listed = wanted.most ? static_cast<std::size_t>(wanted.most->value) : 5;
    if (wanted.only)
        for (const auto& move : wanted.only->items) inquiry.only.push_back(move.value);
    return inquiry;
}

// Every point of the record that was asked for; where nobody decides there is nothing to say.
void analyse_record(const program::AskAnalysis& wanted, const std::atomic<bool>& stopped, const SayLine& say_line) {
    auto read = match::read_record(json::value(*wanted.record), catalog::find_game);
    if (auto* problem = std::get_if<text::Problem>(&read)) throw NotObeyed{"record: " + say(*problem)};
    const match::Record& record = std::get<match::Record>(read);
    std::vector<std::int64_t> points;
    if (wanted.at)
        for (const auto& at : wanted.at->items) points.push_back(at.value);
    else
        points.push_back(record.match->move_count());
    for (const std::int64_t at : points)
        if (at > record.match->move_count())
            throw NotObeyed{fmt::format("at: the record has {} moves", record.match->move_count())};
    for (const std::int64_t at : points) {
        const auto match = record.match->clone();
        match->rewind(static_cast<int>(at));
        const SeatSet acting = match->to_act();
        const bool decides = !acting.empty() && !acting.is_chance() &&
                             (!wanted.seat || acting.contains(static_cast<Seat>(wanted.seat->value)));
        json::object answer{{"type", "analysis"}, {"seat", nullptr}, {"moves", json::array()}};
        if (stopped)
            answer["stopped"] = true;
        else if (decides)
            answer = analysis_of(*match, wanted.seat ? static_cast<Seat>(wanted.seat->value) : acting.first(),
                                 inquiry_of(wanted, stopped));
        answer["query"] = wanted.query.value;
        answer["at"] = at;
        say_line(answer);
    }
}

void analyse_scene(const program::AskAnalysis& wanted, const json::object& message, const std::atomic<bool>& stopped,
                   const SayLine& say_line) {
    const match::AnyGame& game = game_in(message);
    if (!wanted.seat || !wanted.scene) throw NotObeyed{"seat and scene, or record, must be there"};
    Rng rng = Rng::from(1);
    const auto seat = static_cast<Seat>(wanted.seat->value);
    const auto match = imagined(game, *wanted.scene, seat, rng);
    if (match->legal_texts(seat).empty()) throw NotObeyed{"the seat has no move in this scene"};
    json::object answer = analysis_of(*match, seat, inquiry_of(wanted, stopped));
    answer["query"] = wanted.query.value;
    say_line(answer);
}

}  // namespace

json::array values_after(const match::AnyMatch& match, Seat seat, const std::string& move) {
    constexpr std::uint32_t kValueVisits = 100;
    players::Inquiry inquiry;
    inquiry.visits = kValueVisits;
    inquiry.only = {move};
    const players::Assessment assessment = catalog::make_analyst(match.game())->assess(match, seat, inquiry);
    json::array values;
    for (int i = 0; i < match.players(); ++i) values.emplace_back(assessment.moves[0].seats[i].share);
    return values;
}

EngineGames::EngineGames(players::Spec spec, bool tells_values)
    : spec_(std::move(spec)), tells_values_(tells_values), worker_([this] { work(); }) {}

EngineGames::~EngineGames() {
    {
        const std::lock_guard lock(busy_);
        ending_ = true;
        pondering_.clear();
        interrupted_ = true;
    }
    news_.notify_all();
    worker_.join();
}

void EngineGames::say_line(const json::object& message) {
    const std::lock_guard lock(output_);
    print_json(message);
    flush_output();
}

void EngineGames::greet() {
    say_line({{"type", "hello"},
              {"protocol", engines::kProtocol3},
              {"name", "wharf " + spec_.text},
              {"games", 64},
              {"ponder", true},
              {"analyses", true},
              {"options", json::array{json::object{{"name", "player"}, {"default", spec_.text}},
                                      json::object{{"name", "values"}, {"default", tells_values_.load()}}}}});
}

void EngineGames::obey(const Fields& message) {
    const json::value* type_field = message.if_contains("type");
    const std::string type =
        type_field != nullptr && type_field->is_string() ? std::string(type_field->get_string()) : "";
    try {
        if (type == "option") return set_option(message);
        if (type == "newgame") return begin(message);
        if (type == "analyse?") return analyse(message);
        if (type == "stop") return stop(message);
        if (type != "move?" && type != "ponder" && type != "end" && !engines::Worlds::is_asked(type)) return;
        const auto found = games_.find(whole_field(message, "match", 1, INT64_MAX));
        if (found == games_.end()) throw NotObeyed{"no such match: newgame begins one"};
        const GamePointer game = found->second;
        if (!engines::Worlds::is_asked(type)) cease_pondering(game);
        if (type == "end") {
            game->stopped = true;
            games_.erase(found);
        } else if (type == "ponder") {
            ponder(game, look(*game, message));
        } else if (type == "move?") {
            const std::shared_ptr<const match::AnyMatch> match = look(*game, message);
            if (match->legal_texts(game->seat).empty()) throw NotObeyed{"the seat has no move in this view"};
            game->stopped = false;
            queue([this, game, match, number = found->first] { decide(game, *match, number); });
        } else if (const auto answer = game->worlds->answer(message)) {
            say_line(*answer);
        }
    } catch (const NotObeyed& not_obeyed) {
        json::object error{{"type", "error"}, {"reason", not_obeyed.reason}};
        for (const char* name : {"match", "query"})
            if (const json::value* value = message.if_contains(name); value != nullptr && value->is_int64())
                error[name] = *value;
        say_line(error);
    }
}

void EngineGames::begin(const Fields& message) {
    const std::int64_t number = whole_field(message, "match", 1, INT64_MAX);
    constexpr std::size_t kMostGames = 1024;
    if (games_.size() >= kMostGames) throw NotObeyed{"too many games at once"};
    auto game = std::make_shared<Game>();
    game->rules = &game_in(message);
    game->seat = static_cast<Seat>(whole_field(message, "seat", 0, kMaxSeats - 1));
    const std::uint64_t seed = message.contains("seed")
                                   ? static_cast<std::uint64_t>(whole_field(message, "seed", 0, std::int64_t{1} << 53U))
                                   : 0;
    game->rng = Rng::from(seed);
    game->player = catalog::make_player(*game->rules, spec_, seed);
    if (!game->player) throw NotObeyed{"no net ships for " + std::string(game->rules->id())};
    game->worlds = std::make_unique<engines::Worlds>(seed, make_finisher);
    games_[number] = std::move(game);
}

void EngineGames::set_option(const Fields& message) {
    const std::string name = text_field(message, "name");
    if (name == "values") {
        if (!field(message, "value").is_bool()) throw NotObeyed{"values is true or false"};
        tells_values_ = field(message, "value").get_bool();
    } else if (name == "player") {
        auto spec = players::read_spec(text_field(message, "value"));
        if (auto* problem = std::get_if<text::Problem>(&spec)) throw NotObeyed{"player: " + say(*problem)};
        spec_ = std::get<players::Spec>(std::move(spec));
    } else {
        throw NotObeyed{"there is no option \"" + text::plain(name, 40) + "\""};
    }
}

// What the seat sees now, as a match that fits it: worlds are drawn from the same.
std::unique_ptr<match::AnyMatch> EngineGames::look(Game& game, const Fields& message) {
    auto match = imagined(*game.rules, object_field(message, "scene"), game.seat, game.rng);
    game.worlds->look(match->clone(), game.seat);
    return match;
}

void EngineGames::decide(const GamePointer& game, const match::AnyMatch& match, std::int64_t number) {
    game->player->stop_when(game->stopped);
    const std::string move = game->player->choose(match, game->seat);
    json::object answer{{"type", "move"}, {"match", number}, {"move", move}};
    if (tells_values_) answer["values"] = values_after(match, game->seat, move);
    say_line(answer);
}

void EngineGames::ponder(const GamePointer& game, std::unique_ptr<match::AnyMatch> match) {
    {
        const std::lock_guard lock(busy_);
        pondering_.push_back(std::make_shared<Pondered>(Pondered{game, std::move(match)}));
    }
    news_.notify_all();
}

void EngineGames::cease_pondering(const GamePointer& game) {
    const std::lock_guard lock(busy_);
    if (std::erase_if(pondering_, [&](const auto& pondered) { return pondered->game == game; }) > 0)
        interrupted_ = true;
}

void EngineGames::analyse(const Fields& message) {
    program::AskAnalysis wanted;
    protocol::Fault fault;
    Fields fields = message;
    fields.erase("type");
    protocol::read(json::value(fields), wanted, {}, fault);
    if (fault.found()) throw NotObeyed{say(*fault.problem())};
    auto stopped = std::make_shared<std::atomic<bool>>(false);
    std::erase_if(queries_, [](const auto& query) { return query.second.use_count() == 1; });  // answered
    queries_[wanted.query.value] = stopped;
    queue([this, wanted, message, stopped] {
        const auto say_it = [this](const json::object& line) { say_line(line); };
        try {
            wanted.record ? analyse_record(wanted, *stopped, say_it) : analyse_scene(wanted, message, *stopped, say_it);
        } catch (const NotObeyed& not_obeyed) {
            say_line({{"type", "error"}, {"query", wanted.query.value}, {"reason", not_obeyed.reason}});
        }
    });
}

void EngineGames::stop(const Fields& message) {
    if (message.contains("query")) {
        const auto found = queries_.find(whole_field(message, "query", 0, INT64_MAX));
        if (found != queries_.end()) *found->second = true;
        return;
    }
    const auto found = games_.find(whole_field(message, "match", 1, INT64_MAX));
    if (found == games_.end()) return;
    cease_pondering(found->second);
    found->second->stopped = true;
}

void EngineGames::queue(std::function<void()> job) {
    {
        const std::lock_guard lock(busy_);
        jobs_.push_back(std::move(job));
        interrupted_ = true;
    }
    news_.notify_all();
}

void EngineGames::work() {
    for (;;) {
        std::function<void()> job;
        {
            std::unique_lock lock(busy_);
            news_.wait(lock, [&] { return ending_ || !jobs_.empty() || !pondering_.empty(); });
            if (!jobs_.empty()) {
                job = std::move(jobs_.front());
                jobs_.pop_front();
            } else if (ending_) {
                return;
            } else {
                std::rotate(pondering_.begin(), pondering_.begin() + 1, pondering_.end());
                interrupted_ = false;
                job = [this, next = pondering_.back()] { ponder_a_while(next); };
            }
        }
        job();
    }
}

// Games are pondered about in turn; one of which there is nothing more to learn leaves the round.
void EngineGames::ponder_a_while(const std::shared_ptr<Pondered>& pondered) {
    const Game& game = *pondered->game;
    game.player->stop_when(interrupted_);
    const bool more = game.player->ponder(*pondered->match, game.seat, std::exchange(pondered->goes_on, true));
    if (more || interrupted_) return;
    const std::lock_guard lock(busy_);
    std::erase(pondering_, pondered);
}

}  // namespace wharf::cli
