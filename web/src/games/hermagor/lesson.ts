// The guided first game: one whole round against two others, from the market to a disc on the nobility track.
import type { Lesson } from '$lib/board';

/** With this seed salt, weapon and amulet lie side by side: just what the three villages of a noble region buy. */
const SEED = 15;

export const lesson: Lesson = {
  players: 3,
  seat: 0,
  seed: SEED,
  options: { start: 0 },
  steps: [
    { say: 'first.welcome', spot: 'round' },
    {
      say: 'first.crossing',
      expect: ['buyer h3v2'],
      nudge: 'first.crossingNudge',
      others: [
        [1, 'buyer h2v1'],
        [2, 'buyer h2v3'],
      ],
      spot: 'place-h3v2',
    },
    {
      say: 'first.beside',
      expect: ['buyer v2r4'],
      nudge: 'first.besideNudge',
      others: [
        [1, 'buyer r2c2'],
        [2, 'buyer r2c4'],
      ],
      spot: 'place-v2r4',
    },
    {
      say: 'first.lane',
      expect: ['buyer h3v3'],
      nudge: 'first.laneNudge',
      others: [
        [1, 'buyer r3c1'],
        [2, 'buyer v3r2'],
      ],
      spot: 'place-h3v3',
    },
    {
      say: 'first.stall',
      expect: ['buyer r4c2'],
      nudge: 'first.stallNudge',
      others: [
        [1, 'no buyer'],
        [2, 'no buyer'],
        [1, 'raise blessing'],
        [1, 'raise salt'],
      ],
      spot: 'place-r4c2',
    },
    { say: 'first.raise', expect: ['raise amulet'], nudge: 'first.raiseNudge', spot: 'price-amulet' },
    { say: 'first.name', expect: ['name 0'], nudge: 'first.nameNudge', spot: 'name-0' },
    { say: 'first.map', spot: 'map' },
    {
      say: 'first.sell',
      expect: ['sell ostrel'],
      nudge: 'first.sellNudge',
      others: [
        [1, 'sell tolmen'],
        [2, 'sell hasel'],
      ],
      spot: 'village-ostrel',
    },
    {
      say: 'first.sideRoad',
      expect: ['sell silverford side-road'],
      nudge: 'first.sideRoadNudge',
      others: [
        [1, 'sell lindwehr'],
        [2, 'sell brackwater'],
      ],
      spot: 'ways',
    },
    {
      say: 'first.region',
      expect: ['sell marnhold'],
      nudge: 'first.regionNudge',
      spot: 'village-marnhold',
    },
    {
      say: 'first.disc',
      expect: ['ennoble r01'],
      nudge: 'first.discNudge',
      others: [[1, 'sell ostrel']],
      spot: 'nobility',
    },
    { say: 'first.end', spot: 'standings' },
  ],
};
