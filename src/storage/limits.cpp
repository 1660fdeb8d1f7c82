#include "storage/limits.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "storage/store.h"

namespace wharf::storage {

namespace {

bool id(std::string_view text) {
    return !text.empty() && text.size() <= kLongestId && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_' ||
               c == ':' || c == '.';
    });
}
bool name(std::string_view text) { return !text.empty() && text.size() <= kLongestName && plain_utf8(text); }
bool line(std::string_view text) { return text.size() <= kLongestText && plain_utf8(text); }
bool document(std::string_view text) { return !text.empty() && text.size() <= kLongestDocument && plain_utf8(text); }
bool hash(std::string_view bytes) { return !bytes.empty() && bytes.size() <= kLongestText; }

bool user(const User& user) { return id(user.id) && name(user.name) && line(user.password_hash); }
bool session(const Session& session) { return hash(session.token_hash) && id(session.user) && line(session.label); }

bool table(const TableRow& table) {
    return id(table.id) && name(table.game) && document(table.setup) && document(table.seats) &&
           document(table.result) && table.people.size() <= kMostPeople &&
           std::all_of(table.people.begin(), table.people.end(), [](const Id& person) { return id(person); });
}

bool tournament(const TournamentRow& row) {
    return id(row.id) && id(row.host) && document(row.setup) && document(row.summary);
}

// Everybody once, finite numbers.
bool changes(std::vector<Rate::Change> changes) {
    std::sort(changes.begin(), changes.end(), [](const auto& a, const auto& b) { return a.user < b.user; });
    const auto same = [](const auto& a, const auto& b) { return a.user == b.user; };
    return std::adjacent_find(changes.begin(), changes.end(), same) == changes.end() &&
           std::all_of(changes.begin(), changes.end(), [](const Rate::Change& change) {
               return id(change.user) && std::isfinite(change.mean) && std::isfinite(change.deviation) &&
                      (change.reason.empty() || document(change.reason));
           });
}

bool act(const Act& act) { return (act.by.empty() || id(act.by)) && line(act.via) && line(act.reason); }
bool id_or_none(std::string_view text) { return text.empty() || id(text); }

bool is_minute(std::int64_t minute) { return minute >= 0 && minute < 24 * 60; }
bool turns(const std::vector<Turn>& turns) {
    return turns.size() <= kMostWaitedFor &&
           std::all_of(turns.begin(), turns.end(), [](const Turn& turn) { return id(turn.user); });
}

bool plan(const Plan& plan) {
    return id(plan.table) && id(plan.user) && plan.revision >= 1 && plan.document.size() <= kLongestPlan &&
           document(plan.document);
}

struct Check {
    bool operator()(const SetRole& write) const { return act(write.act) && id(write.user); }
    bool operator()(const SetSanction& write) const { return act(write.act) && id(write.user) && write.until >= 0; }
    bool operator()(const LiftSanction& write) const { return act(write.act) && id(write.user); }
    bool operator()(const ResetPassword& write) const {
        return act(write.act) && id(write.user) && hash(write.to_hash) && line(write.to_hash);
    }
    bool operator()(const RemoveChat& write) const { return act(write.act) && id(write.table); }
    bool operator()(const Announce& write) const {
        return act(write.act) && id(write.announcement.id) && hash(write.announcement.text) &&
               line(write.announcement.text);
    }
    bool operator()(const EndAnnouncement& write) const { return act(write.act) && id(write.id); }
    bool operator()(const SetHouseRule& write) const {
        return act(write.act) && name(write.rule.name) && line(write.rule.value);
    }
    bool operator()(const AddInvitation& write) const {
        return act(write.act) && id(write.invitation.code) && line(write.invitation.note) && write.invitation.most > 0;
    }
    bool operator()(const EndInvitation& write) const { return act(write.act) && id(write.code); }
    bool operator()(const NoteAct& write) const {
        return act(write.act) && name(write.action) && id_or_none(write.user) && id_or_none(write.table);
    }
    bool operator()(const AddReport& write) const {
        const Report& report = write.report;
        return id(report.id) && id(report.by) && id(report.user) && id_or_none(report.table) && line(report.text);
    }
    bool operator()(const AnswerReport& write) const { return act(write.act) && id(write.id) && line(write.answer); }
    bool operator()(const AddUser& write) const {
        return user(write.user) && (!write.invitation || line(*write.invitation));
    }
    bool operator()(const MakeAccount& write) const {
        return id(write.user) && name(write.name) && hash(write.password_hash) && line(write.password_hash) &&
               (!write.invitation || line(*write.invitation));
    }
    bool operator()(const SetPassword& write) const {
        return id(write.user) && hash(write.to_hash) && line(write.to_hash) && line(write.from_hash);
    }
    bool operator()(const DeleteUser& write) const {
        return id(write.user) && (!write.password_hash || line(*write.password_hash)) &&
               (!write.act || act(*write.act));
    }
    bool operator()(const AddSession& write) const {
        return session(write.session) && (!write.password_hash || line(*write.password_hash));
    }
    bool operator()(const AddToken& write) const { return session(write.session) && hash(write.by); }
    bool operator()(const DeleteSession& write) const { return hash(write.token_hash); }
    bool operator()(const DeleteSessions& write) const { return id(write.user); }
    bool operator()(const ForgetExpired&) const { return true; }
    bool operator()(const Mute& write) const { return id(write.user) && id(write.other); }
    bool operator()(const Unmute& write) const { return id(write.user) && id(write.other); }
    bool operator()(const AddBond& write) const { return id(write.user) && id(write.bond.other); }
    bool operator()(const EndBond& write) const { return id(write.user) && id(write.other); }
    bool operator()(const SetHidden& write) const { return id(write.user); }
    bool operator()(const SeeAt& write) const { return id(write.user) && name(write.place); }
    bool operator()(const KeepJudged& write) const {
        return id(write.user) && id(write.game.table) && write.game.moves.size() <= kLongestJudged &&
               document(write.game.moves);
    }
    bool operator()(const Touch&) const { return true; }
    bool operator()(const AddTournament& write) const { return tournament(write.tournament); }
    bool operator()(const AppendTournament& write) const {
        return id(write.tournament) && write.entry.sequence >= 1 && document(write.entry.entry) &&
               document(write.row.summary) && (!write.joined || id(*write.joined));
    }
    bool operator()(const AddTable& write) const { return table(write.table); }
    bool operator()(const Append& write) const {
        return id(write.table) && write.entry.sequence >= 1 && document(write.entry.entry) &&
               (!write.row || (table(*write.row) && write.row->id == write.table)) &&
               (!write.snapshot || document(*write.snapshot)) && (!write.turns || turns(*write.turns)) &&
               (!write.plan || (plan(*write.plan) && write.plan->table == write.table));
    }
    bool operator()(const PutOffTurn& write) const {
        const std::vector<Id>& told = write.turn.told;
        return id(write.turn.user) && id(write.turn.table) &&
               std::all_of(told.begin(), told.end(), [](const Id& way) { return id(way); });
    }
    bool operator()(const KeepPlan& write) const { return plan(write.plan); }
    bool operator()(const AddWay& write) const {
        const Way& way = write.way;
        return id(way.id) && id(way.user) && !way.address.empty() && line(way.address) && line(way.secret) &&
               name(way.language);
    }
    bool operator()(const RemoveWay& write) const { return id(write.user) && id(write.id); }
    bool operator()(const NoteWay& write) const { return id(write.id); }
    bool operator()(const SetQuietHours& write) const {
        return id(write.user) && (!write.hours || (name(write.hours->zone) && is_minute(write.hours->from) &&
                                                   is_minute(write.hours->until)));
    }
    bool operator()(const AddLetter& write) const {
        return hash(write.letter.token_hash) && id(write.letter.user) && id_or_none(write.letter.way);
    }
    bool operator()(const ConfirmWay& write) const { return hash(write.token_hash); }
    bool operator()(const RecoverPassword& write) const {
        return hash(write.token_hash) && hash(write.to_hash) && line(write.to_hash);
    }
    bool operator()(const SetUnnamed& write) const { return id(write.user); }
    bool operator()(const KeepSecret& write) const { return name(write.name) && line(write.value); }
    bool operator()(const PutSnapshot& write) const { return id(write.table) && document(write.snapshot.document); }
    bool operator()(const AddChat& write) const { return id(write.table) && id(write.user) && line(write.text); }
    bool operator()(const Rate& write) const {
        return id(write.table) && name(write.key.game) && name(write.key.players) &&
               write.changes.size() <= kMostPeople && changes(write.changes);
    }
    bool operator()(const TakeChore& write) const { return id(write.name) && write.every >= 0; }
    bool operator()(const ForgetTables& write) const {
        return write.status != TableStatus::open && write.most > 0 && write.most <= kMostRows;
    }
    bool operator()(const ForgetTournaments& write) const {
        return write.status >= TournamentStatus::over && write.most > 0 && write.most <= kMostRows;
    }
    bool operator()(const ForgetGuests& write) const { return write.most > 0 && write.most <= kMostRows; }
};

}  // namespace

namespace {

// Eight bytes at once, as most of what is stored is: none with the highest bit, none zero. Subtracting borrows through
// the highest bit of a byte that was zero.
bool is_plain_ascii(const char* eight) {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    constexpr std::uint64_t kHighest = kOnes << 7U;
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, eight, sizeof bytes);
    return ((bytes | (bytes - kOnes)) & kHighest) == 0;
}

}  // namespace

bool plain_utf8(std::string_view text) {
    std::size_t i = 0;
    while (i < text.size()) {
        if (i + 8 <= text.size() && is_plain_ascii(text.data() + i)) {
            i += 8;
            continue;
        }
        const auto first = static_cast<std::uint8_t>(text[i]);
        if (first == 0) return false;
        const std::size_t length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        if (length == 0 || first > 0xF4 || i + length > text.size()) return false;
        std::uint32_t code = length == 1 ? first : first & (0x7FU >> length);
        for (std::size_t k = 1; k < length; ++k) {
            const auto next = static_cast<std::uint8_t>(text[i + k]);
            if ((next & 0xC0U) != 0x80) return false;
            code = code << 6U | (next & 0x3FU);
        }
        if ((length == 3 && code < 0x800) || (length == 4 && code < 0x10000)) return false;
        if (code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return false;
        i += length;
    }
    return true;
}

bool valid(const Write& write) { return std::visit(Check{}, write); }

}  // namespace wharf::storage
