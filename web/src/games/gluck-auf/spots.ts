// Names of places: where a move was made, and where points lie.
import type { Told } from '$lib/board';
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

export function spotsOf({ seat, move }: Told<Move>): string[] {
  switch (move.kind) {
    case 'place':
    case 'place-tile':
    case 'place-order':
      return [`space-${move.space}`];
    case 'draft':
    case 'keep':
    case 'fill':
    case 'fill-with':
      return [`orders-${seat}`];
    case 'buy':
    case 'cart':
    case 'cart-none':
      return [`pit-${seat}`];
    case 'ride':
      return [`level-${seat}-${move.stop}`];
    case 'load':
      return [`cage-${seat}`];
    case 'unload':
      return [`store-${seat}`];
    default:
      return [];
  }
}

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
