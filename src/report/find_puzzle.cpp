#include "report/find_puzzle.h"

#include <algorithm>
#include <cmath>

#include "match/record.h"
#include "report/plan.h"
#include "text/json_text.h"

namespace wharf::report {

namespace {

namespace json = boost::json;
using Moves = std::vector<std::string>;

// Nobody learns from a game that is lost or won whatever he does.
constexpr float kLeastValue = 0.1F;
constexpr float kMostValue = 0.95F;
constexpr std::size_t kFewestMoves = 3;
constexpr std::size_t kListed = 4;       // moves that are searched equally long
constexpr std::size_t kMostAround = 40;  // moves of a decision: more and nobody sees them all
// How much of a continuation is kept, and how many of the moves that do not solve it.
constexpr std::size_t kSteps = 4;
constexpr std::size_t kStepsOfOthers = 2;
constexpr std::size_t kMostOthers = 12;
// Levels that are tempted: beginner, easy and normal.
constexpr int kTempted = 3;

// A move's fields, its kind among them.
json::object fields_of(const match::AnyGame& game, const std::string& move) {
    std::string fields;
    {
        text::JsonText to(fields);
        to.open('{');
        text::write_move_fields(to, game.forms(), move);
        to.close('}');
    }
    return json::parse(fields).as_object();
}

std::vector<Decision> decisions_of(const match::AnyMatch& record, const players::AnyAnalyst& analyst) {
    std::vector<Decision> decisions;
    for (const Event& event : plan(record, analyst))
        decisions.insert(decisions.end(), event.decisions.begin(), event.decisions.end());
    return decisions;
}

void shuffle(std::vector<Decision>& decisions, Rng& rng) {
    for (std::size_t left = decisions.size(); left > 1; --left)
        std::swap(decisions[left - 1], decisions[rng.below(static_cast<std::uint32_t>(left))]);
}

// What follows a line's first move, but not to its end.
std::vector<players::LineStep> sequel_of(const std::vector<players::LineStep>& line, std::size_t steps) {
    const auto end = static_cast<std::ptrdiff_t>(std::min(line.size(), steps + 1));
    return line.empty() ? line : std::vector(line.begin() + 1, line.begin() + end);
}

// The answers of some levels, each asked a few times.
Moves answers_of(const match::AnyMatch& match, Seat seat, int first, int last, const AskLevel& ask,
                 const PuzzleSettings& settings, std::uint64_t seed) {
    Moves answers;
    for (int level = first; level <= last; ++level)
        for (int again = 0; again < settings.asked; ++again)
            answers.push_back(ask(match, seat, level, hash_next(seed, static_cast<std::uint64_t>(again))));
    return answers;
}

bool contains(const Moves& moves, const std::string& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

FoundBy found_by(const Moves& answers, const Moves& solutions) {
    FoundBy found{};
    const std::size_t asked = answers.size() / found.size();
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (contains(solutions, answers[i])) found[i / asked] += 1 / static_cast<float>(asked);
    return found;
}

// A look at one decision, cheap questions first.
class Look {
 public:
    Look(std::unique_ptr<match::AnyMatch> match, Seat seat, players::AnyAnalyst& analyst, const AskLevel& ask,
         const PuzzleSettings& settings, std::uint64_t seed)
        : match_(std::move(match)), seat_(seat), analyst_(analyst), ask_(ask), settings_(settings), seed_(seed) {}

    std::optional<Puzzle> find() {
        const std::size_t moves = match_->legal(seat_).size();
        if (moves < kFewestMoves || moves > kMostAround) return std::nullopt;
        Moves answers = answers_of(*match_, seat_, 1, kTempted, ask_, settings_, hash_next(seed_, 1));
        if (std::all_of(answers.begin(), answers.end(), [&](const auto& answer) { return answer == answers[0]; }))
            return std::nullopt;
        if (!is_open(analyst_.expect(*match_, seat_).of[seat_])) return std::nullopt;
        const auto first = assess(settings_.visits, hash_next(seed_, 2), {});
        if (!is_open(first.moves[0].seats[seat_].share)) return std::nullopt;
        const Moves seen = solutions_in(first, least_cost(), Certainty::first_sight);
        const std::string tempting = most_tempting(answers, seen);
        if (seen.empty() || tempting.empty()) return std::nullopt;
        // Most that seem to be puzzles are none, which a shorter search tells too.
        if (!holds(assess(settings_.checks / 4, hash_next(seed_, 6), tempting), seen, Certainty::first_sight))
            return std::nullopt;
        const auto again = assess(settings_.checks, hash_next(seed_, 3), tempting);
        if (!holds(again, seen, Certainty::measured)) return std::nullopt;
        const Moves solutions = solutions_in(again, least_cost(), Certainty::measured);
        if (contains(solutions, tempting)) return std::nullopt;
        const auto others =
            answers_of(*match_, seat_, kTempted + 1, players::kLevels, ask_, settings_, hash_next(seed_, 4));
        answers.insert(answers.end(), others.begin(), others.end());
        const FoundBy found = found_by(answers, solutions);
        if (grade_of(found) == 0) return std::nullopt;
        return written(again, solutions, tempting, found);
    }

 private:
    static bool is_open(float share) { return share >= kLeastValue && share <= kMostValue; }
    // Whether the best move is still one of those that were seen, and clearly.
    bool holds(const players::Assessment& assessment, const Moves& seen, Certainty certainty) const {
        const Moves solutions = solutions_in(assessment, least_cost(), certainty);
        return !solutions.empty() && contains(seen, solutions[0]);
    }
    float least_cost() const { return settings_.least_cost / static_cast<float>(match_->players()); }

    players::Assessment assess(std::uint32_t visits, std::uint64_t seed, const std::string& also) {
        players::Inquiry inquiry;
        inquiry.visits = visits;
        inquiry.listed = kListed;
        if (!also.empty()) inquiry.also = {also};
        inquiry.seed = seed;
        return analyst_.assess(*match_, seat_, inquiry);
    }

    Puzzle written(const players::Assessment& assessment, const Moves& solutions, const std::string& tempting,
                   const FoundBy& found) const {
        Puzzle puzzle;
        // Whatever the seat does not know is drawn anew: a file of puzzles holds no secrets either.
        Rng rng = Rng::from(seed_, 5);
        puzzle.position = match_->imagined(seat_, rng)->position();
        puzzle.players = match_->players();
        puzzle.seat = seat_;
        puzzle.round = analyst_.round(*match_);
        puzzle.kind = fields_of(match_->game(), solutions[0]).at("kind").as_string();
        puzzle.value = assessment.moves[0].seats[seat_].share;
        puzzle.solutions = solutions;
        puzzle.line = sequel_of(assessment.moves[0].line, kSteps);
        for (const players::AssessedMove& move : assessment.moves) {
            const bool is_kept = move.move == tempting || puzzle.others.size() < kMostOthers;
            if (move.visits > 0 && is_kept && !contains(solutions, move.move))
                puzzle.others.push_back(
                    {move.move, move.cost, move.cost_margin,
                     move.move == tempting ? sequel_of(move.line, kStepsOfOthers) : std::vector<players::LineStep>()});
        }
        puzzle.tempting = tempting;
        puzzle.found = found;
        puzzle.grade = grade_of(found);
        puzzle.id = id_of(json::serialize(puzzle.position));
        return puzzle;
    }

    // Eight characters of the position's fingerprint.
    std::string id_of(const std::string& position) const {
        std::uint64_t hash = seat_;
        for (const char c : position) hash = hash_next(hash, static_cast<unsigned char>(c));
        constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuv";
        std::string id;
        for (int i = 0; i < 8; ++i) id += kDigits[(hash >> (5 * i)) % kDigits.size()];
        return id;
    }

    std::unique_ptr<match::AnyMatch> match_;
    Seat seat_;
    players::AnyAnalyst& analyst_;
    const AskLevel& ask_;
    const PuzzleSettings& settings_;
    std::uint64_t seed_;
};

// To a thousandth of the win: more is not known.
double rounded(float share) { return std::round(static_cast<double>(share) * 1000) / 1000; }

// With the moves' fields, so that whoever reads it needs no engine to say them.
json::object told_json(const match::AnyGame& game, Seat seat, const std::string& move) {
    const json::value who = seat == kChance ? json::value("chance") : json::value(seat);
    return {{"seat", who}, {"text", move}, {"move", fields_of(game, move)}};
}

json::array sequel_json(const match::AnyGame& game, const std::vector<players::LineStep>& line) {
    json::array steps;
    for (const players::LineStep& step : line) {
        json::array chance;
        for (const std::string& outcome : step.condition) chance.push_back(told_json(game, kChance, outcome));
        steps.push_back(
            json::object{{"chance", std::move(chance)}, {"move", told_json(game, step.move.seat, step.move.text)}});
    }
    return steps;
}

json::object puzzle_json(const match::AnyGame& game, const Puzzle& puzzle) {
    json::array others;
    for (const Alternative& other : puzzle.others) {
        json::object written{{"move", other.move}, {"cost", rounded(other.cost)}, {"margin", rounded(other.margin)}};
        if (!other.line.empty()) written["line"] = sequel_json(game, other.line);
        others.push_back(std::move(written));
    }
    json::array found;
    for (const float share : puzzle.found) found.emplace_back(rounded(share));
    return {{"id", puzzle.id},
            {"players", puzzle.players},
            {"seat", puzzle.seat},
            {"round", puzzle.round},
            {"kind", puzzle.kind},
            {"grade", puzzle.grade},
            {"found", std::move(found)},
            {"value", rounded(puzzle.value)},
            {"solutions", json::array(puzzle.solutions.begin(), puzzle.solutions.end())},
            {"tempting", puzzle.tempting},
            {"line", sequel_json(game, puzzle.line)},
            {"others", std::move(others)},
            {"position", puzzle.position}};
}

}  // namespace

std::optional<Puzzle> find_puzzle(const match::AnyMatch& record, std::uint64_t number, players::AnyAnalyst& analyst,
                                  const AskLevel& ask, const PuzzleSettings& settings) {
    const std::uint64_t seed = hash_next(settings.seed, number);
    Rng order = Rng::from(seed);
    std::vector<Decision> decisions = decisions_of(record, analyst);
    shuffle(decisions, order);
    decisions.resize(std::min(decisions.size(), static_cast<std::size_t>(settings.tries)));
    for (const Decision& decision : decisions) {
        Look look(at(record, decision.move), decision.seat, analyst, ask, settings,
                  hash_next(seed, static_cast<std::uint64_t>(decision.move)));
        auto puzzle = look.find();
        if (!puzzle) continue;
        puzzle->third = 3 * decision.move / record.move_count();
        return puzzle;
    }
    return std::nullopt;
}

std::string print_puzzles(const match::AnyGame& game, const std::vector<Puzzle>& puzzles) {
    std::string text = "{\"format\":\"wharf-puzzles/1\",\"game\":" + json::serialize(json::value(game.id())) +
                       ",\"rules\":\"" + std::to_string(game.rules_version()) + "\",\"puzzles\":[";
    for (const Puzzle& puzzle : puzzles)
        text += (&puzzle == puzzles.data() ? "\n" : ",\n") + json::serialize(puzzle_json(game, puzzle));
    return text + "\n]}\n";
}

}  // namespace wharf::report
