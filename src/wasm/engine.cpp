// The engine as a WebAssembly module: JSON requests in, JSON answers out, the same texts as everywhere.
//
// The caller asks for room (wharf_room), writes a request there, calls wharf_call with its length, and reads the answer
// at the address it gets; wharf_answer_size tells its length. Both stay valid until the next call.
#include <boost/json.hpp>
#include <string>

#include "catalog/catalog.h"
#include "match/record.h"

namespace {

namespace json = boost::json;
using wharf::match::AnyGame;
using wharf::match::AnyMatch;

// One module instance serves one caller, so its two buffers are its state.
std::string& request() {
    static std::string text;
    return text;
}
std::string& answer() {
    static std::string text;
    return text;
}

json::object problem(std::string_view what) { return {{"problem", what}}; }

std::string hex(std::uint64_t value) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (int i = 15; i >= 0; --i, value >>= 4U) text[static_cast<std::size_t>(i)] = digits[value & 15U];
    return text;
}

// {"do":"signature","game":"tortuga","players":2,"games":1000}
json::object signature(const json::object& asked) {
    const json::value* id = asked.if_contains("game");
    const json::value* players = asked.if_contains("players");
    const json::value* games = asked.if_contains("games");
    if (id == nullptr || !id->is_string() || players == nullptr || !players->is_int64() || games == nullptr ||
        !games->is_int64())
        return problem("signature wants game, players and games");
    const AnyGame* game = wharf::catalog::find_game(id->get_string());
    const std::int64_t seats = players->get_int64();
    if (game == nullptr) return problem("there is no such game");
    if (seats < game->min_players() || seats > game->max_players() || games->get_int64() < 1)
        return problem("no such number of players or games");
    const wharf::Signature sum =
        game->signature(static_cast<int>(seats), static_cast<std::uint64_t>(games->get_int64()), 0, 1);
    return {{"signature", hex(sum.play)}, {"states", hex(sum.states)}, {"steps", sum.steps}};
}

// {"do":"replay","record":{…}}: the position at its end.
json::object replay(const json::object& asked) {
    const json::value* document = asked.if_contains("record");
    if (document == nullptr) return problem("replay wants a record");
    auto read = wharf::match::read_record(*document, wharf::catalog::find_game);
    if (auto* fault = std::get_if<wharf::text::Problem>(&read)) return problem(fault->sentence());
    const AnyMatch& match = *std::get<wharf::match::Record>(read).match;
    return {{"over", match.is_over()}, {"result", wharf::match::write_result(match)}, {"position", match.position()}};
}

json::array list_games() {
    json::array list;
    for (const AnyGame* game : wharf::catalog::games())
        list.push_back(json::object{
            {"id", game->id()}, {"min_players", game->min_players()}, {"max_players", game->max_players()}});
    return list;
}

json::object obey(std::string_view text) {
    boost::system::error_code error;
    const json::value asked = json::parse(text, error);
    if (error || !asked.is_object()) return problem("the request must be a JSON object");
    const json::value* verb = asked.get_object().if_contains("do");
    if (verb == nullptr || !verb->is_string()) return problem("the request must say what to do");
    if (verb->get_string() == "games") return {{"games", list_games()}};
    if (verb->get_string() == "signature") return signature(asked.get_object());
    if (verb->get_string() == "replay") return replay(asked.get_object());
    return problem("there is no such request");
}

}  // namespace

extern "C" {

__attribute__((export_name("wharf_room"))) char* wharf_room(std::uint32_t size) {
    request().resize(size);
    return request().data();
}

__attribute__((export_name("wharf_call"))) const char* wharf_call(std::uint32_t size) {
    answer() = json::serialize(obey(std::string_view(request()).substr(0, size)));
    return answer().data();
}

__attribute__((export_name("wharf_answer_size"))) std::uint32_t wharf_answer_size() {
    return static_cast<std::uint32_t>(answer().size());
}

}  // extern "C"
