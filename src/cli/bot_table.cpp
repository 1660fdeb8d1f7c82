#include "cli/bot_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "catalog/catalog.h"
#include "players/forfeit.h"
#include "protocol/scene.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

// What the way to the server and back may take of a clock.
constexpr double kLag = 1.0;
constexpr double kLeastSeconds = 0.2;

std::int64_t whole_in(const json::object& object, std::string_view name, std::int64_t otherwise) {
    const json::value* value = object.if_contains(name);
    return value != nullptr && value->is_int64() ? value->get_int64() : otherwise;
}

std::string error_code(const json::object& answer) {
    const json::value* error = answer.if_contains("error");
    return error != nullptr && error->is_object() ? engines::text_in(error->get_object(), "code") : "";
}

std::string random_digits() {
    std::random_device source;
    std::string digits;
    for (int i = 0; i < 8; ++i) digits += fmt::format("{:08x}", static_cast<std::uint32_t>(source()));
    return digits;
}

}  // namespace

bool BotTable::play() {
    rng_ = Rng::from(std::random_device{}());
    // A number of its own, so that nobody need believe the server's luck; too late is no fault.
    action("number", {{"number", random_digits()}});
    for (int pause = 1; !stop_;) {
        try {
            if (follow()) return true;
            pause = 1;
        } catch (const std::exception& problem) {  // it cannot be reached, or says what no server of ours says
            if (stop_) break;
            say_(fmt::format("table {}: {}; trying again", table_, problem.what()));
        }
        for (int i = 0; i < pause * 5 && !stop_; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(200));
        pause = std::min(pause * 2, 30);
    }
    withdraw();
    return false;
}

json::object BotTable::action(const std::string& name, const json::object& body) const {
    try {
        return web_.post("/api/tables/" + table_ + "/" + name, body).body;
    } catch (const Unreachable&) {
        return {};  // what the server has not heard is asked for again by its stream
    }
}

// Everything from the beginning: what was told before is the same.
bool BotTable::follow() {
    auto opened = web_.stream("/api/stream/tables/" + table_);
    if (const auto* refused = std::get_if<WebAnswer>(&opened)) {
        if (refused->status == 401) return false;  // whoever asks for challenges says so, and ends it
        if (refused->status != 404 && refused->status != 403)
            throw Unreachable("status " + std::to_string(refused->status));
        say_(fmt::format("table {}: {}", table_, error_code(refused->body)));
        return true;
    }
    LineStream& stream = std::get<LineStream>(opened);
    withdraw();
    told_.clear();
    early_.clear();
    again_ = known_ > 0;
    while (const auto line = stream.next()) {
        if (stop_) return false;
        if (line->empty()) continue;
        boost::system::error_code error;
        const json::value update = json::parse(*line, error);
        if (error || !update.is_object()) throw Unreachable("a line that is no JSON object");
        if (engines::text_in(update.get_object(), "kind") == "table" && !heard(update.get_object())) return true;
    }
    return false;
}

void BotTable::take_info(const json::object& info) {
    if (const json::value* options = info.if_contains("options"); options != nullptr && options->is_object())
        options_ = options->get_object();
    if (const json::value* clock = info.if_contains("clock"); clock != nullptr && clock->is_object())
        clock_ = clock->get_object();
}

void BotTable::take_told(const json::array& told) {
    for (const json::value& one : told) {
        const json::object& thing = one.as_object();
        const std::string kind = engines::text_in(thing, "kind");
        if (kind == "move") {
            const json::value* seat = thing.if_contains("seat");
            const Seat mover = seat != nullptr && seat->is_int64() ? static_cast<Seat>(seat->get_int64()) : kChance;
            told_.push_back(protocol::told(*rules_, {mover, engines::text_in(thing, "text")}));
        } else if (kind == "undo") {
            const auto count = static_cast<std::size_t>(whole_in(thing, "count", 0));
            told_.resize(told_.size() - std::min(count, told_.size()));
            again_ = again_ || told_.size() < known_;
        }
    }
}

// A question that has been overtaken is withdrawn; the next is asked where one is open. What comes without a scene is a
// part of something longer, or concerns the seats: it waits for the next scene, and changes no question.
bool BotTable::heard(const json::object& update) {
    const json::value* info = update.if_contains("info");
    if (info != nullptr && info->is_object() && engines::text_in(info->get_object(), "status") == "abandoned") {
        say_(fmt::format("table {}: given up", table_));
        return false;
    }
    const json::value* scene = update.if_contains("scene");
    early_.push_back(update);
    if (scene == nullptr || !scene->is_object()) return true;
    withdraw();
    scene_ = scene->get_object();
    rules_ = catalog::find_game(engines::text_in(scene_, "game"));
    seat_ = static_cast<int>(whole_in(scene_, "seat", -1));
    if (rules_ == nullptr || seat_ < 0) throw Unreachable("a game that cannot be played");
    for (const json::object& part : early_) {
        if (const json::value* told = part.if_contains("told"); told != nullptr && told->is_array())
            take_told(told->get_array());
        if (const json::value* head = part.if_contains("info"); head != nullptr && head->is_object())
            take_info(head->get_object());
    }
    early_.clear();
    if (const json::value* clocks = update.if_contains("clocks"); clocks != nullptr && clocks->is_array())
        clocks_ = clocks->get_array();
    sequence_ = whole_in(update, "sequence", sequence_);
    if (whole_in(update, "undo_asked", seat_) != seat_) action("answer_undo", {{"agree", true}});
    if (!scene_.at("over").as_bool()) {
        think();
        return true;
    }
    if (game_) {
        json::array rest(told_.begin() + static_cast<std::ptrdiff_t>(std::min(known_, told_.size())), told_.end());
        game_->end({{"told", std::move(rest)}, {"scene", scene_}});
        game_.reset();
    }
    const json::object& result = scene_.at("result").as_object();
    const auto mine = static_cast<std::size_t>(seat_);
    say_(fmt::format("table {}: over, place {} of {} with {} points", table_,
                     result.at("ranks").as_array().at(mine).as_int64(), result.at("ranks").as_array().size(),
                     result.at("scores").as_array().at(mine).as_int64()));
    return false;
}

void BotTable::think() {
    if (scene_.at("legal").as_array().empty()) {
        if (!game_ || !game_->ponders()) return;
        auto imagined = rules_->from_view(scene_.at("view").as_object(), static_cast<Seat>(seat_), rng_);
        if (auto* match = std::get_if<std::unique_ptr<match::AnyMatch>>(&imagined))
            game_->ponder(scene_, std::move(*match));
        return;
    }
    withdrawn_ = false;
    thinking_ = std::thread(
        [this, sequence = sequence_, asked = std::make_shared<engines::ForeignGame::Question>(question())]() mutable {
            try {
                decide(std::move(*asked), sequence);
            } catch (const std::exception& failure) {
                say_(fmt::format("table {}: {}", table_, failure.what()));
            }
        });
}

void BotTable::withdraw() {
    withdrawn_ = true;
    if (thinking_.joinable()) thinking_.join();
}

double BotTable::seconds() const {
    const auto mine = static_cast<std::size_t>(seat_);
    if (!clock_ || mine >= clocks_.size() || !clocks_[mine].is_object()) return limits_.move_seconds;
    const double left = static_cast<double>(whole_in(clocks_[mine].get_object(), "left", 0)) / 1000;
    return std::clamp(left - kLag, kLeastSeconds, limits_.move_seconds);
}

engines::ForeignGame::Question BotTable::question() {
    engines::ForeignGame::Question question;
    const bool begins = again_ || !game_;
    const std::size_t from = begins ? 0 : std::min(known_, told_.size());
    for (std::size_t i = from; i < told_.size(); ++i) question.told.push_back(told_[i]);
    question.again = again_ && game_.has_value();
    question.scene = scene_;
    question.seconds = seconds();
    question.withdrawn = &withdrawn_;
    if (clock_) {
        json::array left;
        for (const json::value& clock : clocks_)
            left.push_back(clock.is_object()
                               ? json::value(static_cast<double>(whole_in(clock.get_object(), "left", 0)) / 1000)
                               : json::value(nullptr));
        question.clock = json::object{{"left", std::move(left)}, {"increment", whole_in(*clock_, "increment", 0)}};
    }
    auto imagined = rules_->from_view(scene_.at("view").as_object(), static_cast<Seat>(seat_), rng_);
    if (auto* match = std::get_if<std::unique_ptr<match::AnyMatch>>(&imagined)) question.imagined = std::move(*match);
    known_ = told_.size();
    again_ = false;
    return question;
}

std::string BotTable::ask(engines::ForeignGame::Question question) {
    if (!game_)
        game_.emplace(programs_,
                      json::object{{"game", rules_->id()},
                                   {"rules", whole_in(scene_, "rules", 1)},
                                   {"players", whole_in(scene_, "players", 2)},
                                   {"seat", seat_},
                                   {"options", options_}},
                      limits_, rng_.next());
    return game_->ask(std::move(question));
}

// On a thread of its own; the one that reads the stream waits for it before it changes anything that is used here.
void BotTable::decide(engines::ForeignGame::Question question, std::int64_t sequence) {
    std::string move;
    try {
        move = ask(std::move(question));
    } catch (const players::Forfeit& failure) {
        game_.reset();
        if (!stop_ && !withdrawn_) give_up(failure.what());
        return;
    }
    if (withdrawn_) return;
    const json::array& legal = scene_.at("legal").as_array();
    const bool is_legal = std::any_of(legal.begin(), legal.end(), [&](const json::value& one) {
        return one.is_object() && engines::text_in(one.get_object(), "text") == move;
    });
    for (int attempt = 0; attempt < 20 && !withdrawn_ && !stop_; ++attempt) {
        WebAnswer answer;
        try {
            answer = web_.post("/api/tables/" + table_ + "/move", {{"move", move}, {"at", sequence}});
        } catch (const Unreachable&) {
            answer.status = 503;
        }
        const std::string code = error_code(answer.body);
        if (answer.status == 200 || answer.status == 401 || code == "outdated") return;
        if (code == "substituted") {  // somebody thought that it was away
            action("return", {});
            continue;
        }
        if (answer.status == 429 || answer.status == 503) {
            std::this_thread::sleep_for(std::chrono::milliseconds(500));
            continue;
        }
        if (is_legal) return say_(fmt::format("table {}: \"{}\" was refused: {}", table_, text::plain(move, 60), code));
        if (game_) game_->refuse(answer.body.contains("error") ? answer.body.at("error").as_object() : json::object());
        game_.reset();
        return give_up("illegal move \"" + text::plain(move, 60) + "\": " + code);
    }
}

void BotTable::give_up(const std::string& cause) {
    failures_ += 1;
    if (failures_ < kMostFailures) {
        say_(fmt::format("table {}: {}; the engine is started again", table_, cause));
        return decide(question(), sequence_);
    }
    say_(fmt::format("table {}: {}; the bot resigns", table_, cause));
    action("resign", {});
}

}  // namespace wharf::cli
