// The guided first game: two shifts against one opponent, from the draft of orders to what the clock scores.
import type { Lesson, LessonStep } from '$lib/board';

/** With this seed the draft has two orders for the truck, and the factory the grey tile that they lack. */
const SEED = 6;

type Moves = [seat: number, move: string][];

/** Both send what they have left to the bank, the opponent first. */
const toTheBank = (moves: number): Moves =>
  Array.from({ length: moves }, (_, nth) => [nth % 2 === 0 ? 1 : 0, 'place bank']);
const step = (name: string, move: string, spot: string, nudge: string, others: Moves = []): LessonStep => ({
  say: `first.${name}`,
  expect: [move],
  nudge: `first.${nudge}Nudge`,
  spot,
  others,
});

export const lesson: Lesson = {
  players: 2,
  seat: 0,
  seed: SEED,
  // The neighbour of the start player drafts first.
  options: { start: 1 },
  steps: [
    { say: 'first.mine', spot: 'pit-0' },
    {
      say: 'first.order',
      expect: ['draft truck-gg'],
      nudge: 'first.orderNudge',
      others: [[1, 'draft horse-cart-kk']],
      spot: 'desk',
    },
    {
      say: 'first.same',
      expect: ['draft truck-y'],
      nudge: 'first.sameNudge',
      others: [[1, 'draft wheelbarrow-g']],
      spot: 'desk',
    },
    {
      say: 'first.third',
      expect: ['draft horse-cart-k'],
      nudge: 'first.thirdNudge',
      others: [
        [1, 'draft locomotive-b'],
        [1, 'place m10'],
        [1, 'ride black'],
        [1, 'load black'],
        [1, 'ride surface'],
        [1, 'fill horse-cart-kk black from cage'],
        [1, 'stop'],
      ],
      spot: 'desk',
    },
    {
      say: 'first.factory',
      expect: ['place f6 g-dark'],
      nudge: 'first.factoryNudge',
      others: [[1, 'place money-6']],
      spot: 'space-f6',
    },
    { say: 'first.workers', expect: ['place m10'], nudge: 'first.workersNudge', spot: 'space-m10' },
    { say: 'first.ride', expect: ['ride grey'], nudge: 'first.rideNudge', spot: 'level-0-grey' },
    { say: 'first.load', expect: ['load grey'], nudge: 'first.loadNudge', spot: 'level-0-grey' },
    { say: 'first.again', expect: ['load grey'], nudge: 'first.loadNudge', spot: 'level-0-grey' },
    { say: 'first.yellow', expect: ['ride yellow'], nudge: 'first.yellowNudge', spot: 'level-0-yellow' },
    { say: 'first.loadYellow', expect: ['load yellow'], nudge: 'first.loadNudge', spot: 'level-0-yellow' },
    { say: 'first.up', expect: ['ride surface'], nudge: 'first.upNudge', spot: 'level-0-surface' },
    {
      say: 'first.fill',
      expect: ['fill truck-gg grey from cage'],
      nudge: 'first.fillNudge',
      spot: 'slot-truck-gg-grey',
    },
    {
      say: 'first.fillAgain',
      expect: ['fill truck-gg grey from cage'],
      nudge: 'first.fillNudge',
      spot: 'slot-truck-gg-grey',
    },
    {
      say: 'first.fillYellow',
      expect: ['fill truck-y yellow from cage'],
      nudge: 'first.fillNudge',
      spot: 'slot-truck-y-yellow',
    },
    {
      say: 'first.stop',
      expect: ['stop'],
      nudge: 'first.stopNudge',
      others: [[1, 'place money-4']],
      spot: 'steps',
    },
    {
      say: 'first.deliver',
      expect: ['place truck'],
      nudge: 'first.deliverNudge',
      others: [[1, 'place bank']],
      spot: 'space-truck',
    },
    { say: 'first.clock', spot: 'clock' },
    step('balance', 'place f7 g-light', 'space-f7', 'balance', [[1, 'place o3 truck-ybgk']]),
    step('newOrder', 'place o4 locomotive-g', 'space-o4', 'newOrder', [[1, 'place f3 kk-light']]),
    step('six', 'place m6', 'space-m6', 'six'),
    step('rideGrey', 'ride grey', 'level-0-grey', 'ride'),
    step('loadGrey', 'load grey', 'level-0-grey', 'load'),
    step('rideBlack', 'ride black', 'level-0-black', 'rideBlack'),
    step('loadBlack', 'load black', 'level-0-black', 'load'),
    step('upAgain', 'ride surface', 'level-0-surface', 'up'),
    step('fillBlack', 'fill horse-cart-k black from cage', 'slot-horse-cart-k-black', 'fill', [
      [1, 'place money-6'],
    ]),
    step('cart', 'place horse-cart', 'space-horse-cart', 'cart'),
    { say: 'first.rest', others: toTheBank(20), spot: 'space-bank' },
    { say: 'first.scored', spot: 'clock' },
    step('yellowTile', 'place f3 y-dark', 'space-f3', 'yellowTile', [[1, 'place money-6']]),
    step('yellowOrder', 'place o2 horse-cart-y', 'space-o2', 'yellowOrder', [[1, 'place f5 k-light']]),
    step('ten', 'place m10', 'space-m10', 'workers'),
    step('fromCage', 'fill locomotive-g grey from cage', 'slot-locomotive-g-grey', 'fill'),
    step('rideYellow', 'ride yellow', 'level-0-yellow', 'yellow'),
    step('loadLast', 'load yellow', 'level-0-yellow', 'load'),
    step('upLast', 'ride surface', 'level-0-surface', 'up'),
    step('fillLast', 'fill horse-cart-y yellow from cage', 'slot-horse-cart-y-yellow', 'fill'),
    step('stopLast', 'stop', 'steps', 'stop', [[1, 'place o4 horse-cart-yy']]),
    step('loco', 'place locomotive', 'space-locomotive', 'loco', [[1, 'place f7 bb-light']]),
    step('cartAgain', 'place horse-cart', 'space-horse-cart', 'cart'),
    { say: 'first.rest2', others: toTheBank(27), spot: 'space-bank' },
    { say: 'first.scored2', spot: 'clock' },
    { say: 'first.end', spot: 'mine-0' },
  ],
};
