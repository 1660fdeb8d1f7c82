// Names of places: where a move was made, and where points lie.
import { spotsBy } from '$lib/spots';
import type { Move } from './moves';

export const scoredAt = {
  'score.orders': 'delivered',
  'score.shift1': 'clock',
  'score.shift2': 'clock',
  'score.shift3': 'clock',
  'score.marks': 'marks',
  'score.cubes': 'pit',
  'score.outstanding': 'orders',
  'score.balance': 'pit',
};

export const spotsOf = spotsBy<Move>({
  place: 'space-{space}',
  'place-tile': 'space-{space}',
  'place-order': 'space-{space}',
  draft: 'orders-{seat}',
  keep: 'orders-{seat}',
  fill: 'orders-{seat}',
  'fill-with': 'orders-{seat}',
  buy: 'pit-{seat}',
  cart: 'pit-{seat}',
  'cart-none': 'pit-{seat}',
  ride: 'level-{seat}-{stop}',
  load: 'cage-{seat}',
  unload: 'store-{seat}',
});

const spaces = (names: readonly string[], clause: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`space-${name}`, clause]));

/** The clause behind a place. */
export const explainedBy = {
  ...spaces(['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8'], 'G3.1'),
  ...spaces(['m10', 'm8', 'm6', 'm4'], 'G4.1'),
  ...spaces(['wheelbarrow', 'horse-cart', 'truck', 'locomotive'], 'G5.1'),
  ...spaces(['o1', 'o2', 'o3', 'o4'], 'G7.1'),
  'space-f-draw': 'G3.2',
  'space-o-draw': 'G7.2',
  'space-bank': 'G2.4',
  'space-money': 'G6.1', // -6 to -3
  clock: 'G8.1',
  level: 'G4.2',
  cage: 'G4.3',
  store: 'G4.5',
  orders: 'G4.4',
  marks: 'G10.1',
  stock: 'G0.4',
  mine: 'G0.5',
};
