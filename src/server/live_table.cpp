#include "server/live_table.h"

#include <algorithm>

#include "server/errors.h"
#include "server/table_update.h"

namespace wharf::server {

using protocol::Error;
using protocol::Status;

namespace {

constexpr int kMostAttempts = 5;
// Deadlines are met so much too late, in favour of those who come at the last moment or try again.
constexpr Time kGrace = 500;
// People come in crowds: they are counted once for all that come within a moment.
constexpr Time kCrowd = 100;
// A turn that was handed to other nodes is handed out again if nothing has come of it: a node may have died.
constexpr Time kForgotten = 30'000;
// A table that starts itself is started by whoever takes the last seat or gives the last number. Where it has not begun
// after so long, somebody gives none, or a node has died in between.
constexpr Time kLateStart = 1000;

}  // namespace

LiveTable::LiveTable(Node& node, TableHost& host, std::string id)
    : node_(node),
      host_(host),
      log_(node, std::move(id)),
      turnstile_(node.loop),
      audiences_(node.texts),
      plans_(node, *this),
      start_(node.loop, [this] { start_itself(); }),
      clock_(node.loop, [this] { time_is_up(); }),
      absence_(node.loop, [this] { absence_ends(); }),
      presence_news_(node.loop, [this] { send_presence(); }) {}

// --- from and to the store ------------------------------------------------------------------------------------------

Task<Loaded> LiveTable::load() {
    const auto self = shared_from_this();
    const Turnstile::Inside inside = co_await turnstile_.enter();
    if (is_true_) co_return Loaded::there;
    co_return co_await fold();
}

Task<Loaded> LiveTable::fold() {
    is_true_ = false;
    TableLog::Folded folded = co_await log_.fold();
    if (folded.how != Loaded::there) co_return folded.how;
    const bool is_first = table_ == nullptr;
    table_ = std::move(folded.table);
    co_await learn_names();
    is_true_ = true;
    if (is_first) {
        no_sooner_ = now_ms();
        shown_ = shown();
        presence_.went_on(log_.last_read());
    }
    last_used_ = now_ms();
    public_things_ = static_cast<std::int64_t>(table_->told(kSpectator).size());
    note_presence();
    co_return Loaded::there;
}

Task<bool> LiveTable::learn_names() {
    std::vector<std::string> users;
    for (const SeatState& seat : table_->seats())
        if (!seat.user.empty() || seat.challenged) users.push_back(seat.challenged.value_or(seat.user));
    try {
        co_return co_await host_.learn_names(std::move(users));
    } catch (const std::exception& failure) {
        node_.log.warning("names could not be read", {{"table", id()}, {"reason", failure.what()}});
        co_return false;
    }
}

// What other nodes have written since is done and told. Only inside the turnstile.
Task<Loaded> LiveTable::catch_up() {
    const std::int64_t before = log_.sequence();
    Loaded loaded = Loaded::damaged;
    if (is_true_) {
        is_true_ = false;
        loaded = co_await log_.read_on(*table_);
        is_true_ = loaded == Loaded::there;
        if (is_true_ && log_.sequence() != before) co_await learn_names();
    }
    if (loaded == Loaded::damaged) loaded = co_await fold();
    if (loaded == Loaded::there && log_.sequence() != before) others_wrote();
    co_return loaded;
}

// Who comes from another node may know more than we have heard of. Only inside the turnstile.
Task<Loaded> LiveTable::become_current() {
    if (is_true_ && host_.other_nodes() == nullptr) co_return Loaded::there;
    co_return co_await catch_up();
}

Task<bool> LiveTable::create(const match::AnyGame& game, Setup setup, std::vector<std::string> users) {
    const auto self = shared_from_this();
    const Time now = now_ms();
    last_used_ = now;  // from the beginning: nobody must take it for a forgotten one meanwhile
    const Turnstile::Inside inside = co_await turnstile_.enter();
    if (users.empty()) users.push_back(setup.host);
    auto table = std::make_unique<TableState>(game, std::move(setup));
    std::vector<TableEvent> entries;
    for (const std::string& user : users) {
        Done seated = table->join(user, std::nullopt, now);
        if (std::holds_alternative<Error>(seated)) co_return false;
        entries.push_back(std::get<TableEvent>(std::move(seated)));
    }
    const bool is_stored = co_await log_.create(*table, std::move(entries), now);
    if (!is_stored) co_return false;
    table_ = std::move(table);
    is_true_ = true;
    note_presence();
    tell_host();
    co_return true;
}

Task<std::optional<Error>> LiveTable::perform(Attempt attempt, PlanLeft plan) {
    const auto self = shared_from_this();
    CommitGroup::Member member;
    if (plan == nullptr && join(attempt, member)) {
        const storage::Code code = co_await member;
        if (code == storage::Code::done) co_return std::nullopt;
        if (code != storage::Code::conflict) co_return errors::kTryAgain();
    }
    const Turnstile::Inside inside = co_await turnstile_.enter();
    try {
        co_return co_await do_and_store(attempt, std::move(plan));
    } catch (const std::exception& failure) {
        // Whatever it was, the table is folded anew before anybody sees it again.
        node_.log.error("a request failed", {{"table", id()}, {"reason", failure.what()}});
        co_return errors::kTryAgain();
    }
}

// While one request waits for its commit to begin, the next is done and goes along: two who move at the same moment are
// answered together. Nothing of it is seen before it is durable; what is refused waits for its turn like everybody.
bool LiveTable::join(const Attempt& attempt, CommitGroup::Member& member) {
    if (turnstile_.has_line()) return false;
    const Time now = now_ms();
    try {
        const bool joins = log_.join(*table_, now, [&]() -> const TableEvent* {
            Done done = attempt(*table_, now);
            if (std::holds_alternative<Error>(done)) return nullptr;
            member.entry = std::get<TableEvent>(std::move(done));
            return &member.entry;
        });
        if (joins) commit_group_.add(member);
        return joins;
    } catch (const std::exception&) {
        is_spoilt_ = true;
        return false;
    }
}

Task<std::optional<Error>> LiveTable::do_and_store(const Attempt& attempt, PlanLeft plan) {
    for (int attempts = 0; attempts < kMostAttempts; ++attempts) {
        if (!is_true_) {
            const Loaded loaded = co_await fold();
            if (loaded != Loaded::there) co_return refusal_of(loaded);
        }
        const Time now = now_ms();
        is_true_ = false;  // until it is stored
        Done done = attempt(*table_, now);
        if (auto* refused = std::get_if<Error>(&done)) {
            is_true_ = true;  // nothing was changed
            // Another node may have written what it lacks: nobody is refused for what this one has not heard of yet.
            if (attempts == 0 && plan == nullptr && host_.other_nodes() != nullptr) {
                const std::int64_t known = log_.sequence();
                const Loaded loaded = co_await catch_up();
                if (loaded == Loaded::there && log_.sequence() != known) continue;
            }
            node_.counts.refusals += plan == nullptr;
            co_return std::move(*refused);
        }
        const TableEvent& entry = std::get<TableEvent>(done);
        std::optional<storage::Plan> left;
        if (plan != nullptr) left = *plan;
        const TableLog::Stored stored = co_await log_.append(*table_, entry, now, std::move(left));
        CommitGroup group(std::move(commit_group_));  // goes on when this is over, however it ends
        group.learn(stored.joined);
        const bool is_spoilt = std::exchange(is_spoilt_, false);
        if (stored.is_all_done() && !is_spoilt) {
            is_true_ = true;
            last_used_ = now;
            happened(entry, group, plan != nullptr);
            co_return std::nullopt;
        }
        // What was done here did not happen: the table is what the log says, and what others wrote is told.
        node_.counts.conflicts += stored.code == storage::Code::conflict;
        const Loaded loaded = co_await fold();
        if (stored.code != storage::Code::done && loaded != Loaded::there) co_return refusal_of(loaded);
        if (loaded == Loaded::there) others_wrote();
        if (stored.code == storage::Code::done) co_return std::nullopt;
        if (stored.code != storage::Code::conflict) break;
    }
    co_return errors::kTryAgain();
}

Task<bool> LiveTable::settled() {
    const auto self = shared_from_this();
    const Turnstile::Inside inside = co_await turnstile_.enter();
    co_return co_await become_current() == Loaded::there;
}

Task<bool> LiveTable::refresh() {
    const auto self = shared_from_this();
    const Turnstile::Inside inside = co_await turnstile_.enter();
    co_return co_await catch_up() == Loaded::there;
}

// --- what is told ---------------------------------------------------------------------------------------------------

// All of it is durable, and told at once.
void LiveTable::happened(const TableEvent& entry, const CommitGroup& group, bool is_planned) {
    const bool is_over = table_->status() == Status::over;
    const bool shows = log_.has_changed_row();
    bool times_out = false;
    bool has_number = false;
    bool moves_seats = false;
    bool ends = false;
    SeatSet moved;  // by hand
    const auto look_at = [&](const TableEvent& happened) {
        const TableEventKind kind = happened.kind;
        node_.counts.moves += kind == TableEventKind::moves;
        node_.counts.games_started += kind == TableEventKind::started;
        has_number = has_number || kind == TableEventKind::number;
        times_out = times_out || kind == TableEventKind::timed_out;
        moves_seats = moves_seats || kind == TableEventKind::joined || kind == TableEventKind::left ||
                      kind == TableEventKind::kicked || kind == TableEventKind::started;
        ends = ends || (is_over && (kind == TableEventKind::moves || kind == TableEventKind::resigned));
    };
    const auto note_mover = [&](const TableEvent& happened) {
        if (happened.kind == TableEventKind::moves) moved.insert(static_cast<Seat>(*happened.seat));
    };
    look_at(entry);
    if (!is_planned) note_mover(entry);
    for (const CommitGroup::Member* member : group.members()) {
        look_at(member->entry);
        note_mover(member->entry);
    }
    node_.counts.games_finished += ends;
    if (moves_seats) regroup();
    // Whose time is up sees that he is replaced, also where the others do not yet.
    tell(shows || times_out || has_number);
    send_off_the_sent_away();
    if (shows) tell_host();
    if (!log_.turned().empty()) host_.turns_changed(log_.turned());
    if (host_.other_nodes() != nullptr) host_.other_nodes()->table_changed(*this);
    go_on();
    plans_.go_on(moved);
}

// It may have been a secret choice: whoever sees nothing of it is told nothing.
void LiveTable::others_wrote() {
    regroup();
    tell(true);
    send_off_the_sent_away();
    tell_host();
    plans_.follow();
    computers_.leave_to_others(*table_, now_ms());
    handed_out_ = {};
    watch_start();
    watch_clock();
    watch_absence();
}

News LiveTable::write_update(text::JsonText& to, Seat observer, const Heard& known, bool with_info) {
    return server::write_update(to, node_.texts, *table_, id(), observer, known,
                                with_info ? std::optional(info(observer)) : std::nullopt);
}

void LiveTable::write_scene(text::JsonText& to, Seat observer) { table_->write_scene(to, observer, node_.texts.moves); }

void LiveTable::tell(bool with_info) {
    audiences_.tell(*this, with_info);
    const auto public_things = static_cast<std::int64_t>(table_->told(kSpectator).size());
    if (std::exchange(public_things_, public_things) != public_things) presence_.went_on(now_ms());
}

void LiveTable::send_to(const std::string& user, const std::string& message) const {
    const Seat seat = table_->seat_of(user);
    if (seat != kSpectator) audiences_.send_to(seat, message);
}

void LiveTable::regroup() {
    audiences_.regroup([this](const std::string& user) { return table_->seat_of(user); });
    note_presence();
}

// Whom the host of a private table has sent away, before or since it is private, hears that and nothing after it.
void LiveTable::send_off_the_sent_away() {
    if (table_->status() != Status::open || !table_->setup().invite_only) return;
    if (audiences_.remove_if([this](const std::string& user) { return table_->is_kicked(user); })) note_presence();
}

// Only if there is something to see: that something happened may be the secret.
void LiveTable::tell_host() {
    const std::size_t before = std::exchange(shown_, shown());
    if (shown_ != before) host_.table_changed(*this);
}

std::size_t LiveTable::shown() const {
    protocol::TableInfo info = this->info(kSpectator);
    info.proof.reset();  // not in lists
    return std::hash<std::string>()(protocol::to_text(info));
}

bool LiveTable::may_enter(const std::string& user, const std::string& invite) const {
    const Setup& setup = table_->setup();
    if (table_->is_sealed()) return table_->seat_of(user) != kSpectator;
    if (setup.invite_only && table_->is_kicked(user)) return false;  // the code lets him in no more
    return !setup.invite_only || table_->seat_of(user) != kSpectator || invite == setup.invite ||
           table_->challenged_seat(user) != kSpectator;
}

protocol::TableInfo LiveTable::info(Seat observer) const { return info_of(*table_, log_, host_, observer); }

std::string LiveTable::everything(Seat observer) {
    return text::json_text([&](text::JsonText& to) {
        const News news =
            server::write_update(to, node_.texts, *table_, id(), observer, {}, info(observer), std::string::npos);
        if (news.has_scene) {
            to.key("scene");
            write_scene(to, observer);
        }
        to.close('}');
    });
}

Task<std::optional<Error>> LiveTable::subscribe(std::shared_ptr<Listener> listener, std::int64_t since,
                                                std::string invite, Scenes scenes) {
    const auto self = shared_from_this();
    const Turnstile::Inside inside = co_await turnstile_.enter();
    const Loaded loaded = co_await become_current();
    if (loaded != Loaded::there) co_return refusal_of(loaded);
    if (!may_enter(listener->user(), invite)) co_return errors::kNoSuchTable();
    audiences_.add(listener, table_->seat_of(listener->user()), since, scenes, *this);
    last_presence_.clear();  // he is to hear of it too
    note_presence();
    last_used_ = now_ms();
    co_return std::nullopt;
}

void LiveTable::unsubscribe(const Listener& listener) {
    if (audiences_.remove(listener)) note_presence();
    last_used_ = now_ms();
}

// --- computer players -----------------------------------------------------------------------------------------------

void LiveTable::go_on() {
    if (node_.draining) return;  // it ends, or only looks in
    think();
    watch_start();
    watch_clock();
    watch_absence();
}

void LiveTable::think() {
    const Time patience = host_.other_nodes() == nullptr ? 0 : kForgotten;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (handed_out_[seat].is_waiting()) computers_.still_waits(seat, now_ms());
    for (const Seat seat : computers_.take(*table_, now_ms(), patience)) think_for(seat);
}

bool LiveTable::is_quick(Seat seat) const {
    return server::is_quick(table_->game(), static_cast<int>(table_->seats().size()), table_->level_of(seat));
}

void LiveTable::think_for(Seat seat) {
    if (host_.other_nodes() != nullptr) {
        const std::string whose = table_->setup().host + (is_quick(seat) ? " quick" : "");
        handed_out_[seat] = node_.hand_outs.ask(whose, [this, seat] {
            if (host_.other_nodes() != nullptr) host_.other_nodes()->hand_out(*this, seat);
        });
        return;
    }
    std::shared_ptr<match::AnyMatch> match = table_->match()->clone();
    const int generation = table_->generation();
    const auto self = shared_from_this();
    const protocol::Level level = table_->level_of(seat);
    Workers& thinkers = is_quick(seat) ? node_.quick_thinkers : node_.thinkers;
    const Whom whom{table_->setup().host, id()};
    const double cost = thinking_time(table_->game(), match->players(), level);
    const auto asked = storage::Histogram::Clock::now();
    const bool added = thinkers.add(whom, cost, [self, match, level, seat, generation, asked] {
        self->node_.times.computers_waited.add_since(asked);
        std::string move = self->node_.choose(*match, seat, level);
        self->node_.loop.post([self, seat, generation, move = std::move(move)] {
            if (self->node_.draining) return;
            spawn("a computer's move", self->play_for_computer(seat, move, generation));
        });
    });
    if (!added) think_later(seat);
}

Task<bool> LiveTable::play_for_computer(Seat seat, std::string move, int generation) {
    const auto self = shared_from_this();
    Attempt attempt = [self, seat, generation, move](TableState& table, Time now) -> Done {
        // Moves were taken back, or a person has come back: what was thought is void.
        if (table.generation() != generation || !table.computers_to_act().contains(seat)) return errors::kOutdated();
        return table.move(seat, move, self->node_.chance, now);
    };
    const auto refused = co_await perform(std::move(attempt));
    node_.counts.computer_moves += !refused;
    // What could not be stored is thought again, but not at once: the store may be away for a while.
    if (refused && refused->code == errors::kTryAgain.code)
        think_later(seat);
    else
        think_again(seat);
    co_return !refused;
}

void LiveTable::think_again(Seat seat) {
    computers_.finished(seat);
    handed_out_[seat] = {};
    if (is_loaded() && !node_.draining) think();
}

void LiveTable::think_later(Seat seat) {
    node_.loop.after(std::chrono::seconds(1), [weak = weak_from_this(), seat] {
        if (const auto self = weak.lock()) self->think_again(seat);
    });
}

// --- who is there ---------------------------------------------------------------------------------------------------

void LiveTable::note_presence() {
    for (Seat seat = 0; seat < kMaxSeats; ++seat) presence_.note(seat, is_present(seat), now_ms());
    if (presence_news_.when() == 0) presence_news_.set(now_ms() + kCrowd);
    if (is_loaded()) watch_absence();
}

bool LiveTable::is_present(Seat seat) const {
    if (audiences_.is_here(seat)) return true;
    if (!is_loaded() || seat >= table_->seats().size() || table_->seats()[seat].user.empty()) return false;
    const std::vector<std::string>& users = elsewhere_.users;
    return std::find(users.begin(), users.end(), table_->seats()[seat].user) != users.end();
}

bool LiveTable::is_there(const std::string& user) const {
    const Seat seat = is_loaded() ? table_->seat_of(user) : kSpectator;
    return seat != kSpectator && is_present(seat);
}

Present LiveTable::present_here() const {
    Present here;
    for (Seat seat = 0; is_loaded() && seat < table_->seats().size(); ++seat)
        if (audiences_.is_here(seat)) here.users.push_back(table_->seats()[seat].user);
    here.watchers = static_cast<std::int64_t>(audiences_.watchers());
    return here;
}

void LiveTable::present_elsewhere(Present elsewhere) {
    if (elsewhere == elsewhere_) return;
    elsewhere_ = std::move(elsewhere);
    note_presence();
}

void LiveTable::send_presence() {
    if (!is_loaded()) return;
    if (Present here = present_here(); host_.other_nodes() != nullptr && here != told_others_) {
        told_others_ = std::move(here);
        host_.other_nodes()->presence_changed(*this, told_others_);
    }
    protocol::Presence presence;
    presence.table = id();
    for (Seat seat = 0; seat < table_->seats().size(); ++seat) presence.seats.push_back(is_present(seat));
    presence.watchers = static_cast<std::int64_t>(audiences_.watchers()) + elsewhere_.watchers;
    std::string message = protocol::message(presence);
    if (message == last_presence_) return;
    audiences_.send(message);
    last_presence_ = std::move(message);
}

// --- deadlines ------------------------------------------------------------------------------------------------------

void LiveTable::watch_start() {
    const bool may_start =
        table_->status() == Status::open && table_->setup().starts_itself && !table_->has_open_seat();
    if (!may_start)
        start_.set(0);
    else if (start_.when() == 0)
        start_.set(now_ms() + kLateStart);
}

void LiveTable::start_itself() {
    if (node_.draining) return;
    Attempt attempt = [&node = node_](TableState& table, Time now) {
        return table.start(table.setup().host, node.chance, now);
    };
    // Where the store failed it is tried again.
    spawn<std::optional<Error>>("a table that starts itself", perform(std::move(attempt)),
                                [self = shared_from_this()](auto) { self->watch_start(); });
}

void LiveTable::watch_clock() {
    const Time deadline = table_->deadline();
    clock_.set(deadline == 0 ? 0 : std::max(deadline, no_sooner_) + kGrace);
}

void LiveTable::time_is_up() {
    if (node_.draining) return;
    Attempt attempt = [](TableState& table, Time now) -> Done {
        if (table.is_paused()) return table.end_pause(now);
        const auto seat = table.overdue(now);
        if (!seat) return errors::kInTime();
        return table.time_out(*seat, now);
    };
    spawn<std::optional<Error>>("time that is up", perform(std::move(attempt)), [self = shared_from_this()](auto) {
        self->no_sooner_ = now_ms();
        self->watch_clock();
    });
}

void LiveTable::watch_absence() {
    const auto next = presence_.next_substitution(*table_, node_.options.patience * 1000);
    absence_.set(next ? next->at : 0);
}

void LiveTable::absence_ends() {
    if (node_.draining) return;
    const auto next = presence_.next_substitution(*table_, node_.options.patience * 1000);
    if (!next || next->at > now_ms()) return watch_absence();
    // While nobody knows who listens at other nodes, nobody is taken for absent.
    if (host_.other_nodes() != nullptr && !host_.other_nodes()->knows_presence())
        return absence_.set(now_ms() + kGrace);
    substitute(next->seat);
}

void LiveTable::substitute(Seat away) {
    Attempt attempt = [self = shared_from_this(), away](TableState& table, Time now) -> Done {
        const auto next = self->presence_.next_substitution(table, self->node_.options.patience * 1000);
        if (!next || next->seat != away || next->at > now) return errors::kInTime();
        return table.leave(table.seats()[away].user, now);
    };
    spawn<std::optional<Error>>("a substitute", perform(std::move(attempt)), [self = shared_from_this()](auto refused) {
        const bool is_done = refused && !*refused;
        if (is_done) return self->watch_absence();
        self->absence_.set(now_ms() + kGrace);
    });
}

}  // namespace wharf::server
