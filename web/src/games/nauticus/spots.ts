// Names of places: where a move was made, and where points lie.
import type { Told } from '$lib/board';
import type { Move } from './moves';

export const scoredAt = {
  'score.start': 'seat',
  'score.bonuses': 'wheel',
  'score.rewards': 'yard',
  'score.crowns': 'passes',
  'score.passTiles': 'passes',
  'score.delivered': 'delivered',
  'score.ships': 'yard',
  'score.taler': 'holdings',
};

export function spotsOf({ seat, move }: Told<Move>): string[] {
  switch (move.kind) {
    case 'deal':
    case 'choose':
      return [`space-${move.space}`];
    case 'buy':
    case 'lay':
      return [move.to === 'warehouse' ? `warehouse-${seat}` : `yard-${seat}`];
    case 'bonus':
    case 'free':
    case 'goods':
      return [`warehouse-${seat}`];
    case 'deliver':
      return [`delivered-${seat}`];
    case 'extra':
      return [`extra-${seat}`];
    case 'pass':
      return [`passes-${seat}`];
    case 'money':
    case 'crowns':
    case 'reward':
      return [`holdings-${seat}`];
    default:
      return [];
  }
}

/** The clause behind a place. */
export const explainedBy = {
  space: 'N0.3',
  wheel: 'N0.5',
  stock: 'N4.3',
  warehouse: 'N0.6',
  yard: 'N5.2',
  holdings: 'N4.1',
  passes: 'N2.5',
  extra: 'N8.1',
  delivered: 'N9.1',
  reward: 'N5.4',
};
