// Why the server does not do what it is asked: every kind of error, with its stable code and its message. The sentences
// stand in src/language/words/; docs/errors.md lists all of them.
#pragma once

#include "protocol/error.h"

namespace wharf::server::errors {

using protocol::ErrorKind;
using text::number;
using text::quoted;

// Of the server, whatever is asked.
inline constexpr ErrorKind kNoSuchPage{"no_such_page", {"error.no-such-page"}};
inline constexpr ErrorKind kWrongMethod{"wrong_method", {"error.wrong-method"}};
inline constexpr ErrorKind kMalformedAddress{"bad_request", {"error.malformed-address"}};
inline constexpr ErrorKind kUnreadable{"bad_request", {"error.unreadable"}};
inline constexpr ErrorKind kTooLarge{"too_large", {"error.too-large"}};
inline constexpr ErrorKind kAmbiguousEnd{"bad_request", {"error.ambiguous-end"}};
inline constexpr ErrorKind kUnknownEncoding{"bad_request", {"error.unknown-encoding"}};
inline constexpr ErrorKind kHostOnce{"bad_request", {"error.host-once"}};
inline constexpr ErrorKind kForeignOrigin{"foreign_origin", {"error.foreign-origin"}};
inline constexpr ErrorKind kNotJson{"not_json", {"error.not-json"}};
inline constexpr ErrorKind kAddressOfSocket{"bad_request", {"error.address-of-socket"}};
inline constexpr ErrorKind kOnlyOverSocket{"unknown_request", {"error.only-over-socket"}};
inline constexpr ErrorKind kTooMany{"too_many", {"error.too-many"}};
inline constexpr ErrorKind kTooManyConnections{"too_many", {"error.too-many-connections"}};
inline constexpr ErrorKind kTryAgain{"try_again", {"error.try-again"}};
inline constexpr ErrorKind kRestarting{"restarting", {"error.restarting"}};

// Of people and accounts.
inline constexpr ErrorKind kNotSignedIn{"not_signed_in", {"error.not-signed-in"}};
inline constexpr ErrorKind kTokenCannot{"token_cannot", {"error.token-cannot"}};
inline constexpr ErrorKind kWrongNameOrPassword{"wrong_password", {"error.wrong-name-or-password"}};
inline constexpr ErrorKind kWrongPassword{"wrong_password", {"error.wrong-password"}};
inline constexpr ErrorKind kPasswordChanged{"wrong_password", {"error.password-changed"}};
inline constexpr ErrorKind kShortPassword{"bad_request", {"error.short-password", {number("n")}}};
inline constexpr ErrorKind kNoPassword{"guests_cannot", {"error.no-password"}};
inline constexpr ErrorKind kNameTaken{"name_taken", {"error.name-taken"}};
inline constexpr ErrorKind kAlreadyAccount{"already_account", {"error.already-account"}};
inline constexpr ErrorKind kNoSuchPlayer{"no_such_player", {"error.no-such-player"}};
inline constexpr ErrorKind kTooManyMuted{"too_many", {"error.too-many-muted"}};
inline constexpr ErrorKind kTooManyBonds{"too_many", {"error.too-many-bonds"}};
inline constexpr ErrorKind kNoSuchToken{"no_such_token", {"error.no-such-token"}};
inline constexpr ErrorKind kTooManyTokens{"too_many", {"error.too-many-tokens"}};
inline constexpr ErrorKind kJudgedNeedsAccount{"guests_cannot", {"error.judged-needs-account"}};
inline constexpr ErrorKind kNotYourMoves{"bad_request", {"error.not-your-moves"}, "moves"};

// Of ways to be told that it is one's turn, and of letters.
inline constexpr ErrorKind kBadDestination{"bad_request", {"error.bad-destination"}};
inline constexpr ErrorKind kBadPushKeys{"bad_request", {"error.bad-push-keys"}, "p256dh"};
inline constexpr ErrorKind kBadMailAddress{"bad_request", {"error.bad-mail-address"}, "address"};
inline constexpr ErrorKind kBadTimeZone{"bad_request", {"error.bad-time-zone"}, "zone"};
inline constexpr ErrorKind kNoMail{"no_mail", {"error.no-mail"}};
inline constexpr ErrorKind kTooManyWays{"too_many", {"error.too-many-ways"}};
inline constexpr ErrorKind kNoSuchWay{"no_such_way", {"error.no-such-way"}};
inline constexpr ErrorKind kWayNeedsAccount{"guests_cannot", {"error.way-needs-account"}};
inline constexpr ErrorKind kNotReached{"not_reached", {"error.not-reached"}};
inline constexpr ErrorKind kNoSuchLetter{"no_such_letter", {"error.no-such-letter"}};

// Of coming in, and of those who look after the house.
inline constexpr ErrorKind kBanned{"banned", {"error.banned", {quoted("reason")}}};
inline constexpr ErrorKind kBannedUntil{"banned", {"error.banned-until", {quoted("until"), quoted("reason")}}};
inline constexpr ErrorKind kSilenced{"silenced", {"error.silenced", {quoted("reason")}}};
inline constexpr ErrorKind kSilencedUntil{"silenced", {"error.silenced-until", {quoted("until"), quoted("reason")}}};
inline constexpr ErrorKind kNoGuests{"no_guests", {"error.no-guests"}};
inline constexpr ErrorKind kSignUpClosed{"sign_up_closed", {"error.sign-up-closed"}};
inline constexpr ErrorKind kNeedsInvitation{"needs_invitation", {"error.needs-invitation"}, "invitation"};
inline constexpr ErrorKind kForbidden{"forbidden", {"error.forbidden"}};
inline constexpr ErrorKind kLastAdministrator{"last_administrator", {"error.last-administrator"}};
inline constexpr ErrorKind kAlreadyDone{"already_done", {"error.already-done"}};
inline constexpr ErrorKind kRoleNeedsAccount{"bad_request", {"error.role-needs-account"}, "role"};
inline constexpr ErrorKind kEndIsPast{"bad_request", {"error.end-is-past"}, "until"};
inline constexpr ErrorKind kNoSuchLine{"no_such_line", {"error.no-such-line"}};
inline constexpr ErrorKind kNoSuchReport{"no_such_report", {"error.no-such-report"}};
inline constexpr ErrorKind kTooManyReports{"too_many", {"error.too-many-reports"}};
inline constexpr ErrorKind kNoSuchAnnouncement{"no_such_announcement", {"error.no-such-announcement"}};
inline constexpr ErrorKind kTooManyAnnouncements{"too_many", {"error.too-many-announcements"}};
inline constexpr ErrorKind kNoSuchInvitation{"no_such_invitation", {"error.no-such-invitation"}};
inline constexpr ErrorKind kTooManyInvitations{"too_many", {"error.too-many-invitations"}};

// Of bots.
inline constexpr ErrorKind kBotsNeedChallenge{"bots_cannot", {"error.bots-need-challenge"}};
inline constexpr ErrorKind kBotsCannotQuick{"bots_cannot", {"error.bots-cannot-quick"}};
inline constexpr ErrorKind kNotWanted{"not_wanted", {"error.challenge-not-wanted"}, "user"};
inline constexpr ErrorKind kNoChallenges{"not_wanted", {"error.no-challenges"}, "user"};
inline constexpr ErrorKind kTooManyChallenges{"too_many", {"error.too-many-challenges"}, "user"};
inline constexpr ErrorKind kAlreadyChallenged{"already_challenged", {"error.already-challenged"}, "user"};
inline constexpr ErrorKind kNotChallenged{"not_challenged", {"error.not-challenged"}};

// Of a name that is wanted.
inline constexpr ErrorKind kNameEmpty{"bad_request", {"error.name-empty"}, "name"};
inline constexpr ErrorKind kNameSpaces{"bad_request", {"error.name-spaces"}, "name"};
inline constexpr ErrorKind kNameSign{"bad_request", {"error.name-sign"}, "name"};
inline constexpr ErrorKind kNameMarks{"bad_request", {"error.name-marks"}, "name"};
inline constexpr ErrorKind kNameLetter{"bad_request", {"error.name-letter"}, "name"};
inline constexpr ErrorKind kNameMixes{"bad_request", {"error.name-mixes"}, "name"};
inline constexpr ErrorKind kNameReserved{"bad_request", {"error.name-reserved"}, "name"};

// Of a table that is wanted.
inline constexpr ErrorKind kNoSuchGame{"bad_request", {"error.no-such-game"}, "game"};
inline constexpr ErrorKind kPlayers{
    "bad_request", {"error.players", {quoted("game"), number("least"), number("most")}}, "seats"};
inline constexpr ErrorKind kBadOption{"bad_request", {"error.bad-option", {quoted("option")}}};
inline constexpr ErrorKind kNoSeatForYou{"bad_request", {"error.no-seat-for-you"}, "seats"};
inline constexpr ErrorKind kTurnsNeedClock{"bad_request", {"error.turns-need-clock"}, "clock"};
inline constexpr ErrorKind kRatedNeedsClock{"bad_request", {"error.rated-needs-clock"}, "clock"};
inline constexpr ErrorKind kRatedNeedsAccount{"guests_cannot", {"error.rated-needs-account"}};
inline constexpr ErrorKind kTooManyTables{"too_many", {"error.too-many-tables"}};
inline constexpr ErrorKind kTooManyFollowed{"too_many", {"error.too-many-followed"}};

// Of a tournament.
inline constexpr ErrorKind kNoSuchTournament{"no_such_tournament", {"error.no-such-tournament"}};
inline constexpr ErrorKind kTournamentNeedsAccount{"guests_cannot", {"error.tournament-needs-account"}};
inline constexpr ErrorKind kTournamentNoBots{"bots_cannot", {"error.tournament-no-bots"}};
inline constexpr ErrorKind kTooManyTournaments{"too_many", {"error.too-many-tournaments"}};
inline constexpr ErrorKind kStartIsPast{"bad_request", {"error.start-is-past"}, "starts"};
inline constexpr ErrorKind kStartTooFar{"bad_request", {"error.start-too-far"}, "starts"};
inline constexpr ErrorKind kRoundsWanted{"bad_request", {"error.rounds-wanted"}, "rounds"};
inline constexpr ErrorKind kMinutesWanted{"bad_request", {"error.minutes-wanted"}, "minutes"};
inline constexpr ErrorKind kDuplicateNeedsRounds{"bad_request", {"error.duplicate-needs-rounds"}, "duplicate"};
inline constexpr ErrorKind kTournamentFull{"tournament_full", {"error.tournament-full"}};
inline constexpr ErrorKind kTournamentOver{"tournament_over", {"error.tournament-over"}};
inline constexpr ErrorKind kTournamentRunning{"tournament_running", {"error.tournament-running"}};
inline constexpr ErrorKind kTooLate{"too_late", {"error.too-late"}};
inline constexpr ErrorKind kAlreadyJoined{"already_joined", {"error.already-joined"}};
inline constexpr ErrorKind kNotJoined{"not_joined", {"error.not-joined"}};
inline constexpr ErrorKind kTooFewPlayers{"too_few_players", {"error.too-few-players"}};
inline constexpr ErrorKind kNotYourTournament{"not_host", {"error.not-your-tournament"}};
inline constexpr ErrorKind kTournamentTable{"tournament_table", {"error.tournament-table"}};
inline constexpr ErrorKind kSharedLuck{"shared_luck", {"error.shared-luck"}};

// Of a table.
inline constexpr ErrorKind kNoSuchTable{"no_such_table", {"error.no-such-table"}};
inline constexpr ErrorKind kDamagedTable{"damaged_table", {"error.damaged-table"}};
inline constexpr ErrorKind kNotSeated{"not_seated", {"error.not-seated"}};
inline constexpr ErrorKind kAlreadySeated{"already_seated", {"error.already-seated"}};
inline constexpr ErrorKind kSeatTaken{"seat_taken", {"error.seat-taken"}};
inline constexpr ErrorKind kAllSeatsTaken{"seat_taken", {"error.all-seats-taken"}};
inline constexpr ErrorKind kSeatsOpen{"seats_open", {"error.seats-open"}};
inline constexpr ErrorKind kNotHost{"not_host", {"error.not-host"}};
inline constexpr ErrorKind kAgreed{"agreed", {"error.agreed"}};
inline constexpr ErrorKind kNobodyThere{"nobody_there", {"error.nobody-there"}};
inline constexpr ErrorKind kNotAdmitted{"not_admitted", {"error.not-admitted"}};
inline constexpr ErrorKind kSentAway{"not_admitted", {"error.sent-away"}};
inline constexpr ErrorKind kChatFull{"chat_full", {"error.chat-full"}};
inline constexpr ErrorKind kBadSetup{"bad_setup", {"error.bad-setup"}};
inline constexpr ErrorKind kNotStarted{"not_started", {"error.not-started"}};
inline constexpr ErrorKind kAlreadyStarted{"already_started", {"error.already-started"}};
inline constexpr ErrorKind kNoProof{"no_proof", {"error.no-proof"}};
inline constexpr ErrorKind kBadNumber{"bad_number", {"error.bad-number"}};
inline constexpr ErrorKind kNumberGiven{"number_given", {"error.number-given"}};
inline constexpr ErrorKind kGameOver{"game_over", {"error.game-over"}};
inline constexpr ErrorKind kNoMorePauses{"too_often", {"error.no-more-pauses"}};
inline constexpr ErrorKind kPauseAsked{"pause_asked_already", {"error.pause-asked"}};
inline constexpr ErrorKind kNotPaused{"not_paused", {"error.not-paused"}};
inline constexpr ErrorKind kPaused{"paused", {"error.paused"}};
inline constexpr ErrorKind kNotOver{"not_over", {"error.not-over"}};
inline constexpr ErrorKind kOutdated{"outdated", {"error.outdated"}};
inline constexpr ErrorKind kSubstituted{"substituted", {"error.substituted"}};
inline constexpr ErrorKind kAlreadyLeft{"already_left", {"error.already-left"}};
inline constexpr ErrorKind kNotLeft{"not_left", {"error.not-left"}};
inline constexpr ErrorKind kResigned{"resigned", {"error.resigned"}};
inline constexpr ErrorKind kOutOfTime{"out_of_time", {"error.out-of-time"}};
inline constexpr ErrorKind kInTime{"in_time", {"error.in-time"}};
inline constexpr ErrorKind kTooOften{"too_often", {"error.too-often"}};
inline constexpr ErrorKind kTableFull{"table_full", {"error.table-full"}};
inline constexpr ErrorKind kNothingToUndo{"nothing_to_undo", {"error.nothing-to-undo"}};
inline constexpr ErrorKind kUndoRated{"undo_rated", {"error.undo-rated"}};
inline constexpr ErrorKind kUndoNeedsConsent{"undo_needs_consent", {"error.undo-needs-consent"}};
inline constexpr ErrorKind kUndoAskedAlready{"undo_asked_already", {"error.undo-asked-already"}};
inline constexpr ErrorKind kNothingAsked{"nothing_asked", {"error.nothing-asked"}};
inline constexpr ErrorKind kRematchExists{"rematch_exists", {"error.rematch-exists"}};
inline constexpr ErrorKind kPlanNeedsTurns{"plan_needs_turns", {"error.plan-needs-turns"}};
inline constexpr ErrorKind kBadPlan{"bad_request", {"error.bad-plan", {quoted("field")}}};
inline constexpr ErrorKind kEmptyText{"bad_request", {"error.empty-text"}, "text"};

inline constexpr const ErrorKind* kAll[] = {&kNoSuchPage,
                                            &kWrongMethod,
                                            &kMalformedAddress,
                                            &kUnreadable,
                                            &kTooLarge,
                                            &kAmbiguousEnd,
                                            &kUnknownEncoding,
                                            &kHostOnce,
                                            &kForeignOrigin,
                                            &kNotJson,
                                            &kAddressOfSocket,
                                            &kOnlyOverSocket,
                                            &kTooMany,
                                            &kTooManyConnections,
                                            &kTryAgain,
                                            &kRestarting,
                                            &kNotSignedIn,
                                            &kTokenCannot,
                                            &kWrongNameOrPassword,
                                            &kWrongPassword,
                                            &kPasswordChanged,
                                            &kShortPassword,
                                            &kNoPassword,
                                            &kNameTaken,
                                            &kAlreadyAccount,
                                            &kNoSuchPlayer,
                                            &kTooManyMuted,
                                            &kTooManyBonds,
                                            &kNoSuchToken,
                                            &kTooManyTokens,
                                            &kJudgedNeedsAccount,
                                            &kNotYourMoves,
                                            &kBadDestination,
                                            &kBadPushKeys,
                                            &kBadMailAddress,
                                            &kBadTimeZone,
                                            &kNoMail,
                                            &kTooManyWays,
                                            &kNoSuchWay,
                                            &kWayNeedsAccount,
                                            &kNotReached,
                                            &kNoSuchLetter,
                                            &kBanned,
                                            &kBannedUntil,
                                            &kSilenced,
                                            &kSilencedUntil,
                                            &kNoGuests,
                                            &kSignUpClosed,
                                            &kNeedsInvitation,
                                            &kForbidden,
                                            &kLastAdministrator,
                                            &kAlreadyDone,
                                            &kRoleNeedsAccount,
                                            &kEndIsPast,
                                            &kNoSuchLine,
                                            &kNoSuchReport,
                                            &kTooManyReports,
                                            &kNoSuchAnnouncement,
                                            &kTooManyAnnouncements,
                                            &kNoSuchInvitation,
                                            &kTooManyInvitations,
                                            &kBotsNeedChallenge,
                                            &kBotsCannotQuick,
                                            &kNotWanted,
                                            &kNoChallenges,
                                            &kTooManyChallenges,
                                            &kAlreadyChallenged,
                                            &kNotChallenged,
                                            &kNameEmpty,
                                            &kNameSpaces,
                                            &kNameSign,
                                            &kNameMarks,
                                            &kNameLetter,
                                            &kNameMixes,
                                            &kNameReserved,
                                            &kNoSuchGame,
                                            &kPlayers,
                                            &kBadOption,
                                            &kNoSeatForYou,
                                            &kTurnsNeedClock,
                                            &kRatedNeedsClock,
                                            &kRatedNeedsAccount,
                                            &kTooManyTables,
                                            &kTooManyFollowed,
                                            &kNoSuchTable,
                                            &kDamagedTable,
                                            &kNoSuchTournament,
                                            &kTournamentNeedsAccount,
                                            &kTournamentNoBots,
                                            &kTooManyTournaments,
                                            &kStartIsPast,
                                            &kStartTooFar,
                                            &kRoundsWanted,
                                            &kMinutesWanted,
                                            &kDuplicateNeedsRounds,
                                            &kTournamentFull,
                                            &kTournamentOver,
                                            &kTournamentRunning,
                                            &kTooLate,
                                            &kAlreadyJoined,
                                            &kNotJoined,
                                            &kTooFewPlayers,
                                            &kNotYourTournament,
                                            &kTournamentTable,
                                            &kSharedLuck,
                                            &kNotSeated,
                                            &kAlreadySeated,
                                            &kSeatTaken,
                                            &kAllSeatsTaken,
                                            &kSeatsOpen,
                                            &kNotHost,
                                            &kAgreed,
                                            &kNobodyThere,
                                            &kNotAdmitted,
                                            &kSentAway,
                                            &kChatFull,
                                            &kBadSetup,
                                            &kNotStarted,
                                            &kAlreadyStarted,
                                            &kNoProof,
                                            &kBadNumber,
                                            &kNumberGiven,
                                            &kGameOver,
                                            &kNoMorePauses,
                                            &kPauseAsked,
                                            &kNotPaused,
                                            &kPaused,
                                            &kNotOver,
                                            &kOutdated,
                                            &kSubstituted,
                                            &kAlreadyLeft,
                                            &kNotLeft,
                                            &kResigned,
                                            &kOutOfTime,
                                            &kInTime,
                                            &kTooOften,
                                            &kTableFull,
                                            &kNothingToUndo,
                                            &kUndoRated,
                                            &kUndoNeedsConsent,
                                            &kUndoAskedAlready,
                                            &kNothingAsked,
                                            &kRematchExists,
                                            &kPlanNeedsTurns,
                                            &kBadPlan,
                                            &kEmptyText};

}  // namespace wharf::server::errors
