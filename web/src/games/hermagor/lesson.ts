// The guided first game: two whole rounds against two others, from the market to discs for three regions.
import type { Lesson } from '$lib/board';

/**
 * With this seed salt, weapon and amulet lie side by side: just what the three villages of a noble region buy. In the
 * second round one crossing reaches all that two more regions lack.
 */
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
      others: [
        [1, 'sell ostrel'],
        [2, 'sell tolmen'],
      ],
      spot: 'nobility',
    },
    { say: 'first.second', spot: 'round' },
    {
      say: 'first.plan',
      expect: ['buyer h3v1'],
      nudge: 'first.planNudge',
      others: [
        [1, 'buyer r3c2'],
        [2, 'buyer r4c4'],
      ],
      spot: 'place-h3v1',
    },
    {
      say: 'first.contest',
      expect: ['buyer v1r3'],
      nudge: 'first.contestNudge',
      others: [
        [1, 'buyer r2c3'],
        [2, 'buyer r3c4'],
      ],
      spot: 'place-v1r3',
    },
    {
      say: 'first.earn',
      expect: ['buyer h3c1'],
      nudge: 'first.earnNudge',
      others: [
        [1, 'buyer v2r2'],
        [2, 'buyer r4c3'],
      ],
      spot: 'place-h3c1',
    },
    {
      say: 'first.deal',
      expect: ['buyer r2c4'],
      nudge: 'first.dealNudge',
      others: [
        [1, 'no buyer'],
        [2, 'no buyer'],
        [1, 'raise amulet'],
      ],
      spot: 'place-r2c4',
    },
    {
      say: 'first.rise',
      expect: ['raise book'],
      nudge: 'first.riseNudge',
      others: [[2, 'raise corn']],
      spot: 'price-book',
    },
    {
      say: 'first.riseEgg',
      expect: ['raise dragon-egg'],
      nudge: 'first.riseNudge',
      others: [
        [2, 'name 2'],
        [2, 'sell wolkenau'],
      ],
      spot: 'price-dragon-egg',
    },
    {
      say: 'first.vissel',
      expect: ['sell vissel'],
      nudge: 'first.visselNudge',
      others: [
        [1, 'sell silverford'],
        [2, 'sell perrin'],
      ],
      spot: 'village-vissel',
    },
    {
      say: 'first.drachenfurt',
      expect: ['sell drachenfurt'],
      nudge: 'first.drachenfurtNudge',
      spot: 'village-drachenfurt',
    },
    {
      say: 'first.library',
      expect: ['build library r06'],
      nudge: 'first.libraryNudge',
      others: [
        [1, 'sell quernby'],
        [2, 'sell salisto'],
      ],
      spot: 'prices',
    },
    {
      say: 'first.elderby',
      expect: ['sell elderby'],
      nudge: 'first.elderbyNudge',
      others: [
        [1, 'sell grimsted'],
        [2, 'sell quernby'],
      ],
      spot: 'village-elderby',
    },
    {
      say: 'first.corvane',
      expect: ['sell corvane'],
      nudge: 'first.corvaneNudge',
      spot: 'village-corvane',
    },
    {
      say: 'first.row',
      expect: ['build corn-field r05', 'build weapon-smith r05', 'build cemetery r05'],
      nudge: 'first.rowNudge',
      spot: 'prices',
    },
    { say: 'first.count', spot: 'standings' },
    { say: 'first.end', spot: 'round' },
  ],
};
