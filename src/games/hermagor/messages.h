// Everything Hermagor says: kinds of messages, whose sentences stand in words/*.json.
#pragma once

#include "games/hermagor/words.h"
#include "text/game_text.h"

namespace wharf::hermagor::says {

using text::MessageKind;
using text::number;
using text::quoted;
using text::word;
using text::words;

inline constexpr text::Parameter kGood = word("good", kGoodWords);
inline constexpr text::Parameter kVillage = word("village", kMapWords);
inline constexpr text::Parameter kOneRegion = word("region", kRegionWords);
inline constexpr text::Parameter kManyRegions = words("regions", kRegionWords);

// Beside a move.
inline constexpr MessageKind kCost{"hint.cost", {number("n")}};
inline constexpr MessageKind kTiles{"hint.tiles", {words("tiles", kRealTileWords)}};
inline constexpr MessageKind kRaise{"hint.raise", {number("from"), number("to")}};
inline constexpr MessageKind kKeep{"hint.keep", {number("n")}};
inline constexpr MessageKind kSale{"hint.sale", {kGood, number("n")}};
inline constexpr MessageKind kWay{"hint.way", {number("n")}};
inline constexpr MessageKind kHalfWay{"hint.half-way", {number("n")}};
inline constexpr MessageKind kMoney{"hint.money", {number("from"), number("to")}};
inline constexpr MessageKind kCompletes{"hint.completes", {kManyRegions}};
inline constexpr MessageKind kDepotBack{"hint.pass"};
inline constexpr MessageKind kField{"hint.field", {number("n")}};
inline constexpr MessageKind kNobleField{"hint.nobility", {number("n")}};
inline constexpr MessageKind kPaidAtOnce{"hint.paid"};
inline constexpr MessageKind kBuys{"hint.buys", {kGood}};

// Why a move is better than another.
inline constexpr MessageKind kWins{"reason.wins", {words("tiles", kRealTileWords)}};
inline constexpr MessageKind kKeptFrom{"reason.kept-from", {text::seat("seat"), words("tiles", kRealTileWords)}};
inline constexpr MessageKind kMoreIncome{"reason.income", {number("n")}};
inline constexpr MessageKind kCheaperPlace{"reason.cheaper", {number("n")}};
inline constexpr MessageKind kRegionsDone{"reason.completes", {kManyRegions}};
inline constexpr MessageKind kOnMainRoad{"reason.main-road"};
inline constexpr MessageKind kShorterWay{"reason.shorter", {number("n")}};
inline constexpr MessageKind kBetterPrice{"reason.price", {number("n")}};

// What is asked.
inline constexpr MessageKind kChance{"prompt.chance"};
inline constexpr MessageKind kAskMoney{"prompt.show-money"};
inline constexpr MessageKind kAskTaxStart{"prompt.tax-start"};
inline constexpr MessageKind kAskBuyer{"prompt.buyer", {number("n"), number("all")}};
inline constexpr MessageKind kAskCommonBuyer{"prompt.common-buyer"};
inline constexpr MessageKind kAskRaise{"prompt.raise", {word("tile", kTileWords)}};
inline constexpr MessageKind kAskFluctuation{"prompt.fluctuation"};
inline constexpr MessageKind kAskStart{"prompt.name-start"};
inline constexpr MessageKind kAskAction{"prompt.action", {number("n")}};
inline constexpr MessageKind kAskDisc{"prompt.disc", {kOneRegion}};
inline constexpr MessageKind kAskCommonDisc{"prompt.common-disc", {kOneRegion}};
inline constexpr MessageKind kAskCommonDiscs{"prompt.common-discs", {kManyRegions}};
inline constexpr MessageKind kAskCommonDepot{"prompt.common-depot"};
inline constexpr MessageKind kOver{"prompt.over"};

// Why not.
inline constexpr MessageKind kVerbs{"refusal.verbs"};
inline constexpr MessageKind kNamePlace{"refusal.name-place"};
inline constexpr MessageKind kPlaceClosed{"refusal.place-closed", {number("players")}};
inline constexpr MessageKind kPlaceTaken{"refusal.place-taken"};
inline constexpr MessageKind kPlaceTooDear{"refusal.place-too-dear", {number("cost"), number("money")}};
inline constexpr MessageKind kMustRaise{"refusal.must-raise"};
inline constexpr MessageKind kNameGood{"refusal.name-good"};
inline constexpr MessageKind kOtherProduct{"refusal.other-product"};
inline constexpr MessageKind kHighestPrice{"refusal.highest-price"};
inline constexpr MessageKind kNotTheCity{"refusal.not-the-city"};
inline constexpr MessageKind kOwnDepotThere{"refusal.own-depot-there", {kVillage}};
inline constexpr MessageKind kNameVillage{"refusal.name-village", {quoted("verb")}};
inline constexpr MessageKind kNameVillageToSell{"refusal.name-village-to-sell"};
inline constexpr MessageKind kGoodNotHeld{"refusal.good-not-held", {kVillage, kGood}};
inline constexpr MessageKind kAfterTheVillage{"refusal.after-the-village"};
inline constexpr MessageKind kNoSideRoad{"refusal.no-side-road"};
inline constexpr MessageKind kSideRoadIsAWay{"refusal.side-road-is-a-way"};
inline constexpr MessageKind kAlreadyThere{"refusal.already-there", {quoted("move")}};
inline constexpr MessageKind kNotThere{"refusal.not-there", {kVillage}};
inline constexpr MessageKind kWayTooDear{"refusal.way-too-dear", {number("cost"), number("money"), number("price")}};
inline constexpr MessageKind kSameVillage{"refusal.same-village"};
inline constexpr MessageKind kHalfWayTooDear{"refusal.half-way-too-dear", {number("cost"), number("money")}};
inline constexpr MessageKind kOtherRegion{"refusal.other-region", {kManyRegions}};
inline constexpr MessageKind kNameBuilding{"refusal.name-building"};
inline constexpr MessageKind kNobleRegion{"refusal.noble-region"};
inline constexpr MessageKind kNoSuchBuilding{"refusal.no-such-building"};
inline constexpr MessageKind kNoFreeField{"refusal.no-free-field"};
inline constexpr MessageKind kOneCommonDepot{"refusal.one-common-depot"};
inline constexpr MessageKind kNoCommonDepotLeft{"refusal.no-common-depot-left"};
inline constexpr MessageKind kCommonDepotThere{"refusal.common-depot-there", {kVillage}};
inline constexpr MessageKind kNoTileForCommon{"refusal.no-tile-for-common", {kVillage}};
inline constexpr MessageKind kCommonVerbs{"refusal.common-verbs"};
inline constexpr MessageKind kNoVerbs{"refusal.no-verbs"};
inline constexpr MessageKind kNameSeat{"refusal.name-seat", {number("last")}};

// In drawings.
inline constexpr MessageKind kMarket{"area.market"};
inline constexpr MessageKind kPrices{"area.prices"};
inline constexpr MessageKind kMap{"area.map"};
inline constexpr MessageKind kStartPlayer{"startPlayer"};
inline constexpr MessageKind kCommonColour{"common"};
inline constexpr MessageKind kRound{"draw.round", {number("n")}};
inline constexpr MessageKind kActions{"draw.actions", {number("n")}};
inline constexpr MessageKind kActionTiles{"draw.action-tiles", {quoted("list")}};
inline constexpr MessageKind kNoActionTiles{"draw.no-action-tiles"};
inline constexpr MessageKind kBag{"draw.bag", {number("n")}};
inline constexpr MessageKind kGoodColumn{"draw.good"};
inline constexpr MessageKind kPriceColumn{"draw.price"};
inline constexpr MessageKind kEndColumn{"draw.end"};
inline constexpr MessageKind kFieldsColumn{"draw.fields"};
inline constexpr MessageKind kVillageColumn{"draw.village"};
inline constexpr MessageKind kBuysColumn{"draw.buys"};
inline constexpr MessageKind kWayColumn{"draw.way"};
inline constexpr MessageKind kNobility{"draw.nobility"};
inline constexpr MessageKind kVillages{"draw.villages", {number("seat")}};
inline constexpr MessageKind kRegionList{"draw.regions", {number("seat")}};
inline constexpr MessageKind kNoble{"draw.noble"};
inline constexpr MessageKind kComplete{"draw.complete"};
inline constexpr MessageKind kSeat{"draw.seat", {number("n")}};
inline constexpr MessageKind kYou{"draw.you"};
inline constexpr MessageKind kMoneyHeld{"draw.money", {quoted("n")}};
inline constexpr MessageKind kMerchantIn{"draw.merchant", {kVillage}};
inline constexpr MessageKind kDepotsInHand{"draw.depots", {number("hand"), number("left")}};
inline constexpr MessageKind kDiscsLeft{"draw.discs", {number("n")}};
inline constexpr MessageKind kNoTiles{"draw.no-tiles"};
inline constexpr MessageKind kDepotCounts{"draw.depot-counts",
                                          {number("east"), number("south"), number("west"), number("road")}};
inline constexpr MessageKind kCommonInHand{"draw.common", {number("buyers"), number("depots")}};

// What holds in every position.
// clang-format off
inline constexpr std::string_view kInvariantWords[] = {
    "stall-is-closed", "tiles-in-phases-2-and-3", "never-kept", "every-tile-once", "not-among-action-tiles",
    "action-tile-of-round", "one-action-tile-a-round", "action-tiles-left", "one-disc-a-field", "nine-discs",
    "nobility-from-left", "price-at-least-5", "discs-from-left", "one-buyer-a-place", "more-buyers-than-turns",
    "two-common-buyers", "common-buyers-in-phases", "more-than-21-depots", "differs-from-action-tile",
    "two-common-depots", "for-two-players", "four-common-depots", "first-empty-stall", "filled-before-buyers",
    "zero-in-this-phase", "nothing-to-decide", "tax-officer-asks", "seat-not-asked", "not-least-shown",
    "not-lowest-tile", "no-product-to-draw", "regions-just-completed", "region-not-complete",
    "first-region-takes-none", "region-takes-no-disc", "no-depot-for-action", "acted-does-not-fit",
    "common-for-two", "no-common-depot-laid", "no-common-depot", "no-common-buyer", "zero-outside-phase-1"};
// clang-format on
inline constexpr MessageKind kBroken{"fault.broken", {text::word("invariant", kInvariantWords)}};
inline text::Message broken(text::KnownWord<kInvariantWords> word) { return kBroken(word.index); }

// clang-format off
inline constexpr const MessageKind* kAll[] = {
    &kCost, &kTiles, &kRaise, &kKeep, &kSale, &kWay, &kHalfWay, &kMoney, &kCompletes, &kDepotBack, &kField,
    &kNobleField, &kPaidAtOnce, &kBuys, &kWins, &kKeptFrom, &kMoreIncome, &kCheaperPlace, &kRegionsDone, &kOnMainRoad, &kShorterWay, &kBetterPrice, &kChance, &kAskMoney, &kAskTaxStart, &kAskBuyer, &kAskCommonBuyer,
    &kAskRaise, &kAskFluctuation, &kAskStart, &kAskAction, &kAskDisc, &kAskCommonDisc, &kAskCommonDiscs,
    &kAskCommonDepot, &kOver, &kVerbs, &kNamePlace, &kPlaceClosed, &kPlaceTaken, &kPlaceTooDear, &kMustRaise,
    &kNameGood, &kOtherProduct, &kHighestPrice, &kNotTheCity, &kOwnDepotThere, &kNameVillage, &kNameVillageToSell,
    &kGoodNotHeld, &kAfterTheVillage, &kNoSideRoad, &kSideRoadIsAWay, &kAlreadyThere, &kNotThere, &kWayTooDear,
    &kSameVillage, &kHalfWayTooDear, &kOtherRegion, &kNameBuilding, &kNobleRegion, &kNoSuchBuilding, &kNoFreeField,
    &kOneCommonDepot, &kNoCommonDepotLeft, &kCommonDepotThere, &kNoTileForCommon, &kCommonVerbs, &kNoVerbs,
    &kNameSeat, &kMarket, &kPrices, &kMap, &kStartPlayer, &kCommonColour, &kRound, &kActions, &kActionTiles,
    &kNoActionTiles, &kBag, &kGoodColumn, &kPriceColumn, &kEndColumn, &kFieldsColumn, &kVillageColumn, &kBuysColumn,
    &kWayColumn, &kNobility, &kVillages, &kRegionList, &kNoble, &kComplete, &kSeat, &kYou, &kMoneyHeld,
    &kMerchantIn, &kDepotsInHand, &kDiscsLeft, &kNoTiles, &kDepotCounts, &kCommonInHand,
    &kBroken};
// clang-format on

}  // namespace wharf::hermagor::says
