// A table as one document: everything that folding its log up to some entry gives.
#include <sodium.h>

#include "server/table_state.h"

namespace wharf::server {

namespace {

// Changes whenever an older document would be read as something else.
constexpr std::string_view kFormat = "wharf-table/3";

std::string hexadecimal(const std::string& bytes) {
    std::string text(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    text.pop_back();
    return text;
}

std::optional<std::string> bytes_of(const std::string& text) {
    std::string bytes(text.size() / 2, '\0');
    std::size_t size = 0;
    const int failed = sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                                      text.size(), nullptr, &size, nullptr);
    if (failed != 0 || size != bytes.size() || text.size() % 2 != 0) return std::nullopt;
    return bytes;
}

}  // namespace

// How often somebody did what is no progress.
struct Often {
    std::string user;
    std::int64_t count = 0;
};
BOOST_DESCRIBE_STRUCT(Often, (), (user, count))

struct TableSnapshot {
    std::string format;
    std::int64_t rules = 0;
    protocol::Status status = protocol::Status::open;
    std::vector<SeatState> seats;
    std::optional<std::string> moves;                // packed, in hexadecimal digits; none before the start
    std::vector<std::vector<std::int64_t>> batches;  // by, first move
    ObserverLogs::Kept told;
    std::optional<std::vector<Face>> clocks;
    std::optional<std::int64_t> undo_asked;
    std::int64_t undo_batch = 0;           // the decision it is about
    std::int64_t undo_agreed = 0;          // seats as bits
    std::optional<std::int64_t> withheld;  // seats as bits; none where there are none
    std::vector<Often> often;
    std::string rematch;
    std::int64_t generation = 0;
    std::optional<std::vector<std::string>> numbers;  // once started, where there is a secret
    std::optional<std::vector<std::int64_t>> order;   // where seats were drawn
    std::optional<std::string> closed;                // by those who look after the house, and why
    std::optional<std::vector<std::string>> kicked;   // none where there are none
    std::optional<std::int64_t> pause_asked;
    std::optional<std::int64_t> pause_agreed;  // seats as bits
    std::optional<std::int64_t> paused;        // since when
    std::optional<std::int64_t> pauses;
    std::optional<bool> unsealed;             // where it was sealed
    std::optional<std::int64_t> called_back;  // seats as bits; none where there are none
};
BOOST_DESCRIBE_STRUCT(TableSnapshot, (),
                      (format, rules, status, seats, moves, batches, told, clocks, undo_asked, undo_batch, undo_agreed,
                       withheld, often, rematch, generation, numbers, order, closed, kicked, pause_asked, pause_agreed,
                       paused, pauses, unsealed, called_back))

std::string TableState::snapshot() {
    TableSnapshot document;
    document.format = kFormat;
    document.rules = rules_of(setup_);
    document.status = status_;
    document.seats = seats_;
    if (match_ != nullptr) document.moves = hexadecimal(match_->packed_moves());
    for (const Batch& batch : batches_) document.batches.push_back({batch.by, batch.first_move});
    document.told = told_.keep(match_.get());
    if (clocks_) document.clocks.emplace(clocks_->faces().begin(), clocks_->faces().end());
    if (undo_asked_) document.undo_asked = *undo_asked_;
    document.undo_batch = static_cast<std::int64_t>(undo_batch_);
    document.undo_agreed = undo_agreed_.bits;
    if (!withheld_.empty()) document.withheld = withheld_.bits;
    for (const auto& [user, count] : often_) document.often.push_back({user, count});
    document.rematch = rematch_;
    document.generation = generation_;
    document.closed = closed_;
    if (!kicked_.empty()) document.kicked = kicked_;
    if (pause_asked_) document.pause_asked = *pause_asked_;
    if (pause_asked_) document.pause_agreed = pause_agreed_.bits;
    if (paused_ != 0) document.paused = paused_;
    if (pauses_ != 0) document.pauses = pauses_;
    if (unsealed_) document.unsealed = true;
    if (!called_back_.empty()) document.called_back = called_back_.bits;
    if (match_ != nullptr && setup_.commitment) document.numbers = numbers_;
    if (match_ != nullptr && setup_.commitment) document.order = order_;
    return protocol::to_text(document);
}

std::unique_ptr<TableState> TableState::restore(const match::AnyGame& game, const Setup& setup,
                                                std::string_view snapshot) {
    boost::system::error_code error;
    const boost::json::value value = boost::json::parse({snapshot.data(), snapshot.size()}, error);
    TableSnapshot document;
    protocol::Fault fault;
    if (!error) protocol::read(value, document, {}, fault);
    if (error || fault.found() || document.format != kFormat || document.rules != rules_of(setup)) return nullptr;
    auto table = std::make_unique<TableState>(game, setup);
    return table->take_from(document) ? std::move(table) : nullptr;
}

bool TableState::take_from(const TableSnapshot& document) {
    if (document.seats.size() != seats_.size()) return false;
    seats_ = document.seats;
    if (document.moves) {
        if (!begin(std::nullopt)) return false;
        const auto moves = bytes_of(*document.moves);
        if (!moves || !match_->play_packed(*moves)) return false;
    }
    for (const auto& batch : document.batches) {
        if (match_ == nullptr || batch.size() != 2 || batch[1] < 0 || batch[1] > match_->move_count()) return false;
        batches_.push_back({static_cast<Seat>(batch[0]), static_cast<int>(batch[1])});
    }
    if (!told_.restore(document.told, match_.get())) return false;
    if (document.clocks.has_value() != clocks_.has_value()) return false;
    for (std::size_t seat = 0; clocks_ && seat < kMaxSeats; ++seat) {
        if (document.clocks->size() != kMaxSeats) return false;
        clocks_->set(static_cast<Seat>(seat), (*document.clocks)[seat]);
    }
    if (match_ != nullptr && document.numbers.has_value() != setup_.commitment.has_value()) return false;
    if (document.numbers) fix_luck(*document.numbers);
    order_ = document.order;
    status_ = document.status;
    if (document.undo_asked) undo_asked_ = static_cast<Seat>(*document.undo_asked);
    undo_batch_ = static_cast<std::size_t>(document.undo_batch);
    if (undo_asked_ && (*undo_asked_ >= seats_.size() || undo_batch_ >= batches_.size())) return false;
    undo_agreed_.bits = static_cast<decltype(undo_agreed_.bits)>(document.undo_agreed);
    withheld_.bits = static_cast<decltype(withheld_.bits)>(document.withheld.value_or(0));
    for (const Often& often : document.often) often_[often.user] = often.count;
    rematch_ = document.rematch;
    generation_ = static_cast<int>(document.generation);
    closed_ = document.closed;
    kicked_ = document.kicked.value_or(std::vector<std::string>());
    if (document.pause_asked) pause_asked_ = static_cast<Seat>(*document.pause_asked);
    if (pause_asked_ && *pause_asked_ >= seats_.size()) return false;
    pause_agreed_.bits = static_cast<decltype(pause_agreed_.bits)>(document.pause_agreed.value_or(0));
    paused_ = document.paused.value_or(0);
    pauses_ = document.pauses.value_or(0);
    unsealed_ = document.unsealed.value_or(false);
    called_back_.bits = static_cast<decltype(called_back_.bits)>(document.called_back.value_or(0));
    if (status_ == protocol::Status::abandoned) return true;
    return (status_ == protocol::Status::playing || status_ == protocol::Status::over) == (match_ != nullptr);
}

}  // namespace wharf::server
