// Everything Nauticus says: kinds of messages, whose sentences stand in words/*.json.
#pragma once

#include "games/nauticus/words.h"
#include "text/game_text.h"

namespace wharf::nauticus::says {

using text::MessageKind;
using text::messages;
using text::number;
using text::quoted;

inline constexpr text::Parameter kPiece = text::word("piece", kPieceWords);
inline constexpr text::Parameter kAction = text::word("action", kTileWords);

// Amounts.
inline constexpr MessageKind kTaler{"taler", {number("n")}};
inline constexpr MessageKind kWorkers{"workers", {number("n")}};
inline constexpr MessageKind kPoints{"points", {number("n")}};
inline constexpr MessageKind kOneMast{"thing.mast"};
inline constexpr MessageKind kOneSail{"thing.sail"};
inline constexpr MessageKind kOneGood{"thing.good"};

// Beside a move.
inline constexpr MessageKind kBonus{"hint.bonus", {messages("list")}};
inline constexpr MessageKind kNoBlue{"hint.no-blue"};
inline constexpr MessageKind kBlue{"hint.blue", {number("n")}};
inline constexpr MessageKind kOwn{"hint.own", {number("n")}};
inline constexpr MessageKind kPrices{"hint.prices", {messages("list")}};
inline constexpr MessageKind kPrice{"hint.price", {kPiece, number("n")}};
inline constexpr MessageKind kCost{"hint.cost", {number("taler")}};
inline constexpr MessageKind kGainTaler{"hint.taler", {number("n")}};
inline constexpr MessageKind kGainWorkers{"hint.workers", {number("n")}};
inline constexpr MessageKind kGainPoints{"hint.points", {number("n")}};
inline constexpr MessageKind kAtEnd{"hint.at-end", {number("n")}};
inline constexpr MessageKind kFinishes{"hint.finishes", {number("n")}};
inline constexpr MessageKind kFifth{"hint.fifth"};
inline constexpr MessageKind kToWarehouse{"hint.to-warehouse"};
inline constexpr MessageKind kExtra{"hint.extra"};
inline constexpr MessageKind kExtraPrice{"hint.extra-price"};
inline constexpr MessageKind kTurns{"hint.pass", {number("n")}};
inline constexpr MessageKind kAllTurned{"hint.passed"};
inline constexpr MessageKind kKept{"hint.kept"};

// Why a move is better than another.
inline constexpr MessageKind kShipIsFinished{"reason.finishes", {number("n")}};
inline constexpr MessageKind kFifthIsFree{"reason.fifth"};
inline constexpr MessageKind kOneMoreCrown{"reason.crown", {number("n")}};
inline constexpr MessageKind kDearerCargo{"reason.cargo", {number("n")}};
inline constexpr MessageKind kMoreBlue{"reason.more-blue", {number("n")}};
inline constexpr MessageKind kCheaper{"reason.cheaper", {number("n")}};
inline constexpr MessageKind kPassTurns{"reason.pass", {number("n")}};
inline constexpr MessageKind kExtraIsKept{"reason.extra-kept"};
inline constexpr MessageKind kMoreTaler{"reason.more-taler", {number("n")}};
inline constexpr MessageKind kFewerOwnWorkers{"reason.fewer-workers", {number("n")}};

// What is asked.
inline constexpr MessageKind kChance{"prompt.chance"};
inline constexpr MessageKind kChoose{"prompt.choose"};
inline constexpr MessageKind kTakeBonus{"prompt.bonus"};
inline constexpr MessageKind kTurn{"prompt.turn", {messages("ask")}};
inline constexpr MessageKind kAct{"prompt.act", {messages("ask")}};
inline constexpr MessageKind kExtraAction{"prompt.extra", {messages("ask")}};
inline constexpr MessageKind kReward{"prompt.reward", {number("n")}};
inline constexpr MessageKind kFreeTile{"prompt.free-tile"};
inline constexpr MessageKind kAfter{"prompt.after"};
inline constexpr MessageKind kOver{"prompt.over"};
inline constexpr MessageKind kAskBuy{"ask.buy", {kAction}};
inline constexpr MessageKind kAskTransport{"ask.transport"};
inline constexpr MessageKind kAskMoney{"ask.money"};
inline constexpr MessageKind kAskDelivery{"ask.delivery"};
inline constexpr MessageKind kAskCrowns{"ask.crowns"};

// Why not.
inline constexpr MessageKind kVerbs{"refusal.verbs"};
inline constexpr MessageKind kNoSuchShip{"refusal.no-such-ship"};
inline constexpr MessageKind kNoWorker{"refusal.no-worker"};
inline constexpr MessageKind kShipyardFull{"refusal.shipyard-full"};
inline constexpr MessageKind kHullFirst{"refusal.hull-first"};
inline constexpr MessageKind kHullTakesNot{"refusal.hull-takes-not", {kPiece}};
inline constexpr MessageKind kLaden{"refusal.laden"};
inline constexpr MessageKind kAllMasts{"refusal.all-masts"};
inline constexpr MessageKind kNoFreeMast{"refusal.no-free-mast"};
inline constexpr MessageKind kOtherCrest{"refusal.other-crest", {text::word("crest", kCrestWords)}};
inline constexpr MessageKind kNameTileAndPlace{"refusal.name-tile-and-place"};
inline constexpr MessageKind kNotSold{"refusal.not-sold"};
inline constexpr MessageKind kNoneLeft{"refusal.none-left", {kPiece}};
inline constexpr MessageKind kTooDear{"refusal.too-dear", {number("price"), number("taler")}};
inline constexpr MessageKind kNoRoom{"refusal.no-room"};
inline constexpr MessageKind kFreeIsStored{"refusal.free-is-stored"};
inline constexpr MessageKind kNameTileAndShip{"refusal.name-tile-and-ship"};
inline constexpr MessageKind kNotStored{"refusal.not-stored", {kPiece}};
inline constexpr MessageKind kNameShip{"refusal.name-ship"};
inline constexpr MessageKind kNotFinished{"refusal.not-finished"};
inline constexpr MessageKind kNotLaden{"refusal.not-laden"};
inline constexpr MessageKind kCargoNeeds{"refusal.cargo-needs", {number("n")}};
inline constexpr MessageKind kSayHowMany{"refusal.say-how-many", {quoted("verb")}};
inline constexpr MessageKind kNoCrowns{"refusal.no-crowns"};
inline constexpr MessageKind kFewerAtHand{"refusal.fewer-at-hand", {number("n")}};
inline constexpr MessageKind kFewerSuffice{"refusal.fewer-suffice"};
inline constexpr MessageKind kNameTileAndSpace{"refusal.name-tile-and-space"};
inline constexpr MessageKind kUsedUp{"refusal.used-up"};
inline constexpr MessageKind kOtherTileThere{"refusal.other-tile-there", {number("space"), kAction}};
inline constexpr MessageKind kNameOneTile{"refusal.name-one-tile", {quoted("verb")}};
inline constexpr MessageKind kNoChoice{"refusal.no-choice"};
inline constexpr MessageKind kNoneLeftThere{"refusal.none-left-there"};
inline constexpr MessageKind kDoesNotFit{"refusal.does-not-fit"};
inline constexpr MessageKind kNameReward{"refusal.name-reward"};
inline constexpr MessageKind kTakenTwice{"refusal.taken-twice"};
inline constexpr MessageKind kTwoGoods{"refusal.two-goods"};
inline constexpr MessageKind kGivesNothing{"refusal.gives-nothing"};
inline constexpr MessageKind kExtraUsed{"refusal.extra-used"};
inline constexpr MessageKind kExtraInside{"refusal.extra-inside"};
inline constexpr MessageKind kNameAction{"refusal.name-action"};
inline constexpr MessageKind kExtraImpossible{"refusal.extra-impossible"};
inline constexpr MessageKind kHasActed{"refusal.has-acted"};
inline constexpr MessageKind kNothingIsPass{"refusal.nothing-is-pass"};
inline constexpr MessageKind kExtraOnce{"refusal.extra-once"};

// On the board in a terminal.
inline constexpr MessageKind kCrownsInSight{"crownCount", {number("n")}};
inline constexpr MessageKind kDrawFinished{"draw.finished", {number("n")}};
inline constexpr MessageKind kDrawShipyard{"draw.shipyard"};
inline constexpr MessageKind kDrawNoShips{"draw.no-ships"};
inline constexpr MessageKind kDrawSails{"draw.sails"};
inline constexpr MessageKind kDrawMasts{"draw.masts"};
inline constexpr MessageKind kDrawHull{"draw.hull"};
inline constexpr MessageKind kDrawHulls{"draw.hulls"};
inline constexpr MessageKind kDrawGoods{"draw.goods"};
inline constexpr MessageKind kDrawCargo{"draw.cargo"};
inline constexpr MessageKind kDrawName{"draw.name"};
inline constexpr MessageKind kDrawNothing{"draw.nothing"};
inline constexpr MessageKind kDrawPassTiles{"draw.pass-tiles"};
inline constexpr MessageKind kDrawExtraReady{"draw.extra-ready"};
inline constexpr MessageKind kDrawExtraUsed{"draw.extra-used"};
inline constexpr MessageKind kDrawWarehouse{"draw.warehouse"};
inline constexpr MessageKind kDrawPlaces{"draw.places", {number("n")}};
inline constexpr MessageKind kDrawDelivered{"draw.delivered"};
inline constexpr MessageKind kDrawSeat{"draw.seat", {text::seat("seat")}};
inline constexpr MessageKind kDrawStart{"draw.start"};
inline constexpr MessageKind kDrawYou{"draw.you"};
inline constexpr MessageKind kDrawRound{"draw.round", {number("n"), number("of")}};
inline constexpr MessageKind kDrawPhase{"draw.phase", {number("n")}};
inline constexpr MessageKind kDrawAction{"draw.action"};
inline constexpr MessageKind kDrawBonus{"draw.bonus"};
inline constexpr MessageKind kDrawBlue{"draw.blue"};
inline constexpr MessageKind kDrawPrices{"draw.prices"};
inline constexpr MessageKind kDrawLegend{"draw.legend"};
inline constexpr MessageKind kDrawStock{"draw.stock"};
inline constexpr MessageKind kDrawExtraOf{"draw.extra-of", {text::seat("seat"), kAction}};
inline constexpr MessageKind kDrawActionOf{"draw.action-of", {text::seat("seat"), kAction}};

// What holds in every position.
// clang-format off
inline constexpr std::string_view kInvariantWords[] = {
    "no-possible-ship", "ships-out-of-order", "ships-beyond-end", "differs-from-stored", "differs-from-crowns",
    "too-many-workers", "tile-lies-twice", "dealt-from-anchor", "start-player-first", "ends-after-last-round",
    "zero-between-phases", "tile-is-used-up", "marks-first-choice", "more-rewards-than-ship", "cannot-finish-ship",
    "no-fifth-tile", "no-action-running", "extra-is-used", "not-the-chosen-tile", "differs-from-wheel",
    "over-with-one-move", "active-is-start-player", "no-free-tile", "cannot-be-executed", "beyond-last-round",
    "does-not-fit-together", "warehouse-has-12-places"};
// clang-format on
inline constexpr MessageKind kBroken{"fault.broken", {text::word("invariant", kInvariantWords)}};
inline text::Message broken(text::KnownWord<kInvariantWords> word) { return kBroken(word.index); }

inline constexpr const MessageKind* kAll[] = {&kTaler,
                                              &kWorkers,
                                              &kPoints,
                                              &kOneMast,
                                              &kOneSail,
                                              &kOneGood,
                                              &kBonus,
                                              &kNoBlue,
                                              &kBlue,
                                              &kOwn,
                                              &kPrices,
                                              &kPrice,
                                              &kCost,
                                              &kGainTaler,
                                              &kGainWorkers,
                                              &kGainPoints,
                                              &kAtEnd,
                                              &kFinishes,
                                              &kFifth,
                                              &kToWarehouse,
                                              &kExtra,
                                              &kExtraPrice,
                                              &kTurns,
                                              &kAllTurned,
                                              &kKept,
                                              &kShipIsFinished,
                                              &kFifthIsFree,
                                              &kOneMoreCrown,
                                              &kDearerCargo,
                                              &kMoreBlue,
                                              &kCheaper,
                                              &kPassTurns,
                                              &kExtraIsKept,
                                              &kMoreTaler,
                                              &kFewerOwnWorkers,
                                              &kChance,
                                              &kChoose,
                                              &kTakeBonus,
                                              &kTurn,
                                              &kAct,
                                              &kExtraAction,
                                              &kReward,
                                              &kFreeTile,
                                              &kAfter,
                                              &kOver,
                                              &kAskBuy,
                                              &kAskTransport,
                                              &kAskMoney,
                                              &kAskDelivery,
                                              &kAskCrowns,
                                              &kVerbs,
                                              &kNoSuchShip,
                                              &kNoWorker,
                                              &kShipyardFull,
                                              &kHullFirst,
                                              &kHullTakesNot,
                                              &kLaden,
                                              &kAllMasts,
                                              &kNoFreeMast,
                                              &kOtherCrest,
                                              &kNotSold,
                                              &kNameTileAndPlace,
                                              &kNoneLeft,
                                              &kTooDear,
                                              &kNoRoom,
                                              &kFreeIsStored,
                                              &kNotStored,
                                              &kNameTileAndShip,
                                              &kNameShip,
                                              &kNotFinished,
                                              &kNotLaden,
                                              &kCargoNeeds,
                                              &kSayHowMany,
                                              &kNoCrowns,
                                              &kFewerAtHand,
                                              &kFewerSuffice,
                                              &kUsedUp,
                                              &kOtherTileThere,
                                              &kNameTileAndSpace,
                                              &kNameOneTile,
                                              &kNoChoice,
                                              &kNoneLeftThere,
                                              &kDoesNotFit,
                                              &kNameReward,
                                              &kTakenTwice,
                                              &kTwoGoods,
                                              &kGivesNothing,
                                              &kExtraUsed,
                                              &kExtraInside,
                                              &kNameAction,
                                              &kExtraImpossible,
                                              &kHasActed,
                                              &kNothingIsPass,
                                              &kExtraOnce,
                                              &kCrownsInSight,
                                              &kDrawFinished,
                                              &kDrawShipyard,
                                              &kDrawNoShips,
                                              &kDrawSails,
                                              &kDrawMasts,
                                              &kDrawHull,
                                              &kDrawHulls,
                                              &kDrawGoods,
                                              &kDrawCargo,
                                              &kDrawName,
                                              &kDrawNothing,
                                              &kDrawPassTiles,
                                              &kDrawExtraReady,
                                              &kDrawExtraUsed,
                                              &kDrawWarehouse,
                                              &kDrawPlaces,
                                              &kDrawDelivered,
                                              &kDrawSeat,
                                              &kDrawStart,
                                              &kDrawYou,
                                              &kDrawRound,
                                              &kDrawPhase,
                                              &kDrawAction,
                                              &kDrawBonus,
                                              &kDrawBlue,
                                              &kDrawPrices,
                                              &kDrawLegend,
                                              &kDrawStock,
                                              &kDrawExtraOf,
                                              &kDrawActionOf,
                                              &kBroken};

}  // namespace wharf::nauticus::says
