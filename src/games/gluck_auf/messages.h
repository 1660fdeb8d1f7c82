// Everything Glück Auf says: kinds of messages, whose sentences stand in words/*.json.
#pragma once

#include "games/gluck_auf/words.h"
#include "text/game_text.h"

namespace wharf::gluck_auf::says {

using text::MessageKind;
using text::messages;
using text::number;
using text::quoted;
using text::seat;

inline constexpr text::Parameter kColour = text::word("colour", kColourWords);
inline constexpr text::Parameter kCube = text::word("cube", kColourWords);
inline constexpr text::Parameter kSlot = text::word("slot", kColourWords);

// Beside a move.
inline constexpr MessageKind kWorkers{"hint.workers", {number("n")}};
inline constexpr MessageKind kPay{"hint.pay", {number("n")}};
inline constexpr MessageKind kSteps{"hint.steps", {number("n")}};
inline constexpr MessageKind kTake{"hint.take", {number("n")}};
inline constexpr MessageKind kPoints{"hint.points", {number("n")}};
inline constexpr MessageKind kLookAtTiles{"hint.look-at-tiles", {number("n")}};
inline constexpr MessageKind kLookAtOrders{"hint.look-at-orders", {number("n")}};
inline constexpr MessageKind kDeliver{"hint.deliver", {number("n"), number("points")}};
inline constexpr MessageKind kCompletes{"hint.completes", {number("n")}};
inline constexpr MessageKind kFirstOfTwo{"hint.first-of-two"};
inline constexpr MessageKind kIntoStore{"hint.into-store"};
inline constexpr MessageKind kNoCubes{"hint.no-cubes"};
inline constexpr MessageKind kCubes{"hint.cubes", {messages("list")}};
inline constexpr MessageKind kColours{"hint.colours", {kColour, number("n")}};
inline constexpr MessageKind kUnused{"hint.unused", {number("n")}};

// Why a move is better than another.
inline constexpr MessageKind kDelivers{"reason.delivers", {number("n"), number("points")}};
inline constexpr MessageKind kFillsLast{"reason.completes", {number("points")}};
inline constexpr MessageKind kBringsNeeded{"reason.brings", {kColour}};
inline constexpr MessageKind kBalances{"reason.balances", {number("n")}};
inline constexpr MessageKind kCoalIsThere{"reason.coal-there", {number("points")}};
inline constexpr MessageKind kWantedBy{"reason.wanted", {seat("seat"), number("points")}};
inline constexpr MessageKind kFewerWorkers{"reason.fewer-workers", {number("n")}};
inline constexpr MessageKind kMoreSteps{"reason.more-steps", {number("n")}};
inline constexpr MessageKind kFewerMarks{"reason.fewer-marks", {number("n")}};
inline constexpr MessageKind kMoreMarks{"reason.more-marks", {number("n")}};
inline constexpr MessageKind kDearerFor{"reason.dearer", {seat("seat"), number("n")}};

// What is asked.
inline constexpr MessageKind kDraft{"prompt.draft"};
inline constexpr MessageKind kPlacement{"prompt.placement", {number("n")}};
inline constexpr MessageKind kBuyTile{"prompt.buy-tile"};
inline constexpr MessageKind kKeepOrder{"prompt.keep-order"};
inline constexpr MessageKind kSubstitute{"prompt.substitute", {kCube}};
inline constexpr MessageKind kSubstituteOrNone{"prompt.substitute-or-none", {kCube}};
inline constexpr MessageKind kReturnTiles{"prompt.return-tiles"};
inline constexpr MessageKind kReturnOrders{"prompt.return-orders"};
inline constexpr MessageKind kLayTile{"prompt.lay-tile"};
inline constexpr MessageKind kLayOrder{"prompt.lay-order"};
inline constexpr MessageKind kStep{"prompt.step", {number("n")}};
inline constexpr MessageKind kSecondCube{"prompt.second-cube", {kSlot}};
inline constexpr MessageKind kOver{"prompt.over"};
inline constexpr MessageKind kChance{"prompt.chance"};

// Why not.
inline constexpr MessageKind kVerbs{"refusal.verbs"};
inline constexpr MessageKind kNameDraft{"refusal.name-draft"};
inline constexpr MessageKind kNotInDraft{"refusal.not-in-draft"};
inline constexpr MessageKind kNameSpace{"refusal.name-space"};
inline constexpr MessageKind kClosed{"refusal.closed", {number("players")}};
inline constexpr MessageKind kTooFewWorkers{"refusal.too-few-workers", {number("needed"), number("workers")}};
inline constexpr MessageKind kNoTileThere{"refusal.no-tile-there"};
inline constexpr MessageKind kTooDear{"refusal.too-dear", {number("price"), number("marks")}};
inline constexpr MessageKind kNoOrderThere{"refusal.no-order-there"};
inline constexpr MessageKind kPileEmpty{"refusal.pile-empty"};
inline constexpr MessageKind kNothingComplete{"refusal.nothing-complete"};
inline constexpr MessageKind kWriteMove{"refusal.write-move", {quoted("move")}};
inline constexpr MessageKind kNameTile{"refusal.name-tile"};
inline constexpr MessageKind kNameOrder{"refusal.name-order"};
inline constexpr MessageKind kNotLookedAt{"refusal.not-looked-at"};
inline constexpr MessageKind kNameTileToLay{"refusal.name-tile-to-lay"};
inline constexpr MessageKind kNameOrderToLay{"refusal.name-order-to-lay"};
inline constexpr MessageKind kNotToLay{"refusal.not-to-lay"};
inline constexpr MessageKind kTopIsBottom{"refusal.top-is-bottom"};
inline constexpr MessageKind kTopOrBottom{"refusal.top-or-bottom"};
inline constexpr MessageKind kCartMustLoad{"refusal.cart-must-load"};
inline constexpr MessageKind kNameColourOrNone{"refusal.name-colour-or-none"};
inline constexpr MessageKind kNotInStock{"refusal.not-in-stock", {kCube}};
inline constexpr MessageKind kNameStop{"refusal.name-stop"};
inline constexpr MessageKind kCageIsThere{"refusal.cage-is-there"};
inline constexpr MessageKind kNameCube{"refusal.name-cube"};
inline constexpr MessageKind kNotInCage{"refusal.not-in-cage", {kCube}};
inline constexpr MessageKind kNotInStore{"refusal.not-in-store", {kCube}};
inline constexpr MessageKind kSurfaceOnly{"refusal.surface-only"};
inline constexpr MessageKind kRideFirst{"refusal.ride-first"};
inline constexpr MessageKind kCageFull{"refusal.cage-full"};
inline constexpr MessageKind kNotOnLevel{"refusal.not-on-level", {kCube}};
inline constexpr MessageKind kNameFill{"refusal.name-fill"};
inline constexpr MessageKind kNotYourOrder{"refusal.not-your-order"};
inline constexpr MessageKind kSecondCubeFirst{"refusal.second-cube-first"};
inline constexpr MessageKind kNoFreeSlot{"refusal.no-free-slot", {kSlot}};
inline constexpr MessageKind kTwoSteps{"refusal.two-steps"};
inline constexpr MessageKind kNoSecondCube{"refusal.no-second-cube"};

// On the drawn table.
inline constexpr MessageKind kShiftOf{"draw.shift", {number("n"), number("of")}};
inline constexpr MessageKind kStock{"stock"};
inline constexpr MessageKind kLegend{"draw.legend"};
inline constexpr MessageKind kTilePile{"draw.tile-pile", {number("n")}};
inline constexpr MessageKind kOrderPile{"draw.order-pile", {number("n")}};
inline constexpr MessageKind kKnows{"draw.knows", {seat("seat"), number("n")}};
inline constexpr MessageKind kKnownTiles{"draw.known-tiles", {quoted("cards")}};
inline constexpr MessageKind kKnownOrders{"draw.known-orders", {quoted("cards")}};
inline constexpr MessageKind kYouLookAtTiles{"draw.tiles", {number("n"), quoted("cards")}};
inline constexpr MessageKind kYouLookAtOrders{"draw.orders", {number("n"), quoted("cards")}};
inline constexpr MessageKind kLooksAtTiles{"looks.tile", {seat("seat"), number("n")}};
inline constexpr MessageKind kLooksAtOrders{"looks.order", {seat("seat"), number("n")}};
inline constexpr MessageKind kClock{"draw.clock"};
inline constexpr MessageKind kClockOfMore{"draw.clock-of-more"};
inline constexpr MessageKind kShift{"shift", {number("n")}};
inline constexpr MessageKind kBoard{"works"};
inline constexpr MessageKind kDraftedOrders{"draft"};
inline constexpr MessageKind kMarks{"marks", {number("n")}};
inline constexpr MessageKind kTopTiles{"draw.top-tiles", {number("n")}};
inline constexpr MessageKind kTopOrders{"draw.top-orders", {number("n")}};
inline constexpr MessageKind kClosedSpace{"draw.closed"};
inline constexpr MessageKind kNeeds{"draw.needs", {number("n")}};
inline constexpr MessageKind kNeedsAlways{"draw.needs-always", {number("n")}};
inline constexpr MessageKind kNeedsMore{"draw.needs-more", {number("n"), number("there")}};
inline constexpr MessageKind kSeat{"draw.seat", {seat("seat")}};
inline constexpr MessageKind kStartPlayer{"startPlayer"};
inline constexpr MessageKind kYou{"draw.you"};
inline constexpr MessageKind kOnTurn{"draw.on-turn"};
inline constexpr MessageKind kPurse{
    "draw.purse", {number("points"), number("marks"), number("workers"), number("bank"), number("canteen")}};
inline constexpr MessageKind kTunnels{"draw.tunnels", {number("light"), number("dark")}};
inline constexpr MessageKind kCage{"cage"};
inline constexpr MessageKind kStore{"store"};
inline constexpr MessageKind kComplete{"complete"};
inline constexpr MessageKind kNoOrders{"draw.no-orders"};
inline constexpr MessageKind kDelivered{"draw.delivered", {number("n")}};

// What holds in every position.
// clang-format off
inline constexpr std::string_view kInvariantWords[] = {
    "known-to-absent-seat", "differs-from-cards-left", "workers-out-of-place", "more-slots-than-card",
    "one-cube-or-two", "cage-has-five-places", "more-cubes-than-carts", "known-cards-ascend", "known-card-has-face",
    "hand-differs", "hand-in-order", "more-tiles-of-type", "more-known-cards", "orders-in-order",
    "does-not-fit-setup", "draft-differs", "does-not-fit-draft", "nothing-in-setup", "not-next-in-draft",
    "first-shift-in-setup", "no-draw-space", "places-not-in-pile", "places-not-known", "no-factory-space",
    "nothing-looked-at", "one-was-bought", "no-other-colour", "fewer-empty-carts", "more-steps-than-space",
    "no-free-slot", "lacks-first-cube", "no-second-cube", "no-space-to-refill", "pile-has-no-card",
    "no-open-factory-space", "no-order-space", "no-workers-left", "not-over-yet", "no-workers-there"};
// clang-format on
inline constexpr MessageKind kBroken{"fault.broken", {text::word("invariant", kInvariantWords)}};
inline text::Message broken(text::KnownWord<kInvariantWords> word) { return kBroken(word.index); }

// clang-format off
inline constexpr const MessageKind* kAll[] = {
    &kWorkers, &kPay, &kSteps, &kTake, &kPoints, &kLookAtTiles, &kLookAtOrders, &kDeliver, &kCompletes,
    &kFirstOfTwo, &kIntoStore, &kNoCubes, &kCubes, &kColours, &kUnused, &kDraft, &kDelivers, &kFillsLast, &kBringsNeeded, &kBalances, &kCoalIsThere, &kWantedBy, &kFewerWorkers, &kMoreSteps,
    &kFewerMarks, &kMoreMarks, &kDearerFor, &kPlacement, &kBuyTile,
    &kKeepOrder, &kSubstitute, &kSubstituteOrNone, &kReturnTiles, &kReturnOrders, &kLayTile, &kLayOrder, &kStep,
    &kSecondCube, &kOver, &kChance, &kVerbs, &kNameDraft, &kNotInDraft, &kNameSpace, &kClosed, &kTooFewWorkers,
    &kNoTileThere, &kTooDear, &kNoOrderThere, &kPileEmpty, &kNothingComplete, &kWriteMove, &kNameTile,
    &kNameOrder, &kNotLookedAt, &kNameTileToLay, &kNameOrderToLay, &kNotToLay, &kTopIsBottom, &kTopOrBottom,
    &kCartMustLoad, &kNameColourOrNone, &kNotInStock, &kNameStop, &kCageIsThere, &kNameCube, &kNotInCage,
    &kNotInStore, &kSurfaceOnly, &kRideFirst, &kCageFull, &kNotOnLevel, &kNameFill, &kNotYourOrder,
    &kSecondCubeFirst, &kNoFreeSlot, &kTwoSteps, &kNoSecondCube, &kShiftOf, &kStock, &kLegend, &kTilePile,
    &kOrderPile, &kKnows, &kKnownTiles, &kKnownOrders, &kYouLookAtTiles, &kYouLookAtOrders, &kLooksAtTiles,
    &kLooksAtOrders, &kClock, &kClockOfMore, &kShift, &kBoard, &kDraftedOrders, &kMarks, &kTopTiles,
    &kTopOrders, &kClosedSpace, &kNeeds, &kNeedsAlways, &kNeedsMore, &kSeat, &kStartPlayer, &kYou, &kOnTurn,
    &kPurse, &kTunnels, &kCage, &kStore, &kComplete, &kNoOrders, &kDelivered,
    &kBroken};
// clang-format on

}  // namespace wharf::gluck_auf::says
