// The guided first game: two orders from the draft to the delivery against one opponent, every decision of it real.
import type { Lesson } from '$lib/board';

/** With this seed the draft has two orders for the truck, and the factory the grey tile that they lack. */
const SEED = 6;

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
      expect: ['draft horse-cart-k', 'draft horse-cart-y'],
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
    { say: 'first.end', spot: 'mine-0' },
  ],
};
