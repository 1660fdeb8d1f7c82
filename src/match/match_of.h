// A match of one game, behind the interfaces of any game: instantiated once per game, in catalog/.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "core/random_play.h"
#include "match/any_game.h"
#include "match/messages.h"
#include "text/reasons.h"

namespace wharf::match {

// In a browser the client draws, and nobody speaks the protocol of engines: a page need not load what they need.
#ifdef __wasm__
inline constexpr bool kIsPage = true;
#else
inline constexpr bool kIsPage = false;
#endif

// What is counted beside the states of a match: nothing, but for games with sources.
template <class T>
struct Beside {
    explicit Beside(const typename T::Rules::State&) {}
    void count(const typename T::Rules::State&, const typename T::Rules::Action&, const typename T::Rules::State&) {}
};
template <text::HasSources T>
struct Beside<T> {
    typename T::Sources sources;
    explicit Beside(const typename T::Rules::State& first) : sources(T::first_sources(first)) {}
    void count(const typename T::Rules::State& before, const typename T::Rules::Action& action,
               const typename T::Rules::State& after) {
        T::count_sources(sources, before, action, after);
    }
};

// A match is asked by people, a search is not: small code does.
#ifdef __wasm__
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#endif

template <text::GameText T>
class MatchOf final : public AnyMatch {
    using G = typename T::Rules;
    using State = typename G::State;
    using Action = typename G::Action;
    struct Entry {
        Seat seat;
        Action action;
    };
    struct Snapshot {
        State state;
        [[no_unique_address]] Beside<T> beside;
    };
    // Every so many moves the state is kept, so that going back costs a bounded number of steps.
    static constexpr std::size_t kSnapshotEvery = 16;
    // The states before the last moves are kept all: every observer asks about those.
    static constexpr std::size_t kRecent = 8;
    static constexpr std::size_t kStepBytes = 1 + sizeof(Action);

    // The labels of the chance events up to some move, with how often each was drawn.
    struct DrawnEvents {
        std::size_t moves = 0;
        std::vector<std::pair<std::string, std::uint32_t>> labels{};

        // The newest are asked for most.
        std::uint32_t& times(const std::string& label) {
            for (auto known = labels.rbegin(); known != labels.rend(); ++known)
                if (known->first == label) return known->second;
            return labels.emplace_back(label, 0).second;
        }
    };
    // Kept by who is asked for it; a copy counts again when it is asked.
    struct LastDrawn {
        std::unique_ptr<DrawnEvents> counts;
        LastDrawn() = default;
        LastDrawn(const LastDrawn&) {}
        LastDrawn& operator=(const LastDrawn&) = delete;
    };

 public:
    MatchOf(const AnyGame& game, const Config& config)
        : game_(game), config_(config), state_(G::initial(config)), beside_(state_) {
        snapshots_.push_back({state_, beside_});
    }
    MatchOf(const AnyGame& game, const State& state) : game_(game), state_(state), beside_(state) {
        snapshots_.push_back({state_, beside_});
    }

    std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<MatchOf>(*this); }
    std::unique_ptr<AnyMatch> imagined(Seat observer, Rng& rng) const override {
        return std::make_unique<MatchOf>(game_, G::determinize(observe(observer), rng));
    }
    const AnyGame& game() const override { return game_; }
    int players() const override { return G::players(state_); }
    int rules_version() const override { return G::rules(state_); }
    const Config* config() const override { return config_ ? &*config_ : nullptr; }
    std::optional<boost::json::object> first_position() const override {
        if (config_) return std::nullopt;
        return text::position_json<T>(snapshots_.front().state);
    }

    // For those who know the game: what a seat may know, and nothing more.
    typename G::View observe(Seat observer) const { return G::observe(state_, observer); }
    // What a seat (or kChance) may do; empty if it may not act.
    ActionList<G> legal_actions(Seat seat) const {
        ActionList<G> list;
        list.reset();
        if (to_act().contains(seat)) G::legal_actions(state_, seat, list);
        return list;
    }
    std::uint32_t chance_weight(const Action& outcome) const { return G::chance_weight(state_, outcome); }
    // Does one of the legal actions; trusts its caller.
    void play(Seat seat, const Action& action) { apply({seat, action}); }
    // One chance event, which must be pending.
    void play_chance(ChanceSource& chance) {
        const ActionList<G> list = legal_actions(kChance);
        const Pending pending(*this, list);
        const Action action = list.size() == 1 ? list[0] : list[chance.draw(pending)];
        // Who has counted up to here counts this one too, and need not look at it again.
        if (drawn_.counts && drawn_.counts->moves == entries_.size()) {
            drawn_.counts->moves += 1;
            if (list.size() > 1) drawn_.counts->times(pending.label()) += 1;
        }
        apply({kChance, action});
    }

    SeatSet to_act() const override { return G::to_act(state_); }
    SeatSet waiting_for(Seat observer) const override { return G::waiting_for(G::observe(state_, observer)); }

    std::optional<NamedEvent> chance_event() const override {
        const ActionList<G> list = legal_actions(kChance);
        if (list.size() == 0) return std::nullopt;
        std::string label = text::chance_label<T>(state_, list[0]);
        const std::uint32_t ordinal = list.size() == 1 ? 0 : drawn_before(label) + 1;
        return NamedEvent{std::move(label), ordinal};
    }

    std::vector<LegalMove> legal(Seat seat) const override {
        std::vector<LegalMove> moves;
        const auto view = G::observe(state_, seat);
        const ActionList<G> actions = legal_actions(seat);
        moves.reserve(static_cast<std::size_t>(actions.size()));
        for (const Action& action : actions) {
            LegalMove move{T::write(action), {}, 0};
            if (seat == kChance)
                move.weight = G::chance_weight(state_, action);
            else
                move.hint = T::hint(view, action);
            moves.push_back(std::move(move));
        }
        return moves;
    }

    std::vector<std::string> legal_texts(Seat seat) const override {
        std::vector<std::string> texts;
        if constexpr (!kIsPage)
            for (const Action& action : legal_actions(seat)) texts.push_back(T::write(action));
        return texts;
    }

    text::Messages reasons(Seat seat, std::string_view better, std::string_view worse) const override {
        if constexpr (text::HasReasons<T>) {
            const auto first = find_action(seat, better);
            const auto second = find_action(seat, worse);
            if (first && second) return T::reasons(G::observe(state_, seat), *first, *second);
        }
        return {};
    }

    std::optional<text::Refusal> play(Seat seat, std::string_view move) override {
        if (is_over()) return text::Refusal{"game_over", says::kGameOver(), ""};
        if (seat != kChance && seat >= players()) return text::Refusal{"no_such_seat", says::kNoSuchSeat(), ""};
        if (!to_act().contains(seat)) return text::Refusal{"not_your_turn", not_your_turn(seat), ""};
        if (const auto action = find_action(seat, move)) {
            apply({seat, *action});
            return std::nullopt;
        }
        if (seat == kChance) return text::Refusal{"no_such_outcome", says::kNoSuchOutcome(), ""};
        return T::refuse(G::observe(state_, seat), move);
    }

    void settle(ChanceSource& chance) override {
        for (bool going = true; going;) {
            going = false;
            const SeatSet acting = to_act();
            if (acting.is_chance()) {
                play_chance(chance);
                going = true;
            }
            for (Seat seat = 0; seat < kMaxSeats && !acting.is_chance(); ++seat) {
                if (!acting.contains(seat) || !to_act().contains(seat)) continue;
                const ActionList<G> list = legal_actions(seat);
                if (list.size() != 1) continue;
                apply({seat, list[0]});
                going = true;
            }
        }
    }

    Outcome played_randomly(Rng& rng, int decisions) const override {
        State state = state_;
        if constexpr (!kIsPage) {
            ActionList<G> list;
            for (SeatSet set = G::to_act(state); !set.empty(); set = G::to_act(state)) {
                if (!set.is_chance() && decisions-- <= 0) break;
                const Step<G> step = choose_random<G>(state, set, list, rng);
                G::apply(state, step.seat, step.action);
            }
        }
        return G::outcome(state);
    }

    int move_count() const override { return static_cast<int>(entries_.size()); }

    std::vector<Move> moves(int from) const override {
        std::vector<Move> moves;
        const auto first = static_cast<std::size_t>(from);
        moves.reserve(entries_.size() - first);
        for (std::size_t i = first; i < entries_.size(); ++i)
            moves.push_back({entries_[i].seat, T::write(entries_[i].action)});
        return moves;
    }

    std::string packed_moves() const override {
        std::string bytes;
        bytes.reserve(entries_.size() * kStepBytes);
        for (const Entry& entry : entries_) {
            bytes.push_back(static_cast<char>(entry.seat));
            bytes.append(reinterpret_cast<const char*>(&entry.action), sizeof(Action));
        }
        return bytes;
    }

    bool play_packed(std::string_view bytes) override {
        if (bytes.size() % kStepBytes != 0) return false;
        for (; !bytes.empty(); bytes.remove_prefix(kStepBytes)) {
            Entry entry{static_cast<Seat>(bytes.front()), {}};
            std::memcpy(&entry.action, bytes.data() + 1, sizeof(Action));
            if (!is_legal(entry)) return false;
            apply(entry);
        }
        return true;
    }

    std::vector<Move> seen(Seat observer, int from) const override {
        std::vector<Move> moves;
        const auto tell = [&](const State& before, const Entry& entry) {
            if (auto told = T::write_seen(before, entry.seat, entry.action, observer))
                moves.push_back({entry.seat, std::move(*told)});
        };
        auto i = static_cast<std::size_t>(from);
        moves.reserve(entries_.size() - i);
        if (i < recent_from_) {
            State state = state_at(i);
            for (; i < recent_from_; ++i) {
                tell(state, entries_[i]);
                G::apply(state, entries_[i].seat, entries_[i].action);
            }
        }
        for (; i < entries_.size(); ++i) tell(recent_[i % kRecent], entries_[i]);
        return moves;
    }

    // For those who know the game: every move from number `from` on, with the public table before it and a function
    // that tells what an observer was told of it.
    template <class Visit>
    void visit_moves(int from, const Visit& visit) const {
        auto i = static_cast<std::size_t>(from);
        for (State state = state_at(i); i < entries_.size(); ++i) {
            const Entry& entry = entries_[i];
            visit(std::as_const(state.table), entry.seat, entry.action,
                  [&](Seat observer) { return T::write_seen(state, entry.seat, entry.action, observer); });
            G::apply(state, entry.seat, entry.action);
        }
    }

    // A match that begins in a position which this observer cannot tell from this one. Where several seats choose in
    // secret, those below the one that is asked next have chosen, anything that they may.
    std::unique_ptr<AnyMatch> resampled(Seat observer, Rng& rng) const {
        const SeatSet acting = to_act();
        State state = G::determinize(G::observe(state_, observer), rng);
        const auto chose_already = [&](SeatSet there) {
            if (there.empty() || there.is_chance() || acting.empty()) return false;
            return acting.is_chance() || there.first() < acting.first();
        };
        while (chose_already(G::to_act(state))) {
            ActionList<G> moves;
            const SeatSet first = SeatSet::of(G::to_act(state).first());
            G::apply(state, first.first(), choose_random<G>(state, first, moves, rng).action);
        }
        return std::make_unique<MatchOf>(game_, state);
    }

    void rewind(int count) override {
        assert(count >= 0 && count <= move_count());
        if (count == move_count()) return;
        const auto moves = static_cast<std::size_t>(count);
        const std::size_t snapshot = moves / kSnapshotEvery;
        state_ = snapshots_[snapshot].state;
        beside_ = snapshots_[snapshot].beside;
        for (std::size_t i = snapshot * kSnapshotEvery; i < moves; ++i) step(entries_[i]);
        entries_.resize(static_cast<std::size_t>(count));
        snapshots_.erase(snapshots_.begin() + static_cast<std::ptrdiff_t>(snapshot) + 1, snapshots_.end());
        recent_from_ = std::min(recent_from_, entries_.size());
        if (drawn_.counts && drawn_.counts->moves > entries_.size()) drawn_.counts.reset();
    }

    bool can_undo(Seat seat) const override { return std::holds_alternative<std::size_t>(last_decision(seat)); }

    std::optional<text::Refusal> undo(Seat seat) override {
        const auto found = last_decision(seat);
        if (const auto* refusal = std::get_if<text::Refusal>(&found)) return *refusal;
        const std::size_t decision = std::get<std::size_t>(found);
        std::vector<Entry> kept;  // what others did in secret meanwhile stays
        for (std::size_t i = decision + 1; i < entries_.size(); ++i)
            if (entries_[i].seat != seat) kept.push_back(entries_[i]);
        rewind(static_cast<int>(decision));
        for (const Entry& entry : kept) apply(entry);
        return std::nullopt;
    }

    Outcome outcome() const override { return G::outcome(state_); }
    std::vector<text::ScoreLine> score_sheet(Seat observer, Seat seat) const override {
        std::vector<text::ScoreLine> lines = T::score_sheet(G::observe(state_, observer), seat);
        if constexpr (text::HasSources<T>) {
            const std::vector<text::ScoreLine> sources = T::source_lines(beside_.sources, seat);
            lines.erase(lines.begin());
            lines.insert(lines.begin(), sources.begin(), sources.end());
        }
        return lines;
    }
    void write_view(Seat observer, text::JsonText& to) const override {
        T::write_view(G::observe(state_, observer), to);
    }
    boost::json::object position() const override { return text::position_json<T>(state_); }
    text::Message prompt(Seat observer) const override { return T::prompt(G::observe(state_, observer)); }
    std::string draw(Seat observer, const text::Paint& paint) const override {
        if constexpr (kIsPage)
            return {};
        else
            return T::draw(G::observe(state_, observer), paint);
    }

 private:
    // The legal action with this text.
    std::optional<Action> find_action(Seat seat, std::string_view move) const {
        for (const Action& action : legal_actions(seat))
            if (T::write(action) == move) return action;
        return std::nullopt;
    }

    bool is_legal(const Entry& entry) const {
        for (const Action& action : legal_actions(entry.seat))
            if (same_bytes(action, entry.action)) return true;
        return false;
    }

    void step(const Entry& entry) {
        const State before = state_;
        G::apply(state_, entry.seat, entry.action);
        beside_.count(before, entry.action, state_);
    }

    void apply(const Entry& entry) {
        recent_[entries_.size() % kRecent] = state_;
        step(entry);
        entries_.push_back(entry);
        if (entries_.size() - recent_from_ > kRecent) ++recent_from_;
        if (entries_.size() % kSnapshotEvery == 0) snapshots_.push_back({state_, beside_});
    }

    // The chance event that is pending, for those who draw it.
    class Pending final : public ChanceEvent {
     public:
        Pending(const MatchOf& match, const ActionList<G>& list) : match_(match), list_(list) {}
        int outcomes() const override { return static_cast<int>(list_.size()); }
        std::uint32_t weight(int outcome) const override { return match_.chance_weight(list_[outcome]); }
        std::string text(int outcome) const override { return T::write(list_[outcome]); }
        const std::string& label() const override {
            if (label_.empty()) label_ = text::chance_label<T>(match_.state_, list_[0]);
            return label_;
        }
        std::uint32_t ordinal(const std::string& label) const override { return match_.drawn_before(label) + 1; }

     private:
        const MatchOf& match_;
        const ActionList<G>& list_;
        mutable std::string label_;
    };

    // How many events with this label have been drawn: counted on from where it was asked last.
    std::uint32_t drawn_before(const std::string& label) const {
        if (!drawn_.counts) drawn_.counts = std::make_unique<DrawnEvents>();
        DrawnEvents& drawn = *drawn_.counts;
        const auto uncounted = entries_.begin() + static_cast<std::ptrdiff_t>(drawn.moves);
        if (std::any_of(uncounted, entries_.end(), [](const Entry& entry) { return entry.seat == kChance; }))
            count_drawn(drawn);
        drawn.moves = entries_.size();
        return drawn.times(label);
    }
    void count_drawn(DrawnEvents& drawn) const {
        State state = state_at(drawn.moves);
        for (std::size_t i = drawn.moves; i < entries_.size(); ++i) {
            const Entry& entry = entries_[i];
            if (entry.seat == kChance) {
                ActionList<G> list;
                list.reset();
                G::legal_actions(state, kChance, list);
                if (list.size() > 1) drawn.times(text::chance_label<T>(state, entry.action)) += 1;
            }
            G::apply(state, entry.seat, entry.action);
        }
    }

    // The move to take back: the seat's last real choice, if the seat has been told of nothing since.
    std::variant<std::size_t, text::Refusal> last_decision(Seat seat) const {
        for (std::size_t i = entries_.size(); i-- > 0;) {
            const Entry& entry = entries_[i];
            const State before = state_at(i);
            if (entry.seat != seat) {
                if (T::write_seen(before, entry.seat, entry.action, seat))
                    return text::Refusal{"nothing_to_undo", says::kSomethingHappened(), ""};
                continue;
            }
            ActionList<G> list;
            list.reset();
            G::legal_actions(before, seat, list);
            if (list.size() != 1) return i;
        }
        return text::Refusal{"nothing_to_undo", says::kNothingDecided(), ""};
    }

    // The state after the first `count` moves.
    State state_at(std::size_t count) const {
        if (count == entries_.size()) return state_;
        if (count >= recent_from_) return recent_[count % kRecent];
        const std::size_t snapshot = count / kSnapshotEvery;
        State state = snapshots_[snapshot].state;
        for (std::size_t i = snapshot * kSnapshotEvery; i < count; ++i)
            G::apply(state, entries_[i].seat, entries_[i].action);
        return state;
    }

    text::Message not_your_turn(Seat seat) const {
        if (seat == kChance) return says::kChanceIsNotAsked();
        const SeatSet waiting = waiting_for(seat);
        return waiting.is_chance() ? says::kChanceDecides() : says::kNotYourTurn(waiting);
    }

    const AnyGame& game_;
    std::optional<Config> config_;
    State state_;
    [[no_unique_address]] Beside<T> beside_;
    std::vector<Entry> entries_;
    std::vector<Snapshot> snapshots_;
    std::array<State, kRecent> recent_{};  // recent_[i % kRecent] before move i, for i from recent_from_ on
    std::size_t recent_from_ = 0;
    mutable LastDrawn drawn_;
};

#ifdef __wasm__
#pragma clang attribute pop
#endif

template <text::GameText T>
class GameOf final : public AnyGame {
    using G = typename T::Rules;

 public:
    std::string_view id() const override { return T::id(); }
    std::string_view title() const override { return T::title(); }
    int min_players() const override { return G::kMinPlayers; }
    int max_players() const override { return G::kMaxPlayers; }
    int rules_version() const override { return G::kRulesVersion; }
    int oldest_rules() const override { return G::kOldestRules; }
    std::span<const text::Option> options() const override { return T::options(); }
    OptionValues option_values(int option) const override { return G::option_values(option); }
    text::Words clauses() const override { return T::clauses(); }
    text::MessageKinds messages() const override { return T::messages(); }
    text::MoveForms forms() const override { return T::forms(); }
    GameSizes sizes() const override {
        return {sizeof(typename G::State), sizeof(typename G::View), sizeof(typename G::Action)};
    }

    std::unique_ptr<AnyMatch> create(const Config& config) const override {
        return std::make_unique<MatchOf<T>>(*this, config);
    }

    std::variant<std::unique_ptr<AnyMatch>, text::Problem> from_position(
        const boost::json::object& position) const override {
        auto read = T::read_position(position);
        if (auto* problem = std::get_if<text::Problem>(&read)) return std::move(*problem);
        return std::make_unique<MatchOf<T>>(*this, std::get<typename G::State>(read));
    }

    std::variant<std::unique_ptr<AnyMatch>, text::Problem> from_view(const boost::json::object& view, Seat observer,
                                                                     Rng& rng) const override {
        if constexpr (kIsPage) {
            return text::Problem{};
        } else {
            const auto read = T::read_view(view, observer);
            if (const auto* problem = std::get_if<text::Problem>(&read)) return *problem;
            return std::make_unique<MatchOf<T>>(*this, G::determinize(std::get<typename G::View>(read), rng));
        }
    }

    Signature signature(int rules, int players, std::uint64_t games, std::uint64_t first,
                        std::uint64_t stride) const override {
        return signature_of<G>(rules, players, games, first, stride);
    }

    std::uint64_t play_random_games(int players, std::uint64_t first_seed, int games) const override {
        std::uint64_t steps = 0;
        for (int n = 0; n < games; ++n) {
            Rng rng = Rng::from(first_seed + static_cast<std::uint64_t>(n));
            typename G::State state = G::initial(default_config(players));
            steps += static_cast<std::uint64_t>(play_random<G>(state, rng));
        }
        return steps;
    }
};

}  // namespace wharf::match
