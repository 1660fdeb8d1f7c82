// Everything Tortuga says: kinds of messages, whose sentences stand in words/*.json.
#pragma once

#include "games/tortuga/words.h"
#include "text/game_text.h"

namespace wharf::tortuga::says {

using text::MessageKind;
using text::number;
using text::quoted;

inline constexpr text::Parameter kAction = text::word("action", kActionWords);
inline constexpr text::Parameter kColour = text::word("colour", kColourWords);
inline constexpr text::Parameter kMarker = text::word("marker", kTrackWords);

// Beside a move.
inline constexpr MessageKind kStrength{"hint.strength", {kAction, number("more"), number("sum")}};
inline constexpr MessageKind kSkullsAlone{"hint.skulls"};
inline constexpr MessageKind kRollsAgain{"hint.nothing"};
inline constexpr MessageKind kTurned{"hint.turn", {kAction, number("more")}};
inline constexpr MessageKind kAdvantage{"hint.advantage", {number("from"), number("to")}};
inline constexpr MessageKind kOwnMarker{"hint.marker", {kMarker, number("from"), number("to")}};
inline constexpr MessageKind kTheirMarker{"hint.theirs", {kMarker, number("from"), number("to")}};
inline constexpr MessageKind kDefended{"hint.defended", {kMarker, number("from"), number("to")}};
inline constexpr MessageKind kChest{"hint.chest"};
inline constexpr MessageKind kTile{"hint.tile"};
inline constexpr MessageKind kBetterTile{"hint.better-tile"};

// Why a move is better than another.
inline constexpr MessageKind kLeads{"reason.leads", {kAction, number("n")}};
inline constexpr MessageKind kAllLaid{"reason.all-laid"};
inline constexpr MessageKind kMoreDice{"reason.more-dice", {number("n")}};
inline constexpr MessageKind kMoreToRoll{"reason.more-to-roll", {number("n")}};
inline constexpr MessageKind kStronger{"reason.stronger", {kAction, number("n"), number("other")}};
inline constexpr MessageKind kDefends{"reason.defends", {kAction}};
inline constexpr MessageKind kCountsNow{"reason.counts-now", {kAction}};
inline constexpr MessageKind kNewColour{"reason.new-colour", {kColour}};
inline constexpr MessageKind kRoom{"reason.room", {kMarker, number("n")}};
inline constexpr MessageKind kUndefended{"reason.undefended", {text::seat("seat")}};
inline constexpr MessageKind kDouble{"reason.double"};

// What is asked.
inline constexpr MessageKind kChance{"prompt.chance"};
inline constexpr MessageKind kSelect{"prompt.selection"};
inline constexpr MessageKind kSelectOpenly{"prompt.open-selection"};
inline constexpr MessageKind kTurnSkulls{"prompt.skulls"};
inline constexpr MessageKind kChooseAdvantage{"prompt.advantage"};
inline constexpr MessageKind kUseBest{"prompt.use-best", {kAction}};
inline constexpr MessageKind kUseSecond{"prompt.use-second", {kAction}};
inline constexpr MessageKind kAttackBest{"prompt.attack-best", {kAction}};
inline constexpr MessageKind kAttackSecond{"prompt.attack-second", {kAction}};
inline constexpr MessageKind kTakeFromCentre{"prompt.centre"};
inline constexpr MessageKind kLayIntoFleet{"prompt.lay-fleet"};
inline constexpr MessageKind kLayIntoCrew{"prompt.lay-crew"};
inline constexpr MessageKind kOver{"prompt.over"};

// Why not.
inline constexpr MessageKind kVerbs{"refusal.verbs"};
inline constexpr MessageKind kNameDice{"refusal.name-dice"};
inline constexpr MessageKind kDieIsLaid{"refusal.die-is-laid", {quoted("die"), kAction}};
inline constexpr MessageKind kOneSymbol{"refusal.one-symbol"};
inline constexpr MessageKind kMustSelect{"refusal.must-select"};
inline constexpr MessageKind kTooManyDice{"refusal.too-many-dice", {kAction, number("room")}};
inline constexpr MessageKind kDiceInOrder{"refusal.dice-in-order"};
inline constexpr MessageKind kNameAction{"refusal.name-action"};
inline constexpr MessageKind kNoRoomForSkulls{"refusal.no-room-for-skulls"};
inline constexpr MessageKind kAdvantageIsFull{"refusal.advantage-is-full"};
inline constexpr MessageKind kNameSeatAndChest{"refusal.name-seat-and-chest", {quoted("verb")}};
inline constexpr MessageKind kNotYourself{"refusal.not-yourself"};
inline constexpr MessageKind kBestIsNoTarget{"refusal.best-is-no-target"};
inline constexpr MessageKind kSecondTakesNone{"refusal.second-takes-none"};
inline constexpr MessageKind kChangesNothing{"refusal.changes-nothing"};
inline constexpr MessageKind kNameColour{"refusal.name-colour"};
inline constexpr MessageKind kColours{"refusal.colours"};
inline constexpr MessageKind kNotInTheirFleet{"refusal.not-in-their-fleet", {kColour}};
inline constexpr MessageKind kNotInTheirCrew{"refusal.not-in-their-crew", {kColour}};
inline constexpr MessageKind kNameChest{"refusal.name-chest"};
inline constexpr MessageKind kNotOnCentre{"refusal.not-on-centre", {kColour}};
inline constexpr MessageKind kNotInCrew{"refusal.not-in-crew", {kColour}};
inline constexpr MessageKind kNotOnIsland{"refusal.not-on-island", {kColour}};

// On the drawn table.
inline constexpr MessageKind kRound{"round", {number("n")}};
inline constexpr MessageKind kTarget{"draw.target", {number("n")}};
inline constexpr MessageKind kBag{"bagHolds", {number("n")}};
inline constexpr MessageKind kTilesLeft{"tilesLeft", {number("n")}};
inline constexpr MessageKind kCentre{"centralIsland"};
inline constexpr MessageKind kPirate{"draw.pirate"};
inline constexpr MessageKind kShip{"draw.ship"};
inline constexpr MessageKind kHolds{"draw.holds", {number("n")}};
inline constexpr MessageKind kTreasure{"draw.treasure"};
inline constexpr MessageKind kNoTiles{"draw.no-tiles"};
inline constexpr MessageKind kFaceDown{"draw.face-down", {number("n")}};
inline constexpr MessageKind kCoins{"coins", {number("n")}};
inline constexpr MessageKind kFreeDice{"draw.free-dice", {quoted("dice")}};
inline constexpr MessageKind kNoFreeDice{"draw.no-free-dice"};
inline constexpr MessageKind kSeat{"draw.seat", {number("n")}};
inline constexpr MessageKind kStartPlayer{"startPlayer"};
inline constexpr MessageKind kYou{"draw.you"};
inline constexpr MessageKind kBest{"draw.best"};
inline constexpr MessageKind kSecond{"draw.second"};
inline constexpr MessageKind kYourRoll{"draw.your-roll"};
inline constexpr MessageKind kOpenRoll{"draw.open-roll", {number("n")}};

// What holds in every position.
// clang-format off
inline constexpr std::string_view kInvariantWords[] = {
    "centre-stays-empty", "tiles-differ-from-hand", "more-chests-than-marker", "laid-die-shows-skull",
    "dice-lie-on-actions", "dice-are-free", "more-dice-than-marker", "skulls-wait", "rerolls-after-reveal",
    "first-round-in-setup", "setup-order", "other-dice-fallen", "no-legal-selection", "committed-before-reveal",
    "nobody-selects", "does-not-roll-again", "no-die-to-place", "no-die-falls-next", "seat-not-finished",
    "lacks-finished-seat", "names-absent-seat", "no-skulls-to-turn", "receives-no-advantage", "does-not-fit-hunt",
    "nothing-performed", "ranks-differ-from-dice", "not-of-this-place", "nothing-could-change", "offers-no-chest",
    "only-best-draws", "no-tile-left", "bag-is-empty", "no-chest-for-fleet", "no-chest-for-crew", "target-6-or-8",
    "more-tiles-than-there-are", "rolled-die-is-used", "more-tiles-on-boards"};
// clang-format on
inline constexpr MessageKind kBroken{"fault.broken", {text::word("invariant", kInvariantWords)}};
inline text::Message broken(text::KnownWord<kInvariantWords> word) { return kBroken(word.index); }

// clang-format off
inline constexpr const MessageKind* kAll[] = {
    &kStrength, &kSkullsAlone, &kRollsAgain, &kTurned, &kAdvantage, &kOwnMarker, &kTheirMarker, &kDefended, &kChest,
    &kTile, &kBetterTile, &kLeads, &kAllLaid, &kMoreDice, &kMoreToRoll, &kStronger, &kDefends, &kCountsNow, &kNewColour, &kRoom, &kUndefended, &kDouble, &kChance, &kSelect, &kSelectOpenly, &kTurnSkulls, &kChooseAdvantage, &kUseBest, &kUseSecond,
    &kAttackBest, &kAttackSecond, &kTakeFromCentre, &kLayIntoFleet, &kLayIntoCrew, &kOver, &kVerbs, &kNameDice,
    &kDieIsLaid, &kOneSymbol, &kMustSelect, &kTooManyDice, &kDiceInOrder, &kNameAction, &kNoRoomForSkulls,
    &kAdvantageIsFull, &kNameSeatAndChest, &kNotYourself, &kBestIsNoTarget, &kSecondTakesNone, &kChangesNothing,
    &kNameColour, &kColours, &kNotInTheirFleet, &kNotInTheirCrew, &kNameChest, &kNotOnCentre, &kNotInCrew,
    &kNotOnIsland, &kRound, &kTarget, &kBag, &kTilesLeft, &kCentre, &kHolds, &kTreasure, &kNoTiles, &kFaceDown, &kCoins,
    &kFreeDice, &kNoFreeDice, &kSeat, &kStartPlayer, &kYou, &kBest, &kSecond, &kYourRoll, &kOpenRoll, &kPirate, &kShip,
    &kBroken};
// clang-format on

}  // namespace wharf::tortuga::says
