#include "engines/program.h"

#include <algorithm>

#include "engines/reasons.h"
#include "players/forfeit.h"
#include "text/plain.h"

namespace wharf::engines {

namespace {

namespace json = boost::json;
namespace program = protocol::program;
using players::Forfeit;

// One that does not read what it has asked for is not waited for longer.
constexpr double kAnswerSeconds = 20;

// A line as an object, or why it is none; empty for mere information.
std::variant<json::object, std::string> read_line(const std::string& text) {
    boost::system::error_code error;
    json::value message = json::parse(text, error);
    if (error || !message.is_object()) return "garbage: \"" + text::plain(text, 60) + "\"";
    return std::move(message.get_object());
}

std::string gave_up(const json::object& message) { return "gave up: " + text::plain(text_in(message, "reason"), 120); }

// A setting as the value that the option wants; throws if it is none.
json::value value_for(const program::DeclaredOption& option, const std::string& text) {
    const std::string name = "option " + text::plain(option.name.value, 60);
    const json::value& preset = option.default_value.value;
    if (preset.is_bool()) {
        if (text != "true" && text != "false") throw Forfeit(name + " must be true or false");
        return text == "true";
    }
    if (preset.is_int64()) {
        boost::system::error_code error;
        const json::value number = json::parse(text, error);
        const bool fits = !error && number.is_int64() && number.get_int64() >= option.low.value_or(INT64_MIN) &&
                          number.get_int64() <= option.high.value_or(INT64_MAX);
        if (!fits)
            throw Forfeit(name + " must be a whole number" +
                          (option.low ? " from " + std::to_string(*option.low) : std::string()) +
                          (option.high ? " to " + std::to_string(*option.high) : std::string()));
        return number;
    }
    if (option.words) {
        const auto& words = option.words->items;
        if (std::none_of(words.begin(), words.end(), [&](const auto& word) { return word.value == text; }))
            throw Forfeit(name + " cannot be \"" + text::plain(text, 60) + "\"");
    }
    return json::value(text);
}

}  // namespace

Clock::time_point after(double seconds) {
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

std::string seconds_text(double seconds) {
    std::string text = std::to_string(seconds);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text + " s";
}

std::string text_in(const json::object& object, std::string_view name) {
    const json::value* value = object.if_contains(name);
    return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

std::shared_ptr<Program> Program::start(const std::vector<std::string>& command, const json::object& hello,
                                        const Settings& settings, const Limits& limits) {
    auto started = Process::start(command);
    if (const auto* problem = std::get_if<std::string>(&started)) throw Forfeit(*problem);
    std::shared_ptr<Program> begun(new Program(std::move(std::get<Process>(started)), limits));
    begun->introduce(begun->exchange_hellos(hello), settings);
    begun->reader_ = std::thread([self = begun.get()] { self->read_lines(); });
    return begun;
}

Program::~Program() { end(); }

json::object Program::exchange_hellos(const json::object& hello) {
    const auto deadline = after(limits_.start_seconds);
    json::object greeting = hello;
    greeting["type"] = "hello";
    greeting["protocol"] = kProtocol2;
    greeting["protocols"] = json::array{kProtocol2, kProtocol3};
    // One that has ended may have written something before; what that was, and then its end, is read next.
    const std::optional<Silence> unsent = process_.send(json::serialize(greeting), deadline, limits_.stop);
    if (unsent && *unsent != Silence::ended) forfeit_start(*unsent);
    for (;;) {
        auto line = process_.receive(deadline, limits_.stop);
        if (const auto* nothing = std::get_if<Silence>(&line)) forfeit_start(*nothing);
        auto read = read_line(std::get<std::string>(line));
        if (auto* garbage = std::get_if<std::string>(&read)) throw Forfeit(*garbage);
        json::object& message = std::get<json::object>(read);
        const std::string type = text_in(message, "type");
        if (type == "error") throw Forfeit(gave_up(message));
        if (type != "info") return message;
    }
}

void Program::forfeit_start(Silence silence) {
    switch (silence) {
        case Silence::timed_out: throw Forfeit("time-out: no answer within " + seconds_text(limits_.start_seconds));
        case Silence::too_long: throw Forfeit("garbage: a line without an end");
        case Silence::stopped: throw Forfeit("stopped");
        case Silence::ended: break;
    }
    throw Forfeit("crash: it ended before it answered (" + process_.end(std::chrono::milliseconds(500)) + ")");
}

void Program::introduce(const json::object& answer, const Settings& settings) {
    const std::string protocol = text_in(answer, "protocol");
    if (text_in(answer, "type") != "hello" || (protocol != kProtocol2 && protocol != kProtocol3))
        throw Forfeit("garbage: its first message must be a hello of " + std::string(kProtocol2) + " or " +
                      std::string(kProtocol3));
    name_ = text_in(answer, "name");
    if (protocol == kProtocol2) return;
    json::object fields = answer;
    fields.erase("type");
    program::Hello hello;
    protocol::Fault fault;
    protocol::read(json::value(fields), hello, {}, fault);
    if (fault.found()) throw Forfeit("garbage: its hello: " + reason_of(*fault.problem()));
    version_ = 3;
    most_games_ = hello.games ? static_cast<int>(hello.games->value) : 1;
    ponders_ = hello.ponder.value_or(false);
    analyses_ = hello.analyses.value_or(false);
    if (!hello.options) return;
    for (const program::DeclaredOption& option : hello.options->items) {
        declared_.insert(option.name.value);
        for (const auto& [name, text] : settings)
            if (name == option.name.value)
                send({{"type", "option"}, {"name", name}, {"value", value_for(option, text)}},
                     after(limits_.start_seconds));
    }
}

int Program::open_games() const {
    const std::lock_guard lock(busy_);
    return static_cast<int>(inboxes_.size());
}

bool Program::has_room() const {
    const std::lock_guard lock(busy_);
    return version_ >= 3 && !retired_ && failure_.empty() && static_cast<int>(inboxes_.size()) < most_games_;
}

void Program::retire() {
    const std::lock_guard lock(busy_);
    retired_ = true;
}

std::int64_t Program::open(std::shared_ptr<Worlds> worlds) {
    const std::lock_guard lock(busy_);
    last_ += 1;
    inboxes_[last_].worlds = std::move(worlds);
    return last_;
}

void Program::close(std::int64_t number) {
    const std::lock_guard lock(busy_);
    inboxes_.erase(number);
}

std::optional<Silence> Program::send(const json::object& message, Clock::time_point deadline) {
    const std::string line = json::serialize(message);
    const std::lock_guard lock(sending_);
    return process_.send(line, deadline, limits_.stop);
}

std::optional<Silence> Program::ask(std::int64_t number, const json::object& message, Clock::time_point deadline) {
    {
        const std::lock_guard lock(busy_);
        inboxes_[number].is_asked = true;
    }
    // One that has ended may have answered before.
    const auto silence = send(message, deadline);
    return silence == Silence::ended ? std::nullopt : silence;
}

std::variant<json::object, Silence> Program::receive(std::int64_t number, Clock::time_point deadline,
                                                     const std::atomic<bool>* stop) {
    constexpr std::chrono::milliseconds kLook{50};  // how often it looks whether it shall stop
    std::unique_lock lock(busy_);
    for (;;) {
        Inbox& inbox = inboxes_[number];
        if (!inbox.answers.empty()) {
            json::object answer = std::move(inbox.answers.front());
            inbox.answers.pop_front();
            return answer;
        }
        if (!inbox.failure.empty()) throw Forfeit(inbox.failure);
        if (!failure_.empty()) throw Forfeit(failure_);
        if ((stop != nullptr && *stop) || (limits_.stop != nullptr && *limits_.stop)) return Silence::stopped;
        const auto now = Clock::now();
        if (now >= deadline) return Silence::timed_out;
        news_.wait_until(lock, std::min(deadline, now + kLook));
    }
}

void Program::end() {
    closing_ = true;
    // One that has failed has had its time.
    const bool was_begun = reader_.joinable();
    if (was_begun) reader_.join();
    const bool is_well = was_begun && failure_.empty() && !retired_;
    process_.end(std::chrono::milliseconds(is_well ? static_cast<int>(1000 * limits_.end_seconds) : 0));
}

void Program::fail(const std::string& cause) {
    const std::lock_guard lock(busy_);
    if (failure_.empty()) failure_ = cause;
    news_.notify_all();
}

void Program::read_lines() {
    while (!closing_) {
        auto line = process_.receive(Clock::now() + std::chrono::hours(1), &closing_);
        if (const auto* silence = std::get_if<Silence>(&line)) {
            if (*silence == Silence::timed_out) continue;
            if (*silence == Silence::stopped) return;
            if (*silence == Silence::too_long) return fail("garbage: a line without an end");
            const std::lock_guard lock(sending_);
            return fail("crash: it ended before it answered (" + process_.end(std::chrono::milliseconds(500)) + ")");
        }
        auto read = read_line(std::get<std::string>(line));
        if (auto* garbage = std::get_if<std::string>(&read)) return fail(*garbage);
        json::object& message = std::get<json::object>(read);
        const std::string type = text_in(message, "type");
        if (type == "info") continue;
        if (version_ >= 3 && Worlds::is_asked(type))
            serve(message);
        else
            sort(std::move(message));
    }
}

// An answer to the one who waits for it. What comes too late for a game that is over is passed over.
void Program::sort(json::object message) {
    const std::string type = text_in(message, "type");
    const std::lock_guard lock(busy_);
    const auto fail_all = [&](const std::string& cause) {
        if (failure_.empty()) failure_ = cause;
        news_.notify_all();
    };
    std::int64_t number = 1;  // of version 2's only game
    if (version_ >= 3) {
        if (type != "move" && type != "analysis" && type != "error")
            return fail_all("garbage: a message of type \"" + text::plain(type, 40) + "\"");
        const json::value* named = message.if_contains(message.contains("query") ? "query" : "match");
        if (named == nullptr && type == "error") return fail_all(gave_up(message));
        if (named == nullptr || !named->is_int64())
            return fail_all("garbage: a message of type \"" + type + "\" that says no match");
        number = named->get_int64();
        if (number >= 1 && number <= last_ && !inboxes_.contains(number)) return;
        if (!inboxes_.contains(number))
            return fail_all("garbage: a message of type \"" + type + "\" for match " + std::to_string(number) +
                            ", which it does not play");
    }
    Inbox& inbox = inboxes_[number];
    if (type == "error") {
        inbox.failure = gave_up(message);
    } else if (version_ >= 3 && !inbox.is_asked) {
        inbox.failure = "garbage: a message of type \"" + text::plain(type, 40) + "\" that nobody has asked for";
    } else {
        inbox.is_asked = type == "analysis";  // of a record several come
        inbox.answers.push_back(std::move(message));
    }
    news_.notify_all();
}

void Program::serve(const json::object& request) {
    std::shared_ptr<Worlds> worlds;
    {
        const std::lock_guard lock(busy_);
        const json::value* number = request.if_contains("match");
        const auto found =
            number != nullptr && number->is_int64() ? inboxes_.find(number->get_int64()) : inboxes_.end();
        if (found != inboxes_.end()) worlds = found->second.worlds;
    }
    std::optional<json::object> answer;
    if (worlds) {
        answer = worlds->answer(request);
    } else {
        answer = {{"type", "problem"}, {"reason", text_in(request, "type") + ": no such match is being played"}};
        for (const char* name : {"match", "ask"})
            if (const json::value* value = request.if_contains(name); value != nullptr && value->is_number())
                (*answer)[name] = *value;
    }
    if (answer && send(*answer, after(kAnswerSeconds)) == Silence::timed_out)
        fail("time-out: it asked, and did not read the answer within " + seconds_text(kAnswerSeconds));
}

Programs::Place Programs::take(const json::object& hello, const Limits& limits, std::uint64_t seed) {
    const std::lock_guard lock(busy_);
    std::erase_if(running_, [](const auto& program) { return program.use_count() == 1 && !program->has_room(); });
    const auto found =
        std::find_if(running_.begin(), running_.end(), [](const auto& program) { return program->has_room(); });
    std::shared_ptr<Program> program =
        found != running_.end() ? *found : Program::start(command_, hello, settings_, limits);
    if (found == running_.end() && program->version() >= 3) running_.push_back(program);
    auto worlds = std::make_shared<Worlds>(seed, make_finisher_);
    const std::int64_t number = program->open(worlds);
    return {program, number, worlds};
}

std::string Programs::try_out(const json::object& hello, const Limits& limits) {
    const Place place = take(hello, limits, 0);
    place.program->close(place.number);
    for (const auto& [name, value] : settings_)
        if (!place.program->declares(name)) throw Forfeit("it declares no option \"" + text::plain(name, 40) + "\"");
    return place.program->name();
}

}  // namespace wharf::engines
