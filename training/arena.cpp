// Two players of one game against each other, measured: nets, searches guided by nets, and the players without nets.
// One program per game, which runs on any machine of this kind without further libraries:
//
//   training/build-arena FOLDER      # one g++ command per game
//
//   arena-gluck_auf --a net:100 --b search:1000 --net gluck-auf.net --players 3 --games 400 --threads 16 --seed 5
//
// Players: net (the likeliest move), net:N (a search of N iterations), net~T (sampled from the policy with temperature T),
// novice and novice~T (the same with the small net of the lower levels), greedy, easy, random, search:N. One A plays among Bs; A takes every seat in turn over the same chance. --other is the
// net of B if it is another one. Prints A's share of the wins, with half of its 95 % interval, mean points, those by place, and
// milliseconds per decision; --json prints the same as one JSON object.
//
// For imitate.py and improve.py, --decisions FILE keeps what the players named by --decisions-of (B's kind) saw, might do
// and did, and how the game ended. Thought is dear, and decisions of one game resemble each other: with --stand-in NET
// --asked 0.3 those players are asked in three turns of ten only, and the stand-in, a net that imitates them already,
// decides in the others. With --explore 0.2 a search on a net decides as it does, but in one decision of five a move
// drawn from the net's policy is made; with --vary-options 0.2 a game in five has options drawn by chance. With
// --seconds S no more games are begun after that time.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

// GAME is the game's folder; build-arena includes its parts.h before this file.
#include "nets/net_file.h"
#include "players/greedy.h"
#include "players/net_search.h"
#include "players/random.h"
#include "players/search.h"

namespace {

using namespace wharf;
using Parts = wharf::GAME::Parts;
using G = Parts::Rules;
using E = Parts::Evaluation;
using F = Parts::NetFeatures;
using Clock = std::chrono::steady_clock;

[[noreturn]] void stop(const std::string& sentence) {
    std::fprintf(stderr, "arena: %s\n", sentence.c_str());
    std::exit(2);
}

nets::Net load(const std::string& path) {
    std::FILE* const file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) stop("cannot read " + path);
    std::string bytes;
    char part[1 << 16];
    for (std::size_t size; (size = std::fread(part, 1, sizeof part, file)) > 0;) bytes.append(part, size);
    std::fclose(file);
    auto read = nets::read_net(bytes);
    if (const auto* problem = std::get_if<text::Problem>(&read)) stop(path + ": " + problem->facts());
    const auto unfit = nets::unfit_for(nets::purpose_of<G, F>(Parts::kId), std::get<nets::Net>(read));
    if (unfit) stop(path + ": " + unfit->facts());
    return std::move(std::get<nets::Net>(read));
}

struct Wanted {
    std::string method;
    int iterations = 0;
    float temperature = 0;
};

Wanted read_player(const std::string& text) {
    Wanted wanted;
    const std::size_t cut = text.find_first_of(":~");
    wanted.method = text.substr(0, cut);
    if (cut != std::string::npos && text[cut] == ':') wanted.iterations = std::atoi(text.c_str() + cut + 1);
    if (cut != std::string::npos && text[cut] == '~') wanted.temperature = std::strtof(text.c_str() + cut + 1, nullptr);
    const bool known = wanted.method == "net" || (wanted.method == "novice" && wanted.iterations == 0) || wanted.method == "greedy" || wanted.method == "easy" ||
                       wanted.method == "random" || (wanted.method == "search" && wanted.iterations > 0);
    if (!known) stop("there is no player \"" + text + "\"; players are: net, net:N, net~T, novice, novice~T, search:N, greedy, easy, random");
    return wanted;
}

bool plays_by_net(const Wanted& wanted) { return wanted.method == "net" || wanted.method == "novice"; }

class Player {
 public:
    Player(const Wanted& wanted, const nets::Net* net, const players::NetSettings& settings, std::uint64_t seed)
        : wanted_(wanted), settings_(settings), rng_(Rng::from(seed, 0x9A7E5)) {
        if (wanted.method == "search") search_ = std::make_unique<players::Search<E>>();
        if (plays_by_net(wanted)) net_search_ = std::make_unique<players::NetSearch<E, F>>(*net, settings);
    }

    // How much each of the legal moves was worth to the thought that chose one of them, all together 1: a search's
    // visits; of a search on a net what the net should have said, its logits raised by the values that were found.
    std::vector<double> thought(const ActionList<G>& list, const G::Action& made) const {
        std::vector<double> worth(static_cast<std::size_t>(list.size()));
        if (search_) {
            for (const auto& option : search_->options()) worth_of(worth, list, option.action) = option.visits;
        } else if (net_search_ && wanted_.iterations > 0) {
            const std::vector<float> policy = improved_policy();
            for (std::size_t i = 0; i < policy.size(); ++i)
                worth_of(worth, list, net_search_->options()[i].action) = policy[i];
        } else {
            worth_of(worth, list, made) = 1;
        }
        const double all = std::accumulate(worth.begin(), worth.end(), 0.0);
        for (double& one : worth) one /= std::max(1e-9, all);
        return worth;
    }

    // A move drawn from the net's policy, where a search on it has just decided.
    G::Action drawn_move(Rng& rng) const {
        const auto& options = net_search_->options();
        const std::vector<float> policy = policy_of([](const auto& option) { return option.logit; });
        double ticket = static_cast<double>(rng.below(1U << 24U)) / (1U << 24U);
        for (std::size_t i = 0; i + 1 < policy.size(); ++i)
            if ((ticket -= policy[i]) < 0) return options[i].action;
        return options.back().action;
    }
    bool searches_on_a_net() const { return net_search_ && wanted_.iterations > 0; }

    G::Action choose(const G::View& view, Seat seat) {
        seat_ = seat;
        if (search_) return search_->choose(view, seat, {wanted_.iterations, 0}, rng_);
        if (net_search_ && wanted_.iterations > 0) return net_search_->choose(view, seat, {wanted_.iterations, 0}, rng_);
        if (net_search_ && wanted_.temperature > 0) return net_search_->sampled_move(view, seat, wanted_.temperature, rng_);
        if (net_search_) return net_search_->likeliest_move(view, seat, rng_);
        if (wanted_.method == "greedy") return players::choose_greedy<E>(view, seat, rng_);
        if (wanted_.method == "easy") return players::choose_easy<E>(view, seat, rng_);
        return players::choose_randomly<G>(view, seat, rng_);
    }

 private:
    static double& worth_of(std::vector<double>& worth, const ActionList<G>& list, const G::Action& action) {
        return worth[static_cast<std::size_t>(std::max(0, list.find(action)))];
    }

    template <class Score>
    std::vector<float> policy_of(Score score) const {
        const auto& options = net_search_->options();
        std::vector<float> logits(options.size());
        std::vector<float> policy(options.size());
        for (std::size_t i = 0; i < options.size(); ++i) logits[i] = score(options[i]);
        nets::softmax(logits.data(), static_cast<int>(logits.size()), 1.0F, policy.data());
        return policy;
    }

    // As the search itself weighs logits and values; a move that was not visited is taken to be worth what those are
    // that were, each by its odds.
    std::vector<float> improved_policy() const {
        const auto& options = net_search_->options();
        const std::vector<float> prior = policy_of([](const auto& option) { return option.logit; });
        std::uint32_t most = 0;
        float odds = 1e-9F;
        float sum = 0;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (options[i].visits == 0) continue;
            most = std::max(most, options[i].visits);
            odds += prior[i];
            sum += prior[i] * options[i].value.of[seat_];
        }
        const float weight = settings_.value_weight + settings_.value_weight_per_visit * static_cast<float>(most);
        return policy_of([&](const auto& option) {
            return option.logit + weight * (option.visits > 0 ? option.value.of[seat_] : sum / odds);
        });
    }

    Wanted wanted_;
    players::NetSettings settings_;
    Rng rng_;
    Seat seat_ = 0;  // of the last decision
    std::unique_ptr<players::Search<E>> search_;
    std::unique_ptr<players::NetSearch<E, F>> net_search_;
};

// Of A (0) and of one B (1).
struct Tally {
    double points[2] = {}, seconds[2] = {};
    long decisions[2] = {};
    double places[kMaxSeats] = {};  // points of the first, the second …, whoever they were

    void add(const Tally& more) {
        for (int who = 0; who < 2; ++who) {
            points[who] += more.points[who];
            seconds[who] += more.seconds[who];
            decisions[who] += more.decisions[who];
        }
        for (int place = 0; place < kMaxSeats; ++place) places[place] += more.places[place];
    }
};

// Decisions of one game, kept until it is over.
class Decisions {
 public:
    void add(const G::State& state, Seat seat, const ActionList<G>& list, const G::Action& action, const Player& player) {
        nets::InputList<F::kObservation> seen;
        const nets::Inputs inputs = seen.take<F>(G::observe(state, seat), seat);
        Row& row = rows_.emplace_back();
        row.seat = seat;
        row.head = {static_cast<std::uint16_t>(inputs.count), static_cast<std::uint16_t>(list.size()),
                    static_cast<std::uint16_t>(F::index(state.table, action))};
        row.body.assign(inputs.places, inputs.places + inputs.count);
        for (int i = 0; i < inputs.count; ++i) row.body.push_back(static_cast<std::uint16_t>(inputs.values[i]));
        for (const G::Action& move : list) row.body.push_back(static_cast<std::uint16_t>(F::index(state.table, move)));
        for (const double worth : player.thought(list, action)) row.body.push_back(static_cast<std::uint16_t>(65535.0 * worth));
    }

    // In 16 bits each: numbers of inputs and of legal moves, the move's index, a number that games of the same chance
    // have in common, the number of players; the result as a net should have foretold it, from the one who decided on:
    // shares of the win, then leads in `points_scale`, in 4096ths; the inputs' places and values; the legal moves'
    // indices and how much each was worth to the thought, in 65,535ths.
    std::vector<std::uint16_t> words(const Outcome& outcome, int players, float points_scale, std::uint16_t games) const {
        const nets::Prediction known = players::prediction_of(outcome, players);
        std::vector<std::uint16_t> words;
        for (const Row& row : rows_) {
            words.insert(words.end(), row.head.begin(), row.head.end());
            words.insert(words.end(), {games, static_cast<std::uint16_t>(players)});
            const auto put = [&](const float* of, float scale) {
                for (int place = 0; place < G::kMaxPlayers; ++place) {
                    const float value = place < players ? of[(row.seat + place) % players] / scale : 0;
                    words.push_back(static_cast<std::uint16_t>(static_cast<std::int16_t>(4096 * std::clamp(value, -1.0F, 1.0F))));
                }
            };
            put(known.share, 1);
            put(known.lead, points_scale);
            words.insert(words.end(), row.body.begin(), row.body.end());
        }
        return words;
    }

 private:
    struct Row {
        Seat seat;
        std::array<std::uint16_t, 3> head;
        std::vector<std::uint16_t> body;
    };
    std::vector<Row> rows_;
};

// Where decisions of whole games are appended.
class DecisionFile {
 public:
    explicit DecisionFile(const std::string& path) : file_(std::fopen(path.c_str(), "wb")) {
        if (file_ == nullptr) stop("cannot write " + path);
    }
    DecisionFile(const DecisionFile&) = delete;
    DecisionFile& operator=(const DecisionFile&) = delete;
    ~DecisionFile() { std::fclose(file_); }

    void add(const std::vector<std::uint16_t>& words) {
        const std::lock_guard lock(mutex_);
        std::fwrite(words.data(), sizeof words[0], words.size(), file_);
    }

 private:
    std::FILE* file_;
    std::mutex mutex_;
};

struct Contest {
    Wanted wanted[2];
    const nets::Net* nets[2];
    players::NetSettings settings[2];
    int players = 2;
    std::uint64_t seed = 1;
    DecisionFile* decisions = nullptr;
    bool is_kept[2] = {false, true};      // whose decisions are kept
    const nets::Net* stand_in = nullptr;  // decides for those, but …
    double asked = 1;                     // … for this part of their turns
    double explore = 0;                   // the part of a search's decisions that is not followed
    double vary_options = 0;              // the part of games that have other options than the usual ones
    float points_scale = 1;               // of leads that are kept
};

bool happens(double odds, Rng& coins) { return odds > 0 && coins.below(1000) < 1000 * odds; }

Config config_of(const Contest& contest, int block) {
    Config config;
    config.players = static_cast<std::uint8_t>(contest.players);
    config.rules = F::kRules;
    Rng coins = Rng::from(contest.seed, (std::uint64_t{1} << 41U) + static_cast<std::uint64_t>(block));
    const bool varies = happens(contest.vary_options, coins);
    for (int i = 0; i < G::kOptionCount; ++i) {
        const auto values = G::option_values(i);
        config.options[i] = values.values[varies ? coins.below(static_cast<std::uint32_t>(values.count)) : 0];
    }
    return config;
}

// One game with A at a seat; returns A's share of the win.
double play(const Contest& contest, int block, int seat_of_a, Tally& tally) {
    Rng chance = Rng::from(contest.seed, (std::uint64_t{1} << 40U) + static_cast<std::uint64_t>(block));
    const int players = contest.players;
    std::vector<std::unique_ptr<Player>> seats;
    for (int seat = 0; seat < players; ++seat) {
        const int who = seat == seat_of_a ? 0 : 1;
        const auto number = static_cast<std::uint64_t>((block * players + seat_of_a) * players + seat);
        seats.push_back(std::make_unique<Player>(contest.wanted[who], contest.nets[who], contest.settings[who],
                                                 hash_next(contest.seed, number)));
    }
    Wanted drawn;
    drawn.method = "net";
    drawn.temperature = 1;
    std::unique_ptr<Player> stand_in;
    if (contest.stand_in != nullptr) stand_in = std::make_unique<Player>(drawn, contest.stand_in, contest.settings[1], contest.seed);
    Rng coins = Rng::from(contest.seed, static_cast<std::uint64_t>(block * players + seat_of_a));
    const auto games = static_cast<std::uint16_t>(hash_next(contest.seed, static_cast<std::uint64_t>(block)));
    int last_seat = -1;
    bool is_asked = true;
    Decisions decisions;
    G::State state = G::initial(config_of(contest, block));
    ActionList<G> list;
    for (SeatSet acting = G::to_act(state); !acting.empty(); acting = G::to_act(state)) {
        if (acting.is_chance()) {
            G::apply(state, kChance, draw_chance<G>(state, list, chance));
            continue;
        }
        const Seat seat = acting.first();
        list.reset();
        G::legal_actions(state, seat, list);
        if (list.size() == 1) {
            G::apply(state, seat, list[0]);
            continue;
        }
        const int who = seat == seat_of_a ? 0 : 1;
        const bool is_kept = contest.decisions != nullptr && contest.is_kept[who];
        if (seat != last_seat) is_asked = !is_kept || !stand_in || happens(contest.asked, coins);
        last_seat = seat;
        const auto begin = Clock::now();
        Player& player = is_asked ? *seats[seat] : *stand_in;
        G::Action action = player.choose(G::observe(state, seat), seat);
        tally.seconds[who] += std::chrono::duration<double>(Clock::now() - begin).count();
        tally.decisions[who] += 1;
        if (list.find(action) < 0) stop("a player made an illegal move");
        if (is_kept && is_asked) decisions.add(state, seat, list, action, player);
        if (player.searches_on_a_net() && happens(contest.explore, coins)) action = player.drawn_move(coins);
        G::apply(state, seat, action);
    }
    const Outcome outcome = G::outcome(state);
    if (contest.decisions != nullptr) contest.decisions->add(decisions.words(outcome, players, contest.points_scale, games));
    int winners = 0;
    std::vector<int> scores(outcome.score, outcome.score + players);
    std::sort(scores.rbegin(), scores.rend());
    for (int place = 0; place < players; ++place) tally.places[place] += scores[static_cast<std::size_t>(place)];
    for (int seat = 0; seat < players; ++seat) {
        winners += outcome.rank[seat] == 1;
        tally.points[seat == seat_of_a ? 0 : 1] += outcome.score[seat] / (seat == seat_of_a ? 1.0 : players - 1.0);
    }
    return outcome.rank[seat_of_a] == 1 ? 1.0 / winners : 0.0;
}

std::string name_of(const std::string& path) { return path.substr(path.find_last_of('/') + 1); }

}  // namespace

int main(int count, char** words) {
    std::string net_path, other_path, decisions_path, kept, stand_in_path, a = "net", b = "greedy";
    int games = 400, threads = 1;
    double most_seconds = 0;
    bool as_json = false;
    Contest contest;
    for (int i = 1; i < count; ++i) {
        const std::string flag = words[i];
        if (flag == "--json") {
            as_json = true;
            continue;
        }
        if (i + 1 == count) stop("after " + flag + " something is missing");
        const std::string value = words[++i];
        const char* const text = value.c_str();
        if (flag == "--net") net_path = value;
        else if (flag == "--other") other_path = value;
        else if (flag == "--a") a = value;
        else if (flag == "--b") b = value;
        else if (flag == "--games") games = std::atoi(text);
        else if (flag == "--threads") threads = std::atoi(text);
        else if (flag == "--players") contest.players = std::atoi(text);
        else if (flag == "--decisions") decisions_path = value;
        else if (flag == "--decisions-of") kept = value;
        else if (flag == "--stand-in") stand_in_path = value;
        else if (flag == "--asked") contest.asked = std::strtod(text, nullptr);
        else if (flag == "--explore") contest.explore = std::strtod(text, nullptr);
        else if (flag == "--vary-options") contest.vary_options = std::strtod(text, nullptr);
        else if (flag == "--seconds") most_seconds = std::strtod(text, nullptr);
        else if (flag == "--seed") contest.seed = std::strtoull(text, nullptr, 10);
        // How A's search weighs things, to find out what is best.
        else if (flag == "--candidates") contest.settings[0].candidates = std::atoi(text);
        else if (flag == "--exploration") contest.settings[0].exploration = std::strtof(text, nullptr);
        else if (flag == "--temperature") contest.settings[0].temperature = std::strtof(text, nullptr);
        else if (flag == "--value-weight") contest.settings[0].value_weight = std::strtof(text, nullptr);
        else if (flag == "--value-weight-per-visit") contest.settings[0].value_weight_per_visit = std::strtof(text, nullptr);
        else stop("there is no option " + flag);
    }
    contest.wanted[0] = read_player(a);
    contest.wanted[1] = read_player(b);
    if (contest.players < G::kMinPlayers || contest.players > G::kMaxPlayers) stop("the game has no such number of players");
    std::unique_ptr<DecisionFile> decisions;
    if (!decisions_path.empty()) decisions = std::make_unique<DecisionFile>(decisions_path);
    contest.decisions = decisions.get();
    if (kept.empty()) kept = b;
    contest.is_kept[0] = a == kept;
    contest.is_kept[1] = b == kept;
    nets::Net stand_in;
    if (!stand_in_path.empty()) {
        stand_in = load(stand_in_path);
        contest.stand_in = &stand_in;
    }
    nets::Net own[2];
    for (int who = 0; who < 2; ++who) {
        contest.nets[who] = &own[who];
        if (!plays_by_net(contest.wanted[who])) continue;
        const std::string path = who == 1 && !other_path.empty() ? other_path : net_path;
        if (path.empty()) stop("net plays with --net FILE");
        own[who] = load(path);
        contest.points_scale = own[who].points_scale;
        if (contest.wanted[who].method != "novice") continue;
        if (own[who].novice == nullptr) stop(path + " has no novice");
        contest.nets[who] = own[who].novice.get();
    }
    const int wanted_blocks = (games + contest.players - 1) / contest.players;
    std::atomic<int> next{0};
    std::mutex mutex;
    Tally sum;
    std::vector<double> shares;
    const auto begin = Clock::now();
    const auto since = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    const auto work = [&] {
        for (int block; (most_seconds <= 0 || since() < most_seconds) && (block = next++) < wanted_blocks;) {
            Tally tally;
            double share = 0;
            for (int seat = 0; seat < contest.players; ++seat) share += play(contest, block, seat, tally);
            const std::lock_guard lock(mutex);
            shares.push_back(share / contest.players);
            sum.add(tally);
        }
    };
    std::vector<std::thread> pool;
    for (int i = 0; i < threads; ++i) pool.emplace_back(work);
    for (std::thread& thread : pool) thread.join();
    const double seconds = since();
    const auto blocks = static_cast<int>(shares.size());
    double mean = 0, square = 0;
    for (const double share : shares) mean += share / blocks;
    for (const double share : shares) square += (share - mean) * (share - mean);
    const double half = blocks > 1 ? 1.96 * std::sqrt(square / (blocks - 1.0) / blocks) : 1.0;
    const int played = blocks * contest.players;
    const auto milliseconds = [&](int who) { return 1e3 * sum.seconds[who] / static_cast<double>(std::max(1L, sum.decisions[who])); };
    std::string places;
    for (int place = 0; place < contest.players; ++place) {
        char number[32];
        std::snprintf(number, sizeof number, "%s%.1f", place == 0 ? "" : ",", sum.places[place] / played);
        places += number;
    }
    if (as_json)
        std::printf("{\"game\":\"%s\",\"players\":%d,\"a\":\"%s\",\"b\":\"%s\",\"net\":\"%s\",\"games\":%d,\"share\":%.4f,\"half\":%.4f,"
                    "\"points\":[%.2f,%.2f],\"places\":[%s],\"milliseconds\":[%.3f,%.3f],\"seed\":%llu,\"seconds\":%.1f}\n",
                    Parts::kId, contest.players, a.c_str(), b.c_str(), name_of(net_path).c_str(), played, mean, half,
                    sum.points[0] / played, sum.points[1] / played, places.c_str(), milliseconds(0), milliseconds(1),
                    static_cast<unsigned long long>(contest.seed), seconds);
    else
        std::printf("%s %s, %d players: %s against %s: %.1f %% +- %.1f of %d games (an equal has %.1f), points %.1f : %.1f, by place %s, "
                    "ms per decision %.3f : %.3f, %.0f s\n",
                    Parts::kId, name_of(net_path).c_str(), contest.players, a.c_str(), b.c_str(), 100 * mean, 100 * half, played,
                    100.0 / contest.players, sum.points[0] / played, sum.points[1] / played, places.c_str(), milliseconds(0), milliseconds(1), seconds);
    return 0;
}
